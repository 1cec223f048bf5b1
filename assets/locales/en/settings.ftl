# Settings, the player's data and the statistics.

## Settings
settings-title = Settings
settings-volume = Volume: { $volume }
settings-quieter = Quieter
settings-louder = Louder
settings-motion-system = Motion: as the system
settings-motion-full = Motion: full
settings-motion-reduced = Motion: reduced
settings-theme-system = Theme: as the system
settings-theme-light = Theme: light
settings-theme-dark = Theme: dark
settings-theme-contrast = Theme: high contrast
settings-language = Language: { $name }
settings-hints-on = Hints: on
settings-hints-off = Hints: off
settings-done = Done

## The player's data
settings-data = Your data
data-export = Export as a code
data-import = Import a code
data-erase = Erase everything
data-export-text = Everything the game keeps, as one code. Keep it somewhere safe.
data-copy = Copy
data-copied = Copied
data-not-copied = Could not copy. Select the code by hand.
data-saved = Saved as { $file }
data-import-text = Copy your code first, then paste it here.
data-paste = Paste
data-import-question = This replaces everything the game keeps here.
data-import-yes = Replace
data-import-wrong = This code is damaged. Nothing was changed.
data-import-none = There is no code to paste.
data-imported = Your data is here.
data-erase-question = Erase all results, settings and the match in progress?
data-erase-yes = Erase
data-erased = Everything was erased.
data-keep = Keep everything
data-close = Close

## Statistics
statistics-title = Statistics
statistics-played = Played: { $count }
statistics-cleared = Cleared: { $count }
statistics-streak = Streak: { $count }
statistics-best = Best: { $turns }
statistics-turns = Turns per cleared match
statistics-none = No match finished yet.
