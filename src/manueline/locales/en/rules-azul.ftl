# The rules of Azul for people; docs/rules/azul.md has the clauses.

rules-azul-1-title = What it is about
rules-azul-1-a = You are tiling the wall of a palace. Round by round you take coloured tiles from the middle of the table, collect them in pattern lines, and move one tile of every complete line to your wall, where it scores points.
rules-azul-1-b = Whoever has most points at the end wins. The end comes with the round in which somebody fills a horizontal row of the wall.

rules-azul-2-title = What lies on the table
rules-azul-2-a-item = A bag with 100 tiles: 20 each of blue, yellow, red, black and white.
rules-azul-2-b-item = Factories in a circle: 5 for two players, 7 for three, 9 for four. Every round starts with 4 tiles from the bag on each of them.
rules-azul-2-c-item = The centre between the factories, where the starting player marker lies.
rules-azul-2-d-item = Before each player a board with five pattern lines, which hold 1 to 5 tiles, a wall of 5 × 5 spaces beside them, and a floor line of seven spaces below.
rules-azul-2-e-item = The lid of the box, where used tiles wait until the bag is empty.

rules-azul-3-title = Taking tiles
rules-azul-3-a = The starting player begins, then the turn goes round clockwise. On your turn you do one of two things:
rules-azul-3-b-item = Choose a factory and a colour, take all tiles of that colour from it, and push its other tiles into the centre.
rules-azul-3-c-item = Choose a colour in the centre and take all tiles of that colour there.
rules-azul-3-d = Whoever is the first to take from the centre in a round also takes the starting player marker. It goes to the leftmost free space of their floor line before any tile falls there, and they start the next round.

rules-azul-4-title = Filling pattern lines
rules-azul-4-a = Put all tiles that you took on a single pattern line. Three rules decide which lines will do:
rules-azul-4-b-item = A line holds one colour only.
rules-azul-4-c-item = A complete line takes nothing more.
rules-azul-4-d-item = A line may not take a colour that its own row of the wall has already.
rules-azul-4-e = Tiles that do not fit on the line fall to your floor line. You may also drop all of them there at once, even if a line would take them. But you cannot keep back tiles that fit.

rules-azul-5-title = The floor line
rules-azul-5-a = The floor line fills from the left, and its spaces cost −1, −1, −2, −2, −2, −3 and −3 points. The marker counts like a tile. When all seven spaces are full, further tiles go to the lid and cost nothing; the marker, too, then costs nothing.

rules-azul-6-title = Tiling the wall
rules-azul-6-a = When the factories and the centre are empty, everybody goes through the pattern lines from top to bottom. Every complete line sends one tile to the space of its colour in the same row of the wall; it scores at once. The other tiles of that line go to the lid. Incomplete lines stay for the next round.
rules-azul-6-b = Then you pay for your floor line. Its tiles go to the lid, and your score never drops below 0.

rules-azul-7-title = What a tile scores
rules-azul-7-a-item = If it has no neighbour above, below, left or right: 1 point.
rules-azul-7-b-item = If tiles touch it in the row: 1 point for each tile of that unbroken run, itself included.
rules-azul-7-c-item = If tiles touch it in the column: the same for that run. If both are true, both count.
rules-azul-7-d = An example: a tile that ends a run of three in its row and a run of two in its column scores 3 + 2 = 5 points.

rules-azul-8-title = The next round
rules-azul-8-a = If no wall has a full row yet, every factory gets 4 new tiles. Whenever the bag runs out, the tiles of the lid go back into it. The player with the marker starts.

rules-azul-9-title = The end
rules-azul-9-a = The game ends after the tiling in which the first full horizontal row was made. Then everybody adds:
rules-azul-9-b-item = 2 points for every full row
rules-azul-9-c-item = 7 points for every full column
rules-azul-9-d-item = 10 points for every colour with all five tiles on the wall
rules-azul-9-e = The highest score wins. Among those tied, the one with more full rows wins; if that is equal, too, they share the victory.

rules-azul-10-title = The grey wall
rules-azul-10-a = The other side of the board has no colours. A complete line’s tile goes to any free space of its row, as you like, but no colour may stand twice in a row or in a column.
rules-azul-10-b = If no space is left for a line’s colour, all its tiles fall to the floor line at once. If there is one, you must tile, whether you like it or not.
rules-azul-10-c = You may start a line even if the columns bar its colour from every space of the row; only the row itself is looked at.

rules-azul-11-title = Rare cases
rules-azul-11-a = The rulebook leaves some questions open. This is how we play:
rules-azul-11-b-item = If nobody took the marker in a round, the same player starts again.
rules-azul-11-c-item = If bag and lid run out while the factories are filled, the round starts with what is there; if there is no tile at all, the game ends.
rules-azul-11-d-item = Players tile one after the other, beginning with whoever started the round.
rules-azul-11-e-item = On the grey wall the game also ends when no row of any wall can be completed any more.
rules-azul-11-f-item = After round 100 it is over in any case.
