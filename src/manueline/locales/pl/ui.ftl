# The page's own words: everything but the games themselves.

## The whole site

app-name = Manueline
app-tagline = Azul i Azul Duel w przeglądarce, ze znajomymi albo z botami
app-unofficial = Nieoficjalny projekt miłośników gry, niezwiązany z wydawcą. Jeśli Ci się podoba, kup grę!
app-loading = Wczytywanie…
app-not-found = Tej strony nie ma.
app-to-home = Na stronę główną

nav-label = Menu główne
nav-skip = Przejdź do treści
nav-new = Nowy stół
nav-lobby = Poczekalnia
nav-learn = Nauka
nav-rules = Zasady
nav-settings = Ustawienia
nav-more = Więcej sposobów gry

common-cancel = Anuluj
common-close = Zamknij
common-back = Wstecz
common-copied = Skopiowano
common-name = Pseudonim
common-name-hint = { $most ->
    [one] Najwyżej { $most } znak
    [few] Najwyżej { $most } znaki
   *[many] Najwyżej { $most } znaków
}
common-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
common-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}

## Start page

home-title = Zagraj w Azul
home-quick = Zagraj z botem
home-start = Graj
home-friends = Zagraj ze znajomymi
home-friends-about = Przygotuj stół i wyślij link.
home-lobby = Znajdź stół
home-lobby-about = Dołącz do kogoś w poczekalni albo po prostu popatrz.
home-hot-seat = Przy jednym ekranie
home-hot-seat-about = Kilka osób gra na tym urządzeniu.
home-companion = Z fizycznym egzemplarzem gry
home-companion-about = Wpisuj, co wylosowano, a dostaniesz punktację i podpowiedzi.
home-learn-about = Wystarczy kilka minut, aby poznać grę.
home-replay = Obejrzyj rozgrywkę
home-replay-about = Otwórz zapis i przejrzyj go ruch po ruchu.
home-review = Przeanalizuj partię
home-review-about = Zobacz, co było szczęściem, a co umiejętnością, i popraw swoje błędy.
home-analysis = Plansza analizy
home-analysis-about = Ustaw dowolną pozycję i zapytaj silnik.
home-puzzles = Zadanie dnia
home-puzzles-about = Jedna pozycja, jeden najlepszy ruch: znajdziesz go?
home-continue = Graj dalej
home-my-tables = Twoje stoły
home-games = Wybierz grę

## New table

new-title = Nowy stół
new-game = Gra
new-game-azul = Azul
new-game-azul-about = Od 2 do 4 graczy układa mozaikę na ścianie pałacu.
new-game-duel = Azul Duel
new-game-duel-about = Dwie osoby zdobią swoje kopuły przez pięć rund.
new-players = Gracze
new-wall = Ściana
new-wall-coloured = Kolorowa ściana
new-wall-coloured-about = Każdy kolor ma swoje pole.
new-wall-grey = Szara ściana
new-wall-grey-about = Wariant: pole w rzędzie wybierasz samodzielnie.
new-start = Kto rozpoczyna
new-start-drawn = Losowo
new-tablets = Kafelki celów
new-tablets-first = Proponowana pierwsza gra: rzędy, kolumny, przekątne
new-tablets-draw-three = Wylosuj trzy
new-tablets-draw-four = Wylosuj cztery
new-tablets-choose = Wybierz trzy albo cztery
new-seats = Miejsca
new-seat = Miejsce { $seat }
new-seat-me = Ty
new-seat-friend = Osoba przy tym ekranie
new-seat-open = Wolne, dla osoby z linkiem
new-seat-bot = Bot
new-level = Poziom
new-visibility = Kto może dołączyć
new-private = Prywatny: tylko z linkiem
new-public = Publiczny: widoczny w poczekalni
new-clock = Zegar
new-create = Otwórz stół
new-creating = Otwieranie stołu…

## Clocks

clock-none = Bez zegara
clock-turn = Na turę
clock-turn-about = { $seconds ->
    [one] { $seconds } sekunda na turę
    [few] { $seconds } sekundy na turę
   *[many] { $seconds } sekund na turę
}
clock-game = Na grę
clock-game-about = { $minutes ->
    [one] { $minutes } minuta dla każdego i { $increment } s za turę
    [few] { $minutes } minuty dla każdego i { $increment } s za turę
   *[many] { $minutes } minut dla każdego i { $increment } s za turę
}
clock-seconds = Sekundy
clock-minutes = Minuty
clock-increment = Sekundy dodawane za turę
clock-label = { $name }: pozostało { $time }.

## Lobby

lobby-title = Poczekalnia
lobby-open = Stoły z wolnym miejscem
lobby-open-none = Żaden stół nie czeka na graczy. Otwórz własny!
lobby-playing = Rozgrywki do oglądania
lobby-playing-none = W tej chwili nie ma publicznych rozgrywek.
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}

## Sitting down, and waiting

join-title = Usiądź przy stole
join-sit = Zajmij miejsce
join-name = Jak mamy się do Ciebie zwracać?
join-any = Dowolne wolne miejsce
join-claimed = To miejsce jest teraz otwarte także w tej przeglądarce.

table-waiting = Czekamy na graczy…
table-waiting-count = { $count ->
    [one] Jest jeszcze { $count } wolne miejsce.
    [few] Są jeszcze { $count } wolne miejsca.
   *[many] Jest jeszcze { $count } wolnych miejsc.
}
table-spectators = { $count ->
    [0] Nikt nie ogląda
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
table-private = Stół prywatny
table-public = Stół publiczny
table-from-position = Od wybranej pozycji
table-settings = Stół
table-actions = Co możesz zrobić
table-round = Runda { $round }
table-round-of = Runda { $round } z { $rounds }
table-last-round = Ostatnia runda!
table-last-round-about = Jeden z rzędów zostanie wypełniony: gra skończy się po tej rundzie.

seat-you = Ty
seat-open = wolne miejsce
seat-nameless = Gracz { $seat }
seat-disconnected = brak połączenia
seat-replaced = { $name } (dalej gra bot)
seat-resigned = poddana gra
seat-time = koniec czasu
seat-left = odchodzi na dobre
seat-starts = rozpoczyna
seat-to-move = teraz gra
seat-link = Link do tego miejsca, na inne urządzenie
seat-link-about = Kto ma ten link, gra na Twoim miejscu. Nie pokazuj go nikomu.
revoke-button = Unieważnij linki do tego miejsca
revoke-question = Tylko ta przeglądarka będzie grać na Twoim miejscu. Dotychczasowe linki przestaną działać.
revoke-done = Linki do Twojego miejsca już nie działają.

## Sharing

share-title = Zaproś
share-link = Link do stołu
share-copy = Kopiuj link
share-send = Wyślij…
share-qr = Kod QR
share-qr-about = Zeskanuj go telefonem, aby dołączyć do tego stołu.
share-text = Zagraj ze mną w Azul!

## Levels of the bots

level-label = Poziom
level-rating = Ranking { $rating }
level-newcomer = Debiutant
level-newcomer-about = Widzi tylko własny ruch i źle go ocenia; zapomina, ile kosztują płytki spadłe albo uszkodzone, i przecenia własne linie.
level-novice = Nowicjusz
level-novice-about = Widzi tylko własny ruch; często zapomina, ile kosztują płytki spadłe albo uszkodzone, i przecenia własne linie.
level-casual = Amator
level-casual-about = Widzi tylko własny ruch; czasem zapomina, ile kosztują płytki spadłe albo uszkodzone, i przecenia własne linie.
level-regular = Średniozaawansowany
level-regular-about = Nie widzi, co mogą zrobić przeciwnicy, i często źle ocenia własne ruchy.
level-practised = Wprawny
level-practised-about = Nie widzi, co mogą zrobić przeciwnicy, i czasem źle ocenia własne ruchy.
level-skilled = Zaawansowany
level-skilled-about = Myśli trochę naprzód; często nie widzi, co mogą zrobić przeciwnicy.
level-experienced = Doświadczony
level-experienced-about = Myśli trochę naprzód; czasem nie widzi, co mogą zrobić przeciwnicy.
level-seasoned = Wytrawny
level-seasoned-about = Myśli naprzód; czasem nie widzi, co mogą zrobić przeciwnicy.
level-strong = Silny
level-strong-about = Myśli naprzód i nie popełnia żadnego z tych błędów.
level-formidable = Groźny
level-formidable-about = Myśli dalej naprzód.
level-brilliant = Błyskotliwy
level-brilliant-about = Myśli daleko naprzód.
level-expert = Ekspert
level-expert-about = Dokładnie analizuje dalszą grę.
level-virtuoso = Wirtuoz
level-virtuoso-about = Jeszcze dokładniej analizuje dalszą grę.
level-champion = Czempion
level-champion-about = Prawie pełna siła.
level-master = Mistrz
level-master-about = Pełna siła.
level-engine-about = Osobny program o nieznanej sile.

## Your turn

turn-yours = Twoja tura
turn-other = Teraz gra { $name }.
turn-bot = { $name } myśli…
turn-nature = Losowanie…
turn-over = Gra skończona.
turn-deal = Wpisz, co wylosowano.

play-confirm = Potwierdź ruch
play-confirm-about = Nikt nie zobaczy ruchu, dopóki go nie potwierdzisz.
play-undo = Cofnij
play-hint = Podpowiedź
play-hint-thinking = Szukam dobrego ruchu…
play-hint-best = Najlepszy ruch
play-hint-win = Szansa na wygraną: { $percent }%
play-hint-score = Przewidywana przewaga: { $points }
play-hint-none = Tym razem bez podpowiedzi.
play-preview = Dałoby: { $points }
play-preview-cost = Kosztowałoby: { $cost }
play-preview-both = Dałoby: { $points }, minus { $cost }
play-log = Dziennik
play-log-empty = Jeszcze nic się nie wydarzyło.
play-bag = W woreczku
play-bag-about = Co jeszcze jest w woreczku, według kolorów
play-lid = W wieczku
play-tower = W wieży
play-stack-bottom = spód
play-stack-top = wierzch
play-turn-left = Obróć w lewo
play-turn-right = Obróć w prawo
play-stop = Zakończ dobieranie
play-complete = Ukończ linię
play-decline = Zostaw

takeback-ask = Poproś o cofnięcie ruchu
takeback-asked = Prośba o cofnięcie ruchu wysłana. Czekamy na pozostałych…
takeback-question = { $name } prosi o cofnięcie ruchu.
takeback-allow = Pozwól
takeback-refuse = Odmów

resign-button = Poddaj grę
resign-question = Poddać tę grę?
resign-question-many = Poddać grę? Bot przejmie Twoje miejsce, a Ty będziesz na końcu.
leave-button = Zrób przerwę
leave-question = Bot będzie grał za Ciebie do Twojego powrotu.
leave-away = Bot gra teraz za Ciebie.
leave-return = Wracam na swoje miejsce

## Phrases

say-title = Powiedz coś
say-tab = Rozmowa
say-said = { $name }: { $phrase }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-nice-move = Ładny ruch!
phrase-ouch = Au!
phrase-oops = Ojej…
phrase-thinking = Chwilę pomyślę…
phrase-hurry = Twój ruch!
phrase-thanks = Dziękuję!
phrase-good-game = Dobra gra!
phrase-rematch = Jeszcze jedna gra?
phrase-goodbye = Do zobaczenia!

## Result

result-title = Koniec gry
result-win = Wygrywasz!
result-loss = Wygrywa { $name }.
result-shared = Wspólne zwycięstwo: { $names }.
result-total = Razem
result-breakdown = Skąd wzięły się punkty
result-chart = Punkty po każdej rundzie
result-chart-start = Początek
result-chart-round = Runda { $round }
result-chart-end = Koniec
result-chart-about = { $name }: { $scores }
result-rematch = Rewanż
result-rematch-wait = Czekamy na pozostałych…
result-rematch-wanted = { $name } chce rewanżu.
result-rematch-go = Do nowego stołu
result-review = Przeanalizuj tę grę
result-replay = Obejrzyj tę grę
result-new = Nowa gra

## Records, and checking the dealer

record-download = Pobierz zapis gry
record-upload = Otwórz zapis gry
record-upload-about = Wybierz plik albo upuść go tutaj.
record-choose = Wybierz plik
record-paste = …albo wklej tekst zapisu
record-open = Otwórz

verify-title = Czy losowanie było uczciwe?
verify-about = Przed grą wszystkie losowania zostały ustalone tajną liczbą i pokazano jej odcisk. Teraz liczba jest jawna i wszystko można sprawdzić.
verify-button = Sprawdź losowania
verify-checking = Sprawdzanie…
verify-commitment = Odcisk
verify-seed = Tajna liczba
verify-good = Wszystko się zgadza: każde losowanie było ustalone przed grą.
verify-bad-commitment = Liczba nie pasuje do odcisku.
verify-bad-deals = Te losowania różnią się od tego, co daje liczba:

replay-title = Powtórka
replay-first = Na początek
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-round-back = Runda wstecz
replay-round-on = Runda naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-slider = Ruch { $move } z { $moves }
replay-link = Kopiuj link do tej pozycji
replay-position = Pozycja
replay-review = Analiza
replay-analyse = Analizuj tę pozycję
replay-evaluation = Przewidywana przewaga po tym ruchu: { $points }
replay-instead = Zamiast tego: { $moves }

## Notices

notify-title = Twoja tura
notify-page-title = Twoja tura! – { $title }
notify-blocked = Przeglądarka blokuje powiadomienia z tej strony.

connection-lost = Utracono połączenie. Trwa ponowne łączenie…
connection-down = Serwer nie odpowiada. Twoja gra jest bezpieczna; wciąż próbujemy.
bot-waits = Wiele botów teraz myśli. Ten czeka na swoją kolej; zagra jak zwykle.
connection-replaced = Ten stół jest otwarty na zbyt wielu stronach tej przeglądarki. Odśwież tę, aby grać tutaj.
page-outdated = Jest nowa wersja. Odśwież stronę.

## Around one screen

curtain-title = Przekaż urządzenie: teraz { $name }
curtain-about = To, co teraz się pojawi, może zobaczyć tylko { $name }.
curtain-ready = To ja, { $name }

## Companion of a real box

companion-about = Grajcie własnym egzemplarzem: ta strona liczy punkty, zna zasady i daje podpowiedzi.
companion-deal = Wpisz wylosowane płytki
companion-starter = Kto rozpoczyna?
companion-plate = Który kafelek odkryto?
companion-back = Jaki rewers widać na stosie?
companion-chip = Który żeton bonusowy odkryto?
companion-tablet = Który kafelek celu wylosowano?
companion-not-in-bag = W woreczku nie może już być płytki tego koloru.

## Learning

learn-title = Nauka
learn-tutorial-azul = Azul krok po kroku
learn-tutorial-duel = Azul Duel krok po kroku
learn-rules-azul = Zasady gry Azul
learn-rules-duel = Zasady gry Azul Duel
learn-chapters = Rozdziały
learn-step = Krok { $step } z { $steps }
learn-continue = Dalej
learn-show = Pokaż mi
learn-answers = Twoja odpowiedź
learn-wrong = Niezupełnie. Zastanów się jeszcze raz albo poproś o pokazanie odpowiedzi.
learn-finished = To był ostatni krok. Miłej zabawy!
learn-play-now = Zagraj teraz pierwszą grę
learn-you = Ty
learn-opponent = Przeciwnik
learn-shared = Zwycięstwo jest wspólne
learn-contents = Spis treści

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-auto = Jak na urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed = Szybkość animacji
settings-speed-off = Wyłączone
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-letters = Litery na płytkach
settings-letters-about = Oprócz wzoru pokazuj literę każdego koloru.
settings-sound = Dźwięki
settings-confirm = Pytaj przed wykonaniem ruchu
settings-notifications = Powiadamiaj mnie o mojej turze

## Keyboard

keys-title = Klawisze
keys-open = Pokaż klawisze
keys-move = Strzałki: przejdź na sąsiednie pole
keys-area = Tab: przejdź do następnej części stołu
keys-choose = Enter albo spacja: wybierz
keys-cancel = Escape: odłóż albo zamknij
keys-colours = B, Y, R, K, W, T: przejdź do następnych płytek tego koloru
keys-lines = Od 1 do 6: wybierz tę linię wzoru; 0: linię podłogi albo pole uszkodzonych płytek
keys-turn = R: obróć kafelek
keys-undo = U: cofnij
keys-hint = H: podpowiedź
keys-confirm = C: potwierdź ruch
keys-replay = Strzałki, Home, End i spacja: przeglądaj powtórkę; z Shift: rundami
keys-help = ?: ta pomoc

## What screen readers say of the board

board-label = Plansza gracza { $name }
board-own = Twoja plansza
board-factories = Warsztaty
board-factories-azul = Warsztaty
board-factory = Warsztat { $factory }: { $tiles }
board-factory-empty = Warsztat { $factory }: pusty
board-centre = Środek stołu: { $tiles }
board-centre-empty = Środek stołu: pusty
board-marker-here = Znacznik gracza rozpoczynającego leży na środku stołu.
board-large-sun = Duży warsztat, część słoneczna: { $tiles }
board-large-moon = Duży warsztat, część księżycowa: { $tiles }
board-small-sun = Warsztat { $factory }, część słoneczna: { $tiles }
board-small-moon = Warsztat { $factory }, część księżycowa, od spodu: { $tiles }
board-side-empty = pusta
board-chip-hidden = zakryty żeton bonusowy
board-chip-shown = żeton bonusowy: { $chip }
board-first-tile-here = Płytka gracza rozpoczynającego leży w dużym warsztacie.
board-line = Linia { $line }: { $held } z { $line }, { $colour }
board-line-empty = Linia { $line }: pusta, miejsc: { $line }
board-lines = Linie wzorów
board-wall = Ściana
board-dome = Kopuła
board-space-free = Rząd { $row }, kolumna { $column }: wolne
board-space-free-colour = Rząd { $row }, kolumna { $column }: wolne, kolor: { $colour }
board-space-tile = Rząd { $row }, kolumna { $column }: { $colour }
board-floor = Linia podłogi: { $tiles }, koszt { $cost }
board-floor-empty = Linia podłogi: pusta
board-broken = Uszkodzone płytki: { $tiles }, koszt { $cost }
board-broken-empty = Uszkodzone płytki: brak
board-chips = Magazyn żetonów bonusowych: { $chips }
board-chips-none = Magazyn żetonów bonusowych jest pusty
board-tokens = { $count ->
    [0] Brak znaczników gracza
    [one] Został { $count } znacznik gracza
    [few] Zostały { $count } znaczniki gracza
   *[many] Zostało { $count } znaczników gracza
}
board-plate-space = Pole kopuły { $space }: { $plate }
board-plate-space-empty = Pole kopuły { $space }: puste
board-display = Odkryte kafelki kopuły
board-stack = Stos kafelków kopuły; rewers: { $plate }
board-stack-empty = Stos kafelków kopuły jest pusty.
board-hand = Dobrane kafelki
board-tablets = Kafelki celów

## The boards

board-row = Rząd { $row }: { $tiles }
board-enlarge = Powiększ planszę gracza { $name }
board-chips-unseen = Żetony bonusowe, których nikt nie widział
board-plates-unseen = { $count ->
    [one] { $count } kafelek, którego nikt nie widział
    [few] { $count } kafelki, których nikt nie widział
   *[many] { $count } kafelków, których nikt nie widział
}
