# The guided first game.

sa-guided-welcome = Witaj! Prowadzisz plemię 5 osób i masz 12 żywności. W każdej rundzie wysyłasz ludzi do pracy, oni przynoszą to, co zdobędą, a potem wszyscy jedzą.
sa-guided-turns = Wysyłacie ludzi na zmianę: ty w jedno miejsce, potem drugie plemię. Zajęte miejsce może być już zamknięte, więc najpierw idź tam, dokąd chcą iść też inni.
sa-guided-hut = Z dwóch osób w chacie robią się trzy. Więcej ludzi to więcej pracy w każdej następnej rundzie: wyślij 2 osoby do chaty.
sa-guided-not-there = To też jest dozwolone. W tej lekcji wyślij ludzi w zaznaczone miejsce, tyle osób, ile mówi lekcja.
sa-guided-others-tool-maker = { $seat } zajmuje warsztat: narzędzie poprawia rzuty. Przy 2 graczach w rundzie działają tylko dwa miejsca spośród warsztatu, chaty i pola, więc pole jest teraz zamknięte.
sa-guided-card = Ta karta kosztuje 1 surowiec. Górna połowa od razu daje 1 glinę; 2 szamanów na dole punktuje na koniec gry.
sa-guided-card-send = Nie masz jeszcze surowców, ale płaci się dopiero, gdy ludzie pracują. Wyślij na tę kartę 1 osobę, zanim zrobi to drugie plemię.
sa-guided-others-card = { $seat } też chce kartę. Ta kosztuje 2 surowce, a rzuca się za nią kostkami, które każdemu coś dają.
sa-guided-forest = Teraz potrzebujesz surowca na zapłatę. W lesie rzucasz kostką za każdą swoją osobę; suma podzielona przez 3 to drewno, które dostajesz.
sa-guided-forest-send = Więcej osób to więcej kostek. Wyślij do lasu ostatnie 2 osoby: wybierz miejsce, a potem ile osób.
sa-guided-others-clay = { $seat } idzie po glinę do glinianki: tam sumę dzieli się przez 4. Przy 2 graczach z takiego miejsca korzysta w rundzie tylko jedno plemię, więc do lasu nikt już nie przyjdzie.
sa-guided-worked = Teraz twoi ludzie pracują. Chata daje ci 6. osobę. W lesie wypadło 2 i 4: suma 6 podzielona przez 3 to 2 drewna.
sa-guided-buy-card = Za kartę płaci się dowolnymi surowcami. Zapłać za nią 1 drewno, a drugie zachowaj na później.
sa-guided-not-without-card = Jeśli teraz zakończysz turę, twoja osoba wróci bez karty. Zapłać za kartę 1 drewno.
sa-guided-others-tool = { $seat } rzuca na glinę: 3, 4 i 4. To razem 11; z narzędziem jest 12, czyli 3 gliny zamiast 2.
sa-guided-others-dice = { $seat } płaci za kartę 2 gliny i rzuca za wszystkich: z 5 i 6 bierze 5, kolejne narzędzie. 6 jest dla ciebie: twoja produkcja żywności rośnie o 1.
sa-guided-fed = Potem wszyscy jedzą, po 1 żywności na osobę. Było 12, produkcja żywności dodała 1, a 6 osób zjadło 6: zostaje ci 7 żywności.
sa-guided-others-hut = W rundzie 2 zaczyna { $seat } i idzie do chaty, jak przedtem ty: dodatkowa osoba przydaje się przez całą grę.
sa-guided-tool-maker = Narzędzie pomaga ci przy kostkach w każdej rundzie. Wyślij 1 osobę do warsztatu.
sa-guided-others-forest = { $seat } zajmuje las, więc w tej rundzie jest dla ciebie zamknięty. Masz już 1 drewno: to wystarczy.
sa-guided-building = Budynki punktują od razu. Ten kosztuje 1 drewno i 2 gliny. Drewno jest warte 3, a glina 4, więc daje 3 + 4 + 4 = 11 punktów.
sa-guided-building-send = Masz 1 drewno i 1 glinę. Drugą glinę możesz zdobyć jeszcze w tej rundzie: wyślij 1 osobę na budynek.
sa-guided-others-builders = { $seat } chce kartę z 2 budowniczymi: każdy daje na koniec 1 punkt za każdy budynek. Tak samo twoi szamani punktują za twoich ludzi.
sa-guided-clay = Przy glinie sumę kostek dzieli się przez 4. Na 1 glinę zwykle wystarczą dwie kostki: wyślij 2 osoby do glinianki.
sa-guided-hunger = Pomyśl o żywności, zanim skończy się runda. Kto ma jej za mało, płaci surowcami albo traci 10 punktów.
sa-guided-hunt = Masz 7 żywności, a 6 osób zjada 6 w każdej rundzie. Na polowaniu suma podzielona przez 2 to żywność: wyślij tam ostatnie 2 osoby, będzie na następną rundę.
sa-guided-use-clay = Masz już narzędzie, a pomaga ono przy jednym rzucie w każdej rundzie. Wybierz, gdzie rzucasz najpierw: najważniejsza jest glina, więc zacznij od glinianki.
sa-guided-not-the-hunt-first = Polowanie może poczekać. Najpierw rzuć w gliniance: zobaczysz, czy potrzeba tam narzędzia.
sa-guided-add = Wypadło 1 i 2. To tylko 3, a na glinę potrzeba 4. Dołóż swoje narzędzie 1: 3 + 1 = 4, czyli 1 glina.
sa-guided-not-without-tool = Bez narzędzia nie dostaniesz gliny i nie zapłacisz za budynek. Dołóż narzędzie.
sa-guided-hunted = Na polowaniu wypadło 4 i 5: 9 podzielone przez 2, w dół, to 4 żywności.
sa-guided-build = Teraz masz 1 drewno i 2 gliny. Zapłać nimi za budynek!
sa-guided-not-without-building = Jeśli teraz zakończysz turę, twoja osoba wróci bez budynku. Zapłać za niego 1 drewno i 2 gliny.
sa-guided-well-done = Brawo! Budynek dał ci 11 punktów, ludzie są najedzeni, a na następną rundę zostaje 6 żywności.
sa-guided-shamans = Karty punktują na koniec gry. Każdy z twoich 2 szamanów liczy twoje 6 osób: 2 × 6 = 12 punktów.
sa-guided-points = Gdyby gra kończyła się teraz, byłoby 11 + 12 = 23 punkty dla ciebie i 3 dla drugiego plemienia.
sa-guided-workers = Rolnicy liczą produkcję żywności, wytwórcy narzędzi – narzędzia, a budowniczowie – budynki. Każdy pozostały surowiec to 1 punkt.
sa-guided-green = Za różne znaki na zielonych kartach jest ich liczba do kwadratu: 3 różne znaki dają 9 punktów.
sa-guided-ends = Gra kończy się, gdy któryś stos budynków jest pusty albo brakuje kart na następną rundę.
sa-guided-how-on = Graj tu dalej, jeśli chcesz, albo zacznij prawdziwą grę.
sa-guided-real-game = Teraz prawdziwa gra
