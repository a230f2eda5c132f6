# The words of both games: tiles, places, prompts, moves, scores.
# `$colour` is a letter (B Y R K W T), `$type` a plate's type (s w), `$chip` a chip's name.

## Tiles

colour = { $colour ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
    [W] white
   *[T] turquoise
}
tiles = { $count ->
    [one] { $count } { colour } tile
   *[other] { $count } { colour } tiles
}
heap = { $count } { colour }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-special = special tile
tile-marker = starting player marker
tile-first = first-player tile

## Places

place-factory = Factory { $factory }
place-factory-azul = Factory { $factory }
place-large = Large factory
place-centre = Centre
place-sun = Sun side
place-moon = Moon side
cell-wild = wild space

## Dome plates and bonus chips

plate-type = { $type ->
    [s] special plate
   *[w] wild plate
}
plate = { plate-type } ({ $cells })
plate-turned = { $turns ->
    [0] not turned
    [1] turned by 90°
    [2] turned by 180°
   *[3] turned by 270°
}
chip = { $chip ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
    [T] turquoise
    [BR] blue or red
    [RT] red or turquoise
    [TY] turquoise or yellow
    [YK] yellow or black
   *[KB] black or blue
}

## Scoring tablets

tablet-rows = Rows
tablet-rows-about = 3 points for every full row of the dome
tablet-variety = Variety
tablet-variety-about = 4 points for every row with at least five different colours; a special tile counts as a colour of its own
tablet-columns = Columns
tablet-columns-about = 7 points for every full column of the dome
tablet-ring = Ring
tablet-ring-about = 1 point for every tile on the outer ring of 20 spaces
tablet-diagonals = Diagonals
tablet-diagonals-about = 10 points for each of the two diagonals that is full
tablet-corners = Corners
tablet-corners-about = For every full corner plate: 3 points at the top, 8 at the bottom
tablet-wilds = Wild spaces
tablet-wilds-about = 2 points for every wild space of your dome, if all of them are filled; otherwise nothing
tablet-specials = Special spaces
tablet-specials-about = Minus 3 points for every empty special space
tablets-now = Now: { $scores }

## What to do now

prompt-azul-seat = Who starts is being drawn.
prompt-azul-deal = The factories are being filled.
prompt-azul-offer = Choose tiles of one colour from a factory or from the centre.
prompt-azul-offer-line = Choose a pattern line, or the floor line.
prompt-azul-tiling = Line { $line } is complete: choose a space in its row of the wall.
prompt-azul-over = The game is over.
prompt-duel-tablets = The scoring tablets are being drawn.
prompt-duel-display = The dome plates are being turned up.
prompt-duel-fill = The factories are being filled.
prompt-duel-seat = The first player is being drawn.
prompt-duel-reveal = A bonus chip is being turned up.
prompt-duel-back = The next back of the stack is being shown.
prompt-duel-look = The player is looking at the drawn plates.
prompt-duel-setup = Choose your first dome plate.
prompt-duel-acquire = Choose tiles, a bonus chip or a dome plate.
prompt-duel-acquire-line = Choose a pattern line, or the broken tiles.
prompt-duel-stack = Order the left-over tiles, bottom first.
prompt-duel-draw = Draw another plate, or stop drawing?
prompt-duel-keep = Choose the plate that you keep.
prompt-duel-return = Put the others under the stack; the first that you choose lies highest.
prompt-duel-lay = Place the dome plate, turned as you like.
prompt-duel-complete = Complete line { $line } with bonus chips?
prompt-duel-pay = Line { $line }: choose a bonus chip to spend.
prompt-duel-place = Line { $line } is complete: choose a space in its row of the dome.
prompt-duel-over = The game is over.

## Moves, for hints and buttons

move-azul-take = { $source ->
    [0] All { colour } tiles from the centre { move-azul-target }
   *[other] All { colour } tiles from factory { $source } { move-azul-target }
}
move-azul-target = { $line ->
    [6] to the floor line
   *[other] to line { $line }
}
move-azul-place = Line { $row } to column { $column }
move-duel-take-sun = { $factory ->
    [0] All { colour } tiles from the large factory { move-duel-target }
   *[other] All { colour } tiles from factory { $factory } { move-duel-target }
}
move-duel-take-moon = All { colour } tiles on top of the moon sides { move-duel-target }
move-duel-target = { $line ->
    [7] to the broken tiles
   *[other] to line { $line }
}
move-duel-take-chip = The bonus chip of factory { $factory }
move-duel-take-plate = Take the { plate }
move-duel-draw-plate = Draw a plate from the stack
move-duel-stop-drawing = Stop drawing
move-duel-keep-plate = Keep the { plate }
move-duel-put-under = Put the { plate } under the stack
move-duel-lay-plate = Dome space { $space }, { plate-turned }
move-duel-stack-tile = Next on the stack: { colour }
move-duel-complete = Complete the line with bonus chips
move-duel-decline = Leave the line as it is
move-duel-pay-chip = Spend a chip: { chip }
move-duel-place = Line { $row } to column { $column }

## Where points come from

part-start = Start
part-tiles = Tiles
part-floor = Floor line
part-rows = Full rows
part-columns = Full columns
part-colours = Complete colours
part-specials = Special tiles
part-broken = Broken tiles
part-plates = Plates drawn
part-stop = Raised to 0

## The end

end-reason = { $reason ->
    [row] a horizontal row of a wall is full
    [no-tiles] there are no tiles left to deal
    [dead-rows] no row of any wall can be completed any more
   *[last-round] the last possible round was played
}
tie-break-rows = The tie is broken by the number of full rows.
tie-break-first-player-tile = The tie is broken by the first-player tile.
tie-break-shared = Nothing breaks the tie: the victory is shared.

## What a scoring tablet brings, in very few letters

worth-rows = +3
worth-variety = +4
worth-columns = +7
worth-ring = +1
worth-diagonals = +10
worth-corners = +3·8
worth-wilds = +2
worth-specials = −3
