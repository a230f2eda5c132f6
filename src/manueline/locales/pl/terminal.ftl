# The terminal: `manueline play` and `manueline replay`. Commands are single words without spaces.

## Before and after a game

terminal-commitment = Tajna liczba ustala wszystkie losowania tej gry. Jej odcisk:
terminal-start = W każdej chwili można wpisać { terminal-command-help }; Ctrl-C zapisuje grę i kończy.
terminal-which-game = Która gra: { $games }? (Enter: { $first })
terminal-no-game = Nie ma gry „{ $typed }”.
terminal-which-opponent = Przeciwnik: { $bots } czy { terminal-friend }? (Enter: { $first })
terminal-friend = znajomy
terminal-no-opponent = Nie ma przeciwnika „{ $typed }”.
terminal-new-seed = Tajnej liczby nie ma obok zapisanej gry, więc odtąd losuje nowa, a losowań tej gry nie da się sprawdzić.
terminal-going-on = { $moves ->
    [one] Dalszy ciąg { $file } po { $moves } ruchu.
    [few] Dalszy ciąg { $file } po { $moves } ruchach.
   *[many] Dalszy ciąg { $file } po { $moves } ruchach.
}
terminal-saved = Zapisano w { $file }.
terminal-not-saved = Nic nie zapisano.
terminal-exists = { $file } już istnieje. Zastąpić? ({ terminal-yes } albo { terminal-no })
terminal-save-ask = Zapisać grę? (Enter: { $file }, nazwa pliku albo { terminal-no })
terminal-yes = tak
terminal-no = nie
terminal-nothing-played = Nie było jeszcze żadnego ruchu, więc nic nie zapisano.
terminal-seed = Tajna liczba, dla `manueline verify`:
terminal-lost = Gra przepadła: { $reason }
terminal-left = Gra została zapisana w { $file }.
terminal-resume = Aby ją wznowić: { $command }

## A player’s turn

terminal-your-move = Twój ruch.
terminal-choices = { $prompt } ({ $moves })
terminal-example = { $prompt } (na przykład { $move })
terminal-type-a-move = Wpisz ruch albo { terminal-command-moves }, { terminal-command-hint }, { terminal-command-help }.
terminal-hint = Silnik gra tu { $move }. Enter wykonuje ten ruch.
terminal-undone = Cofnięto.
terminal-alone = { $name }: następny ekran pokazuje kafelki, które wolno zobaczyć tylko Tobie.
terminal-alone-ask = Nikt inny nie patrzy, { $name }? Enter je pokazuje.
terminal-hide = Enter znów je ukrywa.
terminal-legend = + punkty, jeśli linia jest już wypełniona, − koszt, ○ ani to, ani to
terminal-dome-space = Pole kopuły { $space }
terminal-not-a-move = „{ $typed }” to ani ruch, ani polecenie; spróbuj { terminal-command-help }.
terminal-unclear = „{ $typed }” może znaczyć: { $moves }.
terminal-not-here = { $move } nie jest teraz możliwe.
terminal-no-clause = Nie ma punktu zasad „{ $typed }”, są tylko A1… i D1…

## Commands

terminal-command-moves = ruchy
terminal-command-hint = podpowiedź
terminal-command-undo = cofnij
terminal-command-board = plansza
terminal-command-log = dziennik
terminal-command-rule = zasada
terminal-command-save = zapisz
terminal-command-quit = koniec
terminal-command-help = pomoc
terminal-command-peek = zerknij
terminal-file = PLIK
terminal-help-typing = Ruchy wpisuje się w notacji; wielkość liter, spacje i znaki nie mają znaczenia, a to, co jednoznaczne, można pominąć: 3R>4 i 3r4 to ten sam ruch, podobnie CB>floor i cb f.
terminal-help-moves = wszystkie dozwolone ruchy, z punktami i kosztami
terminal-help-hint = co gra tu silnik i dlaczego; potem Enter wykonuje ten ruch
terminal-help-undo = wraca do Twojej poprzedniej decyzji
terminal-help-board = rysuje pozycję jeszcze raz
terminal-help-log = dotychczasowe ruchy
terminal-help-rule = punkt zasad o numerze z komunikatu o błędzie (po angielsku)
terminal-help-save = zapisuje grę
terminal-help-quit = kończy grę
terminal-help-help = ten tekst
terminal-help-peek = to, co tylko Ty wiesz o stosie, gdy ekran jest wspólny
terminal-help-drawing = Na rysunkach wielka litera to płytka, a mała to wolne pole na ten kolor: { $colours }.
terminal-help-duel = W Azul Duel * to pole na płytkę specjalną, ★ płytka specjalna, a ? pole na dowolny kolor. W stosie na części księżycowej płytka ze znakiem ◂ leży na wierzchu. Liczby w kopule to wolne miejsca na kafelki.

## Replaying

terminal-before = Przed grą
terminal-nature = Losowanie
terminal-evaluation = Przewidywana przewaga po tym ruchu: { $points }
terminal-instead = Zamiast tego: { $moves }
terminal-browse = n dalej, p wstecz, g N idź do, q koniec
terminal-browse-keys = Wpisz n, p, q albo g i liczbę.
terminal-steps = Kroki są od 0 do { $last }.
terminal-pictures = { $count ->
    [one] { $count } obraz jest w { $folder }.
    [few] { $count } obrazy są w { $folder }.
   *[many] { $count } obrazów jest w { $folder }.
}

## Words in drawings: short, since a drawing has 80 columns

drawing-wall-coloured = kolorowa ściana
drawing-wall-grey = szara ściana
drawing-round = runda { $round }
drawing-round-of = runda { $round } z { $rounds }
drawing-to-move = teraz gra { $name }
drawing-nature-to-move = losowanie
drawing-over = gra skończona
drawing-centre = Środek
drawing-centre-empty = pusty
drawing-marker = znacznik
drawing-bag = Woreczek
drawing-lid = Wieczko
drawing-tower = Wieża
drawing-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
drawing-floor = podł.
drawing-tablets = Cele
drawing-tablets-none = jeszcze nie wylosowane
drawing-side-rows = rzędy
drawing-side-variety = różnorodność
drawing-side-columns = kolumny
drawing-side-ring = krawędź
drawing-side-diagonals = przekątne
drawing-side-corners = narożniki
drawing-side-wilds = wielokolorowe
drawing-side-specials = specjalne
drawing-factory = warsztat
drawing-large = L
drawing-sun = słońce
drawing-moon = księżyc
drawing-chip = żeton
drawing-first-tile = 1.
drawing-display = odkryte kafelki
drawing-display-empty = brak
drawing-stack = stos
drawing-stack-unseen = wierzch nieznany
drawing-stack-empty = pusty
drawing-stack-top = wierzch { $plate }
drawing-type-s = specjalny
drawing-type-w = uniwersalny
drawing-laying = Do ułożenia
drawing-turned = w obrotach w prawo
drawing-drawn = Dobrane kafelki
drawing-under = Odłożone pod stos
drawing-broken = uszk.
drawing-chips = żetony
drawing-chips-none = brak
drawing-tokens = znaczniki
drawing-taken = żetony { $taken }/{ $most }
drawing-spent = użyte { $count }
drawing-passed = pas
