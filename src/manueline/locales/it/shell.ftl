# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Riprova ora
connection-unreachable = Il server non risponde. Controlla la connessione e riprova.
