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
data-erase = Erase everything
data-erase-question = Erase all results, settings and the match in progress?
data-erase-yes = Erase
data-erased = Everything was erased.
data-keep = Keep everything

## Statistics
statistics-title = Statistics
statistics-played = Played: { $count }
statistics-cleared = Cleared: { $count }
statistics-streak = Streak: { $count }
statistics-best = Best: { $turns }
statistics-turns = Turns per cleared match
statistics-none = No match finished yet.
