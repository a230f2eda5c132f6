# The words of both games: tiles, places, prompts, moves, scores.
# `$colour` is a letter (B Y R K W T), `$type` a plate's type (s w), `$chip` a chip's name.
# `form-…` are inflected forms that only this language needs.

## Tiles

colour = { $colour ->
    [B] blå
    [Y] gul
    [R] rød
    [K] svart
    [W] hvit
   *[T] turkis
}
form-colour-many = { $colour ->
    [B] blå
    [Y] gule
    [R] røde
    [K] svarte
    [W] hvite
   *[T] turkise
}
tiles = { $count ->
    [one] { $count } { colour } flis
   *[other] { $count } { form-colour-many } fliser
}
heap = { $count ->
    [one] { $count } { colour }
   *[other] { $count } { form-colour-many }
}
points = { $points } poeng
tile-special = spesialflis
tile-marker = startspillermarkør
tile-first = startspillerflis

## Places

place-factory = Fabrikk { $factory }
place-factory-azul = Fabrikkutstilling { $factory }
place-large = Stor fabrikk
place-centre = Markedet
place-sun = Solside
place-moon = Måneside
cell-wild = jokerfelt

## Dome plates and bonus chips

plate-type = { $type ->
    [s] spesialplate
   *[w] jokerplate
}
plate = { plate-type } ({ $cells })
plate-turned = { $turns ->
    [0] ikke dreid
    [1] dreid 90°
    [2] dreid 180°
   *[3] dreid 270°
}
chip = { $chip ->
    [B] blå
    [Y] gul
    [R] rød
    [K] svart
    [T] turkis
    [BR] blå eller rød
    [RT] rød eller turkis
    [TY] turkis eller gul
    [YK] gul eller svart
   *[KB] svart eller blå
}

## Scoring tablets

tablet-rows = Rader
tablet-rows-about = 3 poeng for hver fulle rad i kuppelen
tablet-variety = Mangfold
tablet-variety-about = 4 poeng for hver rad med minst fem ulike farger; en spesialflis teller som en egen farge
tablet-columns = Kolonner
tablet-columns-about = 7 poeng for hver fulle kolonne i kuppelen
tablet-ring = Ytterkant
tablet-ring-about = 1 poeng for hver flis på de 20 ytterste feltene
tablet-diagonals = Diagonaler
tablet-diagonals-about = 10 poeng for hver av de to diagonalene som er full
tablet-corners = Hjørner
tablet-corners-about = For hver fulle hjørneplate: 3 poeng øverst, 8 nederst
tablet-wilds = Jokerfelt
tablet-wilds-about = 2 poeng for hvert jokerfelt i kuppelen din hvis alle er fylt, ellers ingenting
tablet-specials = Spesialfelt
tablet-specials-about = Minus 3 poeng for hvert tomme spesialfelt
tablets-now = Nå: { $scores }

## What to do now

prompt-azul-seat = Det trekkes lodd om hvem som begynner.
prompt-azul-deal = Fabrikkutstillingene fylles.
prompt-azul-offer = Velg fliser i én farge fra en fabrikkutstilling eller fra markedet.
prompt-azul-offer-line = Velg en mønsterlinje eller gulvlinjen.
prompt-azul-tiling = Linje { $line } er fullført: Velg et felt på vegglinjen.
prompt-azul-over = Spillet er slutt.
prompt-duel-tablets = Poengbrikkene trekkes.
prompt-duel-display = Kuppelplatene snus.
prompt-duel-fill = Fabrikkene fylles.
prompt-duel-seat = Det trekkes lodd om hvem som er startspiller.
prompt-duel-reveal = En bonusbrikke snus.
prompt-duel-back = Neste bakside i bunken vises.
prompt-duel-look = Spilleren ser på de trukne platene.
prompt-duel-setup = Velg din første kuppelplate.
prompt-duel-acquire = Velg fliser, en bonusbrikke eller en kuppelplate.
prompt-duel-acquire-line = Velg en mønsterlinje eller plassen for knuste fliser.
prompt-duel-stack = Bestem rekkefølgen på de resterende flisene, den nederste først.
prompt-duel-draw = Vil du trekke en plate til, eller slutte å trekke?
prompt-duel-keep = Velg platen du beholder.
prompt-duel-return = Legg de andre under bunken; den du velger først, ligger øverst av dem.
prompt-duel-lay = Legg kuppelplaten, dreid som du vil.
prompt-duel-complete = Vil du fullføre linje { $line } med bonusbrikker?
prompt-duel-pay = Linje { $line }: Velg en bonusbrikke å bruke.
prompt-duel-place = Linje { $line } er fullført: Velg et felt i raden i kuppelen.
prompt-duel-over = Spillet er slutt.

## Moves, for hints and buttons

move-azul-take = { $source ->
    [0] Alle { form-colour-many } fliser fra markedet { move-azul-target }
   *[other] Alle { form-colour-many } fliser fra fabrikkutstilling { $source } { move-azul-target }
}
move-azul-target = { $line ->
    [6] til gulvlinjen
   *[other] til linje { $line }
}
move-azul-place = Linje { $row } til kolonne { $column }
move-duel-take-sun = { $factory ->
    [0] Alle { form-colour-many } fliser fra den store fabrikken { move-duel-target }
   *[other] Alle { form-colour-many } fliser fra fabrikk { $factory } { move-duel-target }
}
move-duel-take-moon = Alle { form-colour-many } fliser øverst på månesidene { move-duel-target }
move-duel-target = { $line ->
    [7] til de knuste flisene
   *[other] til linje { $line }
}
move-duel-take-chip = Bonusbrikken på fabrikk { $factory }
move-duel-take-plate = Ta { plate }
move-duel-draw-plate = Trekk en plate fra bunken
move-duel-stop-drawing = Slutt å trekke
move-duel-keep-plate = Behold { plate }
move-duel-put-under = Legg { plate } under bunken
move-duel-lay-plate = Kuppelfelt { $space }, { plate-turned }
move-duel-stack-tile = Neste på stabelen: { colour }
move-duel-complete = Fullfør linjen med bonusbrikker
move-duel-decline = La linjen være som den er
move-duel-pay-chip = Bruk en brikke: { chip }
move-duel-place = Linje { $row } til kolonne { $column }

## Where points come from

part-start = Start
part-tiles = Fliser
part-floor = Gulvlinje
part-rows = Fulle horisontale linjer
part-columns = Fulle vertikale linjer
part-colours = Komplette farger
part-specials = Spesialfliser
part-broken = Knuste fliser
part-plates = Trukne plater
part-stop = Satt til 0

## The end

end-reason = { $reason ->
    [row] en horisontal linje på en vegg er full
    [no-tiles] det er ingen fliser igjen å trekke
    [dead-rows] ingen linje på noen vegg kan fullføres lenger
   *[last-round] den siste mulige runden er spilt
}
tie-break-rows = Uavgjort: Antallet fulle horisontale linjer avgjør.
tie-break-first-player-tile = Uavgjort: Startspillerflisen avgjør.
tie-break-shared = Fortsatt uavgjort: Seieren deles.

## What a scoring tablet brings, in very few letters

worth-rows = +3
worth-variety = +4
worth-columns = +7
worth-ring = +1
worth-diagonals = +10
worth-corners = +3·8
worth-wilds = +2
worth-specials = −3
