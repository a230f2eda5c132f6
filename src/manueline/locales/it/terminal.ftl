# The terminal: `manueline play` and `manueline replay`. Commands are single words without spaces.

## Before and after a game

terminal-commitment = Un numero segreto fissa tutti i sorteggi di questa partita. La sua impronta:
terminal-start = Scrivi { terminal-command-help } quando vuoi; Ctrl-C salva e chiude.
terminal-which-game = Quale gioco: { $games }? (Invio: { $first })
terminal-no-game = Il gioco «{ $typed }» non esiste.
terminal-which-opponent = Contro { $bots } o un { terminal-friend }? (Invio: { $first })
terminal-friend = amico
terminal-no-opponent = L’avversario «{ $typed }» non esiste.
terminal-new-seed = Il numero segreto non si trova accanto alla partita salvata: da qui in poi se ne usa uno nuovo, e i sorteggi di questa partita non si possono verificare.
terminal-going-on = { $moves ->
    [one] { $file } riprende dopo { $moves } mossa.
   *[other] { $file } riprende dopo { $moves } mosse.
}
terminal-saved = Salvata in { $file }.
terminal-not-saved = Non è stato salvato nulla.
terminal-exists = { $file } esiste già. Sovrascriverlo? ({ terminal-yes } o { terminal-no })
terminal-save-ask = Salvare la partita? (Invio: { $file }, il nome di un file o { terminal-no })
terminal-yes = sì
terminal-no = no
terminal-nothing-played = Non è stata giocata alcuna mossa, quindi non è stato salvato nulla.
terminal-seed = Il numero segreto, per `manueline verify`:
terminal-lost = La partita è persa: { $reason }
terminal-left = La partita è stata salvata in { $file }.
terminal-resume = Per riprenderla: { $command }

## A player’s turn

terminal-your-move = Tocca a te.
terminal-choices = { $prompt } ({ $moves })
terminal-example = { $prompt } (per esempio { $move })
terminal-type-a-move = Scrivi una mossa, oppure { terminal-command-moves }, { terminal-command-hint }, { terminal-command-help }.
terminal-hint = Il motore giocherebbe { $move }. Invio la gioca.
terminal-undone = Mossa ritirata.
terminal-alone = { $name }, la prossima schermata mostra lastre che puoi vedere solo tu.
terminal-alone-ask = Nessun altro guarda, { $name }? Invio le mostra.
terminal-hide = Invio le nasconde di nuovo.
terminal-legend = + punti se la linea ora è completa, − costo, ○ nessuno dei due
terminal-dome-space = Casella cupola { $space }
terminal-not-a-move = «{ $typed }» non è né una mossa né un comando; prova { terminal-command-help }.
terminal-unclear = «{ $typed }» potrebbe essere { $moves }.
terminal-not-here = { $move } ora non è possibile.
terminal-no-clause = La regola «{ $typed }» non esiste, solo A1… e D1…

## Commands

terminal-command-moves = mosse
terminal-command-hint = consiglio
terminal-command-undo = annulla
terminal-command-board = plancia
terminal-command-log = cronaca
terminal-command-rule = regola
terminal-command-save = salva
terminal-command-quit = esci
terminal-command-help = aiuto
terminal-command-peek = sbircia
terminal-file = FILE
terminal-help-typing = Le mosse si scrivono con la notazione; maiuscole, spazi e segni non contano, e si può omettere ciò che è chiaro: 3R>4 e 3r4 sono la stessa mossa, e così CB>floor e cb f.
terminal-help-moves = tutte le mosse permesse, con punti e costi
terminal-help-hint = che cosa giocherebbe il motore, e perché; Invio poi la gioca
terminal-help-undo = torna alla tua decisione precedente
terminal-help-board = disegna di nuovo la posizione
terminal-help-log = le mosse giocate finora
terminal-help-rule = una regola per numero, come la citano gli errori (in inglese)
terminal-help-save = salva la partita
terminal-help-quit = lascia la partita
terminal-help-help = questo testo
terminal-help-peek = ciò che sai solo tu della pila, se altri guardano lo schermo
terminal-help-drawing = Nei disegni una lettera maiuscola è una piastrella, una minuscola una casella libera per quel colore: { $colours }.
terminal-help-duel = In Azul Duel * è una casella per una piastrella speciale, ★ una piastrella speciale, ? una casella per qualsiasi colore. In una pila su una sezione luna, ◂ indica la piastrella in cima. I numeri nella cupola sono caselle libere per le lastre.

## Replaying

terminal-before = Prima della partita
terminal-nature = Sorteggio
terminal-evaluation = Vantaggio previsto dopo la mossa: { $points }
terminal-instead = In alternativa: { $moves }
terminal-browse = n avanti, p indietro, g N vai a, q esci
terminal-browse-keys = Scrivi n, p, q, oppure g e un numero.
terminal-steps = I passi vanno da 0 a { $last }.
terminal-pictures = { $count ->
    [one] { $count } immagine si trova in { $folder }.
   *[other] { $count } immagini si trovano in { $folder }.
}

## Words in drawings: short, since a drawing has 80 columns

drawing-wall-coloured = parete colorata
drawing-wall-grey = parete grigia
drawing-round = round { $round }
drawing-round-of = round { $round } di { $rounds }
drawing-to-move = tocca a { $name }
drawing-nature-to-move = sorteggio
drawing-over = la partita è finita
drawing-centre = Centro
drawing-centre-empty = vuoto
drawing-marker = segnalino
drawing-bag = Sacchetto
drawing-lid = Coperchio
drawing-tower = Torre
drawing-points = { $points ->
    [one] punto
   *[other] punti
}
drawing-floor = pavim.
drawing-tablets = Tessere
drawing-tablets-none = non ancora sorteggiate
drawing-side-rows = righe
drawing-side-variety = varietà
drawing-side-columns = colonne
drawing-side-ring = bordo
drawing-side-diagonals = diagonali
drawing-side-corners = angoli
drawing-side-wilds = multicolore
drawing-side-specials = speciali
drawing-factory = vassoio
drawing-large = L
drawing-sun = sole
drawing-moon = luna
drawing-chip = gettone
drawing-first-tile = 1º
drawing-display = lastre scoperte
drawing-display-empty = nessuna
drawing-stack = pila
drawing-stack-unseen = cima non ancora vista
drawing-stack-empty = vuota
drawing-stack-top = in cima { $plate }
drawing-type-s = speciale
drawing-type-w = jolly
drawing-laying = Da collocare
drawing-turned = ruotata in senso orario
drawing-drawn = Lastre pescate
drawing-under = Messe sotto la pila
drawing-broken = rotte
drawing-chips = gettoni
drawing-chips-none = nessuno
drawing-tokens = segnalini
drawing-taken = gettoni { $taken }/{ $most }
drawing-spent = usati { $count }
drawing-passed = passa
