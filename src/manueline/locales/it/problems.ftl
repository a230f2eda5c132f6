# Why a position cannot arise by the rules: the codes of `Problem` in `src/manueline/games`. `$colour` is
# a letter, `$chip` the name of a chip.

problem-of-seat = Giocatore { $seat }: { $problem }
problem-tile-count = Le piastrelle di colore { colour } sono { $total } invece di { $expected }.

## Azul

problem-marker-not-taken = Il segnalino è sulla linea del pavimento di un giocatore che non lo ha preso.
problem-marker-nowhere = Il giocatore ha preso il segnalino, ma non è su nessuna linea del pavimento.
problem-marker-during-deal = Mentre si riempiono le tessere vassoio, il segnalino è al centro del tavolo.
problem-row-colour-twice = La linea { $row } della parete ha due volte lo stesso colore.
problem-wall-wrong-space = Nella linea { $row } della parete una piastrella è sulla casella di un altro colore.
problem-line-colour-on-wall = La linea quadrettata { $row } ha un colore che la sua linea della parete ha già.
problem-row-full = La linea { $row } della parete è completa, ma la partita continua.
problem-column-colour-twice = La linea verticale { $column } della parete ha due volte lo stesso colore.
problem-line-still-complete = Dopo il rivestimento una linea è ancora completa.
problem-floor-not-emptied = Dopo il rivestimento una linea del pavimento non è stata svuotata.
problem-starter-first = Il primo giocatore si sorteggia prima di tutto il resto.
problem-empty-offer = Non ci sono piastrelle da prendere.
problem-not-over = Non c’è motivo per cui la partita sia finita.
problem-offer-after-end = Ci sono piastrelle sulle tessere vassoio o al centro del tavolo, ma a questo punto devono essere state prese tutte.
problem-deal-order = Le tessere vassoio si riempiono una dopo l’altra, con il centro del tavolo vuoto.
problem-nothing-to-deal = Non resta niente da pescare.
problem-no-tiling-choice = In questo rivestimento non c’è nessuna scelta.

## Azul Duel

problem-chip-count = I gettoni bonus { $chip } sono { $total } invece di { $expected }.
problem-hidden-chips = Ci sono più gettoni coperti di quanti ne restino da vedere.
problem-special-on-ordinary = Una piastrella speciale è su una casella normale: riga { $row }, colonna { $column }.
problem-tile-on-wrong-space = Una piastrella è dove il suo colore non può stare: riga { $row }, colonna { $column }.
problem-special-mismatch = La piastrella speciale non corrisponde alla sua lastra: riga { $row }, colonna { $column }.
problem-plate-to-lay = C’è una lastra da collocare solo mentre si rimettono o si collocano lastre.
problem-drawn-plates = Le lastre pescate appartengono alle fasi di pesca.
problem-left-over-tiles = Ci sono piastrelle rimaste solo mentre le si impila.
problem-payment = C’è un pagamento solo mentre si paga con i gettoni bonus.
problem-wrong-turn = Chi deve muovere non è il giocatore di turno.
problem-no-more-plates = Non si può pescare un’altra lastra.
problem-unnamed-plate = Una lastra che un giocatore conosce non ha nome.
problem-no-chip-to-reveal = Non ci sono gettoni da rivelare.
problem-top-plate-unseen = Il retro della lastra in cima alla pila deve essere visibile.
problem-must-pass = Chi deve muovere non può fare altro e deve passare.
problem-no-first-player = Nessuno è il primo giocatore.
problem-fill-order = I vassoi si riempiono uno dopo l’altro.
problem-stacked-elsewhere = Le piastrelle rimaste si impilano sul vassoio da cui vengono.
problem-no-return-choice = L’ultima lastra si rimette sotto la pila senza scelta.
problem-focus = Nella fase { $phase } non c’è una linea o un vassoio attuale: il valore deve essere 0.
problem-six-lines = Le linee sono sei.
problem-no-space-choice = Per la linea { $row } non c’è scelta di casella.
problem-not-payable = La linea { $row } non si può completare con i gettoni bonus.
problem-no-chip-choice = Per la linea { $row } non c’è scelta di gettoni bonus.
problem-plates-on-dome = Il numero di lastre sulla cupola non può essere giusto: { $plates }.
problem-tokens-left = Restano segnalini giocatore dopo la scelta delle lastre.
problem-plate-missing = Una cupola senza lastre appartiene alla preparazione.
