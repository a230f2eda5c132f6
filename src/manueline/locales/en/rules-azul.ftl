# The rules of Azul for people; docs/rules/azul.md has the clauses.
# The comment above a message names the clauses that it tells.

rules-azul-1-title = What it is about
# A12 A13
rules-azul-1-a = You are tiling the wall of a palace. Round by round you take coloured tiles from the middle of the table, collect them in pattern lines, and move one tile of every complete line to your wall, where it scores points.
# A22 A24
rules-azul-1-b = Whoever has most points at the end wins. The end comes with the round in which somebody fills a horizontal row of the wall.

rules-azul-2-title = What lies on the table
# A2
rules-azul-2-a-item = A bag with 100 tiles: 20 blue, 20 yellow, 20 red, 20 black and 20 white.
# A1 A6
rules-azul-2-b-item = Factories in a circle: 5 for two players, 7 for three, 9 for four. Every round starts with 4 tiles from the bag on each of them.
# A6
rules-azul-2-c-item = The centre between the factories, where the starting player marker lies.
# A3 A4
rules-azul-2-d-item = In front of each player: a board with five pattern lines, which hold 1 to 5 tiles, a wall of 5 × 5 spaces beside them, and a floor line of seven spaces below. On the coloured wall every space shows its colour; every row has all five, each time moved one space to the right.
# A12
rules-azul-2-e-item = The lid of the box, where used tiles wait until the bag is empty.

rules-azul-3-title = Factory offer: taking tiles
# A6
rules-azul-3-a = In the first round the starting player is drawn at random, unless you chose one when you opened the table; later it is the player who has the marker. The starting player begins, then the turn passes clockwise. On your turn you do one of two things:
# A7
rules-azul-3-b-item = Choose a factory and a colour, take all tiles of that colour from it, and push its other tiles into the centre.
# A7
rules-azul-3-c-item = Choose a colour in the centre and take all tiles of that colour there.
# A8
rules-azul-3-d = Whoever is the first to take from the centre in a round also takes the starting player marker. It goes to the leftmost free space of their floor line before any tile falls there, and they start the next round.

rules-azul-4-title = Filling pattern lines
# A9
rules-azul-4-a = Put all tiles that you took on a single pattern line. Three rules decide which lines will do:
# A9
rules-azul-4-b-item = A line holds one colour only.
# A9
rules-azul-4-c-item = A complete line takes nothing more.
# A9
rules-azul-4-d-item = A line may not take a colour that its own row of the wall has already.
# A9
rules-azul-4-e = Tiles that do not fit on the line fall to your floor line. You may also drop all of them there, even if a line would take them. But you cannot keep back tiles that fit.

rules-azul-5-title = The floor line
# A3 A10
rules-azul-5-a = The floor line fills from the left. Its seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points, and the marker counts like a tile. When all seven are full, further tiles go to the lid and cost nothing; then the marker costs nothing, either.

rules-azul-6-title = Wall tiling
# A11 A12
rules-azul-6-a = When the factories and the centre are empty, everybody goes through the pattern lines from top to bottom. Every complete line moves one tile to the space of its colour in the same row of the wall; it scores at once. The other tiles of that line go to the lid. Incomplete lines stay as they are for the next round.
# A14
rules-azul-6-b = Then you lose the points of your floor line, but your score never drops below 0. Its tiles go to the lid.

rules-azul-7-title = What a tile scores
# A13
rules-azul-7-a-item = If no tile touches it above, below, left or right: 1 point.
# A13
rules-azul-7-b-item = If tiles touch it in the row: 1 point for each tile of that unbroken run, including itself.
# A13
rules-azul-7-c-item = If tiles touch it in the column: the same for that run. If both are true, both count.

rules-azul-8-title = Preparing the next round
# A20
rules-azul-8-a = If no wall has a full row yet, every factory gets 4 new tiles. Whenever the bag runs out, the tiles of the lid go back into it. The player with the marker starts.

rules-azul-9-title = The end
# A22
rules-azul-9-a = The game ends after the tiling in which somebody first completes a horizontal row. Then everybody adds:
# A23
rules-azul-9-b-item = 2 points for every full row
# A23
rules-azul-9-c-item = 7 points for every full column
# A23
rules-azul-9-d-item = 10 points for every colour with all five tiles on the wall
# A24
rules-azul-9-e = The highest score wins. Among those tied, the one with more full rows wins; if they are still tied, they share the victory.

rules-azul-10-title = The grey wall
# A5 A16
rules-azul-10-a = The other side of the board has no colours. The tile of a complete line goes to any free space of its row, as you like, but no colour may appear more than once in any row or column.
# A16 A17
rules-azul-10-b = If no space is left for a line’s colour, all its tiles fall to the floor line at once. If there is one, you must place the tile, even if you would rather not.
# A18
rules-azul-10-c = You may start a line even if the columns bar its colour from every space of the row: only the row itself is checked.

rules-azul-11-title = Rare cases
rules-azul-11-a = The rulebook leaves some questions open. This is how we play:
# A15
rules-azul-11-b-item = If nobody took the marker in a round, the same player starts again.
# A20 A21
rules-azul-11-c-item = If bag and lid run out while the factories are filled, the round starts with what is there; if there is no tile at all, the game ends.
# A19
rules-azul-11-d-item = Players tile one after the other, beginning with whoever started the round.
# A25
rules-azul-11-e-item = On the grey wall the game also ends when no row of any wall can be completed any more.
# A26
rules-azul-11-f-item = After round 100 the game is over in any case.
# A6
rules-azul-11-g-item = By the rulebook the player who visited Portugal most recently starts; here the first starting player is drawn or chosen.
# A9
rules-azul-11-h-item = Whoever chooses a pattern line must put every tile there that fits.
