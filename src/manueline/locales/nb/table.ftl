# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = Veggene flislegges og gir poeng …
turn-bonuses = De siste poengene telles …
turn-skip = Klikk eller trykk en tast for å hoppe over.
turn-watching = Du ser på dette spillet.
turn-choose-space = Velg et felt til fargen { colour } på rad { $row }.

## What a scoring tablet brings, in very few letters

worth-rows = +3
worth-variety = +4
worth-columns = +7
worth-ring = +1
worth-diagonals = +10
worth-corners = +3·8
worth-wilds = +2
worth-specials = −3

## Who is there

invite-title = { $names } inviterer deg til { $game }
share-local = Denne adressen virker bare på denne datamaskinen. For å spille med andre enheter starter du serveren med { $option } og åpner siden med navnet eller adressen til denne datamaskinen.
curtain-holds = Bare for { $name } nå

## The end

result-way = Neste gang går det bedre: se hvor poengene kom fra, eller prøv igjen.
result-easier = Spill mot { $level }
result-early = Spillet tok slutt før noen fikk poeng.
