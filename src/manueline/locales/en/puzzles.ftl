# Puzzles: positions with one clearly best move.

puzzle-title = Puzzle
puzzle-ask = Your move: find the best one.
puzzle-right = Right!
puzzle-wrong = Not the best move
puzzle-shown = The best move
puzzle-retry = Try again
puzzle-show = Solution
puzzle-next = Next puzzle
puzzle-gap = The best move wins { $chance } of the time, no other more than { $second }.
puzzle-worth = { $chance } to win ({ $points } points). Next best: { $second }, { $secondChance } ({ $secondPoints }).
puzzle-fails = The level “{ $level }” misses it.
puzzle-fails-none = Every level finds it.
puzzle-line = How it may go on
puzzle-no-reasons = The server does not answer, so the explanation is missing.

## Rating

puzzle-rating = Your rating
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-deviation = ± is the rating’s standard deviation; it shrinks with every puzzle.
puzzle-change = Your rating: { $rating } ({ $change }). This puzzle: { $puzzle } ({ $puzzleChange }).
puzzle-uncounted = Only the first try changes your rating.
puzzle-history = Your rating after each puzzle, from { $first } to { $last }
puzzle-streak = In a row
puzzle-best = Best
puzzle-solved = Solved
puzzle-solved-of = { $solved } of { $tried }
puzzle-private = Kept in this browser only.
puzzle-reset = Start anew
puzzle-reset-question = Forget the ratings, streaks and tries of both games?

## What comes next

puzzle-choice = Choose puzzles
puzzle-game = Game
puzzle-theme = Theme
puzzle-theme-any = All themes
puzzle-theme-counted = { $theme } ({ $count })
puzzle-theme-line = Pattern lines
puzzle-theme-floor = Falling tiles
puzzle-theme-denied = Deny the next player
puzzle-theme-gift = No gifts
puzzle-theme-marker = Starting player
puzzle-theme-column = Columns
puzzle-theme-plates = Dome plates
puzzle-theme-chips = Bonus chips
puzzle-theme-other = Without a theme
