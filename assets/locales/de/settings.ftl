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
settings-data = Deine Daten
data-export = Als Code exportieren
data-import = Code importieren
data-erase = Alles löschen
data-export-text = Alles, was das Spiel speichert, als ein Code. Bewahre ihn sicher auf.
data-copy = Kopieren
data-copied = Kopiert
data-not-copied = Kopieren nicht möglich. Markiere den Code von Hand.
data-saved = Gespeichert als { $file }
data-import-text = Kopiere zuerst deinen Code und füge ihn hier ein.
data-paste = Einfügen
data-import-question = Das ersetzt alles, was das Spiel hier gespeichert hat.
data-import-yes = Ersetzen
data-import-wrong = Dieser Code ist beschädigt. Es wurde nichts geändert.
data-import-none = Es ist kein Code zum Einfügen da.
data-imported = Deine Daten sind da.
data-erase-question = Alle Ergebnisse, Einstellungen und die laufende Partie löschen?
data-erase-yes = Löschen
data-erased = Alles wurde gelöscht.
data-keep = Alles behalten
data-close = Schließen

## Statistik
statistics-title = Statistik
statistics-played = Gespielt: { $count }
statistics-cleared = Geschafft: { $count }
statistics-streak = Serie: { $count }
statistics-best = Rekord: { $turns }
statistics-turns = Züge je geschaffter Partie
statistics-none = Noch keine Partie beendet.
