# Was die Seite sagt, bevor das Spiel läuft oder wenn es nicht kann. Nur Zeilen `Schlüssel = Wert`, keine Auszeichnung.
page-canvas = Stacked, das Spiel. Sein Stand findet sich auch als Text weiter unten auf der Seite.
page-mirror = Das Spiel als Text
page-loading = Wird geladen …
page-progress = Das Spiel wird geladen
page-reload = Neu laden
page-details = Einzelheiten

page-webgl-title = Dieser Browser kann das Spiel nicht darstellen
page-webgl-text = Stacked braucht WebGL 2. Schalte die Hardwarebeschleunigung ein oder nimm einen neueren Browser.
page-download-title = Der Download wurde unterbrochen
page-download-text = Prüfe die Verbindung und lade die Seite neu. Eine laufende Partie bleibt gespeichert.
page-context-title = Die Grafik wurde unterbrochen
page-context-text = Tippe, um neu zu laden. Deine Partie ist gespeichert.
page-panic-title = Etwas ist schiefgegangen
page-panic-text = Das ist ein Fehler im Spiel. Lade neu, um weiterzuspielen: Deine Partie ist gespeichert.
page-start-title = Das Spiel ist nicht gestartet
page-start-text = Lade die Seite neu. Hilft das nicht, nimm einen neueren Browser.

page-update = Eine neue Version ist da.
page-update-take = Jetzt laden
page-update-later = Später
page-offline = Du bist offline. Spielen kannst du trotzdem.
