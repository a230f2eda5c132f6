# Puzzles: positions with one clearly best move.

puzzle-title = Oppgave
puzzle-ask = Din tur: finn det beste trekket.
puzzle-right = Riktig!
puzzle-wrong = Ikke det beste trekket
puzzle-shown = Det beste trekket
puzzle-retry = Prøv igjen
puzzle-show = Løsning
puzzle-next = Neste oppgave
puzzle-gap = Det beste trekket vinner i { $chance } av tilfellene, ingen andre i mer enn { $second }.
puzzle-worth = { $chance } til å vinne ({ $points } poeng). Nest best: { $second }, { $secondChance } ({ $secondPoints }).
puzzle-fails = Nivået «{ $level }» finner det ikke.
puzzle-fails-none = Alle nivåer finner det.
puzzle-line = Slik kan det gå videre
puzzle-no-reasons = Serveren svarer ikke, så forklaringen mangler.

## Rating

puzzle-rating = Din rating
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-deviation = ± er ratingens standardavvik; det krymper for hver oppgave.
puzzle-change = Din rating: { $rating } ({ $change }). Denne oppgaven: { $puzzle } ({ $puzzleChange }).
puzzle-uncounted = Bare det første forsøket endrer ratingen din.
puzzle-history = Ratingen din etter hver oppgave, fra { $first } til { $last }
puzzle-streak = På rad
puzzle-best = Rekord
puzzle-solved = Løst
puzzle-solved-of = { $solved } av { $tried }
puzzle-private = Lagres bare i denne nettleseren.
puzzle-reset = Begynn på nytt
puzzle-reset-question = Vil du slette rating, serier og forsøk i begge spillene?

## What comes next

puzzle-choice = Velg oppgaver
puzzle-game = Spill
puzzle-theme = Tema
puzzle-theme-any = Alle temaer
puzzle-theme-counted = { $theme } ({ $count })
puzzle-theme-line = Mønsterlinjer
puzzle-theme-floor = Fliser som faller
puzzle-theme-denied = Hindre nestemann
puzzle-theme-gift = Ingen gaver
puzzle-theme-marker = Startspiller
puzzle-theme-column = Kolonner
puzzle-theme-plates = Kuppelplater
puzzle-theme-chips = Bonusbrikker
puzzle-theme-other = Uten tema
