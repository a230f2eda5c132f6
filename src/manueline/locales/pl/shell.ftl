# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Spróbuj teraz
connection-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
page-old = Ta strona jest starsza niż serwer. Wczytaj ją ponownie, żeby grać dalej; Twoje gry są bezpieczne.
page-reload = Wczytaj stronę ponownie

## Start page

home-new = Nie znasz Azula?
name-yours = Twoje imię
name-guest = Gość
tally-level = Wygrane: { $won } z { $played }

## Sound

settings-volume = Głośność
settings-volume-quiet = Cicho
settings-volume-normal = Normalnie
settings-volume-loud = Głośno
