# The log, which is the screen reader's narration, too: one sentence for every event.
# Texts of tiles (`moved`, `rest`, `tiles`), plates and factories come as lists in words, or as
# `none`; yes and no as `true` and `false`. A key with `-cut` is for a loss that the stop at 0 cut
# short. `events-…` tell a run of the same events at once.

## Azul

event-azul-starter-drawn = { $name } ble trukket ut til å begynne.
event-azul-bag-refilled = { $tiles ->
    [one] Posen er tom: { $tiles } flis fra eskelokket går tilbake i den.
   *[other] Posen er tom: { $tiles } fliser fra eskelokket går tilbake i den.
}
event-azul-tile-dealt = En { colour } flis til fabrikkutstilling { $factory }.
events-azul-tile-dealt = Fabrikkutstillingene er fylt.
event-azul-round-started = Runde { $round } begynner. { $name } spiller først.
event-azul-took = { $source ->
    [0] { $name } tar { tiles } fra markedet.
   *[other] { $moved ->
        [none] { $name } tar { tiles } fra fabrikkutstilling { $source }.
       *[other] { $name } tar { tiles } fra fabrikkutstilling { $source }; til markedet: { $moved }.
    }
}
event-azul-marker-taken = { $on_floor ->
    [true] Startspillermarkøren følger med, til gulvlinjen.
   *[false] Startspillermarkøren følger med gratis, siden gulvlinjen er full.
}
event-azul-line-filled = Linje { $line } har { $held } av { $line }.
event-azul-line-filled-full = Linje { $line } er fullført.
event-azul-fell-to-floor = { $to_lid ->
    [0] { tiles-fall }.
   *[other] { tiles-fall }, hvorav { $to_lid } i eskelokket.
}
tiles-fall = { tiles } faller ned på gulvlinjen
event-azul-tile-placed = { $name } legger en { colour } flis i rad { $row }, kolonne { $column }: { points } ({ runs }).
runs = { $horizontal ->
    [1] { $vertical ->
        [1] den ligger alene
       *[other] { $vertical } vertikalt
    }
   *[other] { $vertical ->
        [1] { $horizontal } horisontalt
       *[other] { $horizontal } horisontalt og { $vertical } vertikalt
    }
}
event-azul-line-dropped = { $name } har ikke noe felt på veggen for de { form-colour-many } flisene på linje { $line }.
event-azul-floor-scored = { $name } mister { points } for gulvlinjen ({ $tiles }).
event-azul-floor-scored-cut = { $name } mister { points } for gulvlinjen ({ $tiles }). Den koster { $cost }, men poengsummen blir aldri lavere enn 0.
event-azul-round-ended = Runde { $round } er over.
event-azul-game-ended = Spillet slutter: { end-reason }.
event-azul-bonus-scored = { $points ->
    [0] { $name } har ingen full linje eller komplett farge.
   *[other] { $name } får { points } i tillegg: fulle horisontale linjer { $rows }, fulle vertikale linjer { $columns }, komplette farger { $colours }.
}

## Azul Duel

event-duel-tablet-drawn = En poengbrikke trekkes: { $tablet }.
event-duel-starter-drawn = { $name } ble trukket ut som startspiller.
event-duel-back-shown = Bunken viser baksiden av en { plate-type }.
event-duel-plate-revealed = En { plate } legges i utstillingen.
events-duel-plate-revealed = Til utstillingen: { $plates }.
event-duel-bag-refilled = { $tiles ->
    [one] Posen er tom: { $tiles } flis fra tårnet går tilbake i den.
   *[other] Posen er tom: { $tiles } fliser fra tårnet går tilbake i den.
}
event-duel-tile-dealt = { $factory ->
    [0] En { colour } flis til den store fabrikken.
   *[other] En { colour } flis til fabrikk { $factory }.
}
events-duel-tile-dealt = Fabrikkene er fylt.
event-duel-round-started = Runde { $round } begynner. { $name } spiller først.
event-duel-plate-taken = { $name } tar en { plate } fra utstillingen.
event-duel-plate-drawn = { $cost ->
    [0] { $name } trekker en { plate-type } fra bunken gratis.
   *[other] { $name } trekker en { plate-type } fra bunken for { $cost } poeng.
}
event-duel-drawing-stopped = { $name } slutter å trekke.
event-duel-plate-seen = { $cells ->
    [none] { $name } ser på en trukket plate.
   *[other] { $name } ser en { plate }.
}
events-duel-plate-seen = { $plates ->
    [none] { $count ->
        [one] { $name } ser på { $count } trukket plate.
       *[other] { $name } ser på { $count } trukne plater.
    }
   *[other] { $name } ser: { $plates }.
}
event-duel-plate-kept = { $name } beholder en { plate }.
event-duel-plate-put-under = { $cells ->
    [none] { $name } legger en plate under bunken.
   *[other] { $name } legger en { plate } under bunken.
}
events-duel-plate-put-under = { $plates ->
    [none] { $count ->
        [one] { $name } legger { $count } plate under bunken.
       *[other] { $name } legger { $count } plater under bunken.
    }
   *[other] { $name } legger under bunken, ovenfra: { $plates }.
}
event-duel-plate-laid = { $name } legger platen på kuppelfelt { $space }, { plate-turned }.
event-duel-took-sun = { $factory ->
    [0] { $rest ->
        [none] { $name } tar { tiles } fra solsiden av den store fabrikken.
       *[other] { $name } tar { tiles } fra solsiden av den store fabrikken; til månesiden: { $rest }.
    }
   *[other] { $rest ->
        [none] { $name } tar { tiles } fra solsiden av fabrikk { $factory }.
       *[other] { $name } tar { tiles } fra solsiden av fabrikk { $factory }; igjen: { $rest }.
    }
}
event-duel-stacked = { $name } stabler en { colour } flis på månesiden av fabrikk { $factory }.
events-duel-stacked = { $name } stabler på månesiden av fabrikk { $factory }, nedenfra: { $colours }.
event-duel-took-moon = { $name } tar { tiles } fra månesidene: { $factories }.
event-duel-first-tile-taken = { $name } tar også startspillerflisen.
event-duel-line-filled = Linje { $line } har { $held } av { $line }.
event-duel-line-filled-full = Linje { $line } er fullført.
event-duel-tiles-broke = { $to_tower ->
    [0] { tiles-break }.
   *[other] { tiles-break }, hvorav { $to_tower } i tårnet.
}
tiles-break = { tiles } knuser
event-duel-chip-revealed = Bonusbrikken på fabrikk { $factory } snus: { chip }.
event-duel-chip-taken = { $name } tar bonusbrikken på fabrikk { $factory }: { chip }.
event-duel-passed = { $name } kan ikke gjøre noe mer og passer.
event-duel-line-dropped = { $name } har ikke noe felt i kuppelen for de { form-colour-many } flisene på linje { $line }.
event-duel-completion-declined = { $name } lar linje { $line } være som den er.
event-duel-chip-spent = { $name } bruker en bonusbrikke på linje { $line }: { chip }.
events-duel-chip-spent = { $count ->
    [one] { $name } fullfører linje { $line } med { $count } bonusbrikke: { $chips }.
   *[other] { $name } fullfører linje { $line } med { $count } bonusbrikker: { $chips }.
}
event-duel-tile-placed = { $name } legger en { colour } flis i rad { $row }, kolonne { $column }: { points } ({ runs }).
event-duel-special-placed = Platen er full: { $name } får en spesialflis i rad { $row }, kolonne { $column }, og { points }.
event-duel-broken-scored = { $name } mister { points } for { losses }.
event-duel-broken-scored-cut = { $name } mister { points } for { losses }. Det koster { $cost }, men poengsummen blir aldri lavere enn 0.
losses = { $tiles ->
    [none] startspillerflisen
   *[other] { $first_tile ->
        [true] de knuste flisene ({ $tiles }) og startspillerflisen
       *[false] de knuste flisene ({ $tiles })
    }
}
event-duel-round-ended = Runde { $round } er over.
event-duel-tablet-scored = { $name }: { points } for poengbrikken «{ $tablet }».
event-duel-game-ended = Spillet er slutt.

## The table

entry-takeback = { $name } tar et trekk tilbake.
entry-ending-resigned = { $name } gir opp.
entry-ending-time = Tiden er ute for { $name }.
entry-ending-left = { $name } har forlatt bordet for godt.
entry-handover = { $bot ->
    [none] { $name } er tilbake.
   *[other] En bot spiller for { $name } inntil videre.
}
