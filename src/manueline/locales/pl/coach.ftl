# The coach: reviews, exercises, the analysis board and the editor.

coach-percent = { $percent }%

## Grades of moves

grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Poważny błąd
grades-inaccuracy = Niedokładności
grades-mistake = Błędy
grades-blunder = Poważne błędy

## Themes of mistakes

theme-floor = więcej płytek na podłodze
theme-unfinished-line = niedokończona linia
theme-missed-column = stracona kolumna
theme-gift-to-the-next-player = prezent dla następnego gracza
theme-denied-move = ruch, któremu można było zapobiec
theme-marker = znacznik gracza rozpoczynającego
theme-plates = kafelki kopuły
theme-chips = żetony bonusowe

## Review of a game

review-title = Analiza partii
review-about = Co było szczęściem, co umiejętnością i które ruchy się liczyły? Wybierz partię do analizy.
review-searching = Silnik w tej przeglądarce analizuje partię…
review-on-server = Serwer analizuje partię…
review-waiting = Wykres rośnie, gdy silnik pracuje. Partię można już przeglądać.
review-moves = Ruchy
review-players = Gracze
review-mistakes = Błędy
review-graph = Szansa na wygraną: { $name }, ruch po ruchu
review-slider = Ruch { $move } z { $moves }, szansa na wygraną gracza { $name }: { $chance }
review-chance-of = Szansa gracza
review-skill = ruchy
review-luck = szczęście
review-round = Runda { $round }
review-deal = Szczęście w losowaniu dla gracza { $name }
review-better = Lepiej: { $move } ({ $loss })
review-turning = Najważniejsze ruchy
review-other-mistakes = Inne ruchy do poprawy
review-no-mistakes = Żaden ruch nie kosztował więcej, niż wynosi niepewność obliczeń. Dobra gra!
review-look = Pokaż
review-units = W każdym polu: szansa na wygraną, a pod nią punkty.
review-row-accuracy = Dokładność
review-row-lost = Straty przez błędy
review-row-start = Początek
review-row-luck = Szczęście
review-row-own = Własne ruchy
review-row-others = Ruchy innych
review-row-error = Błąd obliczeń
review-row-result = Wynik
review-row-adjusted = Wynik bez szczęścia
review-by-round = Szczęście w rundach, a pod nim własne ruchy
review-by-theme = Straty według tematów
review-sum = Początek, szczęście, własne ruchy, ruchy innych i błąd obliczeń dają razem wynik.
review-work = Węzły na decyzję: { $nodes }; losowania do pomiaru szczęścia: { $deals }, węzły na losowanie: { $dealNodes }.

## Exercises

exercise-title = Znajdź lepszy ruch
exercise-try = Spróbuj ponownie
exercise-played = Zagrano: { $move } ({ $loss })
exercise-ask = Wykonaj inny ruch na planszy.
exercise-comparing = Silnik porównuje go z najlepszym ruchem…
exercise-best = To najlepszy ruch, jaki zna silnik.
exercise-good = Dobrze: o ile silnik może ocenić, tak silny jak najlepszy ruch.
exercise-loses = Jeszcze nie: szansa na wygraną mniejsza o { $loss }, a wynik o { $points } pkt.
exercise-lacks = Co daje lepszy ruch:
exercise-solution = Najlepszy ruch: { $move }
exercise-retry = Jeszcze raz
exercise-show = Pokaż najlepszy ruch
exercise-next = Następny błąd
exercise-close = Wróć do analizy

## Playing on from a position

play-on-title = Graj dalej od tego miejsca
play-on-about = Nowa gra zaczyna się od tej pozycji. Na pozostałych miejscach grają boty.
play-on-seat = Grasz jako
play-on-start = Graj dalej

## The analysis board

analysis-title = Plansza analizy
analysis-about = Obejrzyj dowolną pozycję: zacznij grę albo wklej tekst pozycji. Wszystko można wypróbować i cofnąć.
analysis-start-azul = Zacznij Azul
analysis-start-duel = Zacznij Azul Duel
analysis-paste = Tekst pozycji
analysis-open = Otwórz
analysis-filled = To, co ukryte, uzupełniono losowo.
analysis-lines = Najlepsze ruchy
analysis-line = Możliwy dalszy ciąg
analysis-nodes = Węzły: { $nodes }
analysis-start = Uruchom silnik
analysis-stop = Zatrzymaj
analysis-none = Nie ma tu jeszcze czego analizować.
analysis-off = Silnik jest wyłączony.
analysis-draws = Losowania
analysis-draws-about = Teraz losowanie: niech zdecyduje los, wybierz samodzielnie albo oblicz średnią z wielu losowań.
analysis-deal = Losowo
analysis-draw-seat = Zaczyna { $name }
analysis-average = Średnia
analysis-average-of = Średnia z { $done } z { $all } losowań, ± błąd standardowy
analysis-average-all = Średnia ze wszystkich { $all } losowań, ± błąd standardowy
analysis-mean = { $chance } ± { $error }, { $points } pkt
analysis-back = Ruch wstecz
analysis-edit = Edytuj pozycję
analysis-tree = Wypróbowane ruchy
analysis-root = Początek
analysis-remove = Usuń ten wariant
analysis-copy-text = Kopiuj tekst
analysis-copy-link = Kopiuj link
analysis-copy-svg = Kopiuj SVG

## The position editor

editor-title = Edytor pozycji
editor-about = Wybierz płytkę i naciśnij miejsce, w którym ma leżeć. Płytki pochodzą z woreczka, a wymazane do niego wracają.
editor-brush = Czym malować
editor-marker = Znacznik
editor-erase = Gumka
editor-plate = Kafelek kopuły
editor-chip = Żeton bonusowy
editor-plate-about = Kolejne naciśnięcie obraca kafelek, który już tam leży.
editor-problems = Taka pozycja nie może powstać według zasad:
editor-legal = Taka pozycja może powstać według zasad.
editor-use = Analizuj tę pozycję
editor-close = Anuluj
editor-fields = Wszystkie części tekstu
editor-board = Plansza gracza { $seat }
editor-field-kind = Gra
editor-field-tablets = Kafelki celów
editor-field-round = Runda
editor-field-phase = Faza
editor-field-turn = Na ruchu
editor-field-active = Tura gracza
editor-field-starter = Gracz rozpoczynający
editor-field-first = Płytka gracza rozpoczynającego
editor-field-focus = Bieżąca linia lub warsztat
editor-field-factories = Warsztaty
editor-field-factories-azul = Warsztaty
editor-field-centre = Środek i znacznik
editor-field-bag = Woreczek
editor-field-lid = Wieczko
editor-field-tower = Wieża
editor-field-chips = Nieznane żetony
editor-field-display = Odkryte kafelki
editor-field-stack = Stos kafelków
editor-field-hand = Dobrane kafelki
editor-field-laying = Kafelek do umieszczenia
editor-field-rest = Płytki do ułożenia
editor-field-payment = Zapłata
