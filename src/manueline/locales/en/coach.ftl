# The coach: reviews, exercises, the analysis board and the editor.

coach-percent = { $percent }%

## Grades of moves

grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
grades-inaccuracy = Inaccuracies
grades-mistake = Mistakes
grades-blunder = Blunders

## Themes of mistakes

theme-floor = more tiles on the floor
theme-unfinished-line = a line left unfinished
theme-missed-column = a missed column
theme-gift-to-the-next-player = a gift to the next player
theme-denied-move = a move that could have been denied
theme-marker = the starting player marker
theme-plates = dome plates
theme-chips = bonus chips

## Review of a game

review-title = Game review
review-about = What was luck, what was skill, and which moves mattered? Choose a game to review.
review-searching = The engine in this browser reviews the game…
review-on-server = The server reviews the game…
review-waiting = The graph grows while the engine works. You can step through the game already.
review-moves = Moves
review-players = Players
review-mistakes = Mistakes
review-graph = Chance of { $name } to win, move by move
review-slider = Move { $move } of { $moves }, chance of { $name } to win: { $chance }
review-chance-of = Chance of
review-skill = moves
review-luck = luck
review-round = Round { $round }
review-deal = Luck of the deal for { $name }
review-better = Better: { $move } ({ $loss })
review-turning = The moves that mattered most
review-other-mistakes = Other moves to improve
review-no-mistakes = No move lost more than the noise of the search. Well played!
review-look = Show
review-units = In each field: the chance to win, and below it points.
review-row-accuracy = Accuracy
review-row-lost = Lost by mistakes
review-row-start = Start
review-row-luck = Luck
review-row-own = Own moves
review-row-others = Others’ moves
review-row-error = Search error
review-row-result = Result
review-row-adjusted = Result without luck
review-by-round = Luck by round, and below it own moves
review-by-theme = Lost by theme
review-sum = Start, luck, own moves, others’ moves and search error add up to the result.
review-work = Searched with { $nodes } nodes for each decision; luck is measured with { $deals } deals of { $dealNodes } nodes each.

## Exercises

exercise-title = Find a better move
exercise-try = Try again
exercise-played = Played: { $move } ({ $loss })
exercise-ask = Make another move on the board.
exercise-comparing = The engine compares it with the best move…
exercise-best = That is the best move the engine knows.
exercise-good = Good: as far as the engine can tell, as strong as the best move.
exercise-loses = Not yet: { $loss } less chance to win and { $points } points less.
exercise-lacks = What a better move does:
exercise-solution = The best move: { $move }
exercise-retry = Another try
exercise-show = Show the best move
exercise-next = Next mistake
exercise-close = Back to the review

## Playing on from a position

play-on-title = Play on from here
play-on-about = A new game begins in this position. Bots play the other seats.
play-on-seat = You play
play-on-start = Play on

## The analysis board

analysis-title = Analysis board
analysis-about = Look at any position: begin a game, or paste the text of a position. Everything can be tried and taken back.
analysis-start-azul = Begin with Azul
analysis-start-duel = Begin with Azul Duel
analysis-paste = The text of a position
analysis-open = Open
analysis-filled = What the view hides was filled in by chance.
analysis-lines = Best moves
analysis-line = How it may go on
analysis-nodes = Nodes: { $nodes }
analysis-start = Start the engine
analysis-stop = Stop
analysis-none = Nothing to analyse here yet.
analysis-off = The engine is off.
analysis-draws = Draws
analysis-draws-about = A draw comes next: let chance decide, choose it yourself, or average over many draws.
analysis-deal = By chance
analysis-draw-seat = { $name } begins
analysis-average = Average
analysis-average-of = Mean of { $done } of { $all } draws, ± its standard error
analysis-average-all = Mean of all { $all } draws, ± its standard error
analysis-mean = { $chance } ± { $error }, { $points } points
analysis-back = One move back
analysis-edit = Edit the position
analysis-tree = Moves tried
analysis-root = Start
analysis-remove = Remove this variation
analysis-copy-text = Copy text
analysis-copy-link = Copy link
analysis-copy-svg = Copy SVG

## The position editor

editor-title = Position editor
editor-about = Choose a tile and press where it should lie. Tiles come out of the bag, and what is erased goes back into it.
editor-brush = What to paint with
editor-marker = Marker
editor-erase = Eraser
editor-plate = Dome plate
editor-chip = Bonus chip
editor-plate-about = A plate that lies there already is turned by another press.
editor-problems = This position cannot arise by the rules:
editor-legal = This position can arise by the rules.
editor-use = Analyse this position
editor-close = Cancel
editor-fields = All parts of the text
editor-board = Board of player { $seat }
editor-field-kind = Game
editor-field-tablets = Scoring tablets
editor-field-round = Round
editor-field-phase = Phase
editor-field-turn = To move
editor-field-active = Turn of
editor-field-starter = Starting player
editor-field-first = First-player tile
editor-field-focus = Line or factory in question
editor-field-factories = Factories
editor-field-factories-azul = Factories
editor-field-centre = Centre and marker
editor-field-bag = Bag
editor-field-lid = Lid
editor-field-tower = Tower
editor-field-chips = Unseen chips
editor-field-display = Face-up plates
editor-field-stack = Stack of plates
editor-field-hand = Drawn plates
editor-field-laying = Plate to lay
editor-field-rest = Tiles to stack
editor-field-payment = Payment
