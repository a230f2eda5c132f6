# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Spróbuj teraz
connection-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
