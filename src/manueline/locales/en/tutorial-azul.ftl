# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-chapter-take = Taking tiles
tutorial-azul-chapter-lines = Pattern lines
tutorial-azul-chapter-tile = Tiling and scoring
tutorial-azul-chapter-end = The end
tutorial-azul-chapter-grey = The grey wall

tutorial-azul-welcome = Welcome! You are tiling a palace wall. In the middle lie five factories with four tiles each. On your board, on the left, there are five pattern lines; on the right is the wall, where tiles score points. First you collect tiles in the lines. How many tiles does the lowest line hold?
tutorial-azul-welcome-right = Yes, five. The lines hold one to five tiles, and a line moves a tile to the wall only when it is complete.
tutorial-azul-take = On your turn you take all tiles of one colour from one factory. Take the two red tiles of factory 2 and put them on pattern line 2.
tutorial-azul-take-right = Well done: line 2 is complete. The two white tiles went to the centre. Your opponent has taken three black tiles; a blue one went to the centre.
tutorial-azul-take-wrong = That would be a legal move, too. But try the red tiles of factory 2, on line 2: two tiles fill it exactly.
tutorial-azul-centre = You may also take from the centre, again all tiles of one colour. Take the two white tiles there and put them on line 3.
tutorial-azul-centre-right = You were the first to take from the centre, so the starting player marker came with them. It lies on your floor line and costs 1 point, but you start the next round.
tutorial-azul-centre-wrong = Not that one: take the white tiles from the centre, for line 3.

tutorial-azul-overflow = A line takes only as many tiles as it has spaces. What does not fit falls to the floor line and costs points. Sometimes that is worth it: put the three blue tiles of factory 1 on line 2.
tutorial-azul-overflow-right = Two tiles complete the line; the third lies on the floor line. Its space costs 1 point. The seven spaces cost 1, 1, 2, 2, 2, 3 and 3; any more tiles go to the lid and cost nothing.
tutorial-azul-overflow-wrong = A sensible idea, but let us see a tile fall: factory 1, blue, line 2.
tutorial-azul-choose = Now find the place yourself. You want the two red tiles of factory 4. A line holds one colour only, and it cannot take a colour that its row of the wall already has. Where can they go without a loss?
tutorial-azul-choose-right = Right: line 5. Rows 1, 2 and 4 of your wall already have a red tile, and line 3 holds a black one.
tutorial-azul-choose-wrong = Look again: take the red tiles of factory 4. Rows 1, 2 and 4 already have a red tile, and line 3 holds a black one. One line is left, and the floor line would cost points.
tutorial-azul-drop = You may always drop everything on the floor line, even if a line would take it. Here one red tile on line 5 would keep that line busy for rounds. Take the red tile and drop it.
tutorial-azul-drop-right = It lies on the floor line and costs 1 more point. Line 5 stays free for a better colour.
tutorial-azul-drop-wrong = Try the floor line this time: take the red tile from the centre and drop it there.

tutorial-azul-lone = Now the tiling. The last tile of the round completes your line 2 in red, and its space on the wall touches no other tile. How many points does it score?
tutorial-azul-lone-right = Yes: a tile that stands alone scores 1 point. The other red tile went to the lid.
tutorial-azul-tiling = The last tile of the round again! Then one tile of every complete line moves to the wall. Alone it scores 1; otherwise each run of two or more counts, across and down, one point for each tile in it. Complete line 3 with the black tile.
tutorial-azul-tiling-right = 2 tiles across and 3 down: 5 points. The other two black tiles went to the lid. Then your opponent lost 2 points for the floor line.
tutorial-azul-tiling-wrong = The black tile completes line 3, and its space on the wall touches other tiles. Put it there.
tutorial-azul-stay = Your line 5 holds three white tiles of five. What happens to it at the end of the round?
tutorial-azul-stay-right = Right: incomplete lines stay as they are, and you can go on filling them.
tutorial-azul-stay-lid = Its tiles go to the lid.
tutorial-azul-stay-floor = Its tiles fall to the floor line.
tutorial-azul-stay-stays = It stays as it is.
tutorial-azul-floor = Then everybody loses the points of the floor line. Yours holds the marker and three tiles: 1 + 1 + 2 + 2 = 6. You have 3 points, and no line is complete. How many are left?
tutorial-azul-floor-right = Right: a score never drops below 0. The tiles went to the lid, and with the marker you start the next round.
tutorial-azul-bag = The next round begins: every factory gets four new tiles. What if the bag runs out?
tutorial-azul-bag-right = Yes: the tiles in the lid go back into the bag, and the filling goes on.
tutorial-azul-bag-floor = The floor lines fill it.
tutorial-azul-bag-lid = The tiles in the lid go back into it.
tutorial-azul-bag-end = The game ends.

tutorial-azul-end = When somebody completes a horizontal row, the game ends after that tiling. Then every full row gives 2 points, every full column 7, and every colour with all five tiles 10. One black tile is missing in your row 2. Take it!
tutorial-azul-end-right = What a finish: 10 points for the tile, 2 for the row and 7 for the column. The game is over.
tutorial-azul-end-wrong = Put the black tile on line 2: there it fills a row and a column at once.
tutorial-azul-tie = The yellow tile completes your row 1, and after all points are counted you both have 37. Your opponent has no full row. Who wins?
tutorial-azul-tie-right = You do: among those tied, the one with more full rows wins. If that is equal, too, they share the victory.

tutorial-azul-grey = One more thing: on the grey wall you choose the space of a tile yourself. But no colour may appear more than once in any row or column. Line 3 is complete in blue. Which space of row 3 scores most?
tutorial-azul-grey-right = Exactly: 2 across and 3 down make 5 points.
tutorial-azul-grey-wrong = There is a better one: look for a space that touches tiles both in its row and in its column.
tutorial-azul-none = Your line 3 will be complete in blue, but every free space of row 3 lies in a column that already has a blue tile. What happens?
tutorial-azul-none-right = Yes, all three tiles fall to the floor line at once. You may start such a line, so keep an eye on the columns. Now you know the whole game!
tutorial-azul-none-stays = The line stays for the next round.
tutorial-azul-none-floor = All its tiles fall to the floor line.
tutorial-azul-none-lid = All its tiles go to the lid.
