# The board of Stone Age in the browser: what is new in one's own village, and what the signs mean.

sa-board-news = Nowe:
sa-board-news-said = Nowe w twojej osadzie od twojego ruchu: { $news }
sa-board-news-item =
    { $kind ->
        [fields] pola +{ $amount } { WORD("sa", "food", $amount) }
        [die] kostka: { sa-gain }
        [points] +{ $amount } { WORD("sa", "point", $amount) }
        [none] nic: { WORD("sa", $what) }
        [poor] brak na zapłatę: { WORD("sa", $what) }
        [fed] zjedzono { $amount } { WORD("sa", "food", $amount, case: "acc") }, zostaje { $left }
        [hungry] głód: -{ $amount } { WORD("sa", "point", $amount) }, cała żywność przepada
        [hidden] zakryta karta
       *[gained] { $what ->
            [production] produkcja żywności +{ $amount }
           *[other] +{ sa-gain }
        }
    }

# A village that was opened, and the wheel of people

sa-board-open-village = Osada gracza { $seat }: { sa-board-count-cards }, { sa-board-count-buildings }. Otwórz.
sa-board-open-own = Wszystko, co masz: { sa-board-count-cards }, { $total } { WORD("sa", "point", $total) }, gdyby gra kończyła się teraz. Otwórz.
sa-board-count-cards = { $cards } { WORD("sa", "card", $cards) }
sa-board-count-buildings = { $buildings } { WORD("sa", "building", $buildings) }
sa-board-kept = Od razu: { sa-board-brought }; na koniec: { sa-board-at-end }
sa-board-about = { $option }: około { $amount } { WORD("sa", $what, $amount, case: "gen") }

## The key

sa-board-key =
    { $of ->
        [cards] Co znaczą karty
        [buildings] Co znaczą budynki
       *[villages] Co pokazują osady
    }

# Cards

sa-board-key-price = Cena: tyle dowolnych surowców. Karta, której nikt nie kupi, po rundzie przesuwa się w prawo i tanieje.
sa-board-key-halves = Górną połowę dostajesz od razu przy zakupie, dolna liczy się na koniec gry.
sa-board-key-dice = Kostka dla każdego: rzuca się tyloma kostkami, ilu jest graczy. Kupujący bierze jedną jako pierwszy, potem pozostali po kolei: 1 to drewno, 2 glina, 3 kamień, 4 złoto, 5 narzędzie, 6 produkcja żywności +1.
sa-board-key-gain = Dostajesz tyle tych rzeczy.
sa-board-key-roll = Rzucasz na ten surowiec dwiema kostkami, jak dwie twoje osoby. Twoje narzędzia mogą pomóc.
sa-board-key-points = Tyle punktów, od razu.
sa-board-key-draw = Zakryta karta: widzisz ją tylko ty. Jej dolna połowa liczy się dla ciebie na koniec.
sa-board-key-tool = Narzędzie: podnosi jeden rzut w każdej rundzie. Z liczbą i słowem „raz” podnosi jeden rzut w całej grze.
sa-board-key-any = Dwa dowolne surowce: zachowujesz kartę i bierzesz je raz, gdy ich potrzebujesz: w swojej turze albo przy żywieniu ludzi. Na koniec gry wezmą się same.
sa-board-key-green = Zielone: jeden z ośmiu znaków. Na koniec liczba twoich różnych znaków punktuje do kwadratu: 2 dają 4, 3 dają 9, 8 daje 64. { $duplicates ->
        [second] Przy tym stole powtórzone znaki tworzą drugi rząd, podnoszony do kwadratu jak pierwszy.
       *[point] Przy tym stole każdy powtórzony znak to 1 punkt więcej.
    }
sa-board-key-farmer = Każdy rolnik daje na koniec tyle punktów, ile wynosi twoja produkcja żywności: z ×2 dwa razy.
sa-board-key-toolmaker = Każdy wytwórca narzędzi daje na koniec sumę twoich narzędzi.
sa-board-key-builder = Każdy budowniczy daje na koniec liczbę twoich budynków.
sa-board-key-shaman = Każdy szaman daje na koniec liczbę twoich osób.

# Buildings

sa-board-key-worth = Ile punktów daje budynek, gdy tylko go zbudujesz.
sa-board-key-cost = Płacisz dokładnie tymi surowcami.
sa-board-key-number = Płacisz tyloma surowcami dokładnie tylu różnych rodzajów, a wybór należy do ciebie. Ich wartości to punkty: drewno 3, glina 4, kamień 5, złoto 6. Dlatego przy gwiazdce są dwie liczby: najmniej i najwięcej.
sa-board-key-open = Płacisz tyloma surowcami, iloma chcesz, od 1 do 7.
sa-board-key-left = Ile budynków leży w tym stosie. Gra się kończy, gdy któryś stos jest pusty.

# Villages

sa-board-key-people = Ludzie oraz ilu z nich można jeszcze wysłać w tej rundzie.
sa-board-key-food = Żywność. Na koniec rundy każda osoba zjada 1; za brakującą żywność płacisz surowcami albo tracisz 10 punktów.
sa-board-key-production = Produkcja żywności: tyle żywności dają pola przed posiłkiem.
sa-board-key-resources = Surowce: płaci się nimi za karty i budynki. Każdy, który zostanie na koniec, to 1 punkt.
sa-board-key-ready = Gotowe narzędzie. Jego liczbę można w rundzie dodać do jednego rzutu.
sa-board-key-used = Narzędzie użyte w tej rundzie.
sa-board-key-none = Miejsce na narzędzie.
sa-board-key-once = Narzędzie na jeden rzut; potem znika.
sa-board-key-choice = Karta, której można jeszcze użyć: dwa dowolne surowce.
sa-board-key-signs = Zielone znaki na kartach i ile jest każdego z nich.
sa-board-key-workers = Osoby na kartach razy to, co liczą. 2×5 daje na koniec 10; 0×5 na razie nic.
sa-board-key-cards = Karty; ze znakiem zapytania ta zakryta.
sa-board-key-houses = Budynki.

# Marks of all places

sa-board-key-glow = Świeci: możesz to teraz wybrać.
sa-board-key-dotted = Kropki dookoła: od twojego ruchu coś się tam wydarzyło.
sa-board-key-dashed = Przerywana ramka: twoja osoba tam czeka, bo najpierw są kostki albo nie ma jeszcze czym zapłacić.
sa-board-key-grey = Szare: teraz dla ciebie niedostępne. Dotknięcie lub kliknięcie powie dlaczego.
sa-board-key-ring = Miejsce dla jednej osoby.
sa-board-key-crossed = W tej rundzie nikt już tu nie wejdzie.
sa-board-key-press = Palcem: przytrzymaj coś chwilę, aby przeczytać, co to jest.
sa-board-phase =
    { $phase ->
        [setup] Przygotowanie
        [placing] Wysyłanie ludzi
        [using] Praca ludzi
        [feeding] Żywienie ludzi
       *[end] Koniec
    }
# What an option brings is a guess here, no points at once.
sa-options-best = najpierw najlepiej oceniane
sa-options-legend = Liczby: szacowana zmiana twoich punktów na koniec
sa-options-points = punkty na koniec, szacunkowo
sa-hint-is = Solidny gracz zrobiłby tak: { $what } (szacunkowo { $gain } pkt na koniec)
sa-board-round = Runda { $round }
sa-board-start = Tę rundę zaczyna { $seat }
sa-board-deck =
    { $deck ->
        [0] nie ma już kart (jeśli ktoś teraz jakąś kupi, to ostatnia runda)
        [one] została 1 karta
        [few] zostały { $deck } karty
       *[many] zostało { $deck } kart
    }
sa-board-smallest =
    { $left ->
        [0] jeden ze stosów budynków jest pusty (to ostatnia runda)
       *[other] najmniejszy stos: { $left } { WORD("sa", "building", $left) }
    }
sa-board-ends = Gra kończy się, gdy zabraknie kart albo któryś stos budynków będzie pusty.
sa-board-supply = Zapas
sa-board-areas = Części planszy
sa-board-area-places = Miejsca
sa-board-area-market = Karty, budynki
sa-board-area-village = Twoja osada
sa-board-market-cards = Karty
sa-board-market-buildings = Budynki
sa-board-open = wolne: { $open }
sa-board-hint-click =
    { $by ->
        [finger] Dotknij
       *[mouse] Kliknij
    }
sa-board-hint-place =
    { $by ->
        [finger] Dotknij świecącego miejsca, karty lub budynku, aby wysłać tam ludzi.
       *[mouse] Kliknij świecące miejsce, kartę lub budynek, aby wysłać tam ludzi.
    }
sa-board-hint-use =
    { $by ->
        [finger] Dotknij świecącego miejsca, aby skorzystać z pracy swoich ludzi, albo świecącej karty lub budynku, aby za nie zapłacić.
       *[mouse] Kliknij świecące miejsce, aby skorzystać z pracy swoich ludzi, albo świecącą kartę lub budynek, aby za nie zapłacić.
    }
sa-board-hint-buy =
    { $by ->
        [finger] Dotknij świecącej karty lub budynku, aby za nie zapłacić.
       *[mouse] Kliknij świecącą kartę lub budynek, aby za nie zapłacić.
    }
sa-board-hint-wait = Inni są przy pracy. { sa-board-hint-look }
sa-board-hint-look =
    { $by ->
        [finger] Przytrzymaj dowolny element, aby przeczytać, co to jest.
       *[mouse] Wskaż dowolny element, aby przeczytać, co to jest.
    }
sa-board-brings-long =
    { $place ->
        [hunt] kostka za każdą osobę; każde 2 oczka dają 1 żywność
        [forest] kostka za każdą osobę; każde 3 oczka dają 1 drewno
        [clay_pit] kostka za każdą osobę; każde 4 oczka dają 1 glinę
        [quarry] kostka za każdą osobę; każde 5 oczek daje 1 kamień
        [river] kostka za każdą osobę; każde 6 oczek daje 1 złoto
        [tool_maker] narzędzie: raz w rundzie podnosi rzut
        [hut] dwie osoby jednego gracza sprowadzają trzecią
       *[field] o jedną żywność więcej w każdej rundzie
    }
sa-board-room =
    { $rings ->
        [0] miejsce dla wszystkich
       *[other] miejsce dla { $rings } { WORD("sa", "person", $rings, case: "gen") }
    }
sa-board-people-of = { $seat }: { $people }
sa-board-may-go = ilu możesz wysłać: { $numbers }
sa-board-may-use = możesz teraz skorzystać
sa-board-may-buy = możesz teraz zapłacić
sa-board-waits =
    { $rule ->
        [SA-RUL-11] twoja osoba czeka: nie masz jeszcze czym zapłacić
       *[other] twoja osoba czeka, aż rzucisz kostkami
    }
sa-board-fresh = od twojego ruchu coś się tu wydarzyło
sa-board-closed =
    { $rule ->
        [SA-PLC-11] w tej rundzie nikt już tu nie wejdzie: z warsztatu, chaty i pola działają tylko dwa
        [SA-PLC-12] w tej rundzie nikt już tu nie wejdzie: z dwóch graczy może skorzystać tylko jeden
        [SA-PLC-13] w tej rundzie nikt już tu nie wejdzie: z trzech graczy może skorzystać tylko dwóch
       *[other] w tej rundzie nikt już tu nie wejdzie
    }
sa-board-how-many = Ile osób? ({ WORD("sa", $place) })
sa-board-close = Zamknij
sa-board-cost = { $cost } { WORD("sa", "resource", $cost) }
sa-board-at-once =
    { $effect ->
        [dice] Kostka dla każdego
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] Rzut 2 kostkami na { WORD("sa", $what, case: "acc") }
        [draw] Zakryta karta
        [one_use] Narzędzie { $amount }, jeden raz
       *[choice] { $amount } { WORD("sa", "resource", $amount) } do wyboru, jeden raz
    }
sa-board-brought =
    { $effect ->
        [dice] kostka dla każdego
        [roll] rzut 2 kostkami na { WORD("sa", $what, case: "acc") }
        [draw] zakryta karta
        [one_use] narzędzie { $amount }, jeden raz
        [choice] { $amount } { WORD("sa", "resource", $amount) } do wyboru, jeden raz
       *[other] { sa-board-at-once }
    }
sa-board-at-end =
    { $scores ->
        [farmer] { $times } × produkcja żywności
        [toolmaker] { $times } × narzędzia
        [builder] { $times } × budynki
        [shaman] { $times } × osoby
       *[other] { WORD("sa", $scores) }
    }
sa-board-points = { $times } { WORD("sa", "point", $times) }
sa-board-at-end-long =
    { $scores ->
        [farmer] { sa-board-points } za każdy stopień produkcji żywności
        [toolmaker] { sa-board-points } za każdy punkt wartości twoich narzędzi
        [builder] { sa-board-points } za każdy twój budynek
        [shaman] { sa-board-points } za każdą twoją osobę
       *[other] zielony znak: { WORD("sa", $scores) }; liczba różnych znaków punktuje do kwadratu
    }
sa-board-card = Karta za { sa-board-cost }. Od razu: { sa-board-brought }. Na koniec: { sa-board-at-end-long }
sa-board-no-card = Nie ma tu karty
sa-board-building =
    { $kind ->
        [fixed] Budynek za{ sa-amounts.acc }: { $points } { WORD("sa", "point", $points) }
        [number] Budynek za { $least } { WORD("sa", "resource", $least, case: "acc") } { $kinds ->
            [one] jednego rodzaju
            [few] { $kinds } różnych rodzajów
           *[many] { $kinds } różnych rodzajów
        }: { $spread ->
            [0] { $low } { WORD("sa", "point", $low) }
           *[other] od { $low } do { $high } { WORD("sa", "point", $high, case: "gen") }, zależnie od zapłaty
        }
       *[open] Budynek za { $least }–{ $most } dowolnych surowców: od { $low } do { $high } { WORD("sa", "point", $high, case: "gen") }, zależnie od zapłaty
    }
sa-board-building-left =
    { $left ->
        [one] ostatni
        [few] zostały { $left }
       *[many] zostało { $left }
    }
sa-board-building-down =
    { $left ->
        [0] Ten stos jest pusty
        [one] 1 zakryty
        [few] { $left } zakryte
       *[many] { $left } zakrytych
    }
sa-board-amount = { $count } { WORD("sa", $what, $count) }
sa-board-roll = { $seat } rzuca na { WORD("sa", $what, case: "acc") }
sa-board-roll-rule =
    { $divisor ->
        [one] każde oczko daje 1 { WORD("sa", $what, case: "acc") }
        [few] każde { $divisor } oczka dają 1 { WORD("sa", $what, case: "acc") }
       *[many] każde { $divisor } oczek daje 1 { WORD("sa", $what, case: "acc") }
    }
sa-board-roll-sum = { $dice } = { $sum }
sa-board-roll-sum-tools = { $dice } + { $added } = { $sum }
sa-board-roll-yields = { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-missing = do następnej sztuki ({ WORD("sa", $what) }) brakuje { $missing }
sa-board-tools = Dołóż narzędzia
sa-board-tool = Narzędzie { $value }
sa-board-once = Narzędzie jednorazowe { $value }
sa-board-tool-gives = { $value }: razem { $sum }, czyli { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-take = Weź { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-roll-use = Dołóż { $pips } i weź { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-rolled = Rzuca { $seat }: { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    }; zysk: { $amount } { WORD("sa", $what, $amount) }
sa-board-rolled-open = Rzuca { $seat }: { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    }; na { WORD("sa", $what, case: "acc") }
sa-board-rolled-for-all = Rzuca { $seat }: { $dice }, kostka dla każdego
sa-board-rolled-tools =
    { $count ->
        [one] , z narzędziem { $tools }
        [few] , z narzędziami { $tools }
       *[many] , z narzędziami { $tools }
    }
sa-board-die = Kostka z { $value }
sa-board-dice = Kostka dla każdego
sa-board-dice-rule = Weź jedną kostkę i to, co daje; następny gracz bierze z pozostałych.
sa-board-die-gives =
    { $gives ->
        [0] nic
       *[other] { $what ->
            [production] produkcja żywności +1
           *[other] 1 { WORD("sa", $what) }
        }
    }
sa-board-pay = Zapłać za { WORD("sa", $place, case: "acc") }
sa-board-pay-card = od razu: { sa-board-brought }, na koniec: { sa-board-at-end }
sa-board-pay-feed = Wyżyw swoich ludzi
sa-board-pay-take = Weź surowce, jakie chcesz
sa-board-pay-feed-by = { $seat } żywi swoich ludzi
sa-board-pay-take-by = { $seat } bierze surowce do wyboru
sa-board-pay-later = Nie teraz
sa-board-pay-by = { $seat } płaci za { WORD("sa", $place, case: "acc") }
sa-board-pay-due =
    { $least ->
        [0] jeszcze do { $most }, jeśli chcesz
       *[other] do wybrania: { $least }
    }
sa-board-pay-only = zapłacić można tylko tak
sa-board-pay-none =
    { $due ->
        [0] niczego nie brakuje
       *[other] brakuje { $due } { WORD("sa", "food", $due, case: "gen") }, a surowców masz za mało
    }
sa-board-pay-range = do wybrania: od { $least } do { $most }
sa-board-pay-kinds =
    { $kinds ->
        [one] wszystkie jednego rodzaju
        [few] { $kinds } różnych rodzajów
       *[many] { $kinds } różnych rodzajów
    }
sa-board-paid = już zapłacone: { $paid }
sa-board-pay-add =
    { $open ->
        [0] { WORD("sa", $resource) }: wybrano { $chosen }, masz { $held }
       *[other] { WORD("sa", $resource) }: wybrano { $chosen }, masz { $held }; dołóż jeszcze jeden surowiec
    }
sa-board-pay-less = { WORD("sa", $resource) }: o jeden mniej
sa-board-pay-now = Zapłać
sa-board-pay-now-points = Zapłać: { $points } pkt
sa-board-take-now = Weź
sa-board-own = Co masz
sa-board-village = Osada gracza { $seat }
sa-board-people = { $people } { WORD("sa", "person", $people) }: pod ręką { $hand }, przy pracy { $placed }
sa-board-stock = { WORD("sa", $what) }: { $count }
sa-board-production = produkcja żywności: { $count } { WORD("sa", "food", $count) } na koniec każdej rundy
sa-board-fed = Wszyscy się najedzą: { $food } { WORD("sa", "food", $food) } + { $harvest } dla { $mouths } { WORD("sa", "person", $mouths, case: "gen") }
sa-board-hungry = Na koniec rundy brakuje { $hunger } { WORD("sa", "food", $hunger, case: "gen") } dla { $mouths } { WORD("sa", "person", $mouths, case: "gen") }
sa-board-hungry-you = Dla twoich ludzi brakuje { $hunger } { WORD("sa", "food", $hunger, case: "gen") }
sa-board-tool-slot =
    { $state ->
        [none] tu jeszcze nie ma narzędzia
        [used] narzędzie { $value }, w tej rundzie użyte
       *[ready] narzędzie { $value }, gotowe
    }
sa-board-one-use-slot = narzędzie jednorazowe { $value }
sa-board-choice = karta: weź raz 2 dowolne surowce, w swojej turze albo przy żywieniu ludzi; na koniec wezmą się same
sa-board-symbols = Zielone karty
sa-board-symbol = { WORD("sa", $symbol) }: { $count }
sa-board-workers = Osoby na kartach
sa-board-worker =
    { $worker ->
        [farmer] rolnicy: { $count }, razy produkcja żywności { $factor }
        [toolmaker] wytwórcy narzędzi: { $count }, razy narzędzia { $factor }
        [builder] budowniczowie: { $count }, razy budynki { $factor }
       *[shaman] szamani: { $count }, razy osoby { $factor }
    }
sa-board-secret = zakryta karta
sa-board-secret-own = zakryta karta: { sa-board-at-end-long }
sa-board-buildings = { $count } { WORD("sa", "building", $count) }
sa-board-cards = { $count } { WORD("sa", "card", $count) }
sa-board-projection =
    { $over ->
        [0] Gdyby gra kończyła się teraz: { $total } { WORD("sa", "point", $total) }
       *[other] Skąd się wzięły: { $total } { WORD("sa", "point", $total) }
    }
sa-board-line =
    { $line ->
        [track] zdobyte podczas gry
        [green] zielone znaki do kwadratu
        [duplicates] powtórzone zielone znaki
        [farmers] rolnicy × produkcja żywności
        [toolmakers] wytwórcy narzędzi × narzędzia
        [builders] budowniczowie × budynki
        [shamans] szamani × osoby
        [choice] karta wyboru, jeszcze nieużyta
       *[resources] pozostałe surowce
    }
