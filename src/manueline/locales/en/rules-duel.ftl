# The rules of Azul Duel for people; docs/rules/duel.md has the clauses.
# The comment above a message names the clauses that it tells.

rules-duel-1-title = What it is about
# D1 D19
rules-duel-1-a = Two artists decorate a dome, each their own. In five rounds you take tiles from the factories, collect them in pattern lines and move one tile of every complete line to your dome. But the dome has to be built first, from plates that you choose and turn yourself.
# D1 D29
rules-duel-1-b = Whoever has most points after round 5 wins.

rules-duel-2-title = What lies on the table
# D1
rules-duel-2-a-item = 65 tiles in a bag: 13 blue, 13 yellow, 13 red, 13 black and 13 turquoise; besides, 9 special tiles and one first-player tile.
# D2
rules-duel-2-b-item = One large factory and four small ones, each with a sun side and a moon side.
# D4
rules-duel-2-c-item = 18 dome plates with 2 × 2 spaces. Three spaces are for a colour each. The fourth is for a special tile on the nine special plates, and for any colour on the nine wild ones. The back shows which kind it is.
# D5
rules-duel-2-d-item = 20 bonus chips: two for each colour, and two for each of the pairs blue–red, red–turquoise, turquoise–yellow, yellow–black and black–blue. A pair counts as either of its colours.
# D8
rules-duel-2-e-item = Four scoring tablets with two sides each; three of them, or all four, are in play.
# D3
rules-duel-2-f-item = In front of each player: six pattern lines, which hold 1 to 6 tiles, a dome with room for 3 × 3 plates, that is 6 × 6 tiles, a space for broken tiles, a store for bonus chips, and two player tokens. Everybody starts with 5 points.

rules-duel-3-title = Before the first round
# D9
rules-duel-3-a = Three plates lie face up, the rest is a face-down stack. The large factory gets 5 tiles on its sun side; each small one gets 4 tiles on its sun side and a face-down bonus chip on its moon side. The first-player tile lies on the moon side of the large factory.
# D9
rules-duel-3-b = The first player is drawn at random. The other player takes one of the face-up plates and lays it anywhere on their own dome, turned as they like; then the first player does the same. Each time the display is filled up to three again.
# D8
rules-duel-3-c = Which tablets and which sides count is chosen or drawn. For a first game we suggest rows, columns and diagonals; which three the publisher means for it is not known to us.

rules-duel-4-title = Phase 1: acquiring
# D10
rules-duel-4-a = The players take turns. On yours you do exactly one of these things:
# D11
rules-duel-4-b-item = Take a dome plate.
# D14
rules-duel-4-c-item = Take tiles from a sun side.
# D15
rules-duel-4-d-item = Take tiles from the moon sides.
# D16
rules-duel-4-e-item = Take a revealed bonus chip.
# D18
rules-duel-4-f = You may pass only if you can do none of them, and then you are out for the rest of the phase. The phase ends when all factories are empty of tiles and chips and, in rounds 1 to 4, all player tokens are used.

rules-duel-5-title = Dome plates
# D11
rules-duel-5-a = In rounds 1 to 4, and not in round 5, you take exactly two plates a round, each for a player token. There are two ways:
# D11
rules-duel-5-b-item = Take a face-up plate. The display is not filled up before the next round.
# D11 D12
rules-duel-5-c-item = Draw from the stack, for 1 point a plate, one after the other, as often as you like. You see only the backs, which show the kind. When you stop, you look at all of them, keep one, and put the others under the stack in any order. Once you have drawn, you can no longer take a face-up plate.
# D32
rules-duel-5-d = Lay the plate on a free space of your dome, turned as you like. Later it may be neither moved nor turned.
# D13
rules-duel-5-e = Without a point you cannot draw while a plate lies face up. If the display is empty, you draw exactly one, for nothing.

rules-duel-6-title = Sun side
# D14
rules-duel-6-a = Choose a factory and a colour and take all tiles of that colour from its sun side. The rest moves to the moon side of the same factory:
# D14
rules-duel-6-b-item = On a small factory you stack it on the bonus chip, in the order you choose. If nothing is left, the chip is revealed at once.
# D2 D14
rules-duel-6-c-item = On the large factory the tiles lie side by side.

rules-duel-7-title = Moon sides
# D15
rules-duel-7-a = Choose a colour and take every tile of it that lies on top of a moon side: one from each small factory whose stack shows it, and all of them from the large one. Of a stack only the topmost tile counts, even if the next has the same colour.
# D7 D15
rules-duel-7-b = Whoever is the first to take from the moon side of the large factory also takes the first-player tile. It costs 2 points, and its holder starts the next round.
# D15 D16
rules-duel-7-c = When the last tile of a small factory is taken, its bonus chip is revealed. From then on either player may take it as a turn, but no more than two chips a round.

rules-duel-8-title = Pattern lines and broken tiles
# D17
rules-duel-8-a = All tiles you take go to a single pattern line. A line holds one colour, and a complete line takes nothing more; any colour may be started anywhere, even one that has no space in the dome.
# D7 D17
rules-duel-8-b = What does not fit breaks. You may also let all the tiles break, even if a line would take them. 1, 2, 3 or 4 broken tiles cost 1, 3, 6 or 10 points in all. There is room for four; any more go to the tower and cost nothing.

rules-duel-9-title = Phase 2: tiling the dome and scoring
# D19
rules-duel-9-a = Go through your pattern lines from top to bottom. A complete line moves one tile to its own row of the dome, to a free space of its colour or to a free wild space; you choose, but you must place it if you can. The tile scores at once, and the others of the line go to the tower.
# D30
rules-duel-9-b = Unlike in Azul, the same colour may lie more than once in a row or column: only what the space shows decides.
# D31
rules-duel-9-c = Incomplete lines stay as they are for the next round.
# D20
rules-duel-9-d = If the row has no free space for the line’s colour, look at the row’s three plates: while one of them is missing, the line waits, complete or not. Once all three lie there, all tiles of the line break.
# D23
rules-duel-9-e = Then you lose points for broken tiles and for the first-player tile, but your score never drops below 0. Broken tiles go to the tower.

rules-duel-10-title = Bonus chips
# D21
rules-duel-10-a = When its turn comes, an incomplete line with at least one tile may be completed with chips: each missing tile costs two chips that show the line’s colour, or any three. This is allowed only if it completes the line and the tile then has a space to go to, and you may not spend more than needed. Spent chips are gone.
# D33
rules-duel-10-b = Chips that you do not spend stay in your store for later rounds.

rules-duel-11-title = What a tile scores
# D22
rules-duel-11-a-item = If no tile touches it: 1 point.
# D22
rules-duel-11-b-item = If tiles touch it in the row: 1 point for each tile of the unbroken run, including itself; the same in the column. Both count, and special tiles belong to a run like any other.
# D6 D22
rules-duel-11-c-item = When the three coloured spaces of a special plate are full, it gets a special tile at once. That scores 1 to 6 points, by its row from the top, and nothing for neighbours.

rules-duel-12-title = Phase 3: preparing the next round
# D25 D26 D27
rules-duel-12-a = The tokens come back, the display is filled up to three, and all factories get tiles and chips again. If the bag runs out, the tiles of the tower go into it. The holder of the first-player tile puts it back and starts.
# D25
rules-duel-12-b = If the five tiles of the large factory are all of one colour, they are drawn again.

rules-duel-13-title = The end
# D28
rules-duel-13-a = After round 5 each scoring tablet in play is scored:
# D8
rules-duel-13-b-item = Rows: 3 points for every full row. Or variety: 4 points for every row with at least five different colours, a special tile counting as a colour of its own.
# D8
rules-duel-13-c-item = Columns: 7 points for every full column. Or ring: 1 point for every tile on the 20 outermost spaces.
# D8
rules-duel-13-d-item = Diagonals: 10 points for each of the two that is full. Or corners: for every full corner plate 3 points at the top, 8 at the bottom.
# D8
rules-duel-13-e-item = Wild spaces: 2 points for each, if all of yours are filled, otherwise nothing. Or special spaces: minus 3 points for every empty one.
# D8
rules-duel-13-f = Special tiles count as tiles for rows, columns, diagonals, ring and corners.
# D29
rules-duel-13-g = The highest score wins. A tie goes to the holder of the first-player tile; if nobody has it, the victory is shared.

rules-duel-14-title = Rare cases
rules-duel-14-a = The rulebook leaves some questions open. This is how we play:
# D27
rules-duel-14-b-item = If nobody took the first-player tile in a round, the same player starts again.
# D26
rules-duel-14-c-item = If bag and tower run out while the factories are filled, the round starts with what is there; the chip of a small factory without tiles is revealed at once.
# D25
rules-duel-14-d-item = If no two colours can be had for the large factory, its tiles stay, and whoever takes them from the sun side also takes the first-player tile.
# D24
rules-duel-14-e-item = Whoever started the round tiles first, and loses points for broken tiles before the other one tiles. What leaves no choice happens by itself.
# D28
rules-duel-14-f-item = The scoring tablets are added up first; only then is a negative total raised to 0.
# D3
rules-duel-14-g-item = Both players start with 5 points.
# D17
rules-duel-14-h-item = Whoever chooses a pattern line must put every tile there that fits.
# D25
rules-duel-14-i-item = If the whole bag is of one colour when the large factory is filled, the tower is emptied into it first.
# D11 D13
rules-duel-14-j-item = Drawing plates ends by itself when the stack is empty or you have no point left.
# D29
rules-duel-14-k-item = If the scores are equal and nobody has the first-player tile, the victory is shared.
