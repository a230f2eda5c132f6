# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-chapter-take = Branie płytek
tutorial-azul-chapter-lines = Linie wzorów
tutorial-azul-chapter-tile = Układanie i punktowanie
tutorial-azul-chapter-end = Koniec gry
tutorial-azul-chapter-grey = Szara ściana

tutorial-azul-welcome = Witaj! Układasz mozaikę na ścianie pałacu. Na środku leży pięć warsztatów, w każdym po cztery płytki. Na Twojej planszy po lewej jest pięć linii wzorów, a po prawej ściana, na której płytki przynoszą punkty. Najpierw zbierasz płytki w liniach. Ile płytek mieści najniższa linia?
tutorial-azul-welcome-right = Tak, pięć. Linie mieszczą od jednej do pięciu płytek, a płytka trafia na ścianę tylko z wypełnionej linii.
tutorial-azul-take = W swojej turze bierzesz wszystkie płytki jednego koloru z jednego warsztatu. Weź dwie czerwone płytki z warsztatu 2 i połóż je w linii wzoru 2.
tutorial-azul-take-right = Dobrze: linia 2 jest wypełniona. Dwie białe płytki trafiły na środek stołu. Przeciwnik wziął trzy czarne płytki; niebieska trafiła na środek.
tutorial-azul-take-wrong = To też byłby dozwolony ruch. Spróbuj jednak czerwonych płytek z warsztatu 2 w linii 2: dwie płytki wypełnią ją dokładnie.
tutorial-azul-centre = Możesz też brać ze środka stołu, znów wszystkie płytki jednego koloru. Weź stamtąd dwie białe i połóż je w linii 3.
tutorial-azul-centre-right = Nikt wcześniej nie brał ze środka, więc dostajesz też znacznik gracza rozpoczynającego. Leży na Twojej linii podłogi i kosztuje 1 punkt, ale to Ty rozpoczniesz następną rundę.
tutorial-azul-centre-wrong = Nie te: weź białe płytki ze środka stołu, do linii 3.

tutorial-azul-overflow = Linia przyjmuje tylko tyle płytek, ile ma pól. Co się nie mieści, spada na linię podłogi i kosztuje punkty. Czasem warto: połóż trzy niebieskie płytki z warsztatu 1 w linii 2.
tutorial-azul-overflow-right = Dwie płytki wypełniają linię, trzecia leży na linii podłogi. Jej pole kosztuje 1 punkt. Siedem pól kosztuje 1, 1, 2, 2, 2, 3 i 3; kolejne płytki trafiają do wieczka i nic nie kosztują.
tutorial-azul-overflow-wrong = To rozsądny pomysł, ale zobaczmy, jak płytka spada: warsztat 1, niebieskie, linia 2.
tutorial-azul-choose = Teraz znajdź miejsce samodzielnie. Chcesz wziąć dwie czerwone płytki z warsztatu 4. W linii jest tylko jeden kolor i nie przyjmie ona koloru, który jest już w jej rzędzie na ścianie. Gdzie można je położyć bez straty?
tutorial-azul-choose-right = Zgadza się: linia 5. W rzędach 1, 2 i 4 Twojej ściany jest już czerwona płytka, a w linii 3 leży czarna.
tutorial-azul-choose-wrong = Spójrz jeszcze raz: weź czerwone płytki z warsztatu 4. W rzędach 1, 2 i 4 jest już czerwona płytka, a w linii 3 leży czarna. Zostaje jedna linia, a linia podłogi kosztowałaby punkty.
tutorial-azul-drop = Zawsze możesz zrzucić wszystko na linię podłogi, nawet jeśli któraś linia by to przyjęła. Tutaj jedna czerwona płytka zajęłaby linię 5 na kilka rund. Weź czerwoną płytkę i zrzuć ją.
tutorial-azul-drop-right = Leży na linii podłogi i kosztuje 1 punkt więcej. Linia 5 pozostaje wolna dla lepszego koloru.
tutorial-azul-drop-wrong = Tym razem użyj linii podłogi: weź czerwoną płytkę ze środka stołu i zrzuć ją tam.

tutorial-azul-lone = Teraz układanie. Ostatnia płytka rundy wypełnia na czerwono Twoją linię 2, a jej pole na ścianie nie przylega do innych płytek. Ile punktów daje?
tutorial-azul-lone-right = Tak: płytka, która nie przylega do innych, daje 1 punkt. Druga czerwona trafiła do wieczka.
tutorial-azul-tiling = Znów ostatnia płytka rundy! Potem z każdej wypełnionej linii jedna płytka trafia na ścianę. Sama daje 1; inaczej liczy się każdy ciąg co najmniej dwóch, w poziomie i w pionie, po punkcie za każdą jego płytkę. Wypełnij linię 3 czarną płytką.
tutorial-azul-tiling-right = 2 płytki w poziomie i 3 w pionie: 5 punktów. Dwie pozostałe czarne trafiły do wieczka. Potem odjęto punkty za linię podłogi; przeciwnik stracił 2.
tutorial-azul-tiling-wrong = Czarna płytka wypełnia linię 3, a jej pole na ścianie przylega do innych płytek. Połóż ją tam.
tutorial-azul-stay = W Twojej linii 5 leżą trzy białe płytki z pięciu. Co się z nią stanie na koniec rundy?
tutorial-azul-stay-right = Zgadza się: niekompletne linie pozostają bez zmian i możesz je dalej wypełniać.
tutorial-azul-stay-lid = Jej płytki trafią do wieczka.
tutorial-azul-stay-floor = Jej płytki spadną na linię podłogi.
tutorial-azul-stay-stays = Pozostanie bez zmian.
tutorial-azul-floor = Potem każdy traci punkty za linię podłogi. Na Twojej leżą znacznik i trzy płytki: 1 + 1 + 2 + 2 = 6. Masz 3 punkty i żadnej wypełnionej linii. Ile Ci zostanie?
tutorial-azul-floor-right = Zgadza się: wynik nigdy nie spada poniżej 0. Płytki trafiły do wieczka, a ze znacznikiem rozpoczniesz następną rundę.
tutorial-azul-bag = Zaczyna się następna runda: każdy warsztat dostaje cztery nowe płytki. Co się dzieje, gdy woreczek się opróżni?
tutorial-azul-bag-right = Tak: płytki z wieczka wracają do woreczka i napełnianie trwa dalej.
tutorial-azul-bag-floor = Napełniają go linie podłogi.
tutorial-azul-bag-lid = Wracają do niego płytki z wieczka.
tutorial-azul-bag-end = Gra się kończy.

tutorial-azul-end = Gdy ktoś wypełni poziomy rząd, gra kończy się po tym układaniu. Wtedy każdy pełny rząd daje 2 punkty, każda pełna kolumna 7, a każdy kolor z kompletem pięciu płytek 10. W Twoim rzędzie 2 brakuje jednej czarnej płytki. Weź ją!
tutorial-azul-end-right = Co za finał: 10 punktów za płytkę, 2 za rząd i 7 za kolumnę. Gra skończona.
tutorial-azul-end-wrong = Połóż czarną płytkę w linii 2: wypełni naraz rząd i kolumnę.
tutorial-azul-tie = Żółta płytka wypełnia Twój rząd 1, a po zliczeniu wszystkich punktów macie po 37. Przeciwnik nie ma pełnego rzędu. Kto wygrywa?
tutorial-azul-tie-right = Ty: remis rozstrzyga liczba pełnych rzędów. Jeśli i ona jest równa, zwycięstwo jest wspólne.

tutorial-azul-grey = Jeszcze jedno: na szarej ścianie pole dla płytki wybierasz samodzielnie. Żaden kolor nie może jednak wystąpić w rzędzie ani w kolumnie więcej niż raz. Linia 3 jest wypełniona niebieskimi. Które pole rzędu 3 da najwięcej?
tutorial-azul-grey-right = Właśnie: 2 w poziomie i 3 w pionie to 5 punktów.
tutorial-azul-grey-wrong = Jest lepsze: poszukaj pola, które przylega do płytek i w rzędzie, i w kolumnie.
tutorial-azul-none = Twoja linia 3 będzie wypełniona niebieskimi, ale każde wolne pole rzędu 3 leży w kolumnie, w której jest już niebieska płytka. Co się stanie?
tutorial-azul-none-right = Tak, wszystkie trzy płytki od razu spadają na linię podłogi. Taką linię wolno zacząć, więc patrz na kolumny. Teraz znasz całą grę!
tutorial-azul-none-stays = Linia zostanie na następną rundę.
tutorial-azul-none-floor = Wszystkie jej płytki spadną na linię podłogi.
tutorial-azul-none-lid = Wszystkie jej płytki trafią do wieczka.
