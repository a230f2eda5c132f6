# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = Ściany są układane i punktowane…
turn-bonuses = Liczone są ostatnie punkty…
turn-skip = Kliknij albo naciśnij klawisz, żeby pominąć.
turn-watching = Oglądasz tę grę.
turn-choose-space = Wybierz pole w rzędzie { $row }; kolor: { colour }.

## What a scoring tablet brings, in very few letters

worth-rows = +3
worth-variety = +4
worth-columns = +7
worth-ring = +1
worth-diagonals = +10
worth-corners = +3·8
worth-wilds = +2
worth-specials = −3

## Who is there

invite-title = { $names } zaprasza do gry { $game }
share-local = Ten adres działa tylko na tym komputerze. Żeby grać z innymi urządzeniami, uruchom serwer z { $option } i otwórz stronę pod nazwą lub adresem tego komputera.
curtain-holds = Teraz tylko dla gracza { $name }

## The end

result-way = Następnym razem pójdzie lepiej: zobacz, skąd wzięły się punkty, albo spróbuj ponownie.
result-easier = Zagraj z przeciwnikiem: { $level }
result-early = Gra skończyła się, zanim ktoś zdobył punkty.
