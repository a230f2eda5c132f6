# Puzzles: positions with one clearly best move.

puzzle-title = Zadanie
puzzle-ask = Twój ruch: znajdź najlepszy.
puzzle-right = Dobrze!
puzzle-wrong = To nie jest najlepszy ruch
puzzle-shown = Najlepszy ruch
puzzle-retry = Spróbuj ponownie
puzzle-show = Rozwiązanie
puzzle-next = Następne zadanie
puzzle-gap = Najlepszy ruch wygrywa w { $chance } przypadków, żaden inny w więcej niż { $second }.
puzzle-worth = { $chance } na wygraną ({ $points } pkt). Drugi najlepszy: { $second }, { $secondChance } ({ $secondPoints }).
puzzle-fails = Poziom „{ $level }” go nie znajduje.
puzzle-fails-none = Każdy poziom go znajduje.
puzzle-line = Możliwy dalszy ciąg
puzzle-no-reasons = Serwer nie odpowiada, więc brakuje wyjaśnienia.

## Rating

puzzle-rating = Twój ranking
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-deviation = ± to odchylenie standardowe rankingu; maleje z każdym zadaniem.
puzzle-change = Twój ranking: { $rating } ({ $change }). To zadanie: { $puzzle } ({ $puzzleChange }).
puzzle-uncounted = Ranking zmienia tylko pierwsza próba.
puzzle-history = Twój ranking po każdym zadaniu, od { $first } do { $last }
puzzle-streak = Z rzędu
puzzle-best = Rekord
puzzle-solved = Rozwiązane
puzzle-solved-of = { $solved } z { $tried }
puzzle-private = Zapisane tylko w tej przeglądarce.
puzzle-reset = Zacznij od nowa
puzzle-reset-question = Usunąć rankingi, serie i próby z obu gier?

## What comes next

puzzle-choice = Wybierz zadania
puzzle-game = Gra
puzzle-theme = Temat
puzzle-theme-any = Wszystkie tematy
puzzle-theme-counted = { $theme } ({ $count })
puzzle-theme-line = Linie wzoru
puzzle-theme-floor = Spadające płytki
puzzle-theme-denied = Przeszkodź następnemu
puzzle-theme-gift = Bez prezentów
puzzle-theme-marker = Gracz rozpoczynający
puzzle-theme-column = Kolumny
puzzle-theme-plates = Kafelki kopuły
puzzle-theme-chips = Żetony bonusowe
puzzle-theme-other = Bez tematu
