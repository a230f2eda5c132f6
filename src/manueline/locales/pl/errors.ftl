# Refusals by their codes; whatever has no words of its own is `error-unknown`.

## General

error-unknown = Coś poszło nie tak: { $message }
error-in-line = Wiersz { $line } zapisu: { $reason }

## Moves that the rules forbid

error-already-drawing = Dobierasz już ze stosu, więc nie możesz wziąć odkrytego kafelka.
error-chip-not-payable = Ten żeton bonusowy nie jest potrzebny do zapłaty.
error-deal-groups = To losowanie nie wypełnia poprawnie warsztatów.
error-deal-too-long = To więcej płytek, niż mieszczą warsztaty.
error-line-colour = W tej linii wzoru leżą płytki innego koloru.
error-line-full = Ta linia wzoru jest już wypełniona.
error-no-chip = W tym warsztacie nie ma odkrytego żetonu bonusowego.
error-no-factory = Nie ma takiego warsztatu.
error-no-point = Nie masz punktu, którym można zapłacić za kafelek.
error-no-seat = Nie ma takiego miejsca.
error-no-such-back = Stos nie może teraz pokazywać tego rewersu.
error-no-such-chip = Nie ma już takiego żetonu bonusowego.
error-no-such-plate = Ten kafelek nie może się tu pojawić.
error-no-such-tiles = Nie ma tam płytek tego koloru.
error-no-token = W tej rundzie użyto już obu Twoich znaczników gracza.
error-not-drawn = Tego kafelka nie ma wśród dobranych.
error-not-in-bag = Z woreczka nie może teraz wyjść płytka tego koloru.
error-not-on-display = Tego kafelka nie ma na ekspozycji.
error-on-wall = W tym rzędzie Twojej ściany jest już ten kolor.
error-redacted = Ten ruch ukrywa informacje potrzebne w grze.
error-space-barred = Płytka nie może trafić na to pole.
error-space-taken = Na tym polu kopuły leży już kafelek.
error-stack-empty = Stos kafelków kopuły jest pusty.
error-tablet-used = Ten kafelek celu jest już w grze.
error-two-chips = Masz już dwa żetony bonusowe z tej rundy.
error-wrong-line = Najpierw układa się inną linię.
error-wrong-phase = Ten ruch nie należy do tej fazy rundy.

## Texts that cannot be read

error-bad-counts = Te liczby płytek się nie zgadzają.
error-bad-deal = To nie jest losowanie płytek.
error-bad-line = To nie jest linia wzoru.
error-bad-option = Te opcje nie pasują do gry.
error-bad-position = Tej pozycji nie da się odczytać.
error-bad-record = Zapis jest uszkodzony.
error-bad-seed = To nie jest poprawna tajna liczba.
error-bad-tiles = Tych płytek nie da się odczytać.
error-bad-view = To nie jest to, co widać z żadnego miejsca.
error-impossible-position = Zasady nigdy nie prowadzą do takiej pozycji.
error-unknown-game = Nie ma tu takiej gry.
error-unknown-id = Nie ma ruchu o tym numerze.
error-unknown-move = To nie jest ruch tej gry.
error-unknown-version = Ten zapis powstał w innej wersji gry.
error-bad-setting = Takie ustawienie nie istnieje.
error-illegal-move = Ten ruch nie jest tu dozwolony.
error-needs-game = Podaj grę, do której należy pozycja: kafelki celów są jeszcze losowane.
error-other-game = To jest pozycja z innej gry.
error-position-over = W tej pozycji gra jest już skończona.

## Bots

error-no-bot = Ten bot nie umie grać w tę grę.
error-no-core = Skompilowany rdzeń nie zna tej gry.
error-no-hint = Tutaj nie ma podpowiedzi.
error-no-move = Nie ma ruchu do rozważenia.
error-no-preview = Nie da się pokazać punktów za ten ruch.
error-unknown-bot = Nie ma takiego bota.

## The table

error-bad-link = Ten link nie otwiera żadnego miejsca przy tym stole.
error-dealt-by-hand = W tej grze losowano z fizycznego egzemplarza, więc nie ma czego sprawdzać.
error-handed-over = W tej chwili na tym miejscu gra bot.
error-nature-moves = Poczekaj, aż losowanie się skończy.
error-no-clock = Stół do gry fizycznym egzemplarzem nie ma zegara.
error-no-offer = Nikt nie prosił Cię o zgodę na cofnięcie ruchu.
error-no-such-seat = Nie ma takiego miejsca.
error-no-such-table = Ten stół nie istnieje albo już go nie ma.
error-nobody = Osoba, która wpisuje losowania, musi siedzieć przy stole.
error-not-handed-over = Żaden bot za Ciebie nie gra.
error-not-over = Gra jeszcze trwa.
error-not-playing = Gra nie jest w toku.
error-not-awaited = Stół nie czeka na Twoje potwierdzenie.
error-not-your-seat = To nie jest Twoje miejsce.
error-not-your-turn = To nie Twoja tura.
error-nothing-to-undo = Nie ma czego cofnąć.
error-old-rules = Ta gra zaczęła się według wersji { $version } zasad, której serwer już nie ma. Tu się skończyła.
error-one-seat = Tylko gospodarz może zająć kilka miejsc.
error-out-of-time = Twój czas się skończył.
error-rematch-set = Stół do rewanżu jest już gotowy.
error-seat-taken = To miejsce jest zajęte.
error-spectator = Oglądasz tę grę, nie grasz w niej.
error-stale = W międzyczasie gra potoczyła się dalej.
error-too-many-browsers = To miejsce jest otwarte w zbyt wielu przeglądarkach.
error-too-many-returns = Miejsce można odebrać botowi najwyżej { $most } razy.
error-too-many-takebacks = W grze można cofnąć najwyżej { $most } ruchów.
error-unknown-phrase = Nie ma takiego zwrotu.
error-wrong-seats = Taka liczba miejsc nie pasuje do gry.

## The server

error-bad-answer = Odpowiedzi silnika nie pasują do tej gry. Uruchom analizę ponownie.
error-bad-host = Ten serwer nie jest znany pod tą nazwą.
error-bad-method = Tego nie można tu zrobić.
error-bad-origin = Serwer nie przyjmuje żądań z innych stron.
error-bad-type = Serwer nie odczytuje plików tego rodzaju.
error-banned = Operator już Cię nie wpuszcza.
error-broken = Na serwerze wystąpił błąd. Twoja gra jest bezpieczna.
error-busy = Serwer ma za dużo pracy. Spróbuj za chwilę.
error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-puzzle = Nie ma takiego zadania.
error-outdated = Ta strona jest starsza niż serwer. Odśwież ją.
error-too-large = To za dużo do odczytania naraz.
error-too-many = Zbyt wiele żądań naraz. Poczekaj chwilę.
error-too-many-nodes = To za dużo obliczeń naraz.
error-too-new = Ta strona jest nowsza niż serwer, który jest właśnie aktualizowany. Spróbuj za chwilę.
error-too-slow = Wiadomość nie dotarła na czas.
error-unavailable = Serwer nie ma połączenia z bazą danych. Nic nie zginęło; spróbuj za chwilę.
error-unreadable = Serwer nie mógł odczytać tej wiadomości.
