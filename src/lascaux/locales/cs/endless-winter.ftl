# Endless Winter: Paleoamericans. `WORD("ew", $card)` is the noun below in `ew-word-...`.
# Zones have two forms with their preposition: `short-acc` says where to, `short-loc` says where.

ew-round = kolo { $round } ze 4, { $phase ->
        [action] fáze akcí
        [eclipse] zatmění
        [preparation] příprava
        [end] konec
       *[other] příprava hry
    }

## Options

ew-option-edition = Podle kterých pravidel: liší se v podrobnostech.
ew-option-edition-default = výklad, který doporučujeme.
ew-option-edition-cs = česká pravidla, doslova.
ew-option-edition-pl = polská pravidla, doslova.
ew-option-edition-uk = ukrajinská pravidla, verze 2.0, doslova.
ew-option-draft = Co se na začátku vybírá, místo aby se rozdalo.
ew-option-draft-none = nic.
ew-option-draft-setup = karty přípravy, poslední v pořadí vybírá první.
ew-option-draft-chiefs-and-setup = náčelníci v pořadí hry, pak karty přípravy v obráceném.
ew-option-glacier-tokens = Modul: skryté žetony na ledovcích pro toho, kdo vedle nich založí osadu.
ew-option-glacier-tokens-off = bez žetonů.
ew-option-glacier-tokens-on = s žetony.
ew-option-rest-tokens = Modul: žeton pro prvního, kdo v kole odpočívá.
ew-option-rest-tokens-off = bez žetonů.
ew-option-rest-tokens-on = s žetony.
ew-option-layout = Jak se vyloží desky megalitu.
ew-option-layout-by-players = jak se doporučuje pro daný počet hráčů.
ew-option-layout-ring = prstenec.
ew-option-layout-stair = schody.
ew-option-layout-block = blok.
ew-option-layout-wall = zeď.
ew-option-village-icon-free = Jestli symbol osady mimo Migraci vyžaduje tři tábory.
ew-option-village-icon-free-off = vyžaduje.
ew-option-village-icon-free-on = nevyžaduje žádný.
ew-option-extra-megalith-downgrade = Jestli lze místo dalšího megalitu z počátečního pole vzít menší odměnu.
ew-option-extra-megalith-downgrade-off = ne.
ew-option-extra-megalith-downgrade-on = ano.
ew-option-prep-draw-is-benefit = Jestli lze místo pěti karet při přípravě vzít menší odměny.
ew-option-prep-draw-is-benefit-by-edition = podle vydání.
ew-option-prep-draw-is-benefit-no = ne.
ew-option-prep-draw-is-benefit-yes = místo každé z nich.
ew-option-lesser-benefit-phases = Kdy lze vzít menší odměnu.
ew-option-lesser-benefit-phases-by-edition = podle vydání.
ew-option-lesser-benefit-phases-action-eclipse = ve fázi akcí a v zatmění.
ew-option-lesser-benefit-phases-any = kdykoli, i při přípravě hry.
ew-option-double-empty-draw-compensation = Co dostaneš za kartu, když jsou balíček i odkládací hromádka prázdné.
ew-option-double-empty-draw-compensation-by-edition = podle vydání.
ew-option-double-empty-draw-compensation-no = nic.
ew-option-double-empty-draw-compensation-yes = menší odměnu.
ew-option-reshuffle-trigger = Kdy se zamíchá odkládací hromádka.
ew-option-reshuffle-trigger-by-edition = podle vydání.
ew-option-reshuffle-trigger-on-draw = když se má dobrat karta z prázdného balíčku.
ew-option-reshuffle-trigger-on-empty = hned, jak je balíček prázdný.
ew-option-starting-card-labor-halves = Kolik práce dává Bojovník a Sběračka.
ew-option-starting-card-labor-halves-by-edition = podle vydání.
ew-option-starting-card-labor-halves-1 = ½.
ew-option-starting-card-labor-halves-3 = 1½.
ew-option-eclipse-ability-labor-counts = Jestli se do pořadí hry počítá práce ze schopností zatmění.
ew-option-eclipse-ability-labor-counts-by-edition = podle vydání.
ew-option-eclipse-ability-labor-counts-yes = ano.
ew-option-eclipse-ability-labor-counts-no = počítají se jen rohy karet.
ew-option-double-move-allows-single = Jestli lze ze dvou přesunů jednoho symbolu jeden vynechat.
ew-option-double-move-allows-single-by-edition = podle vydání.
ew-option-double-move-allows-single-yes = ano.
ew-option-double-move-allows-single-no = oba, nebo žádný.
ew-option-culture-empty-gives-vp = Co dostaneš místo karty kultury, když je nabídka prázdná.
ew-option-culture-empty-gives-vp-by-edition = podle vydání.
ew-option-culture-empty-gives-vp-yes = 1 bod.
ew-option-culture-empty-gives-vp-no = nic.
ew-option-megalith-tile-stone = Za co boduje kámen desek megalitu.
ew-option-megalith-tile-stone-by-edition = podle vydání.
ew-option-megalith-tile-stone-table = podle své tabulky.
ew-option-megalith-tile-stone-each = 1 bod za desku.
ew-option-two-species-stone = Co počítá kámen dvou druhů.
ew-option-two-species-stone-by-edition = podle vydání.
ew-option-two-species-stone-sum = všechna použitá zvířata obou druhů.
ew-option-two-species-stone-pairs = dvojice obou druhů.
ew-option-recruit-lock = Jak dlouho nelze zahrát kartu kmene získanou Rituálem.
ew-option-recruit-lock-by-edition = podle vydání.
ew-option-recruit-lock-turn = celý tah.
ew-option-recruit-lock-top = jen ve vrchní sekci.
ew-option-rest-blocks = Co nelze zahrát v tahu, kdy odpočíváš.
ew-option-rest-blocks-by-edition = podle vydání.
ew-option-rest-blocks-tribe = karty kmene.
ew-option-rest-blocks-any-card = karty kmene ani karty kultury.
ew-option-sole-majority-terrain = Kdo získá odměnu z hexu se shodným vlivem.
ew-option-sole-majority-terrain-by-edition = podle vydání.
ew-option-sole-majority-terrain-no = všichni, kdo se o vedení dělí.
ew-option-sole-majority-terrain-yes = nikdo.
ew-option-reduced-figures-era1 = Kolik figurek má každý v I. éře.
ew-option-reduced-figures-era1-by-edition = podle vydání.
ew-option-reduced-figures-era1-no = tři.
ew-option-reduced-figures-era1-yes = dvě.

## Nouns

ew-word-point = bod
    .gender = mi
    .gen = bodu
    .many = body
    .many-gen = bodů
ew-word-food = potrava
    .gender = f
    .gen = potravy
    .acc = potravu
    .many = potravy
    .many-gen = potravy
ew-word-tool = nástroj
    .gender = mi
    .gen = nástroje
    .many = nástroje
    .many-gen = nástrojů
ew-word-idol = soška
    .gender = f
    .gen = sošky
    .acc = sošku
    .many = sošky
    .many-gen = sošek
ew-word-card = karta
    .gender = f
    .gen = karty
    .acc = kartu
    .many = karty
    .many-gen = karet
ew-word-camp = tábor
    .gender = mi
    .gen = tábora
    .many = tábory
    .many-gen = táborů
ew-word-village = osada
    .gender = f
    .gen = osady
    .acc = osadu
    .many = osady
    .many-gen = osad
ew-word-megalith = megalit
    .gender = mi
    .gen = megalitu
    .many = megality
    .many-gen = megalitů
ew-word-animal = zvíře
    .gender = n
    .gen = zvířete
    .many = zvířata
    .many-gen = zvířat
ew-word-set = sada
    .gender = f
    .gen = sady
    .acc = sadu
    .many = sady
    .many-gen = sad
ew-word-token = žeton
    .gender = mi
    .gen = žetonu
    .many = žetony
    .many-gen = žetonů
ew-word-space = pole
    .gender = n
    .gen = pole
    .many = pole
    .many-gen = polí
ew-word-brave = Bojovník
ew-word-tribeswoman = Sběračka
ew-word-tribesman = Soukmenovec
ew-word-hunter = Lovec
ew-word-crafter = Řemeslnice
ew-word-elder = Stařešina
ew-word-pathfinder = Stopař
ew-word-shaman = Šamanka
ew-word-ember-pouch = Váček na žhavé uhlíky
ew-word-flint-core = Pazourkové jádro
ew-word-smoking-racks = Udírna
ew-word-bone-needle = Kostěná jehla
ew-word-story-fire = Oheň příběhů
ew-word-ivory-figure = Figurka z mamutoviny
ew-word-dragging-poles = Vlečné tyče
ew-word-rolling-logs = Válecí klády
ew-word-red-ochre = Červený okr
ew-word-hide-tent = Stan z kůží
ew-word-snow-shoes = Sněžnice
ew-word-pit-trap = Jáma na zvěř
ew-word-spear-thrower = Vrhač oštěpů
ew-word-roasting-pit = Pečicí jáma
ew-word-first-blood = První krev
ew-word-shell-trade = Obchod s mušlemi
ew-word-fishing-weir = Rybářský jez
ew-word-beast-lore = Znalost zvěře
ew-word-grave-goods = Hrobová výbava
ew-word-meeting-ground = Shromaždiště
ew-word-great-feast = Velká hostina
ew-word-blade-cache = Skrýš čepelí
ew-word-dog-sled = Psí spřežení
ew-word-council-fire = Oheň rady
ew-word-bone-idols = Kostěné sošky
ew-word-stone-ring = Kamenný kruh
ew-word-earth-ramp = Hliněná rampa
ew-word-barrow = Mohyla
ew-word-winter-lodge = Zimní přístřešek
ew-word-broad-trail = Široká stezka
ew-word-game-drive = Nadhánka
ew-word-keen-trackers = Bystří stopaři
ew-word-spirit-hunt = Lov duchů
ew-word-clan-marriage = Sňatek rodů
ew-word-sacred-quarry = Posvátný lom
ew-word-painted-walls = Malované stěny
ew-word-long-house = Dlouhý dům
ew-word-herd-calling = Vábení stáda
ew-word-ancestor-rite = Obřad předků
ew-word-star-lore = Znalost hvězd
ew-word-mammoth = Mamut srstnatý
    .gender = ma
    .gen = Mamuta srstnatého
ew-word-argentavis = Argentavis
    .gender = ma
    .gen = Argentavise
ew-word-rhino = Nosorožec srstnatý
    .gender = ma
    .gen = Nosorožce srstnatého
ew-word-sloth = Megatherium
    .gender = n
    .gen = Megatheria
ew-word-cat = Šavlozubá kočka
    .gender = f
    .gen = Šavlozubé kočky
    .acc = Šavlozubou kočku
ew-word-glyptodon = Glyptodon
    .gender = ma
    .gen = Glyptodona
ew-word-beaver = Obří bobr
    .gender = ma
    .gen = Obřího bobra
ew-word-village-steppe = Travní kámen
    .short = Travní
ew-word-village-pinewood = Jehličný kámen
    .short = Jehličný
ew-word-village-hills = Okrový kámen
    .short = Okrový
ew-word-village-lakeside = Vodní kámen
    .short = Vodní
ew-word-village-mountain = Štítový kámen
    .short = Štítový
ew-word-village-marsh = Bažinný kámen
    .short = Bažinný
ew-word-village-glacier = Ledový kámen
    .short = Ledový
ew-word-camp-variety = Poutnický kámen
    .short = Poutnický
ew-word-megalith-ground = Kořenový kámen
    .short = Kořenový
ew-word-megalith-tiles = Kámen čtyř větrů
    .short = Čtyři větry
ew-word-buried-cards = Kostěný kámen
    .short = Kostěný
ew-word-megalith-upper = Korunní kámen
    .short = Korunní
ew-word-idol-levels = Kámen duchů
    .short = Duchové
ew-word-tipped-variety = Kámen hostiny
    .short = Hostina
ew-word-tipped-rhino = Kámen rohu
    .short = Roh
ew-word-tipped-sloth = Kámen drápu
    .short = Dráp
ew-word-tipped-cat = Kámen tesáku
    .short = Tesák
ew-word-tipped-glyptodon = Kámen krunýře
    .short = Krunýř
ew-word-tipped-beaver = Kámen zubu
    .short = Zub
ew-word-tipped-mammoth-argentavis = Kámen klu a křídla
    .short = Kel a křídlo
ew-word-tusk-breaker = Lamač klů
ew-word-stone-carver = Kameník
ew-word-seeing-palm = Vidoucí dlaň
ew-word-fire-wolf = Ohnivý vlk
ew-word-thunder-paw = Hromová tlapa
ew-word-tusk-valley = Údolí klů
ew-word-flint-ridge = Pazourkový hřeben
ew-word-old-hearth = Staré ohniště
ew-word-long-shore = Dlouhý břeh
ew-word-moon-cave = Měsíční jeskyně
ew-word-blue-ice = Modrý led
ew-word-ice-cave = Ledová jeskyně
ew-word-bright-peak = Zářivý štít
ew-word-lost-carvings = Ztracené řezby
ew-word-wanderers = Poutníci
ew-word-warm-spring = Teplý pramen
ew-word-moraine = Moréna
ew-word-ice-pass = Ledový průsmyk
ew-word-frozen-meat = Zmrzlé maso
ew-word-ice-grave = Ledový hrob
ew-word-deep-sleep = Hluboký spánek
ew-word-whittling = Vyřezávání
ew-word-vision = Vidění
ew-word-vigil = Bdění
ew-word-short-walk = Krátká procházka
ew-word-steppe = step
    .gender = f
    .gen = stepi
    .acc = step
    .ins = stepí
ew-word-pinewood = bor
    .gender = mi
    .gen = boru
    .ins = borem
ew-word-hills = rudé kopce
    .gender = p
    .gen = rudých kopců
    .acc = rudé kopce
    .ins = rudými kopci
ew-word-lakeside = břeh jezera
    .gender = mi
    .gen = břehu jezera
    .ins = břehem jezera
ew-word-mountain = hora
    .gender = f
    .gen = hory
    .acc = horu
    .ins = horou
ew-word-marsh = mokřad
    .gender = mi
    .gen = mokřadu
    .ins = mokřadem
ew-word-glacier = ledovec
    .gender = mi
    .gen = ledovce
    .ins = ledovcem
ew-word-base = počáteční hex
    .gender = mi
    .gen = počátečního hexu
    .ins = počátečním hexem
ew-word-dawn = Deska úsvitu
ew-word-bear = Medvědí deska
ew-word-river = Říční deska
ew-word-night = Noční deska
ew-word-initiate = Rituál
    .gender = mi
ew-word-develop = Rozvoj
    .gender = mi
ew-word-migrate = Migrace
    .gender = f
    .acc = Migraci
ew-word-hunt = Lov
    .gender = mi
ew-word-rest = pole odpočinku
    .gender = n
ew-word-tribe = figurka kmene
    .gender = f
    .gen = figurky kmene
    .acc = figurku kmene
    .many = figurky kmene
    .many-gen = figurek kmene
    .short = kmen
ew-word-chief = náčelník
    .gender = ma
    .gen = náčelníka
    .short = náčelník
ew-word-sacrifice = stupnice obětin
    .gender = f
    .gen = stupnice obětin
    .dat = stupnici obětin
    .short = obětiny
ew-word-honor = stupnice cti
    .gender = f
    .gen = stupnice cti
    .dat = stupnici cti
    .short = čest
ew-word-hand = ruka
    .gender = f
    .gen = ruky
    .short-acc = do ruky
    .short-loc = v ruce
ew-word-discard = odkládací hromádka
    .gender = f
    .gen = odkládací hromádky
    .short-acc = na odkládací hromádku
    .short-loc = na odkládací hromádce
ew-word-played = vyložené karty
    .gender = p
    .gen = vyložených karet
    .short-acc = mezi vyložené karty
    .short-loc = mezi vyloženými kartami
ew-word-pile = hromádka zatmění
    .gender = f
    .gen = hromádky zatmění
    .short-acc = na hromádku zatmění
    .short-loc = na hromádce zatmění
ew-word-labor = práce
    .gender = f
    .gen = práce
    .acc = práci
    .many = práce
    .many-gen = práce

## Effects in words
#
# An effect is a phrase that tells somebody what to do; a message holds smaller ones as arguments. `$amount` of labor is
# a text such as 1½, every other amount is a number.

ew-noun = { WORD("ew", $noun) }
    .gen = { WORD("ew", $noun, case: "gen") }
    .acc = { WORD("ew", $noun, case: "acc") }
ew-hex = { WORD("ew", $land) } { $label }
    .from =
        { $land ->
            [steppe] ze
           *[other] z
        } { WORD("ew", $land, case: "gen") } { $label }
    .acc = { WORD("ew", $land, case: "acc") } { $label }
    .ins = { WORD("ew", $land, case: "ins") } { $label }
ew-list-and = { $one } a { $two }
    .gen = { TEXT($one, form: "gen") } a { TEXT($two, form: "gen") }
    .acc = { TEXT($one, form: "acc") } a { TEXT($two, form: "acc") }
    .ins = { TEXT($one, form: "ins") } a { TEXT($two, form: "ins") }
ew-list-comma = { $one }, { $two }
    .gen = { TEXT($one, form: "gen") }, { TEXT($two, form: "gen") }
    .acc = { TEXT($one, form: "acc") }, { TEXT($two, form: "acc") }
    .ins = { TEXT($one, form: "ins") }, { TEXT($two, form: "ins") }
ew-list-or = { $one }, nebo { $two }
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
ew-effect-nothing = nic
ew-effect-gain = získej { TEXT($what, form: "acc") }
ew-effect-either = buď { $branches }
ew-effect-pay = zaplať { TEXT($price, form: "acc") }: { $effect }
ew-effect-if = pokud { $test }, { $effect }
ew-effect-column = ve sloupku { WORD("ew", $column) }: { $effect }
ew-effect-eclipse = při zatmění: { $effect }
ew-effect-megalith =
    { $amount ->
        [1] umísti megalit
       *[other] umísti { $amount } { WORD("ew", "megalith", $amount, case: "acc") }
    }
ew-effect-draw =
    { $amount ->
        [1] dober si kartu
       *[other] dober si { $amount } { WORD("ew", "card", $amount, case: "acc") }
    }
ew-effect-vp = získej { $amount } { WORD("ew", "point", $amount, case: "acc") }
ew-effect-camp =
    { $amount ->
        [1] umísti tábor na počáteční hex
       *[other] umísti { $amount } { WORD("ew", "camp", $amount, case: "acc") } na počáteční hex
    }
ew-effect-move =
    { $amount ->
        [one] přesuň tábor o { $amount } hex
        [few] přesuň tábory celkem o { $amount } hexy
       *[other] přesuň tábory celkem o { $amount } hexů
    }
ew-effect-village = založ osadu
ew-effect-stone = vezmi si posvátný kámen za cenu jeho pole
ew-effect-culture =
    { $amount ->
        [1] vezmi si kartu kultury
       *[other] vezmi si { $amount } { WORD("ew", "card", $amount, case: "acc") } kultury
    }
ew-effect-reveal =
    { $amount ->
        [1] otoč na loviště zvíře
       *[other] otoč na loviště { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-tip =
    { $amount ->
        [1] použij zvíře
       *[other] použij { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-bury =
    { $amount ->
        [1] pohřbi kartu
       *[other] pohřbi { $amount } { WORD("ew", "card", $amount, case: "acc") }
    }
ew-effect-food-max = doplň si potravu až po svůj limit
ew-effect-tribe-hand =
    { $amount ->
        [1] vezmi si do ruky kartu kmene
       *[other] vezmi si do ruky { $amount } { WORD("ew", "card", $amount, case: "acc") } kmene{ $how ->
            [different] { " " }různých druhů
            [same] { " " }téhož druhu
           *[any] { "" }
        }
    }
ew-effect-tribe-discard =
    { $amount ->
        [1] vezmi si na odkládací hromádku kartu kmene
       *[other] vezmi si na odkládací hromádku { $amount } { WORD("ew", "card", $amount, case: "acc") } kmene{ $how ->
            [different] { " " }různých druhů
            [same] { " " }téhož druhu
           *[any] { "" }
        }
    }
ew-effect-animal-grounds =
    { $amount ->
        [1] vezmi si zvíře z loviště
       *[other] vezmi si z loviště { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-animal-deck =
    { $amount ->
        [1] vezmi si vrchní zvíře z balíčku
       *[other] vezmi si svrchu balíčku { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-extra = umísti další megalit tam, kam ukazuje šipka
ew-test-villages =
    { $least ->
        [1] máš v krajině osadu
       *[other] máš v krajině aspoň { $least } { WORD("ew", "village", $least, case: "acc") }
    }
ew-test-camps =
    { $least ->
        [1] máš v krajině tábor
       *[other] máš v krajině aspoň { $least } { WORD("ew", "camp", $least, case: "acc") }
    }
ew-test-buried =
    { $least ->
        [1] máš na pohřebišti kartu
       *[other] máš na pohřebišti aspoň { $least } { WORD("ew", "card", $least, case: "acc") }
    }
ew-test-tipped =
    { $least ->
        [one] máš aspoň { $least } použité zvíře
        [few] máš aspoň { $least } použitá zvířata
       *[other] máš aspoň { $least } použitých zvířat
    }
ew-test-animals =
    { $least ->
        [one] máš aspoň { $least } nepoužité zvíře
        [few] máš aspoň { $least } nepoužitá zvířata
       *[other] máš aspoň { $least } nepoužitých zvířat
    }
ew-test-animals-same =
    { $least ->
        [one] máš aspoň { $least } nepoužité zvíře jednoho druhu
        [few] máš aspoň { $least } nepoužitá zvířata téhož druhu
       *[other] máš aspoň { $least } nepoužitých zvířat téhož druhu
    }
ew-test-animals-different =
    { $least ->
        [1] máš nepoužitá zvířata aspoň { $least } druhu
       *[other] máš nepoužitá zvířata aspoň { $least } druhů
    }
ew-test-first = jsi první v pořadí hry
ew-test-last = jsi poslední v pořadí hry

## Components in words

ew-card-labor = { $labor } { WORD("ew", "labor", $labor) } v rohu
ew-card-era =
    { $era ->
        [1] karta kultury I. éry
       *[other] karta kultury II. éry
    }
ew-card-points = { $points } { WORD("ew", "point", $points) } na konci
ew-animal-tip = při použití: { $effect }
ew-animal-set = { $points } { WORD("ew", "point", $points) } za { $animals }
ew-animal-sets = nepoužité na konci: { $sets }; karet ve hře: { $copies }
ew-animal-wild = žolík: nepoužitý se na konci přidá k libovolné sadě; karet ve hře: { $copies }
ew-table-row = { $points } { WORD("ew", "point", $points) } od { $least }
ew-stone-village-by-terrain = v každém zatmění { $points } { WORD("ew", "point", $points) } za každou tvou osadu u { TEXT($of, form: "gen") }
ew-stone-camp-terrain-variety = v každém zatmění { $points } { WORD("ew", "point", $points) } za každý z těchto druhů krajiny, kde máš tábor: { $of }
ew-stone-megalith-on-board = v každém zatmění { $points } { WORD("ew", "point", $points) } za každý megalit tvé barvy přímo na desce
ew-stone-megalith-tiles = v každém zatmění podle počtu desek megalitu, na kterých leží megalit tvé barvy: { $table }
ew-stone-each-tile = v každém zatmění { $points } { WORD("ew", "point", $points) } za každou desku megalitu, na které leží megalit tvé barvy
ew-stone-buried-cards = v každém zatmění podle počtu tvých pohřbených karet: { $table }
ew-stone-megalith-upper = v každém zatmění { $points } { WORD("ew", "point", $points) } za každý megalit tvé barvy, který stojí na jiných
ew-stone-idol-levels =
    { $levels ->
        [one] v každém zatmění { $points } { WORD("ew", "point", $points) } za každou úroveň, kterou máš na obou stupnicích totemu dohromady
        [few] v každém zatmění { $points } { WORD("ew", "point", $points) } za každé { $levels } úrovně, které máš na obou stupnicích totemu dohromady
       *[other] v každém zatmění { $points } { WORD("ew", "point", $points) } za každých { $levels } úrovní, které máš na obou stupnicích totemu dohromady
    }
ew-stone-tipped-variety = v každém zatmění { $points } { WORD("ew", "point", $points) } za každý druh mezi tvými použitými zvířaty
ew-stone-tipped-species = v každém zatmění podle počtu tvých použitých zvířat druhu „{ $of }“: { $table }
ew-stone-tipped-two-species =
    { $counted ->
        [sum] v každém zatmění podle počtu tvých použitých zvířat obou druhů dohromady ({ $of }): { $table }
       *[pairs] v každém zatmění podle počtu tvých dvojic použitých zvířat ({ $of }): { $table }
    }
ew-setup-begins = na začátku dostaneš: { $what }
ew-setup-tribe = karta „{ WORD("ew", $card) }“
ew-setup-camp = druhý tábor na počátečním hexu
ew-slot-price = kámen tady stojí { TEXT($price, form: "acc") }
ew-slot-reward = když sem přijde kámen: { $effect }
ew-space-reward = když se sem dostaneš: { $effect }
ew-sacrifice-none = zbylá potrava a nástroje na konci nenesou nic
ew-sacrifice-rate =
    { $resources ->
        [one] na konci { $points } { WORD("ew", "point", $points) } za každou zbylou potravu a každý zbylý nástroj
        [few] na konci { $points } { WORD("ew", "point", $points) } za každé { $resources } kusy zbylé potravy a nástrojů
       *[other] na konci { $points } { WORD("ew", "point", $points) } za každých { $resources } kusů zbylé potravy a nástrojů
    }
ew-sacrifice-top = za každou další sošku: { $effect }
ew-honor-none = pohřbené karty na konci podle tabulky nenesou nic
ew-honor-points =
    { $points ->
        [0] tady nejsou žádné body
       *[other] když se sem dostaneš, získej { $points } { WORD("ew", "point", $points, case: "acc") }
    }
ew-burial-table =
    { $rank ->
        [1] pohřbené karty prvního na stupnici cti: { $table }
        [2] pohřbené karty druhého na stupnici cti: { $table }
       *[other] pohřbené karty všech ostatních na stupnici cti: { $table }
    }
ew-glacier-token = pokaždé, když vedle něj založíš osadu: { $effect }
ew-column-top = vrchní sekce, kolikrát chceš: { $effect }
ew-column-middle = prostřední sekce, jednou: { $effect }
ew-column-bottom = spodní sekce, pro první figurku v kole: { $effect }
ew-rest-effect = { $effect }
ew-rest-labor = do pořadí příštího kola: { $labor } { WORD("ew", "labor", $labor) }
ew-reconstructed = Hraje se podle tištěných pravidel. Co je vytištěno na kartách, deskách a stupnicích, se ztratilo i s jejich obrázky: většina těchto hodnot je náš vlastní návrh, ne hodnoty vydané hry.

## What is asked

ew-ask-over = Konec hry: čtvrté zatmění je za námi.
ew-ask-stone = Vykládá se posvátný kámen.
ew-ask-culture-drawn = Vykládá se karta kultury.
ew-ask-chief-dealt = Rozdává se náčelník.
ew-ask-setup-dealt = Rozdává se karta přípravy.
ew-ask-card-drawn = Dobírá se karta.
ew-ask-animal-drawn = Otáčí se zvíře.
ew-ask-order = Losuje se pořadí hry.
ew-ask-tile = Pokládá se deska megalitu.
ew-ask-land = K hexům, které se vyloží, přibývá krajina.
ew-ask-hex = Pokládá se hex.
ew-ask-glacier = Otáčí se žeton ledovce.
ew-ask-rest-token = Otáčí se žeton odpočinku.
ew-ask-side = Kterou stranu karty náčelníka použiješ?
ew-ask-chief = Vyber si náčelníka.
ew-ask-setup = Vyber si kartu přípravy.
ew-ask-place = Zahraj karty kultury, jestli chceš, a pak umísti figurku.
ew-ask-act =
    { $section ->
        [top] { WORD("ew", $at) }, vrchní sekce: jednej, dokud máš čím platit. Práce: { $labor }.
        [middle] { WORD("ew", $at) }, prostřední sekce: jednou, jestli chceš.
        [bottom] { WORD("ew", $at) }, spodní sekce: je tvoje, protože tvoje figurka je tu první.
        [rest] Odpočíváš.
       *[after] Tvoje figurka je na místě. Ještě něco?
    }
ew-ask-gain =
    { $what ->
        [megalith] { $full ->
            [0] Získáváš megalit, ale není kam ho dát: vezmi si něco menšího.
           *[other] Získáváš megalit: umísti ho, nebo si vezmi něco menšího.
        }
        [draw] { $full ->
            [0] Získáváš kartu, ale není co dobrat: vezmi si něco menšího.
           *[other] Získáváš kartu: dober si ji, nebo si vezmi něco menšího.
        }
        [idol] Získáváš sošku: postup výš, nebo si vezmi něco menšího.
       *[tool] Získáváš nástroj, nebo místo něj potravu.
    }
ew-ask-move =
    { $steps ->
        [one] Přesuň tábor o { $steps } hex.
        [few] Přesuň tábory celkem o { $steps } hexy.
       *[other] Přesuň tábory celkem o { $steps } hexů.
    }
ew-ask-settle = Kde založíš osadu?
ew-ask-take-stone = Který posvátný kámen si vezmeš? Pole stojí { TEXT($price, form: "acc") } a přinese: { $effect }.
ew-ask-culture = Kterou kartu kultury si vezmeš?
ew-ask-tribe = Kterou kartu kmene si vezmeš?
ew-ask-animal = Které zvíře si vezmeš?
ew-ask-reveal = Otočíš zvíře?
ew-ask-tip = Které zvíře použiješ?
ew-ask-bury = Kterou kartu pohřbíš?
ew-ask-discard = Kterou kartu odhodíš?
ew-ask-pay = Zaplatíš { TEXT($price, form: "acc") }? Za to: { $effect }.
ew-ask-branch = Co z toho si vezmeš?
ew-ask-term = Co si vezmeš teď?
ew-ask-pile = Které karty dáš na hromádku zatmění?
ew-ask-resolve = Která karta z tvé hromádky zatmění je na řadě?
ew-ask-harvest = Která krajina dá odměnu první?
ew-ask-benefit = Která odměna z tvé desky je na řadě?
ew-ask-token = Který žeton odpočinku si vezmeš?
ew-ask-extend =
    { $full ->
        [0] Pro další megalit není místo: vezmi si něco menšího.
       *[other] Umístíš další megalit?
    }
ew-ask-glacier-next = Který žeton ledovce u tvé osady dá odměnu první?
ew-ask-last-animal = Vezmeš si poslední zvíře z balíčku?

## The guide: two sentences for each decision

ew-guide-side = Na každé straně karty náčelníka je schopnost a platit bude celou hru jen ta, kterou vybereš. Funguje v tahu, ve kterém náčelníka umístíš.
ew-guide-chief = Schopnost náčelníka funguje jednou za kolo, v tahu, kdy náčelníka umístíš. Kdo tady vybírá pozdě, vybírá brzy z karet přípravy.
ew-guide-setup = Karta přípravy dá suroviny, kartu kmene a zvířata, která ukazuje. Pak je pryč, takže rozdíl je jen v tom, s čím začínáš.
ew-guide-place = Nejdřív jsou na řadě karty kultury a první v tahu je zdarma. Pak jde jedna figurka do sloupku, nebo odpočívá: kdo je v kole ve sloupku první, má i jeho spodní akci.
ew-guide-act = Karty a potrava dávají práci a prací se platí za to, co sloupek nabízí. Práce, která na konci tahu zbude, propadne.
ew-guide-gain = Vždy si můžeš místo toho vzít něco menšího, v pořadí megalit, karta, soška, nástroj, potrava. Co už máš, se později vyměnit nedá.
ew-guide-move = Tábor dává vliv na svém hexu a kdo ho má nejvíc, získá odměnu v každém zatmění. Ze tří táborů kolem spojnice se může stát osada.
ew-guide-settle = Osada se počítá dvakrát na všech třech hexech, kterých se dotýká. Tvoje tři tábory se za ni vrátí domů a limit potravy klesne.
ew-guide-take-stone = Kámen odteď boduje v každém zatmění, takže dřívější boduje častěji. Místo máš na tři.
ew-guide-culture = Karta jde do ruky; karty kultury se hrají na začátku tahu. Většina z nich přinese i body na konci.
ew-guide-tribe = Karty kmene přinášejí práci, každá nejvíc na svém místě. Prázdná hromádka dá místo karty bod.
ew-guide-animal = Zvířata jednoho druhu tvoří sady, které na konci bodují. Když zvíře použiješ, dá odměnu hned a ze sady odejde.
ew-guide-reveal = Víc zvířat na lovišti znamená větší výběr. Vybírat z nich ale můžou i ostatní.
ew-guide-tip = Odměnu za zvíře získáš hned. Do sady se na konci už nepočítá.
ew-guide-bury = Pohřbené karty bodují podle tvého místa na stupnici cti a body na nich vytištěné platí dál. Do ruky se už nikdy nevrátí.
ew-guide-discard = Karta jde na tvou odkládací hromádku. Vrátí se, až se balíček znovu zamíchá.
ew-guide-pay = Zaplatíš všechno, co se žádá, a teprve potom získáš odměnu. Můžeš i odmítnout.
ew-guide-branch = Tvoje bude jen jedna z těchto věcí. O ostatní přijdeš.
ew-guide-term = Každou z těchto věcí získáš zvlášť, v pořadí, jaké chceš. Co zbude, to si můžeš vzít potom.
ew-guide-pile = Karty kmene na hromádce dávají práci do pořadí příštího kola a své schopnosti zatmění. Karty kultury jen matou ostatní a vrátí se ti.
ew-guide-resolve = Každá karta kmene na tvé hromádce má jednou svou schopnost zatmění. Pořadí určuješ ty.
ew-guide-harvest = Na těchto hexech má tvůj kmen nejvíc vlivu, třeba i spolu s jiným, a každý dá jednou odměnu. Pořadí určuješ ty.
ew-guide-benefit = Osady, prázdná pole v zásobě megalitů a posvátné kameny dávají odměny v každém zatmění. Pořadí určuješ ty.
ew-guide-token = Vezmi si žeton, který vidíš, nebo další, který nikdo nezná. Jeho efekty máš jen v tomto tahu.
ew-guide-glacier-next = Každý žeton u tvé nové osady dá jednou to, co ukazuje. Pořadí určuješ ty.
ew-guide-last-animal = Poslední kartu z balíčku zvířat si můžeš vzít, aniž ji uvidíš. Až budou balíček i loviště prázdné, přinese lov místo zvířat body.
ew-guide-extend = Z pole, které megalit zakryl, smíš umístit ještě jeden tam, kam ukazují šipky. Získáš i to, co je vytištěno tam.

## What can be done

ew-do-side = strana { $side }: { $effect }
ew-do-pick-chief = { WORD("ew", $chief) }: { $one }; nebo na druhé straně: { $two }
ew-do-pick-setup = { WORD("ew", $setup) }: { $effect }
ew-do-play = zahraj kartu „{ WORD("ew", $card) }“: { $effect }
ew-do-place = { WORD("ew", $figure) } { $at ->
        [rest] na pole odpočinku
       *[other] do sloupku { WORD("ew", $at) }
    }
ew-do-top = { $effect }
ew-do-middle = { WORD("ew", $at) }, prostřední sekce: { $effect }
ew-do-bottom = { WORD("ew", $at) }, spodní sekce: { $effect }
ew-do-rest = odpočinek: { $effect }
ew-do-spend = spotřebuj { $food } { WORD("ew", "food", $food, case: "acc") } na 1 práci
ew-do-use = { WORD("ew", $card) }: { $effect }
ew-do-use-chief = { WORD("ew", $chief) }: { $effect }
ew-do-use-token = žeton odpočinku: { $effect }
ew-do-done =
    { $section ->
        [top] dál do prostřední sekce
        [pile] hromádka je hotová
       *[other] pokračuj
    }
ew-do-skip = vynech to
ew-do-gain =
    { $lesser ->
        [1] místo toho{ " " }
       *[other] { "" }
    }{ $what ->
        [draw] dober si kartu
        [tool] nástroj
        [food] 1 potrava
       *[other] vezmi si to
    }
ew-do-climb =
    { $lesser ->
        [1] místo toho soška
       *[other] soška
    }: po { WORD("ew", $track, case: "loc") } na úroveň { $level }{ $brings ->
        [0] { "" }
       *[other] { $points ->
            [0] : { $effect }
           *[other] { " " }za { $points } { WORD("ew", "point", $points, case: "acc") }
        }
    }
ew-do-build =
    { $level ->
        [1] megalit na pole { $label } ({ WORD("ew", $tile) }): { $effect }
       *[other] megalit na čtveřici u { $label }, { $level }. patro: { $points } { WORD("ew", "point", $points) }
    }
ew-do-move = tábor { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }
ew-do-settle = osada mezi { TEXT($place, form: "ins") }
ew-do-take-stone = { WORD("ew", $stone) }: { $effect }
ew-do-take-card = { WORD("ew", $card) }: { $effect }
ew-do-take-animal = { WORD("ew", $species) }: { $tip }; { $sets }
ew-do-reveal = otoč ho
ew-do-tip = použij { WORD("ew", $species, case: "acc") }: { $effect }
ew-do-bury = pohřbi kartu „{ WORD("ew", $card) }“ z { WORD("ew", $from, case: "gen") }
ew-do-discard = odhoď kartu „{ WORD("ew", $card) }“
ew-do-accept = zaplať { TEXT($price, form: "acc") }: { $effect }
ew-do-branch = { $effect }
ew-do-term = { $effect }
ew-do-pile = „{ WORD("ew", $card) }“ na hromádku
ew-do-resolve = { WORD("ew", $card) }: { $effect }
ew-do-harvest = { WORD("ew", $land) }: { $effect }
ew-do-glacier = { WORD("ew", $token) }: { $effect }
ew-do-benefit =
    { $from ->
        [village] odkryla osada: { $effect }
        [space] odkryly megality: { $effect }
       *[stone] { WORD("ew", $stone) }: { $effect }
    }
ew-do-token =
    { $from ->
        [open] otočený žeton, { WORD("ew", $token) }: { $effect }
       *[next] další žeton ze sloupku, ať je jakýkoli
    }
ew-do-stone = { WORD("ew", $stone) }
ew-do-culture = { WORD("ew", $card) }
ew-do-chief = { WORD("ew", $chief) }
ew-do-setup = { WORD("ew", $setup) }
ew-do-card = { WORD("ew", $card) }
ew-do-animal = { WORD("ew", $species) }
ew-do-order = začíná místo č. { $first }
ew-do-tile = { WORD("ew", $tile) }
ew-do-land = { WORD("ew", $land) }
ew-do-hex = { WORD("ew", $land) }
ew-do-glacier-token = { WORD("ew", $token) }
ew-do-rest-token = { WORD("ew", $token) }

## What happened

ew-log-stone-shown = Vykládá se { WORD("ew", $stone) }.
ew-log-culture-shown = Vykládá se karta „{ WORD("ew", $card) }“.
ew-log-order-set = Pořadí hry je dané.
ew-log-boards-laid = Krajina je vyložená.
ew-log-chief-taken = { $seat }: { WORD("ew", $chief) }.
ew-log-side-chosen = { $seat } používá stranu { $side }: { WORD("ew", $chief) }.
ew-log-setup-taken = { $seat } začíná s kartou „{ WORD("ew", $setup) }“.
ew-log-round-begun = Kolo { $round }.
ew-log-figure-placed = { $seat } umisťuje { WORD("ew", $figure, case: "acc") } { $at ->
        [rest] na pole odpočinku
       *[other] do sloupku { WORD("ew", $at) }
    }.
ew-log-card-played = { $seat } hraje kartu „{ WORD("ew", $card) }“.
ew-log-gained =
    { $what ->
        [tool] { $seat } získává nástroj.
       *[food] { $seat } získává { $amount } { WORD("ew", "food", $amount, case: "acc") }.
    }
ew-log-price-paid = { $seat } platí { TEXT($price, form: "acc") }.
ew-log-food-spent = { $seat } spotřebovává { $food } { WORD("ew", "food", $food, case: "acc") } na práci.
ew-log-climbed = { $seat } postupuje po { WORD("ew", $track, case: "loc") } na úroveň { $level }.
ew-log-megalith-built =
    { $level ->
        [1] { $seat } umisťuje megalit na pole { $label }.
       *[other] { $seat } umisťuje megalit na čtveřici u { $label }, { $level }. patro, za { $points } { WORD("ew", "point", $points, case: "acc") }.
    }
ew-log-scored = { $seat } získává { $points } { WORD("ew", "point", $points, case: "acc") }.
ew-log-camp-placed = { $seat } umisťuje tábor na počáteční hex.
ew-log-camp-moved = { $seat } přesouvá tábor { TEXT($origin, form: "from") } na { TEXT($goal, form: "acc") }.
ew-log-settled = { $seat } zakládá osadu mezi { TEXT($place, form: "ins") }.
ew-log-stone-taken = { $seat } si bere { WORD("ew", $stone) }.
ew-log-recruited = { $seat } si bere kartu „{ WORD("ew", $card) }“ { WORD("ew", $to, form: "short", case: "acc") }.
ew-log-culture-taken = { $seat } si bere kartu „{ WORD("ew", $card) }“.
ew-log-animal-taken = { $seat } si bere { WORD("ew", $species, case: "acc") }.
ew-log-animal-shown = Na loviště přichází { WORD("ew", $species) }.
ew-log-animal-tipped = { $seat } používá { WORD("ew", $species, case: "acc") }: { $effect }.
ew-log-card-buried = { $seat } pohřbívá kartu „{ WORD("ew", $card) }“ z { WORD("ew", $from, case: "gen") }.
ew-log-hand-buried = { $seat } pohřbívá kartu „{ WORD("ew", $card) }“ z ruky.
ew-log-hand-buried-unseen = { $seat } pohřbívá kartu z ruky.
ew-log-card-discarded = { $seat } odhazuje kartu „{ WORD("ew", $card) }“.
ew-log-card-taken-up = { $seat } si dobírá kartu „{ WORD("ew", $card) }“.
ew-log-card-taken-up-unseen = { $seat } si dobírá kartu.
ew-log-reshuffled = { $seat } míchá odkládací hromádku.
ew-log-card-piled = { $seat } dává kartu „{ WORD("ew", $card) }“ na hromádku zatmění.
ew-log-card-piled-unseen = { $seat } dává kartu na hromádku zatmění.
ew-log-pile-shown = { $seat } má v zatmění { $labor } { WORD("ew", "labor", $labor, case: "acc") }.
ew-log-harvested = { $seat } má největší vliv ({ WORD("ew", $land) }): { $effect }.
ew-log-stone-scored = { WORD("ew", $stone) }: { $seat } získává { $points } { WORD("ew", "point", $points, case: "acc") }.
ew-log-culture-gone = Karty kultury I. éry se vyřazují ze hry.
ew-log-glacier-turned = Otáčí se žeton „{ WORD("ew", $token) }“: { $place }.
ew-log-rest-turned = Žeton odpočinku tohoto kola: { WORD("ew", $token) }.
ew-log-token-taken = { $seat } si bere žeton „{ WORD("ew", $token) }“.
ew-log-eclipse-begun = Zatmění { $round }. kola.

## Why not

ew-cell = { $label }
ew-why-lack = Stojí to { TEXT($price, form: "acc") }. Chybí ti: { $missing }.
ew-why-condition = Jde to, jen když { $test }.
ew-why-labor = Práce by tu propadla: v tomto tahu ji už nic nevyužije.
ew-why-no-camps = Na desce už nemáš žádný tábor.
ew-why-no-camp-out = V krajině nemáš tábor, který by šlo přesunout.
ew-why-no-culture = V nabídce není žádná karta kultury.
ew-why-no-animal = Nemáš žádné nepoužité zvíře.
ew-why-no-card = Nemáš kartu, kterou by šlo pohřbít.
ew-why-empty-grounds = Loviště je prázdné, ale balíček ne: není co vzít.
ew-why-food-full = Víc potravy mít nemůžeš: { $limit }.
ew-why-tools-full = Víc nástrojů mít nemůžeš: { $most }.
ew-why-animal-deck = Balíček zvířat je prázdný.
ew-why-grounds-full =
    { $most ->
        [one] Na loviště se víc než { $most } karta nevejde.
        [few] Na loviště se víc než { $most } karty nevejdou.
       *[other] Na loviště se víc než { $most } karet nevejde.
    }
ew-why-no-villages =
    { $villages ->
        [one] Tvoje jediná osada už v krajině stojí.
        [few] Všechny tvoje { $villages } osady už v krajině stojí.
       *[other] Všech { $villages } tvých osad už v krajině stojí.
    }
ew-why-no-juncture = Mimo počáteční hex není volná spojnice s tvým táborem na každém z jejích tří hexů.
ew-why-slots =
    { $slots ->
        [one] Tvoje jediné pole pro kámen je plné.
        [few] Všechna { $slots } pole pro kameny jsou plná.
       *[other] Všech { $slots } polí pro kameny je plných.
    }
ew-why-slot-price = Další pole stojí { TEXT($price, form: "acc") }. Chybí ti: { $missing }.
ew-why-no-stone =
    { $era ->
        [1] Vlevo už žádný kámen není a v I. éře lze brát jen odtud.
       *[other] Žádný kámen už nezbývá.
    }
ew-why-one-figure = Za tah se umisťuje jedna figurka a ta tvoje už stojí.
ew-why-resting = Tvoje figurka odpočívá: v tomto tahu už do žádného sloupku nemůže.
ew-why-bottom = Ve sloupku { WORD("ew", $column) } je v tomto kole první jiná figurka: spodní akce patří jí.
ew-why-top-over = Tvoje figurka už vrchní sekci sloupku opustila.
ew-why-once = To už máš v tomto tahu za sebou: prostřední a spodní akce se dělají jednou, ve svém pořadí.
ew-why-section-later = Tam tvoje figurka ještě není: nejdřív pokračuj.
ew-why-no-action = Taková akce ve vrchní sekci není: { WORD("ew", $column) }.
ew-why-all-types = V tomto tahu už máš po kartě od každého druhu.
ew-why-hand = Kartu „{ WORD("ew", $card) }“ v ruce nemáš.
ew-why-culture-before = Karty kultury jako „{ WORD("ew", $card) }“ se hrají, než umístíš figurku.
ew-why-at-rest = V tahu, kdy odpočíváš, se karty kmene nehrají, takže ani „{ WORD("ew", $card) }“.
ew-why-recruit = Karta „{ WORD("ew", $card) }“ je získaná v tomto tahu a zahrát ji ještě nelze.
ew-why-tribe-later = Karty kmene jako „{ WORD("ew", $card) }“ se hrají, až když figurka stojí.
ew-why-second-culture = Druhá karta kultury stojí další kartu z ruky a žádnou nemáš.
ew-why-spend = Potravu spotřebuj tak, aby ukazatel právě překročil nejbližší symbol práce: teď { $food }.
ew-why-spend-none = Na počítadle potravy pod { $food } žádný symbol práce není.
ew-why-spend-late = Práce se utrácí ve vrchní sekci sloupku; potom tu už nic žádnou nestojí.
ew-why-spend-rest = Kdo odpočívá, nemá za co práci utratit.
ew-why-not-played = Karta „{ WORD("ew", $card) }“ mezi tvými vyloženými kartami kmene neleží.
ew-why-no-ability = Karta „{ WORD("ew", $card) }“ takovou schopnost nemá.
ew-why-eclipse-ability = Tahle schopnost karty „{ WORD("ew", $card) }“ funguje jen při zatmění, z hromádky zatmění.
ew-why-column = Tahle schopnost karty „{ WORD("ew", $card) }“ funguje, jen když tvoje figurka stojí ve sloupku { WORD("ew", $column) }.
ew-why-labor-given = Práce z karty „{ WORD("ew", $card) }“ se připsala při zahrání.
ew-why-used = Tahle schopnost karty „{ WORD("ew", $card) }“ je v tomto tahu už použitá.
ew-why-chief-used = Schopnost tvého náčelníka je už použitá.
ew-why-chief-elsewhere = Schopnost tvého náčelníka funguje v tahu, ve kterém náčelníka umístíš.
ew-why-chief-column = Schopnost tvého náčelníka funguje, jen když náčelník stojí ve sloupku { WORD("ew", $column) }.
ew-why-not-resting = Tvoje figurka neodpočívá.
ew-why-rested = Oba efekty odpočinku jsou už využité.
ew-why-no-token = Žeton odpočinku nemáš: dostane ho jen ten, kdo v kole odpočívá první.
ew-why-token = Každý efekt žetonu odpočinku funguje jednou.
ew-why-figure-first = Nejdřív umísti figurku: všechno ostatní přijde potom.
ew-why-figure =
    { $figure ->
        [chief] Tvůj náčelník už je umístěný.
       *[tribe] Už nemáš žádnou figurku kmene.
    }
ew-why-chief-first = Schopnost náčelníka je použitá, takže je třeba umístit náčelníka.
ew-why-rest-culture = Po kartě kultury nesmí figurka odpočívat.
ew-why-ladder =
    { $what ->
        [draw] Získáváš kartu: menší jsou jen soška, nástroj a potrava.
        [idol] Získáváš sošku: menší jsou jen nástroj a potrava.
        [tool] Získáváš nástroj: menší je jen potrava.
       *[megalith] Získáváš megalit a nic většího není.
    }
ew-why-no-ladder = V této fázi menší odměnu vzít nelze.
ew-why-where =
    { $what ->
        [megalith] Řekni, na které pole megalit přijde.
       *[idol] Řekni, na které stupnici soška postoupí.
    }
ew-why-honor-top = Tvoje soška je na vrcholu stupnice cti, na úrovni { $level }.
ew-why-no-draw = Tvůj balíček i odkládací hromádka jsou prázdné.
ew-why-no-megaliths = Žádný megalit už nemáš.
ew-why-no-cell = Takové místo na plánu megalitu není.
ew-why-cell-taken = Na { $label } už megalit stojí.
ew-why-start-cell = { $label } je počáteční pole: ležet tam smějí jen neutrální megality.
ew-why-not-beside = Vedle pole { $label } žádný megalit není: musí se dotýkat stranou.
ew-why-neutral-above = Tvůj další megalit je neutrální a ty leží jen přímo na desce.
ew-why-square =
    { $missing ->
        [one] U { $label } chybí jeden ze čtyř megalitů pod ním.
        [few] U { $label } chybějí { $missing } ze čtyř megalitů pod ním.
       *[other] U { $label } chybí { $missing } ze čtyř megalitů pod ním.
    }
ew-why-extend = Šipky ukazují sem: { $cells }. Tam patří další megalit.
ew-why-no-hex = Takové místo v krajině není.
ew-why-no-camp-there = Tábor tam nemáš: { $origin }.
ew-why-far = Tábor se přesouvá na sousední hex: { $origin } a { $goal } nesousedí.
ew-why-settled = Tam už osada stojí.
ew-why-camps-missing = Osada potřebuje tvůj tábor na všech třech hexech. Tady chybí: { $place }.
ew-why-stone-gone = { WORD("ew", $stone) } v nabídce není.
ew-why-stone-era = { WORD("ew", $stone) } leží v pravé části: vzít ho lze až od 3. kola.
ew-why-no-pile = Hromádka karet „{ WORD("ew", $card) }“ tu není.
ew-why-type = Kartu „{ WORD("ew", $card) }“ už máš a druhy se musí lišit.
ew-why-same = Všechny tyto karty musí být téhož druhu a „{ WORD("ew", $card) }“ je jiného.
ew-why-display = Karta „{ WORD("ew", $card) }“ v nabídce není.
ew-why-grounds = Na lovišti není { WORD("ew", $species) }.
ew-why-tip = Nemáš { WORD("ew", $species, case: "acc") }.
ew-why-tipped = { WORD("ew", $species) }: tohle zvíře už je použité a podruhé to nejde.
ew-why-bury = Karta „{ WORD("ew", $card) }“ není { WORD("ew", $from, form: "short", case: "loc") }.
ew-why-bury-other = Karta „{ WORD("ew", $card) }“ leží i na tvé odkládací hromádce a tahle tam teď jde také: pohřbi tu první.
ew-why-pile = Karty jdou na hromádku v pořadí, v jakém jsou vypsané: karta „{ WORD("ew", $card) }“ patřila dřív.
ew-why-bluff = Hromádku tvoříš poslední, takže karta „{ WORD("ew", $card) }“ by nikoho nezmátla: hned by se vrátila.
ew-why-resolve = Na tvé hromádce zatmění karta „{ WORD("ew", $card) }“ nečeká.
ew-why-glacier = Žeton „{ WORD("ew", $token) }“ u tvé nové osady neleží, nebo už svou odměnu dal.
ew-why-harvest = Největší vliv tu nemáš: { WORD("ew", $land) }.
ew-why-harvested = Všude, kde vedeš, už odměnu máš: { WORD("ew", $land) }.
ew-why-benefit = Taková odměna na tvé desce už nezbývá.
ew-why-part = Taková část už nezbývá.
ew-why-not-laid-out = { WORD("ew", $what) }: není vyloženo.
ew-why-skip = Tohle vynechat nemůžeš.

## The score sheet

ew-score-track = během hry
ew-score-stones = posvátné kameny
ew-score-stones-how = bodovaly { $times }×
ew-score-stones-about = bodují v každém zatmění
ew-score-megaliths = megality
ew-score-megaliths-how =
    { $times ->
        [one] za { $times } umístěný
        [few] za { $times } umístěné
       *[other] za { $times } umístěných
    }
ew-score-megaliths-about = za to, na čem byly postaveny
ew-score-carried = megality vespod
ew-score-carried-how = zastavěno { $times }×
ew-score-carried-about = ostatní stavěli na vlastních
ew-score-idols = sošky
ew-score-idols-how =
    { $times ->
        [one] { $times } postup s body
        [few] { $times } postupy s body
       *[other] { $times } postupů s body
    }
ew-score-idols-about = postupy po obou stupnicích
ew-score-lands = krajina
ew-score-lands-how = odměna { $times }×
ew-score-lands-about = potrava směněná při zatmění za body tam, kde kmen vede
ew-score-glaciers = ledovce
ew-score-glaciers-how = { $times } { WORD("ew", "token", $times) }
ew-score-glaciers-about = žetony u nových osad
ew-score-board = vlastní deska
ew-score-board-how = { $times } { WORD("ew", "space", $times) }
ew-score-board-about = pole, která ukazují body
ew-score-culture = zahrané karty kultury
ew-score-culture-how = { $times } { WORD("ew", "card", $times) }
ew-score-culture-about = co dělají, když se zahrají
ew-score-supply = prázdné zásoby
ew-score-supply-how = { $times }×
ew-score-supply-about = bod tam, kde už nebylo co vzít
ew-score-other = další body
ew-score-other-how = { $times }×
ew-score-sacrifice = zbytky
ew-score-sacrifice-how = { $level ->
        [0] potrava a nástroje: { $goods }, ale na stupnici obětin žádný postup
       *[other] potrava a nástroje: { $goods }; { $worth } za { $rate }
    }
ew-score-sacrifice-about = potrava a nástroje podle stupnice obětin
ew-score-burial = pohřbené karty
ew-score-burial-how = { $cards } { WORD("ew", "card", $cards) }{ $level ->
        [0] , ale na stupnici cti žádný postup
       *[other] , { $place }. místo na stupnici cti
    }
ew-score-burial-about = podle pořadí na stupnici cti
ew-score-cards = body na kartách
ew-score-cards-how = { $cards } { WORD("ew", "card", $cards) } s body
ew-score-cards-about = vytištěné na kartách kmene a kultury, ať jsou kdekoli
ew-score-animals = zvířata
ew-score-animals-how = { $animals } { WORD("ew", "animal", $animals) }, { $sets } { WORD("ew", "set", $sets) }
ew-score-animals-about = sady téhož druhu; použitá se nepočítají
ew-tie-1 = pořadí hry
ew-tie-1-more = dřív v pořadí hry
ew-score-track-any = body během hry
