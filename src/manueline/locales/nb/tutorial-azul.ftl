# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-chapter-take = Å ta fliser
tutorial-azul-chapter-lines = Mønsterlinjer
tutorial-azul-chapter-tile = Flislegging og poeng
tutorial-azul-chapter-end = Spillets slutt
tutorial-azul-chapter-grey = Den grå veggen

tutorial-azul-welcome = Velkommen! Du flislegger en palassvegg. I midten ligger fem fabrikkutstillinger med fire fliser hver. På spillbrettet ditt er det fem mønsterlinjer til venstre, og til høyre er veggen, der flisene gir poeng. Først samler du fliser i linjene. Hvor mange fliser har den nederste linjen plass til?
tutorial-azul-welcome-right = Ja, fem. Linjene har plass til én til fem fliser, og bare en fullført linje flytter en flis til veggen.
tutorial-azul-take = Når det er din tur, tar du alle flisene i én farge fra én fabrikkutstilling. Ta de to røde flisene fra fabrikkutstilling 2, og legg dem på mønsterlinje 2.
tutorial-azul-take-right = Bra: Linje 2 er fullført. De to hvite flisene gikk til markedet. Motspilleren har tatt tre svarte fliser; en blå gikk til markedet.
tutorial-azul-take-wrong = Det ville også vært et lovlig trekk. Men prøv de røde flisene fra fabrikkutstilling 2, på linje 2: To fliser fyller den akkurat.
tutorial-azul-centre = Du kan også ta fra markedet, igjen alle flisene i én farge. Ta de to hvite flisene der, og legg dem på linje 3.
tutorial-azul-centre-right = Du var den første som tok fra markedet, så startspillermarkøren fulgte med. Den ligger på gulvlinjen din og koster 1 poeng, men du begynner neste runde.
tutorial-azul-centre-wrong = Ikke den: Ta de hvite flisene fra markedet, til linje 3.

tutorial-azul-overflow = En linje tar bare så mange fliser som den har felt. Det som ikke får plass, faller ned på gulvlinjen og koster poeng. Noen ganger er det verdt det: Legg de tre blå flisene fra fabrikkutstilling 1 på linje 2.
tutorial-azul-overflow-right = To fliser fullfører linjen; den tredje ligger på gulvlinjen. Feltet koster 1 poeng. De sju feltene koster 1, 1, 2, 2, 2, 3 og 3; flere fliser går i eskelokket og koster ingenting.
tutorial-azul-overflow-wrong = En fornuftig tanke, men la oss se en flis falle: fabrikkutstilling 1, blå, linje 2.
tutorial-azul-choose = Finn plassen selv nå. Du vil ha de to røde flisene fra fabrikkutstilling 4. En linje har bare én farge, og den kan ikke ta imot en farge som vegglinjen ved siden av allerede har. Hvor kan de ligge uten tap?
tutorial-azul-choose-right = Riktig: linje 5. Vegglinjene 1, 2 og 4 har allerede en rød flis, og på mønsterlinje 3 ligger det en svart.
tutorial-azul-choose-wrong = Se en gang til: Ta de røde flisene fra fabrikkutstilling 4. Vegglinjene 1, 2 og 4 har allerede en rød flis, og på mønsterlinje 3 ligger det en svart. Én linje er igjen, og gulvlinjen ville koste poeng.
tutorial-azul-drop = Du kan alltid la alt falle ned på gulvlinjen, selv om en linje ville tatt imot det. Her ville én rød flis holde linje 5 opptatt i flere runder. Ta den røde flisen, og la den falle.
tutorial-azul-drop-right = Den ligger på gulvlinjen og koster 1 poeng til. Linje 5 er fortsatt ledig for en bedre farge.
tutorial-azul-drop-wrong = Prøv gulvlinjen denne gangen: Ta den røde flisen fra markedet, og la den falle dit.

tutorial-azul-lone = Nå kommer flisleggingen. Rundens siste flis fullfører linje 2 i rødt, og feltet på veggen har ingen fliser inntil seg. Hvor mange poeng gir den?
tutorial-azul-lone-right = Ja: En flis som ligger alene, gir 1 poeng. Den andre røde flisen gikk i eskelokket.
tutorial-azul-tiling = Rundens siste flis igjen! Så går én flis fra hver fullførte linje til veggen. Alene gir den 1; ellers teller hver rekke på minst to, horisontalt og vertikalt, ett poeng for hver flis i den. Fullfør linje 3 med den svarte flisen.
tutorial-azul-tiling-right = 2 fliser horisontalt og 3 vertikalt: 5 poeng. De to andre svarte flisene gikk i eskelokket. Så mistet motspilleren 2 poeng for gulvlinjen.
tutorial-azul-tiling-wrong = Den svarte flisen fullfører linje 3, og feltet på veggen har fliser inntil seg. Legg den der.
tutorial-azul-stay = På linje 5 ligger det tre hvite fliser av fem. Hva skjer med den når runden er over?
tutorial-azul-stay-right = Riktig: Linjer som ikke er fullført, blir liggende som de er, og du kan fylle dem videre.
tutorial-azul-stay-lid = Flisene går i eskelokket.
tutorial-azul-stay-floor = Flisene faller ned på gulvlinjen.
tutorial-azul-stay-stays = Den blir liggende som den er.
tutorial-azul-floor = Så mister alle poengene for gulvlinjen. På din ligger markøren og tre fliser: 1 + 1 + 2 + 2 = 6. Du har 3 poeng, og ingen linje er fullført. Hvor mange har du igjen?
tutorial-azul-floor-right = Riktig: Poengsummen blir aldri lavere enn 0. Flisene gikk i eskelokket, og med markøren begynner du neste runde.
tutorial-azul-bag = Neste runde begynner: Hver fabrikkutstilling får fire nye fliser. Hva om posen blir tom?
tutorial-azul-bag-right = Ja: Flisene i eskelokket går tilbake i posen, og fyllingen fortsetter.
tutorial-azul-bag-floor = Den fylles fra gulvlinjene.
tutorial-azul-bag-lid = Flisene i eskelokket går tilbake i den.
tutorial-azul-bag-end = Spillet slutter.

tutorial-azul-end = Når noen fullfører en horisontal linje, slutter spillet etter den flisleggingen. Da gir hver fulle horisontale linje 2 poeng, hver fulle vertikale linje 7 og hver farge med alle fem flisene 10. Én svart flis mangler på vegglinje 2. Ta den!
tutorial-azul-end-right = For en avslutning: 10 poeng for flisen, 2 for den horisontale linjen og 7 for den vertikale. Spillet er slutt.
tutorial-azul-end-wrong = Legg den svarte flisen på linje 2: Der fyller den en horisontal og en vertikal linje på én gang.
tutorial-azul-tie = Den gule flisen fullfører vegglinje 1, og når alle poeng er talt, har dere 37 hver. Motspilleren har ingen full horisontal linje. Hvem vinner?
tutorial-azul-tie-right = Du: Er det uavgjort, vinner den med flest fulle horisontale linjer. Er det fortsatt uavgjort, deles seieren.

tutorial-azul-grey = Én ting til: På den grå veggen velger du selv feltet til en flis. Men ingen farge kan ligge mer enn én gang i noen horisontal eller vertikal linje. Linje 3 er fullført i blått. Hvilket felt på vegglinjen gir mest?
tutorial-azul-grey-right = Nettopp: 2 horisontalt og 3 vertikalt blir 5 poeng.
tutorial-azul-grey-wrong = Det finnes et bedre: Se etter et felt som har fliser inntil seg både horisontalt og vertikalt.
tutorial-azul-none = Linje 3 blir fullført i blått, men alle ledige felt på vegglinjen ligger i en vertikal linje som allerede har blått. Hva skjer?
tutorial-azul-none-right = Ja, alle tre flisene faller straks ned på gulvlinjen. En slik linje er det lov å begynne på, så følg med på de vertikale linjene. Nå kan du hele spillet!
tutorial-azul-none-stays = Linjen blir liggende til neste runde.
tutorial-azul-none-floor = Alle flisene faller ned på gulvlinjen.
tutorial-azul-none-lid = Alle flisene går i eskelokket.
