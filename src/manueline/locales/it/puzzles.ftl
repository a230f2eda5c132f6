# Puzzles: positions with one clearly best move.

puzzle-title = Problema
puzzle-ask = Tocca a te: trova la mossa migliore.
puzzle-right = Giusto!
puzzle-wrong = Non è la mossa migliore
puzzle-shown = La mossa migliore
puzzle-retry = Riprova
puzzle-show = Soluzione
puzzle-next = Prossimo problema
puzzle-gap = La mossa migliore vince nel { $chance } dei casi, nessun’altra più del { $second }.
puzzle-worth = { $chance } di vittoria ({ $points } punti). La seconda migliore: { $second }, { $secondChance } ({ $secondPoints }).
puzzle-fails = Al livello «{ $level }» sfugge.
puzzle-fails-none = Ogni livello la trova.
puzzle-line = Come può continuare
puzzle-no-reasons = Il server non risponde, perciò mancano le spiegazioni.

## Rating

puzzle-rating = Il tuo rating
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-deviation = ± è la deviazione standard del rating; diminuisce con ogni problema.
puzzle-change = Il tuo rating: { $rating } ({ $change }). Questo problema: { $puzzle } ({ $puzzleChange }).
puzzle-uncounted = Solo il primo tentativo cambia il rating.
puzzle-history = Il tuo rating dopo ogni problema, da { $first } a { $last }
puzzle-streak = Di fila
puzzle-best = Record
puzzle-solved = Risolti
puzzle-solved-of = { $solved } su { $tried }
puzzle-private = Conservato solo in questo browser.
puzzle-reset = Ricomincia da capo
puzzle-reset-question = Cancellare rating, serie e tentativi di entrambi i giochi?

## What comes next

puzzle-choice = Scegli i problemi
puzzle-game = Gioco
puzzle-theme = Tema
puzzle-theme-any = Tutti i temi
puzzle-theme-counted = { $theme } ({ $count })
puzzle-theme-line = Linee da completare
puzzle-theme-floor = Piastrelle che cadono
puzzle-theme-denied = Ostacola chi segue
puzzle-theme-gift = Niente regali
puzzle-theme-marker = Primo giocatore
puzzle-theme-column = Colonne
puzzle-theme-plates = Lastre della cupola
puzzle-theme-chips = Gettoni bonus
puzzle-theme-other = Senza tema
