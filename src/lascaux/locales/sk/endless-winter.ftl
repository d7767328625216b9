# Endless Winter: Paleoamericans. `WORD("ew", $card)` is the noun below in `ew-word-...`.
# Zones have two forms with their preposition: `short-acc` says where to, `short-loc` says where.

ew-round = kolo { $round } zo 4, { $phase ->
        [action] fáza akcií
        [eclipse] zatmenie
        [preparation] príprava
        [end] koniec
       *[other] príprava hry
    }

## Options

ew-option-edition = Podľa ktorých pravidiel: líšia sa v podrobnostiach.
ew-option-edition-default = výklad, ktorý odporúčame.
ew-option-edition-cs = české pravidlá, doslova.
ew-option-edition-pl = poľské pravidlá, doslova.
ew-option-edition-uk = ukrajinské pravidlá, verzia 2.0, doslova.
ew-option-draft = Čo sa na začiatku vyberá, namiesto toho, aby sa rozdalo.
ew-option-draft-none = nič.
ew-option-draft-setup = karty prípravy, posledný v poradí vyberá prvý.
ew-option-draft-chiefs-and-setup = náčelníci v poradí hry, potom karty prípravy v opačnom.
ew-option-glacier-tokens = Modul: skryté žetóny na ľadovcoch pre toho, kto vedľa nich založí osadu.
ew-option-glacier-tokens-off = bez žetónov.
ew-option-glacier-tokens-on = so žetónmi.
ew-option-rest-tokens = Modul: žetón pre prvého, kto v kole odpočíva.
ew-option-rest-tokens-off = bez žetónov.
ew-option-rest-tokens-on = so žetónmi.
ew-option-layout = Ako sa vyložia dosky megalitu.
ew-option-layout-by-players = ako sa odporúča pre daný počet hráčov.
ew-option-layout-ring = prstenec.
ew-option-layout-stair = schody.
ew-option-layout-block = blok.
ew-option-layout-wall = múr.
ew-option-village-icon-free = Či symbol osady mimo Migrácie vyžaduje tri tábory.
ew-option-village-icon-free-off = vyžaduje.
ew-option-village-icon-free-on = nevyžaduje žiadny.
ew-option-extra-megalith-downgrade = Či možno namiesto ďalšieho megalitu zo začiatočného poľa vziať menšiu odmenu.
ew-option-extra-megalith-downgrade-off = nie.
ew-option-extra-megalith-downgrade-on = áno.
ew-option-prep-draw-is-benefit = Či možno namiesto piatich kariet pri príprave vziať menšie odmeny.
ew-option-prep-draw-is-benefit-by-edition = podľa vydania.
ew-option-prep-draw-is-benefit-no = nie.
ew-option-prep-draw-is-benefit-yes = namiesto každej z nich.
ew-option-lesser-benefit-phases = Kedy možno vziať menšiu odmenu.
ew-option-lesser-benefit-phases-by-edition = podľa vydania.
ew-option-lesser-benefit-phases-action-eclipse = vo fáze akcií a pri zatmení.
ew-option-lesser-benefit-phases-any = kedykoľvek, aj pri príprave hry.
ew-option-double-empty-draw-compensation = Čo dostaneš za kartu, keď je prázdny balíček aj odkladacia kôpka.
ew-option-double-empty-draw-compensation-by-edition = podľa vydania.
ew-option-double-empty-draw-compensation-no = nič.
ew-option-double-empty-draw-compensation-yes = menšiu odmenu.
ew-option-reshuffle-trigger = Kedy sa zamieša odkladacia kôpka.
ew-option-reshuffle-trigger-by-edition = podľa vydania.
ew-option-reshuffle-trigger-on-draw = keď sa má ťahať karta z prázdneho balíčka.
ew-option-reshuffle-trigger-on-empty = hneď, ako je balíček prázdny.
ew-option-starting-card-labor-halves = Koľko práce dáva Bojovník a Zberačka.
ew-option-starting-card-labor-halves-by-edition = podľa vydania.
ew-option-starting-card-labor-halves-1 = ½.
ew-option-starting-card-labor-halves-3 = 1½.
ew-option-eclipse-ability-labor-counts = Či sa do poradia hry počíta práca zo schopností zatmenia.
ew-option-eclipse-ability-labor-counts-by-edition = podľa vydania.
ew-option-eclipse-ability-labor-counts-yes = áno.
ew-option-eclipse-ability-labor-counts-no = počítajú sa len rohy kariet.
ew-option-double-move-allows-single = Či možno z dvojitého presunu jeden krok vynechať.
ew-option-double-move-allows-single-by-edition = podľa vydania.
ew-option-double-move-allows-single-yes = áno.
ew-option-double-move-allows-single-no = oba, alebo žiadny.
ew-option-culture-empty-gives-vp = Čo je karta kultúry z prázdnej ponuky.
ew-option-culture-empty-gives-vp-by-edition = podľa vydania.
ew-option-culture-empty-gives-vp-yes = 1 bod.
ew-option-culture-empty-gives-vp-no = nič.
ew-option-megalith-tile-stone = Za čo boduje kameň dosiek megalitu.
ew-option-megalith-tile-stone-by-edition = podľa vydania.
ew-option-megalith-tile-stone-table = podľa svojej tabuľky.
ew-option-megalith-tile-stone-each = 1 bod za dosku.
ew-option-two-species-stone = Čo počíta kameň dvoch druhov.
ew-option-two-species-stone-by-edition = podľa vydania.
ew-option-two-species-stone-sum = všetky použité zvieratá oboch druhov.
ew-option-two-species-stone-pairs = dvojice oboch druhov.
ew-option-recruit-lock = Ako dlho nemožno zahrať kartu kmeňa získanú Rituálom.
ew-option-recruit-lock-by-edition = podľa vydania.
ew-option-recruit-lock-turn = celý ťah.
ew-option-recruit-lock-top = kým je figúrka v hornej časti.
ew-option-rest-blocks = Čo nemožno zahrať v ťahu, keď odpočívaš.
ew-option-rest-blocks-by-edition = podľa vydania.
ew-option-rest-blocks-tribe = karty kmeňa.
ew-option-rest-blocks-any-card = karty kmeňa ani karty kultúry.
ew-option-sole-majority-terrain = Kto získa odmenu z hexu s rovnakým vplyvom.
ew-option-sole-majority-terrain-by-edition = podľa vydania.
ew-option-sole-majority-terrain-no = všetci, čo sa o vedenie delia.
ew-option-sole-majority-terrain-yes = nikto.
ew-option-reduced-figures-era1 = Koľko figúrok má každý v I. ére.
ew-option-reduced-figures-era1-by-edition = podľa vydania.
ew-option-reduced-figures-era1-no = tri.
ew-option-reduced-figures-era1-yes = dve.

## Nouns

ew-word-point = bod
    .gender = mi
    .gen = bodu
    .many = body
    .many-gen = bodov
ew-word-food = potrava
    .gender = f
    .gen = potravy
    .acc = potravu
    .many = potravy
    .many-gen = potravy
ew-word-tool = nástroj
    .gender = mi
    .gen = nástroja
    .many = nástroje
    .many-gen = nástrojov
ew-word-idol = soška
    .gender = f
    .gen = sošky
    .acc = sošku
    .many = sošky
    .many-gen = sošiek
ew-word-card = karta
    .gender = f
    .gen = karty
    .acc = kartu
    .many = karty
    .many-gen = kariet
ew-word-camp = tábor
    .gender = mi
    .gen = tábora
    .many = tábory
    .many-gen = táborov
ew-word-village = osada
    .gender = f
    .gen = osady
    .acc = osadu
    .many = osady
    .many-gen = osád
ew-word-megalith = megalit
    .gender = mi
    .gen = megalitu
    .many = megality
    .many-gen = megalitov
ew-word-animal = zviera
    .gender = n
    .gen = zvieraťa
    .many = zvieratá
    .many-gen = zvierat
ew-word-set = sada
    .gender = f
    .gen = sady
    .acc = sadu
    .many = sady
    .many-gen = sád
ew-word-token = žetón
    .gender = mi
    .gen = žetónu
    .many = žetóny
    .many-gen = žetónov
ew-word-space = pole
    .gender = n
    .gen = poľa
    .many = polia
    .many-gen = polí
ew-word-brave = Bojovník
ew-word-tribeswoman = Zberačka
ew-word-tribesman = Súkmeňovec
ew-word-hunter = Lovec
ew-word-crafter = Remeselníčka
ew-word-elder = Starešina
ew-word-pathfinder = Stopár
ew-word-shaman = Šamanka
ew-word-ember-pouch = Vrecko na uhlíky
ew-word-flint-core = Pazúrikové jadro
ew-word-smoking-racks = Udiareň
ew-word-bone-needle = Kostená ihla
ew-word-story-fire = Oheň príbehov
ew-word-ivory-figure = Figúrka z mamutoviny
ew-word-dragging-poles = Vlečné žrde
ew-word-rolling-logs = Valivé klady
ew-word-red-ochre = Červený oker
ew-word-hide-tent = Stan z koží
ew-word-snow-shoes = Snežnice
ew-word-pit-trap = Jama na zver
ew-word-spear-thrower = Vrhač oštepov
ew-word-roasting-pit = Pečacia jama
ew-word-first-blood = Prvá krv
ew-word-shell-trade = Obchod s mušľami
ew-word-fishing-weir = Rybárska hať
ew-word-beast-lore = Poznanie zveri
ew-word-grave-goods = Hrobová výbava
ew-word-meeting-ground = Zhromaždisko
ew-word-great-feast = Veľká hostina
ew-word-blade-cache = Skrýša čepelí
ew-word-dog-sled = Psí záprah
ew-word-council-fire = Oheň rady
ew-word-bone-idols = Kostené sošky
ew-word-stone-ring = Kamenný kruh
ew-word-earth-ramp = Hlinená rampa
ew-word-barrow = Mohyla
ew-word-winter-lodge = Zimný prístrešok
ew-word-broad-trail = Široký chodník
ew-word-game-drive = Nadháňanie zveri
ew-word-keen-trackers = Bystrí stopári
ew-word-spirit-hunt = Lov duchov
ew-word-clan-marriage = Sobáš rodov
ew-word-sacred-quarry = Posvätný lom
ew-word-painted-walls = Maľované steny
ew-word-long-house = Dlhý dom
ew-word-herd-calling = Vábenie stáda
ew-word-ancestor-rite = Obrad predkov
ew-word-star-lore = Poznanie hviezd
ew-word-mammoth = Mamut srstnatý
    .gender = ma
    .gen = Mamuta srstnatého
    .loc = Mamutovi srstnatom
ew-word-argentavis = Argentavis
    .gender = ma
    .gen = Argentavisa
    .loc = Argentavisovi
ew-word-rhino = Nosorožec srstnatý
    .gender = ma
    .gen = Nosorožca srstnatého
ew-word-sloth = Megatérium
    .gender = n
    .gen = Megatéria
    .loc = Megatériu
ew-word-cat = Šabľozubá mačka
    .gender = f
    .gen = Šabľozubej mačky
    .acc = Šabľozubú mačku
ew-word-glyptodon = Glyptodon
    .gender = ma
    .gen = Glyptodona
ew-word-beaver = Obrí bobor
    .gender = ma
    .gen = Obrieho bobra
ew-word-village-steppe = Trávový kameň
    .short = Trávový
ew-word-village-pinewood = Ihličnatý kameň
    .short = Ihličnatý
ew-word-village-hills = Okrový kameň
    .short = Okrový
ew-word-village-lakeside = Vodný kameň
    .short = Vodný
ew-word-village-mountain = Štítový kameň
    .short = Štítový
ew-word-village-marsh = Bažinový kameň
    .short = Bažinový
ew-word-village-glacier = Ľadový kameň
    .short = Ľadový
ew-word-camp-variety = Pútnický kameň
    .short = Pútnický
ew-word-megalith-ground = Koreňový kameň
    .short = Koreňový
ew-word-megalith-tiles = Kameň štyroch vetrov
    .short = Štyri vetry
ew-word-buried-cards = Kostený kameň
    .short = Kostený
ew-word-megalith-upper = Korunný kameň
    .short = Korunný
ew-word-idol-levels = Kameň duchov
    .short = Duchovia
ew-word-tipped-variety = Kameň hostiny
    .short = Hostina
ew-word-tipped-rhino = Kameň rohu
    .short = Roh
ew-word-tipped-sloth = Kameň pazúra
    .short = Pazúr
ew-word-tipped-cat = Kameň tesáka
    .short = Tesák
ew-word-tipped-glyptodon = Kameň panciera
    .short = Pancier
ew-word-tipped-beaver = Kameň zuba
    .short = Zub
ew-word-tipped-mammoth-argentavis = Kameň kla a krídla
    .short = Kel a krídlo
ew-word-tusk-breaker = Lámač klov
ew-word-stone-carver = Kamenár
ew-word-seeing-palm = Vidiaca dlaň
ew-word-fire-wolf = Ohnivý vlk
ew-word-thunder-paw = Hromová laba
ew-word-tusk-valley = Údolie klov
ew-word-flint-ridge = Pazúrikový hrebeň
ew-word-old-hearth = Staré ohnisko
ew-word-long-shore = Dlhý breh
ew-word-moon-cave = Mesačná jaskyňa
ew-word-blue-ice = Modrý ľad
ew-word-ice-cave = Ľadová jaskyňa
ew-word-bright-peak = Žiarivý štít
ew-word-lost-carvings = Stratené rezby
ew-word-wanderers = Pútnici
ew-word-warm-spring = Teplý prameň
ew-word-moraine = Moréna
ew-word-ice-pass = Ľadový priesmyk
ew-word-frozen-meat = Zmrznuté mäso
ew-word-ice-grave = Ľadový hrob
ew-word-deep-sleep = Hlboký spánok
ew-word-whittling = Vyrezávanie
ew-word-vision = Videnie
ew-word-vigil = Bdenie
ew-word-short-walk = Krátka prechádzka
ew-word-steppe = step
    .gender = f
    .gen = stepi
    .acc = step
    .loc = stepi
    .ins = stepou
ew-word-pinewood = bor
    .gender = mi
    .gen = boru
    .loc = bore
    .ins = borom
ew-word-hills = červené kopce
    .gender = p
    .gen = červených kopcov
    .acc = červené kopce
    .loc = červených kopcoch
    .ins = červenými kopcami
ew-word-lakeside = breh jazera
    .gender = mi
    .gen = brehu jazera
    .loc = brehu jazera
    .ins = brehom jazera
ew-word-mountain = hora
    .gender = f
    .gen = hory
    .acc = horu
    .loc = hore
    .ins = horou
ew-word-marsh = močiar
    .gender = mi
    .gen = močiara
    .loc = močiari
    .ins = močiarom
ew-word-glacier = ľadovec
    .gender = mi
    .gen = ľadovca
    .loc = ľadovci
    .ins = ľadovcom
ew-word-base = začiatočný hex
    .gender = mi
    .gen = začiatočného hexu
    .loc = začiatočnom hexe
    .ins = začiatočným hexom
ew-word-dawn = Doska úsvitu
ew-word-bear = Medvedia doska
ew-word-river = Riečna doska
ew-word-night = Nočná doska
ew-word-initiate = Rituál
    .gender = mi
ew-word-develop = Rozvoj
    .gender = mi
ew-word-migrate = Migrácia
    .gender = f
    .acc = Migráciu
ew-word-hunt = Lov
    .gender = mi
ew-word-rest = pole odpočinku
    .gender = n
ew-word-tribe = figúrka kmeňa
    .gender = f
    .gen = figúrky kmeňa
    .acc = figúrku kmeňa
    .many = figúrky kmeňa
    .many-gen = figúrok kmeňa
    .short = kmeň
ew-word-chief = náčelník
    .gender = ma
    .gen = náčelníka
    .short = náčelník
ew-word-sacrifice = stupnica obiet
    .gender = f
    .gen = stupnice obiet
    .dat = stupnici obiet
    .short = obety
ew-word-honor = stupnica cti
    .gender = f
    .gen = stupnice cti
    .dat = stupnici cti
    .short = česť
ew-word-hand = ruka
    .gender = f
    .gen = ruky
    .short-gen = z ruky
    .short-acc = do ruky
    .short-loc = v ruke
ew-word-discard = odkladacia kôpka
    .gender = f
    .gen = odkladacej kôpky
    .short-gen = z odkladacej kôpky
    .short-acc = na odkladaciu kôpku
    .short-loc = na odkladacej kôpke
ew-word-played = zahrané karty
    .gender = p
    .gen = zahraných kariet
    .short-gen = zo zahraných kariet
    .short-acc = medzi zahrané karty
    .short-loc = medzi zahranými kartami
ew-word-pile = kôpka zatmenia
    .gender = f
    .gen = kôpky zatmenia
    .short-gen = z kôpky zatmenia
    .short-acc = na kôpku zatmenia
    .short-loc = na kôpke zatmenia
ew-word-labor = práca
    .gender = f
    .gen = práce
    .acc = prácu
    .many = práce
    .many-gen = práce

## Effects in words
#
# An effect is a phrase that tells somebody what to do; a message holds smaller ones as arguments. `$amount` of labor is
# a text such as 1½, every other amount is a number.

ew-noun = { WORD("ew", $noun) }
    .gen = { WORD("ew", $noun, case: "gen") }
    .acc = { WORD("ew", $noun, case: "acc") }
    .loc = { WORD("ew", $noun, case: "loc") }
ew-hex = { WORD("ew", $land) } { $label }
    .from =
        { $land ->
            [steppe] zo
            [base] zo
           *[other] z
        } { WORD("ew", $land, case: "gen") } { $label }
    .acc = { WORD("ew", $land, case: "acc") } { $label }
    .ins = { WORD("ew", $land, case: "ins") } { $label }
ew-list-and = { $one } a { $two }
    .loc = { TEXT($one, form: "loc") } a { TEXT($two, form: "loc") }
    .acc = { TEXT($one, form: "acc") } a { TEXT($two, form: "acc") }
    .ins = { TEXT($one, form: "ins") } a { TEXT($two, form: "ins") }
ew-list-comma = { $one }, { $two }
    .loc = { TEXT($one, form: "loc") }, { TEXT($two, form: "loc") }
    .acc = { TEXT($one, form: "acc") }, { TEXT($two, form: "acc") }
    .ins = { TEXT($one, form: "ins") }, { TEXT($two, form: "ins") }
ew-list-or = { $one }, alebo { $two }
ew-list-parts = { $one }; { $two }
ew-good-food = { $amount } { WORD("ew", "food", $amount) }
    .acc = { $amount } { WORD("ew", "food", $amount, case: "acc") }
ew-good-tool = { $amount } { WORD("ew", "tool", $amount) }
    .acc = { $amount } { WORD("ew", "tool", $amount, case: "acc") }
ew-good-idol = { $amount } { WORD("ew", "idol", $amount) }
    .acc = { $amount } { WORD("ew", "idol", $amount, case: "acc") }
ew-good-labor = { $amount } { WORD("ew", "labor", $amount) }
    .acc = { $amount } { WORD("ew", "labor", $amount, case: "acc") }
ew-good-discard = { $amount } { WORD("ew", "card", $amount) } z ruky
    .acc = { $amount } { WORD("ew", "card", $amount, case: "acc") } z ruky
ew-effect-nothing = nič
ew-effect-gain = získaj { TEXT($what, form: "acc") }
ew-effect-either = buď { $branches }
ew-effect-pay = zaplať { TEXT($price, form: "acc") }: { $effect }
ew-effect-if = ak { $test }, { $effect }
ew-effect-column = v stĺpci { WORD("ew", $column) }: { $effect }
ew-effect-eclipse = pri zatmení: { $effect }
ew-effect-megalith =
    { $amount ->
        [1] umiestni megalit
       *[other] umiestni { $amount } { WORD("ew", "megalith", $amount, case: "acc") }
    }
ew-effect-draw =
    { $amount ->
        [1] potiahni si kartu
       *[other] potiahni si { $amount } { WORD("ew", "card", $amount, case: "acc") }
    }
ew-effect-vp = získaj { $amount } { WORD("ew", "point", $amount, case: "acc") }
ew-effect-camp =
    { $amount ->
        [1] umiestni tábor na začiatočný hex
       *[other] umiestni { $amount } { WORD("ew", "camp", $amount, case: "acc") } na začiatočný hex
    }
ew-effect-move =
    { $amount ->
        [one] presuň tábor o { $amount } hex
        [few] presuň tábory spolu o { $amount } hexy
       *[other] presuň tábory spolu o { $amount } hexov
    }
ew-effect-village = založ osadu
ew-effect-stone = vezmi si posvätný kameň za cenu jeho poľa
ew-effect-culture =
    { $amount ->
        [1] vezmi si kartu kultúry
       *[other] vezmi si { $amount } { WORD("ew", "card", $amount, case: "acc") } kultúry
    }
ew-effect-reveal =
    { $amount ->
        [1] otoč na lovisko zviera
       *[other] otoč na lovisko { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-tip =
    { $amount ->
        [1] použi zviera
       *[other] použi { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-bury =
    { $amount ->
        [1] pochovaj kartu
       *[other] pochovaj { $amount } { WORD("ew", "card", $amount, case: "acc") }
    }
ew-effect-food-max = doplň si potravu až po svoj limit
ew-effect-tribe-hand =
    { $amount ->
        [1] vezmi si do ruky kartu kmeňa
       *[other] vezmi si do ruky { $amount } { WORD("ew", "card", $amount, case: "acc") } kmeňa{ $how ->
            [different] { " " }rôznych druhov
            [same] { " " }rovnakého druhu
           *[any] { "" }
        }
    }
ew-effect-tribe-discard =
    { $amount ->
        [1] vezmi si na odkladaciu kôpku kartu kmeňa
       *[other] vezmi si na odkladaciu kôpku { $amount } { WORD("ew", "card", $amount, case: "acc") } kmeňa{ $how ->
            [different] { " " }rôznych druhov
            [same] { " " }rovnakého druhu
           *[any] { "" }
        }
    }
ew-effect-animal-grounds =
    { $amount ->
        [1] vezmi si zviera z loviska
       *[other] vezmi si z loviska { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-animal-deck =
    { $amount ->
        [1] vezmi si vrchné zviera z balíčka
       *[other] vezmi si z vrchu balíčka { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-extra = umiestni ďalší megalit tam, kam ukazuje šípka
ew-test-villages =
    { $least ->
        [1] máš v krajine osadu
       *[other] máš v krajine aspoň { $least } { WORD("ew", "village", $least, case: "acc") }
    }
ew-test-camps =
    { $least ->
        [1] máš v krajine tábor
       *[other] máš v krajine aspoň { $least } { WORD("ew", "camp", $least, case: "acc") }
    }
ew-test-buried =
    { $least ->
        [1] máš na pohrebisku kartu
       *[other] máš na pohrebisku aspoň { $least } { WORD("ew", "card", $least, case: "acc") }
    }
ew-test-tipped =
    { $least ->
        [one] máš aspoň { $least } použité zviera
        [few] máš aspoň { $least } použité zvieratá
       *[other] máš aspoň { $least } použitých zvierat
    }
ew-test-animals =
    { $least ->
        [one] máš aspoň { $least } nepoužité zviera
        [few] máš aspoň { $least } nepoužité zvieratá
       *[other] máš aspoň { $least } nepoužitých zvierat
    }
ew-test-animals-same =
    { $least ->
        [one] máš aspoň { $least } nepoužité zviera jedného druhu
        [few] máš aspoň { $least } nepoužité zvieratá rovnakého druhu
       *[other] máš aspoň { $least } nepoužitých zvierat rovnakého druhu
    }
ew-test-animals-different =
    { $least ->
        [1] máš nepoužité zvieratá aspoň { $least } druhu
       *[other] máš nepoužité zvieratá aspoň { $least } druhov
    }
ew-test-first = si na prvom mieste v poradí hry
ew-test-last = si na poslednom mieste v poradí hry

## Components in words

ew-card-labor = { $labor } { WORD("ew", "labor", $labor) } v rohu
ew-card-era =
    { $era ->
        [1] karta kultúry I. éry
       *[other] karta kultúry II. éry
    }
ew-card-points = { $points } { WORD("ew", "point", $points) } na konci
ew-animal-tip = pri použití: { $effect }
ew-animal-set = { $points } { WORD("ew", "point", $points) } za { $animals }
ew-animal-sets = nepoužité na konci: { $sets }; kariet v hre: { $copies }
ew-animal-wild = žolík: nepoužitý sa na konci pridá k ľubovoľnej sade; kariet v hre: { $copies }
ew-table-row = { $points } { WORD("ew", "point", $points) } od { $least }
ew-stone-village-by-terrain = pri každom zatmení { $points } { WORD("ew", "point", $points) } za každú tvoju osadu pri { TEXT($of, form: "loc") }
ew-stone-camp-terrain-variety = pri každom zatmení { $points } { WORD("ew", "point", $points) } za každý z týchto druhov krajiny, kde máš tábor: { $of }
ew-stone-megalith-on-board = pri každom zatmení { $points } { WORD("ew", "point", $points) } za každý megalit tvojej farby priamo na doske
ew-stone-megalith-tiles = pri každom zatmení podľa počtu dosiek megalitu, na ktorých leží megalit tvojej farby: { $table }
ew-stone-each-tile = pri každom zatmení { $points } { WORD("ew", "point", $points) } za každú dosku megalitu, na ktorej leží megalit tvojej farby
ew-stone-buried-cards = pri každom zatmení podľa počtu tvojich pochovaných kariet: { $table }
ew-stone-megalith-upper = pri každom zatmení { $points } { WORD("ew", "point", $points) } za každý megalit tvojej farby, ktorý stojí na iných
ew-stone-idol-levels =
    { $levels ->
        [one] pri každom zatmení { $points } { WORD("ew", "point", $points) } za každú úroveň, ktorú máš na oboch stupniciach totemu dokopy
        [few] pri každom zatmení { $points } { WORD("ew", "point", $points) } za každé { $levels } úrovne, ktoré máš na oboch stupniciach totemu dokopy
       *[other] pri každom zatmení { $points } { WORD("ew", "point", $points) } za každých { $levels } úrovní, ktoré máš na oboch stupniciach totemu dokopy
    }
ew-stone-tipped-variety = pri každom zatmení { $points } { WORD("ew", "point", $points) } za každý druh medzi tvojimi použitými zvieratami
ew-stone-tipped-species = pri každom zatmení podľa počtu tvojich použitých zvierat druhu { $of }: { $table }
ew-stone-tipped-two-species =
    { $counted ->
        [sum] pri každom zatmení podľa počtu tvojich použitých zvierat oboch druhov dokopy ({ $of }): { $table }
       *[pairs] pri každom zatmení podľa počtu tvojich dvojíc použitých zvierat ({ $of }): { $table }
    }
ew-setup-begins = na začiatku dostaneš: { $what }
ew-setup-tribe = karta „{ WORD("ew", $card) }“
ew-setup-camp = druhý tábor na začiatočnom hexe
ew-slot-price = kameň tu stojí { TEXT($price, form: "acc") }
ew-slot-reward = keď sem príde kameň: { $effect }
ew-space-reward = keď sa sem dostaneš: { $effect }
ew-sacrifice-none = zvyšná potrava a nástroje na konci neprinášajú nič
ew-sacrifice-rate =
    { $resources ->
        [one] na konci { $points } { WORD("ew", "point", $points) } za každý kus zvyšnej potravy a nástrojov
        [few] na konci { $points } { WORD("ew", "point", $points) } za každé { $resources } kusy zvyšnej potravy a nástrojov
       *[other] na konci { $points } { WORD("ew", "point", $points) } za každých { $resources } kusov zvyšnej potravy a nástrojov
    }
ew-sacrifice-top = za každú ďalšiu sošku: { $effect }
ew-honor-none = pochované karty na konci podľa tabuľky neprinášajú nič
ew-honor-points =
    { $points ->
        [0] tu nie sú žiadne body
       *[other] keď sa sem dostaneš, získaj { $points } { WORD("ew", "point", $points, case: "acc") }
    }
ew-burial-table =
    { $rank ->
        [1] pochované karty prvého na stupnici cti: { $table }
        [2] pochované karty druhého na stupnici cti: { $table }
       *[other] pochované karty všetkých ostatných na stupnici cti: { $table }
    }
ew-glacier-token = zakaždým, keď vedľa neho založíš osadu: { $effect }
ew-column-top = horná časť, koľkokrát chceš: { $effect }
ew-column-middle = stredná časť, raz: { $effect }
ew-column-bottom = dolná časť, pre prvú figúrku v kole: { $effect }
ew-rest-effect = { $effect }
ew-rest-labor = do poradia ďalšieho kola: { $labor } { WORD("ew", "labor", $labor) }
ew-reconstructed = Hrá sa podľa vydaných pravidiel. Čo je vytlačené na kartách, doskách a stupniciach, sa stratilo s obrázkami: väčšina týchto hodnôt je náš vlastný návrh, nie hodnoty vydanej hry.

## What is asked

ew-ask-over = Koniec hry: štvrté zatmenie je za nami.
ew-ask-stone = Vykladá sa posvätný kameň.
ew-ask-culture-drawn = Vykladá sa karta kultúry.
ew-ask-chief-dealt = Rozdáva sa náčelník.
ew-ask-setup-dealt = Rozdáva sa karta prípravy.
ew-ask-card-drawn = Ťahá sa karta.
ew-ask-animal-drawn = Otáča sa zviera.
ew-ask-order = Žrebuje sa poradie hry.
ew-ask-tile = Kladie sa doska megalitu.
ew-ask-land = K hexom, ktoré sa vyložia, pribúda krajina.
ew-ask-hex = Kladie sa hex.
ew-ask-glacier = Otáča sa žetón ľadovca.
ew-ask-rest-token = Otáča sa žetón odpočinku.
ew-ask-side = Ktorú stranu karty náčelníka použiješ?
ew-ask-chief = Vyber si náčelníka.
ew-ask-setup = Vyber si kartu prípravy.
ew-ask-place = Zahraj karty kultúry, ak chceš, a potom umiestni figúrku.
ew-ask-act =
    { $section ->
        [top] { WORD("ew", $at) }, horná časť: konaj, kým máš čím platiť. Práca: { $labor }.
        [middle] { WORD("ew", $at) }, stredná časť: raz, ak chceš.
        [bottom] { WORD("ew", $at) }, dolná časť: je tvoja, lebo tvoja figúrka je tu prvá.
        [rest] Odpočívaš.
       *[after] Tvoja figúrka je na mieste. Ešte niečo?
    }
ew-ask-gain =
    { $what ->
        [megalith] { $full ->
            [0] Získavaš megalit, ale nie je ho kam dať: vezmi si niečo menšie.
           *[other] Získavaš megalit: umiestni ho, alebo si vezmi niečo menšie.
        }
        [draw] { $full ->
            [0] Získavaš kartu, ale nie je čo potiahnuť: vezmi si niečo menšie.
           *[other] Získavaš kartu: potiahni si ju, alebo si vezmi niečo menšie.
        }
        [idol] Získavaš sošku: postúp vyššie, alebo si vezmi niečo menšie.
       *[tool] Získavaš nástroj, alebo namiesto neho potravu.
    }
ew-ask-move =
    { $steps ->
        [one] Presuň tábor o { $steps } hex.
        [few] Presuň tábory spolu o { $steps } hexy.
       *[other] Presuň tábory spolu o { $steps } hexov.
    }
ew-ask-settle = Kde založíš osadu?
ew-ask-take-stone = Ktorý posvätný kameň si vezmeš? Pole stojí { TEXT($price, form: "acc") } a prinesie: { $effect }.
ew-ask-culture = Ktorú kartu kultúry si vezmeš?
ew-ask-tribe = Ktorú kartu kmeňa si vezmeš?
ew-ask-animal = Ktoré zviera si vezmeš?
ew-ask-reveal = Otočíš zviera?
ew-ask-tip = Ktoré zviera použiješ?
ew-ask-bury = Ktorú kartu pochováš?
ew-ask-discard = Ktorú kartu odhodíš?
ew-ask-pay = Zaplatíš { TEXT($price, form: "acc") }? Za to: { $effect }.
ew-ask-branch = Čo z toho si vezmeš?
ew-ask-term = Čo si vezmeš teraz?
ew-ask-pile = Ktoré karty dáš na kôpku zatmenia?
ew-ask-resolve = Ktorá karta z tvojej kôpky zatmenia je na rade?
ew-ask-harvest = Ktorá krajina dá odmenu prvá?
ew-ask-benefit = Ktorá odmena z tvojej dosky je na rade?
ew-ask-token = Ktorý žetón odpočinku si vezmeš?
ew-ask-extend =
    { $full ->
        [0] Pre ďalší megalit nie je miesto: vezmi si niečo menšie.
       *[other] Umiestniš ďalší megalit?
    }
ew-ask-glacier-next = Ktorý žetón ľadovca pri tvojej osade dá odmenu prvý?
ew-ask-last-animal = Vezmeš si posledné zviera z balíčka?

## The guide: two sentences for each decision

ew-guide-side = Na každej strane karty náčelníka je schopnosť a platiť bude celú hru len tá, ktorú vyberieš. Funguje v ťahu, v ktorom náčelníka umiestniš.
ew-guide-chief = Schopnosť náčelníka funguje raz za kolo, v ťahu, keď náčelníka umiestniš. Kto tu vyberá neskoro, vyberá skoro z kariet prípravy.
ew-guide-setup = Karta prípravy dá potravu, nástroje, kartu kmeňa a zvieratá, ktoré ukazuje. Potom je preč, takže rozdiel je len v tom, s čím začínaš.
ew-guide-place = Najprv sú na rade karty kultúry a prvá v ťahu je zadarmo. Potom ide jedna figúrka do stĺpca, alebo odpočíva: kto je v kole v stĺpci prvý, má aj jeho dolnú akciu.
ew-guide-act = Karty a potrava dávajú prácu a prácou sa platí to, čo stĺpec ponúka. Práca, ktorá na konci ťahu zostane, prepadne.
ew-guide-gain = Vždy si môžeš vziať niečo menšie: od megalitu cez kartu, sošku a nástroj až po potravu. Čo už máš, sa neskôr vymeniť nedá.
ew-guide-move = Tábor dáva vplyv na svojom hexe a kto ho má najviac, získa odmenu pri každom zatmení. Z troch táborov okolo styčného bodu sa môže stať osada.
ew-guide-settle = Osada má dvojnásobný vplyv na všetkých troch hexoch, ktorých sa dotýka. Tvoje tri tábory sa za ňu vrátia domov a limit potravy klesne.
ew-guide-take-stone = Kameň odteraz boduje pri každom zatmení, takže skorší boduje častejšie. Miesto máš na tri.
ew-guide-culture = Karta ide do ruky; karty kultúry sa hrajú na začiatku ťahu. Väčšina z nich prinesie aj body na konci.
ew-guide-tribe = Karty kmeňa prinášajú prácu, každá najviac na svojom mieste. Prázdna kôpka dá namiesto karty bod.
ew-guide-animal = Zvieratá jedného druhu tvoria sady, ktoré na konci bodujú. Keď zviera použiješ, dá odmenu hneď a zo sady odíde.
ew-guide-reveal = Viac zvierat na lovisku znamená väčší výber. Vyberať z nich však môžu aj ostatní.
ew-guide-tip = Odmenu za zviera získaš hneď. Do sady sa na konci už nepočíta.
ew-guide-bury = Pochované karty bodujú podľa tvojho miesta na stupnici cti a body na nich vytlačené platia ďalej. Do ruky sa už nikdy nevrátia.
ew-guide-discard = Karta ide na tvoju odkladaciu kôpku. Vráti sa, keď sa balíček znova zamieša.
ew-guide-pay = Zaplatíš všetko, čo sa žiada, a až potom získaš odmenu. Môžeš aj odmietnuť.
ew-guide-branch = Tvoja bude len jedna z týchto vecí. O ostatné prídeš.
ew-guide-term = Každú z týchto vecí získaš zvlášť, v poradí, v akom chceš. Čo zostane, to si môžeš vziať potom.
ew-guide-pile = Karty kmeňa na kôpke dávajú prácu do poradia ďalšieho kola a svoje schopnosti zatmenia. Karty kultúry len mätú ostatných a vrátia sa ti.
ew-guide-resolve = Každá karta kmeňa na tvojej kôpke má raz svoju schopnosť zatmenia. Poradie určuješ ty.
ew-guide-harvest = Na týchto hexoch má tvoj kmeň najväčší vplyv, hoci aj spolu s iným, a každý dá raz odmenu. Poradie určuješ ty.
ew-guide-benefit = Osady, prázdne polia v zásobe megalitov a posvätné kamene dávajú odmeny pri každom zatmení. Poradie určuješ ty.
ew-guide-token = Vezmi si žetón, ktorý vidíš, alebo ďalší, ktorý nikto nepozná. Jeho efekty máš len v tomto ťahu.
ew-guide-glacier-next = Každý žetón pri tvojej novej osade dá raz to, čo ukazuje. Poradie určuješ ty.
ew-guide-last-animal = Poslednú kartu z balíčka zvierat si môžeš vziať, hoci ju vopred nevidíš. Keď budú balíček aj lovisko prázdne, prinesie lov namiesto zvierat body.
ew-guide-extend = Z poľa, ktoré megalit zakryl, smieš umiestniť ešte jeden tam, kam ukazujú šípky. Získaš aj to, čo je vytlačené tam.

## What can be done

ew-do-side = strana { $side }: { $effect }
ew-do-pick-chief = { WORD("ew", $chief) }: { $one }; alebo na druhej strane: { $two }
ew-do-pick-setup = { WORD("ew", $setup) }: { $effect }
ew-do-play = zahraj „{ WORD("ew", $card) }“: { $effect }
ew-do-place = { WORD("ew", $figure) } na { WORD("ew", $at, case: "acc") }
ew-do-top = { $effect }
ew-do-middle = { WORD("ew", $at) }, stredná časť: { $effect }
ew-do-bottom = { WORD("ew", $at) }, dolná časť: { $effect }
ew-do-rest = odpočinok: { $effect }
ew-do-spend = spotrebuj { $food } { WORD("ew", "food", $food, case: "acc") } za 1 prácu
ew-do-use = { WORD("ew", $card) }: { $effect }
ew-do-use-chief = { WORD("ew", $chief) }: { $effect }
ew-do-use-token = žetón odpočinku: { $effect }
ew-do-done =
    { $section ->
        [top] ďalej do strednej časti
        [pile] kôpka je hotová
       *[other] pokračuj
    }
ew-do-skip = vynechaj to
ew-do-gain =
    { $lesser ->
        [1] namiesto toho{ $what ->
            [draw] { " " }si potiahni kartu
            [tool] { " " }nástroj
            [food] { " " }1 potrava
           *[other] { " " }si to vezmi
        }
       *[other] { $what ->
            [draw] potiahni si kartu
            [tool] nástroj
            [food] 1 potrava
           *[other] vezmi si to
        }
    }
ew-do-climb =
    { $lesser ->
        [1] namiesto toho soška
       *[other] soška
    }: { WORD("ew", $track) }, na úroveň { $level }{ $brings ->
        [0] { "" }
       *[other] { $points ->
            [0] : { $effect }
           *[other] { " " }za { $points } { WORD("ew", "point", $points, case: "acc") }
        }
    }
ew-do-build =
    { $level ->
        [1] megalit na pole { $label } ({ WORD("ew", $tile) }): { $effect }
       *[other] megalit na štvoricu pri { $label }, { $level }. poschodie: { $points } { WORD("ew", "point", $points) }
    }
ew-do-move = tábor { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }
ew-do-settle = osada medzi { TEXT($place, form: "ins") }
ew-do-take-stone = { WORD("ew", $stone) }: { $effect }
ew-do-take-card = { WORD("ew", $card) }: { $effect }
ew-do-take-animal = { WORD("ew", $species) }: { $tip }; { $sets }
ew-do-reveal = otoč ho
ew-do-tip = použi { WORD("ew", $species, case: "acc") }: { $effect }
ew-do-bury = pochovaj „{ WORD("ew", $card) }“ { WORD("ew", $from, form: "short", case: "gen") }
ew-do-discard = odhoď „{ WORD("ew", $card) }“
ew-do-accept = zaplať { TEXT($price, form: "acc") }: { $effect }
ew-do-branch = { $effect }
ew-do-term = { $effect }
ew-do-pile = „{ WORD("ew", $card) }“ na kôpku
ew-do-resolve = { WORD("ew", $card) }: { $effect }
ew-do-harvest = { WORD("ew", $land) }: { $effect }
ew-do-glacier = { WORD("ew", $token) }: { $effect }
ew-do-benefit =
    { $from ->
        [village] odkryla osada: { $effect }
        [space] odkryli megality: { $effect }
       *[stone] { WORD("ew", $stone) }: { $effect }
    }
ew-do-token =
    { $from ->
        [open] otočený žetón, { WORD("ew", $token) }: { $effect }
       *[next] ďalší žetón z kôpky, nech je akýkoľvek
    }
ew-do-stone = { WORD("ew", $stone) }
ew-do-culture = { WORD("ew", $card) }
ew-do-chief = { WORD("ew", $chief) }
ew-do-setup = { WORD("ew", $setup) }
ew-do-card = { WORD("ew", $card) }
ew-do-animal = { WORD("ew", $species) }
ew-do-order = začína miesto { $first }
ew-do-tile = { WORD("ew", $tile) }
ew-do-land = { WORD("ew", $land) }
ew-do-hex = { WORD("ew", $land) }
ew-do-glacier-token = { WORD("ew", $token) }
ew-do-rest-token = { WORD("ew", $token) }

## What happened

ew-log-stone-shown = Vykladá sa { WORD("ew", $stone) }.
ew-log-culture-shown = Vykladá sa karta „{ WORD("ew", $card) }“.
ew-log-order-set = Poradie hry je dané.
ew-log-boards-laid = Krajina je vyložená.
ew-log-chief-taken = { $seat }: { WORD("ew", $chief) }.
ew-log-side-chosen = { $seat } používa stranu { $side }: { WORD("ew", $chief) }.
ew-log-setup-taken = { $seat } začína s kartou „{ WORD("ew", $setup) }“.
ew-log-round-begun = Kolo { $round }.
ew-log-figure-placed = { $seat }: { WORD("ew", $figure) } na { WORD("ew", $at, case: "acc") }.
ew-log-card-played = { $seat } hrá kartu „{ WORD("ew", $card) }“.
ew-log-gained =
    { $what ->
        [tool] { $seat } získava nástroj.
       *[food] { $seat } získava { $amount } { WORD("ew", "food", $amount, case: "acc") }.
    }
ew-log-price-paid = { $seat } platí { TEXT($price, form: "acc") }.
ew-log-food-spent = { $seat } spotrebúva { $food } { WORD("ew", "food", $food, case: "acc") } za prácu.
ew-log-climbed = { $seat } postupuje na { WORD("ew", $track, case: "loc") } na úroveň { $level }.
ew-log-megalith-built =
    { $level ->
        [1] { $seat } umiestňuje megalit na pole { $label }.
       *[other] { $seat } umiestňuje megalit na štvoricu pri { $label }, { $level }. poschodie, za { $points } { WORD("ew", "point", $points, case: "acc") }.
    }
ew-log-scored = { $seat } získava { $points } { WORD("ew", "point", $points, case: "acc") }.
ew-log-camp-placed = { $seat } umiestňuje tábor na začiatočný hex.
ew-log-camp-moved = { $seat } presúva tábor { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }.
ew-log-settled = { $seat } zakladá osadu medzi { TEXT($place, form: "ins") }.
ew-log-stone-taken = { $seat } si berie { WORD("ew", $stone) }.
ew-log-recruited = { $seat } si berie kartu „{ WORD("ew", $card) }“ { WORD("ew", $to, form: "short", case: "acc") }.
ew-log-culture-taken = { $seat } si berie kartu „{ WORD("ew", $card) }“.
ew-log-animal-taken = { $seat } si berie { WORD("ew", $species, case: "acc") }.
ew-log-animal-shown = Na lovisko prichádza { WORD("ew", $species) }.
ew-log-animal-tipped = { $seat } používa { WORD("ew", $species, case: "acc") }: { $effect }.
ew-log-card-buried = { $seat } pochováva kartu „{ WORD("ew", $card) }“ { WORD("ew", $from, form: "short", case: "gen") }.
ew-log-hand-buried = { $seat } pochováva kartu „{ WORD("ew", $card) }“ z ruky.
ew-log-hand-buried-unseen = { $seat } pochováva kartu z ruky.
ew-log-card-discarded = { $seat } odhadzuje kartu „{ WORD("ew", $card) }“.
ew-log-card-taken-up = { $seat } si ťahá kartu „{ WORD("ew", $card) }“.
ew-log-card-taken-up-unseen = { $seat } si ťahá kartu.
ew-log-reshuffled = { $seat } mieša odkladaciu kôpku.
ew-log-card-piled = { $seat } dáva kartu „{ WORD("ew", $card) }“ na kôpku zatmenia.
ew-log-card-piled-unseen = { $seat } dáva kartu na kôpku zatmenia.
ew-log-pile-shown = { $seat } má pri zatmení { $labor } { WORD("ew", "labor", $labor, case: "acc") }.
ew-log-harvested = { $seat } má najväčší vplyv ({ WORD("ew", $land) }): { $effect }.
ew-log-stone-scored = { WORD("ew", $stone) }: { $seat } získava { $points } { WORD("ew", "point", $points, case: "acc") }.
ew-log-culture-gone = Karty kultúry I. éry sa vyraďujú z hry.
ew-log-glacier-turned = Otáča sa žetón „{ WORD("ew", $token) }“: { $place }.
ew-log-rest-turned = Žetón odpočinku tohto kola: { WORD("ew", $token) }.
ew-log-token-taken = { $seat } si berie žetón „{ WORD("ew", $token) }“.
ew-log-eclipse-begun = Zatmenie { $round }. kola.

## Why not

ew-cell = { $label }
ew-why-lack = Stojí to { TEXT($price, form: "acc") }. Chýba ti: { $missing }.
ew-why-condition = Dá sa to len vtedy, ak { $test }.
ew-why-labor = Práca by tu prepadla: v tomto ťahu ju už nič nevyužije.
ew-why-no-camps = Na doske už nemáš žiadny tábor.
ew-why-no-camp-out = V krajine nemáš tábor, ktorý by sa dal presunúť.
ew-why-no-culture = V ponuke nie je žiadna karta kultúry.
ew-why-no-animal = Nemáš žiadne nepoužité zviera.
ew-why-no-card = Nemáš kartu, ktorá by sa dala pochovať.
ew-why-empty-grounds = Lovisko je prázdne, ale balíček nie: nie je čo vziať.
ew-why-food-full = Viac potravy mať nemôžeš: { $limit }.
ew-why-tools-full = Viac nástrojov mať nemôžeš: { $most }.
ew-why-animal-deck = Balíček zvierat je prázdny.
ew-why-grounds-full =
    { $most ->
        [one] Na lovisko sa viac než { $most } karta nezmestí.
        [few] Na lovisko sa viac než { $most } karty nezmestia.
       *[other] Na lovisko sa viac než { $most } kariet nezmestí.
    }
ew-why-no-villages =
    { $villages ->
        [one] Tvoja jediná osada už v krajine stojí.
        [few] Všetky tvoje { $villages } osady už v krajine stoja.
       *[other] Všetkých { $villages } tvojich osád už v krajine stojí.
    }
ew-why-no-juncture = Mimo začiatočného hexu nie je voľný styčný bod s tvojím táborom na každom z jeho troch hexov.
ew-why-slots =
    { $slots ->
        [one] Tvoje jediné pole pre kameň je plné.
        [few] Všetky { $slots } polia pre kamene sú plné.
       *[other] Všetkých { $slots } polí pre kamene je plných.
    }
ew-why-slot-price = Ďalšie pole stojí { TEXT($price, form: "acc") }. Chýba ti: { $missing }.
ew-why-no-stone =
    { $era ->
        [1] V ľavej polovici už žiadny kameň nie je a v I. ére možno brať len odtiaľ.
       *[other] Žiadny kameň už nezostáva.
    }
ew-why-one-figure = Za ťah sa umiestňuje jedna figúrka a tá tvoja už stojí.
ew-why-resting = Tvoja figúrka odpočíva: v tomto ťahu už do žiadneho stĺpca nemôže.
ew-why-bottom = V stĺpci { WORD("ew", $column) } je v tomto kole prvá iná figúrka: dolná akcia patrí jej.
ew-why-top-over = Tvoja figúrka už hornú časť stĺpca opustila.
ew-why-once = To už máš v tomto ťahu za sebou: stredná a dolná akcia sa robia raz, vo svojom poradí.
ew-why-section-later = Tam tvoja figúrka ešte nie je: najprv pokračuj.
ew-why-no-action = Taká akcia v hornej časti nie je: { WORD("ew", $column) }.
ew-why-all-types = V tomto ťahu už máš po karte z každého druhu.
ew-why-hand = Kartu „{ WORD("ew", $card) }“ v ruke nemáš.
ew-why-culture-before = Karty kultúry ako „{ WORD("ew", $card) }“ sa hrajú skôr, než umiestniš figúrku.
ew-why-at-rest = V ťahu, keď odpočívaš, sa karty kmeňa nehrajú, takže ani „{ WORD("ew", $card) }“.
ew-why-recruit = Karta „{ WORD("ew", $card) }“ je u teba nová a v tomto ťahu ju ešte zahrať nemôžeš.
ew-why-tribe-later = Karty kmeňa ako „{ WORD("ew", $card) }“ sa hrajú, až keď figúrka stojí.
ew-why-second-culture = Druhá karta kultúry stojí ďalšiu kartu z ruky a ty už žiadnu nemáš.
ew-why-spend = Potrava sa spotrebúva až tesne pod najbližší symbol práce na počítadle: teraz { $food }.
ew-why-spend-none = Na počítadle potravy pod { $food } žiadny symbol práce nie je.
ew-why-spend-late = Práca sa míňa v hornej časti stĺpca; potom tu už nič žiadnu nestojí.
ew-why-spend-rest = Kto odpočíva, nemá na čo prácu minúť.
ew-why-not-played = Karta „{ WORD("ew", $card) }“ medzi tvojimi zahranými kartami kmeňa neleží.
ew-why-no-ability = Karta „{ WORD("ew", $card) }“ takú schopnosť nemá.
ew-why-eclipse-ability = Táto schopnosť karty „{ WORD("ew", $card) }“ funguje len pri zatmení, z kôpky zatmenia.
ew-why-column = Táto schopnosť karty „{ WORD("ew", $card) }“ funguje, len keď tvoja figúrka stojí v stĺpci { WORD("ew", $column) }.
ew-why-labor-given = Práca z karty „{ WORD("ew", $card) }“ sa pripísala pri zahraní.
ew-why-used = Táto schopnosť karty „{ WORD("ew", $card) }“ je v tomto ťahu už použitá.
ew-why-chief-used = Schopnosť tvojho náčelníka je už použitá.
ew-why-chief-elsewhere = Schopnosť tvojho náčelníka funguje v ťahu, v ktorom náčelníka umiestniš.
ew-why-chief-column = Schopnosť tvojho náčelníka funguje, len keď náčelník stojí v stĺpci { WORD("ew", $column) }.
ew-why-not-resting = Tvoja figúrka neodpočíva.
ew-why-rested = Oba efekty odpočinku sú už využité.
ew-why-no-token = Žetón odpočinku nemáš: dostane ho len ten, kto v kole odpočíva prvý.
ew-why-token = Každý efekt žetónu odpočinku funguje raz.
ew-why-figure-first = Najprv umiestni figúrku: všetko ostatné príde potom.
ew-why-figure =
    { $figure ->
        [chief] Tvoj náčelník je už umiestnený.
       *[tribe] Už nemáš žiadnu figúrku kmeňa.
    }
ew-why-chief-first = Schopnosť náčelníka je použitá, takže treba umiestniť náčelníka.
ew-why-rest-culture = Po karte kultúry nesmie figúrka odpočívať.
ew-why-ladder =
    { $what ->
        [draw] Získavaš kartu: menšie sú len soška, nástroj a potrava.
        [idol] Získavaš sošku: menšie sú len nástroj a potrava.
        [tool] Získavaš nástroj: menšia je len potrava.
       *[megalith] Získavaš megalit a nič väčšie nie je.
    }
ew-why-no-ladder = V tejto fáze menšiu odmenu vziať nemožno.
ew-why-where =
    { $what ->
        [megalith] Povedz, na ktoré pole megalit príde.
       *[idol] Povedz, na ktorej stupnici za sošku postúpiš.
    }
ew-why-honor-top = Tvoja značka je na vrchole stupnice cti, na úrovni { $level }.
ew-why-no-draw = Tvoj balíček aj odkladacia kôpka sú prázdne.
ew-why-no-megaliths = Žiadny megalit už nemáš.
ew-why-no-cell = Také miesto na pláne megalitu nie je.
ew-why-cell-taken = Na { $label } už megalit stojí.
ew-why-start-cell = { $label } je začiatočné pole: ležať tam smú len neutrálne megality.
ew-why-not-beside = Vedľa poľa { $label } žiadny megalit nie je: musia sa dotýkať stranou.
ew-why-neutral-above = Tvoj ďalší megalit je neutrálny a tie ležia len priamo na doske.
ew-why-square =
    { $missing ->
        [one] Pri { $label } chýba jeden zo štyroch megalitov pod ním.
        [few] Pri { $label } chýbajú { $missing } zo štyroch megalitov pod ním.
       *[other] Pri { $label } chýba { $missing } zo štyroch megalitov pod ním.
    }
ew-why-extend = Šípky ukazujú sem: { $cells }. Tam patrí ďalší megalit.
ew-why-no-hex = Také miesto v krajine nie je.
ew-why-no-camp-there = Tábor tam nemáš: { $origin }.
ew-why-far = Tábor sa presúva na susedný hex: { $origin } a { $goal } nesusedia.
ew-why-settled = Tam už osada stojí.
ew-why-camps-missing = Osada potrebuje tvoj tábor na všetkých troch hexoch. Tu chýba: { $place }.
ew-why-stone-gone = { WORD("ew", $stone) } v ponuke nie je.
ew-why-stone-era = { WORD("ew", $stone) } leží v pravej polovici: vziať ho možno až od 3. kola.
ew-why-no-pile = Kôpka kariet „{ WORD("ew", $card) }“ tu nie je.
ew-why-type = Kartu „{ WORD("ew", $card) }“ už máš a druhy sa musia líšiť.
ew-why-same = Všetky tieto karty musia byť rovnakého druhu a karta „{ WORD("ew", $card) }“ je iného.
ew-why-display = Karta „{ WORD("ew", $card) }“ v ponuke nie je.
ew-why-grounds = Na lovisku nie je { WORD("ew", $species) }.
ew-why-tip = Nemáš { WORD("ew", $species, case: "acc") }.
ew-why-tipped = { WORD("ew", $species) }: toto zviera je už použité a druhý raz to nejde.
ew-why-bury = Karta „{ WORD("ew", $card) }“ nie je { WORD("ew", $from, form: "short", case: "loc") }.
ew-why-bury-other = Karta „{ WORD("ew", $card) }“ leží aj na tvojej odkladacej kôpke a táto tam teraz príde tiež: pochovaj tú, čo tam už je.
ew-why-pile = Karty idú na kôpku v poradí, v akom sú vypísané: karta „{ WORD("ew", $card) }“ patrila skôr.
ew-why-bluff = Tvoja kôpka je posledná, takže karta „{ WORD("ew", $card) }“ by nikoho nezmiatla: hneď by sa vrátila.
ew-why-resolve = Na tvojej kôpke zatmenia karta „{ WORD("ew", $card) }“ nečaká.
ew-why-glacier = Žetón „{ WORD("ew", $token) }“ pri tvojej novej osade neleží, alebo už svoju odmenu dal.
ew-why-harvest = Najväčší vplyv tu nemáš: { WORD("ew", $land) }.
ew-why-harvested = Všade, kde vedieš, už odmenu máš: { WORD("ew", $land) }.
ew-why-benefit = Taká odmena na tvojej doske už nezostáva.
ew-why-part = Taká časť už nezostáva.
ew-why-not-laid-out = Tu nie je: { WORD("ew", $what) }.
ew-why-skip = Tu to vynechať nemôžeš.

## The score sheet

ew-score-track = počas hry
ew-score-stones = posvätné kamene
ew-score-stones-how = bodovali { $times }×
ew-score-stones-about = bodujú pri každom zatmení
ew-score-megaliths = megality
ew-score-megaliths-how =
    { $times ->
        [one] za { $times } umiestnený
        [few] za { $times } umiestnené
       *[other] za { $times } umiestnených
    }
ew-score-megaliths-about = za to, na čom boli postavené
ew-score-carried = megality naspodku
ew-score-carried-how = ako základ { $times }×
ew-score-carried-about = keď na nich stavali iní
ew-score-idols = sošky
ew-score-idols-how =
    { $times ->
        [one] { $times } postup s bodmi
        [few] { $times } postupy s bodmi
       *[other] { $times } postupov s bodmi
    }
ew-score-idols-about = postupy po oboch stupniciach
ew-score-lands = krajina
ew-score-lands-how = odmena { $times }×
ew-score-lands-about = potrava vymenená za body tam, kde kto vedie, pri zatmení
ew-score-glaciers = ľadovce
ew-score-glaciers-how = { $times } { WORD("ew", "token", $times) }
ew-score-glaciers-about = žetóny pri nových osadách
ew-score-board = vlastná doska
ew-score-board-how = { $times } { WORD("ew", "space", $times) }
ew-score-board-about = polia, ktoré ukazujú body
ew-score-culture = zahrané karty kultúry
ew-score-culture-how = { $times } { WORD("ew", "card", $times) }
ew-score-culture-about = čo robia, keď sa zahrajú
ew-score-supply = prázdne zásoby
ew-score-supply-how = { $times }×
ew-score-supply-about = bod tam, kde už nebolo čo vziať
ew-score-other = ďalšie body
ew-score-other-how = { $times }×
ew-score-sacrifice = zvyšky
ew-score-sacrifice-how = { $level ->
        [0] { $goods }, ale na stupnici obiet žiadny postup
       *[other] potrava a nástroje { $goods }: { $rate ->
            [one] { $worth } za každé { $rate }
            [few] { $worth } za každé { $rate }
           *[other] { $worth } za každých { $rate }
        }
    }
ew-score-sacrifice-about = potrava a nástroje podľa stupnice obiet
ew-score-burial = pochované karty
ew-score-burial-how = { $cards } { WORD("ew", "card", $cards) }{ $level ->
        [0] , ale na stupnici cti žiadny postup
       *[other] , { $place }. miesto na stupnici cti
    }
ew-score-burial-about = podľa poradia na stupnici cti
ew-score-cards = body na kartách
ew-score-cards-how = { $cards } { WORD("ew", "card", $cards) } s bodmi
ew-score-cards-about = vytlačené na kartách kmeňa a kultúry, nech sú kdekoľvek
ew-score-animals = zvieratá
ew-score-animals-how = { $animals } { WORD("ew", "animal", $animals) }, { $sets } { WORD("ew", "set", $sets) }
ew-score-animals-about = sady rovnakého druhu; použité sa nepočítajú
ew-tie-1 = poradie hry
ew-tie-1-more = skôr v poradí hry
ew-score-track-any = body počas hry
