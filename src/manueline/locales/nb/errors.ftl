# Refusals by their codes; whatever has no words of its own is `error-unknown`.

## General

error-unknown = Noe gikk galt: { $message }
error-in-line = Linje { $line } i opptaket: { $reason }

## Moves that the rules forbid

error-already-drawing = Du har trukket fra bunken og kan ikke lenger ta en plate fra utstillingen.
error-chip-not-payable = Denne bonusbrikken trengs ikke til betalingen.
error-deal-groups = Denne trekningen fyller ikke fabrikkene riktig.
error-deal-too-long = Det er flere fliser enn fabrikkene har plass til.
error-line-colour = Denne mønsterlinjen har fliser i en annen farge.
error-line-full = Denne mønsterlinjen er allerede fullført.
error-no-chip = Det ligger ingen åpen bonusbrikke på denne fabrikken.
error-no-factory = Denne fabrikken finnes ikke.
error-no-point = Du har ingen poeng igjen til å betale for en plate.
error-no-seat = Denne plassen finnes ikke.
error-no-such-back = Bunken kan ikke vise denne baksiden nå.
error-no-such-chip = Det er ingen bonusbrikker av dette slaget igjen.
error-no-such-plate = Denne platen kan ikke komme her.
error-no-such-tiles = Det ligger ingen fliser i denne fargen der.
error-no-token = Du har allerede brukt begge spillermarkørene i denne runden.
error-not-drawn = Denne platen er ikke blant dem du har trukket.
error-not-in-bag = Ingen flis i denne fargen kan komme ut av posen nå.
error-not-on-display = Denne platen ligger ikke i utstillingen.
error-on-wall = Denne vegglinjen har allerede denne fargen.
error-redacted = Dette trekket skjuler opplysninger som spillet trenger.
error-space-barred = Flisen kan ikke ligge på dette feltet.
error-space-taken = Det ligger allerede en plate på dette kuppelfeltet.
error-stack-empty = Bunken med kuppelplater er tom.
error-tablet-used = Denne poengbrikken er allerede i spill.
error-two-chips = Du har allerede tatt to bonusbrikker i denne runden.
error-wrong-line = En annen linje skal flislegges først.
error-wrong-phase = Dette trekket hører ikke til i denne fasen.

## Texts that cannot be read

error-bad-counts = Disse antallene fliser går ikke opp.
error-bad-deal = Dette er ikke en trekning av fliser.
error-bad-line = Dette er ikke en mønsterlinje.
error-bad-option = Disse valgene passer ikke til spillet.
error-bad-position = Denne stillingen kan ikke leses.
error-bad-record = Opptaket er skadet.
error-bad-seed = Dette er ikke et gyldig hemmelig tall.
error-bad-tiles = Disse flisene kan ikke leses.
error-bad-view = Dette er ikke det en plass kan se.
error-impossible-position = Reglene kan aldri føre til denne stillingen.
error-unknown-game = Dette spillet finnes ikke her.
error-unknown-id = Det finnes ikke noe trekk med dette nummeret.
error-unknown-move = Dette er ikke et trekk i dette spillet.
error-unknown-version = Opptaket er laget med en annen versjon av spillet.
error-bad-setting = Denne innstillingen finnes ikke.
error-illegal-move = Dette trekket er ikke lovlig her.
error-needs-game = Si hvilket spill stillingen hører til: Poengbrikkene er ikke trukket ferdig.
error-other-game = Dette er en stilling fra et annet spill.
error-position-over = Spillet er slutt i denne stillingen.

## Bots

error-no-bot = Denne boten kan ikke spille dette spillet.
error-no-core = Den kompilerte kjernen kjenner ikke dette spillet.
error-no-hint = Her gis det ingen hint.
error-no-move = Det er ikke noe trekk å vurdere.
error-no-preview = Poengene for dette trekket kan ikke vises.
error-unknown-bot = Denne boten finnes ikke.

## The table

error-bad-link = Denne lenken åpner ikke noen plass ved dette bordet.
error-dealt-by-hand = I dette partiet ble flisene trukket fra det fysiske spillet, så det er ingenting å kontrollere.
error-handed-over = En bot spiller på denne plassen akkurat nå.
error-nature-moves = Vent til alt er trukket.
error-no-clock = Et bord med det fysiske spillet har ingen klokke.
error-no-offer = Ingen har bedt deg om å få ta et trekk tilbake.
error-no-such-seat = Denne plassen finnes ikke.
error-no-such-table = Dette bordet finnes ikke, eller det finnes ikke lenger.
error-nobody = Den som skriver inn trekningene, må sitte ved bordet.
error-not-handed-over = Ingen bot spiller for deg.
error-not-over = Partiet er fortsatt i gang.
error-not-playing = Partiet er ikke i gang.
error-not-awaited = Bordet venter ikke på at du skal bli klar.
error-not-your-seat = Denne plassen er ikke din.
error-not-your-turn = Det er ikke din tur.
error-nothing-to-undo = Det er ingenting å ta tilbake.
error-old-rules = Dette partiet ble startet med versjon { $version } av reglene, som serveren ikke har lenger. Det slutter her.
error-one-seat = Bare verten kan ta flere plasser.
error-out-of-time = Tiden din er ute.
error-rematch-set = Bordet for omkampen er allerede klart.
error-seat-taken = Denne plassen er opptatt.
error-spectator = Du ser på dette partiet, du spiller ikke.
error-stale = Partiet har gått videre i mellomtiden.
error-too-many-browsers = Denne plassen er åpen i for mange nettlesere.
error-too-many-returns = En plass kan tas tilbake fra boten høyst { $most } ganger.
error-too-many-takebacks = I et parti kan høyst { $most } trekk tas tilbake.
error-unknown-phrase = Denne frasen finnes ikke.
error-wrong-seats = Dette antallet plasser passer ikke til spillet.

## The server

error-bad-answer = Svarene fra motoren passer ikke til dette partiet. Start analysen på nytt.
error-bad-host = Denne serveren er ikke kjent under dette navnet.
error-bad-method = Dette kan ikke gjøres her.
error-bad-origin = Serveren tar ikke imot forespørsler fra andre nettsteder.
error-bad-type = Serveren leser ikke denne filtypen.
error-banned = Den som driver serveren, slipper deg ikke inn lenger.
error-broken = Noe gikk galt på serveren. Partiet ditt er trygt.
error-busy = Serveren har for mye å gjøre. Prøv igjen snart.
error-no-such-page = Det finnes ingenting på denne adressen.
error-no-such-puzzle = Denne oppgaven finnes ikke.
error-outdated = Denne siden er eldre enn serveren. Last den på nytt.
error-too-large = Det er for mye å lese på én gang.
error-too-many = For mange forespørsler på én gang. Vent litt.
error-too-many-nodes = Det er for mye å søke gjennom på én gang.
error-too-new = Denne siden er nyere enn serveren, som holder på å bli oppdatert. Prøv igjen snart.
error-too-slow = Meldingen kom ikke fram i tide.
error-unavailable = Serveren får ikke kontakt med databasen. Ingenting er tapt; prøv igjen snart.
error-unreadable = Serveren kunne ikke lese denne meldingen.
