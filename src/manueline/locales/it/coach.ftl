# The coach: reviews, exercises, the analysis board and the editor.

coach-percent = { $percent }%

## Grades of moves

grade-inaccuracy = Imprecisione
grade-mistake = Errore
grade-blunder = Errore grave
grades-inaccuracy = Imprecisioni
grades-mistake = Errori
grades-blunder = Errori gravi

## Themes of mistakes

theme-floor = più piastrelle sul pavimento
theme-unfinished-line = una linea non completata
theme-missed-column = una colonna mancata
theme-gift-to-the-next-player = un regalo al giocatore seguente
theme-denied-move = una mossa che si poteva impedire
theme-marker = il segnalino primo giocatore
theme-plates = lastre della cupola
theme-chips = gettoni bonus

## Review of a game

review-title = Analisi della partita
review-about = Che cosa è stata fortuna, che cosa abilità, e quali mosse hanno contato? Scegli una partita da analizzare.
review-searching = Il motore in questo browser analizza la partita…
review-on-server = Il server analizza la partita…
review-waiting = Il grafico cresce mentre il motore lavora. Intanto puoi già scorrere la partita.
review-moves = Mosse
review-players = Giocatori
review-mistakes = Errori
review-graph = Probabilità di vittoria di { $name }, mossa per mossa
review-slider = Mossa { $move } di { $moves }, probabilità di vittoria di { $name }: { $chance }
review-chance-of = Probabilità di
review-skill = mosse
review-luck = fortuna
review-round = Round { $round }
review-deal = Fortuna nella pescata per { $name }
review-better = Meglio: { $move } ({ $loss })
review-turning = Le mosse che hanno contato di più
review-other-mistakes = Altre mosse da migliorare
review-no-mistakes = Nessuna mossa ha perso più dell’incertezza della ricerca. Ben giocato!
review-look = Mostra
review-units = In ogni casella: la probabilità di vittoria e sotto i punti.
review-row-accuracy = Precisione
review-row-lost = Perdite per errori
review-row-start = Inizio
review-row-luck = Fortuna
review-row-own = Mosse proprie
review-row-others = Mosse altrui
review-row-error = Errore della ricerca
review-row-result = Risultato
review-row-adjusted = Risultato senza fortuna
review-by-round = Fortuna per round, e sotto le mosse proprie
review-by-theme = Perdite per tema
review-sum = Inizio, fortuna, mosse proprie, mosse altrui ed errore della ricerca danno insieme il risultato.
review-work = Ricerca con { $nodes } nodi per decisione; la fortuna è misurata con { $deals } pescate da { $dealNodes } nodi ciascuna.

## Exercises

exercise-title = Trova una mossa migliore
exercise-try = Riprova
exercise-played = Giocata: { $move } ({ $loss })
exercise-ask = Fai un’altra mossa sulla plancia.
exercise-comparing = Il motore la confronta con la mossa migliore…
exercise-best = È la mossa migliore che il motore conosce.
exercise-good = Bene: per quanto il motore può dire, forte come la mossa migliore.
exercise-loses = Non ancora: { $loss } di probabilità di vincere e { $points } punti in meno.
exercise-lacks = Che cosa fa una mossa migliore:
exercise-solution = La mossa migliore: { $move }
exercise-retry = Un altro tentativo
exercise-show = Mostra la mossa migliore
exercise-next = Prossimo errore
exercise-close = Torna all’analisi

## Playing on from a position

play-on-title = Continua a giocare da qui
play-on-about = Una nuova partita comincia da questa posizione. I bot occupano gli altri posti.
play-on-seat = Giochi come
play-on-start = Gioca

## The analysis board

analysis-title = Plancia di analisi
analysis-about = Esamina qualsiasi posizione: inizia una partita o incolla il testo di una posizione. Tutto si può provare e annullare.
analysis-start-azul = Inizia con Azul
analysis-start-duel = Inizia con Azul Duel
analysis-paste = Il testo di una posizione
analysis-open = Apri
analysis-filled = Ciò che la vista nasconde è stato completato a caso.
analysis-lines = Mosse migliori
analysis-line = Come può continuare
analysis-nodes = Nodi: { $nodes }
analysis-start = Avvia il motore
analysis-stop = Ferma
analysis-none = Qui non c’è ancora nulla da analizzare.
analysis-off = Il motore è spento.
analysis-draws = Pescate
analysis-draws-about = Ora si pesca: lascia decidere il caso, scegli tu la pescata o calcola la media di molte pescate.
analysis-deal = A caso
analysis-draw-seat = Comincia { $name }
analysis-average = Media
analysis-average-of = Media di { $done } pescate su { $all }, ± errore standard
analysis-average-all = Media di tutte le { $all } pescate, ± errore standard
analysis-mean = { $chance } ± { $error }, { $points } punti
analysis-back = Una mossa indietro
analysis-edit = Modifica la posizione
analysis-tree = Mosse provate
analysis-root = Inizio
analysis-remove = Togli questa variante
analysis-copy-text = Copia il testo
analysis-copy-link = Copia il link
analysis-copy-svg = Copia SVG

## The position editor

editor-title = Editor di posizioni
editor-about = Scegli una piastrella e premi dove deve stare. Le piastrelle vengono dal sacchetto, e ciò che cancelli vi ritorna.
editor-brush = Con che cosa disegnare
editor-marker = Segnalino
editor-erase = Gomma
editor-plate = Lastra
editor-chip = Gettone bonus
editor-plate-about = Premi di nuovo su una lastra già collocata per ruotarla.
editor-problems = Secondo le regole non si può arrivare a questa posizione:
editor-legal = Secondo le regole si può arrivare a questa posizione.
editor-use = Analizza questa posizione
editor-close = Annulla
editor-fields = Tutte le parti del testo
editor-board = Plancia del giocatore { $seat }
editor-field-kind = Gioco
editor-field-tablets = Tessere punteggio
editor-field-round = Round
editor-field-phase = Fase
editor-field-turn = Tocca a
editor-field-active = Turno di
editor-field-starter = Primo giocatore
editor-field-first = Piastrella primo giocatore
editor-field-focus = Linea o vassoio attuale
editor-field-factories = Vassoi
editor-field-factories-azul = Tessere vassoio
editor-field-centre = Centro e segnalino
editor-field-bag = Sacchetto
editor-field-lid = Coperchio
editor-field-tower = Torre
editor-field-chips = Gettoni mai visti
editor-field-display = Lastre scoperte
editor-field-stack = Pila delle lastre
editor-field-hand = Lastre pescate
editor-field-laying = Lastra da collocare
editor-field-rest = Piastrelle da impilare
editor-field-payment = Pagamento
