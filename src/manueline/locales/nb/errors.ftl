# Refusals by their codes; whatever has no words of its own is `error-unknown`.

## General

error-unknown = Noe gikk galt: { $message }
error-in-line = Linje { $line } i opptaket: { $reason }

## Moves that the rules forbid

error-already-drawing = Du har trukket fra bunken og kan ikke lenger ta en plate fra utstillingen.
error-chip-not-payable = Denne bonusbrikken trengs ikke i betalingen.
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
error-no-such-plate = Det kan ikke være denne platen.
error-no-such-tiles = Det ligger ingen fliser i denne fargen der.
error-no-token = Du har brukt begge spillermarkørene i denne runden.
error-not-drawn = Denne platen er ikke blant dem du har trukket.
error-not-in-bag = Ingen flis i denne fargen kan komme ut av posen nå.
error-not-on-display = Denne platen ligger ikke i utstillingen.
error-on-wall = Denne linjen på veggen din har allerede denne fargen.
error-redacted = Dette trekket viser mindre enn hele spillet trenger.
error-space-barred = Flisen kan ikke ligge på dette feltet.
error-space-taken = Det ligger allerede en plate på dette kuppelfeltet.
error-stack-empty = Bunken med kuppelplater er tom.
error-tablet-used = Denne poengplaketten er allerede i spill.
error-two-chips = Du har tatt to bonusbrikker i denne runden; flere blir det ikke.
error-wrong-line = Nå er en annen linje i tur.
error-wrong-phase = Dette trekket hører ikke til i denne fasen.

## Texts that cannot be read

error-bad-counts = Disse antallene fliser stemmer ikke.
error-bad-deal = Dette er ingen trekning av fliser.
error-bad-line = Dette er ingen mønsterlinje.
error-bad-option = Disse valgene passer ikke til spillet.
error-bad-position = Denne stillingen kan ikke leses.
error-bad-record = Opptaket er skadet.
error-bad-seed = Dette er ikke et gyldig hemmelig tall.
error-bad-tiles = Disse flisene kan ikke leses.
error-bad-view = Dette er ikke det en plass kan se.
error-impossible-position = En slik stilling kan aldri oppstå etter reglene.
error-unknown-game = Dette spillet finnes ikke her.
error-unknown-id = Det finnes ikke noe trekk med dette nummeret.
error-unknown-move = Dette er ikke noe trekk i spillet.
error-unknown-version = Opptaket er laget med en annen versjon av spillet.
error-bad-setting = Denne innstillingen finnes ikke.
error-illegal-move = Dette trekket er ikke lovlig her.
error-needs-game = Denne stillingen trenger spillet: poengplakettene trekkes ennå.

## Bots

error-no-bot = Denne roboten kan ikke spillet.
error-no-hint = Her gis det ingen hint.
error-no-move = Det er ikke noe trekk å tenke på.
error-no-preview = Poengene for dette trekket kan ikke vises.
error-unknown-bot = Denne roboten finnes ikke.

## The table

error-bad-link = Denne lenken åpner ingen plass ved dette bordet.
error-dealt-by-hand = Dette spillet ble trukket fra en ekte eske, så det er ingenting å kontrollere.
error-handed-over = En robot spiller på denne plassen akkurat nå.
error-log-full = Dette spillet er blitt for langt for annet enn trekk.
error-nature-moves = Vent til alt er trukket.
error-no-clock = Et bord med ekte eske har ingen klokke.
error-no-offer = Ingen ber deg om å ta et trekk tilbake.
error-no-such-seat = Denne plassen finnes ikke.
error-no-such-table = Dette bordet finnes ikke, eller ikke lenger.
error-nobody = Den som trekker fra esken, må sitte ved bordet.
error-not-handed-over = Ingen robot spiller for deg.
error-not-over = Spillet er fortsatt i gang.
error-not-playing = Spillet er ikke i gang.
error-not-your-seat = Denne plassen er ikke din.
error-not-your-turn = Det er ikke din tur.
error-nothing-to-undo = Det er ingenting å ta tilbake.
error-old-rules = Dette spillet ble begynt med versjon { $version } av reglene, som serveren ikke har lenger. Det er slutt her.
error-one-seat = Bare verten kan ta flere plasser.
error-out-of-time = Tiden din er ute.
error-rematch-set = Bordet for omkampen er allerede klart.
error-seat-taken = Denne plassen er opptatt.
error-spectator = Du ser på dette spillet, du spiller ikke.
error-stale = Spillet har gått videre i mellomtiden.
error-too-many-browsers = Denne plassen er åpen i for mange nettlesere.
error-too-many-takebacks = Et spill har høyst { $most } angrede trekk.
error-unknown-phrase = Denne frasen finnes ikke.
error-wrong-seats = Dette antallet plasser passer ikke til spillet.

## The server

error-bad-host = Denne serveren er ikke kjent under dette navnet.
error-bad-method = Dette kan ikke gjøres her.
error-bad-origin = Serveren hører ikke på sider fra andre steder.
error-bad-type = Serveren leser ikke denne filtypen.
error-banned = Den som driver serveren, slipper deg ikke inn lenger.
error-broken = Serveren gjorde en feil. Spillet ditt er trygt.
error-busy = Serveren har for mye å gjøre. Prøv igjen snart.
error-no-such-page = Det finnes ingenting på denne adressen.
error-outdated = Denne siden er eldre enn serveren. Last den på nytt.
error-too-large = Det er for mye å lese på én gang.
error-too-many = For mye på én gang. Vent litt.
error-too-new = Denne siden er nyere enn serveren, som holder på å bli oppdatert. Prøv igjen snart.
error-too-slow = Meldingen kom ikke fram i tide.
error-unavailable = Serveren får ikke kontakt med databasen. Ingenting er tapt; prøv igjen snart.
error-unreadable = Serveren kunne ikke lese denne meldingen.
