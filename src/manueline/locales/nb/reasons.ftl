# Why a move is good or bad, for hints and reviews. What messages are given: `Kind` in
# `src/manueline/analysis/reasoning.py`. `$tablet` is the name of a scoring tablet's side.

reason-line = Fullfører linje { $line } for { points }.
reason-line-waits = Fullfører linje { $line }, som fortsatt mangler et felt for fargen { colour } eller et jokerfelt i kuppelen.
reason-line-dropped = { $count ->
    [one] Linje { $line } har ikke noe felt igjen på veggen: { $count } flis faller ned på gulvlinjen.
   *[other] Linje { $line } har ikke noe felt igjen på veggen: { $count } fliser faller ned på gulvlinjen.
}
reason-line-breaks = { $count ->
    [one] Linje { $line } har ikke noe felt i den fulle raden av plater: { $count } flis knuser.
   *[other] Linje { $line } har ikke noe felt i den fulle raden av plater: { $count } fliser knuser.
}
reason-line-started = Linje { $line } er påbegynt: mangler { $missing }, igjen av denne fargen { $left }.
reason-line-stuck = Linje { $line } kan ikke fullføres med fliser i denne runden: mangler { $missing }, igjen { $left }.
reason-line-planned = De forventede trekkene fullfører linje { $line } i denne runden for { points }.
reason-placed = Gir { points } i rad { $row }, kolonne { $column }.
reason-row = Fyller den horisontale linjen { $row } på veggen: { points } til slutt.
reason-column = Fyller den vertikale linjen { $column }: { points } til slutt.
reason-colour = Fullfører fargen { colour } på veggen: { points } til slutt.
reason-column-near = Den vertikale linjen { $column } mangler da bare én flis ({ points } når den er full).
reason-colour-near = Fargen { colour } på veggen mangler da bare én flis ({ points } når den er komplett).
reason-game-ends = Avslutter spillet med denne runden, slik det står nå med { points } forsprang.
reason-floor = { $count ->
    [one] { $count } flis faller ned på gulvlinjen og koster { points }.
   *[other] { $count } fliser faller ned på gulvlinjen og koster { points }.
}
reason-floor-free = { $count ->
    [one] { $count } flis faller ned på gulvlinjen, slik det står nå uten å koste noe.
   *[other] { $count } fliser faller ned på gulvlinjen, slik det står nå uten å koste noe.
}
reason-saved = Det andre trekket mister { points } på fliser som faller eller knuser.
reason-marker = { $points ->
    [0] Du begynner neste runde, og startspillermarkøren koster ingenting.
   *[other] Startspillermarkøren koster { points }, men du begynner neste runde.
}
reason-marker-last = Startspillermarkøren koster { points }, og slik det står nå følger det ingen runde til.
reason-denied = Neste spiller kan ikke lenger fullføre linje { $line } med ett trekk ({ points }).
reason-gift = Neste spiller kan da fullføre linje { $line } for { points }.
reason-forced = { $count ->
    [one] Uansett hva neste spiller tar, faller minst { $count } flis.
   *[other] Uansett hva neste spiller tar, faller minst { $count } fliser.
}
reason-others-lose = { $count ->
    [one] I de forventede trekkene mister de andre { $count } flis i denne runden.
   *[other] I de forventede trekkene mister de andre { $count } fliser i denne runden.
}
reason-heap = Etterlater { tiles } på markedet. Neste spiller må la minst { $fallen } av dem falle.
reason-broken = { $count ->
    [one] { $count } flis knuser og koster { points }.
   *[other] { $count } fliser knuser og koster { points }.
}
reason-first-tile = Startspillerflisen koster { points }, men du begynner neste runde.
reason-first-tile-last = Startspillerflisen koster { points } og avgjør til din fordel hvis det blir uavgjort.
reason-order-denies = Rekkefølgen hindrer neste spiller i å fullføre linje { $line } med ett trekk ({ points }).
reason-order-gives = Med denne rekkefølgen kan neste spiller fullføre linje { $line } for { points }, med en annen ikke.
reason-order-buries = Dekker til fargen { colour }, som neste spillers linje { $line } mangler { $missing } av.
reason-order-offers = Lar fargen { colour } ligge øverst, som neste spillers linje { $line } mangler { $missing } av.
reason-chip = Gir en bonusbrikke til senere: { chip }.
reason-chip-pays = Med denne bonusbrikken kan du fullføre linje { $line } for { points }.
reason-chip-denied = Med denne bonusbrikken kunne motstanderen fullføre linje { $line } for { points }.
reason-line-paid = Linje { $line } kan da fullføres med bonusbrikker for { points }.
reason-chips-complete = Bonusbrikker fullfører linje { $line } for { points }.
reason-chips-kept = { $count ->
    [one] Beholder { $count } bonusbrikke til senere.
   *[other] Beholder { $count } bonusbrikker til senere.
}
reason-plate-fits = Platen har et felt for de { form-colour-many } flisene på linje { $line }.
reason-plate-opens = Gir de { form-colour-many } flisene på linje { $line } et felt.
reason-plate-special = Spesialflisen i rad { $row } gir { points } når platen er full.
reason-plate-wild = Jokerfeltet i rad { $row } tar alle farger.
reason-plate-cost = Å trekke fra bunken koster { points }.
reason-special = Fyller en spesialplate: { points } for spesialflisen i rad { $row }.
reason-tablet = { points } for poengbrikken «{ $tablet }», slik det står nå.
