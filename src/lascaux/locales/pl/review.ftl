## Lessons of a review: what cost a seat most. Said of anybody, so without a subject.

review-often =
    { $times ->
        [1] { "" }
        [2] , dwa razy
       *[other] , { $times } razy
    }
review-cost =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
review-lesson =
    { $times ->
        [1] Jedna decyzja, „{ $what }”: { review-cost }
       *[other] Decyzje takie jak „{ $what }”{ review-often }: { review-cost }
    }

## Kingdomino Origins

ko-lesson-choose = Wybór kafelka, gdy inny był lepszy{ review-often }: { review-cost }
ko-lesson-pair = Wybór niewłaściwej pary kafelków: { review-cost }
ko-lesson-place = Kafelek w gorszym miejscu{ review-often }: { review-cost }
ko-lesson-land = Ognie na niewłaściwym polu{ review-often }: { review-cost }
ko-lesson-hand-on = Totem { WORD("ko", $what, case: "gen") } w niewłaściwych rękach: { review-cost }
ko-lesson-invite = Przyjęta osoba ({ WORD("ko", $what) }), gdy coś innego było lepsze{ review-often }: { review-cost }
ko-lesson-search = Cztery surowce za przeszukanie stosu{ review-often }: { review-cost }
ko-lesson-decline = Nikt nieprzyjęty, choć ktoś by pomógł{ review-often }: { review-cost }
ko-lesson-pay = Zapłata niewłaściwymi surowcami{ review-often }: { review-cost }
ko-lesson-take = Osoba wzięta ze stosu ({ WORD("ko", $what) }), gdy inna była lepsza: { review-cost }
ko-lesson-settle = Niewłaściwe miejsce do zamieszkania{ review-often }: { review-cost }

## Stone Age

sa-lesson-place =
    { $what ->
        [card] Wyprawa po kartę, gdy coś innego było lepsze{ review-often }: { review-cost }
        [building] Wyprawa po budynek, gdy coś innego było lepsze{ review-often }: { review-cost }
       *[other] Ludzie wysłani { WORD("sa", $what, form: "short", case: "dat") }, gdy inne miejsce było lepsze{ review-often }: { review-cost }
    }
sa-lesson-use = Miejsca użyte w złej kolejności{ review-often }: { review-cost }
sa-lesson-add = Użyte narzędzia, które później były więcej warte{ review-often }: { review-cost }
sa-lesson-done = Zbyt wczesny koniec{ review-often }: { review-cost }
sa-lesson-buy =
    { $what ->
        [card] Karta kupiona za drogo albo w złym czasie{ review-often }: { review-cost }
       *[building] Budynek kupiony za drogo albo w złym czasie{ review-often }: { review-cost }
    }
sa-lesson-buy-with = { sa-lesson-buy }
sa-lesson-pay-card = Zapłata niewłaściwymi surowcami{ review-often }: { review-cost }
sa-lesson-die = Niewłaściwa kostka{ review-often }: { review-cost }
sa-lesson-take = Wybór: { WORD("sa", $what) }, gdy coś innego było lepsze{ review-often }: { review-cost }
sa-lesson-use-card = Karta wyboru użyta w złym czasie: { review-cost }
sa-lesson-refuse = Głodni ludzie{ review-often }: { review-cost }
sa-lesson-feed = Zapłata za posiłek: { WORD("sa", $what) }{ review-often }: { review-cost }

## Endless Winter

ew-lesson-side = Gorsza strona wodza: { review-cost }
ew-lesson-chief = Niewłaściwy wódz: { review-cost }
ew-lesson-setup = Niewłaściwa karta przygotowania: { review-cost }
ew-lesson-place =
    { $what ->
        [rest] Odpoczynek, gdy kolumna była lepsza{ review-often }: { review-cost }
       *[other] Figurka w kolumnie { WORD("ew", $what) }, gdy inne miejsce było lepsze{ review-often }: { review-cost }
    }
ew-lesson-play = Niewłaściwa karta albo zły czas jej zagrania{ review-often }: { review-cost }
ew-lesson-act = Źle wykorzystane sekcje kolumny{ review-often }: { review-cost }
ew-lesson-done = Koniec sekcji albo tury, gdy było jeszcze coś do zrobienia{ review-often }: { review-cost }
ew-lesson-spend = Żywność wydana na trud, który nie był tego wart{ review-often }: { review-cost }
ew-lesson-gain = Niewłaściwa premia{ review-often }: { review-cost }
ew-lesson-skip = Rezygnacja z premii{ review-often }: { review-cost }
ew-lesson-climb = Totem na niewłaściwym torze{ review-often }: { review-cost }
ew-lesson-build = Megalit w gorszym miejscu{ review-often }: { review-cost }
ew-lesson-move = Obozowisko przesunięte w gorsze miejsce{ review-often }: { review-cost }
ew-lesson-settle = Wioska w gorszym miejscu{ review-often }: { review-cost }
ew-lesson-take-stone = Niewłaściwy święty kamień{ review-often }: { review-cost }
ew-lesson-culture = Niewłaściwa karta kultury{ review-often }: { review-cost }
ew-lesson-tribe = Niewłaściwa karta plemienia{ review-often }: { review-cost }
ew-lesson-animal = Niewłaściwe zwierzę{ review-often }: { review-cost }
ew-lesson-tip = Spożytkowane niewłaściwe zwierzę albo o jedno za dużo{ review-often }: { review-cost }
ew-lesson-bury = Pogrzebana niewłaściwa karta{ review-often }: { review-cost }
ew-lesson-discard = Odrzucona niewłaściwa karta{ review-often }: { review-cost }
ew-lesson-pay = Zapłata, która się nie opłaciła{ review-often }: { review-cost }
ew-lesson-branch = Niewłaściwy wybór z kilku efektów{ review-often }: { review-cost }
ew-lesson-pile = Niewłaściwa karta na stosie zaćmienia{ review-often }: { review-cost }
ew-lesson-resolve = Stos zaćmienia rozpatrzony w złej kolejności{ review-often }: { review-cost }
ew-lesson-harvest = Premie z terenu wzięte w złej kolejności{ review-often }: { review-cost }
ew-lesson-benefit = Premie z planszy wzięte w złej kolejności{ review-often }: { review-cost }
