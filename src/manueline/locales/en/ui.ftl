# The page's own words: everything but the games themselves.

## The whole site

app-name = Manueline
app-tagline = Azul and Azul Duel in your browser, with friends or against bots
app-unofficial = An unofficial fan project, not affiliated with the publisher. If you like it, buy the game!
app-loading = Loading…
app-not-found = This page does not exist.
app-to-home = To the start page

nav-label = Main menu
nav-skip = Skip to the content
nav-new = New table
nav-lobby = Lobby
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings
nav-more = More ways to play

common-cancel = Cancel
common-close = Close
common-back = Back
common-copied = Copied
common-name = Nickname
common-name-hint = Up to { $most } characters
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Start page

home-title = Play Azul
home-quick = Play against a bot
home-start = Play
home-friends = Play with friends
home-friends-about = Set up a table and send the link.
home-lobby = Find a table
home-lobby-about = Join somebody in the lobby, or just watch.
home-hot-seat = Around one screen
home-hot-seat-about = Several people share this device.
home-companion = With the physical game
home-companion-about = Type in what was dealt; get scores and hints.
home-learn-about = A few minutes are enough to learn the game.
home-replay = Replay a game
home-replay-about = Open a record and step through it.
home-review = Review a game
home-review-about = See what was luck and what was skill, and try your mistakes again.
home-analysis = Analysis board
home-analysis-about = Set up any position and ask the engine.
home-puzzles = Puzzle of the day
home-puzzles-about = One position, one best move: can you find it?
home-continue = Continue playing
home-my-tables = Your tables
home-games = Choose a game

## New table

new-title = New table
new-game = Game
new-game-azul = Azul
new-game-azul-about = 2 to 4 players tile a palace wall.
new-game-duel = Azul Duel
new-game-duel-about = 2 players decorate their domes in five rounds.
new-players = Players
new-wall = Wall
new-wall-coloured = Coloured wall
new-wall-coloured-about = Every colour has its own place.
new-wall-grey = Grey wall
new-wall-grey-about = The variant: you choose the place in the row.
new-start = Who starts
new-start-drawn = Drawn at random
new-tablets = Scoring tablets
new-tablets-first = Suggested first game: rows, columns, diagonals
new-tablets-draw-three = Draw three
new-tablets-draw-four = Draw four
new-tablets-choose = Choose three or four
new-seats = Seats
new-seat = Seat { $seat }
new-seat-me = You
new-seat-friend = A person at this screen
new-seat-open = Open, for somebody with the link
new-seat-bot = Bot
new-level = Level
new-visibility = Who may join
new-private = Private: only with the link
new-public = Public: listed in the lobby
new-clock = Clock
new-create = Open the table
new-creating = Opening the table…

## Clocks

clock-none = No clock
clock-turn = Per turn
clock-turn-about = { $seconds ->
    [one] { $seconds } second a turn
   *[other] { $seconds } seconds a turn
}
clock-game = Per game
clock-game-about = { $minutes ->
    [one] { $minutes } minute each, plus { $increment } s a turn
   *[other] { $minutes } minutes each, plus { $increment } s a turn
}
clock-seconds = Seconds
clock-minutes = Minutes
clock-increment = Seconds added per turn
clock-label = { $name } has { $time } left.

## Lobby

lobby-title = Lobby
lobby-open = Tables with a free seat
lobby-open-none = No table is waiting for players. Open one!
lobby-playing = Games to watch
lobby-playing-none = There are no public games right now.
lobby-join = Join
lobby-watch = Watch
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Sitting down, and waiting

join-title = Join the table
join-sit = Take a seat
join-name = What shall we call you?
join-any = Any free seat
join-claimed = This seat is now open in this browser, too.

table-waiting = Waiting for players…
table-waiting-count = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
table-spectators = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
table-private = Private table
table-public = Public table
table-from-position = From a position
table-settings = Table
table-actions = What you can do
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-last-round = Last round!
table-last-round-about = A row will be completed: the game ends after this round.

seat-you = you
seat-open = free seat
seat-nameless = Player { $seat }
seat-disconnected = connection lost
seat-replaced = { $name } (a bot plays on)
seat-resigned = resigned
seat-time = out of time
seat-left = left
seat-starts = starts
seat-to-move = to move
seat-link = Link to this seat, for another device
seat-link-about = Whoever has this link plays your seat. Keep it to yourself.
revoke-button = Revoke this seat’s links
revoke-question = Only this browser will play your seat. Links given out so far stop working.
revoke-done = The links to your seat do not work any more.

## Sharing

share-title = Invite
share-link = Link to the table
share-copy = Copy the link
share-send = Send…
share-qr = QR code
share-qr-about = Scan it with a phone to join this table.
share-text = Come and play Azul with me!

## Levels of the bots

level-label = Level
level-rating = Rating { $rating }
level-newcomer = Newcomer
level-newcomer-about = Sees only its own move and misjudges it; forgets what falling or breaking tiles cost and overvalues its own lines.
level-novice = Novice
level-novice-about = Sees only its own move; often forgets what falling or breaking tiles cost and overvalues its own lines.
level-casual = Casual
level-casual-about = Sees only its own move; sometimes forgets what falling or breaking tiles cost and overvalues its own lines.
level-regular = Regular
level-regular-about = Overlooks what opponents can do, and often misjudges its own moves.
level-practised = Practised
level-practised-about = Overlooks what opponents can do, and sometimes misjudges its own moves.
level-skilled = Skilled
level-skilled-about = Looks a little ahead; often overlooks what opponents can do.
level-experienced = Experienced
level-experienced-about = Looks a little ahead; sometimes overlooks what opponents can do.
level-seasoned = Seasoned
level-seasoned-about = Looks ahead; sometimes overlooks what opponents can do.
level-strong = Strong
level-strong-about = Looks ahead and makes none of these mistakes.
level-formidable = Formidable
level-formidable-about = Looks further ahead.
level-brilliant = Brilliant
level-brilliant-about = Looks far ahead.
level-expert = Expert
level-expert-about = Looks ahead thoroughly.
level-virtuoso = Virtuoso
level-virtuoso-about = Looks ahead more thoroughly still.
level-champion = Champion
level-champion-about = Nearly full strength.
level-master = Master
level-master-about = Full strength.
level-engine-about = A program of its own, of unknown strength.

## Your turn

turn-yours = Your turn
turn-other = { $name } is to move.
turn-bot = { $name } is thinking…
turn-nature = Dealing…
turn-over = The game is over.
turn-deal = Type in what was dealt.

play-confirm = Confirm the move
play-confirm-about = Nobody sees the move until you confirm it.
play-undo = Undo
play-hint = Hint
play-hint-thinking = Looking for a good move…
play-hint-best = Best move
play-hint-win = Chance to win: { $percent }%
play-hint-score = Expected lead: { $points }
play-hint-none = No hint this time.
play-preview = Would score { $points }
play-preview-cost = Would cost { $cost }
play-preview-both = Would score { $points }, minus { $cost }
play-log = Log
play-log-empty = Nothing has happened yet.
play-bag = In the bag
play-bag-about = What the bag still holds, by colour
play-lid = In the lid
play-tower = In the tower
play-stack-bottom = bottom
play-stack-top = top
play-turn-left = Turn left
play-turn-right = Turn right
play-stop = Stop drawing
play-complete = Complete the line
play-decline = Leave it

takeback-ask = Ask for a takeback
takeback-asked = You asked for a takeback. Waiting for the others…
takeback-question = { $name } would like to take a move back.
takeback-allow = Allow
takeback-refuse = Refuse

resign-button = Resign
resign-question = Resign this game?
resign-question-many = Resign? A bot takes over your seat, and you come last.
leave-button = Leave for now
leave-question = A bot will play for you until you return.
leave-away = A bot is playing for you.
leave-return = Take my seat back

## Phrases

say-title = Say something
say-tab = Talk
say-said = { $name }: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-oops = Oops…
phrase-thinking = Let me think…
phrase-hurry = Your move!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-rematch = Another game?
phrase-goodbye = Goodbye!

## Result

result-title = The game is over
result-win = You win!
result-loss = { $name } wins.
result-shared = The victory is shared: { $names }.
result-total = Total
result-breakdown = Where the points came from
result-chart = Score after each round
result-chart-start = Start
result-chart-round = Round { $round }
result-chart-end = End
result-chart-about = { $name }: { $scores }
result-rematch = Rematch
result-rematch-wait = Waiting for the others…
result-rematch-wanted = { $name } wants a rematch.
result-rematch-go = To the new table
result-review = Review this game
result-replay = Replay this game
result-new = New game

## Records, and checking the dealer

record-download = Download the record
record-upload = Open a record
record-upload-about = Choose a file, or drop it here.
record-choose = Choose a file
record-paste = …or paste the text of a record
record-open = Open

verify-title = Was it dealt fairly?
verify-about = Before the game the dealer fixed all draws with a secret number, and showed its fingerprint. Now the number is open, and everything can be checked.
verify-button = Check the deals
verify-checking = Checking…
verify-commitment = Fingerprint
verify-seed = Secret number
verify-good = Everything is right: every draw was fixed before the game.
verify-bad-commitment = The number does not fit the fingerprint.
verify-bad-deals = These draws differ from what the number gives:

replay-title = Replay
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-round-back = One round back
replay-round-on = One round on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move { $move } of { $moves }
replay-link = Copy a link to this position
replay-position = Position
replay-review = Review
replay-analyse = Analyse this position
replay-evaluation = Expected lead after it: { $points }
replay-instead = Instead: { $moves }

## Notices

notify-title = Your turn
notify-page-title = Your turn! – { $title }
notify-blocked = Your browser blocks notifications from this page.

connection-lost = Connection lost. Reconnecting…
connection-down = The server cannot be reached. Your game is safe; we keep trying.
bot-waits = Many bots are thinking. This one waits for its turn; it will play as usual.
connection-replaced = This table is open in too many pages of this browser. Reload this one to go on here.
page-outdated = There is a new version. Reload the page.

## Around one screen

curtain-title = Pass the device to { $name }
curtain-about = The next step is for { $name }’s eyes only.
curtain-ready = I am { $name }

## Companion of a real box

companion-about = Play with your own copy of the game; this page keeps score, knows the rules and gives hints.
companion-deal = Type in the tiles that were drawn
companion-starter = Who starts?
companion-plate = Which plate was turned up?
companion-back = Which back does the stack show?
companion-chip = Which bonus chip was turned up?
companion-tablet = Which scoring tablet was drawn?
companion-not-in-bag = The bag cannot hold another tile of this colour.

## Learning

learn-title = Learn
learn-tutorial-azul = Azul, step by step
learn-tutorial-duel = Azul Duel, step by step
learn-rules-azul = The rules of Azul
learn-rules-duel = The rules of Azul Duel
learn-chapters = Chapters
learn-step = Step { $step } of { $steps }
learn-continue = Continue
learn-show = Show me
learn-answers = Your answer
learn-wrong = Not quite. Think again, or let us show you.
learn-finished = That was the last step. Enjoy the game!
learn-play-now = Play your first game now
learn-you = You
learn-opponent = Opponent
learn-shared = You share the victory
learn-contents = Contents

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Speed of the animations
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-letters = Letters on the tiles
settings-letters-about = Show every colour’s letter as well as its pattern.
settings-sound = Sounds
settings-confirm = Ask before a move is made
settings-notifications = Notify me when it is my turn

## Keyboard

keys-title = Keys
keys-open = Show the keys
keys-move = Arrow keys: go to the next place
keys-area = Tab: go to the next part of the board
keys-choose = Enter or space: choose
keys-cancel = Escape: put back, close
keys-colours = B, Y, R, K, W, T: go to the next tiles of that colour
keys-lines = 1 to 6: choose that pattern line; 0: the floor line or the broken tiles
keys-turn = R: turn the plate
keys-undo = U: undo
keys-hint = H: hint
keys-confirm = C: confirm the move
keys-replay = Arrow keys, Home, End and space: step through a replay; with Shift: by rounds
keys-help = ?: this help

## What screen readers say of the board

board-label = Board of { $name }
board-own = Your board
board-factories = Factories
board-factories-azul = Factories
board-factory = Factory { $factory }: { $tiles }
board-factory-empty = Factory { $factory }: empty
board-centre = Centre: { $tiles }
board-centre-empty = Centre: empty
board-marker-here = The starting player marker lies in the centre.
board-large-sun = Large factory, sun side: { $tiles }
board-large-moon = Large factory, moon side: { $tiles }
board-small-sun = Factory { $factory }, sun side: { $tiles }
board-small-moon = Factory { $factory }, moon side, from the bottom up: { $tiles }
board-side-empty = empty
board-chip-hidden = a bonus chip, face down
board-chip-shown = bonus chip: { $chip }
board-first-tile-here = The first-player tile lies on the large factory.
board-line = Line { $line }: { $held } of { $line }, { $colour }
board-line-empty = Line { $line }: empty, room for { $line }
board-lines = Pattern lines
board-wall = Wall
board-dome = Dome
board-space-free = Row { $row }, column { $column }: free
board-space-free-colour = Row { $row }, column { $column }: free, for { $colour }
board-space-tile = Row { $row }, column { $column }: { $colour }
board-floor = Floor line: { $tiles }, costs { $cost }
board-floor-empty = Floor line: empty
board-broken = Broken tiles: { $tiles }, cost { $cost }
board-broken-empty = Broken tiles: none
board-chips = Bonus chips: { $chips }
board-chips-none = No bonus chips
board-tokens = { $count ->
    [0] No player tokens left
    [one] { $count } player token left
   *[other] { $count } player tokens left
}
board-plate-space = Dome space { $space }: { $plate }
board-plate-space-empty = Dome space { $space }: empty
board-display = Face-up dome plates
board-stack = Stack of dome plates; its back shows: { $plate }
board-stack-empty = The stack of dome plates is empty.
board-hand = Plates drawn
board-tablets = Scoring tablets

## The boards

board-row = Row { $row }: { $tiles }
board-enlarge = Enlarge the board of { $name }
board-chips-unseen = Bonus chips not seen yet
board-plates-unseen = { $count ->
    [one] { $count } plate nobody has seen
   *[other] { $count } plates nobody has seen
}
