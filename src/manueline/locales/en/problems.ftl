# Why a position cannot arise by the rules: the codes of `Problem` in `src/manueline/games`. `$colour` is
# a letter, `$chip` the name of a chip.

problem-of-seat = Player { $seat }: { $problem }
problem-tile-count = There are { $total } tiles of the colour { colour } instead of { $expected }.

## Azul

problem-marker-not-taken = The marker lies on the floor line of a player who did not take it.
problem-marker-nowhere = The player took the marker, but it lies on no floor line.
problem-marker-during-deal = While the factories are filled, the marker lies in the centre.
problem-row-colour-twice = Wall row { $row } holds a colour twice.
problem-wall-wrong-space = In wall row { $row } a tile lies on the space of another colour.
problem-line-colour-on-wall = Pattern line { $row } holds a colour that its wall row has already.
problem-row-full = Wall row { $row } is full, but the game goes on.
problem-column-colour-twice = Wall column { $column } holds a colour twice.
problem-line-still-complete = A pattern line is still complete after the tiling.
problem-floor-not-emptied = A floor line was not emptied after the tiling.
problem-starter-first = The starting player is drawn before anything else.
problem-empty-offer = There is no tile to take.
problem-not-over = There is no reason for the game to be over.
problem-offer-after-end = Tiles lie on factories or in the centre although all must be taken by now.
problem-deal-order = Factories are filled one after the other, while the centre is empty.
problem-nothing-to-deal = There is nothing left to deal.
problem-no-tiling-choice = There is no choice to make in this tiling.

## Azul Duel

problem-chip-count = There are { $total } bonus chips { $chip } instead of { $expected }.
problem-hidden-chips = More chips lie face down than are unseen.
problem-special-on-ordinary = A special tile lies on an ordinary space: row { $row }, column { $column }.
problem-tile-on-wrong-space = A tile lies where its colour may not: row { $row }, column { $column }.
problem-special-mismatch = The special tile does not match its dome plate: row { $row }, column { $column }.
problem-plate-to-lay = A plate to lay belongs to the phases return and lay.
problem-drawn-plates = Drawn plates belong to the phases of drawing.
problem-left-over-tiles = Left-over tiles belong to the phase stack.
problem-payment = A payment belongs to the phase pay.
problem-wrong-turn = The player to move is not the one whose turn it is.
problem-no-more-plates = No further plate can be drawn.
problem-unnamed-plate = A plate that a player knows is not named.
problem-no-chip-to-reveal = There is no chip to reveal.
problem-top-plate-unseen = The back of the top plate of the stack must be visible.
problem-must-pass = The player to move can do nothing more and must pass.
problem-no-first-player = Nobody is the first player.
problem-fill-order = Factories are filled one after the other.
problem-stacked-elsewhere = Left-over tiles are stacked on the factory they come from.
problem-no-return-choice = The last plate is returned without a choice.
problem-focus = In the phase { $phase } no line or factory is in question: the value must be 0.
problem-six-lines = There are six pattern lines.
problem-no-space-choice = Line { $row } has no choice of a space.
problem-not-payable = Line { $row } cannot be completed with chips.
problem-no-chip-choice = Line { $row } has no choice of chips.
problem-plates-on-dome = The number of plates on the dome cannot be right: { $plates }.
problem-tokens-left = Player tokens are left over after the plates were taken.
problem-plate-missing = A dome without a plate belongs to the set-up.
