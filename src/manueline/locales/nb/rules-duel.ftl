# The rules of Azul Duel for people; docs/rules/duel.md has the clauses.

rules-duel-1-title = Målet med spillet
rules-duel-1-a = To kunstnere utsmykker hver sin kuppel. På fem runder tar du fliser fra fabrikkene, samler dem i mønsterlinjer og flytter én flis fra hver fullførte linje til kuppelen din. Men først må kuppelen bygges, av plater som du selv velger og dreier.
rules-duel-1-b = Den som har flest poeng etter runde 5, vinner.

rules-duel-2-title = Dette ligger på bordet
rules-duel-2-a-item = 65 fliser i en pose: 13 blå, 13 gule, 13 røde, 13 svarte og 13 turkise; dessuten 9 spesialfliser og én startspillerflis.
rules-duel-2-b-item = Én stor fabrikk og fire små, hver med en solside og en måneside.
rules-duel-2-c-item = 18 kuppelplater med 2 × 2 felt. Tre felt er for hver sin farge. Det fjerde er for en spesialflis på de ni spesialplatene og for en hvilken som helst farge på de ni jokerplatene. Baksiden viser hvilken type det er.
rules-duel-2-d-item = 20 bonusbrikker: to for hver farge og to for hvert av parene blå–rød, rød–turkis, turkis–gul, gul–svart og svart–blå. Et par teller som den ene eller den andre av fargene.
rules-duel-2-e-item = Fire poengbrikker med to sider hver; tre av dem, eller alle fire, er i spill.
rules-duel-2-f-item = Foran hver spiller: seks mønsterlinjer med plass til 1–6 fliser, en kuppel med plass til 3 × 3 plater, altså 6 × 6 fliser, en plass for knuste fliser, et lager for bonusbrikker og to spillermarkører. Alle begynner med 5 poeng.

rules-duel-3-title = Før første runde
rules-duel-3-a = Tre plater ligger med forsiden opp, resten er en bunke med baksiden opp. Den store fabrikken får 5 fliser på solsiden; hver liten får 4 fliser på solsiden og en skjult bonusbrikke på månesiden. Startspillerflisen ligger på månesiden av den store fabrikken.
rules-duel-3-b = Startspilleren trekkes tilfeldig. Den andre spilleren tar en av de åpne platene og legger den hvor som helst i sin egen kuppel, dreid som ønsket; så gjør startspilleren det samme. Hver gang fylles utstillingen opp til tre igjen.
rules-duel-3-c = Hvilke poengbrikker og hvilke sider som teller, velges eller trekkes. Til det første partiet foreslår vi rader, kolonner og diagonaler; hvilke tre utgiveren mener, vet vi ikke.

rules-duel-4-title = Fase 1: å skaffe seg fliser og plater
rules-duel-4-a = Spillerne har tur annenhver gang. Når det er din tur, gjør du nøyaktig én av disse tingene:
rules-duel-4-b-item = Ta en kuppelplate.
rules-duel-4-c-item = Ta fliser fra en solside.
rules-duel-4-d-item = Ta fliser fra månesidene.
rules-duel-4-e-item = Ta en åpen bonusbrikke.
rules-duel-4-f = Du kan bare passe hvis ingenting av dette er mulig, og da er du ute for resten av fasen. Fasen slutter når alle fabrikkene er tomme for fliser og bonusbrikker og, i rundene 1 til 4, alle spillermarkørene er brukt.

rules-duel-5-title = Kuppelplater
rules-duel-5-a = I rundene 1 til 4, men ikke i runde 5, tar du nøyaktig to plater per runde, hver mot en spillermarkør. Det er to måter:
rules-duel-5-b-item = Ta en plate fra utstillingen. Den fylles ikke opp før neste runde.
rules-duel-5-c-item = Trekk fra bunken for 1 poeng per plate, én etter én, så mange ganger du vil. Du ser bare baksidene, som viser typen. Når du slutter, ser du på alle, beholder én og legger de andre under bunken i valgfri rekkefølge. Har du først trukket, kan du ikke lenger ta en åpen plate.
rules-duel-5-d = Legg platen på et ledig kuppelfelt, dreid som du vil. Senere kan den verken flyttes eller dreies.
rules-duel-5-e = Uten poeng kan du ikke trekke så lenge det ligger en åpen plate i utstillingen. Er utstillingen tom, trekker du nøyaktig én, gratis.

rules-duel-6-title = Solsiden
rules-duel-6-a = Velg en fabrikk og en farge, og ta alle flisene i den fargen fra solsiden. Resten går til månesiden av den samme fabrikken:
rules-duel-6-b-item = På en liten fabrikk stabler du dem på bonusbrikken i den rekkefølgen du vil. Blir det ingen fliser igjen, snus brikken straks.
rules-duel-6-c-item = På den store fabrikken ligger flisene side om side.

rules-duel-7-title = Månesidene
rules-duel-7-a = Velg en farge, og ta alle flisene i den fargen som ligger øverst på en måneside: én fra hver liten fabrikk der stabelen viser den, og alle fra den store. I en stabel teller bare den øverste flisen, selv om den neste har samme farge.
rules-duel-7-b = Den første som tar fra månesiden av den store fabrikken, tar også startspillerflisen. Den koster 2 poeng, og den som har den, begynner neste runde.
rules-duel-7-c = Når den siste flisen på en liten fabrikk er tatt, snus bonusbrikken. Fra da av kan begge spillere bruke en tur på å ta den, men høyst to brikker per runde.

rules-duel-8-title = Mønsterlinjer og knuste fliser
rules-duel-8-a = Alle flisene du tar, går til én og samme mønsterlinje. En linje har én farge, og en fullført linje tar ikke imot mer; enhver farge kan begynne hvor som helst, også en som ikke har noe felt i kuppelen.
rules-duel-8-b = Det som ikke får plass, knuser. Du kan også la alle flisene knuse, selv om en linje ville tatt imot dem. 1, 2, 3 eller 4 knuste fliser koster til sammen 1, 3, 6 eller 10 poeng. Det er plass til fire; flere går i tårnet og koster ingenting.

rules-duel-9-title = Fase 2: flislegging av kuppelen og poeng
rules-duel-9-a = Gå gjennom mønsterlinjene dine ovenfra og ned. En fullført linje flytter én flis til sin egen rad i kuppelen, til et ledig felt i samme farge eller til et ledig jokerfelt; du velger, men du må legge den hvis du kan. Flisen gir poeng med én gang, og de andre på linjen går i tårnet.
rules-duel-9-b = I motsetning til i Azul kan samme farge ligge mer enn én gang i en rad eller kolonne: Bare det feltet viser, avgjør.
rules-duel-9-c = Linjer som ikke er fullført, blir liggende som de er til neste runde.
rules-duel-9-d = Har raden ikke noe ledig felt for linjens farge, så se på radens tre plater: Så lenge en av dem mangler, blir linjen liggende, fullført eller ikke. Når alle tre ligger der, knuser alle flisene på linjen.
rules-duel-9-e = Så mister du poeng for knuste fliser og for startspillerflisen, men du får aldri mindre enn 0. Knuste fliser går i tårnet.

rules-duel-10-title = Bonusbrikker
rules-duel-10-a = Når turen kommer til en linje som ikke er fullført og har minst én flis, kan du fullføre den med bonusbrikker: Hver flis som mangler, koster to brikker som viser linjens farge, eller tre vilkårlige. Det er bare lov hvis linjen da blir fullført og flisen har et felt å gå til, og du kan ikke bruke flere brikker enn nødvendig. Brukte brikker er borte.
rules-duel-10-b = Bonusbrikker du ikke bruker, blir liggende i lageret ditt til senere runder.

rules-duel-11-title = Hva en flis er verdt
rules-duel-11-a-item = Har den ingen flis inntil seg: 1 poeng.
rules-duel-11-b-item = Ligger det fliser inntil den i raden: 1 poeng for hver flis i den ubrutte rekken, inkludert den nye; det samme i kolonnen. Begge teller, og spesialfliser hører til en rekke som andre fliser.
rules-duel-11-c-item = Når de tre fargede feltene på en spesialplate er fulle, får den straks en spesialflis. Den gir 1 til 6 poeng etter raden, regnet ovenfra, og ingenting for fliser inntil.

rules-duel-12-title = Fase 3: forberedelse til neste runde
rules-duel-12-a = Spillermarkørene kommer tilbake, utstillingen fylles opp til tre, og alle fabrikkene får fliser og bonusbrikker igjen. Blir posen tom, fylles den med flisene i tårnet. Den som har startspillerflisen, legger den tilbake og begynner.
rules-duel-12-b = Er alle fem flisene på den store fabrikken i samme farge, trekkes de på nytt.

rules-duel-13-title = Slutten
rules-duel-13-a = Etter runde 5 gir poengbrikkene i spill poeng:
rules-duel-13-b-item = Rader: 3 poeng for hver fulle rad. Eller mangfold: 4 poeng for hver rad med minst fem ulike farger, der en spesialflis teller som en egen farge.
rules-duel-13-c-item = Kolonner: 7 poeng for hver fulle kolonne. Eller ytterkant: 1 poeng for hver flis på de 20 ytterste feltene.
rules-duel-13-d-item = Diagonaler: 10 poeng for hver av de to som er full. Eller hjørner: 3 poeng for hver fulle hjørneplate øverst, 8 nederst.
rules-duel-13-e-item = Jokerfelt: 2 poeng for hvert hvis alle dine er fylt, ellers ingenting. Eller spesialfelt: minus 3 poeng for hvert som er tomt.
rules-duel-13-f = Spesialfliser teller som fliser for rader, kolonner, diagonaler, ytterkant og hjørner.
rules-duel-13-g = Flest poeng vinner. Er det uavgjort, vinner den som har startspillerflisen; har ingen den, deles seieren.

rules-duel-14-title = Sjeldne tilfeller
rules-duel-14-a = Regelheftet lar noen spørsmål stå åpne. Slik spiller vi:
rules-duel-14-b-item = Tok ingen startspillerflisen i en runde, begynner den samme spilleren igjen.
rules-duel-14-c-item = Går både posen og tårnet tomme mens fabrikkene fylles, begynner runden med det som er der; bonusbrikken på en liten fabrikk uten fliser snus straks.
rules-duel-14-d-item = Finnes det ikke to farger til den store fabrikken, blir flisene liggende, og den som tar dem fra solsiden, tar også startspillerflisen.
rules-duel-14-e-item = Den som begynte runden, flislegger først og mister poeng for knuste fliser før den andre flislegger. Det som ikke gir noe valg, skjer av seg selv.
rules-duel-14-f-item = Poengbrikkene legges sammen først; deretter settes en negativ sum til 0.
rules-duel-14-g-item = Begge spillere begynner med 5 poeng.
rules-duel-14-h-item = Den som velger en mønsterlinje, må legge alle fliser som får plass, på den.
rules-duel-14-i-item = Er alle flisene i posen i samme farge når den store fabrikken fylles, tømmes tårnet i den først.
rules-duel-14-j-item = Trekkingen av plater slutter av seg selv når bunken er tom eller du ikke har flere poeng.
rules-duel-14-k-item = Er det uavgjort og ingen har startspillerflisen, deles seieren.
