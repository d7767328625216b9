# Endless Winter's board in the browser: what things are called when they are pointed at, and the few buttons on it.

ew-board-may = { $what } – teraz: { $may }
ew-board-thing = { WORD("ew", $name) }: { $lines }

## Where the game stands

ew-board-order = Kolejność
ew-board-order-of = { $place }. miejsce w kolejności: { $name }; w zaćmieniu daje: { $what }
ew-board-seat = { $name }: { $food } { WORD("ew", "food", $food) }, { $tools } { WORD("ew", "tool", $tools) }, na swojej planszy { $camps } { WORD("ew", "camp", $camps) }, na ręce { $hand } { WORD("ew", "card", $hand) }, { $labor } { WORD("ew", "labor", $labor) }. Otwiera planszę gracza.
ew-board-now = Co się teraz dzieje
ew-board-step = { $step ->
        [culture] Karty kultury, figurka
        [top] { $at ->
            [none] Góra
           *[other] { WORD("ew", $at) }: góra
        }
        [middle] Środek
        [bottom] Dół
        [after] Ostatnie zdolności
        [rest] Odpoczynek
        [effect] Efekt
        [pile] Stos zaćmienia
        [track] Kolejność
        [cards] Karty zaćmienia
        [lands] Tereny
       *[board] Własna plansza
    }
ew-board-eclipse-step = { $step ->
        [track] { $name } zyskuje to, co widać obok znacznika na torze kolejności.
        [cards] { $name } używa po kolei zdolności zaćmienia kart ze swojego stosu.
        [lands] { $name } zyskuje z każdego kafelka, na którym nikt nie ma większego wpływu.
       *[board] { $name } zyskuje to, co na planszy gracza odsłoniły wioski i megality, i punktuje święte kamienie.
    }
ew-board-labors = Trud w zaćmieniu, w nowej kolejności
ew-board-labor-of = { $name } pokazuje { $labor } { WORD("ew", "labor", $labor, case: "acc") }
ew-board-hint = Co świeci, można kliknąć. Wskaż dowolny element, aby przeczytać, co robi.
ew-board-hint-look = Wskaż dowolny element, aby przeczytać, co robi.
ew-board-build = Wybierz świecące miejsce na megalit.
ew-board-lesser = Weź zamiast tego coś słabszego
ew-board-reading = Objaśnij
ew-board-reading-long = : dotknięcie mówi tylko, co to jest
ew-board-key = Symbole?
ew-board-wordy = Słowa
ew-board-wordy-long = : efekty słowami obok symboli
ew-board-legend = Co znaczą symbole
ew-board-icon = { $icon ->
        [labor] punkty trudu, ich liczba obok
        [food] żywność
        [food_max] żywność do twojego limitu
        [tool] narzędzie
        [idol] totem: o poziom wyżej na jednym z torów
        [megalith] umieść megalit
        [extra] jeszcze jeden megalit tam, gdzie wskazuje strzałka
        [draw] dobierz kartę
        [pay_discard] odrzuć kartę z ręki
        [vp] punkty
        [camp] umieść obozowisko na kafelku bazowym
        [move] przesuń obozowisko o jeden krok
        [village] załóż wioskę
        [stone] weź święty kamień za cenę jego pola
        [culture] weź kartę kultury
        [tribe_hand] weź kartę plemienia na rękę
        [tribe_discard] weź kartę plemienia na stos kart odrzuconych
        [bury] pogrzeb kartę: punktuje na koniec
        [reveal] odkryj zwierzę na terenach łowieckich
        [animal_grounds] weź zwierzę z terenów łowieckich
        [animal_deck] weź wierzchnie zwierzę z talii
        [tip] spożytkuj zwierzę dla premii; wypada z zestawu
        [eclipse] działa w zaćmieniu, ze stosu zaćmienia
        [initiate] działa tylko w Inicjacji
        [develop] działa tylko w Rozwoju
        [migrate] działa tylko w Migracji
        [hunt] działa tylko w Polowaniu
        [pay_food_tool] zapłać to, co po lewej, za to, co po prawej
        [food_tool] jedno z nich
       *[if_buried_vp] tylko jeśli masz tyle tego, co w ramce
    }
ew-board-piece = { $piece ->
        [camp] obozowisko: wpływ 1 na swoim kafelku; liczba oznacza więcej
        [village] wioska: wpływ 2 na każdym z jej trzech kafelków
        [lead] prowadzi tu i w zaćmieniu zyskuje z kafelka
       *[chief] wódz na kolumnie; zwykłe figurki to figurki plemienia
    }
ew-board-areas = Części stołu
ew-board-area = { $area ->
        [board] Plansza
        [display] Karty, zwierzęta
        [land] Teren
        [stones] Kamienie, totemy
        [own] Twoje plemię
       *[others] Inni
    }
ew-board-open = wolne: { $open }

## Labor

ew-board-meter = Trud
ew-board-labor = { $labor } { WORD("ew", "labor", $labor) } do wydania w tej turze
ew-board-play = { WORD("ew", $card) }
ew-board-use = zdolność karty { WORD("ew", $card) }
ew-board-spend = za { $food } { WORD("ew", "food", $food, case: "acc") }
ew-board-no-source = nie ma już skąd wziąć trudu

## The main board

ew-board-section = { $row ->
        [top] Wiele razy
        [middle] Raz
       *[bottom] Dla pierwszej figurki
    }
ew-board-row-of = { WORD("ew", $column) }, { $row ->
        [top] góra, dopóki cię stać
        [middle] środek, raz
       *[bottom] dół, tylko dla pierwszej figurki w rundzie
    }: { $what }
ew-board-place =
    { $at ->
        [rest] { WORD("ew", $figure) } na { WORD("ew", $at, case: "acc") }
       *[other] { WORD("ew", $figure) } do kolumny { WORD("ew", $at) }
    }
ew-board-figure = { $figure ->
        [chief] Wódz
       *[tribe] Figurka
    } gracza { $name }{ $first ->
        [yes] , w tej rundzie tu przed innymi
       *[no] { "" }
    }
ew-board-rest = { $labor } { WORD("ew", "labor", $labor) } do kolejności, za każdą figurkę
ew-board-rest-gives = { $number }. przy odpoczynku: { $what }
ew-board-rest-token = { WORD("ew", $token) }, dla pierwszego, kto odpoczywa: { $what }
ew-board-culture = Karty kultury
ew-board-culture-deck =
    { $count ->
        [one] w talii jeszcze 1 karta ery { $era ->
            [1] I
           *[other] II
        }
        [few] w talii jeszcze { $count } karty ery { $era ->
            [1] I
           *[other] II
        }
       *[many] w talii jeszcze { $count } kart ery { $era ->
            [1] I
           *[other] II
        }
    }
ew-board-piles = Karty plemienia
ew-board-pile = { $what }; zostało: { $count }
ew-board-grounds = Tereny łowieckie
ew-board-animals-left = { $count } { WORD("ew", "animal", $count) } w talii
ew-board-reveal = Odkryj zwierzę
ew-board-wild-short = do każdego zestawu
ew-board-wild-sign = joker
ew-board-stones = { $era ->
        [1] Święte kamienie ery I
       *[other] Święte kamienie ery II
    }
ew-board-stones-note = { $era ->
        [1] do wzięcia w Rozwoju, od rundy 1
       *[other] do wzięcia w Rozwoju, od rundy 3
    }

## The land

ew-board-hex = { WORD("ew", $land) } { $label }
ew-board-base = tu zaczynają obozowiska; obok nie ma wiosek
ew-board-pays = w zaćmieniu daje temu, kto prowadzi: { $what }
ew-board-influence = { $camps ->
        [0] { $name }: wpływ { $influence } z wiosek
       *[other] { $name }: { $camps } { WORD("ew", "camp", $camps) }, wpływ { $influence }
    }
ew-board-leads = na prowadzeniu: { $names }
ew-board-token-down = żeton, którego nikt jeszcze nie widział
ew-board-village = wioska gracza { $name } na styku: { $hexes }
ew-board-juncture = punkt wspólny: { $hexes }
ew-board-move-from = Wybierz obozowisko, które przesuwasz.
ew-board-move-to = Przesuwasz obozowisko z { $label }: wybierz dokąd.
ew-board-settle-hint = Wybierz punkt wspólny dla swojej wioski.
ew-board-not-laid = Kolejność, teren i kafelki megalitów pojawią się, gdy wszyscy już wybiorą.

## Megaliths and idols

ew-board-megaliths = Megality
ew-board-megaliths-note = szare pola są dla neutralnych; cztery w kwadracie niosą następny
ew-board-cell = { $start ->
        [yes] pole początkowe { $label } ({ WORD("ew", $tile) }), tylko dla neutralnych megalitów
       *[no] pole { $label } ({ WORD("ew", $tile) })
    }
ew-board-above = na czterech przy { $label }, poziom { $level }
ew-board-above-pays = 2 punkty za każdy własny megalit tuż pod spodem, 1 za każdy inny
ew-board-arrows = jego strzałki wskazują na { $cells }
ew-board-neutral = neutralny megalit
ew-board-megalith-of = megalit gracza { $name }
ew-board-idols = Plansza totemu
ew-board-climb = idź tu w górę
ew-board-track-note = { $track ->
        [sacrifice] ile na koniec jest warta pozostała żywność i narzędzia
       *[honor] twoje miejsce tutaj rozstrzyga, ile na koniec są warte pogrzebane karty
    }
ew-board-level = { WORD("ew", $track) }, poziom { $level }: { $lines }{ $there ->
        [0] { "" }
       *[other] ; tutaj: { $names }
    }
ew-board-rank = { $rank ->
        [1] 1.
        [2] 2.
       *[other] Inni
    }

## A tribe

ew-board-own = Twoje plemię
ew-board-tribe = Plemię gracza { $name }
ew-board-final = { $final } { WORD("ew", "point", $final) }, gdyby gra kończyła się teraz
ew-board-chief = Wódz { WORD("ew", $chief) }: { $what }{ $ready ->
        [yes] ; raz, w turze, w której go umieszczasz
       *[no] ; wódz już stoi
    }
ew-board-figures = { $chief ->
        [yes] Do umieszczenia: { $figures ->
            [0] tylko wódz
            [one] wódz i 1 figurka plemienia
            [few] wódz i { $figures } figurki plemienia
           *[many] wódz i { $figures } figurek plemienia
        }
       *[no] Do umieszczenia: { $figures ->
            [0] nic
            [one] 1 figurka plemienia
            [few] { $figures } figurki plemienia
           *[many] { $figures } figurek plemienia
        }
    }
ew-board-food = Żywność: { $food } z najwyżej { $limit }. Obozowiska, które schodzą z planszy gracza, odsłaniają więcej miejsca. Każda dłoń minięta w drodze w dół daje 1 punkt trudu.
ew-board-tools = Narzędzia: { $tools } z najwyżej { $most }
ew-board-hand = Ręka, { $count }
ew-board-played = Zagrane w tej turze
ew-board-ability = zdolność karty { WORD("ew", $card) }: { $what }{ $used ->
        [yes] ; użyta
       *[no] { "" }
    }
ew-board-eclipse-pile = Stos zaćmienia, { $count }
ew-board-deck = Talia { $deck }, odrzucone { $discard }
ew-board-deck-of = { $count ->
        [0] talia: pusta
       *[other] talia: { $cards }, w nieznanej kolejności
    }
ew-board-burial = Miejsce pochówku, { $count }
ew-board-burial-note = punktuje według toru honoru
ew-board-herd = Zwierzęta, { $count } do zestawów
ew-board-animals = { $what }; { $standing } do zestawu, spożytkowane: { $tipped }
ew-board-villages = Wioski, zostało: { $left }
ew-board-village-space = { $gone ->
        [yes] tej wioski już tu nie ma: w każdym zaćmieniu { $what }
       *[no] wioska; gdy jej tu nie będzie, w każdym zaćmieniu: { $what }
    }
ew-board-megaliths-left = Megality, zostało: { $left }; bierze się od lewej
ew-board-space = { $left ->
        [0] to pole jest puste
       *[other] { $left } { WORD("ew", "megalith", $left) }
    }{ $gives ->
        [yes] ; gdy puste, w każdym zaćmieniu: { $what }
       *[no] { "" }
    }
ew-board-slots = Pola na święte kamienie, zajęte: { $stones }
ew-board-slot = pole { $number }: { $lines }
ew-board-counts = na ręce { $hand }, w talii { $deck }, w stosie zaćmienia { $pile }, pogrzebane { $buried }
ew-board-discarded = Odrzucone: { $cards }
ew-board-known = Na ręce, jawne dla wszystkich: { $cards }
ew-board-shown = Pogrzebane, jawne dla wszystkich: { $cards }
ew-board-side = { WORD("ew", $chief) }, strona { $side }: { $what }
ew-board-side-title = { WORD("ew", $chief) }, strona { $side }

# What an option brings is a guess here, no points at once.
ew-options-best = najpierw najlepiej oceniane
ew-options-legend = Liczby: szacowana zmiana twoich punktów na koniec
ew-options-points = punkty na koniec, szacunkowo
ew-hint-is = Solidny gracz zrobiłby tak: { $what } (szacunkowo { $gain } pkt na koniec)

## Decisions in the dock: what is answered with one click

ew-board-plan = { $plan ->
        [order] { $count ->
            [one] Wszystko, w tej kolejności
            [few] Wszystkie { $count }, w tej kolejności
           *[many] Wszystkie { $count }, w tej kolejności
        }
        [paying] { $count ->
            [one] Wszystko w tej kolejności, z zapłatą
            [few] Wszystkie { $count } w tej kolejności, z zapłatą
           *[many] Wszystkie { $count } w tej kolejności, z zapłatą
        }
        [unpaid] Wszystko w tej kolejności, bez płacenia
        [pile] Wszystkie karty na stos
       *[end] { $section ->
            [after] Zakończ turę
            [rest] Zakończ turę
           *[other] Zakończ turę, resztę zostaw
        }
    }
ew-board-finish = { $section ->
        [top] { $first ->
            [yes] Środek, dół, koniec tury
           *[no] Środek, koniec tury
        }
        [middle] { $first ->
            [yes] Środek, dół, koniec tury
           *[no] Środek, koniec tury
        }
        [bottom] Dół, koniec tury
       *[rest] Odpoczynek, koniec tury
    }
ew-board-times = ×{ $times }: { $what }
ew-board-cards =
    { $count ->
        [one] zagraj kartę: { $labor } { WORD("ew", "labor", $labor) }
        [few] zagraj wszystkie { $count } karty: { $labor } { WORD("ew", "labor", $labor) }
       *[many] zagraj wszystkie { $count } kart: { $labor } { WORD("ew", "labor", $labor) }
    }
ew-board-cards-short =
    { $count ->
        [one] ta karta
        [few] wszystkie { $count } karty
       *[many] wszystkie { $count } kart
    }
ew-board-always = { $habit ->
        [tool] Zawsze narzędzie: nie pytaj
        [draw] Zawsze karta: nie pytaj
       *[order] Zawsze w tej kolejności: nie pytaj
    }
ew-board-kept = { $habit ->
        [tool] Narzędzia są brane od razu.
        [draw] Karty są dobierane od razu.
       *[order] Premie przychodzą w nadrukowanej kolejności.
    }
ew-board-ask-again = Pytaj znowu
ew-board-under-way = Potem pójdzie dalej samo.
ew-board-stop = Stop
ew-board-climb-to = { $track ->
        [sacrifice] Ofiara, poziom { $level }
       *[honor] Honor, poziom { $level }
    }
ew-board-region =
    { $region ->
        [picking] Twój wybór
        [columns] Kolumny
        [display] Wyłożone karty
        [grounds] Tereny łowieckie
        [land] Teren
        [stones] Kamienie, totemy
        [own] Twoje plemię
       *[details] Twoja plansza
    }
