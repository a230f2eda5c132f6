# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Prøv nå
connection-unreachable = Får ikke kontakt med serveren. Sjekk forbindelsen og prøv igjen.
page-old = Denne siden er eldre enn serveren. Last den inn på nytt for å fortsette; partiene dine er trygge.
page-reload = Last siden på nytt

## Start page

home-new = Ny i Azul?
name-yours = Navnet ditt
name-guest = Gjest
tally-level = Du har vunnet { $won } av { $played }

## Sound

settings-volume = Volum
settings-volume-quiet = Lavt
settings-volume-normal = Vanlig
settings-volume-loud = Høyt
