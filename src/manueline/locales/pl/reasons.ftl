# Why a move is good or bad, for hints and reviews. What messages are given: `Kind` in
# `src/manueline/analysis/reasoning.py`. `$tablet` is the name of a scoring tablet's side.

reason-line = Wypełnia linię { $line } za { points }.
reason-line-waits = Wypełnia linię { $line }; w kopule brakuje jeszcze pola: { form-colour-few } albo wielokolorowe.
reason-line-dropped = { $count ->
    [one] Linia { $line } nie ma już pola na ścianie: { $count } płytka spadnie na linię podłogi.
    [few] Linia { $line } nie ma już pola na ścianie: { $count } płytki spadną na linię podłogi.
   *[many] Linia { $line } nie ma już pola na ścianie: { $count } płytek spadnie na linię podłogi.
}
reason-line-breaks = { $count ->
    [one] Linia { $line } nie ma pola w pełnym rzędzie kafelków: { $count } płytka trafi na pole uszkodzonych płytek.
    [few] Linia { $line } nie ma pola w pełnym rzędzie kafelków: { $count } płytki trafią na pole uszkodzonych płytek.
   *[many] Linia { $line } nie ma pola w pełnym rzędzie kafelków: { $count } płytek trafi na pole uszkodzonych płytek.
}
reason-line-started = Linia { $line } jest rozpoczęta: brakuje { $missing }, w tym kolorze zostało { $left }.
reason-line-stuck = Linii { $line } nie da się w tej rundzie wypełnić płytkami: brakuje { $missing }, zostało { $left }.
reason-line-planned = Przewidywane ruchy wypełniają linię { $line } w tej rundzie za { points }.
reason-placed = Daje { points } w rzędzie { $row }, kolumnie { $column }.
reason-row = Zapełnia rząd { $row } ściany: { points } na koniec gry.
reason-column = Zapełnia kolumnę { $column }: { points } na koniec gry.
reason-colour = Kompletuje kolor { colour } na ścianie: { points } na koniec gry.
reason-column-near = W kolumnie { $column } zabraknie wtedy tylko jednej płytki ({ points } za pełną).
reason-colour-near = Na ścianie do koloru „{ colour }” zabraknie wtedy tylko jednej płytki ({ points } za komplet).
reason-game-ends = Kończy grę po tej rundzie; przy obecnym stanie przewaga to { points }.
reason-floor = { $count ->
    [one] { $count } płytka spada na linię podłogi i kosztuje { points }.
    [few] { $count } płytki spadają na linię podłogi i kosztują { points }.
   *[many] { $count } płytek spada na linię podłogi i kosztuje { points }.
}
reason-floor-free = { $count ->
    [one] { $count } płytka spada na linię podłogi, przy obecnym stanie bez kosztu.
    [few] { $count } płytki spadają na linię podłogi, przy obecnym stanie bez kosztu.
   *[many] { $count } płytek spada na linię podłogi, przy obecnym stanie bez kosztu.
}
reason-saved = Drugi ruch traci { points } przez płytki spadłe albo uszkodzone.
reason-marker = { $points ->
    [0] Rozpoczynasz następną rundę, a znacznik gracza rozpoczynającego nic nie kosztuje.
   *[other] Znacznik gracza rozpoczynającego kosztuje { points }, ale rozpoczynasz następną rundę.
}
reason-marker-last = Znacznik gracza rozpoczynającego kosztuje { points }, a przy obecnym stanie nie będzie już kolejnej rundy.
reason-denied = Następny gracz nie może już jednym ruchem wypełnić linii { $line } ({ points }).
reason-gift = Następny gracz może wtedy wypełnić linię { $line } za { points }.
reason-forced = { $count ->
    [one] Cokolwiek weźmie następny gracz, spadnie co najmniej { $count } płytka.
    [few] Cokolwiek weźmie następny gracz, spadną co najmniej { $count } płytki.
   *[many] Cokolwiek weźmie następny gracz, spadnie co najmniej { $count } płytek.
}
reason-others-lose = { $count ->
    [one] W przewidywanych ruchach inni tracą w tej rundzie { $count } płytkę.
    [few] W przewidywanych ruchach inni tracą w tej rundzie { $count } płytki.
   *[many] W przewidywanych ruchach inni tracą w tej rundzie { $count } płytek.
}
reason-heap = Zostawia { tiles } na środku stołu; następnemu graczowi spadłoby z nich co najmniej { $fallen }.
reason-broken = { $count ->
    [one] { $count } płytka trafia na pole uszkodzonych płytek i kosztuje { points }.
    [few] { $count } płytki trafiają na pole uszkodzonych płytek i kosztują { points }.
   *[many] { $count } płytek trafia na pole uszkodzonych płytek i kosztuje { points }.
}
reason-first-tile = Płytka gracza rozpoczynającego kosztuje { points }, ale rozpoczynasz następną rundę.
reason-first-tile-last = Płytka gracza rozpoczynającego kosztuje { points } i rozstrzyga remis na Twoją korzyść.
reason-order-denies = Ta kolejność nie pozwala następnemu graczowi wypełnić jednym ruchem linii { $line } ({ points }).
reason-order-gives = Przy tej kolejności następny gracz może wypełnić linię { $line } za { points }, przy innej nie.
reason-order-buries = { $missing ->
    [one] Przykrywa kolor „{ colour }”: w linii { $line } następnego gracza brakuje { $missing } takiej płytki.
    [few] Przykrywa kolor „{ colour }”: w linii { $line } następnego gracza brakuje { $missing } takich płytek.
   *[many] Przykrywa kolor „{ colour }”: w linii { $line } następnego gracza brakuje { $missing } takich płytek.
}
reason-order-offers = { $missing ->
    [one] Zostawia na wierzchu kolor „{ colour }”: w linii { $line } następnego gracza brakuje { $missing } takiej płytki.
    [few] Zostawia na wierzchu kolor „{ colour }”: w linii { $line } następnego gracza brakuje { $missing } takich płytek.
   *[many] Zostawia na wierzchu kolor „{ colour }”: w linii { $line } następnego gracza brakuje { $missing } takich płytek.
}
reason-chip = Daje żeton bonusowy na później: { chip }.
reason-chip-pays = Z tym żetonem bonusowym możesz wypełnić linię { $line } za { points }.
reason-chip-denied = Z tym żetonem bonusowym przeciwnik mógłby wypełnić linię { $line } za { points }.
reason-line-paid = Linię { $line } można wtedy ukończyć żetonami bonusowymi za { points }.
reason-chips-complete = Żetony bonusowe kończą linię { $line } za { points }.
reason-chips-kept = { $count ->
    [one] Zachowuje { $count } żeton bonusowy na później.
    [few] Zachowuje { $count } żetony bonusowe na później.
   *[many] Zachowuje { $count } żetonów bonusowych na później.
}
reason-plate-fits = Kafelek ma pole dla { form-colour-many } płytek z linii { $line }.
reason-plate-opens = Daje pole dla { form-colour-many } płytek z linii { $line }.
reason-plate-special = Płytka specjalna w rzędzie { $row } da { points }, gdy kafelek będzie pełny.
reason-plate-wild = Pole wielokolorowe w rzędzie { $row } przyjmuje każdy kolor.
reason-plate-cost = Dobieranie ze stosu kosztuje { points }.
reason-special = Zapełnia kafelek specjalny: { points } za płytkę specjalną w rzędzie { $row }.
reason-tablet = { points } za kafelek celu „{ $tablet }”, przy obecnym stanie.
