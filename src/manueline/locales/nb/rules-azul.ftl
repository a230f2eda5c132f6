# The rules of Azul for people; docs/rules/azul.md has the clauses.

rules-azul-1-title = Målet med spillet
rules-azul-1-a = Du flislegger veggen i et palass. Runde for runde tar du fargede fliser fra midten av bordet, samler dem i mønsterlinjer og flytter én flis fra hver fullførte linje til veggen din, der den gir poeng.
rules-azul-1-b = Den som har flest poeng til slutt, vinner. Spillet slutter med runden der noen fullfører en horisontal linje på veggen.

rules-azul-2-title = Dette ligger på bordet
rules-azul-2-a-item = En pose med 100 fliser: 20 blå, 20 gule, 20 røde, 20 svarte og 20 hvite.
rules-azul-2-b-item = Fabrikkutstillinger i en ring: 5 for to spillere, 7 for tre, 9 for fire. Hver runde begynner med 4 fliser fra posen på hver av dem.
rules-azul-2-c-item = Markedet i midten, der startspillermarkøren ligger.
rules-azul-2-d-item = Foran hver spiller: et spillbrett med fem mønsterlinjer med plass til 1–5 fliser, en vegg på 5 × 5 felt ved siden av og en gulvlinje med sju felt nederst. På den fargede veggen viser hvert felt fargen sin; hver vegglinje har alle fem, hver gang flyttet ett felt mot høyre.
rules-azul-2-e-item = Eskelokket, der brukte fliser venter til posen er tom.

rules-azul-3-title = Fabrikktilbud: å ta fliser
rules-azul-3-a = I første runde trekkes startspilleren tilfeldig, med mindre du valgte en da du åpnet bordet; senere er det den som har markøren. Startspilleren begynner, og turen går med klokken. Når det er din tur, gjør du én av to ting:
rules-azul-3-b-item = Velg en fabrikkutstilling og en farge, ta alle flisene i den fargen derfra, og skyv resten ut i markedet.
rules-azul-3-c-item = Velg en farge i markedet, og ta alle flisene i den fargen der.
rules-azul-3-d = Den første som tar fra markedet i en runde, får også startspillermarkøren. Den legges på det ledige feltet lengst til venstre på gulvlinjen, før noen flis faller dit, og eieren begynner neste runde.

rules-azul-4-title = Å fylle mønsterlinjer
rules-azul-4-a = Legg alle flisene du tok, på én og samme mønsterlinje. Tre regler avgjør hvilke linjer som passer:
rules-azul-4-b-item = En linje har bare én farge.
rules-azul-4-c-item = En fullført linje tar ikke imot mer.
rules-azul-4-d-item = En linje kan ikke ta imot en farge som vegglinjen ved siden av allerede har.
rules-azul-4-e = Fliser som ikke får plass på linjen, faller ned på gulvlinjen din. Du kan også la alle falle dit, selv om en linje ville tatt imot dem. Men du kan ikke holde tilbake fliser som får plass.

rules-azul-5-title = Gulvlinjen
rules-azul-5-a = Gulvlinjen fylles fra venstre. De sju feltene koster 1, 1, 2, 2, 2, 3 og 3 poeng, og markøren teller som en flis. Når alle er fulle, går flere fliser i eskelokket uten å koste noe; da koster heller ikke markøren noe.

rules-azul-6-title = Veggflislegging
rules-azul-6-a = Når fabrikkutstillingene og markedet er tomme, går alle gjennom mønsterlinjene sine ovenfra og ned. Hver fullførte linje flytter én flis til feltet med samme farge på vegglinjen ved siden av, og den gir poeng med én gang. De andre flisene på linjen går i eskelokket. Linjer som ikke er fullført, blir liggende som de er til neste runde.
rules-azul-6-b = Så mister du poengene for gulvlinjen, men du får aldri mindre enn 0. Flisene der går i eskelokket.

rules-azul-7-title = Hva en flis er verdt
rules-azul-7-a-item = Har den ingen flis inntil seg over, under, til venstre eller til høyre: 1 poeng.
rules-azul-7-b-item = Ligger det fliser inntil den horisontalt: 1 poeng for hver flis i den ubrutte rekken, inkludert den nye.
rules-azul-7-c-item = Ligger det fliser inntil den vertikalt: det samme for den rekken. Gjelder begge deler, teller begge.

rules-azul-8-title = Forberedelse til neste runde
rules-azul-8-a = Har ingen vegg en full horisontal linje ennå, får hver fabrikkutstilling 4 nye fliser. Når posen blir tom, går flisene i eskelokket tilbake i den. Den som har markøren, begynner.

rules-azul-9-title = Slutten
rules-azul-9-a = Spillet slutter etter flisleggingen der den første horisontale linjen ble fullført. Så legger alle til:
rules-azul-9-b-item = 2 poeng for hver fulle horisontale linje
rules-azul-9-c-item = 7 poeng for hver fulle vertikale linje
rules-azul-9-d-item = 10 poeng for hver farge med alle fem flisene på veggen
rules-azul-9-e = Flest poeng vinner. Er det uavgjort, vinner den med flest fulle horisontale linjer; er det fortsatt uavgjort, deles seieren.

rules-azul-10-title = Den grå veggen
rules-azul-10-a = Den andre siden av spillbrettet har ingen farger. Flisen fra en fullført linje kan legges på et hvilket som helst ledig felt på vegglinjen, men ingen farge kan ligge mer enn én gang i noen horisontal eller vertikal linje.
rules-azul-10-b = Finnes det ikke noe felt for fargen, faller alle flisene på mønsterlinjen straks ned på gulvlinjen. Finnes det ett, må du bruke det, selv om du helst ville latt være.
rules-azul-10-c = Du kan begynne på en mønsterlinje selv om de vertikale linjene stenger fargen ute fra alle feltene; det er bare den horisontale linjen som teller.

rules-azul-11-title = Sjeldne tilfeller
rules-azul-11-a = Regelheftet lar noen spørsmål stå åpne. Slik spiller vi:
rules-azul-11-b-item = Tok ingen markøren i en runde, begynner den samme spilleren igjen.
rules-azul-11-c-item = Går både posen og eskelokket tomme mens fabrikkutstillingene fylles, begynner runden med det som er der; finnes det ikke en eneste flis, er spillet slutt.
rules-azul-11-d-item = Spillerne flislegger etter tur, først den som begynte runden.
rules-azul-11-e-item = På den grå veggen slutter spillet også når ingen horisontal linje på noen vegg kan fullføres lenger.
rules-azul-11-f-item = Etter runde 100 er det slutt uansett.
rules-azul-11-g-item = Etter regelheftet begynner den som sist besøkte Portugal; her trekkes eller velges den første startspilleren.
rules-azul-11-h-item = Den som velger en mønsterlinje, må legge alle fliser som får plass, på den.
