# Refusals by their codes; whatever has no words of its own is `error-unknown`.

## General

error-unknown = Qualcosa è andato storto: { $message }
error-in-line = Riga { $line } della registrazione: { $reason }

## Moves that the rules forbid

error-already-drawing = Hai già pescato dalla pila: non puoi più prendere una lastra a faccia in su.
error-chip-not-payable = Questo gettone bonus non serve al pagamento.
error-deal-groups = Questa pescata non riempie correttamente i vassoi.
error-deal-too-long = Sono più piastrelle di quante ne contengano i vassoi.
error-line-colour = Questa linea contiene piastrelle di un altro colore.
error-line-full = Questa linea è già completa.
error-no-chip = Su questo vassoio non c’è un gettone bonus rivelato.
error-no-factory = Questo vassoio non esiste.
error-no-point = Non hai più punti per pagare una lastra.
error-no-seat = Questo posto non esiste.
error-no-such-back = La pila non può mostrare questo retro adesso.
error-no-such-chip = Non restano gettoni bonus di questo tipo.
error-no-such-plate = Qui non può uscire questa lastra.
error-no-such-tiles = Lì non ci sono piastrelle di questo colore.
error-no-token = In questo round hai già usato entrambi i segnalini giocatore.
error-not-drawn = Questa lastra non è tra quelle che hai pescato.
error-not-in-bag = Dal sacchetto non può uscire una piastrella di questo colore.
error-not-on-display = Questa lastra non è tra quelle a faccia in su.
error-on-wall = Questa linea della tua parete ha già questo colore.
error-redacted = Questa mossa nasconde informazioni necessarie alla partita.
error-space-barred = La piastrella non può andare su questa casella.
error-space-taken = Su questa casella cupola c’è già una lastra.
error-stack-empty = La pila delle lastre è vuota.
error-tablet-used = Questa tessera punteggio è già in gioco.
error-two-chips = In questo round hai già preso due gettoni bonus.
error-wrong-line = Prima si riveste un’altra linea.
error-wrong-phase = Questa mossa non appartiene a questa fase del round.

## Texts that cannot be read

error-bad-counts = Queste quantità di piastrelle non tornano.
error-bad-deal = Questa non è una pescata di piastrelle.
error-bad-line = Questa non è una linea in cui raccogliere piastrelle.
error-bad-option = Queste opzioni non vanno bene per il gioco.
error-bad-position = Questa posizione non si può leggere.
error-bad-record = La registrazione è danneggiata.
error-bad-seed = Questo non è un numero segreto valido.
error-bad-tiles = Queste piastrelle non si possono leggere.
error-bad-view = Questo non è ciò che si vede da un posto.
error-impossible-position = Secondo le regole non si può mai arrivare a questa posizione.
error-unknown-game = Questo gioco qui non è disponibile.
error-unknown-id = Non esiste una mossa con questo numero.
error-unknown-move = Questa non è una mossa del gioco.
error-unknown-version = Questa registrazione viene da un’altra versione del gioco.
error-bad-setting = Questa impostazione non esiste.
error-illegal-move = Questa mossa non è consentita qui.
error-needs-game = Indica a quale gioco appartiene la posizione: le tessere punteggio non sono ancora state sorteggiate.
error-other-game = Questa è una posizione di un altro gioco.
error-position-over = In questa posizione la partita è già finita.

## Bots

error-no-bot = Questo bot non sa giocare a questo gioco.
error-no-core = Il motore compilato non conosce questo gioco.
error-no-hint = Qui non sono disponibili consigli.
error-no-move = Non c’è nessuna mossa su cui ragionare.
error-no-preview = I punti di questa mossa non si possono mostrare.
error-unknown-bot = Questo bot non esiste.

## The table

error-bad-link = Questo link non apre nessun posto a questo tavolo.
error-dealt-by-hand = In questa partita si è pescato dal gioco fisico: non c’è nulla da controllare.
error-handed-over = In questo momento un bot gioca a questo posto.
error-nature-moves = Aspetta che si finisca di pescare.
error-no-clock = Un tavolo con il gioco fisico non ha orologio.
error-no-offer = Nessuno ti ha chiesto di ritirare una mossa.
error-no-such-seat = Questo posto non esiste.
error-no-such-table = Questo tavolo non esiste, o non esiste più.
error-nobody = Chi inserisce le pescate deve sedere al tavolo.
error-not-handed-over = Nessun bot sta giocando per te.
error-not-over = La partita è ancora in corso.
error-not-playing = La partita non è in corso.
error-not-awaited = Il tavolo non attende una tua conferma.
error-not-your-seat = Questo posto non è tuo.
error-not-your-turn = Non tocca a te.
error-nothing-to-undo = Non c’è nulla da ritirare.
error-old-rules = Questa partita è iniziata con la versione { $version } delle regole, che il server non ha più. È finita qui.
error-one-seat = Solo chi ospita può prendere più posti.
error-out-of-time = Il tuo tempo è scaduto.
error-rematch-set = Il tavolo della rivincita è già pronto.
error-seat-taken = Questo posto è occupato.
error-spectator = Stai guardando questa partita, non giocando.
error-stale = Nel frattempo la partita è andata avanti.
error-too-many-browsers = Questo posto è aperto in troppi browser.
error-too-many-returns = Un posto si può riprendere dal bot al massimo { $most } volte.
error-too-many-takebacks = In una partita si possono annullare al massimo { $most } mosse.
error-unknown-phrase = Questa frase non esiste.
error-wrong-seats = Questo numero di posti non va bene per il gioco.

## The server

error-bad-answer = Le risposte del motore non si adattano a questa partita. Riavvia l’analisi.
error-bad-host = Questo server non è conosciuto con questo nome.
error-bad-method = Qui questo non si può fare.
error-bad-origin = Il server non accetta richieste da altri siti.
error-bad-type = Il server non legge questo tipo di file.
error-banned = Il gestore non ti fa più entrare.
error-broken = Si è verificato un errore sul server. La tua partita è al sicuro.
error-busy = Il server ha troppo da fare. Riprova tra poco.
error-no-such-page = A questo indirizzo non c’è nulla.
error-no-such-puzzle = Questo problema non esiste.
error-outdated = Questa pagina è più vecchia del server. Ricaricala.
error-too-large = È troppo da leggere in una volta sola.
error-too-many = Troppe richieste insieme. Aspetta un momento.
error-too-many-nodes = È troppo da cercare in una volta.
error-too-new = Questa pagina è più nuova del server, che si sta aggiornando. Riprova tra poco.
error-too-slow = Il messaggio non è arrivato in tempo.
error-unavailable = Il server non riesce a raggiungere il suo archivio. Nulla è andato perso; riprova tra poco.
error-unreadable = Il server non è riuscito a leggere questo messaggio.
