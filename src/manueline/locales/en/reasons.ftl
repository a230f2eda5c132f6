# Why a move is good or bad, for hints and reviews. What messages are given: `Kind` in
# `src/manueline/analysis/reasoning.py`. `$tablet` is the name of a scoring tablet's side.

reason-line = Completes line { $line } for { points }.
reason-line-waits = Completes line { $line }, which still needs a { colour } or wild space in the dome.
reason-line-dropped = { $count ->
    [one] Line { $line } has no space left on the wall: { $count } tile will fall to the floor line.
   *[other] Line { $line } has no space left on the wall: { $count } tiles will fall to the floor line.
}
reason-line-breaks = { $count ->
    [one] Line { $line } has no space in its full row of plates: { $count } tile will break.
   *[other] Line { $line } has no space in its full row of plates: { $count } tiles will break.
}
reason-line-started = Line { $line } is under way: { $missing } missing, { $left } of this colour left.
reason-line-stuck = Line { $line } cannot be completed with tiles this round: { $missing } missing, { $left } left.
reason-line-planned = The expected moves complete line { $line } this round for { points }.
reason-placed = Scores { points } in row { $row }, column { $column }.
reason-row = Fills row { $row } of the wall: { points } at the end.
reason-column = Fills column { $column }: { points } at the end.
reason-colour = Completes { colour } on the wall: { points } at the end.
reason-column-near = Column { $column } then lacks only one tile ({ points } when full).
reason-colour-near = On the wall { colour } then lacks only one tile ({ points } when complete).
reason-game-ends = Ends the game with this round, { points } ahead as things stand.
reason-floor = { $count ->
    [one] { $count } tile falls to the floor line and costs { points }.
   *[other] { $count } tiles fall to the floor line and cost { points }.
}
reason-floor-free = { $count ->
    [one] { $count } tile falls to the floor line, as things stand at no cost.
   *[other] { $count } tiles fall to the floor line, as things stand at no cost.
}
reason-saved = The other move loses { points } by tiles that fall or break.
reason-marker = { $points ->
    [0] You start the next round, and the starting player marker costs nothing.
   *[other] The starting player marker costs { points }, but you start the next round.
}
reason-marker-last = The starting player marker costs { points }, and as things stand no round follows.
reason-denied = The next player can no longer complete line { $line } with one move ({ points }).
reason-gift = The next player can then complete line { $line } for { points }.
reason-forced = { $count ->
    [one] Whatever the next player takes, at least { $count } tile falls.
   *[other] Whatever the next player takes, at least { $count } tiles fall.
}
reason-others-lose = { $count ->
    [one] In the expected moves the others lose { $count } tile this round.
   *[other] In the expected moves the others lose { $count } tiles this round.
}
reason-heap = Leaves { tiles } in the centre, of which the next player would drop at least { $fallen }.
reason-broken = { $count ->
    [one] { $count } tile breaks and costs { points }.
   *[other] { $count } tiles break and cost { points }.
}
reason-first-tile = The first-player tile costs { points }, but you start the next round.
reason-first-tile-last = The first-player tile costs { points } and decides a tie for you.
reason-order-denies = The order keeps the next player from completing line { $line } with one move ({ points }).
reason-order-gives = In this order the next player can complete line { $line } for { points }, in another one not.
reason-order-buries = Covers { colour }, of which the next player’s line { $line } lacks { $missing }.
reason-order-offers = Leaves { colour } on top, of which the next player’s line { $line } lacks { $missing }.
reason-chip = Gains a bonus chip for later: { chip }.
reason-chip-pays = With this bonus chip you can complete line { $line } for { points }.
reason-chip-denied = With this bonus chip the opponent could complete line { $line } for { points }.
reason-line-paid = Line { $line } can then be completed with bonus chips for { points }.
reason-chips-complete = Bonus chips complete line { $line } for { points }.
reason-chips-kept = { $count ->
    [one] Keeps { $count } bonus chip for later.
   *[other] Keeps { $count } bonus chips for later.
}
reason-plate-fits = The plate has a space for the { colour } tiles of line { $line }.
reason-plate-opens = Gives the { colour } tiles of line { $line } a space.
reason-plate-special = The special tile in row { $row } will score { points } once the plate is full.
reason-plate-wild = The wild space in row { $row } takes any colour.
reason-plate-cost = Drawing from the stack costs { points }.
reason-special = Fills a special plate: { points } for the special tile in row { $row }.
reason-tablet = { points } for the tablet “{ $tablet }”, as things stand.
