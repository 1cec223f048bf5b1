# The guided first match.

howto-title = How to play
howto-skip = Skip
howto-pick = Choke the board: fill it so that nothing can slide. Pick the { $value }.
howto-place = Place it on the marked cell: row { $row }, column { $column }.
howto-watch = Now the Slider answers: it slides the whole board and merges equal tiles.
howto-cooling = A used tile cools down; its ring counts the turns. Now pick the { $value }.
howto-last = One more tile and nothing can slide. Pick the { $value }.
howto-done = { $turns ->
    [one] Choked in { $turns } turn. The fewer turns, the better.
   *[other] Choked in { $turns } turns. The fewer turns, the better.
}
howto-elsewhere = Not there: the { $value } goes to row { $row }, column { $column }.
howto-tiers = Choose a tier
howto-repeat = Once more
