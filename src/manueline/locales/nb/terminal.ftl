# The terminal: `manueline play` and `manueline replay`. Commands are single words without spaces.

## Before and after a game

terminal-commitment = Et hemmelig tall bestemmer alle trekninger i dette partiet. Fingeravtrykket til tallet:
terminal-start = Skriv { terminal-command-help } når som helst; Ctrl-C lagrer og avslutter.
terminal-which-game = Hvilket spill: { $games }? (Enter: { $first })
terminal-no-game = Spillet «{ $typed }» finnes ikke.
terminal-which-opponent = Mot { $bots } eller en { terminal-friend }? (Enter: { $first })
terminal-friend = venn
terminal-no-opponent = Motstanderen «{ $typed }» finnes ikke.
terminal-new-seed = Det hemmelige tallet ligger ikke ved siden av det lagrede partiet, så et nytt brukes herfra, og trekningene i dette partiet kan ikke kontrolleres.
terminal-going-on = { $moves ->
    [one] { $file } fortsetter etter { $moves } trekk.
   *[other] { $file } fortsetter etter { $moves } trekk.
}
terminal-saved = Lagret i { $file }.
terminal-not-saved = Ingenting ble lagret.
terminal-exists = { $file } finnes allerede. Skrive over den? ({ terminal-yes } eller { terminal-no })
terminal-save-ask = Lagre partiet? (Enter: { $file }, et filnavn eller { terminal-no })
terminal-yes = ja
terminal-no = nei
terminal-nothing-played = Ingen trekk er spilt ennå, så ingenting ble lagret.
terminal-seed = Det hemmelige tallet, til `manueline verify`:
terminal-lost = Partiet er tapt: { $reason }
terminal-left = Partiet ble lagret i { $file }.
terminal-resume = Fortsett med det: { $command }

## A player’s turn

terminal-your-move = Det er ditt trekk.
terminal-choices = { $prompt } ({ $moves })
terminal-example = { $prompt } (for eksempel { $move })
terminal-type-a-move = Skriv et trekk, eller { terminal-command-moves }, { terminal-command-hint }, { terminal-command-help }.
terminal-hint = Motoren ville spilt { $move }. Enter spiller det.
terminal-undone = Trekket er tatt tilbake.
terminal-alone = { $name }, neste skjermbilde viser plater som bare du får se.
terminal-alone-ask = Er du alene, { $name }? Enter viser dem.
terminal-hide = Enter skjuler dem igjen.
terminal-legend = + poeng hvis linjen nå er fullført, − kostnad, ○ ingen av delene
terminal-dome-space = Kuppelfelt { $space }
terminal-not-a-move = «{ $typed }» er verken et trekk eller en kommando; prøv { terminal-command-help }.
terminal-unclear = «{ $typed }» kan bety { $moves }.
terminal-not-here = { $move } er ikke mulig nå.
terminal-no-clause = Regelen «{ $typed }» finnes ikke, bare A1… og D1…

## Commands

terminal-command-moves = trekk
terminal-command-hint = hint
terminal-command-undo = angre
terminal-command-board = brett
terminal-command-log = logg
terminal-command-rule = regel
terminal-command-save = lagre
terminal-command-quit = avslutt
terminal-command-help = hjelp
terminal-command-peek = kikk
terminal-file = FIL
terminal-help-typing = Trekk skrives i notasjonen; store bokstaver, mellomrom og tegn spiller ingen rolle, og det som er entydig, kan utelates: 3R>4 og 3r4 er det samme, og det er CB>floor og cb f også.
terminal-help-moves = alle lovlige trekk, med poeng og kostnader
terminal-help-hint = hva motoren ville spilt, og hvorfor; Enter spiller det
terminal-help-undo = tilbake til din forrige avgjørelse
terminal-help-board = tegner stillingen på nytt
terminal-help-log = trekkene så langt
terminal-help-rule = en regel etter nummer, slik feilmeldinger nevner den (på engelsk)
terminal-help-save = lagrer partiet
terminal-help-quit = avslutter partiet
terminal-help-help = denne teksten
terminal-help-peek = det bare du vet om bunken, når flere deler skjermen
terminal-help-drawing = I tegningene er en stor bokstav en flis og en liten et ledig felt for fargen: { $colours }.
terminal-help-duel = I Azul Duel er * et felt for en spesialflis, ★ en spesialflis og ? et felt for hvilken som helst farge. I en stabel på en måneside ligger flisen med ◂ øverst. Tall i kuppelen er ledige plateplasser.

## Replaying

terminal-before = Før partiet
terminal-nature = Trekning
terminal-evaluation = Ventet forsprang etter trekket: { $points }
terminal-instead = I stedet: { $moves }
terminal-browse = n neste, p forrige, g N gå til, q avslutt
terminal-browse-keys = Skriv n, p, q, eller g og et tall.
terminal-steps = Stegene går fra 0 til { $last }.
terminal-pictures = { $count ->
    [one] { $count } bilde ligger i { $folder }.
   *[other] { $count } bilder ligger i { $folder }.
}

## Words in drawings: short, since a drawing has 80 columns

drawing-wall-coloured = farget vegg
drawing-wall-grey = grå vegg
drawing-round = runde { $round }
drawing-round-of = runde { $round } av { $rounds }
drawing-to-move = { $name } er på tur
drawing-nature-to-move = trekning
drawing-over = spillet er slutt
drawing-centre = Markedet
drawing-centre-empty = tomt
drawing-marker = markør
drawing-bag = Pose
drawing-lid = Eskelokk
drawing-tower = Tårn
drawing-points = { $points ->
    [one] poeng
   *[other] poeng
}
drawing-floor = gulv
drawing-tablets = Poengbrikker
drawing-tablets-none = ikke trukket ennå
drawing-side-rows = rader
drawing-side-variety = mangfold
drawing-side-columns = kolonner
drawing-side-ring = ytterkant
drawing-side-diagonals = diagonaler
drawing-side-corners = hjørner
drawing-side-wilds = jokerfelt
drawing-side-specials = spesialfelt
drawing-factory = fabrikk
drawing-large = L
drawing-sun = sol
drawing-moon = måne
drawing-chip = brikke
drawing-first-tile = 1.
drawing-display = åpne plater
drawing-display-empty = ingen
drawing-stack = bunke
drawing-stack-unseen = øverste ikke sett
drawing-stack-empty = tom
drawing-stack-top = øverst { $plate }
drawing-type-s = spesial
drawing-type-w = joker
drawing-laying = Skal legges
drawing-turned = dreid med klokken
drawing-drawn = Trukne plater
drawing-under = Lagt under bunken
drawing-broken = knust
drawing-chips = brikker
drawing-chips-none = ingen
drawing-tokens = markører
drawing-taken = brikker { $taken }/{ $most }
drawing-spent = brukt { $count }
drawing-passed = passet
