# What the page says before the game runs, or when it cannot. Plain `key = value` lines only, no markup.
page-canvas = Stacked, the game. Its state is also kept as text further down the page.
page-mirror = The game as text
page-loading = Loading…
page-progress = Loading the game
page-reload = Reload
page-details = Details

page-webgl-title = This browser cannot draw the game
page-webgl-text = Stacked needs WebGL 2. Turn on hardware acceleration, or try a newer browser.
page-download-title = The download was cut off
page-download-text = Check the connection, then reload. A match in progress is still saved.
page-context-title = The graphics were interrupted
page-context-text = Tap to reload. Your match is saved.
page-panic-title = Something went wrong
page-panic-text = That is a fault in the game. Reload to go on: your match is saved.
page-start-title = The game did not start
page-start-text = Reload to try again. If that does not help, try a newer browser.

page-update = A new version is ready.
page-update-take = Load it
page-update-later = Later
page-offline = You are offline. The game plays all the same.
