# Die Wörter des Spiels auf Deutsch. Was die Seite vor dem Spiel sagt, steht in page.ftl.

## Der Name: nur hier. Alles andere entsteht aus diesen beiden Zeilen.
title_brand = Stacked
title_suffix = 2048 andersherum
document-title = { title_brand } — { title_suffix }

## Sprachen
language-name = Deutsch

## Titel
title-enter = Enter drücken
title-tap = Zum Weiterspielen tippen
title-play = Spielen
title-continue = Weiter: { $tier }, Zug { $turn }

## Stufen. Die kurzen Namen passen in ein Kästchen des HUD.
tiers-title = Stufe wählen
tiers-back = Zurück
tiers-hint-keys = Pfeile oder 1 2 3, dann Enter
tiers-hint-touch = Tippe auf eine Stufe
tier-beginner = Anfänger
tier-beginner-short = Anfänger
tier-beginner-flavour = Schiebt nach Augenmaß. Gut zum Start.
tier-intermediate = Fortgeschritten
tier-intermediate-short = Mittel
tier-intermediate-flavour = Denkt drei Schritte voraus.
tier-expert = Experte
tier-expert-short = Experte
tier-expert-flavour = Denkt vier Schritte voraus. Kaum 8er.
tier-cooldowns = 4 alle { $four } Züge, 8 alle { $eight } Züge
tier-best = { $turns ->
    [one] Rekord: { $turns } Zug
   *[other] Rekord: { $turns } Züge
}
tier-uncleared = Noch nicht geschafft

## Bereit
ready = Gleich geht’s los

## HUD: Jedes Wort und jeder Wert hat ein Kästchen von etwa 56 px Breite.
hud-turn = ZUG
hud-best = REKORD
hud-tier = STUFE
hud-highest = GRÖSSTE
hud-fill = VOLL
hud-percent = { $fill } %
number = { $value }
hud-none = —

## Vorrat
rack-title = DEIN VORRAT

## Stand und Hinweise
status-your-turn = Du bist dran
status-thinking = Gegner überlegt …
status-sliding = Gegner schiebt
status-queued = Kachel wartet
hint-keys = Klick oder Pfeile + Leertaste; 1 2 3
hint-touch = Kachel wählen, dann Feld antippen

## Pause
pause-open = Pause
pause-title = Pause
pause-resume = Weiter
pause-restart = Neu starten
pause-quit = Beenden
pause-sound-on = Ton: an
pause-sound-off = Ton: aus
controls-title = Steuerung
controls-place = Pfeile und Leertaste: Kachel legen
controls-pick = 1 2 3: Kachel wählen
controls-pause = Esc: Pause und weiter
controls-restart = R: neu starten
controls-sound = M: Ton an oder aus
controls-fullscreen = F: Vollbild
controls-quit = Q: zurück zu den Stufen
controls-touch-pick = Auf den Vorrat tippen: Kachel wählen
controls-touch-place = Auf ein freies Feld tippen: legen
controls-touch-drag = Kachel aufs Feld ziehen: beides zugleich
restart-question = Diese Partie neu starten?
restart-yes = Neu starten
restart-no = Weiterspielen

## Ergebnis
summary-choke = Blockiert!
summary-turns = { $turns ->
    [one] In { $turns } Zug blockiert
   *[other] In { $turns } Zügen blockiert
}
summary-new-best = Neuer Rekord!
summary-highest = Größte Kachel: { $value }
summary-placed = Was du gelegt hast
summary-share = { $value }: { $share } %
summary-next = Nächste Stufe
summary-retry = Noch einmal
summary-tiers = Stufe wählen

## Banner und Hinweise
milestone-2048 = 2048! Die Partie geht weiter.
storage-session = Ergebnisse bleiben nur für diese Sitzung gespeichert
notice-save-unreadable = Die gespeicherte Partie war nicht lesbar und wurde beiseitegelegt.
notice-link-unknown = Unbekannte Angabe im Link: { $what }
notice-tuning-ignored = Einstellungsdatei nicht beachtet: { $what }

## Spiegel: was ein Screenreader vorliest
mirror-board = Brett
mirror-rack = Dein Vorrat
mirror-row = Zeile
mirror-column = Spalte
mirror-empty = frei
mirror-place = Hier ablegen
mirror-actions = Aktionen
mirror-slot-ready = { $value }, bereit
mirror-slot-cooling = { $turns ->
    [one] { $value }, noch { $turns } Zug gesperrt
   *[other] { $value }, noch { $turns } Züge gesperrt
}

## Ereignisse, als Sätze
direction-up = oben
direction-down = unten
direction-left = links
direction-right = rechts
event-started = Neue Partie: { $tier }.
event-continued = Partie fortgesetzt: { $tier }, Zug { $turn }.
event-placed = { $value } in Zeile { $row }, Spalte { $column } gelegt.
event-slid = { $merges ->
    [0] Gegner schiebt nach { $direction }.
    [one] Gegner schiebt nach { $direction } und vereint { $merges } Paar.
   *[other] Gegner schiebt nach { $direction } und vereint { $merges } Paare.
}
event-choke = { $turns ->
    [one] Das Brett ist nach { $turns } Zug blockiert.
   *[other] Das Brett ist nach { $turns } Zügen blockiert.
}
event-taken = Zeile { $row }, Spalte { $column } ist belegt.
event-cooling = { $turns ->
    [one] Die { $value } ist noch { $turns } Zug gesperrt.
   *[other] Die { $value } ist noch { $turns } Züge gesperrt.
}
event-queued = Die { $value } wartet auf Zeile { $row }, Spalte { $column }.
event-dropped = Die wartende Kachel passt nicht mehr und wurde verworfen.
event-paused = Pause.
event-resumed = Weiter geht’s.
