# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = Si collocano le piastrelle e si contano i punti…
turn-bonuses = Si contano gli ultimi punti…
turn-skip = Fai clic o premi un tasto per saltare.
turn-watching = Stai guardando questa partita.
turn-choose-space = Scegli una casella per il colore { colour } nella linea { $row } della parete.

## Who is there

invite-title = Invito di { $names } a una partita di { $game }
share-local = Questo indirizzo funziona solo su questo computer. Per giocare con altri dispositivi avvia il server con { $option } e apri la pagina con il nome o l’indirizzo di questo computer.
curtain-holds = Ora solo per { $name }

## The ready check

ready-title = Ci siete tutti
ready-about = La partita comincia quando tutti hanno confermato.
ready-button = Confermo: ci sono
ready-wait = In attesa della conferma di { $names }…
seat-ready = ha confermato
seat-unready = non ha ancora confermato
waiting-leave = Lascia il posto
clock-waits = Tempo di { $name }: { $time }; l’orologio parte con la prima mossa.

## The end

result-way = La prossima volta andrà meglio: guarda dove sono andati i punti o riprova.
result-easier = Gioca contro { $level }
result-early = La partita è finita prima che qualcuno segnasse punti.
