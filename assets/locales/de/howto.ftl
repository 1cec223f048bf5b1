# Die erste Partie, Schritt für Schritt.

howto-title = So geht’s
howto-skip = Überspringen
howto-pick = Blockiere das Brett: Fülle es, bis sich nichts mehr schieben lässt. Wähle die { $value }.
howto-place = Lege sie auf das markierte Feld: Zeile { $row }, Spalte { $column }.
howto-watch = Jetzt antwortet der Gegner: Er schiebt das ganze Brett und vereint gleiche Kacheln.
howto-cooling = Eine benutzte Kachel macht Pause; ihr Ring zählt die Züge. Wähle jetzt die { $value }.
howto-last = Noch eine Kachel, und nichts lässt sich mehr schieben. Wähle die { $value }.
howto-done = { $turns ->
    [one] In { $turns } Zug blockiert. Je weniger Züge, desto besser.
   *[other] In { $turns } Zügen blockiert. Je weniger Züge, desto besser.
}
howto-elsewhere = Nicht dort: Die { $value } gehört in Zeile { $row }, Spalte { $column }.
howto-tiers = Stufe wählen
howto-repeat = Noch einmal
