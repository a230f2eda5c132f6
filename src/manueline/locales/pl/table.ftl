# The table: what is shown, what it is worth, and who is there.

## What is going on

turn-tiling = Układanie płytek i punktowanie…
turn-bonuses = Liczone są ostatnie punkty…
turn-skip = Kliknij albo naciśnij klawisz, żeby pominąć.
turn-watching = Oglądasz tę grę.
turn-choose-space = Wybierz pole w rzędzie { $row }; kolor: { colour }.

## Who is there

invite-title = { $names }: zaproszenie do gry { $game }
share-local = Ten adres działa tylko na tym komputerze. Żeby grać z innymi urządzeniami, uruchom serwer z { $option } i otwórz stronę pod nazwą lub adresem tego komputera.
curtain-holds = Teraz tylko dla gracza { $name }

## The ready check

ready-title = Wszyscy są na miejscu
ready-about = Gra zacznie się, gdy wszyscy potwierdzą gotowość.
ready-button = Zaczynamy
ready-wait = Czekamy na potwierdzenie: { $names }…
seat-ready = gotowość potwierdzona
seat-unready = bez potwierdzenia
waiting-leave = Zwolnij miejsce
clock-waits = { $name }: { $time }; zegar rusza z pierwszym ruchem.

## The end

result-way = Następnym razem pójdzie lepiej: zobacz, skąd wzięły się punkty, albo spróbuj ponownie.
result-easier = Zagraj z przeciwnikiem: { $level }
result-early = Gra skończyła się, zanim ktoś zdobył punkty.
