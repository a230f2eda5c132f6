# Why a position cannot arise by the rules: the codes of `Problem` in `src/manueline/games`. `$colour` is
# a letter, `$chip` the name of a chip.

problem-of-seat = Gracz { $seat }: { $problem }
problem-tile-count = Liczba płytek w kolorze „{ colour }” to { $total } zamiast { $expected }.

## Azul

problem-marker-not-taken = Znacznik leży na linii podłogi gracza, który go nie wziął.
problem-marker-nowhere = Gracz wziął znacznik, ale nie leży on na żadnej linii podłogi.
problem-marker-during-deal = Podczas uzupełniania warsztatów znacznik leży na środku.
problem-row-colour-twice = W rzędzie { $row } ściany jakiś kolor jest dwa razy.
problem-wall-wrong-space = W rzędzie { $row } ściany płytka leży na polu innego koloru.
problem-line-colour-on-wall = Linia wzoru { $row } ma kolor, który jest już w jej rzędzie ściany.
problem-row-full = Rząd { $row } ściany jest pełny, a gra toczy się dalej.
problem-column-colour-twice = W kolumnie { $column } ściany jakiś kolor jest dwa razy.
problem-line-still-complete = Po układaniu na ścianie linia wzoru wciąż jest wypełniona.
problem-floor-not-emptied = Po układaniu na ścianie linia podłogi nie została opróżniona.
problem-starter-first = Gracza rozpoczynającego losuje się przed wszystkim innym.
problem-empty-offer = Nie ma płytek do wzięcia.
problem-not-over = Nie ma powodu, by gra była skończona.
problem-offer-after-end = W warsztatach lub na środku leżą płytki, choć wszystkie powinny być już wzięte.
problem-deal-order = Warsztaty uzupełnia się jeden po drugim, a środek jest pusty.
problem-nothing-to-deal = Nie ma już nic do wylosowania.
problem-no-tiling-choice = W tym układaniu nie ma nic do wyboru.

## Azul Duel

problem-chip-count = Liczba żetonów bonusowych { $chip } to { $total } zamiast { $expected }.
problem-hidden-chips = Zakrytych żetonów jest więcej niż niewidzianych.
problem-special-on-ordinary = Płytka specjalna leży na zwykłym polu: rząd { $row }, kolumna { $column }.
problem-tile-on-wrong-space = Płytka leży tam, gdzie jej kolor nie może: rząd { $row }, kolumna { $column }.
problem-special-mismatch = Płytka specjalna nie pasuje do swojego kafelka: rząd { $row }, kolumna { $column }.
problem-plate-to-lay = Kafelek do umieszczenia jest tylko wtedy, gdy odkłada się albo umieszcza kafelki.
problem-drawn-plates = Dobrane kafelki należą do faz dobierania.
problem-left-over-tiles = Pozostałe płytki są tylko podczas układania ich w stos.
problem-payment = Zapłata jest tylko podczas płacenia żetonami.
problem-wrong-turn = Ruch ma inny gracz niż ten, którego jest tura.
problem-no-more-plates = Nie można dobrać kolejnego kafelka.
problem-unnamed-plate = Kafelek, który zna gracz, nie jest nazwany.
problem-no-chip-to-reveal = Nie ma żetonu do odkrycia.
problem-top-plate-unseen = Rewers górnego kafelka stosu musi być widoczny.
problem-must-pass = Gracz na ruchu nie może już nic zrobić i musi spasować.
problem-no-first-player = Nikt nie jest graczem rozpoczynającym.
problem-fill-order = Warsztaty uzupełnia się jeden po drugim.
problem-stacked-elsewhere = Pozostałe płytki układa się w stos w warsztacie, z którego pochodzą.
problem-no-return-choice = Ostatni kafelek odkłada się bez wyboru.
problem-focus = W fazie { $phase } nie ma bieżącej linii ani warsztatu: wartość musi wynosić 0.
problem-six-lines = Jest sześć linii wzoru.
problem-no-space-choice = Linia { $row } nie ma wyboru pola.
problem-not-payable = Linii { $row } nie można ukończyć żetonami.
problem-no-chip-choice = Linia { $row } nie ma wyboru żetonów.
problem-plates-on-dome = Liczba kafelków w kopule nie może się zgadzać: { $plates }.
problem-tokens-left = Po wzięciu kafelków zostały znaczniki graczy.
problem-plate-missing = Kopuła bez kafelka należy do przygotowania.
