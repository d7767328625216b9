# The guided first game: one round with its eclipse.

ew-guided-welcome = Witaj! Prowadzisz małe plemię przez krainę lodu. Na koniec tej lekcji będzie miało wioskę, święty kamień i pierwsze punkty.
ew-guided-round = Gra ma cztery rundy. Teraz rozegrasz jedną: trzy tury każdego gracza, a potem zaćmienie, gdy teren daje to, co ma.
ew-guided-chief = To twój wódz, Ognisty Wilk. Wybierz stronę A: da obozowisko, krok i 2 żywności w turze, w której wódz pójdzie do Migracji.
ew-guided-not-that-side = Strona B też przesuwa obozowiska. Tutaj wybierz stronę A: pomoże ci założyć wioskę.

## The first turn: Hunt

ew-guided-other-develops = { $seat } zaczyna i umieszcza wodza w Rozwoju. Zdolność wodza daje tam 3 punkty trudu, a tyle kosztuje karta kultury.
ew-guided-other-bottom = Dół kolumny jest dla pierwszej figurki w rundzie: w Rozwoju { $seat } zyskuje za to narzędzie i żywność.
ew-guided-figures = Twoja tura. Masz trzy figurki, wodza i dwie inne, i w każdej turze umieszczasz jedną z nich. Żadne miejsce nigdy nie jest pełne.
ew-guided-goods = Masz 5 kart, 2 żywności, 1 narzędzie i Bobra olbrzymiego. Karty dają trud, a niedługo będzie ci potrzebny.
ew-guided-place-hunt = Wioska kosztuje 3 żywności, święty kamień 2 żywności i 2 narzędzia. Czego brakuje, da twój bóbr: umieść figurkę plemienia w Polowaniu.
ew-guided-not-that-place = To też byłaby dobra tura. W tej lekcji umieść figurkę tak, jak zaznaczono.
ew-guided-hunt-top = Kolumnę przechodzi się z góry na dół. Na górze możesz za trud i narzędzia brać kolejne zwierzęta, dopóki cię stać.
ew-guided-hunt-on = Tym razem zachowaj karty i idź dalej: środek i dół Polowania nic nie kosztują. Jeden przycisk robi jedno i drugie i kończy turę.
ew-guided-not-a-card = Zachowaj to na później i zrób to, co zaznaczone.
ew-guided-not-yet = Jeszcze nie: coś tu wciąż na ciebie czeka i nie kosztuje trudu. Zrób to, co zaznaczone.
ew-guided-hunt-middle = Środek, raz: spożytkuj swoje zwierzę dla tego, co pokazuje.
ew-guided-tip = Spożytkuj Bobra olbrzymiego: teraz daje 2 żywności i 1 narzędzie, ale na koniec nie liczy się do żadnego zestawu.
ew-guided-lesser = Zyskujesz narzędzie. Cokolwiek zyskujesz, możesz wziąć zamiast tego coś słabszego. Kolejność to: megalit, karta, totem, narzędzie, żywność.
ew-guided-take-tool = 2 żywności od bobra już masz. Narzędzie też jest ci potrzebne: weź je.
ew-guided-not-food = Żywność też by się przydała, ale tu narzędzie jest więcej warte: weź narzędzie.
ew-guided-hunt-bottom = Twoja figurka jest w Polowaniu pierwsza, więc dół jest twój: wierzchnie zwierzę z talii, za darmo.
ew-guided-end-turn = Nic więcej nie ma tu za darmo. Zakończ turę.

## The second turn: Migrate

ew-guided-other-culture = Karty kultury zagrywa się na początku tury, a pierwsza nic nie kosztuje. Ta, którą zagrywa { $seat }, daje żywność i totem.
ew-guided-other-idols = Potem Inicjacja: jej dół daje kolejny totem. Każdy totem to poziom, a { $seat } ma na torze honoru już poziom 2.
ew-guided-other-buries = { $seat } grzebie tam też kartę. Na koniec będzie to 6 punktów dla pierwszego na torze honoru i 3 dla drugiego.
ew-guided-animals = Dół Polowania dał ci Nosorożca włosatego. Niespożytkowane zwierzęta tworzą na koniec zestawy: jeden nosorożec daje 1 punkt, cztery dają 10.
ew-guided-village = Teraz wioska. Stoi na punkcie wspólnym trzech kafelków, a na każdym musi być twoje obozowisko.
ew-guided-village-where = Twoja stanie między lodowcem B3, borem C4 i czerwonymi wzgórzami B4.
ew-guided-place-migrate = Twój wódz jest w tym dobry. Umieść go w Migracji.
ew-guided-use-chief = Najpierw użyj zdolności swojego wodza: obozowisko, krok i 2 żywności.
ew-guided-chief-first = To zaraz. Najpierw użyj zdolności swojego wodza.
ew-guided-camp-first = Żywność już masz. Teraz umieść obozowisko na kafelku bazowym, pośrodku terenu: będą tam wtedy trzy twoje.
ew-guided-not-that-order = Najpierw obozowisko, potem krok.
ew-guided-step = Jeden krok prowadzi na sąsiedni kafelek. Przesuń nowe obozowisko na lodowiec B3.
ew-guided-not-that-hex = Nie tym razem: obozowisko ma trafić na zaznaczony kafelek, tam gdzie stanie wioska.
ew-guided-labor = Każdy kolejny krok kosztuje 1 punkt trudu, a trud dają twoje karty: liczba w rogu i to, co dodają zdolności.
ew-guided-play-pathfinder = W Migracji Tropiciel ma 1 punkt trudu i jeszcze 1. Zagraj go.
ew-guided-not-that-card = Pozostałe zachowaj na zaćmienie i zagraj zaznaczoną kartę.
ew-guided-play-brave = Masz 2 punkty trudu, a trzeba 3. Woj ma ½ i jeszcze 1, w każdej kolumnie: jednego zagraj, a drugiego zachowaj na zaćmienie.
ew-guided-pay-step = 3½ punktu trudu wystarczy na trzy kroki. Zapłać 1 za pierwszy.
ew-guided-not-that-top = Wioska potrzebuje teraz tylko kroków: zapłać za jeden 1 punkt trudu.
ew-guided-step-pinewood = Wybierz kafelek bazowy, potem bór C4: tam idzie obozowisko.
ew-guided-pay-second = Jeszcze raz: 1 punkt trudu za krok.
ew-guided-step-glacier = Ostatnie obozowisko ma przed sobą dwa kroki. Wybierz kafelek bazowy, potem lodowiec B3.
ew-guided-pay-third = I jeszcze 1 punkt trudu.
ew-guided-step-hills = Z lodowca dalej na czerwone wzgórza B4. Wtedy twoje obozowiska otoczą jeden punkt wspólny.
ew-guided-migrate-on = Trzy obozowiska wokół punktu wspólnego: idź dalej do środka. Pozostałe ½ punktu trudu i tak by przepadło.
ew-guided-not-a-card-here = Kroków już wystarczy. Idź dalej do środka, gdzie zakłada się wioskę.
ew-guided-found = Środek: zapłać 3 żywności za wioskę.
ew-guided-settle = Tu, gdzie stykają się B3, C4 i B4: załóż wioskę!
ew-guided-not-yet-bottom = Jeszcze nie: najpierw załóż wioskę, w środku kolumny.
ew-guided-migrate-bottom = Twoja wioska stoi! W Migracji twoja figurka też jest pierwsza, więc dół jest twój: obozowisko i krok.
ew-guided-not-leaving = Obozowisko i krok za darmo: skorzystaj z dołu, zanim pójdziesz dalej.
ew-guided-home = Twoja pierwsza wioska! Trzy obozowiska wróciły do domu, a jedno z nich jest już znowu w terenie.
ew-guided-influence = Obozowisko to wpływ 1 na swoim kafelku. Wioska to wpływ 2 na każdym z jej trzech.
ew-guided-step-last = Przesuń to obozowisko na lodowiec C2. W zaćmieniu kafelek daje temu, kto ma na nim największy wpływ, a tu będziesz to ty.
ew-guided-not-that-glacier = W tej lekcji wybierz zaznaczony lodowiec: nikogo innego tam nie ma.
ew-guided-end-migrate = Ale tura! Zakończ ją tutaj.

## The third turn: Develop

ew-guided-other-rests = { $seat } odpoczywa w ostatniej turze. Daje to teraz kartę, a w zaćmieniu 1½ punktu trudu.
ew-guided-other-piles = Po ostatniej turze zakryte karty idą na stos zaćmienia. { $seat } kładzie tam jedną, a pozostałe zachowuje.
ew-guided-stones = Masz jeszcze jedną figurkę, 3 żywności i 2 narzędzia. Święty kamień punktuje w każdym zaćmieniu: wzięty teraz, zapunktuje cztery razy.
ew-guided-place-develop = Umieść ostatnią figurkę w Rozwoju.
ew-guided-develop-top = Karta kultury kosztuje tu 3 punkty trudu, a wszystkie twoje karty razem mają tylko 2½.
ew-guided-develop-on = Idź więc dalej do środka. Dół nie jest dla ciebie: inna figurka przyszła do Rozwoju wcześniej.
ew-guided-develop-middle = Środek: weź święty kamień. Twoje pierwsze pole kosztuje 2 narzędzia i 2 żywności.
ew-guided-take-stone = Kamień Igieł daje 2 punkty za każdą twoją wioskę przy borze. Jedna już tam stoi: weź ten kamień.
ew-guided-not-that-stone = Inne kamienie liczą inne tereny. W tej lekcji weź Kamień Igieł: pasuje do twojej wioski.
ew-guided-megalith = Pole na kamień daje ci megalit. Megality leżą obok innych, a każde miejsce daje to, co pokazuje.
ew-guided-start-cell = Gdzie jeszcze żaden nie leży, zaczyna się na polu ze strzałkami. Zacznij na zaznaczonym.
ew-guided-not-that-cell = W tej lekcji umieść megalit w zaznaczonym miejscu.
ew-guided-extra = Strzałki pozwalają od razu umieścić jeszcze jeden. Wybierz pole, które daje 2 żywności: przydadzą się.
ew-guided-end-develop = To była twoja ostatnia tura w rundzie. Zakończ ją.

## The eclipse

ew-guided-pile = Teraz twój stos zaćmienia. Kto ma na nim najwięcej trudu, gra odtąd pierwszy.
ew-guided-pile-brave = Następna runda da 5 nowych kart, więc połóż wszystko, co masz: Woj liczy się tu za 1½ punktu trudu, Członkinie plemienia po ½.
ew-guided-not-keeping = Na stos mają iść wszystkie, zaznaczona najpierw: tam pomogą ci bardziej niż na ręce.
ew-guided-pile-woman = Członkini plemienia da w zaćmieniu też 2 żywności. Połóż ją.
ew-guided-pile-second = I drugą też.
ew-guided-eclipse = Robi się ciemno, stosy zostają odkryte. Pokazujesz 2½ punktu trudu, drugie plemię tylko 2. Masz więc teraz pierwsze miejsce w kolejności.
ew-guided-first = Każdy gracz zyskuje teraz w czterech krokach: kolejność, stos, teren, własna plansza. Pierwszy w kolejności zyskuje megalit.
ew-guided-megalith-points = Może leżeć obok tych, które już masz na planszy. Wybierz miejsce, które od razu daje 2 punkty.
ew-guided-full = 2 punkty! Członkinie plemienia dały też żywność: masz jej teraz 6, a na więcej nie ma miejsca.
ew-guided-lands = Potem teren. Na dwóch lodowcach, czerwonych wzgórzach i w borze nikt nie ma większego wpływu niż ty, więc wszystkie cztery coś ci dają.
ew-guided-glacier = Bór daje żywność, na którą nie ma miejsca. Weź więc najpierw lodowiec: zamienia 1 żywność na 2 punkty.
ew-guided-not-that-land = Z tego też coś zyskasz. Najpierw wydaj żywność na lodowcach, żeby było miejsce na więcej.
ew-guided-pay-glacier = Zapłać 1 żywność za 2 punkty.
ew-guided-not-skipping = 2 punkty za 1 żywność to dobra wymiana: zapłać.
ew-guided-second-glacier = Na drugim lodowcu stoi samo twoje obozowisko. To wystarczy: weź i jego premię.
ew-guided-pay-again = 1 żywność za 2 punkty, jeszcze raz.
ew-guided-hills = Czerwone wzgórza dają totem.
ew-guided-honor = Totem to poziom na jednym z dwóch torów. Na torze honoru więcej warte są pogrzebane karty, ale ty żadnych nie masz.
ew-guided-idol = Idź więc w górę na torze ofiary: każde 4 sztuki pozostałej żywności i narzędzi dadzą na koniec 1 punkt.
ew-guided-not-that-track = To też możliwe. Tutaj idź w górę na torze ofiary.
ew-guided-pinewood = Bór został ostatni, więc przyszedł sam: 1 żywność, a teraz narzędzie.
ew-guided-own-board = Czwarty krok to twoja plansza: coś dają wioska, megality i święty kamień.
ew-guided-village-card = Zacznij od karty za wioskę.
ew-guided-not-that-benefit = Dostaniesz wszystko. Najpierw weź to, co zaznaczone.
ew-guided-draw = Dobierz kartę.
ew-guided-not-lesser = Możesz wziąć coś słabszego, ale tu karta pomoże ci bardziej: dobierz ją.
ew-guided-space = Z pierwszego pola twojej planszy zeszły oba megality. Puste pole daje narzędzie, teraz i w każdym zaćmieniu.
ew-guided-space-tool = Weź narzędzie. Potem kamień da swoje 2 punkty.
ew-guided-other-second = { $seat } zajmuje drugie miejsce w kolejności i dobiera za to kartę. Potem wszystkie figurki wracają, a każdy dobiera 5 kart.
ew-guided-well-done = Brawo! 8 punktów w jednej rundzie: 2 za megalit, 4 na lodowcach i 2 za Kamień Igieł.
ew-guided-again = Twoja wioska i twój kamień dadzą coś znowu w każdym zaćmieniu, a przed tobą byłyby jeszcze trzy rundy.
ew-guided-how-on = Na koniec dochodzą resztki, pogrzebane karty, nadrukowane punkty i zwierzęta. Graj tu dalej, jeśli chcesz, albo zacznij prawdziwą grę.
ew-guided-real-game = Teraz prawdziwa gra
