# Stone Age. `WORD("sa", $place)` is the noun below in `sa-word-...`.
# Of places, `short-dat` says where people are sent (do lasu), `short-loc` where they are (w lesie).


## Options

sa-option-edition = Według której instrukcji: różnią się punktami za powtórzone zielone karty.
sa-option-edition-hr = chorwacka instrukcja: powtórzenie daje 1 punkt.
sa-option-edition-original = instrukcja z 2008 roku: powtórzenia tworzą drugi zestaw, podnoszony do kwadratu jak pierwszy.
sa-option-duplicates = Ile dają powtórzone zielone karty, jeśli inaczej niż w wydaniu.
sa-option-duplicates-by-edition = jak w wydaniu.
sa-option-duplicates-point = po 1 punkcie, w każdym wydaniu.
sa-option-duplicates-second-set = drugi zestaw podnoszony do kwadratu, w każdym wydaniu.
sa-option-supply = Ile jest surowców.
sa-option-supply-unlimited = tyle, ile kto zdobędzie.
sa-option-supply-limited = 20 drewna, 16 gliny, 12 kamieni i 10 złota: czego nie ma, tego nikt nie dostaje.
sa-option-capped-places = Czy wolno zająć miejsce, które nic już nie może ci dać.
sa-option-capped-places-open = wolno, żeby nie wpuścić innych.
sa-option-capped-places-shut = nie wolno.

## Nouns

sa-word-wood = drewno
    .gender = n
    .gen = drewna
    .many = drewna
    .many-gen = drewna
sa-word-brick = glina
    .gender = f
    .gen = gliny
    .acc = glinę
    .many = gliny
    .many-gen = gliny
sa-word-stone = kamień
    .gender = mi
    .gen = kamienia
    .many = kamienie
    .many-gen = kamieni
sa-word-gold = złoto
    .gender = n
    .gen = złota
    .many = złota
    .many-gen = złota
sa-word-food = żywność
    .gender = f
    .gen = żywności
    .acc = żywność
    .many = żywności
    .many-gen = żywności
sa-word-tool = narzędzie
    .gender = n
    .gen = narzędzia
    .many = narzędzia
    .many-gen = narzędzi
sa-word-production = produkcja żywności
    .gender = f
    .acc = produkcję żywności
sa-word-person = osoba
    .gender = f
    .gen = osoby
    .acc = osobę
    .many = osoby
    .many-gen = osób
sa-word-tool-maker = warsztat
    .gender = mi
    .gen = warsztatu
    .short-dat = do warsztatu
    .short-loc = w warsztacie
sa-word-hut = chata
    .gender = f
    .gen = chaty
    .acc = chatę
    .short-dat = do chaty
    .short-loc = w chacie
sa-word-field = pole
    .gender = n
    .gen = pola
    .short-dat = na pole
    .short-loc = na polu
sa-word-hunt = polowanie
    .gender = n
    .gen = polowania
    .short-dat = na polowanie
    .short-loc = na polowaniu
sa-word-forest = las
    .gender = mi
    .gen = lasu
    .short-dat = do lasu
    .short-loc = w lesie
sa-word-clay-pit = glinianka
    .gender = f
    .gen = glinianki
    .acc = gliniankę
    .short-dat = do glinianki
    .short-loc = w gliniance
sa-word-quarry = kamieniołom
    .gender = mi
    .gen = kamieniołomu
    .short-dat = do kamieniołomu
    .short-loc = w kamieniołomie
sa-word-river = rzeka
    .gender = f
    .gen = rzeki
    .acc = rzekę
    .short-dat = nad rzekę
    .short-loc = nad rzeką
sa-word-card-1 = karta za 1
    .gender = f
    .gen = karty za 1
    .acc = kartę za 1
    .short-dat = na kartę za 1
    .short-loc = na karcie za 1
sa-word-card-2 = karta za 2
    .gender = f
    .gen = karty za 2
    .acc = kartę za 2
    .short-dat = na kartę za 2
    .short-loc = na karcie za 2
sa-word-card-3 = karta za 3
    .gender = f
    .gen = karty za 3
    .acc = kartę za 3
    .short-dat = na kartę za 3
    .short-loc = na karcie za 3
sa-word-card-4 = karta za 4
    .gender = f
    .gen = karty za 4
    .acc = kartę za 4
    .short-dat = na kartę za 4
    .short-loc = na karcie za 4
sa-word-building-1 = pierwszy budynek
    .gender = mi
    .gen = pierwszego budynku
    .short-dat = na pierwszy budynek
    .short-loc = na pierwszym budynku
sa-word-building-2 = drugi budynek
    .gender = mi
    .gen = drugiego budynku
    .short-dat = na drugi budynek
    .short-loc = na drugim budynku
sa-word-building-3 = trzeci budynek
    .gender = mi
    .gen = trzeciego budynku
    .short-dat = na trzeci budynek
    .short-loc = na trzecim budynku
sa-word-building-4 = czwarty budynek
    .gender = mi
    .gen = czwartego budynku
    .short-dat = na czwarty budynek
    .short-loc = na czwartym budynku
sa-word-medicine = medycyna
    .gender = f
    .many = medycyny
    .many-gen = medycyny
sa-word-pottery = garncarstwo
    .gender = n
    .many = garncarstwa
    .many-gen = garncarstwa
sa-word-weaving = tkactwo
    .gender = n
    .many = tkactwa
    .many-gen = tkactwa
sa-word-time = czas
    .gender = mi
    .many = czasy
    .many-gen = czasów
sa-word-music = muzyka
    .gender = f
    .many = muzyki
    .many-gen = muzyki
sa-word-writing = pismo
    .gender = n
    .many = pisma
    .many-gen = pism
sa-word-transport = transport
    .gender = mi
    .many = transporty
    .many-gen = transportów
sa-word-art = sztuka
    .gender = f
    .many = sztuki
    .many-gen = sztuki
sa-word-farmer = rolnik
    .gender = mp
    .gen = rolnika
    .few = rolników
    .many = rolnicy
    .many-gen = rolników
sa-word-toolmaker = wytwórca narzędzi
    .gender = mp
    .gen = wytwórcy narzędzi
    .few = wytwórców narzędzi
    .many = wytwórcy narzędzi
    .many-gen = wytwórców narzędzi
sa-word-builder = budowniczy
    .gender = mp
    .gen = budowniczego
    .few = budowniczych
    .many = budowniczowie
    .many-gen = budowniczych
sa-word-shaman = szaman
    .gender = mp
    .gen = szamana
    .few = szamanów
    .many = szamani
    .many-gen = szamanów
sa-word-point = punkt
    .gender = mi
    .gen = punktu
    .many = punkty
    .many-gen = punktów
sa-word-card = karta
    .gender = f
    .gen = karty
    .acc = kartę
    .many = karty
    .many-gen = kart
sa-word-building = budynek
    .gender = mi
    .gen = budynku
    .many = budynki
    .many-gen = budynków
sa-word-resource = surowiec
    .gender = mi
    .gen = surowca
    .many = surowce
    .many-gen = surowców
sa-word-pip = oczko
    .gender = n
    .gen = oczka
    .many = oczka
    .many-gen = oczek

## Cards, buildings and amounts in words

sa-gain =
    { $what ->
        [production] produkcja żywności +{ $amount }
       *[other] { $amount } { WORD("sa", $what, $amount) }
    }
    .acc =
        { $what ->
            [production] produkcję żywności +{ $amount }
           *[other] { $amount } { WORD("sa", $what, $amount, case: "acc") }
        }
sa-effect =
    { $effect ->
        [dice] kostki dla wszystkich
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] rzut na { WORD("sa", $what, case: "acc") }
        [draw] zakryta karta
        [one_use] narzędzie jednorazowe { $amount }
       *[choice] { $amount } { WORD("sa", "resource", $amount) } do wyboru
    }
sa-scoring =
    { $times ->
        [0] { WORD("sa", $scores) }
       *[other] { $times } { WORD("sa", $scores, $times) }
    }
sa-card = { sa-effect } / { sa-scoring }
sa-amounts =
    { $wood ->
        [0] { "" }
       *[other] { " " }{ $wood } { WORD("sa", "wood", $wood) }
    }{ $brick ->
        [0] { "" }
       *[other] { $wood ->
            [0] { " " }
           *[other] { ", " }
        }{ $brick } { WORD("sa", "brick", $brick) }
    }{ $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { " " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $stone } { WORD("sa", "stone", $stone) }
    }{ $gold ->
        [0] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }nic
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $gold } { WORD("sa", "gold", $gold) }
    }
    .acc =
        { $wood ->
            [0] { "" }
           *[other] { " " }{ $wood } { WORD("sa", "wood", $wood, case: "acc") }
        }{ $brick ->
            [0] { "" }
           *[other] { $wood ->
                [0] { " " }
               *[other] { ", " }
            }{ $brick } { WORD("sa", "brick", $brick, case: "acc") }
        }{ $stone ->
            [0] { "" }
           *[other] { $wood ->
                [0] { $brick ->
                    [0] { " " }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }{ $stone } { WORD("sa", "stone", $stone, case: "acc") }
        }{ $gold ->
            [0] { $wood ->
                [0] { $brick ->
                    [0] { $stone ->
                        [0] { " " }nic
                       *[other] { "" }
                    }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { $wood ->
                [0] { $brick ->
                    [0] { $stone ->
                        [0] { " " }
                       *[other] { ", " }
                    }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }{ $gold } { WORD("sa", "gold", $gold, case: "acc") }
        }
sa-cost =
    { $fixed ->
        [0] { $kinds ->
            [0] { " " }od { $from } do { $to } surowców
            [one] { " " }{ $from } { WORD("sa", "resource", $from) } jednego rodzaju
            [few] { " " }{ $from } { WORD("sa", "resource", $from) } { $kinds } różnych rodzajów
           *[many] { " " }{ $from } { WORD("sa", "resource", $from) } { $kinds } różnych rodzajów
        }
       *[other] { sa-amounts }
    }
    .acc =
        { $fixed ->
            [0] { $kinds ->
                [0] { " " }{ $from }–{ $to } dowolnych surowców
                [one] { " " }{ $from } { WORD("sa", "resource", $from, case: "acc") } jednego rodzaju
                [few] { " " }{ $from } { WORD("sa", "resource", $from, case: "acc") } { $kinds } różnych rodzajów
               *[many] { " " }{ $from } { WORD("sa", "resource", $from, case: "acc") } { $kinds } różnych rodzajów
            }
           *[other] { sa-amounts.acc }
        }
sa-people = { $people } { WORD("sa", "person", $people) }
    .acc = { $people } { WORD("sa", "person", $people, case: "acc") }

## What is asked

sa-ask-over =
    { $empty ->
        [stack] Koniec gry: jeden ze stosów budynków jest pusty.
       *[deck] Koniec gry: brakuje kart na kolejną rundę.
    }
sa-ask-start = Losowany jest pierwszy gracz.
sa-ask-tile = Odkrywany jest budynek.
sa-ask-card = Wykładana jest karta.
sa-ask-secret = Dobierana jest karta, tylko dla jednej pary oczu.
sa-ask-roll = Kostki idą w ruch.
sa-ask-dice = Kostki idą w ruch, dla wszystkich.
sa-ask-place = Wyślij kogoś ze swoich ludzi: masz jeszcze { $people } { WORD("sa", "person", $people, case: "acc") }.
sa-ask-use = Gdzie twoi ludzie pracują teraz?
sa-ask-end = Wszyscy twoi ludzie wrócili: użyj karty albo zakończ turę.
sa-ask-add = Wypadło { $dice }: { $sum } daje { $amount } { WORD("sa", $what, $amount, case: "acc") }, po 1 za każde { $divisor } { WORD("sa", "pip", $divisor) }. Dołożyć narzędzie?
sa-ask-buy = Kupujesz to, na czym stoją twoi ludzie, czy kończysz turę?
sa-ask-pay-card = Zapłać jeszcze { $least } { WORD("sa", "resource", $least, case: "acc") } za kartę: { sa-card }.
sa-ask-pay-building =
    { $least ->
        [0] Zapłać za budynek jeszcze do { $most } { WORD("sa", "resource", $most, case: "gen") } albo poprzestań na tym: { $so_far } { WORD("sa", "point", $so_far) }.
       *[other] Zapłać za budynek jeszcze { $least } { WORD("sa", "resource", $least, case: "acc") }: na razie daje { $so_far } { WORD("sa", "point", $so_far) }.
    }
sa-ask-die = Weź jedną z kostek.
sa-ask-take =
    { $due ->
        [one] Weź jeszcze jeden surowiec.
       *[many] Weź { $due } { WORD("sa", "resource", $due, case: "acc") }, w kolejności: drewno, glina, kamień, złoto.
        [few] Weź { $due } { WORD("sa", "resource", $due, case: "acc") }, w kolejności: drewno, glina, kamień, złoto.
    }
sa-missing = Brakuje { $due } { WORD("sa", "food", $due, case: "gen") }
sa-for-each =
    { $due ->
        [one] jeden surowiec
        [few] po surowcu za każdą
       *[many] po surowcu za każdą
    }
sa-ask-feed =
    { $more ->
        [0] { $card ->
            [spare] { sa-missing }: płacisz { sa-for-each }, najpierw bierzesz z karty { $amount } { WORD("sa", "resource", $amount, case: "acc") } czy tracisz 10 punktów?
            [needed] { sa-missing }, a surowców masz za mało: bierzesz z karty { $amount } { WORD("sa", "resource", $amount, case: "acc") } czy tracisz 10 punktów?
            [vain] { sa-missing }, więcej niż możesz zapłacić nawet z kartą: użyć jej mimo to czy ją zachować i stracić 10 punktów?
           *[none] { sa-missing }: płacisz { sa-for-each } czy tracisz 10 punktów?
        }
       *[other] Zapłać jeszcze { $due } { WORD("sa", "resource", $due, case: "acc") } za brakującą żywność.
    }
sa-ask-keep = Żywności starczy dla wszystkich. Bierzesz teraz z karty { $amount } { WORD("sa", "resource", $amount, case: "acc") } czy ją zachowujesz?

## The guide: two sentences for each decision

sa-guide-place = Wysyłaj ludzi w jedno miejsce naraz, jedną osobę lub więcej, zależnie od miejsca; gdy wszyscy już stoją, idą do pracy. Pomyśl o żywności na tę rundę, zanim pomyślisz o punktach.
sa-guide-use = Wybierz miejsce, w którym twoi ludzie teraz pracują. Rzuty, których narzędzia nie zmienią, wykonują się same, a to, co nie pomaga przy kostkach, czeka do końca rzutów: wtedy kupujesz.
sa-guide-end = Wszyscy wrócili do domu. Karty wyboru możesz użyć jeszcze teraz albo ją zachować: na późniejszą turę, na posiłek, na który cię nie stać, albo na koniec gry.
sa-guide-add = Narzędzia podnoszą sumę kostek, każde raz w rundzie. Pomagają tylko wtedy, gdy suma sięgnie następnego progu, więc resztę warto oszczędzić; przy twoim ostatnim rzucie dokładają się same.
sa-guide-buy = Kostki już rzucone: teraz kupuj jedno po drugim, karty za dowolne surowce, budynki za te, które pokazują. Co zostawisz, zostaje na miejscu, a twoi ludzie wracają do domu, gdy zakończysz turę.
sa-guide-pay-card = Karta kosztuje dowolne surowce; tanie są równie dobre jak drogie. To, co pokazuje na dole, liczy się na koniec gry.
sa-guide-pay-building = Ten budynek daje tyle, ile za niego zapłacisz: drewno 3, glina 4, kamień 5, złoto 6. Im droższe surowce, tym więcej punktów.
sa-guide-die = Każda kostka daje coś innego, a każdy po kolei bierze jedną. Weź to, czego najbardziej potrzebujesz, zanim zrobią to inni.
sa-guide-take = Weź z zapasu surowce, jakie chcesz. Spójrz na budynki i karty, za które chcesz zapłacić.
sa-guide-feed = Każda z twoich osób potrzebuje jednej żywności. Za każdą brakującą płacisz jednym surowcem albo, obojętnie ile jej brakuje, tracisz 10 punktów i całą żywność, a surowce zachowujesz.
sa-guide-keep = Czego teraz nie weźmiesz, mogą wziąć inni przed twoją następną turą: zapas kiedyś się kończy. Zachowanej karty możesz użyć w późniejszej turze albo przy posiłku; na koniec gry wymieni się sama.

## What can be done

sa-do-place =
    { $of ->
        [card] 1 osoba { WORD("sa", $place, form: "short", case: "dat") }: { sa-card }
        [building] 1 osoba { WORD("sa", $place, form: "short", case: "dat") }:{ sa-cost }
       *[place] { sa-people } { WORD("sa", $place, form: "short", case: "dat") }
    }
sa-do-use = { WORD("sa", $place) }
sa-tools =
    { $count ->
        [0] { $times ->
            [one] narzędzie jednorazowe { $once }
            [few] narzędzia jednorazowe { $once }
           *[many] narzędzia jednorazowe { $once }
        }
        [one] narzędzie { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
        [few] narzędzia { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
       *[many] narzędzia { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
    }
sa-tools-once = { " " }i jednorazowe { $once }
sa-do-add = dołóż { sa-tools }: { $sum } daje { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-do-done =
    { $with ->
        [roll] weź { $amount } { WORD("sa", $what, $amount, case: "acc") }
        [payment] wystarczy: { $points } { WORD("sa", "point", $points) }
        [purchases] zakończ turę i nic więcej nie kupuj
        [meal] zachowaj kartę
       *[turn] zakończ turę
    }
sa-do-pay =
    { $given ->
        [0] nie oddawaj { WORD("sa", $resource, case: "gen") }
       *[other] zapłać { $given } { WORD("sa", $resource, $given, case: "acc") }
    }
sa-of-a-kind =
    { $given ->
        [0] { " " }bez { WORD("sa", $resource, case: "gen") }, innymi surowcami
       *[other] { " " }{ $given } { WORD("sa", $resource, $given, case: "acc") } i inne surowce
    }
sa-do-pay-all =
    { $points ->
        [0] zapłać{ sa-amounts.acc }
       *[other] zapłać{ sa-amounts.acc }: { $points } { WORD("sa", "point", $points) }
    }
sa-in-vain = { " " }(od razu nic: masz już maksimum)
sa-do-buy =
    { $of ->
        [card] zapłać{ sa-amounts.acc } za kartę: { sa-card }{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] zapłać{ sa-amounts.acc } za { WORD("sa", $place, case: "acc") }: { $points } { WORD("sa", "point", $points) }
    }
sa-do-buy-with =
    { $of ->
        [card] zapłać{ sa-of-a-kind } za kartę: { sa-card }{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] zapłać{ sa-of-a-kind } za { WORD("sa", $place, case: "acc") }:{ sa-cost }
    }
sa-do-use-card = użyj karty: surowce do wyboru
sa-do-take = weź { $amount } { WORD("sa", $resource, $amount, case: "acc") }
sa-do-die =
    { $gives ->
        [0] weź kostkę { $value }: nic, więcej tego mieć nie możesz: { WORD("sa", $what) }
       *[other] { $what ->
            [production] weź kostkę { $value }: produkcja żywności +1
           *[other] weź kostkę { $value }: 1 { WORD("sa", $what) }
        }
    }
sa-do-refuse = nie płać surowcami: strać 10 punktów i całą żywność
sa-do-start = zaczyna { $seat }
sa-do-tile = odkryty zostaje budynek za{ sa-cost.acc }
sa-do-card = wyłożona zostaje karta: { sa-card }
sa-do-secret-card = dobrana zostaje karta, niewidoczna dla innych
sa-do-roll = na kostkach wypada { $dice }

## What happened

sa-log-start-drawn = Pierwszy gracz: { $seat }.
sa-log-tile-drawn = Stos { $stack }: budynek za{ sa-cost.acc }.
sa-log-card-drawn = Nowa karta za { $cost }: { sa-card }.
sa-log-card-slid = Karta przesuwa się z { $before } na { $cost }: { sa-card }.
sa-log-round-begun = Runda { $round }: zaczyna { $seat }.
sa-log-placed = { $seat } wysyła { sa-people.acc } { WORD("sa", $place, form: "short", case: "dat") }.
sa-log-used =
    { $place ->
        [hunt] { $seat } rusza na polowanie ({ sa-people }).
       *[other] { $seat } korzysta z { WORD("sa", $place, case: "gen") }.
    }
sa-log-rolled = { $seat } rzuca na { WORD("sa", $what, case: "acc") }: { $dice }.
sa-log-tool-added = { $seat } dokłada narzędzie o wartości { $value }: razem { $sum }.
sa-log-one-use-added = { $seat } dokłada narzędzie jednorazowe o wartości { $value }: razem { $sum }.
sa-log-yielded = { $seat } dostaje { $amount } { WORD("sa", $what, $amount, case: "acc") } za { $sum }.
sa-log-gained =
    { $amount ->
        [0] { $seat } nie może mieć tego więcej: { WORD("sa", $what) }.
       *[other] { $what ->
            [production] { $seat }: produkcja żywności +{ $amount }.
           *[other] { $seat } dostaje { sa-gain.acc }.
        }
    }
sa-log-spent-supply = { $seat }: w zapasie brakuje { $amount } { WORD("sa", $what, $amount, case: "gen") }.
sa-log-paid = { $seat } płaci{ sa-amounts.acc }.
sa-log-card-bought = { $seat } kupuje kartę: { sa-card }.
sa-log-built = { $seat } buduje i zdobywa { $points } { WORD("sa", "point", $points) }.
sa-log-declined = { $seat } rezygnuje z { WORD("sa", $place, case: "gen") }.
sa-log-too-poor = { $seat } nie ma czym zapłacić za { WORD("sa", $place, case: "acc") }.
sa-log-scored = { $seat } zdobywa { $points } { WORD("sa", "point", $points) }.
sa-log-dice-rolled = { $seat } rzuca kostkami dla wszystkich: { $dice }.
sa-log-die-taken = { $seat } bierze kostkę { $value }.
sa-log-secret-drawn = { $seat } dobiera zakrytą kartę: { sa-scoring }.
sa-log-secret-drawn-unseen = { $seat } dobiera zakrytą kartę.
sa-log-no-secret = { $seat } ma dobrać kartę, ale talia jest pusta.
sa-log-card-used = { $seat } używa karty: { $amount } { WORD("sa", "resource", $amount) } do wyboru.
sa-log-turned-in =
    { $brought ->
        [0] { $seat } wymienia kartę na { $amount } { WORD("sa", "resource", $amount, case: "acc") } do wyboru, ale zapas jest pusty.
       *[other] { $seat } wymienia kartę na { $amount } { WORD("sa", "resource", $amount, case: "acc") } do wyboru.
    }
sa-log-fed = { $seat }: ludzie zjadają { $food } { WORD("sa", "food", $food, case: "acc") }; zostaje { $left }.
sa-log-starved = { $seat }: ludzie głodują, brakuje { $missing } { WORD("sa", "food", $missing, case: "gen") }: przepada 10 punktów i cała żywność.
sa-log-stack-empty = Jeden ze stosów budynków jest pusty: gra się kończy.
sa-log-deck-empty = Brakuje kart na nową rundę: gra się kończy.

## Why not

sa-why-there = Masz już ludzi { WORD("sa", $place, form: "short", case: "loc") }: w tej rundzie nie możesz dosłać następnych.
sa-why-full = Nie ma już miejsca { WORD("sa", $place, form: "short", case: "loc") }.
sa-why-third = Przy { $players } graczach w rundzie można skorzystać tylko z dwóch miejsc spośród warsztatu, chaty i pola.
sa-why-seats =
    { $players ->
        [2] Przy dwóch graczach tylko jeden z nich może w rundzie skorzystać z { WORD("sa", $place, case: "gen") }: do następnej nikt więcej tam nie wejdzie.
       *[other] Przy trzech graczach tylko dwóch z nich może w rundzie skorzystać z { WORD("sa", $place, case: "gen") }: do następnej nikt więcej tam nie wejdzie.
    }
sa-why-gone = W tym miejscu nic nie leży.
sa-why-capped = Z { WORD("sa", $place, case: "gen") } nic już nie dostaniesz.
sa-why-too-few-people = Masz już tylko { sa-people.acc }.
sa-why-nobody = Wyślij co najmniej jedną osobę.
sa-why-two = Do chaty wchodzą dokładnie dwie osoby.
sa-why-room = Miejsca { WORD("sa", $place, form: "short", case: "loc") } wystarczy dla { $room } { WORD("sa", "person", $room, case: "gen") }.
sa-why-nobody-there = Nikogo tam nie masz.
sa-why-no-card = Nie masz karty wyboru.
sa-why-card-not-now = Surowce do wyboru bierze się między dwoma krokami własnej tury albo przed zapłaceniem za żywność swoich ludzi.
sa-why-people-left = Masz jeszcze ludzi, którzy rzucają kostkami.
sa-why-cannot-pay-yet = Nie masz jeszcze czym zapłacić za { WORD("sa", $place, case: "acc") }.
sa-why-after-rolls = Na { WORD("sa", $place, case: "acc") } przyjdzie pora po rzutach: to, co daje, nie pomoże ci przy kostkach.
sa-why-not-needed = Z mniejszą liczbą tych narzędzi dostaniesz tyle samo: pozostałe zachowaj na inny rzut.
sa-why-no-tool = Nie masz takiego gotowego narzędzia.
sa-why-no-one-use = Nie masz takiego narzędzia jednorazowego.
sa-why-pay-printed = Ten budynek kosztuje dokładnie to, co na nim widać.
sa-why-paid-already = Już płacisz: najpierw zapłać resztę.
sa-why-pay-more = To jeszcze za mało.
sa-why-pay =
    { $just ->
        [0] Zapłać od { $least } do { $most } { WORD("sa", "resource", $most, case: "gen") }, które masz, w kolejności: drewno, glina, kamień, złoto.
       *[other] { $most ->
            [one] Zapłać dokładnie 1 surowiec, który masz, w kolejności: drewno, glina, kamień, złoto.
            [few] Zapłać dokładnie { $most } surowce, które masz, w kolejności: drewno, glina, kamień, złoto.
           *[many] Zapłać dokładnie { $most } surowców, które masz, w kolejności: drewno, glina, kamień, złoto.
        }
    }
sa-why-mix = Zapłać dokładnie tyloma surowcami dokładnie tylu rodzajów, w kolejności: drewno, glina, kamień, złoto.
sa-why-no-die = Takiej kostki już nie ma.
sa-why-stands = To nikomu nic nie da, tak samo jak to, co możesz wziąć zamiast tego.
sa-why-order = Weź surowce w kolejności: drewno, glina, kamień, złoto.
sa-why-feed = Zapłać surowcami, które masz, w kolejności: drewno, glina, kamień, złoto: po jednym za każdą brakującą żywność.
sa-why-nothing-missing = Nikt nie głoduje: żywności starczy dla wszystkich twoich ludzi.
sa-why-fed-already = Surowcami płaci się za całą brakującą żywność albo wcale.

## The score sheet

sa-score-buildings = budynki
sa-score-buildings-how = { $count } { WORD("sa", "building", $count) }
sa-score-buildings-about = punkty zdobyte przy budowie
sa-score-cards = punkty z kart
sa-score-cards-about = punkty zdobyte przy wzięciu kart
sa-score-hunger = głód
sa-score-hunger-how =
    { $times ->
        [one] w 1 rundzie
        [few] w { $times } rundach
       *[many] w { $times } rundach
    }
sa-score-hunger-about = niewyżywieni ludzie
sa-score-green = zielone karty
sa-score-green-how = różne znaki: { $different }, więc { $different } × { $different }
sa-score-green-about = liczba różnych znaków do kwadratu
sa-score-duplicates = powtórzenia
sa-score-duplicates-how = { $count } { WORD("sa", "card", $count) }
sa-score-farmers = rolnicy
sa-score-farmers-how = { $people } × produkcja żywności { $factor }
sa-score-farmers-about = na kartach, razy produkcja żywności
sa-score-toolmakers = wytwórcy narzędzi
sa-score-toolmakers-how = { $people } × narzędzia { $factor }
sa-score-toolmakers-about = na kartach, razy suma narzędzi
sa-score-builders = budowniczowie
sa-score-builders-how = { $people } × { $factor } { WORD("sa", "building", $factor) }
sa-score-builders-about = na kartach, razy liczba budynków
sa-score-shamans = szamani
sa-score-shamans-how = { $people } × { $factor } { WORD("sa", "person", $factor) }
sa-score-shamans-about = na kartach, razy liczba osób
sa-score-resources = surowce
sa-score-resources-how =
    { $count ->
        [one] został 1
        [few] zostały { $count }
       *[many] zostało { $count }
    }
sa-score-resources-about = punkt za każdy, który został
sa-score-choice = karta wyboru
sa-score-choice-how = jeszcze nieużyta
sa-tie-1 = produkcja, narzędzia i ludzie
sa-tie-1-more = więcej produkcji, narzędzi i ludzi razem: { $best } do { $other }

## The picture

sa-head =
    { sa-title }: { $phase ->
        [setup] przygotowanie
        [placing] wysyłanie ludzi
        [using] praca ludzi
        [feeding] żywienie ludzi
       *[end] koniec
    }
sa-round = runda { $round }, w talii { $deck } { WORD("sa", "card", $deck) }
sa-hidden = zakryta karta: { $what }
sa-shut = zamknięte
sa-nothing = -
sa-supply = zapas
sa-code-card = karta { $number }
sa-code-building = bud { $number }
sa-short-effect =
    { $effect ->
        [dice] kostki
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] rzut: { WORD("sa", $what) }
        [draw] zakryta karta
        [one_use] jednorazowe { $amount }
        [choice] { $amount } do wyboru
       *[gain] { $what ->
            [production] produkcja
            [tool] narzędzie
           *[other] { $amount } { WORD("sa", $what, $amount) }
        }
    }
sa-short-worker =
    { $worker ->
        [farmer] { $times } { WORD("sa", "farmer", $times) }
        [toolmaker] { $times ->
            [one] { $times } wytwórca
            [few] { $times } wytwórców
           *[many] { $times } wytwórców
        }
        [builder] { $times } { WORD("sa", "builder", $times) }
       *[shaman] { $times } { WORD("sa", "shaman", $times) }
    }
sa-short-cost =
    { $kinds ->
        [0] { $least } do { $most } dowolnych
        [one] { $least } jednego rodzaju
        [few] { $least } z { $kinds } rodzajów
       *[many] { $least } z { $kinds } rodzajów
    }
sa-short-add =
    { $times ->
        [0] +{ $tools }
       *[other] { $count ->
            [0] raz { $once }
           *[other] +{ $tools } raz { $once }
        }
    }: { $amount }
sa-short-refuse = odmów: -10
sa-short-die =
    { $gives ->
        [0] kostka { $value }: nic
       *[other] { $what ->
            [production] kostka { $value }: produkcja
            [tool] kostka { $value }: narzędzie
           *[other] kostka { $value }: { WORD("sa", $what) }
        }
    }
sa-rolled = rzut
sa-roll =
    { $added ->
        [0] = { $sum }
       *[other] = { $sum }, z narzędziami { $total }
    }: { $amount } { WORD("sa", $what, $amount) }
sa-dice = kostki do wzięcia
sa-paid = już zapłacone
sa-column-points = pkt
sa-column-people = klan
sa-column-food = żyw
sa-column-lack = brak
sa-column-wood = drew
sa-column-brick = glina
sa-column-stone = kam
sa-column-gold = złoto
sa-column-tools = narz
sa-column-green = ziel
sa-column-workers = RWBS
sa-column-built = bud
sa-mark-choice = w
sa-mark-hidden = ?
sa-village =
    { $people } { WORD("sa", "person", $people) }, { $food } { WORD("sa", "food", $food) }, produkcja żywności { $production }{ $hunger ->
        [0] { "" }
       *[other] , brakuje { $hunger } { WORD("sa", "food", $hunger, case: "gen") }
    }
sa-has = { $amount } { WORD("sa", $what, $amount) }
sa-row-resources = surowce: { $things }
sa-row-tools = narzędzia: { $things }
sa-row-cards = karty: { $things }
sa-row-kinds = punktują: { $things }
sa-row-buildings = budynki: { $things }
sa-hidden-card = zakryta
sa-projection = { $total } { WORD("sa", "point", $total) }, gdyby gra kończyła się teraz
sa-legend-board = las 3/7 Wilk 2: zajęte są 3 z 7 kółek, 2 z nich ma Wilk; zamknięte: wstępu broni zasada; > można użyć.
sa-legend-offers = karta 3 narzędzie/sztuka: kosztuje 3 dowolne surowce, od razu daje narzędzie, a na koniec punktuje sztukę; karta 1 kosztuje 1, karta 2 kosztuje 2, karta 4 kosztuje 4.
sa-legend-buildings = bud 1 drewno drewno glina 10 x7: ile kosztuje, ile daje punktów i ile kafelków ma jego stos.
sa-legend-villages = klan 2/5: 2 z 5 osób są pod ręką; żyw 12+3: produkcja żywności 3 da jeszcze 3 przed posiłkiem; brak: ile wtedy zabraknie, licząc to, co przyniosą ludzie w chacie i na polu.
sa-legend-tools = narz 2*1 +34: użyte narzędzie 2, gotowe 1, jednorazowe 3 i 4.
sa-legend-cards = ziel 3+1: trzy różne zielone karty i powtórzenie; RWBS: rolnicy, wytwórcy narzędzi, budowniczowie i szamani na kartach.
sa-legend-marks = bud 2w?: dwa budynki, nieużyta karta wyboru dwóch surowców, zakryta karta.
sa-help =
    {"  "}las 3    trzy osoby do lasu; także glinianka, kamieniołom, rzeka, polowanie
    {"  "}chata, warsztat, pole, karta 2, bud 1    ludzie tam; później ich praca
    {"  "}karta 2 drewno złoto    kup ją za te 2; karta 4 drewno 3: za 3 drewna i inne
    {"  "}narzędzie 2 1    dołóż narzędzia 2 i 1; narzędzie 2 raz 3: 2 i jednorazowe 3
    {"  "}kostka 5    weź kostkę z 5
    {"  "}koniec, odmów, użyj karty    znaczą to, co mówią

## What can be typed, with commas between

sa-typed-place = wyślij, wyslij, postaw
sa-typed-use = użyj, uzyj
sa-typed-add = narzędzie, narzedzie, narzędzia, narzedzia, dołóż, doloz
sa-typed-one-use = raz, jednorazowe
sa-typed-done = koniec, gotowe, dość, dosc, zachowaj, nie
sa-typed-pay = zapłać, zaplac, płać, plac
sa-typed-buy = kup, buduj, zbuduj
sa-typed-use-card = użyj karty, uzyj karty, surowce
sa-typed-take = weź, wez
sa-typed-die = kostka, kość, kosc
sa-typed-refuse = odmów, odmow, głód, glod, nie
