# Die Karte zum Teilen und die Wiederholung, die ihr Link öffnet.

## Die Karte
share-open = Ergebnis teilen
share-title = Deine Karte
card-hook = { $turns ->
    [one] Ich habe den Gegner „{ $tier }“ in { $turns } Zug blockiert.
   *[other] Ich habe den Gegner „{ $tier }“ in { $turns } Zügen blockiert.
}
card-call = Schaffst du es schneller? { $address }
share-copy = Kopieren
share-copied = Kopiert
share-not-copied = Kopieren nicht möglich. Markiere den Text und kopiere ihn von Hand.
share-send = Teilen
share-close = Schließen
