# What the page must be able to say at any time, also without a network.

## The connection

connection-try = Try now
connection-unreachable = The server cannot be reached. Check your connection, then try again.
page-old = This page is older than its server. Load it again to go on; your games are safe.
page-reload = Load the page again

## Start page

home-new = New to Azul?
name-yours = Your name
name-guest = Guest
tally-level = You won { $won } of { $played }

## Sound

settings-volume = Volume
settings-volume-quiet = Quiet
settings-volume-normal = Normal
settings-volume-loud = Loud
