# The words of both games: tiles, places, prompts, moves, scores.
# `$colour` is a letter (B Y R K W T), `$type` a plate's type (s w), `$chip` a chip's name.
# `form-…` are inflected forms that only this language needs.

## Tiles

colour = { $colour ->
    [B] blu
    [Y] giallo
    [R] rosso
    [K] nero
    [W] bianco
   *[T] turchese
}
form-colour-one = { $colour ->
    [B] blu
    [Y] gialla
    [R] rossa
    [K] nera
    [W] bianca
   *[T] turchese
}
form-colour-many = { $colour ->
    [B] blu
    [Y] gialle
    [R] rosse
    [K] nere
    [W] bianche
   *[T] turchesi
}
tiles = { $count ->
    [one] { $count } piastrella { form-colour-one }
   *[other] { $count } piastrelle { form-colour-many }
}
heap = { $count ->
    [one] { $count } { form-colour-one }
   *[other] { $count } { form-colour-many }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tile-special = piastrella speciale
tile-marker = segnalino primo giocatore
tile-first = piastrella primo giocatore

## Places

place-factory = Vassoio { $factory }
place-factory-azul = Tessera vassoio { $factory }
place-large = Vassoio grande
place-centre = Centro del tavolo
place-sun = Sezione sole
place-moon = Sezione luna
cell-wild = casella multicolore

## Dome plates and bonus chips

plate-type = { $type ->
    [s] lastra speciale
   *[w] lastra jolly
}
plate = { plate-type } ({ $cells })
plate-turned = { $turns ->
    [0] non ruotata
    [1] ruotata di 90°
    [2] ruotata di 180°
   *[3] ruotata di 270°
}
chip = { $chip ->
    [B] blu
    [Y] giallo
    [R] rosso
    [K] nero
    [T] turchese
    [BR] blu o rosso
    [RT] rosso o turchese
    [TY] turchese o giallo
    [YK] giallo o nero
   *[KB] nero o blu
}

## Scoring tablets

tablet-rows = Righe
tablet-rows-about = 3 punti per ogni riga completa della cupola
tablet-variety = Varietà
tablet-variety-about = 4 punti per ogni riga con almeno cinque colori diversi; una piastrella speciale vale come un colore a sé
tablet-columns = Colonne
tablet-columns-about = 7 punti per ogni colonna completa della cupola
tablet-ring = Bordo
tablet-ring-about = 1 punto per ogni piastrella sulle 20 caselle esterne
tablet-diagonals = Diagonali
tablet-diagonals-about = 10 punti per ognuna delle due diagonali, se è completa
tablet-corners = Angoli
tablet-corners-about = Per ogni lastra d’angolo piena: 3 punti in alto, 8 in basso
tablet-wilds = Caselle multicolore
tablet-wilds-about = 2 punti per ogni casella multicolore della tua cupola, se sono tutte piene; altrimenti niente
tablet-specials = Caselle speciali
tablet-specials-about = Meno 3 punti per ogni casella speciale vuota
tablets-now = Ora: { $scores }

## What to do now

prompt-azul-seat = Si sorteggia chi comincia.
prompt-azul-deal = Si riempiono le tessere vassoio.
prompt-azul-offer = Scegli le piastrelle di un colore da una tessera vassoio o dal centro del tavolo.
prompt-azul-offer-line = Scegli una linea quadrettata o la linea del pavimento.
prompt-azul-tiling = La linea { $line } è completa: scegli una casella nella sua linea della parete.
prompt-azul-over = La partita è finita.
prompt-duel-tablets = Si sorteggiano le tessere punteggio.
prompt-duel-display = Si rivelano le lastre della cupola.
prompt-duel-fill = Si riempiono i vassoi.
prompt-duel-seat = Si sorteggia il primo giocatore.
prompt-duel-reveal = Si rivela un gettone bonus.
prompt-duel-back = Si mostra il prossimo retro della pila.
prompt-duel-look = Il giocatore guarda le lastre pescate.
prompt-duel-setup = Scegli la tua prima lastra della cupola.
prompt-duel-acquire = Scegli delle piastrelle, un gettone bonus o una lastra della cupola.
prompt-duel-acquire-line = Scegli una linea sagomata o la casella delle piastrelle rotte.
prompt-duel-stack = Ordina le piastrelle rimanenti, cominciando dal fondo.
prompt-duel-draw = Peschi un’altra lastra o ti fermi?
prompt-duel-keep = Scegli la lastra da tenere.
prompt-duel-return = Metti le altre sotto la pila; la prima che scegli resta più in alto.
prompt-duel-lay = Colloca la lastra della cupola, ruotata come vuoi.
prompt-duel-complete = Vuoi completare la linea { $line } con i gettoni bonus?
prompt-duel-pay = Linea { $line }: scegli un gettone bonus da usare.
prompt-duel-place = La linea { $line } è completa: scegli una casella nella sua riga della cupola.
prompt-duel-over = La partita è finita.

## Moves, for hints and buttons

move-azul-take = { $source ->
    [0] Tutte le piastrelle { form-colour-many } dal centro { move-azul-target }
   *[other] Tutte le piastrelle { form-colour-many } dalla tessera vassoio { $source } { move-azul-target }
}
move-azul-target = { $line ->
    [6] alla linea del pavimento
   *[other] alla linea { $line }
}
move-azul-place = Linea { $row }, colonna { $column }
move-duel-take-sun = { $factory ->
    [0] Tutte le piastrelle { form-colour-many } dal vassoio grande { move-duel-target }
   *[other] Tutte le piastrelle { form-colour-many } dal vassoio { $factory } { move-duel-target }
}
move-duel-take-moon = Tutte le piastrelle { form-colour-many } in cima alle sezioni luna { move-duel-target }
move-duel-target = { $line ->
    [7] alle piastrelle rotte
   *[other] alla linea { $line }
}
move-duel-take-chip = Il gettone bonus del vassoio { $factory }
move-duel-take-plate = Prendi la { plate }
move-duel-draw-plate = Pesca una lastra dalla pila
move-duel-stop-drawing = Smetti di pescare
move-duel-keep-plate = Tieni la { plate }
move-duel-put-under = Metti la { plate } sotto la pila
move-duel-lay-plate = Casella cupola { $space }, { plate-turned }
move-duel-stack-tile = Prossima sulla pila: { form-colour-one }
move-duel-complete = Completa la linea con i gettoni bonus
move-duel-decline = Lascia la linea così com’è
move-duel-pay-chip = Usa un gettone: { chip }
move-duel-place = Linea { $row }, colonna { $column }

## Where points come from

part-start = Punti iniziali
part-tiles = Piastrelle
part-floor = Linea del pavimento
part-rows = Linee orizzontali complete
part-columns = Linee verticali complete
part-colours = Colori completi
part-specials = Piastrelle speciali
part-broken = Piastrelle rotte
part-plates = Lastre pescate
part-stop = Portato a 0

## The end

end-reason = { $reason ->
    [row] una linea orizzontale di una parete è completa
    [no-tiles] non ci sono più piastrelle da pescare
    [dead-rows] nessuna linea orizzontale può più essere completata
   *[last-round] si è giocato l’ultimo round possibile
}
tie-break-rows = Lo spareggio è deciso dal numero di linee orizzontali complete.
tie-break-first-player-tile = Lo spareggio è deciso dalla piastrella primo giocatore.
tie-break-shared = La parità permane: la vittoria è condivisa.

## What a scoring tablet brings, in very few letters

worth-rows = +3
worth-variety = +4
worth-columns = +7
worth-ring = +1
worth-diagonals = +10
worth-corners = +3·8
worth-wilds = +2
worth-specials = −3
