# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-welcome = Welcome! You are tiling a palace wall. In the middle lie five factories with four tiles each. On your board, on the left, there are five pattern lines; on the right is the wall, where tiles score points. First you collect tiles in the lines.
tutorial-azul-take = On your turn you take all tiles of one colour from one factory. Take the two red tiles of factory 2 and put them on pattern line 2.
tutorial-azul-take-right = Well done: line 2 is complete. The two white tiles went to the centre. Your opponent has taken three black ones, and a blue tile joined the white ones.
tutorial-azul-take-wrong = That would be a legal move, too. But try the red tiles of factory 2, on line 2: two tiles fill it exactly.
tutorial-azul-centre = You may also take from the centre, again all tiles of one colour. Take the two white tiles there and put them on line 3.
tutorial-azul-centre-right = You were the first to take from the centre, so the starting player marker came along. It lies on your floor line and costs 1 point, but you start the next round.
tutorial-azul-centre-wrong = Not that one: take the white tiles from the centre, for line 3.
tutorial-azul-overflow = A line takes only as many tiles as it has spaces. What does not fit falls to the floor line and costs points. Sometimes that is worth it: put the three blue tiles of factory 1 on line 2.
tutorial-azul-overflow-right = Two tiles complete the line; the third lies on the floor. Its space costs 1 point. Further spaces cost more: the floor line reads 1, 1, 2, 2, 2, 3, 3.
tutorial-azul-overflow-wrong = A sensible idea, but let us see a tile fall: factory 1, blue, line 2.
tutorial-azul-choose = Now find the place yourself. You want the two red tiles of factory 4. A line holds one colour only, and it cannot take a colour that its row of the wall already has. Where can they go without a loss?
tutorial-azul-choose-right = Right: line 5. Rows 1, 2 and 4 of your wall already have red, and line 3 holds black.
tutorial-azul-choose-wrong = Look again: take the red tiles of factory 4. Rows 1, 2 and 4 have red already, line 3 holds black. One line is left, and the floor would cost points.
tutorial-azul-tiling = The last tile of the round! When it is taken, everybody tiles: one tile of every complete line moves to the wall. It scores 1 point for each tile of the runs through it, across and down. Complete line 3 with the black tile.
tutorial-azul-tiling-right = 2 tiles across and 3 down: 5 points. The other two black tiles went to the lid. Then the floor line was paid for; your opponent lost 2 points.
tutorial-azul-tiling-wrong = The black tile completes line 3, and its place on the wall has neighbours. Put it there.
tutorial-azul-end = When somebody fills a horizontal row, the game ends after that tiling. Then every full row gives 2 points, every full column 7, and every colour with all five tiles 10. One black tile is missing in your row 2. Take it!
tutorial-azul-end-right = What a finish: 10 points for the tile, 2 for the row and 7 for the column. The game is over.
tutorial-azul-end-wrong = Put the black tile on line 2: there it fills a row and a column at once.
tutorial-azul-grey = One more thing: on the grey wall you choose the space of a tile yourself. Only, no colour may be twice in a row or in a column. Line 3 is complete in blue. Which space of row 3 scores most?
tutorial-azul-grey-right = Exactly: 2 across and 3 down make 5 points. Now you know all that you need.
tutorial-azul-grey-wrong = There is a better one: look for a space that touches tiles both in its row and in its column.
