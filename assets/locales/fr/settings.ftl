# Réglages, données et statistiques.

## Réglages
settings-title = Réglages
settings-volume = Volume : { $volume }
settings-quieter = Moins fort
settings-louder = Plus fort
settings-motion-system = Animations : selon le système
settings-motion-full = Animations : complètes
settings-motion-reduced = Animations : réduites
settings-theme-system = Thème : selon le système
settings-theme-light = Thème : clair
settings-theme-dark = Thème : sombre
settings-theme-contrast = Thème : contraste élevé
settings-language = Langue : { $name }
settings-hints-on = Conseils : activés
settings-hints-off = Conseils : désactivés
settings-done = Terminé

## Les données
settings-data = Vos données
data-export = Exporter en code
data-import = Importer un code
data-erase = Tout effacer
data-export-text = Tout ce que le jeu conserve, en un seul code. Gardez-le en lieu sûr.
data-copy = Copier
data-copied = Copié
data-not-copied = Impossible de copier. Sélectionnez le code à la main.
data-saved = Enregistré sous { $file }
data-import-text = Copiez d’abord votre code, puis collez-le ici.
data-paste = Coller
data-import-question = Ceci remplace tout ce que le jeu conserve ici.
data-import-yes = Remplacer
data-import-wrong = Ce code est endommagé. Rien n’a été modifié.
data-import-none = Il n’y a aucun code à coller.
data-imported = Vos données sont là.
data-erase-question = Effacer tous les résultats, les réglages et la partie en cours ?
data-erase-yes = Effacer
data-erased = Tout a été effacé.
data-keep = Tout garder
data-close = Fermer

## Statistiques
statistics-title = Statistiques
statistics-played = Jouées : { $count }
statistics-cleared = Réussies : { $count }
statistics-streak = Série : { $count }
statistics-best = Record : { $turns }
statistics-turns = Tours par partie réussie
statistics-none = Aucune partie terminée pour l’instant.
