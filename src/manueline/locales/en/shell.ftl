# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Try now
connection-unreachable = The server cannot be reached. Check your connection, then try again.
