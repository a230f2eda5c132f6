# Why a position cannot arise by the rules: the codes of `Problem` in `src/manueline/games`. `$colour` is
# a letter, `$chip` the name of a chip.

problem-of-seat = Spiller { $seat }: { $problem }
problem-tile-count = Det er { $total } fliser i fargen { colour } i stedet for { $expected }.

## Azul

problem-marker-not-taken = Markøren ligger på gulvlinjen til en spiller som ikke tok den.
problem-marker-nowhere = Spilleren tok markøren, men den ligger ikke på noen gulvlinje.
problem-marker-during-deal = Mens fabrikkutstillingene fylles, ligger markøren på markedet.
problem-row-colour-twice = Vegglinje { $row } har en farge to ganger.
problem-wall-wrong-space = I vegglinje { $row } ligger en flis på feltet til en annen farge.
problem-line-colour-on-wall = Mønsterlinje { $row } har en farge som vegglinjen allerede har.
problem-row-full = Vegglinje { $row } er full, men spillet fortsetter.
problem-column-colour-twice = Den vertikale linjen { $column } på veggen har en farge to ganger.
problem-line-still-complete = En mønsterlinje er fortsatt full etter flisleggingen.
problem-floor-not-emptied = En gulvlinje ble ikke tømt etter flisleggingen.
problem-starter-first = Startspilleren trekkes før alt annet.
problem-empty-offer = Det er ingen fliser å ta.
problem-not-over = Det er ingen grunn til at spillet er slutt.
problem-offer-after-end = Det ligger fliser på fabrikkutstillinger eller på markedet, men nå må alle være tatt.
problem-deal-order = Fabrikkutstillingene fylles én etter én mens markedet er tomt.
problem-nothing-to-deal = Det er ingenting igjen å trekke.
problem-no-tiling-choice = Det er ikke noe å velge i denne flisleggingen.

## Azul Duel

problem-chip-count = Det er { $total } bonusbrikker { $chip } i stedet for { $expected }.
problem-hidden-chips = Det ligger flere skjulte brikker enn det finnes usette.
problem-special-on-ordinary = En spesialflis ligger på et vanlig felt: rad { $row }, kolonne { $column }.
problem-tile-on-wrong-space = En flis ligger der fargen ikke kan ligge: rad { $row }, kolonne { $column }.
problem-special-mismatch = Spesialflisen passer ikke til kuppelplaten: rad { $row }, kolonne { $column }.
problem-plate-to-lay = En plate som skal legges, finnes bare mens plater legges tilbake eller legges i kuppelen.
problem-drawn-plates = Trukne plater hører til trekkefasene.
problem-left-over-tiles = Fliser til overs finnes bare mens de stables.
problem-payment = En betaling finnes bare mens det betales med bonusbrikker.
problem-wrong-turn = Spilleren som skal trekke, er ikke den som er på tur.
problem-no-more-plates = Ingen flere plater kan trekkes.
problem-unnamed-plate = En plate som en spiller kjenner, har ikke noe navn.
problem-no-chip-to-reveal = Det er ingen brikke å snu.
problem-top-plate-unseen = Baksiden av den øverste platen i bunken må være synlig.
problem-must-pass = Spilleren som skal trekke, kan ikke gjøre mer og må passe.
problem-no-first-player = Ingen er startspiller.
problem-fill-order = Fabrikkene fylles én etter én.
problem-stacked-elsewhere = Fliser til overs stables på fabrikken de kommer fra.
problem-no-return-choice = Den siste platen legges tilbake uten valg.
problem-focus = I fasen { $phase } gjelder det ingen linje eller fabrikk: Verdien må være 0.
problem-six-lines = Det er seks mønsterlinjer.
problem-no-space-choice = Linje { $row } har ikke noe valg av felt.
problem-not-payable = Linje { $row } kan ikke fullføres med brikker.
problem-no-chip-choice = Linje { $row } har ikke noe valg av brikker.
problem-plates-on-dome = Antallet plater i kuppelen kan ikke stemme: { $plates }.
problem-tokens-left = Det er spillermarkører til overs etter at platene er tatt.
problem-plate-missing = En kuppel uten plate hører til oppsettet.
