# Kingdomino Origins. `WORD("ko", $terrain)` is the noun below in `ko-word-...`.

ko-review-time = około minuty

## Options

ko-option-mode = Trzy tryby gry, każdy rozwija poprzedni.
ko-option-mode-discovery = gra podstawowa: kafelki, wulkany i ognie.
ko-option-mode-totem = z surowcami i totemem dla tego, kto ma danego surowca najwięcej.
ko-option-mode-tribe = z surowcami, którymi płaci się za łowców, zbieraczy i wojowników.
ko-option-overview = Wódz ma wszystko na oku: premia za chatę pośrodku terytorium.
ko-option-overview-no = bez premii.
ko-option-overview-yes = 10 punktów za chatę pośrodku.
ko-option-habilis = Homo habilis: premia za terytorium bez luk.
ko-option-habilis-no = bez premii.
ko-option-habilis-yes = 5 punktów za pełne terytorium.
ko-option-lava-on-hut = Czy lawa może spaść na chatę.
ko-option-lava-on-hut-no = chata jest bezpieczna.
ko-option-lava-on-hut-yes = lawa może tam spaść, ale nie liczy się do żadnego obszaru.
ko-option-last-turn-recruiting = Czy w ostatniej turze można jeszcze kogoś przyjąć.
ko-option-last-turn-recruiting-no = w ostatniej turze tylko dokłada się kafelek.
ko-option-last-turn-recruiting-yes = także w ostatniej turze można na koniec kogoś przyjąć.

## Nouns

ko-word-desert = pustynia
    .gender = f
ko-word-prairie = preria
    .gender = f
ko-word-lake = jezioro
    .gender = n
ko-word-jungle = dżungla
    .gender = f
ko-word-quarry = kamieniołom
    .gender = mi
ko-word-volcano = wulkan
    .gender = mi
ko-word-hut = chata
    .gender = f
ko-word-mammoth = mamut
    .gender = ma
    .gen = mamuta
    .ins = mamutem
    .many = mamuty
    .many-gen = mamutów
ko-word-fish = ryba
    .gender = f
    .gen = ryby
    .acc = rybę
    .ins = rybą
    .many = ryby
    .many-gen = ryb
ko-word-mushroom = grzyb
    .gender = mi
    .gen = grzyba
    .ins = grzybem
    .many = grzyby
    .many-gen = grzybów
ko-word-flint = krzemień
    .gender = mi
    .gen = krzemienia
    .ins = krzemieniem
    .many = krzemienie
    .many-gen = krzemieni
ko-word-hunter = łowca
    .gender = mp
    .gen = łowcy
    .acc = łowcę
ko-word-fisher = rybaczka
    .gender = f
    .gen = rybaczki
    .acc = rybaczkę
ko-word-gatherer = grzybiarka
    .gender = f
    .gen = grzybiarki
    .acc = grzybiarkę
ko-word-sculptor = rzeźbiarz
    .gender = mp
    .gen = rzeźbiarza
ko-word-painter = malarz jaskiniowy
    .gender = mp
    .gen = malarza jaskiniowego
ko-word-fire-lady = pani ognia
    .gender = f
    .gen = pani ognia
    .acc = panią ognia
ko-word-shaman = szaman
    .gender = mp
    .gen = szamana
ko-word-brawler = zabijaka
    .gender = mp
    .gen = zabijaki
    .acc = zabijakę
ko-word-amazon = amazonka
    .gender = f
    .gen = amazonki
    .acc = amazonkę
ko-word-bruiser = osiłek
    .gender = mp
    .gen = osiłka
ko-word-discovery = odkrycie
    .gender = n
ko-word-totem = totem
    .gender = mi
ko-word-tribe = plemię
    .gender = n
ko-word-crater = krater
    .gender = mi
    .gen = krateru
    .ins = kraterem
    .many = kratery
    .many-gen = kraterów
    .many-ins = kraterami
ko-word-fire = ogień
    .gender = mi
    .gen = ognia
    .ins = ogniem
    .many = ognie
    .many-gen = ogni
    .many-ins = ogniami
ko-word-square = pole
    .gender = n
    .gen = pola
    .many = pola
    .many-gen = pól
ko-word-point = punkt
    .gender = mi
    .gen = punktu
    .many = punkty
    .many-gen = punktów
ko-word-resource = surowiec
    .gender = mi
    .gen = surowca
    .many = surowce
    .many-gen = surowców
ko-word-warrior = wojownik
    .gender = mp
    .gen = wojownika
    .few = wojowników
    .many = wojownicy
    .many-gen = wojowników
ko-word-tile = kafelek
    .gender = mi
    .gen = kafelka
    .many = kafelki
    .many-gen = kafelków
ko-word-person = osoba
    .gender = f
    .gen = osoby
    .acc = osobę
    .many = osoby
    .many-gen = osób

## Letters on the drawn board

ko-letter-desert = P
ko-letter-prairie = R
ko-letter-lake = J
ko-letter-jungle = D
ko-letter-quarry = K
ko-letter-volcano = W
ko-letter-hut = C
ko-letter-mammoth = m
ko-letter-fish = y
ko-letter-mushroom = g
ko-letter-flint = z
ko-letter-hunter = Ło
ko-letter-fisher = Ry
ko-letter-gatherer = Gr
ko-letter-sculptor = Rz
ko-letter-painter = Ma
ko-letter-fire-lady = PO
ko-letter-shaman = Sz
ko-letter-brawler = W1
ko-letter-amazon = W2
ko-letter-bruiser = W3

## Both halves of a domino in words

ko-left =
    { $left ->
        [volcano] wulkan z { $left_fires } { WORD("ko", "crater", $left_fires, case: "ins") }
       *[other] { WORD("ko", $left) }{ $left_fires ->
            [0] { "" }
           *[other] { " z " }{ $left_fires } { WORD("ko", "fire", $left_fires, case: "ins") }
        }
    }
ko-right =
    { $right ->
        [volcano] wulkan z { $right_fires } { WORD("ko", "crater", $right_fires, case: "ins") }
       *[other] { WORD("ko", $right) }{ $right_fires ->
            [0] { "" }
           *[other] { " z " }{ $right_fires } { WORD("ko", "fire", $right_fires, case: "ins") }
        }
    }
ko-domino = kafelek { $domino } ({ ko-left }, { ko-right })

## What is asked

ko-ask-over = Koniec gry: ostatnie kafelki są już dołożone.
ko-ask-row = Dobierany jest rząd kafelków.
ko-ask-chief = Losowany jest wódz.
ko-ask-person = Do jaskini ktoś przychodzi.
ko-ask-pair = Weź z pierwszego rzędu dwa kafelki zewnętrzne albo dwa wewnętrzne.
ko-ask-choose = Postaw wodza na wolnym kafelku nowego rzędu.
ko-ask-place = Dołóż { ko-domino }.
ko-ask-land = Wulkan na { $at } wybucha: gdzie spada lawa z { $fires } { WORD("ko", "fire", $fires, case: "ins") }, najdalej o { $range } { WORD("ko", "square", $range, case: "acc") } stąd?
ko-ask-hand-on = Inni mają teraz więcej { WORD("ko", $resource, form: "many", case: "gen") }: kto dostaje totem?
ko-ask-recruit = Przyjmij kogoś, jeśli chcesz: za dwa różne surowce jedną z odkrytych osób, za cztery dowolną ze stosu.
ko-ask-pay =
    { $due ->
        [one] Zapłać jeszcze jednym surowcem, innego rodzaju: którym?
        [few] Zapłać { $due } różnymi surowcami, po jednym z rodzaju: którym najpierw?
       *[many] Zapłać { $due } różnymi surowcami, po jednym z rodzaju: którym najpierw?
    }
ko-ask-take = Weź dowolną osobę ze stosu.
ko-ask-settle = Gdzie zamieszka { WORD("ko", $person) }?

## The guide: two sentences for each decision

ko-guide-pair = Wybierz, które dwa z czterech kafelków będą twoje; pozostałe dwa bierze drugi gracz. Niskie numery w następnej rundzie grają wcześniej.
ko-guide-choose = Wybierz kafelek, który dołożysz w następnej rundzie. Niskie numery pozwalają grać wcześniej, wysokie często są więcej warte.
ko-guide-place = Dołóż kafelek do chaty albo do takiego samego terenu: jeśli gdzieś pasuje, nie możesz go odrzucić. Najwięcej dają duże obszary z wieloma ogniami.
ko-guide-land = Twój wulkan wyrzuca lawę, która tam, gdzie spadnie, liczy się jako ogień. Niech spadnie na obszar, który jest duży albo może jeszcze urosnąć.
ko-guide-hand-on = Nie masz już najwięcej tego surowca. Wybierz, kto z tych, którzy mają go najwięcej, dostaje totem.
ko-guide-recruit = Za dwa różne surowce sprowadzisz na swoją ziemię jedną z odkrytych osób, a osoby punktują za to, co leży wokół nich. Możesz też zachować surowce i nikogo nie przyjmować.
ko-guide-pay = Wybierz, które surowce oddajesz, rodzaj po rodzaju. Zostaw te, które liczą twoi ludzie.
ko-guide-take = Możesz wziąć dowolną osobę ze stosu. Spójrz, co leży na twojej ziemi, i weź tę, która policzy z tego najwięcej.
ko-guide-settle = Osoby liczą osiem pól wokół siebie; wojownicy wolą stać obok siebie. Wybierz pole, na którym da to najwięcej.

## What can be done

ko-do-choose = weź { ko-domino }
ko-do-take-pair =
    { $pair ->
        [outer] weź dwa zewnętrzne, { $first } i { $second }
       *[inner] weź dwa wewnętrzne, { $first } i { $second }
    }
ko-do-place = { WORD("ko", $left) } na { $left_at }, { WORD("ko", $right) } na { $right_at }
ko-do-discard = odrzuć { ko-domino }: nigdzie nie pasuje
ko-do-land = zrzuć lawę z { $fires } { WORD("ko", "fire", $fires, case: "ins") } na { $at }
ko-do-hand-on = przekaż totem { WORD("ko", $resource, case: "gen") }: { $other }
ko-do-invite = przyjmij { WORD("ko", $person, case: "acc") } za dwa surowce
ko-do-search = zapłać czterema surowcami i weź dowolną osobę ze stosu
ko-do-decline = nikogo nie przyjmuj
ko-do-pay = zapłać { WORD("ko", $resource, case: "ins") } z { $at }
ko-do-take = weź { WORD("ko", $person, case: "acc") }
ko-do-settle = { WORD("ko", $person) } mieszka na { $at }
ko-do-row = dobrane kafelki: { $domino1 }, { $domino2 }, { $domino3 } i { $domino4 }
ko-do-chief = wylosowany wódz: { $seat }
ko-do-person = { WORD("ko", $person) } przychodzi do jaskini

## What happened

ko-log-row-drawn = Nowy rząd: { $domino1 }, { $domino2 }, { $domino3 }, { $domino4 }.
ko-log-chief-drawn = Wylosowany wódz: { $seat }.
ko-log-person-drawn = Do jaskini przychodzi { WORD("ko", $person) }.
ko-log-chosen = { $seat } bierze { ko-domino }.
ko-log-placed = { $seat } dokłada kafelek { $domino }: { ko-left } na { $left_at }, { ko-right } na { $right_at }.
ko-log-discarded = { $seat } musi odrzucić { ko-domino }: nigdzie nie pasuje.
ko-log-landed = { $seat }: wulkan na { $from } wybucha, a lawa z { $fires } { WORD("ko", "fire", $fires, case: "ins") } spada na { $at }.
ko-log-fizzled = { $seat }: wulkan wybucha, ale lawa z { $fires } { WORD("ko", "fire", $fires, case: "ins") } nie ma gdzie spaść.
ko-log-no-token = { $seat }: wulkan wybucha, ale nie ma już lawy z { $fires } { WORD("ko", "fire", $fires, case: "ins") }.
ko-log-burnt = Lawa spala { WORD("ko", $resource, case: "acc") } na { $at } ({ $seat }).
ko-log-fled = Lawa przepędza { WORD("ko", $person, case: "acc") } z { $at } ({ $seat }).
ko-log-totem-taken =
    { $held ->
        [0] { $seat } bierze totem { WORD("ko", $resource, case: "gen") }.
       *[other] { $seat } bierze totem { WORD("ko", $resource, case: "gen") } (dotąd: { $other }).
    }
ko-log-totem-handed = { $seat } przekazuje totem { WORD("ko", $resource, case: "gen") }: teraz ma go { $other }.
ko-log-invited = { $seat } przyjmuje { WORD("ko", $person, case: "acc") }.
ko-log-searched = { $seat } przegląda stos osób.
ko-log-paid = { $seat } płaci { WORD("ko", $resource, case: "ins") } z { $at }.
ko-log-taken = { $seat } bierze ze stosu { WORD("ko", $person, case: "acc") }.
ko-log-settled = { $seat }: { WORD("ko", $person) } mieszka na { $at }.
ko-log-declined = { $seat } nikogo nie przyjmuje.
ko-log-left-over = Bez chętnych: { ko-domino } wypada z gry.

## Why not

ko-why-discard = Ten kafelek gdzieś pasuje, więc trzeba go dołożyć.
ko-why-hand-on = Totem może trafić tylko do kogoś z tych, którzy mają tego surowca najwięcej.
ko-why-pay = Zapłać surowcami różnych rodzajów ze swojego terytorium, w kolejności: mamut, ryba, grzyb, krzemień.
ko-why-settle = Osoby mieszkają na twoim polu bez ognia, lawy, surowca i innych osób; nie na wulkanie ani na chacie.
ko-why-not-a-domino = Obie połówki kafelka muszą leżeć obok siebie.
ko-why-overlap = Na tym polu już coś leży.
ko-why-too-big = Całe terytorium musi się zmieścić w kwadracie { $size } × { $size } pól.
ko-why-no-match = Jedna połówka musi przylegać do chaty albo do pola tego samego rodzaju.
ko-why-no-land = Lawa musi spaść na pole twojego terytorium.
ko-why-volcano = Lawa nie może spaść na wulkan.
ko-why-fire = Na tym polu już jest ogień.
ko-why-too-far = Lawa nie leci tak daleko.
ko-why-hut = Lawa nie może spaść na chatę.
ko-why-taken = Na kafelku { $domino } stoi już czyjś wódz.
ko-why-not-in-row = Kafelka { $domino } nie ma w rzędzie, z którego wybierasz.
ko-why-not-in-cave = Tej osoby nie ma w jaskini.
ko-why-empty-stack = W stosie nikogo już nie ma.
ko-why-too-poor = Odkryta osoba kosztuje dwa różne surowce, a osoba ze stosu po jednym każdego rodzaju.

## The score sheet

ko-score-area = { WORD("ko", $terrain) }
ko-score-area-how = { $squares } { WORD("ko", "square", $squares) } × { $fires } { WORD("ko", "fire", $fires) }
ko-score-area-about = pola razy ognie, obszar po obszarze
ko-score-area-any = obszary
ko-score-totem-any = totemy
ko-score-person-any = osoby
ko-score-resources = surowce
ko-score-resources-how = { $count } { WORD("ko", "resource", $count) }
ko-score-resources-about = punkt za każdy surowiec na terytorium
ko-score-totem = totem { WORD("ko", $resource, case: "gen") }
ko-score-totem-about = za posiadanie totemu
ko-score-person = { WORD("ko", $person) }
ko-score-person-how =
    { $count ->
        [0] obok nic, co się liczy
       *[other] obok: { $count }
    }
ko-score-person-about = za to, co leży na polach wokół
ko-score-band = drużyny wojowników
ko-score-band-how = { $members } { WORD("ko", "warrior", $members) } × siła { $strength }
ko-score-band-about = liczba członków razy siła, drużyna po drużynie
ko-score-overview = wszystko na oku
ko-score-overview-about = chata stoi pośrodku
ko-score-habilis = homo habilis
ko-score-habilis-about = terytorium bez luk
ko-tie-1 = największy obszar
ko-tie-1-more = większy obszar, w polach: { $best } do { $other }
ko-tie-2 = ognie
ko-tie-2-more = więcej ogni: { $best } do { $other }

## The picture

ko-head = { ko-title }: { WORD("ko", $mode) }
ko-round =
    { $round ->
        [0] pierwszy wybór
       *[other] runda { $round } z { $rounds }
    }
ko-to-place = do dołożenia
ko-to-choose = do wyboru
ko-totems = totemy
ko-totem = { WORD("ko", $resource) }, { $points }
ko-cave = jaskinia (w stosie { $stack })
ko-nobody = -
ko-scores =
    { $per ->
        [mammoth] { $points } za mamuta obok
        [fish] { $points } za rybę obok
        [mushroom] { $points } za grzyb obok
        [flint] { $points } za krzemień obok
        [resource] { $points } za surowiec obok
        [fire] { $points } za ogień obok
        [people] { $points } za osobę obok
       *[strength] wojownik, siła { $points }
    }
ko-legend-fires = * ogień   ~ ogień z lawy   ^ krater
ko-legend-people = Obok znaczy: na jednym z 8 pól wokół. Drużyna wojowników daje liczbę członków razy ich siłę.
ko-legend-marks = > tu może być   . tu może leżeć kafelek
ko-help =
    {"  "}f4 g4       lewa połówka na F4, prawa na G4 (samo f4: co tam może leżeć)
    {"  "}e5          pole: dla lawy, osób i płacenia
    {"  "}#17         kafelek z tym numerem
    {"  "}ło, łowca   ktoś
