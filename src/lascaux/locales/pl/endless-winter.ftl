# Endless Winter: Paleoamericans. `WORD("ew", $card)` is the noun below in `ew-word-...`.
# Of lands, `short-gen` says where something comes from (ze stepu).

ew-round = runda { $round } z 4, { $phase ->
        [action] faza akcji
        [eclipse] zaćmienie
        [preparation] przygotowania
        [end] koniec
       *[other] początek
    }

## Options

ew-option-edition = Według której instrukcji: różnią się szczegółami.
ew-option-edition-default = wykładnia, którą polecamy.
ew-option-edition-cs = czeska instrukcja, co do litery.
ew-option-edition-pl = polska instrukcja, co do litery.
ew-option-edition-uk = ukraińska instrukcja, wersja 2.0, co do litery.
ew-option-draft = Co się na początku wybiera, zamiast losować.
ew-option-draft-none = nic.
ew-option-draft-setup = karty przygotowania, najpierw ostatni w kolejności.
ew-option-draft-chiefs-and-setup = wodzów po kolei, potem karty przygotowania w odwrotnej kolejności.
ew-option-glacier-tokens = Moduł: ukryte żetony na lodowcach, dla tego, kto założy obok wioskę.
ew-option-glacier-tokens-off = bez żetonów.
ew-option-glacier-tokens-on = z żetonami.
ew-option-rest-tokens = Moduł: żeton dla pierwszego, kto w rundzie odpoczywa.
ew-option-rest-tokens-off = bez żetonów.
ew-option-rest-tokens-on = z żetonami.
ew-option-layout = Jak leżą kafelki megalitów.
ew-option-layout-by-players = jak zaleca się dla danej liczby graczy.
ew-option-layout-ring = krąg.
ew-option-layout-stair = schody.
ew-option-layout-block = blok.
ew-option-layout-wall = mur.
ew-option-village-icon-free = Czy symbol wioski poza Migracją wymaga trzech obozowisk.
ew-option-village-icon-free-off = wymaga.
ew-option-village-icon-free-on = nie wymaga.
ew-option-extra-megalith-downgrade = Czy słabsza premia może zastąpić dodatkowy megalit z pola początkowego.
ew-option-extra-megalith-downgrade-off = nie.
ew-option-extra-megalith-downgrade-on = tak.
ew-option-prep-draw-is-benefit = Czy słabsze premie mogą zastąpić pięć kart z fazy przygotowań.
ew-option-prep-draw-is-benefit-by-edition = jak w wydaniu.
ew-option-prep-draw-is-benefit-no = nie.
ew-option-prep-draw-is-benefit-yes = każdą z nich.
ew-option-lesser-benefit-phases = Kiedy można wziąć słabszą premię.
ew-option-lesser-benefit-phases-by-edition = jak w wydaniu.
ew-option-lesser-benefit-phases-action-eclipse = w fazie akcji i w zaćmieniu.
ew-option-lesser-benefit-phases-any = zawsze, także przy przygotowaniu gry.
ew-option-double-empty-draw-compensation = Co daje dobranie karty, gdy talia i stos kart odrzuconych są puste.
ew-option-double-empty-draw-compensation-by-edition = jak w wydaniu.
ew-option-double-empty-draw-compensation-no = nic.
ew-option-double-empty-draw-compensation-yes = słabszą premię.
ew-option-reshuffle-trigger = Kiedy tasuje się stos kart odrzuconych.
ew-option-reshuffle-trigger-by-edition = jak w wydaniu.
ew-option-reshuffle-trigger-on-draw = gdy trzeba dobrać kartę z pustej talii.
ew-option-reshuffle-trigger-on-empty = gdy tylko talia jest pusta.
ew-option-starting-card-labor-halves = Trud kart Woj i Członkini plemienia.
ew-option-starting-card-labor-halves-by-edition = jak w wydaniu.
ew-option-starting-card-labor-halves-1 = ½.
ew-option-starting-card-labor-halves-3 = 1½.
ew-option-eclipse-ability-labor-counts = Czy trud ze zdolności zaćmienia liczy się do kolejności.
ew-option-eclipse-ability-labor-counts-by-edition = jak w wydaniu.
ew-option-eclipse-ability-labor-counts-yes = tak.
ew-option-eclipse-ability-labor-counts-no = liczą się tylko rogi kart.
ew-option-double-move-allows-single = Czy z podwójnego ruchu można pominąć jeden krok.
ew-option-double-move-allows-single-by-edition = jak w wydaniu.
ew-option-double-move-allows-single-yes = tak.
ew-option-double-move-allows-single-no = oba albo żaden.
ew-option-culture-empty-gives-vp = Ile jest warta karta kultury z pustej puli.
ew-option-culture-empty-gives-vp-by-edition = jak w wydaniu.
ew-option-culture-empty-gives-vp-yes = 1 punkt.
ew-option-culture-empty-gives-vp-no = nic.
ew-option-megalith-tile-stone = Ile daje kamień kafelków megalitów.
ew-option-megalith-tile-stone-by-edition = jak w wydaniu.
ew-option-megalith-tile-stone-table = według swojej tabeli.
ew-option-megalith-tile-stone-each = 1 punkt za kafelek.
ew-option-two-species-stone = Co liczy kamień dwóch gatunków.
ew-option-two-species-stone-by-edition = jak w wydaniu.
ew-option-two-species-stone-sum = wszystkie spożytkowane zwierzęta obu.
ew-option-two-species-stone-pairs = pary obu.
ew-option-recruit-lock = Jak długo nie można zagrać karty zwerbowanej w Inicjacji.
ew-option-recruit-lock-by-edition = jak w wydaniu.
ew-option-recruit-lock-turn = całą turę.
ew-option-recruit-lock-top = w górnej sekcji.
ew-option-rest-blocks = Czego nie można zagrać w turze odpoczynku.
ew-option-rest-blocks-by-edition = jak w wydaniu.
ew-option-rest-blocks-tribe = kart plemienia.
ew-option-rest-blocks-any-card = żadnych kart.
ew-option-sole-majority-terrain = Kto zyskuje na kafelku terenu przy równym wpływie.
ew-option-sole-majority-terrain-by-edition = jak w wydaniu.
ew-option-sole-majority-terrain-no = wszyscy remisujący.
ew-option-sole-majority-terrain-yes = nikt.
ew-option-reduced-figures-era1 = Ile figurek ma każdy w erze I.
ew-option-reduced-figures-era1-by-edition = jak w wydaniu.
ew-option-reduced-figures-era1-no = trzy.
ew-option-reduced-figures-era1-yes = dwie.

## Nouns

ew-word-brave = Woj
ew-word-tribeswoman = Członkini plemienia
ew-word-tribesman = Członek plemienia
ew-word-hunter = Łowca
ew-word-crafter = Rzemieślnik
ew-word-elder = Starszy
ew-word-pathfinder = Tropiciel
ew-word-shaman = Szaman
ew-word-ember-pouch = Sakwa z żarem
ew-word-flint-core = Rdzeń krzemienny
ew-word-smoking-racks = Stojaki do wędzenia
ew-word-bone-needle = Kościana igła
ew-word-story-fire = Ogień opowieści
ew-word-ivory-figure = Figurka z kła
ew-word-dragging-poles = Włóki
ew-word-rolling-logs = Toczące się kłody
ew-word-red-ochre = Czerwona ochra
ew-word-hide-tent = Namiot ze skór
ew-word-snow-shoes = Rakiety śnieżne
ew-word-pit-trap = Wilczy dół
ew-word-spear-thrower = Miotacz oszczepów
ew-word-roasting-pit = Jama do pieczenia
ew-word-first-blood = Pierwsza krew
ew-word-shell-trade = Handel muszlami
ew-word-fishing-weir = Jaz na ryby
ew-word-beast-lore = Wiedza o zwierzętach
ew-word-grave-goods = Dary grobowe
ew-word-meeting-ground = Miejsce spotkań
ew-word-great-feast = Wielka uczta
ew-word-blade-cache = Skrytka z ostrzami
ew-word-dog-sled = Psi zaprzęg
ew-word-council-fire = Ogień narady
ew-word-bone-idols = Kościane bożki
ew-word-stone-ring = Kamienny krąg
ew-word-earth-ramp = Ziemna rampa
ew-word-barrow = Kurhan
ew-word-winter-lodge = Zimowa chata
ew-word-broad-trail = Szeroki szlak
ew-word-game-drive = Nagonka
ew-word-keen-trackers = Bystrzy tropiciele
ew-word-spirit-hunt = Łowy duchów
ew-word-clan-marriage = Zaślubiny klanów
ew-word-sacred-quarry = Święty kamieniołom
ew-word-painted-walls = Malowane ściany
ew-word-long-house = Długi dom
ew-word-herd-calling = Wabienie stada
ew-word-ancestor-rite = Obrzęd przodków
ew-word-star-lore = Wiedza o gwiazdach
ew-word-mammoth = Mamut włosaty
ew-word-argentavis = Argentawis
ew-word-rhino = Nosorożec włosaty
ew-word-sloth = Leniwiec naziemny
ew-word-cat = Kot szablozębny
ew-word-glyptodon = Gliptodon
ew-word-beaver = Bóbr olbrzymi
ew-word-village-steppe = Kamień Traw
    .short = Traw
ew-word-village-pinewood = Kamień Igieł
    .short = Igieł
ew-word-village-hills = Kamień Ochry
    .short = Ochry
ew-word-village-lakeside = Kamień Wody
    .short = Wody
ew-word-village-mountain = Kamień Szczytu
    .short = Szczytu
ew-word-village-marsh = Kamień Bagna
    .short = Bagna
ew-word-village-glacier = Kamień Lodu
    .short = Lodu
ew-word-camp-variety = Kamień Wędrowca
    .short = Wędrowca
ew-word-megalith-ground = Kamień Korzeni
    .short = Korzeni
ew-word-megalith-tiles = Kamień Czterech Wiatrów
    .short = 4 Wiatrów
ew-word-buried-cards = Kamień Kości
    .short = Kości
ew-word-megalith-upper = Kamień Korony
    .short = Korony
ew-word-idol-levels = Kamień Duchów
    .short = Duchów
ew-word-tipped-variety = Kamień Uczty
    .short = Uczty
ew-word-tipped-rhino = Kamień Rogu
    .short = Rogu
ew-word-tipped-sloth = Kamień Pazura
    .short = Pazura
ew-word-tipped-cat = Kamień Kła
    .short = Kła
ew-word-tipped-glyptodon = Kamień Pancerza
    .short = Pancerza
ew-word-tipped-beaver = Kamień Zęba
    .short = Zęba
ew-word-tipped-mammoth-argentavis = Kamień Ciosu i Skrzydła
    .short = Ciosu i Skrzydła
ew-word-tusk-breaker = Łamacz Kłów
ew-word-stone-carver = Zaklinaczka Kamieni
ew-word-seeing-palm = Widząca Dłoń
ew-word-fire-wolf = Ognisty Wilk
ew-word-thunder-paw = Łapa Grzmotu
ew-word-tusk-valley = Dolina Kłów
ew-word-flint-ridge = Krzemienna Grań
ew-word-old-hearth = Stare Palenisko
ew-word-long-shore = Długi Brzeg
ew-word-moon-cave = Jaskinia Księżyca
ew-word-blue-ice = Błękitny lód
ew-word-ice-cave = Lodowa jaskinia
ew-word-bright-peak = Jasny szczyt
ew-word-lost-carvings = Zaginione rzeźby
ew-word-wanderers = Wędrowcy
ew-word-warm-spring = Ciepłe źródło
ew-word-moraine = Morena
ew-word-ice-pass = Lodowa przełęcz
ew-word-frozen-meat = Zamarznięte mięso
ew-word-ice-grave = Lodowy grób
ew-word-deep-sleep = Głęboki sen
ew-word-whittling = Struganie
ew-word-vision = Wizja
ew-word-vigil = Czuwanie
ew-word-short-walk = Krótki spacer
ew-word-steppe = step
    .gender = mi
    .gen = stepu
    .ins = stepem
    .short-gen = ze stepu
ew-word-pinewood = bór
    .gender = mi
    .gen = boru
    .ins = borem
    .short-gen = z boru
ew-word-hills = czerwone wzgórza
    .gender = p
    .gen = czerwonych wzgórz
    .acc = czerwone wzgórza
    .ins = czerwonymi wzgórzami
    .short-gen = z czerwonych wzgórz
ew-word-lakeside = pojezierze
    .gender = n
    .gen = pojezierza
    .ins = pojezierzem
    .short-gen = z pojezierza
ew-word-mountain = góry
    .gender = p
    .gen = gór
    .acc = góry
    .ins = górami
    .short-gen = z gór
ew-word-marsh = bagno
    .gender = n
    .gen = bagna
    .ins = bagnem
    .short-gen = z bagna
ew-word-glacier = lodowiec
    .gender = mi
    .gen = lodowca
    .ins = lodowcem
    .short-gen = z lodowca
ew-word-base = kafelek bazowy
    .gender = mi
    .gen = kafelka bazowego
    .ins = kafelkiem bazowym
    .short-gen = z kafelka bazowego
ew-word-dawn = Kafelek świtu
ew-word-bear = Kafelek niedźwiedzia
ew-word-river = Kafelek rzeki
ew-word-night = Kafelek nocy
ew-word-initiate = Inicjacja
    .gender = f
    .acc = Inicjację
ew-word-develop = Rozwój
    .gender = mi
ew-word-migrate = Migracja
    .gender = f
    .acc = Migrację
ew-word-hunt = Polowanie
    .gender = n
ew-word-rest = pole odpoczynku
    .gender = n
ew-word-tribe = figurka plemienia
    .gender = f
    .short = plemię
ew-word-chief = wódz
    .gender = mp
    .short = wódz
ew-word-sacrifice = tor ofiary
    .gender = mi
    .gen = toru ofiary
    .loc = torze ofiary
    .short = ofiara
ew-word-honor = tor honoru
    .gender = mi
    .gen = toru honoru
    .loc = torze honoru
    .short = honor
ew-word-hand = ręka
    .gender = f
    .gen = ręki
    .acc = rękę
    .loc = ręce
ew-word-discard = stos kart odrzuconych
    .gender = mi
    .gen = stosu kart odrzuconych
    .loc = stosie kart odrzuconych
ew-word-played = zagrane karty
    .gender = p
    .gen = zagranych kart
    .loc = zagranych kartach
ew-word-pile = stos zaćmienia
    .gender = mi
    .gen = stosu zaćmienia
    .loc = stosie zaćmienia
ew-word-labor = punkt trudu
    .gender = mi
    .gen = punktu trudu
    .many = punkty trudu
    .many-gen = punktów trudu
ew-word-food = żywność
    .gender = f
    .gen = żywności
    .acc = żywność
    .many = żywności
    .many-gen = żywności
ew-word-tool = narzędzie
    .gender = n
    .gen = narzędzia
    .many = narzędzia
    .many-gen = narzędzi
ew-word-idol = totem
    .gender = mi
    .gen = totemu
    .many = totemy
    .many-gen = totemów
ew-word-point = punkt
    .gender = mi
    .gen = punktu
    .many = punkty
    .many-gen = punktów
ew-word-card = karta
    .gender = f
    .gen = karty
    .acc = kartę
    .many = karty
    .many-gen = kart
ew-word-animal = zwierzę
    .gender = n
    .gen = zwierzęcia
    .many = zwierzęta
    .many-gen = zwierząt
ew-word-camp = obozowisko
    .gender = n
    .gen = obozowiska
    .many = obozowiska
    .many-gen = obozowisk
ew-word-village = wioska
    .gender = f
    .gen = wioski
    .acc = wioskę
    .many = wioski
    .many-gen = wiosek
ew-word-megalith = megalit
    .gender = mi
    .gen = megalitu
    .many = megality
    .many-gen = megalitów
ew-word-step = krok
    .gender = mi
    .gen = kroku
    .many = kroki
    .many-gen = kroków

## Effects in words
#
# An effect is a phrase that tells somebody what to do; a message holds smaller ones as arguments. `$amount` of labor is
# a text such as 1½, every other amount is a number.

ew-noun = { WORD("ew", $noun) }
ew-hex = { WORD("ew", $land) } { $label }
    .acc = { WORD("ew", $land, case: "acc") } { $label }
    .from = { WORD("ew", $land, form: "short", case: "gen") } { $label }
    .ins = { WORD("ew", $land, case: "ins") } { $label }
ew-list-and = { $one } i { $two }
    .acc = { TEXT($one, form: "acc") } i { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") } i { TEXT($two, form: "gen") }
    .ins = { TEXT($one, form: "ins") } i { TEXT($two, form: "ins") }
ew-list-comma = { $one }, { $two }
    .acc = { TEXT($one, form: "acc") }, { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") }, { TEXT($two, form: "gen") }
    .ins = { TEXT($one, form: "ins") }, { TEXT($two, form: "ins") }
ew-list-or = { $one }, albo { $two }
    .acc = { TEXT($one, form: "acc") }, albo { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") }, albo { TEXT($two, form: "gen") }
ew-list-parts = { $one }; { $two }
    .acc = { TEXT($one, form: "acc") }; { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") }; { TEXT($two, form: "gen") }
ew-good-food = { $amount } { WORD("ew", "food", $amount) }
    .acc = { $amount } { WORD("ew", "food", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "food", $amount, case: "gen") }
ew-good-tool = { $amount } { WORD("ew", "tool", $amount) }
    .acc = { $amount } { WORD("ew", "tool", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "tool", $amount, case: "gen") }
ew-good-idol = { $amount } { WORD("ew", "idol", $amount) }
    .acc = { $amount } { WORD("ew", "idol", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "idol", $amount, case: "gen") }
ew-good-labor = { $amount } { WORD("ew", "labor", $amount) }
    .acc = { $amount } { WORD("ew", "labor", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "labor", $amount, case: "gen") }
ew-good-discard = { $amount } { WORD("ew", "card", $amount) } z ręki
    .acc = { $amount } { WORD("ew", "card", $amount, case: "acc") } z ręki
    .gen = { $amount } { WORD("ew", "card", $amount, case: "gen") } z ręki
ew-effect-nothing = nic
ew-effect-gain = zyskaj { TEXT($what, form: "acc") }
ew-effect-either = albo { $branches }
ew-effect-pay = zapłać { TEXT($price, form: "acc") }: { $effect }
ew-effect-if = jeśli { $test }, { $effect }
ew-effect-column = w kolumnie { WORD("ew", $column) }: { $effect }
ew-effect-eclipse = w zaćmieniu: { $effect }
ew-effect-megalith =
    { $amount ->
        [one] umieść megalit
        [few] umieść { $amount } megality
       *[many] umieść { $amount } megalitów
    }
ew-effect-draw =
    { $amount ->
        [one] dobierz kartę
        [few] dobierz { $amount } karty
       *[many] dobierz { $amount } kart
    }
ew-effect-vp = zdobądź { $amount } { WORD("ew", "point", $amount, case: "acc") }
ew-effect-camp =
    { $amount ->
        [one] umieść obozowisko na kafelku bazowym
        [few] umieść { $amount } obozowiska na kafelku bazowym
       *[many] umieść { $amount } obozowisk na kafelku bazowym
    }
ew-effect-move =
    { $amount ->
        [one] przesuń obozowisko o jeden krok
        [few] przesuń obozowiska łącznie o { $amount } kroki
       *[many] przesuń obozowiska łącznie o { $amount } kroków
    }
ew-effect-village = załóż wioskę
ew-effect-stone = weź święty kamień za cenę jego pola
ew-effect-culture =
    { $amount ->
        [one] weź kartę kultury
        [few] weź { $amount } karty kultury
       *[many] weź { $amount } kart kultury
    }
ew-effect-reveal =
    { $amount ->
        [one] odkryj zwierzę na terenach łowieckich
        [few] odkryj { $amount } zwierzęta na terenach łowieckich
       *[many] odkryj { $amount } zwierząt na terenach łowieckich
    }
ew-effect-tip =
    { $amount ->
        [one] spożytkuj zwierzę
        [few] spożytkuj { $amount } zwierzęta
       *[many] spożytkuj { $amount } zwierząt
    }
ew-effect-bury =
    { $amount ->
        [one] pogrzeb kartę
        [few] pogrzeb { $amount } karty
       *[many] pogrzeb { $amount } kart
    }
ew-effect-food-max = uzupełnij żywność do limitu
ew-effect-tribe-hand =
    { $amount ->
        [one] weź kartę plemienia na rękę
        [few] weź { $amount } karty plemienia{ $how ->
            [different] { " " }różnych rodzajów
            [same] { " " }jednego rodzaju
           *[any] { "" }
        } na rękę
       *[many] weź { $amount } kart plemienia{ $how ->
            [different] { " " }różnych rodzajów
            [same] { " " }jednego rodzaju
           *[any] { "" }
        } na rękę
    }
ew-effect-tribe-discard =
    { $amount ->
        [one] weź kartę plemienia na stos kart odrzuconych
        [few] weź { $amount } karty plemienia{ $how ->
            [different] { " " }różnych rodzajów
            [same] { " " }jednego rodzaju
           *[any] { "" }
        } na stos kart odrzuconych
       *[many] weź { $amount } kart plemienia{ $how ->
            [different] { " " }różnych rodzajów
            [same] { " " }jednego rodzaju
           *[any] { "" }
        } na stos kart odrzuconych
    }
ew-effect-animal-grounds =
    { $amount ->
        [one] weź zwierzę z terenów łowieckich
        [few] weź { $amount } zwierzęta z terenów łowieckich
       *[many] weź { $amount } zwierząt z terenów łowieckich
    }
ew-effect-animal-deck =
    { $amount ->
        [one] weź wierzchnie zwierzę z talii
        [few] weź { $amount } wierzchnie zwierzęta z talii
       *[many] weź { $amount } wierzchnich zwierząt z talii
    }
ew-effect-extra = umieść jeszcze jeden megalit tam, gdzie wskazuje strzałka
ew-test-villages =
    { $least ->
        [one] masz wioskę na planszy terenu
        [few] masz co najmniej { $least } wioski na planszy terenu
       *[many] masz co najmniej { $least } wiosek na planszy terenu
    }
ew-test-camps =
    { $least ->
        [one] masz obozowisko na planszy terenu
        [few] masz co najmniej { $least } obozowiska na planszy terenu
       *[many] masz co najmniej { $least } obozowisk na planszy terenu
    }
ew-test-buried =
    { $least ->
        [one] masz pogrzebaną kartę
        [few] masz co najmniej { $least } pogrzebane karty
       *[many] masz co najmniej { $least } pogrzebanych kart
    }
ew-test-tipped =
    { $least ->
        [one] masz spożytkowane zwierzę
        [few] masz co najmniej { $least } spożytkowane zwierzęta
       *[many] masz co najmniej { $least } spożytkowanych zwierząt
    }
ew-test-animals =
    { $least ->
        [one] masz niespożytkowane zwierzę
        [few] masz co najmniej { $least } niespożytkowane zwierzęta
       *[many] masz co najmniej { $least } niespożytkowanych zwierząt
    }
ew-test-animals-same =
    { $least ->
        [one] masz 1 niespożytkowane zwierzę jednego gatunku
        [few] masz co najmniej { $least } niespożytkowane zwierzęta jednego gatunku
       *[many] masz co najmniej { $least } niespożytkowanych zwierząt jednego gatunku
    }
ew-test-animals-different =
    { $least ->
        [one] masz niespożytkowane zwierzę dowolnego gatunku
        [few] masz niespożytkowane zwierzęta co najmniej { $least } gatunków
       *[many] masz niespożytkowane zwierzęta co najmniej { $least } gatunków
    }
ew-test-first = w kolejności zajmujesz pierwsze miejsce
ew-test-last = w kolejności zajmujesz ostatnie miejsce

## Components in words

ew-card-labor = w rogu { $labor } { WORD("ew", "labor", $labor) }
ew-card-era =
    { $era ->
        [1] karta kultury ery I
       *[other] karta kultury ery II
    }
ew-card-points = { $points } { WORD("ew", "point", $points) } na koniec
ew-animal-tip = spożytkowane: { $effect }
ew-animal-set = { $points } { WORD("ew", "point", $points) } za { $animals }
ew-animal-sets = niespożytkowane na koniec: { $sets }; kart: { $copies }
ew-animal-wild = joker: niespożytkowane na koniec dołącza do dowolnego zestawu; kart: { $copies }
ew-table-row = od { $least }: { $points } { WORD("ew", "point", $points) }
ew-stone-village-by-terrain = w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każdą twoją wioskę przy terenie: { $of }
ew-stone-camp-terrain-variety = w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każdy z tych terenów z twoim obozowiskiem: { $of }
ew-stone-megalith-on-board = w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każdy megalit w twoim kolorze leżący wprost na planszy
ew-stone-megalith-tiles = w każdym zaćmieniu według liczby kafelków megalitów, na których leży megalit w twoim kolorze: { $table }
ew-stone-each-tile = w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każdy kafelek megalitów, na którym leży megalit w twoim kolorze
ew-stone-buried-cards = w każdym zaćmieniu według liczby twoich pogrzebanych kart: { $table }
ew-stone-megalith-upper = w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każdy megalit w twoim kolorze stojący na innych
ew-stone-idol-levels =
    { $levels ->
        [one] w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każdy poziom na obu torach totemu razem
        [few] w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każde { $levels } poziomy na obu torach totemu razem
       *[many] w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każde { $levels } poziomów na obu torach totemu razem
    }
ew-stone-tipped-variety = w każdym zaćmieniu { $points } { WORD("ew", "point", $points) } za każdy gatunek wśród twoich spożytkowanych zwierząt
ew-stone-tipped-species = w każdym zaćmieniu według liczby twoich spożytkowanych zwierząt gatunku { $of }: { $table }
ew-stone-tipped-two-species =
    { $counted ->
        [sum] w każdym zaćmieniu według łącznej liczby twoich spożytkowanych zwierząt gatunków { $of }: { $table }
       *[pairs] w każdym zaćmieniu według liczby twoich par spożytkowanych zwierząt, { $of }: { $table }
    }
ew-setup-begins = na start: { $what }
ew-setup-tribe = karta { WORD("ew", $card) }
ew-setup-camp = drugie obozowisko na kafelku bazowym
ew-slot-price = kamień kosztuje tu { TEXT($price, form: "acc") }
ew-slot-reward = gdy położysz tu kamień: { $effect }
ew-space-reward = gdy tu wejdziesz: { $effect }
ew-sacrifice-none = pozostała żywność i narzędzia są na koniec nic niewarte
ew-sacrifice-rate =
    { $resources ->
        [one] na koniec { $points } { WORD("ew", "point", $points) } za każdą sztukę pozostałej żywności i narzędzi
        [few] na koniec { $points } { WORD("ew", "point", $points) } za każde { $resources } sztuki pozostałej żywności i narzędzi
       *[many] na koniec { $points } { WORD("ew", "point", $points) } za każde { $resources } sztuk pozostałej żywności i narzędzi
    }
ew-sacrifice-top = za każdy kolejny totem: { $effect }
ew-honor-none = z tego poziomu tabela nic na koniec nie daje za pogrzebane karty
ew-honor-points =
    { $points ->
        [0] tu nie ma punktów
       *[other] gdy tu wejdziesz, zdobądź { $points } { WORD("ew", "point", $points, case: "acc") }
    }
ew-burial-table =
    { $rank ->
        [1] pogrzebane karty pierwszego na torze honoru: { $table }
        [2] pogrzebane karty drugiego na torze honoru: { $table }
       *[other] pogrzebane karty pozostałych na torze honoru: { $table }
    }
ew-glacier-token = ilekroć założysz obok wioskę: { $effect }
ew-column-top = góra, dowolną liczbę razy: { $effect }
ew-column-middle = środek, raz: { $effect }
ew-column-bottom = dół, dla pierwszej figurki w rundzie: { $effect }
ew-rest-effect = { $effect }
ew-rest-labor = do kolejności następnej rundy: { $labor } { WORD("ew", "labor", $labor) }
ew-reconstructed = Zasady są takie jak w instrukcjach. To, co nadrukowano na kartach, kafelkach i torach, przepadło wraz z obrazkami: większość tych wartości to nasz własny projekt, nie wartości z wydanej gry.

## What is asked

ew-ask-over = Koniec gry: czwarte zaćmienie minęło.
ew-ask-stone = Wykładany jest święty kamień.
ew-ask-culture-drawn = Wykładana jest karta kultury.
ew-ask-chief-dealt = Rozdawany jest wódz.
ew-ask-setup-dealt = Rozdawana jest karta przygotowania.
ew-ask-card-drawn = Dobierana jest karta.
ew-ask-animal-drawn = Odkrywane jest zwierzę.
ew-ask-order = Losowana jest kolejność.
ew-ask-tile = Układany jest kafelek megalitów.
ew-ask-land = Do układanych kafelków dołącza teren.
ew-ask-hex = Układany jest kafelek terenu.
ew-ask-glacier = Odkrywany jest żeton lodowca.
ew-ask-rest-token = Odkrywany jest żeton odpoczynku.
ew-ask-side = Której strony karty wodza używasz?
ew-ask-chief = Wybierz wodza.
ew-ask-setup = Wybierz kartę przygotowania.
ew-ask-place = Zagraj karty kultury, jeśli chcesz, a potem umieść figurkę.
ew-ask-act =
    { $section ->
        [top] { WORD("ew", $at) }, góra: działaj, dopóki cię stać. Trud: { $labor }.
        [middle] { WORD("ew", $at) }, środek: raz, jeśli chcesz.
        [bottom] { WORD("ew", $at) }, dół: dla ciebie, bo twoja figurka jest tu pierwsza.
        [rest] Odpoczywasz.
       *[after] Twoja figurka dotarła do celu. Coś jeszcze?
    }
ew-ask-gain =
    { $what ->
        [megalith] { $full ->
            [0] Zyskujesz megalit, ale nie ma na niego miejsca: weź coś słabszego.
           *[other] Zyskujesz megalit: umieść go albo weź coś słabszego.
        }
        [draw] { $full ->
            [0] Zyskujesz kartę, ale nie ma czego dobrać: weź coś słabszego.
           *[other] Zyskujesz kartę: dobierz ją albo weź coś słabszego.
        }
        [idol] Zyskujesz totem: idź w górę albo weź coś słabszego.
       *[tool] Zyskujesz narzędzie albo zamiast niego żywność.
    }
ew-ask-move =
    { $steps ->
        [one] Przesuń obozowisko o jeden krok.
        [few] Przesuń obozowiska łącznie o { $steps } kroki.
       *[many] Przesuń obozowiska łącznie o { $steps } kroków.
    }
ew-ask-settle = Gdzie zakładasz wioskę?
ew-ask-take-stone = Który święty kamień bierzesz? Pole kosztuje { TEXT($price, form: "acc") } i daje: { $effect }.
ew-ask-culture = Którą kartę kultury bierzesz?
ew-ask-tribe = Którą kartę plemienia bierzesz?
ew-ask-animal = Które zwierzę bierzesz?
ew-ask-reveal = Odkryć zwierzę?
ew-ask-tip = Które zwierzę chcesz spożytkować?
ew-ask-bury = Którą kartę chcesz pogrzebać?
ew-ask-discard = Którą kartę odrzucasz?
ew-ask-pay = Zapłacić { TEXT($price, form: "acc") }? W zamian: { $effect }.
ew-ask-branch = Co z tego bierzesz?
ew-ask-term = Co bierzesz teraz?
ew-ask-pile = Które karty kładziesz na swój stos zaćmienia?
ew-ask-resolve = Która karta twojego stosu zaćmienia jest następna?
ew-ask-harvest = Który teren daje pierwszy?
ew-ask-benefit = Która premia z twojej planszy jest następna?
ew-ask-token = Który żeton odpoczynku bierzesz?
ew-ask-extend =
    { $full ->
        [0] Na dodatkowy megalit nie ma miejsca: weź coś słabszego.
       *[other] Umieścić dodatkowy megalit?
    }
ew-ask-glacier-next = Który żeton lodowca przy twojej wiosce daje pierwszy?
ew-ask-last-animal = Wziąć ostatnie zwierzę z talii?

## The guide: two sentences for each decision

ew-guide-side = Każda strona karty wodza ma zdolność, a przez całą grę liczy się tylko ta, którą wybierzesz. Działa w turze, w której umieszczasz wodza.
ew-guide-chief = Zdolność wodza działa raz na rundę, w turze, w której umieszczasz wodza. Kto tu wybiera późno, wcześnie wybiera kartę przygotowania.
ew-guide-setup = Karta przygotowania daje surowce, kartę plemienia i zwierzęta, które pokazuje. Potem znika, więc różny jest tylko początek.
ew-guide-place = Najpierw są karty kultury, pierwsza w turze za darmo. Potem jedna figurka idzie do kolumny albo odpoczywa: kto jest w kolumnie pierwszy w rundzie, ma też akcję z dołu.
ew-guide-act = Karty i żywność dają trud, a trudem płaci się za to, co oferuje kolumna. Trud, który zostanie na koniec tury, przepada.
ew-guide-gain = Zamiast premii zawsze możesz wziąć coś słabszego: po megalicie są karta, totem, narzędzie i żywność. Tego, co już masz, nie można później wymieniać.
ew-guide-move = Obozowisko daje wpływ na swoim kafelku terenu, a kto ma go tam najwięcej, zyskuje w każdym zaćmieniu. Z trzech obozowisk wokół punktu wspólnego może powstać wioska.
ew-guide-settle = Wioska liczy się podwójnie na wszystkich trzech kafelkach, których dotyka. W zamian twoje trzy obozowiska wracają do domu, a limit żywności spada.
ew-guide-take-stone = Kamień punktuje odtąd w każdym zaćmieniu, więc wczesny punktuje często. Masz miejsce na trzy.
ew-guide-culture = Karta trafia na rękę; karty kultury zagrywa się na początku tury. Większość daje też punkty na koniec.
ew-guide-tribe = Karty plemienia dają trud, każda więcej w swoim miejscu. Pusty stos daje zamiast karty punkt.
ew-guide-animal = Zwierzęta jednego gatunku tworzą zestawy, które punktują na koniec. Spożytkowane daje premię od razu i wypada z zestawu.
ew-guide-reveal = Więcej zwierząt na terenach łowieckich to większy wybór. Skorzystać z niego mogą też inni.
ew-guide-tip = Premię zwierzęcia dostajesz od razu. Na koniec to zwierzę nie liczy się już do zestawu.
ew-guide-bury = Pogrzebane karty punktują według twojego miejsca na torze honoru, a nadrukowane na nich punkty liczą się dalej. Na rękę już nie wracają.
ew-guide-discard = Karta trafia na twój stos kart odrzuconych. Wróci, gdy twoja talia zostanie potasowana na nowo.
ew-guide-pay = Najpierw płacisz wszystko, czego trzeba, a dopiero potem zyskujesz. Możesz też zrezygnować.
ew-guide-branch = Dostajesz tylko jedno z tego. Reszta przepada.
ew-guide-term = Każdą z tych rzeczy dostajesz osobno, w kolejności, jaką chcesz. Pozostałe można wziąć potem.
ew-guide-pile = Karty plemienia na stosie dają trud do kolejności następnej rundy i swoje zdolności zaćmienia. Karty kultury tylko mylą innych i wracają do ciebie.
ew-guide-resolve = Zdolność zaćmienia każdej karty plemienia z twojego stosu działa raz. Kolejność wybierasz ty.
ew-guide-harvest = Na tych kafelkach prowadzisz, samodzielnie lub w remisie, i każdy daje swoją premię jeden raz. Kolejność wybierasz ty.
ew-guide-benefit = Wioski, puste pola megalitów i święte kamienie dają coś w każdym zaćmieniu. Kolejność wybierasz ty.
ew-guide-token = Weź żeton, który widzisz, albo następny, którego nikt nie zna. Jego efekty są twoje tylko w tej turze.
ew-guide-glacier-next = Każdy żeton przy twojej nowej wiosce daje raz to, co pokazuje. Kolejność wybierasz ty.
ew-guide-last-animal = Możesz wziąć ostatnią kartę z talii zwierząt, nie widząc jej wcześniej. Gdy talia i tereny łowieckie są puste, polowanie daje zamiast zwierząt punkty.
ew-guide-extend = Zakryte pole pozwala ci umieścić jeszcze jeden megalit tam, gdzie wskazują jego strzałki. Zyskujesz też to, co jest tam nadrukowane.

## What can be done

ew-do-side = strona { $side }: { $effect }
ew-do-pick-chief = { WORD("ew", $chief) }: { $one }; albo druga strona: { $two }
ew-do-pick-setup = { WORD("ew", $setup) }: { $effect }
ew-do-play = zagraj kartę { WORD("ew", $card) }: { $effect }
ew-do-place =
    { $at ->
        [rest] { WORD("ew", $figure) } na { WORD("ew", $at, case: "acc") }
       *[other] { WORD("ew", $figure) } do kolumny { WORD("ew", $at) }
    }
ew-do-top = { $effect }
ew-do-middle = { WORD("ew", $at) }, środek: { $effect }
ew-do-bottom = { WORD("ew", $at) }, dół: { $effect }
ew-do-rest = odpoczynek: { $effect }
ew-do-spend = wydaj { $food } { WORD("ew", "food", $food, case: "acc") } na 1 punkt trudu
ew-do-use = { WORD("ew", $card) }: { $effect }
ew-do-use-chief = { WORD("ew", $chief) }: { $effect }
ew-do-use-token = żeton odpoczynku: { $effect }
ew-do-done =
    { $section ->
        [top] dalej do środka
        [pile] stos jest gotowy
       *[other] dalej
    }
ew-do-skip = zrezygnuj
ew-do-gain =
    { $lesser ->
        [1] zamiast tego{ " " }
       *[other] { "" }
    }{ $what ->
        [draw] dobierz kartę
        [tool] weź narzędzie
        [food] weź 1 żywność
       *[other] weź to
    }
ew-do-climb =
    { $lesser ->
        [1] zamiast tego totem
       *[other] totem
    }: { WORD("ew", $track) }, na poziom { $level }{ $brings ->
        [0] { "" }
       *[other] { $points ->
            [0] : { $effect }
           *[other] : { $points } { WORD("ew", "point", $points) }
        }
    }
ew-do-build =
    { $level ->
        [1] megalit na polu { $label } ({ WORD("ew", $tile) }): { $effect }
       *[other] megalit na czterech przy { $label }, poziom { $level }: { $points } { WORD("ew", "point", $points) }
    }
ew-do-move = obozowisko { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }
ew-do-settle = wioska między { TEXT($place, form: "ins") }
ew-do-take-stone = { WORD("ew", $stone) }: { $effect }
ew-do-take-card = { WORD("ew", $card) }: { $effect }
ew-do-take-animal = { WORD("ew", $species) }: { $tip }; { $sets }
ew-do-reveal = odkryj je
ew-do-tip = spożytkuj zwierzę { WORD("ew", $species) }: { $effect }
ew-do-bury = pogrzeb kartę { WORD("ew", $card) } { $from ->
        [hand] z ręki
        [discard] ze stosu kart odrzuconych
        [played] spośród zagranych
       *[other] z: { WORD("ew", $from, case: "gen") }
    }
ew-do-discard = odrzuć kartę { WORD("ew", $card) }
ew-do-accept = zapłać { TEXT($price, form: "acc") }: { $effect }
ew-do-branch = { $effect }
ew-do-term = { $effect }
ew-do-pile = { WORD("ew", $card) } na stos
ew-do-resolve = { WORD("ew", $card) }: { $effect }
ew-do-harvest = { WORD("ew", $land) }: { $effect }
ew-do-glacier = { WORD("ew", $token) }: { $effect }
ew-do-benefit =
    { $from ->
        [village] spod wioski: { $effect }
        [space] spod megalitów: { $effect }
       *[stone] { WORD("ew", $stone) }: { $effect }
    }
ew-do-token =
    { $from ->
        [open] odkryty żeton, { WORD("ew", $token) }: { $effect }
       *[next] następny żeton ze stosu, jakikolwiek jest
    }
ew-do-stone = { WORD("ew", $stone) }
ew-do-culture = { WORD("ew", $card) }
ew-do-chief = { WORD("ew", $chief) }
ew-do-setup = { WORD("ew", $setup) }
ew-do-card = { WORD("ew", $card) }
ew-do-animal = { WORD("ew", $species) }
ew-do-order = zaczyna miejsce { $first }
ew-do-tile = { WORD("ew", $tile) }
ew-do-land = { WORD("ew", $land) }
ew-do-hex = { WORD("ew", $land) }
ew-do-glacier-token = { WORD("ew", $token) }
ew-do-rest-token = { WORD("ew", $token) }

## What happened

ew-log-stone-shown = Wyłożony zostaje { WORD("ew", $stone) }.
ew-log-culture-shown = Wyłożona karta: { WORD("ew", $card) }.
ew-log-order-set = Kolejność jest ustalona.
ew-log-boards-laid = Teren jest ułożony.
ew-log-chief-taken = { $seat }: { WORD("ew", $chief) }.
ew-log-side-chosen = { $seat } używa strony { $side }: { WORD("ew", $chief) }.
ew-log-setup-taken = { $seat } zaczyna z kartą { WORD("ew", $setup) }.
ew-log-round-begun = Runda { $round }.
ew-log-figure-placed =
    { $at ->
        [rest] { $seat }: { WORD("ew", $figure) } na { WORD("ew", $at, case: "acc") }.
       *[other] { $seat }: { WORD("ew", $figure) } do kolumny { WORD("ew", $at) }.
    }
ew-log-card-played = { $seat } zagrywa kartę { WORD("ew", $card) }.
ew-log-gained =
    { $what ->
        [tool] { $seat } zyskuje narzędzie.
       *[food] { $seat } zyskuje { $amount } { WORD("ew", "food", $amount, case: "acc") }.
    }
ew-log-price-paid = { $seat } płaci { TEXT($price, form: "acc") }.
ew-log-food-spent = { $seat } wydaje { $food } { WORD("ew", "food", $food, case: "acc") } na trud.
ew-log-climbed = { $seat } idzie w górę: { WORD("ew", $track) }, poziom { $level }.
ew-log-megalith-built =
    { $level ->
        [1] { $seat } umieszcza megalit na polu { $label }.
       *[other] { $seat } umieszcza megalit na czterech przy { $label }, poziom { $level }: { $points } { WORD("ew", "point", $points) }.
    }
ew-log-scored = { $seat } zdobywa { $points } { WORD("ew", "point", $points, case: "acc") }.
ew-log-camp-placed = { $seat } umieszcza obozowisko na kafelku bazowym.
ew-log-camp-moved = { $seat } przesuwa obozowisko { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }.
ew-log-settled = { $seat } zakłada wioskę między { TEXT($place, form: "ins") }.
ew-log-stone-taken = { $seat } bierze { WORD("ew", $stone) }.
ew-log-recruited =
    { $to ->
        [hand] { $seat } werbuje kartę { WORD("ew", $card) } na rękę.
       *[other] { $seat } werbuje kartę { WORD("ew", $card) } na { WORD("ew", $to, case: "acc") }.
    }
ew-log-culture-taken = { $seat } bierze kartę { WORD("ew", $card) }.
ew-log-animal-taken = { $seat } bierze zwierzę: { WORD("ew", $species) }.
ew-log-animal-shown = Na terenach łowieckich pojawia się { WORD("ew", $species) }.
ew-log-animal-tipped = { $seat } spożytkowuje zwierzę { WORD("ew", $species) }: { $effect }.
ew-log-card-buried = { $seat } grzebie kartę { WORD("ew", $card) } { $from ->
        [hand] z ręki
        [discard] ze stosu kart odrzuconych
        [played] spośród zagranych
       *[other] z: { WORD("ew", $from, case: "gen") }
    }.
ew-log-hand-buried = { $seat } grzebie kartę { WORD("ew", $card) } z ręki.
ew-log-hand-buried-unseen = { $seat } grzebie kartę z ręki.
ew-log-card-discarded = { $seat } odrzuca kartę { WORD("ew", $card) }.
ew-log-card-taken-up = { $seat } dobiera kartę { WORD("ew", $card) }.
ew-log-card-taken-up-unseen = { $seat } dobiera kartę.
ew-log-reshuffled = { $seat } tasuje stos kart odrzuconych.
ew-log-card-piled = { $seat } kładzie kartę { WORD("ew", $card) } na stos zaćmienia.
ew-log-card-piled-unseen = { $seat } kładzie kartę na stos zaćmienia.
ew-log-pile-shown = { $seat } ma w zaćmieniu { $labor } { WORD("ew", "labor", $labor, case: "acc") }.
ew-log-harvested = { $seat } prowadzi ({ WORD("ew", $land) }): { $effect }.
ew-log-stone-scored = { $seat } zdobywa { $points } { WORD("ew", "point", $points, case: "acc") }: { WORD("ew", $stone) }.
ew-log-culture-gone = Karty kultury ery I opuszczają grę.
ew-log-glacier-turned = Odkryty żeton: { WORD("ew", $token) } ({ $place }).
ew-log-rest-turned = Żeton odpoczynku tej rundy: { WORD("ew", $token) }.
ew-log-token-taken = { $seat } bierze żeton: { WORD("ew", $token) }.
ew-log-eclipse-begun = Zaćmienie rundy { $round }.

## Why not

ew-cell = { $label }
ew-why-lack = To kosztuje { TEXT($price, form: "acc") }: brakuje ci { TEXT($missing, form: "gen") }.
ew-why-condition = To działa tylko, jeśli { $test }.
ew-why-labor = Trud by tu przepadł: w tej turze nic go już nie wykorzysta.
ew-why-no-camps = Na twojej planszy nie ma już obozowisk.
ew-why-no-camp-out = Nie masz na planszy terenu obozowiska, które można przesunąć.
ew-why-no-culture = W puli nie ma kart kultury.
ew-why-no-animal = Nie masz niespożytkowanego zwierzęcia.
ew-why-no-card = Nie masz karty, którą można pogrzebać.
ew-why-empty-grounds = Tereny łowieckie są puste, choć talia nie jest: nie ma czego wziąć.
ew-why-food-full = Masz tyle żywności, ile możesz trzymać: { $limit }.
ew-why-tools-full = Masz tyle narzędzi, ile możesz trzymać: { $most }.
ew-why-animal-deck = Talia zwierząt jest pusta.
ew-why-grounds-full = Na terenach łowieckich mieści się najwyżej { $most } { WORD("ew", "card", $most) }.
ew-why-no-villages = Wszystkie twoje wioski już stoją: { $villages }.
ew-why-no-juncture = Poza kafelkiem bazowym nie ma wolnego punktu wspólnego z twoim obozowiskiem na każdym z jego trzech kafelków.
ew-why-slots = Wszystkie pola na kamienie są zajęte: { $slots }.
ew-why-slot-price = Następne pole kosztuje { TEXT($price, form: "acc") }: brakuje ci { TEXT($missing, form: "gen") }.
ew-why-no-stone =
    { $era ->
        [1] W lewej części nie ma już kamieni, a w erze I można brać tylko stamtąd.
       *[other] Nie ma już kamieni.
    }
ew-why-one-figure = W turze umieszcza się jedną figurkę, a twoja już stoi.
ew-why-resting = Twoja figurka odpoczywa: w tej turze żadna kolumna nie jest dla niej.
ew-why-bottom = W tej rundzie inna figurka była tu pierwsza ({ WORD("ew", $column) }): akcja z dołu należy do niej.
ew-why-top-over = Twoja figurka opuściła już górę kolumny.
ew-why-once = To w tej turze już za tobą: akcje ze środka i z dołu wykonuje się raz, po kolei.
ew-why-section-later = Twoja figurka jeszcze tam nie dotarła: najpierw idź dalej.
ew-why-no-action = W górnej sekcji nie ma takiej akcji: { WORD("ew", $column) }.
ew-why-all-types = Masz w tej turze już po karcie każdego rodzaju.
ew-why-hand = Nie masz na ręce karty { WORD("ew", $card) }.
ew-why-culture-before = Karty kultury, takie jak { WORD("ew", $card) }, zagrywa się przed umieszczeniem figurki.
ew-why-at-rest = W turze odpoczynku nie zagrywa się kart plemienia, więc karty { WORD("ew", $card) } też nie.
ew-why-recruit = Kartę { WORD("ew", $card) } zwerbowano w tej turze i nie można jej jeszcze zagrać.
ew-why-tribe-later = Karty plemienia, takie jak { WORD("ew", $card) }, zagrywa się, gdy figurka już stoi.
ew-why-second-culture = Druga karta kultury kosztuje inną kartę z ręki, a takiej nie masz.
ew-why-spend = Żywność wydaje się tak, aby znacznik minął następny symbol trudu na torze: teraz { $food }.
ew-why-spend-none = Poniżej { $food } nie ma na torze żywności symbolu trudu.
ew-why-spend-late = Trud wydaje się w górnej sekcji kolumny; dalej nic go tu nie kosztuje.
ew-why-spend-rest = Kto odpoczywa, nie ma na co wydać trudu.
ew-why-not-played = Karty { WORD("ew", $card) } nie ma wśród twoich zagranych kart plemienia.
ew-why-no-ability = Karta { WORD("ew", $card) } nie ma takiej zdolności.
ew-why-eclipse-ability = Ta zdolność karty { WORD("ew", $card) } działa tylko w zaćmieniu, ze stosu zaćmienia.
ew-why-column = Ta zdolność karty { WORD("ew", $card) } działa tylko, gdy twoja figurka stoi w kolumnie { WORD("ew", $column) }.
ew-why-labor-given = Trud karty { WORD("ew", $card) } liczy się już od jej zagrania.
ew-why-used = Ta zdolność karty { WORD("ew", $card) } jest w tej turze już użyta.
ew-why-chief-used = Zdolność twojego wodza jest już użyta.
ew-why-chief-elsewhere = Zdolność twojego wodza działa w turze, w której go umieszczasz.
ew-why-chief-column = Zdolność twojego wodza działa tylko, gdy stoi on w kolumnie { WORD("ew", $column) }.
ew-why-not-resting = Twoja figurka nie odpoczywa.
ew-why-rested = Oba efekty odpoczynku są już użyte.
ew-why-no-token = Nie masz żetonu odpoczynku: dostaje go tylko pierwszy, kto w rundzie odpoczywa.
ew-why-token = Każdy efekt żetonu odpoczynku działa raz.
ew-why-figure-first = Najpierw umieść figurkę: to wszystko jest potem.
ew-why-figure =
    { $figure ->
        [chief] Twój wódz już stoi.
       *[tribe] Nie masz już figurek plemienia.
    }
ew-why-chief-first = Zdolność twojego wodza jest użyta, więc trzeba umieścić wodza.
ew-why-rest-culture = Po karcie kultury żadna figurka nie może odpoczywać.
ew-why-ladder =
    { $what ->
        [draw] Zyskujesz kartę: słabsze są tylko totem, narzędzie i żywność.
        [idol] Zyskujesz totem: słabsze są tylko narzędzie i żywność.
        [tool] Zyskujesz narzędzie: słabsza jest tylko żywność.
       *[megalith] Zyskujesz megalit, a nic nie jest mocniejsze.
    }
ew-why-no-ladder = W tej fazie nie można wziąć słabszej premii.
ew-why-where =
    { $what ->
        [megalith] Powiedz, na którym polu stanie megalit.
       *[idol] Powiedz, na którym torze liczy się totem.
    }
ew-why-honor-top = Twój znacznik stoi już na szczycie toru honoru, na poziomie { $level }.
ew-why-no-draw = Twoja talia i twój stos kart odrzuconych są puste.
ew-why-no-megaliths = Nie masz już megalitów.
ew-why-no-cell = Na planszy megalitów nie ma takiego miejsca.
ew-why-cell-taken = Przy { $label } stoi już megalit.
ew-why-start-cell = { $label } to pole początkowe: mogą tam leżeć tylko neutralne megality.
ew-why-not-beside = Obok pola { $label } nie ma megalitu: muszą się stykać bokiem.
ew-why-neutral-above = Twój następny megalit jest neutralny, a neutralne leżą wprost na planszy.
ew-why-square =
    { $missing ->
        [one] Przy { $label } brakuje jednego z czterech megalitów pod spodem.
        [few] Przy { $label } brakuje { $missing } z czterech megalitów pod spodem.
       *[many] Przy { $label } brakuje { $missing } z czterech megalitów pod spodem.
    }
ew-why-extend = Strzałki wskazują na { $cells }: dodatkowy megalit trafia tam.
ew-why-no-hex = Na planszy terenu nie ma takiego miejsca.
ew-why-no-camp-there = Nie masz tam obozowiska: { $origin }.
ew-why-far = Obozowisko przesuwa się na sąsiedni kafelek, a te ze sobą nie sąsiadują: { $origin }, { $goal }.
ew-why-settled = Stoi tam już wioska.
ew-why-camps-missing = Wioska wymaga tam twojego obozowiska na każdym z trzech kafelków, a tu go nie ma: { $place }.
ew-why-stone-gone = Tego kamienia nie ma w puli: { WORD("ew", $stone) }.
ew-why-stone-era = { WORD("ew", $stone) } leży w prawej części: można go wziąć od rundy 3.
ew-why-no-pile = Nie ma stosu kart { WORD("ew", $card) }.
ew-why-type = Karta { WORD("ew", $card) } jest już wzięta, a rodzaje muszą być różne.
ew-why-same = Wszystkie te karty muszą być jednego rodzaju, a karta { WORD("ew", $card) } jest innego.
ew-why-display = Karty { WORD("ew", $card) } nie ma w puli.
ew-why-grounds = Na terenach łowieckich nie ma karty { WORD("ew", $species) }.
ew-why-tip = Nie masz karty { WORD("ew", $species) }.
ew-why-tipped = { WORD("ew", $species) }: ta karta jest już spożytkowana, a to możliwe tylko raz.
ew-why-bury = Nie ma tam karty { WORD("ew", $card) }: { WORD("ew", $from) }.
ew-why-bury-other = Karta { WORD("ew", $card) } leży też na stosie kart odrzuconych, a ta właśnie tam trafia: pogrzeb tamtą.
ew-why-pile = Karty kładzie się na stos w kolejności, w jakiej są wymienione: karta { WORD("ew", $card) } byłaby wcześniej.
ew-why-bluff = Twój stos zaćmienia powstaje na końcu, więc karta { WORD("ew", $card) } nikogo by nie zmyliła: od razu by wróciła.
ew-why-resolve = Karty { WORD("ew", $card) } nie ma już do rozpatrzenia w twoim stosie zaćmienia.
ew-why-glacier = { WORD("ew", $token) }: ten żeton nie leży przy twojej nowej wiosce albo już dał to, co pokazuje.
ew-why-harvest = Na żadnym takim kafelku nie masz największego wpływu: { WORD("ew", $land) }.
ew-why-harvested = Każdy taki kafelek, na którym prowadzisz, już ci coś dał: { WORD("ew", $land) }.
ew-why-benefit = Takiej premii nie ma już na twojej planszy.
ew-why-part = Takiej części już nie ma.
ew-why-not-laid-out = Tego nie ma wśród wyłożonych: { WORD("ew", $what) }.
ew-why-skip = Z tego nie można tu zrezygnować.

## The score sheet

ew-score-track = podczas gry
ew-score-stones = święte kamienie
ew-score-stones-how =
    { $times ->
        [one] punktowane 1 raz
        [few] punktowane { $times } razy
       *[many] punktowane { $times } razy
    }
ew-score-stones-about = punktują w każdym zaćmieniu
ew-score-megaliths = megality
ew-score-megaliths-how = { $times } { WORD("ew", "megalith", $times) }
ew-score-megaliths-about = za to, na czym stoją
ew-score-carried = megality pod spodem
ew-score-carried-how =
    { $times ->
        [one] nadbudowane 1 raz
        [few] nadbudowane { $times } razy
       *[many] nadbudowane { $times } razy
    }
ew-score-carried-about = inni budują na twoich
ew-score-idols = totemy
ew-score-idols-how = { $times } { WORD("ew", "step", $times) } z punktami
ew-score-idols-about = kroki w górę na obu torach
ew-score-lands = tereny
ew-score-lands-how =
    { $times ->
        [one] zebrane 1 raz
        [few] zebrane { $times } razy
       *[many] zebrane { $times } razy
    }
ew-score-lands-about = żywność wymieniona w zaćmieniu na punkty tam, gdzie się prowadzi
ew-score-glaciers = lodowce
ew-score-glaciers-how =
    { $times ->
        [one] 1 żeton
        [few] { $times } żetony
       *[many] { $times } żetonów
    }
ew-score-glaciers-about = żetony przy nowych wioskach
ew-score-board = własna plansza
ew-score-board-how =
    { $times ->
        [one] 1 pole
        [few] { $times } pola
       *[many] { $times } pól
    }
ew-score-board-about = pola z punktami
ew-score-culture = zagrane karty kultury
ew-score-culture-how = { $times } { WORD("ew", "card", $times) }
ew-score-culture-about = to, co dają po zagraniu
ew-score-supply = puste zapasy
ew-score-supply-how =
    { $times ->
        [one] 1 raz
        [few] { $times } razy
       *[many] { $times } razy
    }
ew-score-supply-about = punkt tam, gdzie nie było już czego wziąć
ew-score-other = inne punkty
ew-score-other-how =
    { $times ->
        [one] 1 raz
        [few] { $times } razy
       *[many] { $times } razy
    }
ew-score-sacrifice = resztki
ew-score-sacrifice-how = { $level ->
        [0] żywność i narzędzia: { $goods }, ale żadnego kroku na torze ofiary
       *[other] żywność i narzędzia: { $goods }; { $worth } za każde { $rate }
    }
ew-score-sacrifice-about = żywność i narzędzia, według toru ofiary
ew-score-burial = pogrzebane karty
ew-score-burial-how = { $cards } { WORD("ew", "card", $cards) }{ $level ->
        [0] , ale żadnego kroku na torze honoru
       *[other] , miejsce { $place } na torze honoru
    }
ew-score-burial-about = według kolejności na torze honoru
ew-score-cards = punkty na kartach
ew-score-cards-how = { $cards } { WORD("ew", "card", $cards) } z punktami
ew-score-cards-about = nadrukowane na kartach plemienia i kultury, gdziekolwiek są
ew-score-animals = zwierzęta
ew-score-animals-how = { $animals ->
        [one] 1 zwierzę
        [few] { $animals } zwierzęta, zestawy: { $sets }
       *[many] { $animals } zwierząt, zestawy: { $sets }
    }
ew-score-animals-about = zestawy jednego gatunku; spożytkowane się nie liczą
ew-tie-1 = kolejność
ew-tie-1-more = wcześniejsze miejsce w kolejności
ew-score-track-any = punkty w trakcie gry
