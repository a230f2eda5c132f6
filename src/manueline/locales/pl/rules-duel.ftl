# The rules of Azul Duel for people; docs/rules/duel.md has the clauses.

rules-duel-1-title = Na czym polega gra
rules-duel-1-a = Dwoje artystów zdobi kopuły, każde swoją. Przez pięć rund bierzesz płytki z warsztatów, zbierasz je w liniach wzorów i z każdej wypełnionej linii przenosisz jedną płytkę do kopuły. Najpierw jednak kopułę trzeba zbudować z kafelków, które samodzielnie wybierasz i obracasz.
rules-duel-1-b = Wygrywa osoba, która po rundzie 5 ma najwięcej punktów.

rules-duel-2-title = Co leży na stole
rules-duel-2-a-item = 65 płytek w woreczku, po 13 niebieskich, żółtych, czerwonych, czarnych i turkusowych; oprócz tego 9 płytek specjalnych i jedna płytka gracza rozpoczynającego.
rules-duel-2-b-item = Jeden duży warsztat i cztery małe, każdy z częścią słoneczną i księżycową.
rules-duel-2-c-item = 18 kafelków kopuły o 2 × 2 polach. Trzy pola mają po jednym kolorze. Czwarte jest na dziewięciu kafelkach specjalnych przeznaczone na płytkę specjalną, a na dziewięciu uniwersalnych wielokolorowe, na dowolną płytkę. Rewers pokazuje rodzaj kafelka.
rules-duel-2-d-item = 20 żetonów bonusowych: po dwa w każdym kolorze i po dwa z każdej pary: niebieski–czerwony, czerwony–turkusowy, turkusowy–żółty, żółty–czarny i czarny–niebieski. Para liczy się jako jeden albo drugi z jej kolorów.
rules-duel-2-e-item = Cztery dwustronne kafelki celów; w grze są trzy z nich albo wszystkie.
rules-duel-2-f-item = Przed każdym graczem: sześć linii wzorów, które mieszczą od 1 do 6 płytek, kopuła na 3 × 3 kafelki, czyli 6 × 6 płytek, pole uszkodzonych płytek, magazyn żetonów bonusowych i dwa znaczniki gracza. Każdy zaczyna z 5 punktami.

rules-duel-3-title = Przed pierwszą rundą
rules-duel-3-a = Trzy kafelki leżą odkryte, reszta tworzy zakryty stos. Duży warsztat dostaje 5 płytek w części słonecznej; każdy mały 4 płytki w części słonecznej i zakryty żeton bonusowy w księżycowej. Płytka gracza rozpoczynającego leży w księżycowej części dużego warsztatu.
rules-duel-3-b = Gracza rozpoczynającego wybiera się losowo. Druga osoba bierze jeden z odkrytych kafelków i umieszcza go na dowolnym polu swojej kopuły, w dowolnej orientacji; potem to samo robi gracz rozpoczynający. Za każdym razem ekspozycję uzupełnia się do trzech kafelków.
rules-duel-3-c = To, które kafelki celów i które ich strony są w grze, wybiera się albo losuje. Na pierwszą grę proponujemy rzędy, kolumny i przekątne; nie wiemy, które trzy przewidział wydawca.

rules-duel-4-title = Faza 1: Pozyskanie
rules-duel-4-a = Gracie na zmianę. W swojej turze robisz dokładnie jedną z tych rzeczy:
rules-duel-4-b-item = Bierzesz kafelek kopuły.
rules-duel-4-c-item = Bierzesz płytki ze słonecznej części warsztatu.
rules-duel-4-d-item = Bierzesz płytki z części księżycowych.
rules-duel-4-e-item = Bierzesz odkryty żeton bonusowy.
rules-duel-4-f = Spasować możesz tylko wtedy, gdy nic z tego nie jest możliwe, i wtedy nie grasz już do końca fazy. Faza kończy się, gdy w warsztatach nie ma płytek ani żetonów, a w rundach od 1 do 4 także wszystkie znaczniki gracza są użyte.

rules-duel-5-title = Kafelki kopuły
rules-duel-5-a = W rundach od 1 do 4, ale nie w rundzie 5, bierzesz dokładnie dwa kafelki na rundę, każdy za znacznik gracza. Są dwa sposoby:
rules-duel-5-b-item = Weź odkryty kafelek. Ekspozycji nie uzupełnia się do następnej rundy.
rules-duel-5-c-item = Dobieraj ze stosu, po 1 punkcie za kafelek, jeden po drugim, ile razy chcesz. Widzisz tylko rewersy, które pokazują rodzaj. Gdy zakończysz, oglądasz wszystkie, jeden zatrzymujesz, a pozostałe odkładasz na spód stosu w dowolnej kolejności. Po dobraniu kafelka nie możesz już wziąć odkrytego.
rules-duel-5-d = Umieść kafelek na wolnym polu swojej kopuły, w dowolnej orientacji. Później nie można go przesuwać ani obracać.
rules-duel-5-e = Bez punktów nie możesz dobierać, dopóki na ekspozycji leży kafelek. Jeśli ekspozycja jest pusta, dobierasz dokładnie jeden, za darmo.

rules-duel-6-title = Część słoneczna
rules-duel-6-a = Wybierz warsztat i kolor i weź wszystkie płytki tego koloru z części słonecznej. Reszta przechodzi do części księżycowej tego samego warsztatu:
rules-duel-6-b-item = W małym warsztacie układasz ją w stos na żetonie bonusowym, w wybranej kolejności. Jeśli nic nie zostało, żeton zostaje od razu odkryty.
rules-duel-6-c-item = W dużym warsztacie płytki leżą obok siebie.

rules-duel-7-title = Części księżycowe
rules-duel-7-a = Wybierz kolor i weź wszystkie płytki tego koloru, które leżą na wierzchu części księżycowych: po jednej z każdego małego warsztatu, w którym widać ją na stosie, i wszystkie z dużego. Ze stosu liczy się tylko wierzchnia płytka, nawet jeśli następna ma ten sam kolor.
rules-duel-7-b = Kto pierwszy bierze z księżycowej części dużego warsztatu, bierze też płytkę gracza rozpoczynającego. Kosztuje ona 2 punkty, a jej posiadacz rozpoczyna następną rundę.
rules-duel-7-c = Gdy z małego warsztatu zostanie wzięta ostatnia płytka, odkrywa się jego żeton bonusowy. Odtąd każdy może go wziąć w swojej turze, ale najwyżej dwa żetony na rundę.

rules-duel-8-title = Linie wzorów i uszkodzone płytki
rules-duel-8-a = Wszystkie wzięte płytki trafiają do jednej linii wzoru. W linii jest jeden kolor, a do wypełnionej nic już nie dołożysz; każdy kolor można zacząć wszędzie, nawet jeśli nie ma dla niego pola w kopule.
rules-duel-8-b = Co się nie mieści, trafia na pole uszkodzonych płytek. Możesz też odłożyć tam wszystkie wzięte płytki, nawet jeśli któraś linia by je przyjęła. 1, 2, 3 albo 4 uszkodzone płytki kosztują razem 1, 3, 6 albo 10 punktów. Miejsca są cztery; kolejne płytki trafiają do wieży i nic nie kosztują.

rules-duel-9-title = Faza 2: Układanie mozaik i punktowanie
rules-duel-9-a = Sprawdź swoje linie wzorów od góry do dołu. Z wypełnionej linii jedna płytka trafia do jej rzędu w kopule, na wolne pole jej koloru albo na wolne pole wielokolorowe; wybierasz Ty, ale jeśli się da, płytkę trzeba ułożyć. Od razu przynosi punkty, a pozostałe płytki z linii trafiają do wieży.
rules-duel-9-b = Inaczej niż w Azulu ten sam kolor może wystąpić w rzędzie albo w kolumnie więcej niż raz: decyduje tylko to, co pokazuje pole.
rules-duel-9-c = Niekompletne linie pozostają bez zmian na następną rundę.
rules-duel-9-d = Jeśli w rzędzie nie ma wolnego pola dla koloru linii, spójrz na trzy kafelki rzędu: dopóki któregoś brakuje, linia czeka, wypełniona czy nie. Gdy leżą wszystkie trzy, wszystkie płytki z linii trafiają na pole uszkodzonych płytek.
rules-duel-9-e = Potem tracisz punkty za uszkodzone płytki i za płytkę gracza rozpoczynającego, ale Twój wynik nigdy nie spada poniżej 0. Uszkodzone płytki trafiają do wieży.

rules-duel-10-title = Żetony bonusowe
rules-duel-10-a = Gdy przychodzi kolej na niekompletną linię, w której jest co najmniej jedna płytka, możesz ukończyć ją żetonami: każda brakująca płytka kosztuje dwa żetony z kolorem linii albo trzy dowolne. Wolno to zrobić tylko wtedy, gdy linia zostanie w ten sposób wypełniona, a płytka ma potem wolne pole; nie wolno wydać więcej, niż potrzeba. Wydane żetony przepadają.
rules-duel-10-b = Niewydane żetony zostają w Twoim magazynie na następne rundy.

rules-duel-11-title = Ile daje płytka
rules-duel-11-a-item = Jeśli nie przylega do innych płytek: 1 punkt.
rules-duel-11-b-item = Jeśli przylega do innych w rzędzie: po 1 punkcie za każdą płytkę nieprzerwanego ciągu, włącznie z nią samą; to samo w kolumnie. Liczy się jedno i drugie, a płytki specjalne należą do ciągu jak każde inne.
rules-duel-11-c-item = Gdy trzy kolorowe pola kafelka specjalnego są zajęte, od razu dostaje on płytkę specjalną. Daje ona od 1 do 6 punktów, zależnie od rzędu licząc od góry, i nic za przylegające płytki.

rules-duel-12-title = Faza 3: Przygotowanie
rules-duel-12-a = Znaczniki wracają do graczy, ekspozycję uzupełnia się do trzech kafelków, a wszystkie warsztaty znów dostają płytki i żetony. Gdy woreczek się opróżni, wsypuje się do niego płytki z wieży. Osoba z płytką gracza rozpoczynającego odkłada ją i rozpoczyna rundę.
rules-duel-12-b = Jeśli wszystkie pięć płytek w dużym warsztacie jest jednego koloru, losuje się je ponownie.

rules-duel-13-title = Koniec gry
rules-duel-13-a = Po rundzie 5 punktuje każdy kafelek celu, który jest w grze:
rules-duel-13-b-item = Rzędy: 3 punkty za każdy pełny rząd. Albo różnorodność: 4 punkty za każdy rząd z co najmniej pięcioma kolorami, przy czym płytka specjalna liczy się jako osobny kolor.
rules-duel-13-c-item = Kolumny: 7 punktów za każdą pełną kolumnę. Albo krawędź: 1 punkt za każdą płytkę na 20 polach przy krawędzi.
rules-duel-13-d-item = Przekątne: 10 punktów za każdą pełną z dwóch. Albo narożniki: za każdy pełny kafelek w narożniku 3 punkty u góry, 8 u dołu.
rules-duel-13-e-item = Pola wielokolorowe: po 2 punkty, jeśli wszystkie Twoje są zajęte, w przeciwnym razie nic. Albo pola specjalne: minus 3 punkty za każde puste.
rules-duel-13-f = Płytki specjalne liczą się jako płytki w rzędach, kolumnach, na przekątnych, przy krawędzi i w narożnikach.
rules-duel-13-g = Wygrywa najwyższy wynik. Remis rozstrzyga płytka gracza rozpoczynającego; jeśli nikt jej nie ma, zwycięstwo jest wspólne.

rules-duel-14-title = Rzadkie sytuacje
rules-duel-14-a = Instrukcja nie rozstrzyga kilku spraw. My gramy tak:
rules-duel-14-b-item = Jeśli w rundzie nikt nie wziął płytki gracza rozpoczynającego, znów rozpoczyna ta sama osoba.
rules-duel-14-c-item = Jeśli podczas napełniania warsztatów zabraknie płytek i w woreczku, i w wieży, runda zaczyna się z tym, co jest; żeton w małym warsztacie bez płytek zostaje od razu odkryty.
rules-duel-14-d-item = Jeśli do dużego warsztatu nie da się dobrać dwóch kolorów, płytki zostają, a kto je weźmie z części słonecznej, bierze też płytkę gracza rozpoczynającego.
rules-duel-14-e-item = Osoba, która rozpoczęła rundę, układa pierwsza i traci punkty za uszkodzone płytki, zanim zacznie układać druga. To, co nie pozostawia wyboru, dzieje się samo.
rules-duel-14-f-item = Najpierw sumuje się kafelki celów; dopiero potem ujemny wynik podnosi się do 0.
rules-duel-14-g-item = Każdy gracz zaczyna z 5 punktami.
rules-duel-14-h-item = Kto wybiera linię wzoru, musi położyć w niej wszystkie płytki, które się mieszczą.
rules-duel-14-i-item = Jeśli przy napełnianiu dużego warsztatu w woreczku są płytki tylko jednego koloru, najpierw wsypuje się do niego zawartość wieży.
rules-duel-14-j-item = Dobieranie kafelków kończy się samo, gdy stos jest pusty albo nie masz już punktów.
rules-duel-14-k-item = Jeśli wyniki są równe i nikt nie ma płytki gracza rozpoczynającego, zwycięstwo jest wspólne.
