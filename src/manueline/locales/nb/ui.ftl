# The page's own words: everything but the games themselves.

## The whole site

app-name = Manueline
app-tagline = Azul og Azul Duel i nettleseren, med venner eller mot boter
app-unofficial = Et uoffisielt fanprosjekt uten tilknytning til utgiveren. Liker du det, så kjøp spillet!
app-loading = Laster …
app-not-found = Denne siden finnes ikke.
app-to-home = Til startsiden

nav-label = Hovedmeny
nav-skip = Hopp til innholdet
nav-new = Nytt bord
nav-lobby = Lobby
nav-learn = Lær
nav-rules = Regler
nav-settings = Innstillinger
nav-more = Flere måter å spille på

common-cancel = Avbryt
common-close = Lukk
common-back = Tilbake
common-copied = Kopiert
common-name = Kallenavn
common-name-hint = Høyst { $most } tegn
common-points = { $count ->
    [one] { $count } poeng
   *[other] { $count } poeng
}
common-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}

## Start page

home-title = Spill Azul
home-quick = Spill mot en bot
home-start = Spill
home-friends = Spill med venner
home-friends-about = Sett opp et bord og send lenken.
home-lobby = Finn et bord
home-lobby-about = Bli med noen i lobbyen, eller bare se på.
home-hot-seat = Rundt én skjerm
home-hot-seat-about = Flere deler denne enheten.
home-companion = Med det fysiske spillet
home-companion-about = Skriv inn det som ble trukket, og få poeng og hint.
home-learn-about = Det tar bare noen få minutter å lære.
home-replay = Se et parti om igjen
home-replay-about = Åpne et opptak og gå gjennom det trekk for trekk.
home-review = Analyser et parti
home-review-about = Se hva som var flaks og hva som var dyktighet, og prøv feilene på nytt.
home-analysis = Analysebrett
home-analysis-about = Sett opp en stilling og spør motoren.
home-puzzles = Dagens oppgave
home-puzzles-about = Én stilling, ett beste trekk: finner du det?
home-continue = Spill videre
home-my-tables = Bordene dine
home-games = Velg et spill

## New table

new-title = Nytt bord
new-game = Spill
new-game-azul = Azul
new-game-azul-about = 2 til 4 spillere flislegger en palassvegg.
new-game-duel = Azul Duel
new-game-duel-about = 2 spillere utsmykker hver sin kuppel på fem runder.
new-players = Spillere
new-wall = Vegg
new-wall-coloured = Farget vegg
new-wall-coloured-about = Hver farge har sitt eget felt.
new-wall-grey = Grå vegg
new-wall-grey-about = Varianten: Du velger feltet i linjen.
new-start = Hvem begynner
new-start-drawn = Trekkes tilfeldig
new-tablets = Poengbrikker
new-tablets-first = Forslag til første parti: rader, kolonner, diagonaler
new-tablets-draw-three = Trekk tre
new-tablets-draw-four = Trekk fire
new-tablets-choose = Velg tre eller fire
new-seats = Plasser
new-seat = Plass { $seat }
new-seat-me = Du
new-seat-friend = En person ved denne skjermen
new-seat-open = Ledig, for den som har lenken
new-seat-bot = Bot
new-level = Nivå
new-visibility = Hvem kan bli med
new-private = Privat: bare med lenken
new-public = Åpent: vises i lobbyen
new-clock = Klokke
new-create = Åpne bordet
new-creating = Åpner bordet …

## Clocks

clock-none = Uten klokke
clock-turn = Per tur
clock-turn-about = { $seconds ->
    [one] { $seconds } sekund per tur
   *[other] { $seconds } sekunder per tur
}
clock-game = Per parti
clock-game-about = { $minutes ->
    [one] { $minutes } minutt hver, pluss { $increment } s per tur
   *[other] { $minutes } minutter hver, pluss { $increment } s per tur
}
clock-seconds = Sekunder
clock-minutes = Minutter
clock-increment = Ekstra sekunder per tur
clock-label = { $name } har { $time } igjen.

## Lobby

lobby-title = Lobby
lobby-open = Bord med ledig plass
lobby-open-none = Ingen bord venter på spillere. Åpne et selv!
lobby-playing = Partier du kan se på
lobby-playing-none = Ingen åpne partier akkurat nå.
lobby-join = Bli med
lobby-watch = Se på
lobby-free = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}

## Sitting down, and waiting

join-title = Sett deg ved bordet
join-sit = Ta plass
join-name = Hva skal vi kalle deg?
join-any = En hvilken som helst ledig plass
join-claimed = Denne plassen er nå åpen i denne nettleseren også.

table-waiting = Venter på spillere …
table-waiting-count = { $count ->
    [one] { $count } plass er fortsatt ledig.
   *[other] { $count } plasser er fortsatt ledige.
}
table-spectators = { $count ->
    [0] Ingen ser på
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
table-private = Privat bord
table-public = Åpent bord
table-from-position = Fra en stilling
table-settings = Bord
table-actions = Dette kan du gjøre
table-round = Runde { $round }
table-round-of = Runde { $round } av { $rounds }
table-last-round = Siste runde!
table-last-round-about = En horisontal linje blir fullført: Spillet slutter etter denne runden.

seat-you = du
seat-open = ledig plass
seat-nameless = Spiller { $seat }
seat-disconnected = mistet forbindelsen
seat-replaced = { $name } (en bot spiller videre)
seat-resigned = ga opp
seat-time = gikk tom for tid
seat-left = har forlatt bordet
seat-starts = begynner
seat-to-move = på tur
seat-link = Lenke til denne plassen, for en annen enhet
seat-link-about = Den som har denne lenken, spiller på din plass. Hold den for deg selv.
revoke-button = Trekk tilbake lenkene til denne plassen
revoke-question = Bare denne nettleseren spiller på plassen din. Lenker som er gitt ut, slutter å virke.
revoke-done = Lenkene til plassen din virker ikke lenger.

## Sharing

share-title = Inviter
share-link = Lenke til bordet
share-copy = Kopier lenken
share-send = Send …
share-qr = QR-kode
share-qr-about = Skann den med en telefon for å sette deg ved bordet.
share-text = Kom og spill Azul med meg!

## Levels of the bots

level-label = Nivå
level-rating = Rating { $rating }
level-newcomer = Fersking
level-newcomer-about = Ser bare sitt eget trekk og bedømmer det feil; glemmer hva fliser som faller eller knuser, koster, og overvurderer sine egne linjer.
level-novice = Nybegynner
level-novice-about = Ser bare sitt eget trekk; glemmer ofte hva fliser som faller eller knuser, koster, og overvurderer sine egne linjer.
level-casual = Hobbyspiller
level-casual-about = Ser bare sitt eget trekk; glemmer av og til hva fliser som faller eller knuser, koster, og overvurderer sine egne linjer.
level-regular = Øvet
level-regular-about = Overser hva motstanderne kan gjøre, og bedømmer ofte sine egne trekk feil.
level-practised = Vant
level-practised-about = Overser hva motstanderne kan gjøre, og bedømmer av og til sine egne trekk feil.
level-skilled = Dyktig
level-skilled-about = Tenker litt fremover; overser ofte hva motstanderne kan gjøre.
level-experienced = Erfaren
level-experienced-about = Tenker litt fremover; overser av og til hva motstanderne kan gjøre.
level-seasoned = Rutinert
level-seasoned-about = Tenker fremover; overser av og til hva motstanderne kan gjøre.
level-strong = Sterk
level-strong-about = Tenker fremover og gjør ingen av disse feilene.
level-formidable = Formidabel
level-formidable-about = Tenker lenger fremover.
level-brilliant = Briljant
level-brilliant-about = Tenker langt fremover.
level-expert = Ekspert
level-expert-about = Tenker grundig fremover.
level-virtuoso = Virtuos
level-virtuoso-about = Tenker enda grundigere fremover.
level-champion = Elitespiller
level-champion-about = Nesten full styrke.
level-master = Mester
level-master-about = Full styrke.
level-engine-about = Et eget program av ukjent styrke.

## Your turn

turn-yours = Din tur
turn-other = Det er { $name } sin tur.
turn-bot = { $name } tenker …
turn-nature = Fliser trekkes …
turn-over = Spillet er slutt.
turn-deal = Skriv inn det som ble trukket.

play-confirm = Bekreft trekket
play-confirm-about = Ingen ser trekket før du bekrefter det.
play-undo = Angre
play-hint = Hint
play-hint-thinking = Ser etter et godt trekk …
play-hint-best = Beste trekk
play-hint-win = Vinnersjanse: { $percent } %
play-hint-score = Ventet forsprang: { $points }
play-hint-none = Ingen hint denne gangen.
play-preview = Ville gi { $points }
play-preview-cost = Ville koste { $cost }
play-preview-both = Ville gi { $points }, minus { $cost }
play-log = Logg
play-log-empty = Ingenting har skjedd ennå.
play-bag = I posen
play-bag-about = Hva som er igjen i posen, etter farge
play-lid = I eskelokket
play-tower = I tårnet
play-stack-bottom = nederst
play-stack-top = øverst
play-turn-left = Drei til venstre
play-turn-right = Drei til høyre
play-stop = Slutt å trekke
play-complete = Fullfør linjen
play-decline = La den være

takeback-ask = Be om å ta trekket tilbake
takeback-asked = Du ba om å ta trekket tilbake. Venter på de andre …
takeback-question = { $name } vil gjerne ta et trekk tilbake.
takeback-allow = Tillat
takeback-refuse = Avslå

resign-button = Gi opp
resign-question = Vil du gi opp dette partiet?
resign-question-many = Vil du gi opp? En bot tar over plassen din, og du kommer sist.
leave-button = Ta en pause
leave-question = En bot spiller for deg til du kommer tilbake.
leave-away = En bot spiller for deg.
leave-return = Ta plassen min tilbake

## Phrases

say-title = Si noe
say-tab = Fraser
say-said = { $name }: { $phrase }
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Godt spilt!
phrase-nice-move = Fint trekk!
phrase-ouch = Au!
phrase-oops = Oi …
phrase-thinking = La meg tenke litt …
phrase-hurry = Din tur!
phrase-thanks = Takk!
phrase-good-game = Takk for spillet!
phrase-rematch = Et parti til?
phrase-goodbye = Ha det!

## Result

result-title = Spillet er slutt
result-win = Du vant!
result-loss = { $name } vinner.
result-shared = Seieren deles: { $names }.
result-total = Sum
result-breakdown = Hvor poengene kom fra
result-chart = Poeng etter hver runde
result-chart-start = Start
result-chart-round = Runde { $round }
result-chart-end = Slutt
result-chart-about = { $name }: { $scores }
result-rematch = Omkamp
result-rematch-wait = Venter på de andre …
result-rematch-wanted = { $name } vil ha omkamp.
result-rematch-go = Til det nye bordet
result-review = Analyser dette partiet
result-replay = Se dette partiet om igjen
result-new = Nytt parti

## Records, and checking the dealer

record-download = Last ned opptaket
record-upload = Åpne et opptak
record-upload-about = Velg en fil, eller slipp den her.
record-choose = Velg en fil
record-paste = … eller lim inn teksten til et opptak
record-open = Åpne

verify-title = Var trekningen ærlig?
verify-about = Før spillet ble alle trekninger bundet til et hemmelig tall, og fingeravtrykket til tallet ble vist. Nå er tallet åpent, og alt kan kontrolleres.
verify-button = Kontroller trekningene
verify-checking = Kontrollerer …
verify-commitment = Fingeravtrykk
verify-seed = Hemmelig tall
verify-good = Alt stemmer: Alle trekninger var fastsatt før spillet.
verify-bad-commitment = Tallet passer ikke til fingeravtrykket.
verify-bad-deals = Disse trekningene stemmer ikke med tallet:

replay-title = Avspilling
replay-first = Til begynnelsen
replay-previous = Ett trekk tilbake
replay-next = Ett trekk frem
replay-round-back = Én runde tilbake
replay-round-on = Én runde frem
replay-last = Til slutten
replay-play = Spill av
replay-pause = Pause
replay-slider = Trekk { $move } av { $moves }
replay-link = Kopier lenke til denne stillingen
replay-position = Stilling
replay-review = Analyser
replay-analyse = Analyser denne stillingen
replay-evaluation = Ventet forsprang etter trekket: { $points }
replay-instead = I stedet: { $moves }

## Notices

notify-title = Din tur
notify-page-title = Din tur! – { $title }
notify-blocked = Nettleseren blokkerer varsler fra denne siden.

connection-lost = Mistet forbindelsen. Kobler til igjen …
connection-down = Får ikke kontakt med serveren. Partiet ditt er trygt; vi fortsetter å prøve.
bot-waits = Mange boter tenker. Denne venter på tur; den spiller som vanlig.
connection-replaced = Dette bordet er åpent i for mange sider i denne nettleseren. Last denne på nytt for å fortsette her.
page-outdated = Det finnes en ny versjon. Last siden på nytt.

## Around one screen

curtain-title = Gi enheten til { $name }
curtain-about = Det neste er det bare { $name } som skal se.
curtain-ready = Jeg er { $name }

## Companion of a real box

companion-about = Spill med ditt eget eksemplar; denne siden teller poeng, kan reglene og gir hint.
companion-deal = Skriv inn flisene som ble trukket
companion-starter = Hvem begynner?
companion-plate = Hvilken plate ble snudd?
companion-back = Hvilken bakside viser bunken?
companion-chip = Hvilken bonusbrikke ble snudd?
companion-tablet = Hvilken poengbrikke ble trukket?
companion-not-in-bag = Posen kan ikke inneholde flere fliser i denne fargen.

## Learning

learn-title = Lær
learn-tutorial-azul = Azul, steg for steg
learn-tutorial-duel = Azul Duel, steg for steg
learn-rules-azul = Reglene for Azul
learn-rules-duel = Reglene for Azul Duel
learn-chapters = Kapitler
learn-step = Steg { $step } av { $steps }
learn-continue = Fortsett
learn-show = Vis meg
learn-answers = Svaret ditt
learn-wrong = Ikke helt. Tenk en gang til, eller la oss vise deg svaret.
learn-finished = Det var siste steg. God fornøyelse!
learn-play-now = Spill det første partiet nå
learn-you = Du
learn-opponent = Motspiller
learn-shared = Seieren deles
learn-contents = Innhold

## Settings

settings-title = Innstillinger
settings-language = Språk
settings-theme = Utseende
settings-theme-auto = Som enheten
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-speed = Hastighet på animasjonene
settings-speed-off = Av
settings-speed-slow = Langsom
settings-speed-normal = Normal
settings-speed-fast = Rask
settings-letters = Bokstaver på flisene
settings-letters-about = Vis bokstaven til hver farge i tillegg til mønsteret.
settings-sound = Lyder
settings-confirm = Spør før et trekk utføres
settings-notifications = Varsle meg når det er min tur

## Keyboard

keys-title = Taster
keys-open = Vis tastene
keys-move = Piltaster: gå til neste felt
keys-area = Tab: gå til neste del av brettet
keys-choose = Enter eller mellomrom: velg
keys-cancel = Escape: legg tilbake eller lukk
keys-colours = B, Y, R, K, W, T: gå til neste fliser i den fargen
keys-lines = 1 til 6: velg den mønsterlinjen; 0: gulvlinjen eller de knuste flisene
keys-turn = R: drei platen
keys-undo = U: angre
keys-hint = H: hint
keys-confirm = C: bekreft trekket
keys-replay = Piltaster, Home, End og mellomrom: gå gjennom en avspilling; med Shift: rundevis
keys-help = ?: denne hjelpen

## What screen readers say of the board

board-label = Spillbrettet til { $name }
board-own = Spillbrettet ditt
board-factories = Fabrikker
board-factories-azul = Fabrikkutstillinger
board-factory = Fabrikkutstilling { $factory }: { $tiles }
board-factory-empty = Fabrikkutstilling { $factory }: tom
board-centre = Markedet: { $tiles }
board-centre-empty = Markedet: tomt
board-marker-here = Startspillermarkøren ligger på markedet.
board-large-sun = Stor fabrikk, solside: { $tiles }
board-large-moon = Stor fabrikk, måneside: { $tiles }
board-small-sun = Fabrikk { $factory }, solside: { $tiles }
board-small-moon = Fabrikk { $factory }, måneside, nedenfra og opp: { $tiles }
board-side-empty = tom
board-chip-hidden = en skjult bonusbrikke
board-chip-shown = bonusbrikke: { $chip }
board-first-tile-here = Startspillerflisen ligger på den store fabrikken.
board-line = Linje { $line }: { $held } av { $line }, { $colour }
board-line-empty = Linje { $line }: tom, plass til { $line }
board-lines = Mønsterlinjer
board-wall = Vegg
board-dome = Kuppel
board-space-free = Rad { $row }, kolonne { $column }: ledig
board-space-free-colour = Rad { $row }, kolonne { $column }: ledig, for { $colour }
board-space-tile = Rad { $row }, kolonne { $column }: { $colour }
board-floor = Gulvlinje: { $tiles }, koster { $cost }
board-floor-empty = Gulvlinje: tom
board-broken = Knuste fliser: { $tiles }, koster { $cost }
board-broken-empty = Knuste fliser: ingen
board-chips = Bonusbrikker: { $chips }
board-chips-none = Ingen bonusbrikker
board-tokens = { $count ->
    [0] Ingen spillermarkører igjen
    [one] { $count } spillermarkør igjen
   *[other] { $count } spillermarkører igjen
}
board-plate-space = Kuppelfelt { $space }: { $plate }
board-plate-space-empty = Kuppelfelt { $space }: tomt
board-display = Åpne kuppelplater
board-stack = Bunken med kuppelplater; baksiden viser: { $plate }
board-stack-empty = Bunken med kuppelplater er tom.
board-hand = Trukne plater
board-tablets = Poengbrikker

## The boards

board-row = Rad { $row }: { $tiles }
board-enlarge = Forstørr spillbrettet til { $name }
board-chips-unseen = Bonusbrikker ingen har sett
board-plates-unseen = { $count ->
    [one] { $count } plate ingen har sett
   *[other] { $count } plater ingen har sett
}
