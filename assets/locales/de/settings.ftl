# Einstellungen, eigene Daten und Statistik.

## Einstellungen
settings-title = Einstellungen
settings-volume = Lautstärke: { $volume }
settings-quieter = Leiser
settings-louder = Lauter
settings-motion-system = Bewegung: wie im System
settings-motion-full = Bewegung: voll
settings-motion-reduced = Bewegung: reduziert
settings-theme-system = Design: wie im System
settings-theme-light = Design: hell
settings-theme-dark = Design: dunkel
settings-theme-contrast = Design: hoher Kontrast
settings-language = Sprache: { $name }
settings-hints-on = Tipps: an
settings-hints-off = Tipps: aus
settings-done = Fertig

## Eigene Daten
data-erase = Alles löschen
data-erase-question = Alle Ergebnisse, Einstellungen und die laufende Partie löschen?
data-erase-yes = Löschen
data-erased = Alles wurde gelöscht.
data-keep = Alles behalten

## Statistik
statistics-title = Statistik
statistics-played = Gespielt: { $count }
statistics-cleared = Geschafft: { $count }
statistics-streak = Serie: { $count }
statistics-best = Rekord: { $turns }
statistics-turns = Züge je geschaffter Partie
statistics-none = Noch keine Partie beendet.
