# Endless Winter in the terminal: short words for narrow columns, and what can be typed.

ew-head =
    { $phase ->
        [setup] Endless Winter: príprava hry
        [action] Endless Winter: fáza akcií
        [eclipse] { $step ->
            [track] Endless Winter: zatmenie, poradie hry
            [cards] Endless Winter: zatmenie, karty
            [lands] Endless Winter: zatmenie, krajina
            [board] Endless Winter: zatmenie, vlastná doska
           *[none] Endless Winter: zatmenie
        }
        [preparation] Endless Winter: príprava
       *[end] Endless Winter: koniec
    }
ew-now = kolo { $round } zo 4: { $order }
ew-column-points = bod
ew-column-final = kon
ew-column-food = jedlo
ew-column-tools = nástr
ew-column-figures = figú
ew-column-camps = tábo
ew-column-villages = osad
ew-column-megaliths = mega
ew-column-sacrifice = obet
ew-column-honor = česť
ew-column-cards = r/b/odh
ew-column-pile = zatm
ew-column-buried = poch
ew-row-figures = figúrky
ew-row-culture = kultúra
ew-row-piles = kmeň
ew-row-grounds = zvieratá
ew-row-deck = { $things } (v balíčku { $left })
ew-row-stones = kamene
ew-row-hand = ruka
ew-row-played = zahrané
ew-row-animals = moje
ew-row-tipped = použité
ew-row-own-stones = kamene
ew-row-pile = zatmenie
ew-row-villages = osady
ew-row-tokens = žetóny
ew-short-stone = { WORD("ew", $stone, form: "short") }
ew-short-place = { WORD("ew", $figure, form: "short") } na { ew-short-at.acc }
ew-short-at =
    { $at ->
        [rest] odpočinok
       *[other] { WORD("ew", $at) }
    }
    .acc =
        { $at ->
            [rest] odpočinok
           *[other] { WORD("ew", $at, case: "acc") }
        }
ew-brief-row = { $least }+: { $points }
ew-brief-village-by-terrain = { $points } za každú osadu pri { TEXT($of, form: "loc") }
ew-brief-camp-terrain-variety = { $points } za každý druh krajiny s táborom
ew-brief-megalith-on-board = { $points } za každý megalit priamo na doske
ew-brief-megalith-tiles = dosky s megalitom: { $table }
ew-brief-each-tile = { $points } za každú dosku s megalitom
ew-brief-buried-cards = pochované karty: { $table }
ew-brief-megalith-upper = { $points } za každý megalit na iných
ew-brief-idol-levels =
    { $levels ->
        [one] { $points } za každú úroveň sošiek
        [few] { $points } za každé { $levels } úrovne sošiek
       *[other] { $points } za každých { $levels } úrovní sošiek
    }
ew-brief-tipped-variety = { $points } za každý použitý druh
ew-brief-tipped-species = použité, { $of }: { $table }
ew-brief-tipped-two-species =
    { $counted ->
        [sum] použité, { $of } dokopy: { $table }
       *[pairs] použité dvojice, { $of }: { $table }
    }
ew-short-play = zahraj: { WORD("ew", $card) }
ew-short-labor = zahraj: { WORD("ew", $card) } ({ $labor })
ew-short-move = { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }
ew-short-bury = { WORD("ew", $card) }, { WORD("ew", $zone) }
ew-short-build =
    { $level ->
        [1] { $label } { $reward }
       *[other] na štvoricu pri { $label }: { $points } { WORD("ew", "point", $points) }
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
        [bury] poch{ $amount }
        [move] pres{ $amount }
        [tip] použ{ $amount }
        [megalith] mega{ $amount }
        [camp] tábo{ $amount }
        [extra] ŠTART
        [nothing] .
       *[other] ...
    }
ew-tribe-goods = potrava { $food }/{ $limit }, nástroje { $tools }; na doske tábory { $camps }, osady { $villages }, megality { $megaliths }; obety { $sacrifice }, česť { $honor }; odpočíva { $resting }
ew-tribe-chief =
    { $ready ->
        [0] náčelník: { $chief }, strana { $side }, umiestnený
       *[other] náčelník: { $chief }, strana { $side }, čaká na umiestnenie
    }
ew-tribe-cards = karty: v ruke { $hand }, v balíčku { $deck }, na kôpke zatmenia { $pile }, pochované { $buried }
ew-tribe-known = známe v ruke: { $cards }
ew-tribe-discard = odkladacia kôpka: { $cards }
ew-tribe-shown = známe medzi pochovanými: { $cards }
ew-tribe-animals = zvieratá: { $untipped }; použité: { $tipped }
ew-tribe-stones = kamene: { $stones }
ew-tribe-final = { $points } { WORD("ew", "point", $points) }, keby sa hra skončila teraz
ew-part-table = stôl, stol, karty, kultúra, kultura, zvieratá, zvierata, kamene
ew-part-land = krajina, mapa, tábory, tabory
ew-part-megaliths = megality, megalit
ew-part-hand = ruka, moje
ew-mark-chief = n
ew-legend-tribes = bod: doterajšie body; kon: keby sa hra skončila teraz; jedlo 3/6: 3 potravy z najviac 6; figú { ew-mark-chief }+2: na umiestnenie zostávajú náčelník a dve figúrky; tábo, osad, mega: zostáva na doske; obet, česť: úrovne na stupniciach totemu.
ew-legend-cards = r/b/odh 5/3/2: karty v ruke, v balíčku, na odkladacej kôpke; zatm: kôpka zatmenia; poch: pochované karty.
ew-legend-columns = Lov: Vlk-{ ew-mark-chief } Medveď: náčelník hráča Vlk, potom figúrka hráča Medveď; zahraj: Lovec (2): koľko práce tu dá.
ew-legend-land = C3: rad C zhora, tretí zľava; V2: dva tábory hráča Vlk; ?: skrytý žetón, *: otočený žetón; A1/A2/B2: kde sa stýkajú tri hexy.
ew-legend-megaliths = 2-5: rad 2, stĺpec 5; #V: neutrálny megalit a na ňom megalit hráča Vlk, pomenovaný podľa ľavého horného rohu; ŠTART: začiatočné pole.
ew-legend-parts = plán krajina, plán megality, plán stôl, plán ruka ukážu tieto časti; plán lovec povie, čo robí Lovec, a rovnako každá iná súčasť.
ew-help =
    {"  "}náčelník lov, kmeň pole   figúrku na miesto
    {"  "}hraj bojovník, použi bojovník    kartu, jej schopnosť; použi náčelníka: jeho
    {"  "}vrch 1, stred, spodok     akcie stĺpca; spotrebuj: potrava za prácu
    {"  "}c3 c4, osada a1 a2 b2     tábor na iný hex; osada medzi tromi
    {"  "}2-5, na 2-5               megalit na pole, alebo na štvoricu
    {"  "}cti, nástroj, vynechaj, hotovo    čo hovoria
    {"  "}pochovaj bojovník ruka    kartu a odkiaľ
    {"  "}plán krajina, plán lovec  časť stola; súčasť slovami

ew-typed-side = strana
ew-typed-pick-chief = vyber
ew-typed-pick-setup = vyber
ew-typed-play = hraj, zahraj
ew-typed-place = umiestni
ew-typed-top = vrch
ew-typed-middle = stred
ew-typed-bottom = spodok
ew-typed-rest = odpočinok, odpocinok
ew-typed-spend = spotrebuj
ew-typed-use = použi, pouzi
ew-typed-use-chief = použi náčelníka, pouzi nacelnika
ew-typed-use-token = žetón, zeton
ew-typed-done = hotovo
ew-typed-skip = vynechaj
ew-typed-gain = získaj, ziskaj
ew-typed-climb = postúp, postup
ew-typed-build = stavaj
ew-typed-above = na { $level }
ew-typed-move = presuň, presun
ew-typed-settle = osada
ew-typed-take-stone = vezmi
ew-typed-take-card = vezmi
ew-typed-take-animal = vezmi
ew-typed-reveal = otoč, otoc
ew-typed-tip = uplatni
ew-typed-bury = pochovaj
ew-typed-discard = odhoď, odhod
ew-typed-accept = zaplať, zaplat
ew-typed-branch = zvoľ, zvol
ew-typed-term = zvoľ, zvol
ew-typed-pile = zatmenie
ew-typed-resolve = vyhodnoť, vyhodnot
ew-typed-harvest = zber
ew-typed-glacier = ľadovec, ladovec
ew-typed-benefit = odmena
ew-typed-token = žetón, zeton
