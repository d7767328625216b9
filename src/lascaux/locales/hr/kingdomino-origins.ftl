# Kingdomino Origins. `WORD("ko", $terrain)` is the noun below in `ko-word-...`.

ko-review-time = oko minutu

## Options

ko-option-mode = Tri načina igre, svaki se nadovezuje na prethodni.
ko-option-mode-discovery = osnovna igra: domini, vulkani i vatre.
ko-option-mode-totem = s resursima, i totemom svake vrste za onoga tko ih ima najviše.
ko-option-mode-tribe = s resursima kojima se plaćaju lovci, sakupljači i ratnici.
ko-option-overview = Poglavica ima pregled: nagrada ako je koliba u sredini teritorija.
ko-option-overview-no = bez nagrade.
ko-option-overview-yes = 10 bodova za kolibu u sredini.
ko-option-habilis = Homo habilis: nagrada za teritorij bez rupa.
ko-option-habilis-no = bez nagrade.
ko-option-habilis-yes = 5 bodova za potpun teritorij.
ko-option-lava-on-hut = Smije li lava pasti na kolibu.
ko-option-lava-on-hut-no = koliba je sigurna.
ko-option-lava-on-hut-yes = smije, ali ne broji se ni u jedno područje.
ko-option-last-turn-recruiting = Mogu li se u posljednjem potezu još primati ljudi.
ko-option-last-turn-recruiting-no = ne, tada se samo postavlja.
ko-option-last-turn-recruiting-yes = da, i posljednji potez završava primanjem ljudi.

## Nouns

ko-word-desert = pustinja
    .gender = f
ko-word-prairie = prerija
    .gender = f
ko-word-lake = jezero
    .gender = n
ko-word-jungle = džungla
    .gender = f
ko-word-quarry = kamenolom
    .gender = mi
ko-word-volcano = vulkan
    .gender = mi
ko-word-hut = koliba
    .gender = f
ko-word-mammoth = mamut
    .gender = ma
    .gen = mamuta
    .many = mamuti
    .many-gen = mamuta
ko-word-fish = riba
    .gender = f
    .gen = ribe
    .acc = ribu
    .many = ribe
    .many-gen = riba
ko-word-mushroom = gljiva
    .gender = f
    .gen = gljive
    .acc = gljivu
    .many = gljive
    .many-gen = gljiva
ko-word-flint = kremen
    .gender = mi
    .gen = kremena
    .many = kremen
    .many-gen = kremena
ko-word-hunter = lovac
    .gender = ma
    .gen = lovca
ko-word-fisher = ribarica
    .gender = f
    .gen = ribarice
    .acc = ribaricu
ko-word-gatherer = gljivarka
    .gender = f
    .gen = gljivarke
    .acc = gljivarku
ko-word-sculptor = kipar
    .gender = ma
    .gen = kipara
ko-word-painter = špiljski slikar
    .gender = ma
    .gen = špiljskog slikara
ko-word-fire-lady = čuvarica vatre
    .gender = f
    .gen = čuvarice vatre
    .acc = čuvaricu vatre
ko-word-shaman = šaman
    .gender = ma
    .gen = šamana
ko-word-brawler = kavgadžija
    .gender = ma
    .gen = kavgadžije
    .acc = kavgadžiju
ko-word-amazon = amazonka
    .gender = f
    .gen = amazonke
    .acc = amazonku
ko-word-bruiser = batinaš
    .gender = ma
    .gen = batinaša
ko-word-discovery = otkriće
    .gender = n
ko-word-totem = totem
    .gender = mi
ko-word-tribe = pleme
    .gender = n
ko-word-point = bod
    .gender = mi
    .gen = boda
    .many = bodovi
    .many-gen = bodova
ko-word-fire = vatra
    .gender = f
    .gen = vatre
    .acc = vatru
    .ins = vatrom
    .many = vatre
    .many-gen = vatri
ko-word-crater = krater
    .gender = mi
    .gen = kratera
    .ins = kraterom
    .many = krateri
    .many-gen = kratera
ko-word-square = polje
    .gender = n
    .gen = polja
    .many = polja
    .many-gen = polja
ko-word-resource = resurs
    .gender = mi
    .gen = resursa
    .many = resursi
    .many-gen = resursa
ko-word-warrior = ratnik
    .gender = ma
    .gen = ratnika
    .many = ratnici
    .many-gen = ratnika

## Letters on the drawn board

ko-letter-desert = P
ko-letter-prairie = R
ko-letter-lake = J
ko-letter-jungle = D
ko-letter-quarry = K
ko-letter-volcano = V
ko-letter-hut = L
ko-letter-mammoth = m
ko-letter-fish = b
ko-letter-mushroom = g
ko-letter-flint = n
ko-letter-hunter = Lo
ko-letter-fisher = Ri
ko-letter-gatherer = Gl
ko-letter-sculptor = Ki
ko-letter-painter = Sl
ko-letter-fire-lady = Va
ko-letter-shaman = Sa
ko-letter-brawler = R1
ko-letter-amazon = R2
ko-letter-bruiser = R3

## Both halves of a domino in words

ko-left =
    { $left ->
        [volcano] vulkan s { $left_fires } { WORD("ko", "crater", $left_fires, case: "ins") }
       *[other] { WORD("ko", $left) }{ $left_fires ->
            [0] { "" }
           *[other] { " " }s { $left_fires } { WORD("ko", "fire", $left_fires, case: "ins") }
        }
    }
ko-right =
    { $right ->
        [volcano] vulkan s { $right_fires } { WORD("ko", "crater", $right_fires, case: "ins") }
       *[other] { WORD("ko", $right) }{ $right_fires ->
            [0] { "" }
           *[other] { " " }s { $right_fires } { WORD("ko", "fire", $right_fires, case: "ins") }
        }
    }
ko-domino = domino { $domino } ({ ko-left }, { ko-right })

## What is asked

ko-ask-over = Igra je gotova: posljednji su domini postavljeni.
ko-ask-row = Izvlači se red domina.
ko-ask-chief = Izvlači se poglavica.
ko-ask-person = Netko dolazi u špilju.
ko-ask-pair = Uzmi dva vanjska ili dva unutarnja domina iz prvog reda.
ko-ask-choose = Stavi svojeg poglavicu na slobodan domino u novom redu.
ko-ask-place = Postavi { ko-domino }.
ko-ask-land =
    Vulkan na { $at } eruptira: kamo pada lava s { $fires } { WORD("ko", "fire", $fires, case: "ins") }, najviše { $range } { WORD("ko", "square", $range) } daleko?
ko-ask-hand-on = Drugi sada imaju više resursa ({ WORD("ko", $resource, form: "many") }): tko dobiva totem?
ko-ask-recruit = Primi nekoga, ako želiš: dva različita resursa za nekog od otkrivenih, četiri za bilo koga iz hrpe.
ko-ask-pay =
    { $due ->
        [1] Plati još jedan resurs, druge vrste: koji?
       *[other] Plati { $due } { WORD("ko", "resource", $due) }, svaki druge vrste: koji prvo?
    }
ko-ask-take = Uzmi bilo koga iz hrpe.
ko-ask-settle = Gdje živi { WORD("ko", $person) }?

## The guide: two sentences for each decision

ko-guide-pair = Odaberi koja će dva od četiri domina biti tvoja; druga dva dobiva protivnik. S niskim brojem u sljedećem krugu igraš ranije.
ko-guide-choose = Odaberi domino koji postavljaš u sljedećem krugu. S niskim brojem igraš ranije, a visok broj često više vrijedi.
ko-guide-place = Položi domino uz kolibu ili uz krajolik iste vrste: ako se uklapa, moraš. Najviše donose velika područja s mnogo vatri.
ko-guide-land = Tvoj vulkan izbacuje lavu, koja se ondje gdje padne broji kao vatra. Neka padne u područje koje je veliko ili može još rasti.
ko-guide-hand-on = Više nemaš najviše ovog resursa. Odaberi tko od onih koji ih imaju najviše dobiva totem.
ko-guide-recruit = Dva različita resursa dovode jednog od otkrivenih ljudi na tvoj teritorij, a ljudi donose bodove za ono što leži oko njih. Resurse možeš i sačuvati i ne primiti nikoga.
ko-guide-pay = Odaberi koji resurs daješ, jednu vrstu za drugom. Zadrži one koje tvoji ljudi broje.
ko-guide-take = Smiješ uzeti bilo koga iz hrpe. Pogledaj što leži na tvojem teritoriju i uzmi onoga tko će ti za to donijeti najviše.
ko-guide-settle = Ljudi broje osam polja oko sebe; ratnici vole stajati jedan uz drugoga. Odaberi polje na kojem to najviše vrijedi.

## What can be done

ko-do-choose = uzmi { ko-domino }
ko-do-take-pair =
    { $pair ->
        [outer] uzmi dva vanjska, { $first } i { $second }
       *[inner] uzmi dva unutarnja, { $first } i { $second }
    }
ko-do-place = { WORD("ko", $left) } na { $left_at }, { WORD("ko", $right) } na { $right_at }
ko-do-discard = odbaci { ko-domino }: nigdje se ne uklapa
ko-do-land = neka lava s { $fires } { WORD("ko", "fire", $fires, case: "ins") } padne na { $at }
ko-do-hand-on = predaj totem { WORD("ko", $resource, case: "gen") }; dobiva: { $other }
ko-do-invite = primi { WORD("ko", $person, case: "acc") } za dva resursa
ko-do-search = plati četiri resursa i uzmi bilo koga iz hrpe
ko-do-decline = ne primaj nikoga
ko-do-pay = plati { WORD("ko", $resource, case: "acc") } na { $at }
ko-do-take = uzmi { WORD("ko", $person, case: "acc") }
ko-do-settle = { WORD("ko", $person) } živi na { $at }
ko-do-row = izvlače se domini { $domino1 }, { $domino2 }, { $domino3 } i { $domino4 }
ko-do-chief = izvlači se poglavica igrača { $seat }
ko-do-person = { WORD("ko", $person) } dolazi u špilju

## What happened

ko-log-row-drawn = Novi red: { $domino1 }, { $domino2 }, { $domino3 }, { $domino4 }.
ko-log-chief-drawn = Izvučen je poglavica igrača { $seat }.
ko-log-person-drawn = U špilju dolazi { WORD("ko", $person) }.
ko-log-chosen = { $seat } uzima { ko-domino }.
ko-log-placed = { $seat } postavlja domino { $domino }: { ko-left } na { $left_at }, { ko-right } na { $right_at }.
ko-log-discarded = { $seat } mora odbaciti { ko-domino }: nigdje se ne uklapa.
ko-log-landed = { $seat }: vulkan na { $from } eruptira, lava s { $fires } { WORD("ko", "fire", $fires, case: "ins") } pada na { $at }.
ko-log-fizzled = { $seat }: vulkan eruptira, ali lava s { $fires } { WORD("ko", "fire", $fires, case: "ins") } nema kamo pasti.
ko-log-no-token = { $seat }: vulkan eruptira, ali lave s { $fires } { WORD("ko", "fire", $fires, case: "ins") } više nema.
ko-log-burnt = { $seat }: na { $at } izgara { WORD("ko", $resource) }.
ko-log-fled = { $seat }: s polja { $at } bježi { WORD("ko", $person) }.
ko-log-totem-taken =
    { $held ->
        [0] { $seat } uzima totem { WORD("ko", $resource, case: "gen") }.
       *[other] { $seat } uzima totem { WORD("ko", $resource, case: "gen") }; gubi ga { $other }.
    }
ko-log-totem-handed = { $seat } predaje totem { WORD("ko", $resource, case: "gen") }; dobiva ga { $other }.
ko-log-invited = { $seat } prima { WORD("ko", $person, case: "acc") }.
ko-log-searched = { $seat } pregledava hrpu ljudi.
ko-log-paid = { $seat } plaća { WORD("ko", $resource, case: "acc") } na { $at }.
ko-log-taken = { $seat } uzima { WORD("ko", $person, case: "acc") } iz hrpe.
ko-log-settled = { $seat }: { WORD("ko", $person) } živi na { $at }.
ko-log-declined = { $seat } ne prima nikoga.
ko-log-left-over = Nitko ne uzima { ko-domino }: izlazi iz igre.

## Why not

ko-why-discard = Ovaj se domino negdje uklapa, pa se mora postaviti.
ko-why-hand-on = Totem može dobiti samo netko od onih koji ovog resursa imaju najviše.
ko-why-pay = Plati resursima različitih vrsta koji leže na tvojem teritoriju, redom mamut, riba, gljiva, kremen.
ko-why-settle = Ljudi žive na tvojem polju bez vatre, lave, resursa i drugih ljudi; ne na vulkanu ni na kolibi.
ko-why-not-a-domino = Dvije polovice domina moraju ležati jedna uz drugu.
ko-why-overlap = Na tom polju već nešto leži.
ko-why-too-big = Cijeli teritorij mora stati u { $size } x { $size } polja.
ko-why-no-match = Jedna polovica mora dodirivati kolibu ili polje iste vrste.
ko-why-no-land = Lava mora pasti na polje tvojeg teritorija.
ko-why-volcano = Lava ne može pasti na vulkan.
ko-why-fire = Na tom polju već gori vatra.
ko-why-too-far = Lava ne leti tako daleko.
ko-why-hut = Lava ne može pasti na kolibu.
ko-why-taken = Na dominu { $domino } već stoji nečiji poglavica.
ko-why-not-in-row = Domino { $domino } nije u redu iz kojeg se bira.
ko-why-not-in-cave = Te osobe nema u špilji.
ko-why-empty-stack = U hrpi više nema nikoga.
ko-why-too-poor = Trebaju ti dva različita resursa za nekog od otkrivenih, a po jedan od svake vrste za hrpu.

## The score sheet

ko-score-area = { WORD("ko", $terrain) }
ko-score-area-how = { $squares } { WORD("ko", "square", $squares) } × { $fires } { WORD("ko", "fire", $fires) }
ko-score-area-about = polja puta vatre, područje po područje
ko-score-area-any = područja
ko-score-totem-any = totemi
ko-score-person-any = ljudi
ko-score-resources = resursi
ko-score-resources-how = { $count } { WORD("ko", "resource", $count) }
ko-score-resources-about = bod za svaki resurs na teritoriju
ko-score-totem = totem { WORD("ko", $resource, case: "gen") }
ko-score-totem-about = za posjedovanje totema
ko-score-person = { WORD("ko", $person) }
ko-score-person-how =
    { $count ->
        [0] uokolo ništa što se broji
       *[other] uokolo { $count }
    }
ko-score-person-about = za ono što leži na poljima uokolo
ko-score-band = družine ratnika
ko-score-band-how = { $members } { WORD("ko", "warrior", $members) } × snaga { $strength }
ko-score-band-about = članovi puta snaga, družina po družina
ko-score-overview = pregled
ko-score-overview-about = koliba je u sredini
ko-score-habilis = homo habilis
ko-score-habilis-about = teritorij bez rupa
ko-tie-1 = najveće područje
ko-tie-1-more = veće područje: { $best } naspram { $other } { WORD("ko", "square", $other) }
ko-tie-2 = vatre
ko-tie-2-more = više vatri: { $best } naspram { $other }

## The picture

ko-head = { ko-title }: { WORD("ko", $mode) }
ko-round =
    { $round ->
        [0] prvi izbor
       *[other] { $round }. krug od { $rounds }
    }
ko-to-place = za postavljanje
ko-to-choose = za odabir
ko-totems = totemi
ko-totem = { WORD("ko", $resource) }, { $points }
ko-cave = špilja (u hrpi { $stack })
ko-nobody = -
ko-scores =
    { $per ->
        [mammoth] { $points } po mamutu uokolo
        [fish] { $points } po ribi uokolo
        [mushroom] { $points } po gljivi uokolo
        [flint] { $points } po kremenu uokolo
        [resource] { $points } po resursu uokolo
        [fire] { $points } po vatri uokolo
        [people] { $points } po osobi uokolo
       *[strength] ratnik, snaga { $points }
    }
ko-legend-fires = * vatra   ~ vatra od lave   ^ krater
ko-legend-people = Uokolo znači na jednom od 8 susjednih polja. Družina ratnika donosi broj članova puta snagu.
ko-legend-marks = > može ovdje   . ovdje može ležati domino
ko-help =
    {"  "}f4 g4       lijeva polovica na F4, desna na G4 (samo f4: što može onamo)
    {"  "}e5          polje, za lavu, ljude i plaćanje
    {"  "}#17         domino s ovim brojem
    {"  "}lo, lovac   osoba
