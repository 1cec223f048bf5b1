# Les mots du jeu en français, avec des espaces insécables devant la ponctuation double. Ceux de la page avant le jeu sont dans page.ftl.

## Le nom : seulement ici. Tout le reste vient de ces deux lignes.
title_brand = Stacked
title_suffix = 2048 à l’envers
document-title = { title_brand } — { title_suffix }

## Langues
language-name = Français

## Titre
title-enter = Appuyez sur Entrée
title-tap = Touchez pour continuer
title-play = Jouer
title-continue = Reprendre : { $tier }, tour { $turn }

## Niveaux. Les noms courts tiennent dans une case du HUD.
tiers-title = Choisissez un niveau
tiers-back = Retour
tiers-hint-keys = Flèches ou 1 2 3, puis Entrée
tiers-hint-touch = Touchez un niveau
tier-beginner = Débutant
tier-beginner-short = Débutant
tier-beginner-flavour = Joue à vue. Idéal pour commencer.
tier-intermediate = Intermédiaire
tier-intermediate-short = Moyen
tier-intermediate-flavour = Voit trois coups à l’avance.
tier-expert = Expert
tier-expert-short = Expert
tier-expert-flavour = Voit quatre coups à l’avance. Peu de 8.
tier-cooldowns = 4 tous les { $four } tours, 8 tous les { $eight }
tier-best = { $turns ->
    [one] Record : { $turns } tour
   *[other] Record : { $turns } tours
}
tier-uncleared = Pas encore réussi

## Prêt
ready = Préparez-vous

## HUD : chaque mot et chaque valeur a une case d’environ 56 px de large.
hud-turn = TOUR
hud-best = RECORD
hud-tier = NIVEAU
hud-highest = MAXI
hud-fill = PLEIN
hud-percent = { $fill } %
number = { $value }
hud-none = —

## Réserve
rack-title = VOTRE RÉSERVE

## État et conseils
status-your-turn = À vous
status-thinking = L’adversaire pense…
status-sliding = L’adversaire joue
status-queued = Tuile en attente
hint-keys = Clic ou flèches et Espace ; 1 2 3
hint-touch = Prenez une tuile, touchez une case.

## Pause
pause-open = Pause
pause-title = En pause
pause-resume = Reprendre
pause-restart = Recommencer
pause-quit = Quitter
pause-sound-on = Son : activé
pause-sound-off = Son : coupé
controls-title = Commandes
controls-place = Flèches et Espace : poser une tuile
controls-pick = 1 2 3 : prendre une tuile
controls-pause = Échap : pause et reprise
controls-restart = R : recommencer
controls-sound = M : activer ou couper le son
controls-fullscreen = F : plein écran
controls-quit = Q : retour aux niveaux
controls-touch-pick = Touchez la réserve : prendre une tuile
controls-touch-place = Touchez une case libre : poser la tuile
controls-touch-drag = Glissez vers une case : les deux à la fois
restart-question = Recommencer cette partie ?
restart-yes = Recommencer
restart-no = Continuer

## Bilan
summary-choke = Bloqué !
summary-turns = { $turns ->
    [one] Bloqué en { $turns } tour
   *[other] Bloqué en { $turns } tours
}
summary-new-best = Nouveau record !
summary-highest = Plus grande tuile : { $value }
summary-placed = Ce que vous avez posé
summary-share = { $value } : { $share } %
summary-next = Niveau suivant
summary-retry = Rejouer
summary-tiers = Choix du niveau

## Bannières et avis
milestone-2048 = 2048 ! La partie continue.
storage-session = Les scores ne sont gardés que pour cette session
notice-save-unreadable = La partie enregistrée était illisible ; elle a été mise de côté.
notice-link-unknown = Paramètre du lien non reconnu : { $what }
notice-tuning-ignored = Fichier de réglages ignoré : { $what }

## Miroir : ce qu’entend l’utilisateur d’un lecteur d’écran
mirror-board = Grille
mirror-rack = Votre réserve
mirror-row = Ligne
mirror-column = Colonne
mirror-empty = libre
mirror-place = Poser ici
mirror-actions = Actions
mirror-slot-ready = { $value }, disponible
mirror-slot-cooling = { $turns ->
    [one] { $value }, disponible dans { $turns } tour
   *[other] { $value }, disponible dans { $turns } tours
}

## Événements, en phrases
direction-up = le haut
direction-down = le bas
direction-left = la gauche
direction-right = la droite
event-started = Nouvelle partie : { $tier }.
event-continued = Partie reprise : { $tier }, tour { $turn }.
event-placed = { $value } posé en ligne { $row }, colonne { $column }.
event-slid = { $merges ->
    [0] L’adversaire glisse vers { $direction }.
    [one] L’adversaire glisse vers { $direction } et fusionne { $merges } paire.
   *[other] L’adversaire glisse vers { $direction } et fusionne { $merges } paires.
}
event-choke = { $turns ->
    [one] La grille est bloquée en { $turns } tour.
   *[other] La grille est bloquée en { $turns } tours.
}
event-taken = La ligne { $row }, colonne { $column } est occupée.
event-cooling = { $turns ->
    [one] Le { $value } revient dans { $turns } tour.
   *[other] Le { $value } revient dans { $turns } tours.
}
event-queued = Le { $value } attend pour la ligne { $row }, colonne { $column }.
event-dropped = La tuile en attente n’a plus de place : elle est abandonnée.
event-paused = En pause.
event-resumed = La partie reprend.
