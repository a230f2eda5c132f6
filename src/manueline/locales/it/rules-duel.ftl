# The rules of Azul Duel for people; docs/rules/duel.md has the clauses.

rules-duel-1-title = Scopo del gioco
rules-duel-1-a = Due artisti decorano ciascuno la propria cupola. In cinque round prendi piastrelle dai vassoi, le raccogli nelle linee sagomate e sposti una piastrella di ogni linea completa sulla cupola. Ma prima la cupola va costruita, con lastre che scegli e ruoti tu.
rules-duel-1-b = Vince chi ha più punti dopo il round 5.

rules-duel-2-title = Che cosa c’è sul tavolo
rules-duel-2-a-item = 65 piastrelle in un sacchetto: 13 blu, 13 gialle, 13 rosse, 13 nere e 13 turchesi; inoltre 9 piastrelle speciali e una piastrella primo giocatore.
rules-duel-2-b-item = Un vassoio grande e quattro vassoi piccoli, ognuno con una sezione sole e una sezione luna.
rules-duel-2-c-item = 18 lastre della cupola con 2 × 2 caselle. Tre caselle hanno ciascuna un colore. La quarta accoglie una piastrella speciale sulle nove lastre speciali e un colore qualsiasi sulle nove lastre jolly. Il retro mostra il tipo.
rules-duel-2-d-item = 20 gettoni bonus: due per ogni colore e due per ognuna delle coppie blu–rosso, rosso–turchese, turchese–giallo, giallo–nero e nero–blu. Una coppia vale come l’uno o l’altro dei suoi colori.
rules-duel-2-e-item = Quattro tessere punteggio a due lati; se ne usano tre, oppure tutte e quattro.
rules-duel-2-f-item = Davanti a ogni giocatore: sei linee sagomate, che contengono da 1 a 6 piastrelle, una cupola per 3 × 3 lastre, cioè 6 × 6 piastrelle, una casella delle piastrelle rotte, un deposito dei gettoni bonus e due segnalini giocatore. Si comincia con 5 punti.

rules-duel-3-title = Prima del primo round
rules-duel-3-a = Tre lastre stanno a faccia in su, le altre formano una pila a faccia in giù. Il vassoio grande riceve 5 piastrelle sulla sezione sole; ogni vassoio piccolo 4 piastrelle sulla sezione sole e un gettone bonus a faccia in giù sulla sezione luna. La piastrella primo giocatore sta sulla sezione luna del vassoio grande.
rules-duel-3-b = Il primo giocatore è sorteggiato. L’altro prende una delle lastre a faccia in su e la colloca dove vuole sulla propria cupola, ruotata come vuole; poi fa lo stesso il primo giocatore. Ogni volta si torna a tre lastre a faccia in su.
rules-duel-3-c = Quali tessere e quali lati contano si sceglie o si sorteggia. Per la prima partita consigliamo righe, colonne e diagonali; quali tre intenda l’editore non ci è noto.

rules-duel-4-title = Fase 1: Acquisizione
rules-duel-4-a = I giocatori si alternano. Nel tuo turno fai esattamente una di queste cose:
rules-duel-4-b-item = Prendi una lastra della cupola.
rules-duel-4-c-item = Prendi piastrelle da una sezione sole.
rules-duel-4-d-item = Prendi piastrelle dalle sezioni luna.
rules-duel-4-e-item = Prendi un gettone bonus rivelato.
rules-duel-4-f = Puoi passare solo se non puoi fare nulla di tutto ciò, e allora resti fuori per il resto della fase. La fase termina quando tutti i vassoi sono senza piastrelle e senza gettoni e, nei round da 1 a 4, tutti i segnalini giocatore sono stati usati.

rules-duel-5-title = Lastre della cupola
rules-duel-5-a = Nei round da 1 a 4, non nel quinto, prendi esattamente due lastre a round, ognuna con un segnalino giocatore. Ci sono due modi:
rules-duel-5-b-item = Prendi una lastra a faccia in su. Il suo posto resta vuoto fino al round successivo.
rules-duel-5-c-item = Pesca dalla pila, 1 punto a lastra, una dopo l’altra, quante volte vuoi. Vedi solo i retri, che mostrano il tipo. Quando ti fermi, le guardi tutte, ne tieni una e metti le altre sotto la pila nell’ordine che preferisci. Una volta pescato, non puoi più prendere una lastra a faccia in su.
rules-duel-5-d = Colloca la lastra su una casella cupola libera, ruotata come vuoi. Dopo non può più essere mossa né ruotata.
rules-duel-5-e = Senza punti non puoi pescare finché c’è una lastra a faccia in su. Se non ce ne sono più, ne peschi esattamente una, senza pagare.

rules-duel-6-title = Sezione sole
rules-duel-6-a = Scegli un vassoio e un colore e prendi tutte le piastrelle di quel colore dalla sua sezione sole. Le altre passano alla sezione luna dello stesso vassoio:
rules-duel-6-b-item = Su un vassoio piccolo le impili sul gettone bonus, nell’ordine che scegli. Se non ne avanzano, il gettone viene rivelato subito.
rules-duel-6-c-item = Sul vassoio grande stanno una accanto all’altra.

rules-duel-7-title = Sezioni luna
rules-duel-7-a = Scegli un colore e prendi tutte le piastrelle di quel colore che stanno in cima a una sezione luna: una da ogni vassoio piccolo la cui pila lo mostra e tutte quelle del vassoio grande. Di una pila conta solo la piastrella più in alto, anche se la seguente ha lo stesso colore.
rules-duel-7-b = Chi per primo prende dalla sezione luna del vassoio grande riceve anche la piastrella primo giocatore. Costa 2 punti, e chi la possiede comincia il round successivo.
rules-duel-7-c = Quando viene presa l’ultima piastrella di un vassoio piccolo, il suo gettone bonus viene rivelato. Da allora ognuno può prenderlo come azione, ma non più di due gettoni a round.

rules-duel-8-title = Linee sagomate e piastrelle rotte
rules-duel-8-a = Tutte le piastrelle prese vanno su una sola linea sagomata. Una linea contiene un colore e una linea completa non accetta più nulla; ogni colore può cominciare ovunque, anche se non ha caselle nella cupola.
rules-duel-8-b = Ciò che non entra si rompe. Puoi anche far rompere tutte le piastrelle, persino se una linea le accetterebbe. 1, 2, 3 o 4 piastrelle rotte costano in tutto 1, 3, 6 o 10 punti. C’è posto per quattro; le altre vanno nella torre senza costo.

rules-duel-9-title = Fase 2: Rivestimento della Cupola e Punteggio
rules-duel-9-a = Esamina le tue linee sagomate dall’alto in basso. Una linea completa sposta una piastrella nella propria riga della cupola, su una casella libera del suo colore o su una casella multicolore libera; scegli tu, ma se puoi devi collocarla. La piastrella dà subito punti e le altre della linea vanno nella torre.
rules-duel-9-b = Diversamente da Azul, lo stesso colore può apparire più di una volta in una riga o in una colonna: decide solo ciò che mostra la casella.
rules-duel-9-c = Le linee incomplete restano come sono per il round successivo.
rules-duel-9-d = Se la riga non ha caselle libere per il colore della linea, guarda le tre lastre della riga: finché ne manca una, la linea aspetta, completa o no. Quando ci sono tutte e tre, tutte le piastrelle della linea si rompono.
rules-duel-9-e = Poi perdi punti per le piastrelle rotte e per la piastrella primo giocatore, ma non scendi mai sotto 0. Le piastrelle rotte vanno nella torre.

rules-duel-10-title = Gettoni bonus
rules-duel-10-a = Quando è il suo momento, una linea incompleta con almeno una piastrella può essere completata con i gettoni: ogni piastrella mancante costa due gettoni che mostrano il colore della linea, oppure tre qualsiasi. È permesso solo se così la linea è completa e la piastrella ha poi una casella dove andare, e non si può spendere più del necessario. I gettoni usati sono persi.
rules-duel-10-b = I gettoni che non usi restano nel tuo deposito per i round successivi.

rules-duel-11-title = Quanto vale una piastrella
rules-duel-11-a-item = Se non ha piastrelle adiacenti: 1 punto.
rules-duel-11-b-item = Se ne ha nella riga: 1 punto per ogni piastrella della fila ininterrotta, inclusa quella appena collocata; lo stesso nella colonna. Si contano entrambe, e le piastrelle speciali fanno parte di una fila come le altre.
rules-duel-11-c-item = Quando le tre caselle colorate di una lastra speciale sono piene, la lastra riceve subito una piastrella speciale. Vale da 1 a 6 punti, secondo la riga dall’alto, e niente per le piastrelle adiacenti.

rules-duel-12-title = Fase 3: Preparazione
rules-duel-12-a = I segnalini tornano ai giocatori, le lastre a faccia in su tornano a tre e tutti i vassoi ricevono di nuovo piastrelle e gettoni. Se il sacchetto si svuota, lo si riempie con le piastrelle della torre. Chi ha la piastrella primo giocatore la rimette a posto e comincia.
rules-duel-12-b = Se le cinque piastrelle del vassoio grande sono tutte dello stesso colore, si pescano di nuovo.

rules-duel-13-title = La fine
rules-duel-13-a = Dopo il round 5 si contano le tessere punteggio in gioco:
rules-duel-13-b-item = Righe: 3 punti per ogni riga completa. Oppure varietà: 4 punti per ogni riga con almeno cinque colori diversi; una piastrella speciale vale come un colore a sé.
rules-duel-13-c-item = Colonne: 7 punti per ogni colonna completa. Oppure bordo: 1 punto per ogni piastrella sulle 20 caselle esterne.
rules-duel-13-d-item = Diagonali: 10 punti per ognuna delle due, se completa. Oppure angoli: per ogni lastra d’angolo piena 3 punti in alto, 8 in basso.
rules-duel-13-e-item = Caselle multicolore: 2 punti ciascuna, se le tue sono tutte piene, altrimenti niente. Oppure caselle speciali: meno 3 punti per ognuna vuota.
rules-duel-13-f = Le piastrelle speciali contano come piastrelle per righe, colonne, diagonali, bordo e angoli.
rules-duel-13-g = Vince il punteggio più alto. A parità vince chi ha la piastrella primo giocatore; se non l’ha nessuno, la vittoria è condivisa.

rules-duel-14-title = Casi rari
rules-duel-14-a = Il regolamento lascia aperta qualche domanda. Noi giochiamo così:
rules-duel-14-b-item = Se in un round nessuno ha preso la piastrella primo giocatore, comincia di nuovo lo stesso giocatore.
rules-duel-14-c-item = Se sacchetto e torre si svuotano mentre si riempiono i vassoi, il round comincia con ciò che c’è; il gettone di un vassoio piccolo senza piastrelle viene rivelato subito.
rules-duel-14-d-item = Se per il vassoio grande non ci sono due colori diversi, le piastrelle restano, e chi le prende dalla sezione sole prende anche la piastrella primo giocatore.
rules-duel-14-e-item = Chi ha cominciato il round riveste per primo e perde i punti delle piastrelle rotte prima che l’altro rivesta. Ciò che non lascia scelta avviene da sé.
rules-duel-14-f-item = Prima si sommano le tessere punteggio; solo dopo un totale negativo viene portato a 0.
rules-duel-14-g-item = Entrambi i giocatori cominciano con 5 punti.
rules-duel-14-h-item = Chi sceglie una linea sagomata deve metterci tutte le piastrelle che ci stanno.
rules-duel-14-i-item = Se tutto il sacchetto è di un solo colore quando si riempie il vassoio grande, prima vi si versano le piastrelle della torre.
rules-duel-14-j-item = La pesca delle lastre finisce da sé quando la pila è vuota o non hai più punti.
rules-duel-14-k-item = A parità di punti, se nessuno ha la piastrella primo giocatore, la vittoria è condivisa.
