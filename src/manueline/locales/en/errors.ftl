# Refusals by their codes; whatever has no words of its own is `error-unknown`.

## General

error-unknown = Something went wrong: { $message }
error-in-line = Line { $line } of the record: { $reason }

## Moves that the rules forbid

error-already-drawing = You have drawn from the stack, so you can no longer take a face-up plate.
error-chip-not-payable = This bonus chip is not needed for the payment.
error-deal-groups = This deal does not fill the factories properly.
error-deal-too-long = That is more tiles than the factories hold.
error-line-colour = This pattern line holds tiles of another colour.
error-line-full = This pattern line is already complete.
error-no-chip = No bonus chip lies open on this factory.
error-no-factory = There is no such factory.
error-no-point = You have no point left to pay for a plate.
error-no-seat = There is no such seat.
error-no-such-back = The stack cannot show this back now.
error-no-such-chip = No bonus chip of this kind is left.
error-no-such-plate = This plate cannot come up here.
error-no-such-tiles = No tile of this colour lies there.
error-no-token = You have already used both player tokens in this round.
error-not-drawn = This plate is not among those you have drawn.
error-not-in-bag = No tile of this colour can come out of the bag now.
error-not-on-display = This plate does not lie face up.
error-on-wall = This row of your wall already has this colour.
error-redacted = This move hides information the game needs.
error-space-barred = The tile may not go to this space.
error-space-taken = There is already a plate on this space of the dome.
error-stack-empty = The stack of dome plates is empty.
error-tablet-used = This scoring tablet is already in play.
error-two-chips = You have already taken two bonus chips in this round.
error-wrong-line = Another line is tiled first.
error-wrong-phase = This move does not belong to this phase of the round.

## Texts that cannot be read

error-bad-counts = These numbers of tiles do not add up.
error-bad-deal = This is not a deal of tiles.
error-bad-line = This is not a pattern line.
error-bad-option = These options do not fit the game.
error-bad-position = This position cannot be read.
error-bad-record = The record is damaged.
error-bad-seed = This is not a valid secret number.
error-bad-tiles = These tiles cannot be read.
error-bad-view = This is not what a seat can see.
error-impossible-position = The rules can never lead to this position.
error-unknown-game = There is no such game here.
error-unknown-id = There is no move with this number.
error-unknown-move = This is not a move of this game.
error-unknown-version = This record was made with another version of the game.
error-bad-setting = This setting does not exist.
error-illegal-move = This move is not legal here.
error-needs-game = Say which game this position belongs to: its tablets are still being drawn.
error-other-game = This is a position of another game.
error-position-over = The game is over in this position.

## Bots

error-no-bot = This bot cannot play this game.
error-no-core = The compiled core does not know this game.
error-no-hint = There are no hints here.
error-no-move = There is no move to think about.
error-no-preview = The points for this move cannot be shown.
error-unknown-bot = There is no such bot.

## The table

error-bad-link = This link does not open a seat at this table.
error-dealt-by-hand = The tiles of this game came from a physical game, so there is nothing to check.
error-handed-over = A bot is playing this seat at the moment.
error-nature-moves = Wait until everything is dealt.
error-no-clock = A table for a physical game has no clock.
error-no-offer = Nobody has asked you for a takeback.
error-no-such-seat = There is no such seat.
error-no-such-table = This table does not exist, or no longer exists.
error-nobody = Whoever types in the deals must sit at the table.
error-not-handed-over = No bot is playing for you.
error-not-over = The game is still under way.
error-not-playing = The game is not under way.
error-not-awaited = The table is not waiting for you to be ready.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-nothing-to-undo = There is nothing to take back.
error-old-rules = This game was begun under version { $version } of the rules, which the server no longer has. It has ended here.
error-one-seat = Only the host may take several seats.
error-out-of-time = Your time is up.
error-rematch-set = The table for the rematch already exists.
error-seat-taken = This seat is taken.
error-spectator = You are watching this game, not playing it.
error-stale = The game has moved on in the meantime.
error-too-many-browsers = This seat is open in too many browsers.
error-too-many-returns = A seat can be taken back from the bot at most { $most } times.
error-too-many-takebacks = A game has at most { $most } takebacks.
error-unknown-phrase = There is no such phrase.
error-wrong-seats = This number of seats does not fit the game.

## The server

error-bad-answer = The engine’s answers do not fit this game. Please start the review again.
error-bad-host = This server is not known under this name.
error-bad-method = This cannot be done here.
error-bad-origin = The server does not accept requests from other sites.
error-bad-type = The server cannot read this kind of file.
error-banned = The operator does not let you in any more.
error-broken = Something went wrong on the server. Your game is safe.
error-busy = The server has too much to do. Try again soon.
error-no-such-page = There is nothing at this address.
error-no-such-puzzle = There is no such puzzle.
error-outdated = This page is older than the server. Reload it.
error-too-large = That is too much to read at once.
error-too-many = Too many requests at once. Please wait a moment.
error-too-many-nodes = That is too much to search at once.
error-too-new = This page is newer than the server, which is being updated. Try again soon.
error-too-slow = The message did not arrive in time.
error-unavailable = The server cannot reach its database. Nothing is lost; try again soon.
error-unreadable = The server could not read this message.
