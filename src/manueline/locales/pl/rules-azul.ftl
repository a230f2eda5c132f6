# The rules of Azul for people; docs/rules/azul.md has the clauses.

rules-azul-1-title = Na czym polega gra
rules-azul-1-a = Układasz mozaikę na ścianie pałacu. Runda po rundzie bierzesz kolorowe płytki ze środka stołu, zbierasz je w liniach wzorów i z każdej wypełnionej linii przenosisz jedną płytkę na swoją ścianę, gdzie przynosi punkty.
rules-azul-1-b = Wygrywa osoba, która na końcu ma najwięcej punktów. Koniec nadchodzi w rundzie, w której ktoś wypełni poziomy rząd na ścianie.

rules-azul-2-title = Co leży na stole
rules-azul-2-a-item = Woreczek ze 100 płytkami: po 20 niebieskich, żółtych, czerwonych, czarnych i białych.
rules-azul-2-b-item = Warsztaty ułożone w okrąg: 5 dla dwóch graczy, 7 dla trzech, 9 dla czterech. Na początku rundy na każdy trafiają 4 płytki z woreczka.
rules-azul-2-c-item = Środek stołu między warsztatami, gdzie leży znacznik gracza rozpoczynającego.
rules-azul-2-d-item = Przed każdym graczem: plansza z pięcioma liniami wzorów, które mieszczą od 1 do 5 płytek, obok nich ściana 5 × 5 pól, a niżej linia podłogi z siedmioma polami. Na kolorowej ścianie każde pole pokazuje swój kolor; w każdym rzędzie jest wszystkich pięć kolorów, za każdym razem przesuniętych o jedno pole w prawo.
rules-azul-2-e-item = Wieczko pudełka, w którym zużyte płytki czekają, aż woreczek się opróżni.

rules-azul-3-title = Branie płytek
rules-azul-3-a = W pierwszej rundzie gracza rozpoczynającego wybiera się losowo, chyba że wskazano go przy otwieraniu stołu; później jest nim osoba ze znacznikiem. Zaczyna gracz rozpoczynający, potem gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze robisz jedną z dwóch rzeczy:
rules-azul-3-b-item = Wybierasz warsztat i kolor, bierzesz z niego wszystkie płytki tego koloru, a pozostałe przesuwasz na środek stołu.
rules-azul-3-c-item = Wybierasz kolor na środku stołu i bierzesz stamtąd wszystkie płytki tego koloru.
rules-azul-3-d = Kto w danej rundzie pierwszy bierze ze środka, dostaje też znacznik gracza rozpoczynającego. Znacznik trafia na pierwsze wolne od lewej pole linii podłogi, zanim spadną tam płytki, a jego posiadacz rozpoczyna następną rundę.

rules-azul-4-title = Wypełnianie linii wzorów
rules-azul-4-a = Wszystkie wzięte płytki układasz w jednej linii wzoru. O tym, które linie się nadają, decydują trzy zasady:
rules-azul-4-b-item = W linii leżą płytki tylko jednego koloru.
rules-azul-4-c-item = Do wypełnionej linii nic już nie dołożysz.
rules-azul-4-d-item = Linia nie przyjmuje koloru, który jest już w jej rzędzie na ścianie.
rules-azul-4-e = Płytki, które nie mieszczą się w linii, spadają na Twoją linię podłogi. Możesz też zrzucić tam wszystkie, nawet jeśli któraś linia by je przyjęła. Nie możesz jednak zatrzymać płytek, które się mieszczą.

rules-azul-5-title = Linia podłogi
rules-azul-5-a = Linię podłogi wypełnia się od lewej. Jej siedem pól kosztuje 1, 1, 2, 2, 2, 3 i 3 punkty, a znacznik liczy się jak płytka. Gdy wszystkie są zajęte, kolejne płytki trafiają do wieczka i nic nie kosztują; wtedy znacznik też nic nie kosztuje.

rules-azul-6-title = Układanie na ścianie
rules-azul-6-a = Gdy warsztaty i środek stołu są puste, każdy sprawdza swoje linie wzorów od góry do dołu. Z każdej wypełnionej linii jedna płytka trafia na pole swojego koloru w tym samym rzędzie ściany i od razu przynosi punkty. Pozostałe płytki z tej linii trafiają do wieczka. Niekompletne linie pozostają bez zmian na następną rundę.
rules-azul-6-b = Potem tracisz punkty za linię podłogi, ale Twój wynik nigdy nie spada poniżej 0. Jej płytki trafiają do wieczka.

rules-azul-7-title = Ile daje płytka
rules-azul-7-a-item = Jeśli nie przylega do innych płytek u góry, u dołu, z lewej ani z prawej: 1 punkt.
rules-azul-7-b-item = Jeśli przylega do innych w poziomie: po 1 punkcie za każdą płytkę tego nieprzerwanego ciągu, włącznie z nią samą.
rules-azul-7-c-item = Jeśli przylega do innych w pionie: to samo za ten ciąg. Gdy zachodzi jedno i drugie, liczy się jedno i drugie.

rules-azul-8-title = Przygotowanie następnej rundy
rules-azul-8-a = Jeśli na żadnej ścianie nie ma jeszcze pełnego rzędu, każdy warsztat dostaje 4 nowe płytki. Gdy woreczek się opróżni, wracają do niego płytki z wieczka. Rozpoczyna osoba ze znacznikiem.

rules-azul-9-title = Koniec gry
rules-azul-9-a = Gra kończy się po układaniu, w którym ktoś po raz pierwszy wypełnił poziomy rząd. Potem każdy dolicza:
rules-azul-9-b-item = 2 punkty za każdy pełny rząd
rules-azul-9-c-item = 7 punktów za każdą pełną kolumnę
rules-azul-9-d-item = 10 punktów za każdy kolor, którego wszystkie pięć płytek jest na ścianie
rules-azul-9-e = Wygrywa najwyższy wynik. Remis rozstrzyga liczba pełnych rzędów; jeśli i ona jest równa, zwycięstwo jest wspólne.

rules-azul-10-title = Szara ściana
rules-azul-10-a = Druga strona planszy nie ma kolorów. Płytka z wypełnionej linii trafia na dowolne wolne pole jej rzędu, ale żaden kolor nie może się powtórzyć w rzędzie ani w kolumnie.
rules-azul-10-b = Jeśli dla koloru linii nie ma już pola, wszystkie jej płytki od razu spadają na linię podłogi. Jeśli pole jest, trzeba je zająć, nawet jeśli się tego nie chce.
rules-azul-10-c = Możesz zacząć linię nawet wtedy, gdy kolumny nie dopuszczają jej koloru na żadne pole: sprawdza się tylko rząd.

rules-azul-11-title = Rzadkie sytuacje
rules-azul-11-a = Instrukcja nie rozstrzyga kilku spraw. My gramy tak:
rules-azul-11-b-item = Jeśli w rundzie nikt nie wziął znacznika, znów rozpoczyna ta sama osoba.
rules-azul-11-c-item = Jeśli podczas napełniania warsztatów zabraknie płytek i w woreczku, i w wieczku, runda zaczyna się z tym, co jest; jeśli nie ma ani jednej płytki, gra się kończy.
rules-azul-11-d-item = Gracze układają płytki po kolei, począwszy od osoby, która rozpoczęła rundę.
rules-azul-11-e-item = Na szarej ścianie gra kończy się także wtedy, gdy na żadnej ścianie nie da się już ukończyć rzędu.
rules-azul-11-f-item = Po rundzie 100 gra kończy się niezależnie od wszystkiego.
rules-azul-11-g-item = Według instrukcji zaczyna osoba, która ostatnio odwiedziła Portugalię; tutaj pierwszego gracza rozpoczynającego losuje się albo wskazuje.
rules-azul-11-h-item = Kto wybiera linię wzoru, musi położyć w niej wszystkie płytki, które się mieszczą.
