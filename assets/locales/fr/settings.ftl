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
data-erase = Tout effacer
data-erase-question = Effacer tous les résultats, les réglages et la partie en cours ?
data-erase-yes = Effacer
data-erased = Tout a été effacé.
data-keep = Tout garder

## Statistiques
statistics-title = Statistiques
statistics-played = Jouées : { $count }
statistics-cleared = Réussies : { $count }
statistics-streak = Série : { $count }
statistics-best = Record : { $turns }
statistics-turns = Tours par partie réussie
statistics-none = Aucune partie terminée pour l’instant.
