# Endless Winter in the terminal: short words for narrow columns, and what can be typed.

ew-head =
    { $phase ->
        [setup] Wieczna Zima: przygotowanie gry
        [action] Wieczna Zima: faza akcji
        [eclipse] { $step ->
            [track] Wieczna Zima: zaćmienie, kolejność
            [cards] Wieczna Zima: zaćmienie, karty
            [lands] Wieczna Zima: zaćmienie, teren
            [board] Wieczna Zima: zaćmienie, własna plansza
           *[none] Wieczna Zima: zaćmienie
        }
        [preparation] Wieczna Zima: przygotowania
       *[end] Wieczna Zima: koniec
    }
ew-now = runda { $round } z 4: { $order }
ew-column-points = pkt
ew-column-final = kon
ew-column-food = żyw
ew-column-tools = narz
ew-column-figures = fig
ew-column-camps = oboz
ew-column-villages = wios
ew-column-megaliths = mega
ew-column-sacrifice = ofia
ew-column-honor = hono
ew-column-cards = r/t/odrz
ew-column-pile = stos
ew-column-buried = pogr
ew-row-figures = figurki
ew-row-culture = kultura
ew-row-piles = plemię
ew-row-grounds = zwierz.
ew-row-deck = { $things } (w talii { $left })
ew-row-stones = kamień
ew-row-hand = ręka
ew-row-played = zagrane
ew-row-animals = własne
ew-row-tipped = spożyt.
ew-row-own-stones = kamień
ew-row-pile = stos
ew-row-villages = wioski
ew-row-tokens = żetony
ew-short-stone = { WORD("ew", $stone, form: "short") }
ew-short-place =
    { WORD("ew", $figure, form: "short") } na { $at ->
        [rest] odpoczynek
       *[other] { WORD("ew", $at, case: "acc") }
    }
ew-short-at =
    { $at ->
        [rest] odpoczynek
       *[other] { WORD("ew", $at) }
    }
ew-brief-row = { $least }+: { $points }
ew-brief-village-by-terrain = { $points } za każdą wioskę przy: { $of }
ew-brief-camp-terrain-variety = { $points } za każdy teren z obozowiskiem
ew-brief-megalith-on-board = { $points } za każdy megalit na planszy
ew-brief-megalith-tiles = kafelki z megalitem: { $table }
ew-brief-each-tile = { $points } za każdy kafelek z megalitem
ew-brief-buried-cards = pogrzebane karty: { $table }
ew-brief-megalith-upper = { $points } za każdy megalit na innych
ew-brief-idol-levels =
    { $levels ->
        [one] { $points } za każdy poziom totemu
        [few] { $points } za każde { $levels } poziomy totemu
       *[many] { $points } za każde { $levels } poziomów totemu
    }
ew-brief-tipped-variety = { $points } za każdy spożytkowany gatunek
ew-brief-tipped-species = spożytkowane, { $of }: { $table }
ew-brief-tipped-two-species =
    { $counted ->
        [sum] spożytkowane, { $of } razem: { $table }
       *[pairs] spożytkowane pary, { $of }: { $table }
    }
ew-short-play = zagraj: { WORD("ew", $card) }
ew-short-labor = zagraj: { WORD("ew", $card) } ({ $labor })
ew-short-move = { $origin } na { $goal }
ew-short-bury =
    { $zone ->
        [hand] { WORD("ew", $card) }, z ręki
        [discard] { WORD("ew", $card) }, odrzucone
        [played] { WORD("ew", $card) }, zagrane
       *[other] { WORD("ew", $card) }, { WORD("ew", $zone) }
    }
ew-short-build =
    { $level ->
        [1] { $label } { $reward }
       *[other] na wierzchu { $label }: { $points } { WORD("ew", "point", $points) }
    }
ew-short-climb =
    { $brings ->
        [0] { WORD("ew", $track, form: "short") } { $level }
       *[other] { $points ->
            [0] { WORD("ew", $track, form: "short") } { $level }: { $effect }
           *[other] { WORD("ew", $track, form: "short") } { $level }: { $points } { WORD("ew", "point", $points) }
        }
    }
ew-short-reward =
    { $what ->
        [food] żyw{ $amount }
        [tool] narz{ $amount }
        [idol] totem{ $amount }
        [labor] trud{ $amount }
        [vp] pkt{ $amount }
        [draw] kart{ $amount }
        [bury] pogr{ $amount }
        [move] ruch{ $amount }
        [tip] spoż{ $amount }
        [megalith] mega{ $amount }
        [camp] oboz{ $amount }
        [extra] START
        [nothing] .
       *[other] ...
    }
ew-tribe-goods = żywność { $food } z { $limit }, narzędzia { $tools }; na planszy gracza obozowiska { $camps }, wioski { $villages }, megality { $megaliths }; ofiara { $sacrifice }, honor { $honor }; odpoczywa { $resting }
ew-tribe-chief =
    { $ready ->
        [0] wódz: { $chief }, strona { $side }, już stoi
       *[other] wódz: { $chief }, strona { $side }, do umieszczenia
    }
ew-tribe-cards = karty: na ręce { $hand }, w talii { $deck }, w stosie zaćmienia { $pile }, pogrzebane { $buried }
ew-tribe-known = jawne na ręce: { $cards }
ew-tribe-discard = stos kart odrzuconych: { $cards }
ew-tribe-shown = jawne wśród pogrzebanych: { $cards }
ew-tribe-animals = zwierzęta: { $untipped }; spożytkowane: { $tipped }
ew-tribe-stones = kamienie: { $stones }
ew-tribe-final = { $points } { WORD("ew", "point", $points) }, gdyby gra kończyła się teraz
ew-part-table = stół, stol, karty, kultura, zwierzęta, zwierzeta, kamienie
ew-part-land = teren, mapa, obozowiska
ew-part-megaliths = megality, megalit
ew-part-hand = ręka, reka, własne, wlasne
ew-mark-chief = w
ew-legend-tribes = pkt: punkty dotąd; kon: gdyby gra kończyła się teraz; żyw 3/6: 3 z najwyżej 6; fig { ew-mark-chief }+2: wódz i dwie figurki do umieszczenia; oboz, wios, mega: pozostałe na planszy gracza; ofia, hono: poziomy na torach totemu.
ew-legend-cards = r/t/odrz 5/3/2: karty na ręce, w talii, na stosie kart odrzuconych; stos: stos zaćmienia; pogr: pogrzebane karty.
ew-legend-columns = Polowanie: Wilk-{ ew-mark-chief } Niedźwiedź: wódz Wilka, potem figurka Niedźwiedzia; zagraj: Łowca (2): trud, który tu daje.
ew-legend-land = C3: rząd C od góry, trzeci od lewej; W2: dwa obozowiska Wilka; ?: ukryty żeton, *: odkryty; A1/A2/B2: gdzie stykają się trzy kafelki.
ew-legend-megaliths = 2-5: rząd 2, kolumna 5; #W: neutralny megalit, a na nim jeden Wilka, nazwany od lewego górnego rogu; START: pole początkowe.
ew-legend-parts = plansza teren, plansza megality, plansza stół, plansza ręka pokazują te części; plansza łowca mówi, co robi Łowca, i tak z każdym elementem.
ew-help =
    {"  "}wódz polowanie, plemię odpoczynek    figurka na miejsce
    {"  "}zagraj woj, użyj woj      karta albo jej zdolność; użyj wodza: zdolność wodza
    {"  "}góra 1, środek, dół       akcje kolumny; wydaj: żywność na trud
    {"  "}c3 c4, wioska a1 a2 b2    obozowisko na inny kafelek; wioska między trzema
    {"  "}2-5, wierzch 2-5          megalit na polu albo na innych
    {"  "}honor, narzędzie, pomiń, gotowe   znaczą to, co mówią
    {"  "}pogrzeb woj ręka          karta i skąd
    {"  "}plansza teren, plansza łowca      część stołu; element słowami

ew-typed-side = strona
ew-typed-pick-chief = wybierz
ew-typed-pick-setup = wybierz
ew-typed-play = zagraj
ew-typed-place = umieść, umiesc
ew-typed-top = góra, gora
ew-typed-middle = środek, srodek
ew-typed-bottom = dół, dol
ew-typed-rest = odpoczynek
ew-typed-spend = wydaj
ew-typed-use = użyj, uzyj
ew-typed-use-chief = użyj wodza, uzyj wodza
ew-typed-use-token = żeton, zeton
ew-typed-done = gotowe, dalej
ew-typed-skip = pomiń, pomin
ew-typed-gain = zyskaj
ew-typed-climb = wspinaj
ew-typed-build = buduj
ew-typed-above = wierzch { $level }
ew-typed-move = przesuń, przesun
ew-typed-settle = wioska
ew-typed-take-stone = weź, wez
ew-typed-take-card = weź, wez
ew-typed-take-animal = weź, wez
ew-typed-reveal = odkryj
ew-typed-tip = spożytkuj, spozytkuj
ew-typed-bury = pogrzeb
ew-typed-discard = odrzuć, odrzuc
ew-typed-accept = zapłać, zaplac
ew-typed-branch = wybierz
ew-typed-term = wybierz
ew-typed-pile = stos
ew-typed-resolve = rozpatrz
ew-typed-harvest = zbierz
ew-typed-glacier = lodowiec
ew-typed-benefit = premia
ew-typed-token = żeton, zeton
