# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = Flisene legges og gir poeng …
turn-bonuses = De siste poengene telles …
turn-skip = Klikk eller trykk en tast for å hoppe over.
turn-watching = Du ser på dette partiet.
turn-choose-space = Velg et felt til fargen { colour } i vegglinje { $row }.

## Who is there

invite-title = { $names } inviterer deg til { $game }
share-local = Denne adressen virker bare på denne datamaskinen. For å spille med andre enheter starter du serveren med { $option } og åpner siden med navnet eller adressen til denne datamaskinen.
curtain-holds = Bare for { $name } nå

## The ready check

ready-title = Alle er her
ready-about = Partiet begynner når alle er klare.
ready-button = Jeg er klar
ready-wait = Venter på { $names } …
seat-ready = klar
seat-unready = ikke klar ennå
waiting-leave = Gi fra meg plassen
clock-waits = { $name } har { $time }; klokken starter med det første trekket.

## The end

result-way = Neste gang går det bedre: se hvor poengene kom fra, eller prøv igjen.
result-easier = Spill mot { $level }
result-early = Spillet tok slutt før noen fikk poeng.
