# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Riprova ora
connection-unreachable = Il server non risponde. Controlla la connessione e riprova.
page-old = Questa pagina è più vecchia del suo server. Ricaricala per continuare; le tue partite sono al sicuro.
page-reload = Ricarica la pagina

## Start page

home-new = Non conosci Azul?
name-yours = Il tuo nome
name-guest = Ospite
tally-level = Hai vinto { $won } su { $played }

## Sound

settings-volume = Volume
settings-volume-quiet = Basso
settings-volume-normal = Normale
settings-volume-loud = Alto
