# Endless Winter in the terminal: short words for narrow columns, and what can be typed.

ew-head =
    { $phase ->
        [setup] Endless Winter: příprava hry
        [action] Endless Winter: fáze akcí
        [eclipse] { $step ->
            [track] Endless Winter: zatmění, pořadí hry
            [cards] Endless Winter: zatmění, karty
            [lands] Endless Winter: zatmění, krajina
            [board] Endless Winter: zatmění, vlastní deska
           *[none] Endless Winter: zatmění
        }
        [preparation] Endless Winter: příprava
       *[end] Endless Winter: konec
    }
ew-now = kolo { $round } ze 4: { $order }
ew-column-points = bod
ew-column-final = kon
ew-column-food = jídlo
ew-column-tools = nástr
ew-column-figures = figu
ew-column-camps = tábo
ew-column-villages = osad
ew-column-megaliths = mega
ew-column-sacrifice = oběť
ew-column-honor = čest
ew-column-cards = r/b/odh
ew-column-pile = zatm
ew-column-buried = pohř
ew-row-figures = figurky
ew-row-culture = kultura
ew-row-piles = kmen
ew-row-grounds = zvířata
ew-row-deck = { $things } (v balíčku { $left })
ew-row-stones = kameny
ew-row-hand = ruka
ew-row-played = vyloženo
ew-row-animals = moje
ew-row-tipped = použito
ew-row-own-stones = kameny
ew-row-pile = zatmění
ew-row-villages = osady
ew-row-tokens = žetony
ew-short-stone = { WORD("ew", $stone, form: "short") }
ew-short-place = { WORD("ew", $figure, form: "short") } na { ew-short-at.acc }
ew-short-at =
    { $at ->
        [rest] odpočinek
       *[other] { WORD("ew", $at) }
    }
    .acc =
        { $at ->
            [rest] odpočinek
           *[other] { WORD("ew", $at, case: "acc") }
        }
ew-brief-row = { $least }+: { $points }
ew-brief-village-by-terrain = { $points } za každou osadu u { TEXT($of, form: "gen") }
ew-brief-camp-terrain-variety = { $points } za každý druh krajiny s táborem
ew-brief-megalith-on-board = { $points } za každý megalit přímo na desce
ew-brief-megalith-tiles = desky s megalitem: { $table }
ew-brief-each-tile = { $points } za každou desku s megalitem
ew-brief-buried-cards = pohřbené karty: { $table }
ew-brief-megalith-upper = { $points } za každý megalit na jiných
ew-brief-idol-levels =
    { $levels ->
        [one] { $points } za každou úroveň sošek
        [few] { $points } za každé { $levels } úrovně sošek
       *[other] { $points } za každých { $levels } úrovní sošek
    }
ew-brief-tipped-variety = { $points } za každý použitý druh
ew-brief-tipped-species = použito, { $of }: { $table }
ew-brief-tipped-two-species =
    { $counted ->
        [sum] použito, { $of } dohromady: { $table }
       *[pairs] použité dvojice, { $of }: { $table }
    }
ew-short-play = zahraj: { WORD("ew", $card) }
ew-short-labor = zahraj: { WORD("ew", $card) } ({ $labor })
ew-short-move = { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }
ew-short-bury = { WORD("ew", $card) }, { WORD("ew", $zone) }
ew-short-build =
    { $level ->
        [1] { $label } { $reward }
       *[other] na čtveřici u { $label }: { $points } { WORD("ew", "point", $points) }
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
        [food] potr{ $amount }
        [tool] nást{ $amount }
        [idol] soš{ $amount }
        [labor] prá{ $amount }
        [vp] bod{ $amount }
        [draw] kart{ $amount }
        [bury] pohř{ $amount }
        [move] přes{ $amount }
        [tip] použ{ $amount }
        [megalith] mega{ $amount }
        [camp] tábo{ $amount }
        [extra] START
        [nothing] .
       *[other] ...
    }
ew-tribe-goods = potrava { $food } z { $limit }, nástroje { $tools }; na desce tábory { $camps }, osady { $villages }, megality { $megaliths }; obětiny { $sacrifice }, čest { $honor }; odpočívá { $resting }
ew-tribe-chief =
    { $ready ->
        [0] náčelník: { $chief }, strana { $side }, umístěný
       *[other] náčelník: { $chief }, strana { $side }, čeká na umístění
    }
ew-tribe-cards = karty: v ruce { $hand }, v balíčku { $deck }, na hromádce zatmění { $pile }, pohřbené { $buried }
ew-tribe-known = známé v ruce: { $cards }
ew-tribe-discard = odkládací hromádka: { $cards }
ew-tribe-shown = známé mezi pohřbenými: { $cards }
ew-tribe-animals = zvířata: { $untipped }; použitá: { $tipped }
ew-tribe-stones = kameny: { $stones }
ew-tribe-final = { $points } { WORD("ew", "point", $points) }, kdyby hra skončila teď
ew-part-table = stůl, stul, karty, kultura, zvířata, zvirata, kameny
ew-part-land = krajina, mapa, tábory, tabory
ew-part-megaliths = megality, megalit
ew-part-hand = ruka, moje
ew-mark-chief = n
ew-legend-tribes = bod: dosavadní body; kon: kdyby hra skončila teď; jídlo 3/6: 3 potravy z nejvýš 6; figu { ew-mark-chief }+2: k umístění zbývají náčelník a dvě figurky; tábo, osad, mega: zbývá na desce; oběť, čest: úrovně na stupnicích totemu.
ew-legend-cards = r/b/odh 5/3/2: karty v ruce, v balíčku, na odkládací hromádce; zatm: hromádka zatmění; pohř: pohřbené karty.
ew-legend-columns = Lov: Vlk-{ ew-mark-chief } Medvěd: náčelník hráče Vlk, pak figurka hráče Medvěd; zahraj: Lovec (2): kolik práce tu dá.
ew-legend-land = C3: řada C shora, třetí zleva; V2: dva tábory hráče Vlk; ?: skrytý žeton, *: otočený žeton; A1/A2/B2: kde se stýkají tři hexy.
ew-legend-megaliths = 2-5: řada 2, sloupec 5; #V: neutrální megalit a na něm megalit hráče Vlk, pojmenovaný podle levého horního rohu; START: počáteční pole.
ew-legend-parts = plán krajina, plán megality, plán stůl, plán ruka ukážou tyto části; plán lovec řekne, co dělá Lovec, a stejně tak každá jiná součást.
ew-help =
    {"  "}náčelník lov, kmen pole   figurku na místo
    {"  "}hraj bojovník, použij bojovník  karta, její schopnost; použij náčelníka: jeho
    {"  "}vrch 1, střed, spodek     akce sloupku; spotřebuj: práce za potravu
    {"  "}c3 c4, osada a1 a2 b2     tábor na jiný hex; osada mezi třemi
    {"  "}2-5, na 2-5               megalit na pole, nebo na čtveřici
    {"  "}cti, nástroj, vynech, hotovo    co říkají
    {"  "}pohřbi bojovník ruka      kartu a odkud
    {"  "}plán krajina, plán lovec  část stolu; součást slovy

ew-typed-side = strana
ew-typed-pick-chief = vyber
ew-typed-pick-setup = vyber
ew-typed-play = hraj, zahraj
ew-typed-place = umísti, umisti
ew-typed-top = vrch
ew-typed-middle = střed, stred
ew-typed-bottom = spodek
ew-typed-rest = odpočinek, odpocinek
ew-typed-spend = spotřebuj, spotrebuj
ew-typed-use = použij, pouzij
ew-typed-use-chief = použij pouzij náčelníka, nacelnika
ew-typed-use-token = žeton, zeton
ew-typed-done = hotovo
ew-typed-skip = vynech
ew-typed-gain = získej, ziskej
ew-typed-climb = postup
ew-typed-build = stav
ew-typed-above = na { $level }
ew-typed-move = přesuň, presun
ew-typed-settle = osada
ew-typed-take-stone = vezmi
ew-typed-take-card = vezmi
ew-typed-take-animal = vezmi
ew-typed-reveal = otoč, otoc
ew-typed-tip = uplatni
ew-typed-bury = pohřbi, pohrbi
ew-typed-discard = odhoď, odhod
ew-typed-accept = zaplať, zaplat
ew-typed-branch = zvol
ew-typed-term = zvol
ew-typed-pile = zatmění, zatmeni
ew-typed-resolve = vyhodnoť, vyhodnot
ew-typed-harvest = sklízej, sklizej
ew-typed-glacier = ledovec
ew-typed-benefit = odměna, odmena
ew-typed-token = žeton, zeton
