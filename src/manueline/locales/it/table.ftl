# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = Si riempiono e si valutano le pareti…
turn-bonuses = Si contano gli ultimi punti…
turn-skip = Fai clic o premi un tasto per saltare.
turn-watching = Stai guardando questa partita.
turn-choose-space = Scegli una casella per il colore { colour } nella riga { $row }.

## What a scoring tablet brings, in very few letters

worth-rows = +3
worth-variety = +4
worth-columns = +7
worth-ring = +1
worth-diagonals = +10
worth-corners = +3·8
worth-wilds = +2
worth-specials = −3
