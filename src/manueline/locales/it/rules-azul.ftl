# The rules of Azul for people; docs/rules/azul.md has the clauses.

rules-azul-1-title = Scopo del gioco
rules-azul-1-a = Stai rivestendo la parete di un palazzo. Round dopo round prendi piastrelle colorate dal mezzo del tavolo, le raccogli nelle linee quadrettate e sposti una piastrella di ogni linea completa sulla tua parete, dove ti dà punti.
rules-azul-1-b = Vince chi alla fine ha più punti. La fine arriva con il round in cui qualcuno completa una linea orizzontale della parete.

rules-azul-2-title = Che cosa c’è sul tavolo
rules-azul-2-a-item = Un sacchetto con 100 piastrelle: 20 blu, 20 gialle, 20 rosse, 20 nere e 20 bianche.
rules-azul-2-b-item = Le tessere vassoio in cerchio: 5 per due giocatori, 7 per tre, 9 per quattro. Ogni round comincia con 4 piastrelle del sacchetto su ciascuna.
rules-azul-2-c-item = Il centro del tavolo, fra le tessere vassoio, dove sta il segnalino primo giocatore.
rules-azul-2-d-item = Davanti a ogni giocatore: una plancia del giocatore con cinque linee quadrettate, che contengono da 1 a 5 piastrelle, accanto una parete di 5 × 5 caselle e sotto una linea del pavimento di sette caselle. Sulla parete colorata ogni casella mostra il suo colore; ogni linea li ha tutti e cinque, ogni volta spostati di una casella verso destra.
rules-azul-2-e-item = Il coperchio della scatola, dove le piastrelle usate aspettano che il sacchetto si svuoti.

rules-azul-3-title = Offerta dei Vassoi: prendere le piastrelle
rules-azul-3-a = Nel primo round il primo giocatore è sorteggiato, a meno che non sia stato scelto all’apertura del tavolo; poi è chi ha il segnalino. Comincia il primo giocatore e si procede in senso orario. Nel tuo turno fai una di queste due cose:
rules-azul-3-b-item = Scegli una tessera vassoio e un colore, prendi da lì tutte le piastrelle di quel colore e spingi le altre al centro del tavolo.
rules-azul-3-c-item = Scegli un colore al centro del tavolo e prendi tutte le piastrelle di quel colore che ci sono.
rules-azul-3-d = Chi per primo in un round prende dal centro riceve anche il segnalino primo giocatore. Va sulla casella libera più a sinistra della sua linea del pavimento, prima che vi cadano piastrelle, e il round successivo comincia da lui.

rules-azul-4-title = Riempire le linee quadrettate
rules-azul-4-a = Metti tutte le piastrelle prese su una sola linea quadrettata. Tre regole dicono quali linee vanno bene:
rules-azul-4-b-item = Una linea contiene un solo colore.
rules-azul-4-c-item = Una linea completa non accetta più nulla.
rules-azul-4-d-item = Una linea non accetta un colore che la sua linea della parete ha già.
rules-azul-4-e = Le piastrelle che non entrano nella linea cadono sulla tua linea del pavimento. Puoi anche farcele cadere tutte, persino se una linea le accetterebbe. Non puoi però trattenere piastrelle che ci stanno.

rules-azul-5-title = La linea del pavimento
rules-azul-5-a = La linea del pavimento si riempie da sinistra. Le sue sette caselle costano 1, 1, 2, 2, 2, 3 e 3 punti, e il segnalino conta come una piastrella. Quando sono tutte piene, le piastrelle in più vanno nel coperchio senza costo; allora neanche il segnalino costa nulla.

rules-azul-6-title = Rivestimento delle Pareti
rules-azul-6-a = Quando le tessere vassoio e il centro sono vuoti, ognuno esamina le sue linee quadrettate dall’alto in basso. Ogni linea completa sposta una piastrella sulla casella del suo colore nella stessa linea della parete, e questa dà subito punti. Le altre piastrelle della linea vanno nel coperchio. Le linee incomplete restano come sono per il round successivo.
rules-azul-6-b = Poi perdi i punti della tua linea del pavimento, ma non scendi mai sotto 0. Le sue piastrelle vanno nel coperchio.

rules-azul-7-title = Quanto vale una piastrella
rules-azul-7-a-item = Se non ha piastrelle adiacenti sopra, sotto, a sinistra o a destra: 1 punto.
rules-azul-7-b-item = Se ne ha in orizzontale: 1 punto per ogni piastrella di quella fila ininterrotta, inclusa quella appena collocata.
rules-azul-7-c-item = Se ne ha in verticale: lo stesso per quella fila. Se valgono entrambe, si contano entrambe.

rules-azul-8-title = Preparazione al round successivo
rules-azul-8-a = Se nessuna parete ha ancora una linea orizzontale completa, ogni tessera vassoio riceve 4 nuove piastrelle. Quando il sacchetto si svuota, vi tornano le piastrelle del coperchio. Comincia chi ha il segnalino.

rules-azul-9-title = La fine
rules-azul-9-a = La partita termina dopo il rivestimento in cui viene completata la prima linea orizzontale. Poi ognuno aggiunge:
rules-azul-9-b-item = 2 punti per ogni linea orizzontale completa
rules-azul-9-c-item = 7 punti per ogni linea verticale completa
rules-azul-9-d-item = 10 punti per ogni colore con tutte e cinque le piastrelle sulla parete
rules-azul-9-e = Vince il punteggio più alto. A parità vince chi ha più linee orizzontali complete; se la parità permane, la vittoria è condivisa.

rules-azul-10-title = La parete grigia
rules-azul-10-a = L’altro lato della plancia non ha colori. La piastrella di una linea completa va su una casella libera qualsiasi della sua linea della parete, a tua scelta, ma nessun colore può comparire più di una volta in una linea orizzontale o verticale.
rules-azul-10-b = Se per il colore di una linea non resta alcuna casella, tutte le sue piastrelle cadono subito sulla linea del pavimento. Se una casella c’è, devi usarla, anche se preferiresti di no.
rules-azul-10-c = Puoi cominciare una linea anche se le linee verticali sbarrano al suo colore tutte le caselle: si guarda solo la linea orizzontale.

rules-azul-11-title = Casi rari
rules-azul-11-a = Il regolamento lascia aperta qualche domanda. Noi giochiamo così:
rules-azul-11-b-item = Se in un round nessuno ha preso il segnalino, comincia di nuovo lo stesso giocatore.
rules-azul-11-c-item = Se sacchetto e coperchio si svuotano mentre si riempiono le tessere vassoio, il round comincia con ciò che c’è; se non c’è nemmeno una piastrella, la partita finisce.
rules-azul-11-d-item = I giocatori rivestono uno dopo l’altro, a partire da chi ha cominciato il round.
rules-azul-11-e-item = Sulla parete grigia la partita finisce anche quando nessuna linea orizzontale di nessuna parete può più essere completata.
rules-azul-11-f-item = Dopo il round 100 è finita in ogni caso.
rules-azul-11-g-item = Secondo il regolamento comincia chi ha visitato il Portogallo più di recente; qui il primo giocatore è sorteggiato o scelto.
rules-azul-11-h-item = Chi sceglie una linea quadrettata deve metterci tutte le piastrelle che ci stanno.
