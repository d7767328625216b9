# Endless Winter's board in the browser: what things are called when they are pointed at, and the few buttons on it.

ew-board-may = { $what } – teraz: { $may }
ew-board-thing = { WORD("ew", $name) }: { $lines }

## Where the game stands

ew-board-order = Poradie hry
ew-board-order-of = { $place }. v poradí hry: { $name }; toto miesto dá pri zatmení: { $what }
ew-board-seat = { $name }: potrava { $food }, nástroje { $tools }, zvyšné tábory { $camps }, karty v ruke { $hand }, práca { $labor }. Otvorí dosku hráča.
ew-board-now = Čo sa deje teraz
ew-board-step = { $step ->
        [culture] Karty kultúry, figúrka
        [top] { $at ->
            [none] Horná časť
           *[other] { WORD("ew", $at) }, horná časť
        }
        [middle] Stredná časť
        [bottom] Dolná časť
        [after] Posledné schopnosti
        [rest] Odpočinok
        [effect] Efekt
        [pile] Kôpka zatmenia
        [track] Poradie hry
        [cards] Karty zatmenia
        [lands] Krajina
       *[board] Vlastná doska
    }
ew-board-eclipse-step = { $step ->
        [track] { $name } získava, čo je vedľa vlastnej značky v poradí hry.
        [cards] { $name } používa jednu po druhej schopnosti zatmenia kariet zo svojej kôpky.
        [lands] { $name } získava odmenu z každého hexu, kde nikto nemá väčší vplyv.
       *[board] { $name } získava, čo na doske odkryli osady a megality, a body za svoje posvätné kamene.
    }
ew-board-labors = Práca pri zatmení v novom poradí hry
ew-board-labor-of = { $name } ukazuje { $labor } { WORD("ew", "labor", $labor, case: "acc") }
ew-board-hint = Na to, čo svieti, možno kliknúť. Ukáž na čokoľvek a prečítaš si, čo to robí.
ew-board-hint-look = Ukáž na čokoľvek a prečítaš si, čo to robí.
ew-board-build = Vyber svietiace miesto pre megalit.
ew-board-lesser = Vziať namiesto toho niečo menšie
ew-board-reading = Vysvetliť
ew-board-reading-long = : ťuknutie len povie, čo to je
ew-board-key = Symboly?
ew-board-wordy = Slová
ew-board-wordy-long = : efekty slovami vedľa symbolov
ew-board-legend = Čo znamenajú symboly
ew-board-icon = { $icon ->
        [labor] práca, vedľa je koľko
        [food] potrava
        [food_max] potrava až po tvoj limit
        [tool] nástroj
        [idol] soška: o úroveň vyššie na stupnici totemu
        [megalith] umiestni megalit
        [extra] ďalší megalit tam, kam ukazuje šípka
        [draw] potiahni si kartu
        [pay_discard] odhoď kartu z ruky
        [vp] body
        [camp] umiestni tábor na začiatočný hex
        [move] presuň tábor o jeden hex
        [village] založ osadu
        [stone] vezmi si posvätný kameň za cenu jeho poľa
        [culture] vezmi si kartu kultúry
        [tribe_hand] vezmi si kartu kmeňa do ruky
        [tribe_discard] vezmi si kartu kmeňa na odkladaciu kôpku
        [bury] pochovaj kartu: boduje na konci
        [reveal] otoč na lovisko zviera
        [animal_grounds] vezmi si zviera z loviska
        [animal_deck] vezmi si vrchné zviera z balíčka
        [tip] použi zviera a získaj jeho odmenu; odíde zo svojej sady
        [eclipse] funguje pri zatmení, z kôpky zatmenia
        [initiate] funguje len v stĺpci Rituál
        [develop] funguje len v stĺpci Rozvoj
        [migrate] funguje len v stĺpci Migrácia
        [hunt] funguje len v stĺpci Lov
        [pay_food_tool] zaplať, čo je vľavo, za to, čo je vpravo
        [food_tool] jedno z toho
       *[if_buried_vp] len ak máš toľko toho, čo je v rámčeku
    }
ew-board-piece = { $piece ->
        [camp] tábor: vplyv 1 na svojom hexe; číslo udáva viac
        [village] osada: vplyv 2 na každom zo svojich troch hexov
        [lead] tu vedie a pri zatmení získa odmenu z hexu
       *[chief] náčelník v stĺpci; obyčajné figúrky sú figúrky kmeňa
    }
ew-board-areas = Oblasti stola
ew-board-area = { $area ->
        [board] Plán
        [display] Karty, zvieratá
        [land] Krajina
        [stones] Kamene, sošky
        [own] Tvoj kmeň
       *[others] Ostatní
    }
ew-board-open = na výber: { $open }

## Labor

ew-board-meter = Práca
ew-board-labor = { $labor } { WORD("ew", "labor", $labor) } k dispozícii v tomto ťahu
ew-board-play = { WORD("ew", $card) }
ew-board-use = schopnosť: { WORD("ew", $card) }
ew-board-spend = za { $food } { WORD("ew", "food", $food, case: "acc") }
ew-board-no-source = ďalšiu prácu už nie je odkiaľ vziať

## The main board

ew-board-section = { $row ->
        [top] Opakovane
        [middle] Raz
       *[bottom] Kto je tu prvý
    }
ew-board-row-of = { WORD("ew", $column) }, { $row ->
        [top] horná časť, kým máš čím platiť
        [middle] stredná časť, raz
       *[bottom] dolná časť, len pre prvú figúrku v kole
    }: { $what }
ew-board-place = { WORD("ew", $figure) } na { WORD("ew", $at, case: "acc") }
ew-board-figure = { $figure ->
        [chief] Náčelník
       *[tribe] Figúrka
    } hráča { $name }{ $first ->
        [yes] , v tomto kole tu ako prvá figúrka
       *[no] { "" }
    }
ew-board-rest = { $labor } { WORD("ew", "labor", $labor) } do poradia hry za každú figúrku
ew-board-rest-gives = { $number }. pri odpočinku: { $what }
ew-board-rest-token = { WORD("ew", $token) }, pre prvého, kto odpočíva: { $what }
ew-board-culture = Karty kultúry
ew-board-culture-deck = V balíčku { $era ->
        [1] I. éry
       *[other] II. éry
    } ešte { $count }
ew-board-piles = Karty kmeňa
ew-board-pile = { $what }; zostáva { $count }
ew-board-grounds = Lovisko
ew-board-animals-left = { $count } { WORD("ew", "animal", $count) } v balíčku
ew-board-reveal = Otočiť zviera
ew-board-wild-short = pridá sa k ľubovoľnej sade
ew-board-wild-sign = žolík
ew-board-stones = { $era ->
        [1] Posvätné kamene I. éry
       *[other] Posvätné kamene II. éry
    }
ew-board-stones-note = { $era ->
        [1] berú sa v stĺpci Rozvoj, od 1. kola
       *[other] berú sa v stĺpci Rozvoj, od 3. kola
    }

## The land

ew-board-hex = { WORD("ew", $land) } { $label }
ew-board-base = tu začínajú tábory; osada sa tohto hexu nesmie dotýkať
ew-board-pays = pri zatmení dá tomu, kto vedie: { $what }
ew-board-influence = { $camps ->
        [0] { $name }: vplyv { $influence } vďaka osadám
       *[other] { $name }: { $camps } { WORD("ew", "camp", $camps) }, vplyv { $influence }
    }
ew-board-leads = najväčší vplyv: { $names }
ew-board-token-down = žetón, ktorý ešte nikto nevidel
ew-board-village = osada hráča { $name } medzi { $hexes }
ew-board-juncture = styčný bod: { $hexes }
ew-board-move-from = Vyber tábor, ktorý sa presunie.
ew-board-move-to = Tábor na { $label } sa presúva: vyber kam.
ew-board-settle-hint = Vyber styčný bod pre svoju osadu.
ew-board-not-laid = Poradie hry, krajina a dosky megalitu prídu na rad, keď budú mať všetci vybrané.

## Megaliths and idols

ew-board-megaliths = Megality
ew-board-megaliths-note = sivé polia sú pre neutrálne; štyri do štvorca unesú ďalší
ew-board-cell = { $start ->
        [yes] začiatočné pole { $label } ({ WORD("ew", $tile) }), len pre neutrálne megality
       *[no] pole { $label } ({ WORD("ew", $tile) })
    }
ew-board-above = na štvorici pri { $label }, { $level }. poschodie
ew-board-above-pays = 2 body za každý vlastný megalit hneď pod ním, 1 za každý iný
ew-board-arrows = šípky ukazujú na { $cells }
ew-board-neutral = neutrálny megalit
ew-board-megalith-of = megalit hráča { $name }
ew-board-idols = Doska totemu
ew-board-climb = postúp sem
ew-board-track-note = { $track ->
        [sacrifice] za koľko je na konci zvyšná potrava a nástroje
       *[honor] tvoje miesto tu určuje, za koľko sú na konci pochované karty
    }
ew-board-level = { WORD("ew", $track) }, úroveň { $level }: { $lines }{ $there ->
        [0] { "" }
       *[other] ; je tu: { $names }
    }
ew-board-rank = { $rank ->
        [1] 1.
        [2] 2.
       *[other] Ostatní
    }

## A tribe

ew-board-own = Tvoj kmeň
ew-board-tribe = Kmeň hráča { $name }
ew-board-final = { $final } { WORD("ew", "point", $final) }, keby sa hra skončila teraz
ew-board-chief = Náčelník { WORD("ew", $chief) }: { $what }{ $ready ->
        [yes] ; raz, v ťahu, v ktorom náčelníka umiestniš
       *[no] ; náčelník je už umiestnený
    }
ew-board-figures = { $figures ->
        [0] Žiadna figúrka kmeňa
       *[other] { $figures } { WORD("ew", "tribe", $figures) }
    }{ $chief ->
        [yes] { " " }a náčelník na umiestnenie
       *[no] { " " }na umiestnenie
    }
ew-board-food = Potrava: { $food } z najviac { $limit }. Tábory, ktoré z dosky odídu, uvoľnia ďalšie miesto. Keď značka cestou nadol prejde cez ruku, prinesie 1 prácu.
ew-board-tools = Nástroje: { $tools } z najviac { $most }
ew-board-hand = Ruka, { $count }
ew-board-played = Zahrané v tomto ťahu
ew-board-ability = schopnosť karty „{ WORD("ew", $card) }“: { $what }{ $used ->
        [yes] ; použitá
       *[no] { "" }
    }
ew-board-eclipse-pile = Kôpka zatmenia, { $count }
ew-board-deck = Balíček { $deck }, odkladacia kôpka { $discard }
ew-board-deck-of = { $count ->
        [0] balíček: prázdny
       *[other] balíček: { $cards }, v neznámom poradí
    }
ew-board-burial = Pohrebisko, { $count }
ew-board-burial-note = boduje podľa stupnice cti
ew-board-herd = Zvieratá, { $count } do sád
ew-board-animals = { $what }; { $standing } do sady, použité { $tipped }
ew-board-villages = Osady, zostáva { $left }
ew-board-village-space = { $gone ->
        [yes] táto osada je už preč: pri každom zatmení { $what }
       *[no] osada; keď bude preč, pri každom zatmení: { $what }
    }
ew-board-megaliths-left = Megality, zostáva { $left }; berú sa zľava
ew-board-space = { $left ->
        [0] toto pole je prázdne
       *[other] { $left } { WORD("ew", "megalith", $left) }
    }{ $gives ->
        [yes] ; keď bude pole prázdne, pri každom zatmení: { $what }
       *[no] { "" }
    }
ew-board-slots = Polia pre posvätné kamene, obsadené { $stones }
ew-board-slot = pole { $number }: { $lines }
ew-board-counts = v ruke { $hand }, v balíčku { $deck }, na kôpke zatmenia { $pile }, pochované { $buried }
ew-board-discarded = Odhodené: { $cards }
ew-board-known = V ruke, známe všetkým: { $cards }
ew-board-shown = Pochované, známe všetkým: { $cards }
ew-board-side = { WORD("ew", $chief) }, strana { $side }: { $what }
ew-board-side-title = { WORD("ew", $chief) }, strana { $side }

# What an option brings is a guess here, no points at once.
ew-options-best = najlepší odhad prvý
ew-options-legend = Čísla: odhad, ako sa zmenia tvoje body na konci
ew-options-points = body na konci podľa odhadu
ew-hint-is = Solídny hráč by zvolil: { $what } ({ $gain } { WORD("ew", "point", $gain) } na konci podľa jeho odhadu)

## Decisions in the dock: what is answered with one click

ew-board-plan = { $plan ->
        [order] Všetko v tomto poradí ({ $count })
        [paying] Všetko v tomto poradí ({ $count }) a zaplatiť
        [unpaid] Všetko v tomto poradí, bez platenia
        [pile] Všetky karty na kôpku
       *[end] { $section ->
            [after] Ukončiť ťah
            [rest] Ukončiť ťah
           *[other] Ukončiť ťah, zvyšok nechať
        }
    }
ew-board-finish = { $section ->
        [top] { $first ->
            [yes] Stredná, dolná, ukončiť ťah
           *[no] Stredná, ukončiť ťah
        }
        [middle] { $first ->
            [yes] Stredná, dolná, ukončiť ťah
           *[no] Stredná, ukončiť ťah
        }
        [bottom] Dolná, ukončiť ťah
       *[rest] Odpočinok, ukončiť ťah
    }
ew-board-times = ×{ $times }: { $what }
ew-board-cards =
    { $count ->
        [one] zahraj { $count } kartu
        [few] zahraj všetky { $count } karty
       *[other] zahraj všetkých { $count } kariet
    } za { $labor } { WORD("ew", "labor", $labor, case: "acc") }
ew-board-cards-short =
    { $count ->
        [one] { $count } karta
        [few] všetky { $count } karty
       *[other] všetkých { $count } kariet
    }
ew-board-always = { $habit ->
        [tool] Vždy nástroj: nepýtať sa
        [draw] Vždy karta: nepýtať sa
       *[order] Vždy v tomto poradí: nepýtať sa
    }
ew-board-kept = { $habit ->
        [tool] Nástroje sa berú hneď.
        [draw] Karty sa ťahajú hneď.
       *[order] Zisky prichádzajú v poradí, ako sú vytlačené.
    }
ew-board-ask-again = Pýtať sa znova
ew-board-under-way = Potom sa pokračuje samo.
ew-board-stop = Zastaviť
ew-board-climb-to = { $track ->
        [sacrifice] Obety, úroveň { $level }
       *[honor] Česť, úroveň { $level }
    }
ew-board-region =
    { $region ->
        [picking] Tvoja voľba
        [columns] Stĺpce
        [display] Karty v ponuke
        [grounds] Lovisko
        [land] Krajina
        [stones] Kamene, sošky
        [own] Tvoj kmeň
       *[details] Tvoja doska
    }
