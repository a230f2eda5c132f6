# Why a move is good or bad, for hints and reviews. What messages are given: `Kind` in
# `src/manueline/analysis/reasoning.py`. `$tablet` is the name of a scoring tablet's side.

reason-line = Completa la linea { $line } per { points }.
reason-line-waits = Completa la linea { $line }, che ha ancora bisogno di una casella { form-colour-one } o multicolore nella cupola.
reason-line-dropped = { $count ->
    [one] La linea { $line } non ha più caselle sulla parete: { $count } piastrella cadrà sulla linea del pavimento.
   *[other] La linea { $line } non ha più caselle sulla parete: { $count } piastrelle cadranno sulla linea del pavimento.
}
reason-line-breaks = { $count ->
    [one] La linea { $line } non ha caselle nella sua riga completa di lastre: { $count } piastrella si romperà.
   *[other] La linea { $line } non ha caselle nella sua riga completa di lastre: { $count } piastrelle si romperanno.
}
reason-line-started = La linea { $line } è avviata: piastrelle mancanti { $missing }, rimaste di questo colore { $left }.
reason-line-stuck = La linea { $line } non si può completare con le piastrelle di questo round: mancanti { $missing }, rimaste { $left }.
reason-line-planned = Le mosse previste completano la linea { $line } in questo round per { points }.
reason-placed = Ottiene { points } in riga { $row }, colonna { $column }.
reason-row = Completa la linea orizzontale { $row } della parete: { points } alla fine.
reason-column = Completa la linea verticale { $column }: { points } alla fine.
reason-colour = Completa il colore { colour } sulla parete: { points } alla fine.
reason-column-near = Alla linea verticale { $column } manca poi una sola piastrella ({ points } se completa).
reason-colour-near = Al colore { colour } sulla parete manca poi una sola piastrella ({ points } se completo).
reason-game-ends = Termina la partita con questo round, allo stato attuale con { points } di vantaggio.
reason-floor = { $count ->
    [one] { $count } piastrella cade sulla linea del pavimento e costa { points }.
   *[other] { $count } piastrelle cadono sulla linea del pavimento e costano { points }.
}
reason-floor-free = { $count ->
    [one] { $count } piastrella cade sulla linea del pavimento, allo stato attuale senza costo.
   *[other] { $count } piastrelle cadono sulla linea del pavimento, allo stato attuale senza costo.
}
reason-saved = L’altra mossa perde { points } per le piastrelle che cadono o si rompono.
reason-marker = { $points ->
    [0] Cominci il prossimo round e il segnalino primo giocatore non costa nulla.
   *[other] Il segnalino primo giocatore costa { points }, ma cominci il prossimo round.
}
reason-marker-last = Il segnalino primo giocatore costa { points } e allo stato attuale non seguono altri round.
reason-denied = Il prossimo giocatore non può più completare la linea { $line } con una mossa ({ points }).
reason-gift = Il prossimo giocatore può poi completare la linea { $line } per { points }.
reason-forced = { $count ->
    [one] Qualunque cosa prenda il prossimo giocatore, cade almeno { $count } piastrella.
   *[other] Qualunque cosa prenda il prossimo giocatore, cadono almeno { $count } piastrelle.
}
reason-others-lose = { $count ->
    [one] Nelle mosse previste gli altri perdono { $count } piastrella in questo round.
   *[other] Nelle mosse previste gli altri perdono { $count } piastrelle in questo round.
}
reason-heap = Lascia { tiles } al centro: il prossimo giocatore ne farebbe cadere almeno { $fallen }.
reason-broken = { $count ->
    [one] { $count } piastrella si rompe e costa { points }.
   *[other] { $count } piastrelle si rompono e costano { points }.
}
reason-first-tile = La piastrella primo giocatore costa { points }, ma cominci il prossimo round.
reason-first-tile-last = La piastrella primo giocatore costa { points } e decide un’eventuale parità a tuo favore.
reason-order-denies = L’ordine impedisce al prossimo giocatore di completare la linea { $line } con una mossa ({ points }).
reason-order-gives = In quest’ordine il prossimo giocatore può completare la linea { $line } per { points }, in un altro no.
reason-order-buries = { $missing ->
    [one] Copre il colore { colour }: alla linea { $line } del prossimo giocatore ne manca { $missing }.
   *[other] Copre il colore { colour }: alla linea { $line } del prossimo giocatore ne mancano { $missing }.
}
reason-order-offers = { $missing ->
    [one] Lascia in cima il colore { colour }: alla linea { $line } del prossimo giocatore ne manca { $missing }.
   *[other] Lascia in cima il colore { colour }: alla linea { $line } del prossimo giocatore ne mancano { $missing }.
}
reason-chip = Ottiene un gettone bonus per dopo: { chip }.
reason-chip-pays = Con questo gettone bonus puoi completare la linea { $line } per { points }.
reason-chip-denied = Con questo gettone bonus l’avversario potrebbe completare la linea { $line } per { points }.
reason-line-paid = Poi la linea { $line } si può completare con i gettoni bonus per { points }.
reason-chips-complete = I gettoni bonus completano la linea { $line } per { points }.
reason-chips-kept = { $count ->
    [one] Conserva { $count } gettone bonus per dopo.
   *[other] Conserva { $count } gettoni bonus per dopo.
}
reason-plate-fits = La lastra ha una casella per le piastrelle { form-colour-many } della linea { $line }.
reason-plate-opens = Dà una casella alle piastrelle { form-colour-many } della linea { $line }.
reason-plate-special = La piastrella speciale in riga { $row } porterà { points } quando la lastra sarà piena.
reason-plate-wild = La casella multicolore in riga { $row } accetta ogni colore.
reason-plate-cost = Pescare dalla pila costa { points }.
reason-special = Riempie una lastra speciale: { points } per la piastrella speciale in riga { $row }.
reason-tablet = { points } per la tessera «{ $tablet }», allo stato attuale.
