# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-chapter-take = Prendere le piastrelle
tutorial-azul-chapter-lines = Linee quadrettate
tutorial-azul-chapter-tile = Rivestimento, punti
tutorial-azul-chapter-end = Fine della partita
tutorial-azul-chapter-grey = La parete grigia

tutorial-azul-welcome = Ciao! Stai rivestendo la parete di un palazzo. In mezzo ci sono cinque tessere vassoio con quattro piastrelle ciascuna. Sulla tua plancia, a sinistra, hai cinque linee quadrettate; a destra la parete, dove le piastrelle danno punti. Prima si raccolgono le piastrelle nelle linee. Quante piastrelle contiene la linea più in basso?
tutorial-azul-welcome-right = Sì, cinque. Le linee contengono da una a cinque piastrelle, e solo una linea completa sposta una piastrella sulla parete.
tutorial-azul-take = Nel tuo turno prendi tutte le piastrelle di un colore da una tessera vassoio. Prendi le due piastrelle rosse della tessera vassoio 2 e mettile sulla linea quadrettata 2.
tutorial-azul-take-right = Ben fatto: la linea 2 è completa. Le due piastrelle bianche sono andate al centro del tavolo. L’avversario ha preso tre piastrelle nere; una blu è andata al centro.
tutorial-azul-take-wrong = Anche questa sarebbe una mossa permessa. Ma prova con le rosse della tessera vassoio 2, sulla linea 2: due piastrelle la riempiono esattamente.
tutorial-azul-centre = Puoi prendere anche dal centro del tavolo, sempre tutte le piastrelle di un colore. Prendi le due bianche e mettile sulla linea 3.
tutorial-azul-centre-right = Nessuno aveva ancora preso dal centro: perciò è arrivato anche il segnalino primo giocatore. Sta sulla tua linea del pavimento e costa 1 punto, ma il prossimo round lo cominci tu.
tutorial-azul-centre-wrong = Non questa: prendi le piastrelle bianche dal centro, per la linea 3.

tutorial-azul-overflow = Una linea accoglie solo tante piastrelle quante sono le sue caselle. Ciò che non ci sta cade sulla linea del pavimento e costa punti. A volte ne vale la pena: metti le tre piastrelle blu della tessera vassoio 1 sulla linea 2.
tutorial-azul-overflow-right = Due piastrelle completano la linea; la terza è sulla linea del pavimento. La sua casella costa 1 punto. Le sette caselle costano 1, 1, 2, 2, 2, 3 e 3; altre piastrelle vanno nel coperchio senza costo.
tutorial-azul-overflow-wrong = L’idea è sensata, ma guardiamo cadere una piastrella: tessera vassoio 1, blu, linea 2.
tutorial-azul-choose = Ora trova tu il posto. Vuoi le due piastrelle rosse della tessera vassoio 4. Una linea contiene un solo colore e non accetta un colore che la sua linea della parete ha già. Dove possono andare senza perdite?
tutorial-azul-choose-right = Giusto: linea 5. Le linee 1, 2 e 4 della tua parete hanno già una piastrella rossa, e la linea quadrettata 3 contiene una piastrella nera.
tutorial-azul-choose-wrong = Guarda meglio: prendi le rosse della tessera vassoio 4. Le linee 1, 2 e 4 della parete hanno già una piastrella rossa, e la linea quadrettata 3 contiene una piastrella nera. Resta una sola linea, e il pavimento costerebbe punti.
tutorial-azul-drop = Puoi sempre far cadere tutto sulla linea del pavimento, anche se una linea lo accetterebbe. Qui una sola piastrella rossa terrebbe occupata la linea 5 per più round. Prendi la rossa e falla cadere.
tutorial-azul-drop-right = È sulla linea del pavimento e costa 1 punto in più. La linea 5 resta libera per un colore migliore.
tutorial-azul-drop-wrong = Questa volta prova la linea del pavimento: prendi la rossa dal centro e falla cadere lì.

tutorial-azul-lone = Ora il rivestimento. L’ultima piastrella del round completa in rosso la tua linea 2, e la sua casella sulla parete non ha piastrelle adiacenti. Quanti punti vale?
tutorial-azul-lone-right = Sì: una piastrella isolata vale 1 punto. L’altra rossa è finita nel coperchio.
tutorial-azul-tiling = Di nuovo l’ultima piastrella del round! Poi una piastrella di ogni linea completa passa sulla parete. Da sola vale 1; altrimenti conta ogni fila di almeno due, in orizzontale e in verticale, un punto per ogni sua piastrella. Completa la linea 3 con la piastrella nera.
tutorial-azul-tiling-right = 2 piastrelle in orizzontale e 3 in verticale: 5 punti. Le altre due nere sono finite nel coperchio. Poi l’avversario ha perso 2 punti per la linea del pavimento.
tutorial-azul-tiling-wrong = La piastrella nera completa la linea 3, e la sua casella sulla parete ha piastrelle adiacenti. Mettila lì.
tutorial-azul-stay = La tua linea 5 contiene tre piastrelle bianche su cinque. Che cosa le succede alla fine del round?
tutorial-azul-stay-right = Giusto: le linee incomplete restano come sono, e puoi continuare a riempirle.
tutorial-azul-stay-lid = Le sue piastrelle vanno nel coperchio.
tutorial-azul-stay-floor = Le sue piastrelle cadono sulla linea del pavimento.
tutorial-azul-stay-stays = Resta com’è.
tutorial-azul-floor = Poi ognuno perde i punti della linea del pavimento. Sulla tua ci sono il segnalino e tre piastrelle: 1 + 1 + 2 + 2 = 6. Hai 3 punti e nessuna linea è completa. Quanti te ne restano?
tutorial-azul-floor-right = Giusto: i punti non scendono mai sotto 0. Le piastrelle sono andate nel coperchio, e con il segnalino cominci il prossimo round.
tutorial-azul-bag = Comincia il round successivo: ogni tessera vassoio riceve quattro nuove piastrelle. E se il sacchetto si svuota?
tutorial-azul-bag-right = Sì: le piastrelle del coperchio tornano nel sacchetto e si continua a riempire.
tutorial-azul-bag-floor = Lo riempiono le linee del pavimento.
tutorial-azul-bag-lid = Vi tornano le piastrelle del coperchio.
tutorial-azul-bag-end = La partita termina.

tutorial-azul-end = Quando qualcuno completa una linea orizzontale, la partita termina dopo quel rivestimento. Allora ogni linea orizzontale completa dà 2 punti, ogni linea verticale 7 e ogni colore con tutte e cinque le piastrelle 10. Alla tua linea 2 manca una piastrella nera. Prendila!
tutorial-azul-end-right = Che finale: 10 punti per la piastrella, 2 per la linea orizzontale e 7 per quella verticale. La partita è finita.
tutorial-azul-end-wrong = Metti la piastrella nera sulla linea 2: lì completa insieme una linea orizzontale e una verticale.
tutorial-azul-tie = La piastrella gialla completa la tua linea orizzontale 1, e dopo tutti i conti avete 37 punti a testa. L’avversario non ha linee orizzontali complete. Chi vince?
tutorial-azul-tie-right = Vinci tu: a parità vince chi ha più linee orizzontali complete. Se la parità permane, la vittoria è condivisa.

tutorial-azul-grey = Ancora una cosa: sulla parete grigia la casella la scegli tu. Ma nessun colore può comparire più di una volta in una linea orizzontale o verticale. La linea 3 è completa, in blu. Quale casella della sua linea vale di più?
tutorial-azul-grey-right = Esatto: 2 in orizzontale e 3 in verticale fanno 5 punti.
tutorial-azul-grey-wrong = Ce n’è una migliore: cerca una casella che tocchi altre piastrelle sia in orizzontale sia in verticale.
tutorial-azul-none = La tua linea 3 sarà completa in blu, ma ogni casella libera della sua linea della parete sta in una linea verticale che ha già il blu. Che cosa succede?
tutorial-azul-none-right = Sì, tutte e tre le piastrelle cadono subito sulla linea del pavimento. Una linea così si può cominciare: attenzione alle linee verticali. Ora conosci tutto il gioco!
tutorial-azul-none-stays = La linea resta per il round successivo.
tutorial-azul-none-floor = Tutte le sue piastrelle cadono sulla linea del pavimento.
tutorial-azul-none-lid = Tutte le sue piastrelle vanno nel coperchio.
