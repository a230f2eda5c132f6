# The page's own words: everything but the games themselves.

## The whole site

app-name = Manueline
app-tagline = Azul e Azul Duel nel browser, con gli amici o contro i bot
app-unofficial = Un progetto amatoriale non ufficiale, senza legami con l’editore. Se ti piace, compra il gioco!
app-loading = Caricamento…
app-not-found = Questa pagina non esiste.
app-to-home = Torna alla pagina iniziale

nav-label = Menu principale
nav-skip = Vai al contenuto
nav-new = Nuovo tavolo
nav-lobby = Sala
nav-learn = Impara
nav-rules = Regole
nav-settings = Impostazioni
nav-more = Altri modi di giocare

common-cancel = Annulla
common-close = Chiudi
common-back = Indietro
common-copied = Copiato
common-name = Soprannome
common-name-hint = Al massimo { $most } caratteri
common-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
common-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

## Start page

home-title = Gioca ad Azul
home-quick = Gioca contro un bot
home-start = Gioca
home-friends = Gioca con gli amici
home-friends-about = Apri un tavolo e manda il link.
home-lobby = Cerca un tavolo
home-lobby-about = Unisciti a qualcuno nella sala, o resta a guardare.
home-hot-seat = Intorno a uno schermo
home-hot-seat-about = Più persone usano questo dispositivo.
home-companion = Con il gioco fisico
home-companion-about = Inserisci ciò che è stato pescato e ricevi punteggi e consigli.
home-learn-about = Bastano pochi minuti per imparare.
home-replay = Rivedi una partita
home-replay-about = Apri una registrazione e rivedila mossa per mossa.
home-review = Analizza una partita
home-review-about = Scopri che cosa è stata fortuna e che cosa abilità, e riprova i tuoi errori.
home-analysis = Plancia di analisi
home-analysis-about = Componi una posizione e chiedi al motore.
home-puzzles = Il problema del giorno
home-puzzles-about = Una posizione, una mossa migliore: la trovi?
home-continue = Riprendi la partita
home-my-tables = I tuoi tavoli
home-games = Scegli un gioco

## New table

new-title = Nuovo tavolo
new-game = Gioco
new-game-azul = Azul
new-game-azul-about = Da 2 a 4 giocatori rivestono la parete di un palazzo.
new-game-duel = Azul Duel
new-game-duel-about = 2 giocatori decorano le loro cupole in cinque round.
new-players = Giocatori
new-wall = Parete
new-wall-coloured = Parete colorata
new-wall-coloured-about = Ogni colore ha la sua casella.
new-wall-grey = Parete grigia
new-wall-grey-about = La variante: scegli tu la casella nella linea.
new-start = Chi comincia
new-start-drawn = A sorte
new-tablets = Tessere punteggio
new-tablets-first = Prima partita consigliata: righe, colonne, diagonali
new-tablets-draw-three = Sorteggiane tre
new-tablets-draw-four = Sorteggiane quattro
new-tablets-choose = Scegline tre o quattro
new-seats = Posti
new-seat = Posto { $seat }
new-seat-me = Tu
new-seat-friend = Una persona davanti a questo schermo
new-seat-open = Libero, per chi ha il link
new-seat-bot = Bot
new-level = Livello
new-visibility = Chi può unirsi
new-private = Privato: solo con il link
new-public = Pubblico: appare nella sala
new-clock = Orologio
new-create = Apri il tavolo
new-creating = Sto aprendo il tavolo…

## Clocks

clock-none = Senza orologio
clock-turn = Per turno
clock-turn-about = { $seconds ->
    [one] { $seconds } secondo a turno
   *[other] { $seconds } secondi a turno
}
clock-game = Per partita
clock-game-about = { $minutes ->
    [one] { $minutes } minuto a testa, più { $increment } s a turno
   *[other] { $minutes } minuti a testa, più { $increment } s a turno
}
clock-seconds = Secondi
clock-minutes = Minuti
clock-increment = Secondi aggiunti a turno
clock-label = Tempo rimasto a { $name }: { $time }.

## Lobby

lobby-title = Sala
lobby-open = Tavoli con un posto libero
lobby-open-none = Nessun tavolo aspetta giocatori. Aprine uno!
lobby-playing = Partite da guardare
lobby-playing-none = Al momento non ci sono partite pubbliche.
lobby-join = Unisciti
lobby-watch = Guarda
lobby-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}

## Sitting down, and waiting

join-title = Unisciti al tavolo
join-sit = Siediti
join-name = Come vuoi farti chiamare?
join-any = Un posto libero qualsiasi
join-claimed = Ora questo posto è aperto anche in questo browser.

table-waiting = In attesa di giocatori…
table-waiting-count = { $count ->
    [one] C’è ancora { $count } posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
table-spectators = { $count ->
    [0] Nessuno sta guardando
    [one] { $count } persona sta guardando
   *[other] { $count } persone stanno guardando
}
table-private = Tavolo privato
table-public = Tavolo pubblico
table-from-position = Da una posizione
table-settings = Tavolo
table-actions = Che cosa puoi fare
table-round = Round { $round }
table-round-of = Round { $round } di { $rounds }
table-last-round = Ultimo round!
table-last-round-about = Una linea orizzontale sta per essere completata: la partita termina dopo questo round.

seat-you = tu
seat-open = posto libero
seat-nameless = Giocatore { $seat }
seat-disconnected = connessione persa
seat-replaced = { $name } (al suo posto gioca un bot)
seat-resigned = ha abbandonato
seat-time = tempo scaduto
seat-left = ha lasciato il tavolo
seat-starts = comincia
seat-to-move = di turno
seat-link = Link a questo posto, per un altro dispositivo
seat-link-about = Chi ha questo link gioca al tuo posto. Tienilo per te.
revoke-button = Revoca i link a questo posto
revoke-question = Solo questo browser giocherà al tuo posto. I link dati finora non funzioneranno più.
revoke-done = I link al tuo posto non funzionano più.

## Sharing

share-title = Invita
share-link = Link al tavolo
share-copy = Copia il link
share-send = Invia…
share-qr = Codice QR
share-qr-about = Inquadralo con un telefono per unirti a questo tavolo.
share-text = Vieni a giocare ad Azul con me!

## Levels of the bots

level-label = Livello
level-rating = Rating { $rating }
level-newcomer = Debuttante
level-newcomer-about = Vede solo la propria mossa e la valuta male; dimentica quanto costano le piastrelle che cadono o si rompono e sopravvaluta le proprie linee.
level-novice = Principiante
level-novice-about = Vede solo la propria mossa; spesso dimentica quanto costano le piastrelle che cadono o si rompono e sopravvaluta le proprie linee.
level-casual = Dilettante
level-casual-about = Vede solo la propria mossa; a volte dimentica quanto costano le piastrelle che cadono o si rompono e sopravvaluta le proprie linee.
level-regular = Intermedio
level-regular-about = Non vede che cosa possono fare gli avversari e spesso valuta male le proprie mosse.
level-practised = Allenato
level-practised-about = Non vede che cosa possono fare gli avversari e a volte valuta male le proprie mosse.
level-skilled = Abile
level-skilled-about = Calcola qualche mossa in anticipo; spesso non vede che cosa possono fare gli avversari.
level-experienced = Navigato
level-experienced-about = Calcola qualche mossa in anticipo; a volte non vede che cosa possono fare gli avversari.
level-seasoned = Veterano
level-seasoned-about = Calcola diverse mosse in anticipo; a volte non vede che cosa possono fare gli avversari.
level-strong = Forte
level-strong-about = Calcola diverse mosse in anticipo e non commette nessuno di questi errori.
level-formidable = Temibile
level-formidable-about = Calcola più mosse in anticipo.
level-brilliant = Brillante
level-brilliant-about = Calcola molte mosse in anticipo.
level-expert = Esperto
level-expert-about = Calcola a fondo.
level-virtuoso = Virtuoso
level-virtuoso-about = Calcola ancora più a fondo.
level-champion = Campione
level-champion-about = Quasi alla massima forza.
level-master = Maestro
level-master-about = Alla massima forza.
level-engine-about = Un programma autonomo, di forza sconosciuta.

## Your turn

turn-yours = Tocca a te
turn-other = Tocca a { $name }.
turn-bot = { $name } sta pensando…
turn-nature = Si pesca…
turn-over = La partita è finita.
turn-deal = Inserisci ciò che è stato pescato.

play-confirm = Conferma la mossa
play-confirm-about = Nessuno vede la mossa finché non la confermi.
play-undo = Annulla
play-hint = Consiglio
play-hint-thinking = Cerco una buona mossa…
play-hint-best = Mossa migliore
play-hint-win = Probabilità di vittoria: { $percent }%
play-hint-score = Vantaggio previsto: { $points }
play-hint-none = Questa volta non ci sono consigli.
play-preview = Renderebbe { $points }
play-preview-cost = Costerebbe { $cost }
play-preview-both = Renderebbe { $points }, meno { $cost }
play-log = Cronaca
play-log-empty = Non è ancora successo nulla.
play-bag = Nel sacchetto
play-bag-about = Che cosa contiene ancora il sacchetto, per colore
play-lid = Nel coperchio
play-tower = Nella torre
play-stack-bottom = in fondo
play-stack-top = in cima
play-turn-left = Ruota a sinistra
play-turn-right = Ruota a destra
play-stop = Smetti di pescare
play-complete = Completala
play-decline = Lasciala com’è

takeback-ask = Chiedi di ritirare la mossa
takeback-asked = Hai chiesto di ritirare la mossa. In attesa degli altri…
takeback-question = { $name } vorrebbe ritirare una mossa.
takeback-allow = Concedi
takeback-refuse = Rifiuta

resign-button = Abbandona
resign-question = Vuoi abbandonare questa partita?
resign-question-many = Vuoi abbandonare? Un bot prende il tuo posto e tu finisci all’ultimo posto.
leave-button = Fai una pausa
leave-question = Un bot giocherà per te finché non torni.
leave-away = Un bot sta giocando per te.
leave-return = Riprendo il mio posto

## Phrases

say-title = Di’ qualcosa
say-tab = Frasi
say-said = { $name }: { $phrase }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-nice-move = Bella mossa!
phrase-ouch = Ahi!
phrase-oops = Ops…
phrase-thinking = Ci penso un momento…
phrase-hurry = Tocca a te!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-rematch = Un’altra partita?
phrase-goodbye = Alla prossima!

## Result

result-title = La partita è finita
result-win = Hai vinto!
result-loss = Vince { $name }.
result-shared = La vittoria è condivisa: { $names }.
result-total = Totale
result-breakdown = Da dove vengono i punti
result-chart = Punti dopo ogni round
result-chart-start = Inizio
result-chart-round = Round { $round }
result-chart-end = Fine
result-chart-about = { $name }: { $scores }
result-rematch = Rivincita
result-rematch-wait = In attesa degli altri…
result-rematch-wanted = { $name } vuole la rivincita.
result-rematch-go = Vai al nuovo tavolo
result-review = Analizza questa partita
result-replay = Rivedi questa partita
result-new = Nuova partita

## Records, and checking the dealer

record-download = Scarica la registrazione
record-upload = Apri una registrazione
record-upload-about = Scegli un file o trascinalo qui.
record-choose = Scegli un file
record-paste = …oppure incolla il testo di una registrazione
record-open = Apri

verify-title = Il sorteggio è stato regolare?
verify-about = Prima della partita ogni pescata è stata fissata con un numero segreto, di cui è stata mostrata l’impronta. Ora il numero è noto e tutto si può controllare.
verify-button = Controlla le pescate
verify-checking = Controllo…
verify-commitment = Impronta
verify-seed = Numero segreto
verify-good = Tutto corretto: ogni pescata era fissata prima della partita.
verify-bad-commitment = Il numero non corrisponde all’impronta.
verify-bad-deals = Queste pescate non corrispondono al numero:

replay-title = Rivedi la partita
replay-first = All’inizio
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-round-back = Un round indietro
replay-round-on = Un round avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Mossa { $move } di { $moves }
replay-link = Copia il link a questa posizione
replay-position = Posizione
replay-review = Analizza
replay-analyse = Analizza questa posizione
replay-evaluation = Vantaggio previsto dopo la mossa: { $points }
replay-instead = In alternativa: { $moves }

## Notices

notify-title = Tocca a te
notify-page-title = Tocca a te! – { $title }
notify-blocked = Il browser blocca gli avvisi di questa pagina.

connection-lost = Connessione persa. Nuovo tentativo in corso…
connection-down = Il server non risponde. La tua partita è al sicuro; continuiamo a provare.
bot-waits = Molti bot stanno pensando. Questo aspetta il suo turno; giocherà come al solito.
connection-replaced = Questo tavolo è aperto in troppe pagine di questo browser. Ricarica questa per continuare qui.
page-outdated = C’è una nuova versione. Ricarica la pagina.

## Around one screen

curtain-title = Passa il dispositivo a { $name }
curtain-about = Il prossimo passo è solo per gli occhi di { $name }.
curtain-ready = Sono { $name }

## Companion of a real box

companion-about = Gioca con la tua copia del gioco: questa pagina tiene i punti, conosce le regole e dà consigli.
companion-deal = Inserisci le piastrelle pescate
companion-starter = Chi comincia?
companion-plate = Quale lastra è stata rivelata?
companion-back = Quale retro mostra la pila?
companion-chip = Quale gettone bonus è stato rivelato?
companion-tablet = Quale tessera punteggio è stata sorteggiata?
companion-not-in-bag = Nel sacchetto non può esserci un’altra piastrella di questo colore.

## Learning

learn-title = Impara
learn-tutorial-azul = Azul passo per passo
learn-tutorial-duel = Azul Duel passo per passo
learn-rules-azul = Le regole di Azul
learn-rules-duel = Le regole di Azul Duel
learn-chapters = Capitoli
learn-step = Passo { $step } di { $steps }
learn-continue = Continua
learn-show = Mostrami
learn-answers = La tua risposta
learn-wrong = Non proprio. Ripensaci, o fatti mostrare la risposta.
learn-finished = Era l’ultimo passo. Buon divertimento!
learn-play-now = Gioca ora la prima partita
learn-you = Tu
learn-opponent = Avversario
learn-shared = La vittoria è condivisa
learn-contents = Indice

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-speed = Velocità delle animazioni
settings-speed-off = Disattivate
settings-speed-slow = Lente
settings-speed-normal = Normali
settings-speed-fast = Rapide
settings-letters = Lettere sulle piastrelle
settings-letters-about = Mostra la lettera di ogni colore oltre al suo motivo.
settings-sound = Suoni
settings-confirm = Chiedi conferma prima di ogni mossa
settings-notifications = Avvisami quando tocca a me

## Keyboard

keys-title = Tasti
keys-open = Mostra i tasti
keys-move = Frecce: vai alla casella vicina
keys-area = Tab: vai alla parte successiva del tavolo
keys-choose = Invio o spazio: scegli
keys-cancel = Esc: rimetti a posto o chiudi
keys-colours = B, Y, R, K, W, T: vai alle prossime piastrelle di quel colore
keys-lines = Da 1 a 6: scegli quella linea; 0: la linea del pavimento o le piastrelle rotte
keys-turn = R: ruota la lastra
keys-undo = U: annulla
keys-hint = H: consiglio
keys-confirm = C: conferma la mossa
keys-replay = Frecce, Home, Fine e spazio: scorri una partita; con Maiusc: per round
keys-help = ?: questo aiuto

## What screen readers say of the board

board-label = Plancia di { $name }
board-own = La tua plancia
board-factories = Vassoi
board-factories-azul = Tessere vassoio
board-factory = Tessera vassoio { $factory }: { $tiles }
board-factory-empty = Tessera vassoio { $factory }: vuota
board-centre = Centro del tavolo: { $tiles }
board-centre-empty = Centro del tavolo: vuoto
board-marker-here = Il segnalino primo giocatore è al centro del tavolo.
board-large-sun = Vassoio grande, sezione sole: { $tiles }
board-large-moon = Vassoio grande, sezione luna: { $tiles }
board-small-sun = Vassoio { $factory }, sezione sole: { $tiles }
board-small-moon = Vassoio { $factory }, sezione luna, dal basso verso l’alto: { $tiles }
board-side-empty = vuota
board-chip-hidden = un gettone bonus a faccia in giù
board-chip-shown = gettone bonus: { $chip }
board-first-tile-here = La piastrella primo giocatore è sul vassoio grande.
board-line = Linea { $line }: { $held } su { $line }, { $colour }
board-line-empty = Linea { $line }: vuota, capienza { $line }
board-lines = Linee della plancia
board-wall = Parete
board-dome = Cupola
board-space-free = Riga { $row }, colonna { $column }: libera
board-space-free-colour = Riga { $row }, colonna { $column }: libera, per { $colour }
board-space-tile = Riga { $row }, colonna { $column }: { $colour }
board-floor = Linea del pavimento: { $tiles }, costa { $cost }
board-floor-empty = Linea del pavimento: vuota
board-broken = Piastrelle rotte: { $tiles }, costano { $cost }
board-broken-empty = Piastrelle rotte: nessuna
board-chips = Deposito dei gettoni bonus: { $chips }
board-chips-none = Deposito dei gettoni bonus vuoto
board-tokens = { $count ->
    [0] Nessun segnalino giocatore rimasto
    [one] { $count } segnalino giocatore rimasto
   *[other] { $count } segnalini giocatore rimasti
}
board-plate-space = Casella cupola { $space }: { $plate }
board-plate-space-empty = Casella cupola { $space }: vuota
board-display = Lastre della cupola a faccia in su
board-stack = Pila delle lastre; il retro mostra: { $plate }
board-stack-empty = La pila delle lastre è vuota.
board-hand = Lastre pescate
board-tablets = Tessere punteggio

## The boards

board-row = Riga { $row }: { $tiles }
board-enlarge = Ingrandisci la plancia di { $name }
board-chips-unseen = Gettoni bonus non ancora visti
board-plates-unseen = { $count ->
    [one] { $count } lastra che nessuno ha visto
   *[other] { $count } lastre che nessuno ha visto
}
