# What the tutorial of Azul says; its steps are in web/src/tutorial/azul.json.

tutorial-azul-welcome = Witaj! Układasz mozaikę na ścianie pałacu. Na środku leży pięć warsztatów, w każdym po cztery płytki. Na Twojej planszy po lewej jest pięć linii wzorów, a po prawej ściana, na której płytki przynoszą punkty. Najpierw zbierasz płytki w liniach.
tutorial-azul-take = W swojej turze bierzesz wszystkie płytki jednego koloru z jednego warsztatu. Weź dwie czerwone płytki z warsztatu 2 i połóż je w linii wzoru 2.
tutorial-azul-take-right = Dobrze: linia 2 jest wypełniona. Dwie białe płytki trafiły na środek stołu. Przeciwnik wziął trzy czarne, a do białych dołączyła niebieska.
tutorial-azul-take-wrong = To też byłby dozwolony ruch. Spróbuj jednak czerwonych płytek z warsztatu 2 w linii 2: dwie płytki wypełnią ją dokładnie.
tutorial-azul-centre = Możesz też brać ze środka stołu, znów wszystkie płytki jednego koloru. Weź stamtąd dwie białe i połóż je w linii 3.
tutorial-azul-centre-right = Nikt wcześniej nie brał ze środka, więc dostajesz też znacznik gracza rozpoczynającego. Leży na Twojej linii podłogi i kosztuje 1 punkt, ale to Ty rozpoczniesz następną rundę.
tutorial-azul-centre-wrong = Nie te: weź białe płytki ze środka stołu, do linii 3.
tutorial-azul-overflow = Linia przyjmuje tylko tyle płytek, ile ma pól. Co się nie mieści, spada na linię podłogi i kosztuje punkty. Czasem warto: połóż trzy niebieskie płytki z warsztatu 1 w linii 2.
tutorial-azul-overflow-right = Dwie płytki wypełniają linię, trzecia leży na podłodze. Jej pole kosztuje 1 punkt. Kolejne kosztują więcej: 1, 1, 2, 2, 2, 3, 3.
tutorial-azul-overflow-wrong = To rozsądny pomysł, ale zobaczmy, jak płytka spada: warsztat 1, niebieskie, linia 2.
tutorial-azul-choose = Teraz znajdź miejsce samodzielnie. Chcesz wziąć dwie czerwone płytki z warsztatu 4. W linii jest tylko jeden kolor i nie przyjmie ona koloru, który jest już w jej rzędzie na ścianie. Gdzie można je położyć bez straty?
tutorial-azul-choose-right = Zgadza się: linia 5. W rzędach 1, 2 i 4 Twojej ściany jest już czerwony, a w linii 3 leży czarny.
tutorial-azul-choose-wrong = Spójrz jeszcze raz: weź czerwone płytki z warsztatu 4. W rzędach 1, 2 i 4 jest już czerwony, w linii 3 leży czarny. Zostaje jedna linia, a podłoga kosztowałaby punkty.
tutorial-azul-tiling = Ostatnia płytka rundy! Po jej wzięciu wszyscy układają: z każdej wypełnionej linii jedna płytka trafia na ścianę. Daje po 1 punkcie za każdą płytkę w ciągach, do których należy, w poziomie i w pionie. Wypełnij linię 3 czarną płytką.
tutorial-azul-tiling-right = 2 płytki w poziomie i 3 w pionie: 5 punktów. Dwie pozostałe czarne trafiły do wieczka. Potem przyszła zapłata za linię podłogi; przeciwnik stracił 2 punkty.
tutorial-azul-tiling-wrong = Czarna płytka wypełnia linię 3, a jej pole na ścianie ma sąsiadów. Połóż ją tam.
tutorial-azul-end = Gdy ktoś wypełni poziomy rząd, gra kończy się po tym układaniu. Wtedy każdy pełny rząd daje 2 punkty, każda pełna kolumna 7, a każdy kolor z kompletem pięciu płytek 10. W Twoim rzędzie 2 brakuje jednej czarnej płytki. Weź ją!
tutorial-azul-end-right = Co za finał: 10 punktów za płytkę, 2 za rząd i 7 za kolumnę. Gra skończona.
tutorial-azul-end-wrong = Połóż czarną płytkę w linii 2: wypełni naraz rząd i kolumnę.
tutorial-azul-grey = Jeszcze jedno: na szarej ścianie pole dla płytki wybierasz samodzielnie. Tylko żaden kolor nie może się powtórzyć w rzędzie ani w kolumnie. Linia 3 jest wypełniona niebieskimi. Które pole rzędu 3 da najwięcej?
tutorial-azul-grey-right = Właśnie: 2 w poziomie i 3 w pionie to 5 punktów. Wiesz już wszystko, czego trzeba.
tutorial-azul-grey-wrong = Jest lepsze: poszukaj pola, które styka się z płytkami i w rzędzie, i w kolumnie.
