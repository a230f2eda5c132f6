# The terminal: `manueline play` and `manueline replay`. Commands are single words without spaces.

## Before and after a game

terminal-commitment = The dealer’s seed fixes all deals of this game. Its commitment:
terminal-start = Type { terminal-command-help } at any time; Ctrl-C leaves and saves.
terminal-which-game = Which game: { $games }? (Enter: { $first })
terminal-no-game = There is no game “{ $typed }”.
terminal-which-opponent = Against { $bots } or a { terminal-friend }? (Enter: { $first })
terminal-friend = friend
terminal-no-opponent = There is no opponent “{ $typed }”.
terminal-new-seed = The dealer’s seed is not beside the saved game, so a new one deals from here on, and the deals of this game cannot be verified.
terminal-going-on = { $moves ->
    [one] Going on with { $file } after { $moves } move.
   *[other] Going on with { $file } after { $moves } moves.
}
terminal-saved = Saved in { $file }.
terminal-not-saved = Nothing was saved.
terminal-exists = { $file } exists already. Write over it? ({ terminal-yes } or { terminal-no })
terminal-save-ask = Save the game? (Enter: { $file }, a file name, or { terminal-no })
terminal-yes = yes
terminal-no = no
terminal-nothing-played = Nothing was played yet, so nothing was saved.
terminal-seed = The dealer’s seed, for `manueline verify`:
terminal-lost = The game is lost: { $reason }
terminal-left = The game was saved in { $file }.
terminal-resume = Go on with it: { $command }

## A player’s turn

terminal-your-move = Your move.
terminal-choices = { $prompt } ({ $moves })
terminal-example = { $prompt } (for example { $move })
terminal-type-a-move = Type a move, or { terminal-command-moves }, { terminal-command-hint }, { terminal-command-help }.
terminal-hint = The engine would play { $move }. Enter plays it.
terminal-undone = Taken back.
terminal-alone = { $name }, the next screen shows plates that only you may see.
terminal-alone-ask = Is nobody else looking, { $name }? Enter shows them.
terminal-hide = Enter hides them again.
terminal-legend = + points if the line is now complete, − cost, ○ neither
terminal-dome-space = Dome space { $space }
terminal-not-a-move = “{ $typed }” is neither a move nor a command; try { terminal-command-help }.
terminal-unclear = “{ $typed }” could be { $moves }.
terminal-not-here = { $move } is not possible now.
terminal-no-clause = There is no clause “{ $typed }”, only A1… and D1…

## Commands

terminal-command-moves = moves
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-board = board
terminal-command-log = log
terminal-command-rule = rule
terminal-command-save = save
terminal-command-quit = quit
terminal-command-help = help
terminal-command-peek = peek
terminal-file = FILE
terminal-help-typing = A move is typed as in the notation; case, spaces and signs do not matter, and what only one move can mean may be left out: 3R>4, 3r4 and 3 red 4 are the same, so are CB>floor and cb f.
terminal-help-moves = all your legal moves, with points and costs
terminal-help-hint = what the engine would play, and why; Enter then plays it
terminal-help-undo = back to your previous decision
terminal-help-board = draw the position again
terminal-help-log = the moves so far
terminal-help-rule = a clause of the rules, as error messages name them
terminal-help-save = save the game
terminal-help-quit = leave the game
terminal-help-help = this text
terminal-help-peek = what only you know of the plate stack, when others share the screen
terminal-help-drawing = In drawings an upper-case letter is a tile and a lower-case one a free space for that colour: { $colours }.
terminal-help-duel = In Azul Duel * is a space for a special tile, ★ a special tile, ? a space for any colour. Of a stack on a moon side the tile marked ◂ is on top. Numbers in the dome are free plate spaces.

## Replaying

terminal-before = Before the game
terminal-nature = Chance
terminal-evaluation = Expected lead after it: { $points }
terminal-instead = Instead: { $moves }
terminal-browse = n next, p previous, g N go to, q quit
terminal-browse-keys = Type n, p, q, or g and a number.
terminal-steps = Steps go from 0 to { $last }.
terminal-pictures = { $count ->
    [one] { $count } picture is in { $folder }.
   *[other] { $count } pictures are in { $folder }.
}

## Words in drawings: short, since a drawing has 80 columns

drawing-wall-coloured = coloured wall
drawing-wall-grey = grey wall
drawing-round = round { $round }
drawing-round-of = round { $round } of { $rounds }
drawing-to-move = { $name } to move
drawing-nature-to-move = nature to move
drawing-over = the game is over
drawing-centre = Centre
drawing-centre-empty = empty
drawing-marker = marker
drawing-bag = Bag
drawing-lid = Lid
drawing-tower = Tower
drawing-points = { $points ->
    [one] point
   *[other] points
}
drawing-floor = floor
drawing-tablets = Tablets
drawing-tablets-none = not drawn yet
drawing-side-rows = rows
drawing-side-variety = variety
drawing-side-columns = columns
drawing-side-ring = ring
drawing-side-diagonals = diagonals
drawing-side-corners = corners
drawing-side-wilds = wilds
drawing-side-specials = specials
drawing-factory = factory
drawing-large = L
drawing-sun = sun
drawing-moon = moon
drawing-chip = chip
drawing-first-tile = 1st
drawing-display = face-up plates
drawing-display-empty = empty
drawing-stack = stack
drawing-stack-unseen = top not seen yet
drawing-stack-empty = empty
drawing-stack-top = top { $plate }
drawing-type-s = special
drawing-type-w = wild
drawing-laying = To be laid
drawing-turned = turned clockwise
drawing-drawn = Drawn plates
drawing-under = Put under the stack
drawing-broken = broken
drawing-chips = chips
drawing-chips-none = none
drawing-tokens = tokens
drawing-taken = chips taken { $taken }/{ $most }
drawing-spent = spent { $count }
drawing-passed = passed
