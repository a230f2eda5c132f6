# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = The walls are tiled and scored…
turn-bonuses = The last points are counted…
turn-skip = Click or press any key to skip.
turn-watching = You are watching this game.
turn-choose-space = Choose a space for { colour } in row { $row }.

## Who is there

invite-title = { $names } invites you to { $game }
share-local = This address works on this computer only. To play with other devices, start the server with { $option } and open the page by this computer’s name or address.
curtain-holds = Only for { $name } now

## The end

result-way = Close the gap next time: look at where the points went, or try again.
result-easier = Play against { $level }
result-early = The game ended before anybody scored.
