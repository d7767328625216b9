# The boards in the browser: what pieces are called when they are pointed at, and the few buttons on them.

## All boards

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Kingdomino Origins

ko-board-territory = Terytorium gracza { $seat }, najwyżej { $size } × { $size } pól
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: puste
ko-board-craters = { $craters } { WORD("ko", "crater", $craters) }
ko-board-fires = { $fires } { WORD("ko", "fire", $fires) }
ko-board-lava = lawa z { $fires } { WORD("ko", "fire", $fires, case: "ins") }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Kafelek { $domino }: { $left } / { $right }
ko-board-domino-of = Kafelek { $domino }: { $left } / { $right }; wódz gracza { $seat }
ko-board-turn = Obróć
ko-board-turn-key = R
ko-board-place = Połóż tutaj
ko-board-hold = Wskaż świecące pole, aby położyć tam kafelek. R albo kółko myszy go obraca.
ko-board-hold-touch = Dotknij świecącego pola, aby położyć tam kafelek.
ko-board-pick = Wybierz jedno ze świecących pól.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] za dowolną osobę ze stosu:{ " " }
       *[other] za { WORD("ko", $person, case: "acc") }:{ " " }
    }{ $missing ->
        [one] jeszcze jeden surowiec, innego rodzaju.
        [few] wybierz { $missing } różne surowce na zapłatę, w dowolnej kolejności.
       *[many] wybierz { $missing } różnych surowców na zapłatę, w dowolnej kolejności.
    }
ko-board-chosen = Wybrane: { $tokens }.
ko-board-pay-now = Zapłać
ko-board-picked = wybrane na zapłatę
ko-board-price = Zapłacić można tylko tak: { $tokens }
ko-board-token = { WORD("ko", $resource) } na { $at }
ko-board-cancel = Anuluj
ko-board-enlarge = Pokaż terytorium gracza { $seat }, { $points } { WORD("ko", "point", $points) }
ko-board-back = Wróć do swojego terytorium
ko-board-to-place = Do dołożenia
ko-board-to-choose = Do wyboru
ko-board-next = następny
ko-board-nothing-to-place = Jeszcze nic
ko-board-all-placed = Wszystkie ułożone
ko-board-last-turn = Nie ma już kafelków: ostatnia tura
ko-board-size = Terytorium { $wide } × { $tall }, najwyżej { $size } × { $size }
ko-board-supply = { $box } { WORD("ko", "tile", $box) } w pudełku
ko-board-lava-left = Pozostała lawa
ko-board-lava-of = { $tokens } × { ko-board-lava }
ko-board-cave = Jaskinia
ko-board-stack = { $stack } { WORD("ko", "person", $stack) } w stosie
ko-board-open = Nikogo tu nie ma
ko-board-copies = { $count } ×
ko-board-totems = Totemy
ko-board-totem = Totem { WORD("ko", $resource, case: "gen") }, { $points } { WORD("ko", "point", $points) }
ko-board-totem-free = niczyj
ko-board-others = Inne terytoria
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }

## Stone Age

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
sa-hint-is = Solidny gracz zrobi tak: { $what } (szacunkowo { $gain } pkt na koniec)
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
        [0] jeszcze { $most }, jeśli chcesz
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
sa-board-fed = Wszyscy się najedzą: { $food } { WORD("sa", "food", $food) } + { $harvest } dla { $mouths }
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
