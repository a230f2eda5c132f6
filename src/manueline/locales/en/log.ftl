# The log, which is the screen reader's narration, too: one sentence for every event.
# Texts of tiles (`moved`, `rest`, `tiles`), plates and factories come as lists in words, or as
# `none`; yes and no as `true` and `false`. A key with `-cut` is for a loss that the stop at 0 cut
# short. `events-…` tell a run of the same events at once.

## Azul

event-azul-starter-drawn = { $name } was drawn to start.
event-azul-bag-refilled = { $tiles ->
    [one] The bag is empty: { $tiles } tile goes back into it from the lid.
   *[other] The bag is empty: { $tiles } tiles go back into it from the lid.
}
event-azul-tile-dealt = A { colour } tile for factory { $factory }.
events-azul-tile-dealt = The factories are filled.
event-azul-round-started = Round { $round } begins. { $name } moves first.
event-azul-took = { $source ->
    [0] { $name } takes { tiles } from the centre.
   *[other] { $moved ->
        [none] { $name } takes { tiles } from factory { $source }.
       *[other] { $name } takes { tiles } from factory { $source }; to the centre: { $moved }.
    }
}
event-azul-marker-taken = { $on_floor ->
    [true] The starting player marker comes with them, to the floor line.
   *[false] The starting player marker comes with them at no cost, since the floor line is full.
}
event-azul-line-filled = Line { $line } holds { $held } of { $line }.
event-azul-line-filled-full = Line { $line } is complete.
event-azul-fell-to-floor = { $to_lid ->
    [0] { tiles-fall }.
   *[other] { tiles-fall }, { $to_lid } of them into the lid.
}
tiles-fall = { $count ->
    [one] { tiles } falls to the floor line
   *[other] { tiles } fall to the floor line
}
event-azul-tile-placed = { $name } places a { colour } tile in row { $row }, column { $column }: { points } ({ runs }).
runs = { $horizontal ->
    [1] { $vertical ->
        [1] it stands alone
       *[other] { $vertical } down
    }
   *[other] { $vertical ->
        [1] { $horizontal } across
       *[other] { $horizontal } across and { $vertical } down
    }
}
event-azul-line-dropped = { $name } has no space on the wall for the { colour } tiles of line { $line }.
event-azul-floor-scored = { $name } loses { points } for the floor line ({ $tiles }).
event-azul-floor-scored-cut = { $name } loses { points } for the floor line ({ $tiles }). It costs { $cost }, but a score never drops below 0.
event-azul-round-ended = Round { $round } is over.
event-azul-game-ended = The game ends: { end-reason }.
event-azul-bonus-scored = { $points ->
    [0] { $name } has no full row, column or colour.
   *[other] { $name } adds { points }: full rows { $rows }, full columns { $columns }, complete colours { $colours }.
}

## Azul Duel

event-duel-tablet-drawn = A scoring tablet is drawn: { $tablet }.
event-duel-starter-drawn = { $name } was drawn to be the first player.
event-duel-back-shown = The stack shows the back of a { plate-type }.
event-duel-plate-revealed = A { plate } goes to the display.
events-duel-plate-revealed = To the display: { $plates }.
event-duel-bag-refilled = { $tiles ->
    [one] The bag is empty: { $tiles } tile goes back into it from the tower.
   *[other] The bag is empty: { $tiles } tiles go back into it from the tower.
}
event-duel-tile-dealt = { $factory ->
    [0] A { colour } tile for the large factory.
   *[other] A { colour } tile for factory { $factory }.
}
events-duel-tile-dealt = The factories are filled.
event-duel-round-started = Round { $round } begins. { $name } moves first.
event-duel-plate-taken = { $name } takes a { plate } from the display.
event-duel-plate-drawn = { $cost ->
    [0] { $name } draws a { plate-type } from the stack for nothing.
    [one] { $name } draws a { plate-type } from the stack for { $cost } point.
   *[other] { $name } draws a { plate-type } from the stack for { $cost } points.
}
event-duel-drawing-stopped = { $name } stops drawing.
event-duel-plate-seen = { $cells ->
    [none] { $name } looks at a drawn plate.
   *[other] { $name } sees a { plate }.
}
events-duel-plate-seen = { $plates ->
    [none] { $count ->
        [one] { $name } looks at { $count } drawn plate.
       *[other] { $name } looks at { $count } drawn plates.
    }
   *[other] { $name } sees: { $plates }.
}
event-duel-plate-kept = { $name } keeps a { plate }.
event-duel-plate-put-under = { $cells ->
    [none] { $name } puts a plate under the stack.
   *[other] { $name } puts a { plate } under the stack.
}
events-duel-plate-put-under = { $plates ->
    [none] { $count ->
        [one] { $name } puts { $count } plate under the stack.
       *[other] { $name } puts { $count } plates under the stack.
    }
   *[other] { $name } puts under the stack, from the top: { $plates }.
}
event-duel-plate-laid = { $name } lays the plate on dome space { $space }, { plate-turned }.
event-duel-took-sun = { $factory ->
    [0] { $rest ->
        [none] { $name } takes { tiles } from the sun side of the large factory.
       *[other] { $name } takes { tiles } from the sun side of the large factory; to its moon side: { $rest }.
    }
   *[other] { $rest ->
        [none] { $name } takes { tiles } from the sun side of factory { $factory }.
       *[other] { $name } takes { tiles } from the sun side of factory { $factory }; left over: { $rest }.
    }
}
event-duel-stacked = { $name } stacks a { colour } tile on the moon side of factory { $factory }.
events-duel-stacked = { $name } stacks on the moon side of factory { $factory }, bottom first: { $colours }.
event-duel-took-moon = { $name } takes { tiles } from the moon sides: { $factories }.
event-duel-first-tile-taken = { $name } also takes the first-player tile.
event-duel-line-filled = Line { $line } holds { $held } of { $line }.
event-duel-line-filled-full = Line { $line } is complete.
event-duel-tiles-broke = { $to_tower ->
    [0] { tiles-break }.
   *[other] { tiles-break }, { $to_tower } of them into the tower.
}
tiles-break = { $count ->
    [one] { tiles } breaks
   *[other] { tiles } break
}
event-duel-chip-revealed = The bonus chip of factory { $factory } is turned up: { chip }.
event-duel-chip-taken = { $name } takes the bonus chip of factory { $factory }: { chip }.
event-duel-passed = { $name } can do nothing more and passes.
event-duel-line-dropped = { $name } has no space in the dome for the { colour } tiles of line { $line }.
event-duel-completion-declined = { $name } leaves line { $line } as it is.
event-duel-chip-spent = { $name } spends a bonus chip for line { $line }: { chip }.
events-duel-chip-spent = { $count ->
    [one] { $name } completes line { $line } with { $count } bonus chip: { $chips }.
   *[other] { $name } completes line { $line } with { $count } bonus chips: { $chips }.
}
event-duel-tile-placed = { $name } places a { colour } tile in row { $row }, column { $column }: { points } ({ runs }).
event-duel-special-placed = The plate is full: { $name } gets a special tile in row { $row }, column { $column }, and { points }.
event-duel-broken-scored = { $name } loses { points } for { losses }.
event-duel-broken-scored-cut = { $name } loses { points } for { losses }. The cost is { $cost }, but a score never drops below 0.
losses = { $tiles ->
    [none] the first-player tile
   *[other] { $first_tile ->
        [true] the broken tiles ({ $tiles }) and the first-player tile
       *[false] the broken tiles ({ $tiles })
    }
}
event-duel-round-ended = Round { $round } is over.
event-duel-tablet-scored = { $name }: { points } for the tablet “{ $tablet }”.
event-duel-game-ended = The game is over.

## The table

entry-takeback = { $name } takes a move back.
entry-ending-resigned = { $name } resigns.
entry-ending-time = { $name } is out of time.
entry-ending-left = { $name } has left for good.
entry-handover = { $bot ->
    [none] { $name } is back.
   *[other] A bot plays for { $name } for now.
}
