# The coach: reviews, exercises, the analysis board and the editor.

coach-percent = { $percent } %

## Grades of moves

grade-inaccuracy = Unøyaktighet
grade-mistake = Feil
grade-blunder = Bukk
grades-inaccuracy = Unøyaktigheter
grades-mistake = Feil
grades-blunder = Bukker

## Themes of mistakes

theme-floor = flere fliser på gulvet
theme-unfinished-line = en linje som ikke ble full
theme-missed-column = en kolonne som glapp
theme-gift-to-the-next-player = en gave til neste spiller
theme-denied-move = et trekk som kunne vært hindret
theme-marker = startspillermarkøren
theme-plates = kuppelplater
theme-chips = bonusbrikker

## Review of a game

review-title = Partianalyse
review-about = Hva var flaks, hva var dyktighet, og hvilke trekk betydde mest? Velg et parti å analysere.
review-searching = Motoren i denne nettleseren analyserer partiet …
review-on-server = Serveren analyserer partiet …
review-waiting = Grafen vokser mens motoren arbeider. Du kan allerede bla gjennom partiet.
review-moves = Trekk
review-players = Spillere
review-mistakes = Feil
review-graph = Vinnersjansen til { $name }, trekk for trekk
review-slider = Trekk { $move } av { $moves }, vinnersjansen til { $name }: { $chance }
review-chance-of = Sjansen til
review-skill = trekk
review-luck = flaks
review-round = Runde { $round }
review-deal = Flaks i trekningen for { $name }
review-better = Bedre: { $move } ({ $loss })
review-turning = Trekkene som betydde mest
review-other-mistakes = Andre trekk å forbedre
review-no-mistakes = Ingen trekk tapte mer enn søkets usikkerhet. Godt spilt!
review-look = Vis
review-units = I hvert felt: vinnersjansen, og under den poeng.
review-row-accuracy = Nøyaktighet
review-row-lost = Tapt på feil
review-row-start = Start
review-row-luck = Flaks
review-row-own = Egne trekk
review-row-others = Andres trekk
review-row-error = Søkefeil
review-row-result = Resultat
review-row-adjusted = Resultat uten flaks
review-by-round = Flaks per runde, og under den egne trekk
review-by-theme = Tapt etter tema
review-sum = Start, flaks, egne trekk, andres trekk og søkefeil gir til sammen resultatet.
review-work = Søkt med { $nodes } noder for hver avgjørelse; flaksen er målt med { $deals } trekninger à { $dealNodes } noder.

## Exercises

exercise-title = Finn et bedre trekk
exercise-try = Prøv igjen
exercise-played = Spilt: { $move } ({ $loss })
exercise-ask = Gjør et annet trekk på brettet.
exercise-comparing = Motoren sammenligner det med det beste trekket …
exercise-best = Det er det beste trekket motoren kjenner.
exercise-good = Bra: så vidt motoren kan se, like sterkt som det beste trekket.
exercise-loses = Ikke ennå: { $loss } mindre sjanse til å vinne og { $points } poeng mindre.
exercise-lacks = Hva et bedre trekk gjør:
exercise-solution = Det beste trekket: { $move }
exercise-retry = Et nytt forsøk
exercise-show = Vis det beste trekket
exercise-next = Neste feil
exercise-close = Tilbake til analysen

## Playing on from a position

play-on-title = Spill videre herfra
play-on-about = Et nytt parti begynner i denne stillingen. Boter spiller de andre plassene.
play-on-seat = Du spiller
play-on-start = Spill videre

## The analysis board

analysis-title = Analysebrett
analysis-about = Se på en hvilken som helst stilling: begynn et parti, eller lim inn teksten til en stilling. Alt kan prøves og tas tilbake.
analysis-start-azul = Begynn med Azul
analysis-start-duel = Begynn med Azul Duel
analysis-paste = Teksten til en stilling
analysis-open = Åpne
analysis-filled = Det som var skjult, er fylt inn tilfeldig.
analysis-lines = Beste trekk
analysis-line = Slik kan det gå videre
analysis-nodes = Noder: { $nodes }
analysis-start = Start motoren
analysis-stop = Stopp
analysis-none = Det er ingenting å analysere her ennå.
analysis-off = Motoren er av.
analysis-draws = Trekninger
analysis-draws-about = Nå skal det trekkes: La tilfeldighetene avgjøre, velg selv, eller regn ut gjennomsnittet av mange trekninger.
analysis-deal = Tilfeldig
analysis-draw-seat = { $name } begynner
analysis-average = Gjennomsnitt
analysis-average-of = Gjennomsnitt av { $done } av { $all } trekninger, ± standardfeil
analysis-average-all = Gjennomsnitt av alle { $all } trekninger, ± standardfeil
analysis-mean = { $chance } ± { $error }, { $points } poeng
analysis-back = Ett trekk tilbake
analysis-edit = Rediger stillingen
analysis-tree = Prøvde trekk
analysis-root = Start
analysis-remove = Fjern denne varianten
analysis-copy-text = Kopier tekst
analysis-copy-link = Kopier lenke
analysis-copy-svg = Kopier SVG

## The position editor

editor-title = Stillingsredigering
editor-about = Velg en flis og trykk der den skal ligge. Fliser kommer fra posen, og det du visker ut, går tilbake dit.
editor-brush = Hva du maler med
editor-marker = Markør
editor-erase = Viskelær
editor-plate = Kuppelplate
editor-chip = Bonusbrikke
editor-plate-about = Trykk en gang til på en plate som ligger der, for å dreie den en kvart omdreining.
editor-problems = Denne stillingen kan ikke oppstå etter reglene:
editor-legal = Denne stillingen kan oppstå etter reglene.
editor-use = Analyser denne stillingen
editor-close = Avbryt
editor-fields = Alle deler av teksten
editor-board = Brettet til spiller { $seat }
editor-field-kind = Spill
editor-field-tablets = Poengbrikker
editor-field-round = Runde
editor-field-phase = Fase
editor-field-turn = På tur
editor-field-active = Turen til
editor-field-starter = Startspiller
editor-field-first = Startspillerflis
editor-field-focus = Linje eller fabrikk det gjelder
editor-field-factories = Fabrikker
editor-field-factories-azul = Fabrikkutstillinger
editor-field-centre = Markedet og markøren
editor-field-bag = Pose
editor-field-lid = Eskelokk
editor-field-tower = Tårn
editor-field-chips = Usette brikker
editor-field-display = Åpne plater
editor-field-stack = Bunke med plater
editor-field-hand = Trukne plater
editor-field-laying = Plate som skal legges
editor-field-rest = Fliser å stable
editor-field-payment = Betaling
