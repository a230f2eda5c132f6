# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-welcome = Ciao! Stai rivestendo la parete di un palazzo. In mezzo ci sono cinque tessere vassoio con quattro piastrelle ciascuna. Sulla tua plancia, a sinistra, hai cinque linee quadrettate; a destra la parete, dove le piastrelle danno punti. Prima si raccolgono le piastrelle nelle linee.
tutorial-azul-take = Nel tuo turno prendi tutte le piastrelle di un colore da una tessera vassoio. Prendi le due piastrelle rosse della tessera vassoio 2 e mettile sulla linea quadrettata 2.
tutorial-azul-take-right = Ben fatto: la linea 2 è completa. Le due piastrelle bianche sono andate al centro del tavolo. L’avversario ne ha prese tre nere, e una blu ha raggiunto le bianche.
tutorial-azul-take-wrong = Anche questa sarebbe una mossa permessa. Ma prova con le rosse della tessera vassoio 2, sulla linea 2: due piastrelle la riempiono esattamente.
tutorial-azul-centre = Puoi prendere anche dal centro del tavolo, sempre tutte le piastrelle di un colore. Prendi le due bianche e mettile sulla linea 3.
tutorial-azul-centre-right = Nessuno aveva ancora preso dal centro: perciò è arrivato anche il segnalino primo giocatore. Sta sulla tua linea del pavimento e costa 1 punto, ma il prossimo round lo cominci tu.
tutorial-azul-centre-wrong = Non questa: prendi le piastrelle bianche dal centro, per la linea 3.
tutorial-azul-overflow = Una linea accoglie solo tante piastrelle quante sono le sue caselle. Ciò che non ci sta cade sulla linea del pavimento e costa punti. A volte ne vale la pena: metti le tre piastrelle blu della tessera vassoio 1 sulla linea 2.
tutorial-azul-overflow-right = Due piastrelle completano la linea; la terza è sul pavimento. La sua casella costa 1 punto. Le successive costano di più: 1, 1, 2, 2, 2, 3, 3.
tutorial-azul-overflow-wrong = L’idea è sensata, ma guardiamo cadere una piastrella: tessera vassoio 1, blu, linea 2.
tutorial-azul-choose = Ora trova tu il posto. Vuoi le due piastrelle rosse della tessera vassoio 4. Una linea contiene un solo colore e non accetta un colore che la sua linea della parete ha già. Dove possono andare senza perdite?
tutorial-azul-choose-right = Giusto: linea 5. Le linee 1, 2 e 4 della tua parete hanno già il rosso, e la linea 3 contiene il nero.
tutorial-azul-choose-wrong = Guarda meglio: prendi le rosse della tessera vassoio 4. Le linee 1, 2 e 4 hanno già il rosso, la linea 3 contiene il nero. Resta una sola linea, e il pavimento costerebbe punti.
tutorial-azul-tiling = L’ultima piastrella del round! Quando è presa, tutti rivestono: una piastrella di ogni linea completa passa sulla parete. Vale 1 punto per ogni piastrella delle file che l’attraversano, in orizzontale e in verticale. Completa la linea 3 con la piastrella nera.
tutorial-azul-tiling-right = 2 piastrelle in orizzontale e 3 in verticale: 5 punti. Le altre due nere sono finite nel coperchio. Poi si è pagata la linea del pavimento: l’avversario ha perso 2 punti.
tutorial-azul-tiling-wrong = La piastrella nera completa la linea 3, e la sua casella sulla parete ha delle vicine. Mettila lì.
tutorial-azul-end = Quando qualcuno completa una linea orizzontale, la partita termina dopo quel rivestimento. Allora ogni linea orizzontale completa dà 2 punti, ogni linea verticale 7 e ogni colore con tutte e cinque le piastrelle 10. Alla tua linea 2 manca una piastrella nera. Prendila!
tutorial-azul-end-right = Che finale: 10 punti per la piastrella, 2 per la linea orizzontale e 7 per quella verticale. La partita è finita.
tutorial-azul-end-wrong = Metti la piastrella nera sulla linea 2: lì completa insieme una linea orizzontale e una verticale.
tutorial-azul-grey = Ancora una cosa: sulla parete grigia la casella la scegli tu. Ma nessun colore può comparire due volte in una linea orizzontale o verticale. La linea 3 è completa, in blu. Quale casella della sua linea vale di più?
tutorial-azul-grey-right = Esatto: 2 in orizzontale e 3 in verticale fanno 5 punti. Ora sai tutto ciò che serve.
tutorial-azul-grey-wrong = Ce n’è una migliore: cerca una casella che tocchi altre piastrelle sia in orizzontale sia in verticale.
