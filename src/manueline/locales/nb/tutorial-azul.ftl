# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-welcome = Velkommen! Du flislegger en palassvegg. I midten ligger fem fabrikkutstillinger med fire fliser hver. På spillbrettet ditt er det fem mønsterlinjer til venstre, og til høyre er veggen, der flisene gir poeng. Først samler du fliser i linjene.
tutorial-azul-take = I din tur tar du alle flisene i én farge fra én fabrikkutstilling. Ta de to røde flisene fra fabrikkutstilling 2, og legg dem på mønsterlinje 2.
tutorial-azul-take-right = Bra: Linje 2 er fullført. De to hvite flisene gikk til markedet. Motspilleren har tatt tre svarte, og en blå flis kom til de hvite.
tutorial-azul-take-wrong = Det ville også vært et lovlig trekk. Men prøv de røde flisene fra fabrikkutstilling 2, på linje 2: To fliser fyller den akkurat.
tutorial-azul-centre = Du kan også ta fra markedet, igjen alle flisene i én farge. Ta de to hvite flisene der, og legg dem på linje 3.
tutorial-azul-centre-right = Du var den første som tok fra markedet, så startspillermarkøren fulgte med. Den ligger på gulvlinjen din og koster 1 poeng, men du begynner neste runde.
tutorial-azul-centre-wrong = Ikke den: Ta de hvite flisene fra markedet, til linje 3.
tutorial-azul-overflow = En linje tar bare så mange fliser som den har felt. Det som ikke får plass, faller på gulvlinjen og koster poeng. Noen ganger er det verdt det: Legg de tre blå flisene fra fabrikkutstilling 1 på linje 2.
tutorial-azul-overflow-right = To fliser fullfører linjen; den tredje ligger på gulvet. Feltet koster 1 poeng. De neste koster mer: 1, 1, 2, 2, 2, 3, 3.
tutorial-azul-overflow-wrong = En fornuftig tanke, men la oss se en flis falle: fabrikkutstilling 1, blå, linje 2.
tutorial-azul-choose = Finn plassen selv nå. Du vil ha de to røde flisene fra fabrikkutstilling 4. En linje har bare én farge, og den kan ikke ta imot en farge som linjen ved siden av på veggen allerede har. Hvor kan de ligge uten tap?
tutorial-azul-choose-right = Riktig: linje 5. Linjene 1, 2 og 4 på veggen har allerede rødt, og på mønsterlinje 3 ligger det svart.
tutorial-azul-choose-wrong = Se en gang til: Ta de røde flisene fra fabrikkutstilling 4. Linjene 1, 2 og 4 har allerede rødt, og på linje 3 ligger det svart. Én linje er igjen, og gulvet ville koste poeng.
tutorial-azul-tiling = Rundens siste flis! Når den er tatt, flislegger alle: Én flis fra hver fullførte linje går til veggen. Den gir 1 poeng for hver flis i rekkene den ligger i, horisontalt og vertikalt. Fullfør linje 3 med den svarte flisen.
tutorial-azul-tiling-right = 2 fliser horisontalt og 3 vertikalt: 5 poeng. De to andre svarte flisene gikk i eskelokket. Så ble gulvlinjen betalt; motspilleren mistet 2 poeng.
tutorial-azul-tiling-wrong = Den svarte flisen fullfører linje 3, og feltet på veggen har naboer. Legg den der.
tutorial-azul-end = Når noen fyller en horisontal linje, slutter spillet etter den flisleggingen. Da gir hver fulle horisontale linje 2 poeng, hver fulle vertikale linje 7 og hver farge med alle fem flisene 10. Én svart flis mangler på linje 2 på veggen din. Ta den!
tutorial-azul-end-right = For en avslutning: 10 poeng for flisen, 2 for den horisontale linjen og 7 for den vertikale. Spillet er slutt.
tutorial-azul-end-wrong = Legg den svarte flisen på linje 2: Der fyller den en horisontal og en vertikal linje på én gang.
tutorial-azul-grey = Én ting til: På den grå veggen velger du selv feltet til en flis. Men ingen farge kan ligge to ganger i samme horisontale eller vertikale linje. Linje 3 er fullført i blått. Hvilket felt gir mest?
tutorial-azul-grey-right = Nettopp: 2 horisontalt og 3 vertikalt blir 5 poeng. Nå kan du alt du trenger.
tutorial-azul-grey-wrong = Det finnes et bedre: Se etter et felt som har naboer både horisontalt og vertikalt.
