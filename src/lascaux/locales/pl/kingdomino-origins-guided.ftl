# The guided first game.

ko-guided-others-chose = Dwoje graczy już wybrało: mały wódz pokazuje, czyj jest kafelek.
ko-guided-welcome = Witaj! Twoje plemię ma chatę, a wokół niej jeszcze nic. W tej grze dokładasz do niej kafelki domina i układasz z nich terytorium, które punktuje.
ko-guided-domino = Każdy kafelek to dwa pola terenu. Na tym jest jezioro i wulkan, a wulkan daje ogień.
ko-guided-order = Kafelki leżą według numerów. Niskie pozwalają grać wcześniej w następnej rundzie, wysokie często są więcej warte.
ko-guided-choose-first = Punkty biorą się z ognia. Weź kafelek 40.
ko-guided-not-that-domino = W prawdziwej grze możesz wziąć i ten. Tutaj weź zaznaczony kafelek: zaraz zobaczysz dlaczego.
ko-guided-others-laid = Pozostali dołożyli już swoje kafelki i wybrali następne. Kto miał niższy numer, grał wcześniej.
ko-guided-place = Teraz ty dokładasz. Jedna połówka musi stykać się z chatą albo z takim samym terenem: do chaty pasuje wszystko.
ko-guided-place-first = Połóż jezioro przy chacie, a wulkan dalej od niej. Wybierz zaznaczone pola; R obraca kafelek.
ko-guided-not-there = Tam też pasuje. W tej lekcji połóż go tam, gdzie zaznaczono.
ko-guided-lava = Wulkan wybucha! Jeden krater wyrzuca 1 ogień, najdalej o trzy pola. Niech spadnie na twoje jezioro.
ko-guided-not-that-fire = Ogień może tam spaść, ale dużo daje tylko na dużym obszarze. Niech spadnie na zaznaczone pole.
ko-guided-score = Twoje jezioro ma 1 pole i 1 ogień: 1 × 1 = 1 punkt. Tak liczy się każdy obszar: jego pola razy jego ognie.
ko-guided-choose-lake = Większe jezioro jest więcej warte. Weź kafelek 16, dwa pola jeziora.
ko-guided-place-lake = Dołóż go do swojego jeziora, żeby trzy pola się stykały.
ko-guided-area = Trzy pola z 1 ogniem: 3 punkty. Obszar bez ognia nic nie daje, nawet największy.
ko-guided-choose-fires = Na niektórych kafelkach ognie są nadrukowane. Weź kafelek 41: kolejne jezioro i kamieniołom z 2 ogniami.
ko-guided-others-fires = Zobacz, co robi { $seat }: preria do prerii, więc jeden ogień mnoży teraz więcej pól.
ko-guided-place-two = Wystarczy, że pasuje jedna połówka. Jezioro dołóż do swojego jeziora; kamieniołom zacznie nowy obszar z 2 ogniami.
ko-guided-choose-volcano = Twoje jezioro ma 4 pola, ale tylko 1 ogień. Przyda się jeszcze jeden wulkan: weź kafelek 29.
ko-guided-place-volcano = Pustynia pasuje do chaty, więc dołóż ją tam, z wulkanem blisko jeziora.
ko-guided-lava-again = Ogień może polecieć o dwa pola, także za róg. Niech spadnie na twoje jezioro, na pole bez ognia.
ko-guided-lake-doubled = 4 pola, 2 ognie: twoje jezioro jest teraz warte 8, dwa razy tyle co przedtem.
ko-guided-choose-last = I jeszcze jeden: na kafelku 35 jest jezioro z ogniem, a do tego kamieniołom.
ko-guided-others-land = { $seat } zrzuca 2 ognie na swój największy obszar. Tobie też się to opłaci.
ko-guided-place-last = Tu pasują obie połówki naraz: jezioro do jeziora, kamieniołom do kamieniołomu. Lepiej dołożyć się nie da.
ko-guided-well-done = Brawo! Twoje jezioro ma 5 pól i 3 ognie, a kamieniołom 2 pola i 2 ognie: 15 + 4 = 19 punktów, najwięcej przy stole.
ko-guided-how-on = Prawdziwa gra toczy się tak przez dwanaście kafelków. Tę możesz dokończyć po swojemu albo zacząć nową; w trybach „Totem” i „Plemię” dochodzą surowce, totemy i ludzie.
ko-guided-real-game = Teraz prawdziwa gra
ko-guided-play-totem = Tryb „Totem”
ko-guided-play-tribe = Tryb „Plemię”
