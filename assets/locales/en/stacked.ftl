# The words of the game in English. What the page shows before the game runs is in page.ftl.

## The name: its one place. Everything else is made from these two.
title_brand = Stacked
title_suffix = 2048 turned round
document-title = { title_brand } — { title_suffix }

## Languages
language-name = English

## Title
title-enter = Press Enter
title-tap = Tap to continue
title-play = Play
title-continue = Continue: { $tier }, turn { $turn }

## Tiers. The short names fit a box of the HUD.
tiers-title = Choose a tier
tiers-back = Back
tiers-hint-keys = Arrows or 1 2 3, then Enter
tiers-hint-touch = Tap a tier
tier-beginner = Beginner
tier-beginner-short = Beginner
tier-beginner-flavour = Slides by eye. A fair first opponent.
tier-intermediate = Intermediate
tier-intermediate-short = Mid
tier-intermediate-flavour = Thinks three steps ahead.
tier-expert = Expert
tier-expert-short = Expert
tier-expert-flavour = Thinks four steps ahead. Your 8s are rare.
tier-cooldowns = 4 every { $four } turns, 8 every { $eight } turns
tier-best = { $turns ->
    [one] Best: { $turns } turn
   *[other] Best: { $turns } turns
}
tier-uncleared = Not cleared yet

## Ready
ready = Get ready

## HUD: each label and value has a box about 56 px wide.
hud-turn = TURN
hud-best = BEST
hud-tier = TIER
hud-highest = HIGHEST
hud-fill = FILL
hud-percent = { $fill }%
number = { $value }
hud-none = —

## Rack
rack-title = YOUR RACK

## Status and hints
status-your-turn = Your turn
status-thinking = Slider is thinking…
status-sliding = Slider slides
status-queued = Your tile is waiting
hint-keys = Click, or arrows and Space; 1 2 3 pick
hint-touch = Pick a tile, then tap an empty cell.

## Pause
pause-open = Pause
pause-title = Paused
pause-resume = Resume
pause-restart = Restart
pause-quit = Quit
pause-sound-on = Sound: on
pause-sound-off = Sound: off
controls-title = Controls
controls-place = Arrows and Space: place a tile
controls-pick = 1 2 3: pick a tile
controls-pause = Esc: pause and resume
controls-restart = R: restart
controls-sound = M: sound on or off
controls-fullscreen = F: full screen
controls-quit = Q: quit to the tiers
controls-touch-pick = Tap a rack slot: pick a tile
controls-touch-place = Tap an empty cell: place it
controls-touch-drag = Drag a slot to a cell: both at once
restart-question = Restart this match?
restart-yes = Restart
restart-no = Keep playing

## Summary
summary-choke = Choked!
summary-turns = { $turns ->
    [one] Choked in { $turns } turn
   *[other] Choked in { $turns } turns
}
summary-new-best = New best!
summary-highest = Highest tile: { $value }
summary-placed = How you placed
summary-share = { $value }: { $share }%
summary-next = Next tier
summary-retry = Retry
summary-tiers = Tier select

## Banners and notices
milestone-2048 = 2048! The match goes on.
storage-session = Scores are kept for this session only
notice-save-unreadable = The saved match could not be read and was set aside.
notice-link-unknown = Link parameter not understood: { $what }
notice-tuning-ignored = Tuning file ignored: { $what }

## Mirror: what a screen reader is told
mirror-board = Board
mirror-rack = Your rack
mirror-row = Row
mirror-column = Column
mirror-empty = empty
mirror-place = Place here
mirror-actions = Actions
mirror-slot-ready = { $value }, ready
mirror-slot-cooling = { $turns ->
    [one] { $value }, cooling for { $turns } turn
   *[other] { $value }, cooling for { $turns } turns
}

## Events, as sentences
direction-up = up
direction-down = down
direction-left = left
direction-right = right
event-started = New match: { $tier }.
event-continued = Match continued: { $tier }, turn { $turn }.
event-placed = Placed { $value } in row { $row }, column { $column }.
event-slid = { $merges ->
    [0] Slider slid { $direction }.
   *[other] Slider slid { $direction }, merged { $merges }.
}
event-choke = { $turns ->
    [one] The board is choked after { $turns } turn.
   *[other] The board is choked after { $turns } turns.
}
event-taken = Row { $row }, column { $column } is taken.
event-cooling = { $turns ->
    [one] { $value } is cooling for { $turns } turn.
   *[other] { $value } is cooling for { $turns } turns.
}
event-queued = { $value } is waiting for row { $row }, column { $column }.
event-dropped = The waiting tile was dropped: it no longer fits.
event-paused = Paused.
event-resumed = Resumed.
