# The words of both games: tiles, places, prompts, moves, scores.
# `$colour` is a letter (B Y R K W T), `$type` a plate's type (s w), `$chip` a chip's name.
# `form-…` are inflected forms that only this language needs.

## Tiles

colour = { $colour ->
    [B] niebieski
    [Y] żółty
    [R] czerwony
    [K] czarny
    [W] biały
   *[T] turkusowy
}
form-colour-one = { $colour ->
    [B] niebieska
    [Y] żółta
    [R] czerwona
    [K] czarna
    [W] biała
   *[T] turkusowa
}
form-colour-one-accusative = { $colour ->
    [B] niebieską
    [Y] żółtą
    [R] czerwoną
    [K] czarną
    [W] białą
   *[T] turkusową
}
form-colour-few = { $colour ->
    [B] niebieskie
    [Y] żółte
    [R] czerwone
    [K] czarne
    [W] białe
   *[T] turkusowe
}
form-colour-many = { $colour ->
    [B] niebieskich
    [Y] żółtych
    [R] czerwonych
    [K] czarnych
    [W] białych
   *[T] turkusowych
}
tiles = { $count ->
    [one] { $count } { form-colour-one-accusative } płytkę
    [few] { $count } { form-colour-few } płytki
   *[many] { $count } { form-colour-many } płytek
}
heap = { $count ->
    [one] { $count } { form-colour-one }
    [few] { $count } { form-colour-few }
   *[many] { $count } { form-colour-many }
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tile-special = płytka specjalna
tile-marker = znacznik gracza rozpoczynającego
tile-first = płytka gracza rozpoczynającego

## Places

place-factory = Warsztat { $factory }
place-factory-azul = Warsztat { $factory }
place-large = Duży warsztat
place-centre = Środek stołu
place-sun = Część słoneczna
place-moon = Część księżycowa
cell-wild = pole wielokolorowe

## Dome plates and bonus chips

plate-type = { $type ->
    [s] kafelek specjalny
   *[w] kafelek uniwersalny
}
plate = { plate-type } ({ $cells })
plate-turned = { $turns ->
    [0] bez obrotu
    [1] obrócony o 90°
    [2] obrócony o 180°
   *[3] obrócony o 270°
}
chip = { $chip ->
    [B] niebieski
    [Y] żółty
    [R] czerwony
    [K] czarny
    [T] turkusowy
    [BR] niebieski albo czerwony
    [RT] czerwony albo turkusowy
    [TY] turkusowy albo żółty
    [YK] żółty albo czarny
   *[KB] czarny albo niebieski
}

## Scoring tablets

tablet-rows = Rzędy
tablet-rows-about = 3 punkty za każdy pełny rząd kopuły
tablet-variety = Różnorodność
tablet-variety-about = 4 punkty za każdy rząd z co najmniej pięcioma kolorami; płytka specjalna liczy się jako osobny kolor
tablet-columns = Kolumny
tablet-columns-about = 7 punktów za każdą pełną kolumnę kopuły
tablet-ring = Krawędź
tablet-ring-about = 1 punkt za każdą płytkę na 20 polach przy krawędzi
tablet-diagonals = Przekątne
tablet-diagonals-about = 10 punktów za każdą z dwóch przekątnych, jeśli jest pełna
tablet-corners = Narożniki
tablet-corners-about = Za każdy pełny kafelek w narożniku: 3 punkty u góry, 8 u dołu
tablet-wilds = Pola wielokolorowe
tablet-wilds-about = 2 punkty za każde wielokolorowe pole Twojej kopuły, jeśli wszystkie są zajęte; w przeciwnym razie nic
tablet-specials = Pola specjalne
tablet-specials-about = Minus 3 punkty za każde puste pole na płytkę specjalną
tablets-now = Teraz: { $scores }

## What to do now

prompt-azul-seat = Trwa losowanie gracza rozpoczynającego.
prompt-azul-deal = Warsztaty są napełniane.
prompt-azul-offer = Wybierz płytki jednego koloru z warsztatu albo ze środka stołu.
prompt-azul-offer-line = Wybierz linię wzoru albo linię podłogi.
prompt-azul-tiling = Linia { $line } jest wypełniona: wybierz pole w jej rzędzie na ścianie.
prompt-azul-over = Gra skończona.
prompt-duel-tablets = Trwa losowanie kafelków celów.
prompt-duel-display = Odkrywane są kafelki kopuły.
prompt-duel-fill = Warsztaty są napełniane.
prompt-duel-seat = Trwa losowanie gracza rozpoczynającego.
prompt-duel-reveal = Odkrywany jest żeton bonusowy.
prompt-duel-back = Odsłaniany jest kolejny rewers na stosie.
prompt-duel-look = Gracz ogląda dobrane kafelki.
prompt-duel-setup = Wybierz swój pierwszy kafelek kopuły.
prompt-duel-acquire = Wybierz płytki, żeton bonusowy albo kafelek kopuły.
prompt-duel-acquire-line = Wybierz linię wzoru albo pole uszkodzonych płytek.
prompt-duel-stack = Ułóż pozostałe płytki w stos, zaczynając od spodu.
prompt-duel-draw = Dobrać jeszcze jeden kafelek czy zakończyć dobieranie?
prompt-duel-keep = Wybierz kafelek, który zatrzymasz.
prompt-duel-return = Odłóż pozostałe na spód stosu; ten wybrany jako pierwszy będzie leżał najwyżej.
prompt-duel-lay = Umieść kafelek kopuły w dowolnej orientacji.
prompt-duel-complete = Ukończyć linię { $line } żetonami bonusowymi?
prompt-duel-pay = Linia { $line }: wybierz żeton bonusowy do wydania.
prompt-duel-place = Linia { $line } jest wypełniona: wybierz pole w jej rzędzie kopuły.
prompt-duel-over = Gra skończona.

## Moves, for hints and buttons

move-azul-take = { $source ->
    [0] Wszystkie { form-colour-few } płytki ze środka stołu { move-azul-target }
   *[other] Wszystkie { form-colour-few } płytki z warsztatu { $source } { move-azul-target }
}
move-azul-target = { $line ->
    [6] na linię podłogi
   *[other] do linii { $line }
}
move-azul-place = Linia { $row } do kolumny { $column }
move-duel-take-sun = { $factory ->
    [0] Wszystkie { form-colour-few } płytki z dużego warsztatu { move-duel-target }
   *[other] Wszystkie { form-colour-few } płytki z warsztatu { $factory } { move-duel-target }
}
move-duel-take-moon = Wszystkie wierzchnie { form-colour-few } płytki z części księżycowych { move-duel-target }
move-duel-target = { $line ->
    [7] na pole uszkodzonych płytek
   *[other] do linii { $line }
}
move-duel-take-chip = Żeton bonusowy z warsztatu { $factory }
move-duel-take-plate = Weź { plate }
move-duel-draw-plate = Dobierz kafelek ze stosu
move-duel-stop-drawing = Zakończ dobieranie
move-duel-keep-plate = Zatrzymaj { plate }
move-duel-put-under = Odłóż { plate } na spód stosu
move-duel-lay-plate = Pole kopuły { $space }, { plate-turned }
move-duel-stack-tile = Następna na stosie: { form-colour-one }
move-duel-complete = Ukończ linię żetonami bonusowymi
move-duel-decline = Zostaw linię bez zmian
move-duel-pay-chip = Wydaj żeton: { chip }
move-duel-place = Linia { $row } do kolumny { $column }

## Where points come from

part-start = Punkty początkowe
part-tiles = Płytki
part-floor = Linia podłogi
part-rows = Pełne rzędy
part-columns = Pełne kolumny
part-colours = Pełne kolory
part-specials = Płytki specjalne
part-broken = Uszkodzone płytki
part-plates = Dobrane kafelki
part-stop = Podniesienie do 0

## The end

end-reason = { $reason ->
    [row] na jednej ze ścian jest pełny rząd poziomy
    [no-tiles] nie ma już płytek do wylosowania
    [dead-rows] na żadnej ścianie nie da się już ukończyć rzędu
   *[last-round] rozegrano ostatnią możliwą rundę
}
tie-break-rows = Remis rozstrzyga liczba pełnych rzędów poziomych.
tie-break-first-player-tile = Remis rozstrzyga płytka gracza rozpoczynającego.
tie-break-shared = Remisu nic nie rozstrzyga: zwycięstwo jest wspólne.

## What a scoring tablet brings, in very few letters

worth-rows = +3
worth-variety = +4
worth-columns = +7
worth-ring = +1
worth-diagonals = +10
worth-corners = +3·8
worth-wilds = +2
worth-specials = −3
