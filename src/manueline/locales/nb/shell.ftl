# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Prøv nå
connection-unreachable = Får ikke kontakt med serveren. Sjekk forbindelsen og prøv igjen.
