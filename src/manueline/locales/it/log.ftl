# The log, which is the screen reader's narration, too: one sentence for every event.
# Texts of tiles (`moved`, `rest`, `tiles`), plates and factories come as lists in words, or as
# `none`; yes and no as `true` and `false`. A key with `-cut` is for a loss that the stop at 0 cut
# short. `events-…` tell a run of the same events at once.

## Azul

event-azul-starter-drawn = Comincia { $name }, per sorteggio.
event-azul-bag-refilled = { $tiles ->
    [one] Il sacchetto è vuoto: vi torna { $tiles } piastrella dal coperchio.
   *[other] Il sacchetto è vuoto: vi tornano { $tiles } piastrelle dal coperchio.
}
event-azul-tile-dealt = Una piastrella { form-colour-one } sulla tessera vassoio { $factory }.
events-azul-tile-dealt = Le tessere vassoio sono riempite.
event-azul-round-started = Comincia il round { $round }. Primo turno: { $name }.
event-azul-took = { $source ->
    [0] { $name } prende { tiles } dal centro del tavolo.
   *[other] { $moved ->
        [none] { $name } prende { tiles } dalla tessera vassoio { $source }.
       *[other] { $name } prende { tiles } dalla tessera vassoio { $source }; al centro: { $moved }.
    }
}
event-azul-marker-taken = { $on_floor ->
    [true] Arriva anche il segnalino primo giocatore, sulla linea del pavimento.
   *[false] Arriva anche il segnalino primo giocatore, senza costo: la linea del pavimento è piena.
}
event-azul-line-filled = Linea { $line }: { $held } su { $line }.
event-azul-line-filled-full = La linea { $line } è completa.
event-azul-fell-to-floor = { $to_lid ->
    [0] { tiles-fall }.
   *[other] { tiles-fall }, di cui { $to_lid } nel coperchio.
}
tiles-fall = { $count ->
    [one] { tiles } cade sulla linea del pavimento
   *[other] { tiles } cadono sulla linea del pavimento
}
event-azul-tile-placed = { $name } colloca una piastrella { form-colour-one } in riga { $row }, colonna { $column }: { points } ({ runs }).
runs = { $horizontal ->
    [1] { $vertical ->
        [1] isolata
       *[other] { $vertical } in verticale
    }
   *[other] { $vertical ->
        [1] { $horizontal } in orizzontale
       *[other] { $horizontal } in orizzontale e { $vertical } in verticale
    }
}
event-azul-line-dropped = { $name } non ha caselle sulla parete per le piastrelle { form-colour-many } della linea { $line }.
event-azul-floor-scored = { $name } perde { points } per la linea del pavimento ({ $tiles }).
event-azul-floor-scored-cut = { $name } perde { points } per la linea del pavimento ({ $tiles }). Il costo è { $cost }, ma i punti non scendono sotto 0.
event-azul-round-ended = Il round { $round } è finito.
event-azul-game-ended = La partita termina: { end-reason }.
event-azul-bonus-scored = { $points ->
    [0] { $name } non ha completato linee né colori.
   *[other] { $name } aggiunge { points }: linee orizzontali { $rows }, linee verticali { $columns }, colori completi { $colours }.
}

## Azul Duel

event-duel-tablet-drawn = Sorteggiata una tessera punteggio: { $tablet }.
event-duel-starter-drawn = Primo giocatore, per sorteggio: { $name }.
event-duel-back-shown = La pila mostra il retro di una { plate-type }.
event-duel-plate-revealed = Si rivela una { plate }.
events-duel-plate-revealed = Lastre rivelate: { $plates }.
event-duel-bag-refilled = { $tiles ->
    [one] Il sacchetto è vuoto: vi torna { $tiles } piastrella dalla torre.
   *[other] Il sacchetto è vuoto: vi tornano { $tiles } piastrelle dalla torre.
}
event-duel-tile-dealt = { $factory ->
    [0] Una piastrella { form-colour-one } sul vassoio grande.
   *[other] Una piastrella { form-colour-one } sul vassoio { $factory }.
}
events-duel-tile-dealt = I vassoi sono riempiti.
event-duel-round-started = Comincia il round { $round }. Primo turno: { $name }.
event-duel-plate-taken = { $name } prende dalle lastre visibili una { plate }.
event-duel-plate-drawn = { $cost ->
    [0] { $name } pesca una { plate-type } dalla pila senza pagare.
    [one] { $name } pesca una { plate-type } dalla pila per { $cost } punto.
   *[other] { $name } pesca una { plate-type } dalla pila per { $cost } punti.
}
event-duel-drawing-stopped = { $name } smette di pescare.
event-duel-plate-seen = { $cells ->
    [none] { $name } guarda una lastra pescata.
   *[other] { $name } vede una { plate }.
}
events-duel-plate-seen = { $plates ->
    [none] { $count ->
        [one] { $name } guarda { $count } lastra pescata.
       *[other] { $name } guarda { $count } lastre pescate.
    }
   *[other] { $name } vede: { $plates }.
}
event-duel-plate-kept = { $name } tiene una { plate }.
event-duel-plate-put-under = { $cells ->
    [none] { $name } mette una lastra sotto la pila.
   *[other] { $name } mette una { plate } sotto la pila.
}
events-duel-plate-put-under = { $plates ->
    [none] { $count ->
        [one] { $name } mette { $count } lastra sotto la pila.
       *[other] { $name } mette { $count } lastre sotto la pila.
    }
   *[other] { $name } mette sotto la pila, dall’alto: { $plates }.
}
event-duel-plate-laid = { $name } colloca la lastra sulla casella cupola { $space }, { plate-turned }.
event-duel-took-sun = { $factory ->
    [0] { $rest ->
        [none] { $name } prende { tiles } dalla sezione sole del vassoio grande.
       *[other] { $name } prende { tiles } dalla sezione sole del vassoio grande; alla sua sezione luna: { $rest }.
    }
   *[other] { $rest ->
        [none] { $name } prende { tiles } dalla sezione sole del vassoio { $factory }.
       *[other] { $name } prende { tiles } dalla sezione sole del vassoio { $factory }; rimangono: { $rest }.
    }
}
event-duel-stacked = { $name } impila una piastrella { form-colour-one } sulla sezione luna del vassoio { $factory }.
events-duel-stacked = { $name } impila sulla sezione luna del vassoio { $factory }, dal fondo: { $colours }.
event-duel-took-moon = { $name } prende { tiles } dalle sezioni luna: { $factories }.
event-duel-first-tile-taken = { $name } prende anche la piastrella primo giocatore.
event-duel-line-filled = Linea { $line }: { $held } su { $line }.
event-duel-line-filled-full = La linea { $line } è completa.
event-duel-tiles-broke = { $to_tower ->
    [0] { tiles-break }.
   *[other] { tiles-break }, di cui { $to_tower } nella torre.
}
tiles-break = { $count ->
    [one] { tiles } si rompe
   *[other] { tiles } si rompono
}
event-duel-chip-revealed = Si rivela il gettone bonus del vassoio { $factory }: { chip }.
event-duel-chip-taken = { $name } prende il gettone bonus del vassoio { $factory }: { chip }.
event-duel-passed = { $name } non può fare altro e passa.
event-duel-line-dropped = { $name } non ha più caselle sulla cupola per le piastrelle { form-colour-many } della linea { $line }.
event-duel-completion-declined = { $name } lascia la linea { $line } così com’è.
event-duel-chip-spent = { $name } usa un gettone bonus per la linea { $line }: { chip }.
events-duel-chip-spent = { $count ->
    [one] { $name } completa la linea { $line } con { $count } gettone bonus: { $chips }.
   *[other] { $name } completa la linea { $line } con { $count } gettoni bonus: { $chips }.
}
event-duel-tile-placed = { $name } colloca una piastrella { form-colour-one } in riga { $row }, colonna { $column }: { points } ({ runs }).
event-duel-special-placed = La lastra è piena: { $name } ottiene una piastrella speciale in riga { $row }, colonna { $column }, e { points }.
event-duel-broken-scored = { $name } perde { points } per { losses }.
event-duel-broken-scored-cut = { $name } perde { points } per { losses }. Il costo è { $cost }, ma i punti non scendono sotto 0.
losses = { $tiles ->
    [none] la piastrella primo giocatore
   *[other] { $first_tile ->
        [true] le piastrelle rotte ({ $tiles }) e la piastrella primo giocatore
       *[false] le piastrelle rotte ({ $tiles })
    }
}
event-duel-round-ended = Il round { $round } è finito.
event-duel-tablet-scored = { $name }: { points } per la tessera «{ $tablet }».
event-duel-game-ended = La partita è finita.

## The table

entry-takeback = { $name } ritira una mossa.
entry-ending-resigned = { $name } abbandona.
entry-ending-time = Tempo scaduto per { $name }.
entry-ending-left = { $name } ha lasciato definitivamente il tavolo.
entry-handover = { $bot ->
    [none] { $name } è di nuovo al tavolo.
   *[other] Per ora un bot gioca al posto di { $name }.
}
