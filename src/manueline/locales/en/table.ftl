# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = Tiles are placed and scored…
turn-bonuses = The last points are counted…
turn-skip = Click or press any key to skip.
turn-watching = You are watching this game.
turn-choose-space = Choose a space for { colour } in row { $row }.

## Who is there

invite-title = { $names } invited you to { $game }
share-local = This address works on this computer only. To play with other devices, start the server with { $option } and open the page by this computer’s name or address.
curtain-holds = Only for { $name } now

## The ready check

ready-title = Everybody is here
ready-about = The game begins when everybody is ready.
ready-button = I am ready
ready-wait = Waiting for { $names }…
seat-ready = ready
seat-unready = not ready yet
waiting-leave = Give up my seat
clock-waits = { $name } has { $time }; the clock starts with the first move.

## The end

result-way = Close the gap next time: look at where the points went, or try again.
result-easier = Play against { $level }
result-early = The game ended before anybody scored.
