# Endless Winter's board in the browser: what things are called when they are pointed at, and the few buttons on it.

ew-board-may = { $what } – teď: { $may }
ew-board-thing = { WORD("ew", $name) }: { $lines }

## Where the game stands

ew-board-order = Pořadí hry
ew-board-order-of = { $place }. v pořadí hry: { $name }; toto místo dá při zatmění: { $what }
ew-board-seat = { $name }: potrava { $food }, nástroje { $tools }, zbylé tábory { $camps }, karty v ruce { $hand }, práce { $labor }. Otevře desku hráče.
ew-board-now = Co se děje teď
ew-board-step = { $step ->
        [culture] Karty kultury, figurka
        [top] { $at ->
            [none] Vrchní sekce
           *[other] { WORD("ew", $at) }, vrchní sekce
        }
        [middle] Prostřední sekce
        [bottom] Spodní sekce
        [after] Poslední schopnosti
        [rest] Odpočinek
        [effect] Efekt
        [pile] Hromádka zatmění
        [track] Pořadí hry
        [cards] Karty zatmění
        [lands] Krajina
       *[board] Vlastní deska
    }
ew-board-eclipse-step = { $step ->
        [track] { $name } získává, co je vedle žetonu v pořadí hry.
        [cards] { $name } používá jednu po druhé schopnosti zatmění karet ze své hromádky.
        [lands] { $name } získává odměnu z každého hexu, kde nikdo nemá větší vliv.
       *[board] { $name } získává, co na desce odkryly osady a megality, a boduje své posvátné kameny.
    }
ew-board-labors = Práce při zatmění v novém pořadí hry
ew-board-labor-of = { $name } ukazuje { $labor } { WORD("ew", "labor", $labor, case: "acc") }
ew-board-hint = Na to, co svítí, lze kliknout. Ukaž na cokoli a přečteš si, co to dělá.
ew-board-hint-look = Ukaž na cokoli a přečteš si, co to dělá.
ew-board-build = Vyber svítící místo pro megalit.
ew-board-lesser = Vzít místo toho něco menšího
ew-board-reading = Vysvětlit
ew-board-reading-long = : klepnutí jen řekne, co to je
ew-board-key = Symboly?
ew-board-wordy = Slova
ew-board-wordy-long = : efekty slovy vedle symbolů
ew-board-legend = Co znamenají symboly
ew-board-icon = { $icon ->
        [labor] práce, vedle je kolik
        [food] potrava
        [food_max] potrava až po tvůj limit
        [tool] nástroj
        [idol] soška: o úroveň výš na stupnici totemu
        [megalith] umísti megalit
        [extra] další megalit tam, kam ukazuje šipka
        [draw] dober si kartu
        [pay_discard] odhoď kartu z ruky
        [vp] body
        [camp] umísti tábor na počáteční hex
        [move] přesuň tábor o jeden hex
        [village] založ osadu
        [stone] vezmi si posvátný kámen za cenu jeho pole
        [culture] vezmi si kartu kultury
        [tribe_hand] vezmi si kartu kmene do ruky
        [tribe_discard] vezmi si kartu kmene na odkládací hromádku
        [bury] pohřbi kartu: boduje na konci
        [reveal] otoč na loviště zvíře
        [animal_grounds] vezmi si zvíře z loviště
        [animal_deck] vezmi si vrchní zvíře z balíčku
        [tip] použij zvíře a získej jeho odměnu; odejde ze své sady
        [eclipse] funguje při zatmění, z hromádky zatmění
        [initiate] funguje jen ve sloupku Rituál
        [develop] funguje jen ve sloupku Rozvoj
        [migrate] funguje jen ve sloupku Migrace
        [hunt] funguje jen ve sloupku Lov
        [pay_food_tool] zaplať, co je vlevo, za to, co je vpravo
        [food_tool] jedno z toho
       *[if_buried_vp] jen pokud máš tolik toho, co je v rámečku
    }
ew-board-piece = { $piece ->
        [camp] tábor: 1 vliv na svém hexu; číslo udává víc
        [village] osada: 2 vlivy na každém ze svých tří hexů
        [lead] tady vede a při zatmění získá odměnu z hexu
       *[chief] náčelník ve sloupku; obyčejné figurky jsou figurky kmene
    }
ew-board-areas = Oblasti stolu
ew-board-area = { $area ->
        [board] Plán
        [display] Karty, zvířata
        [land] Krajina
        [stones] Kameny, sošky
        [own] Tvůj kmen
       *[others] Ostatní
    }
ew-board-open = k výběru: { $open }

## Labor

ew-board-meter = Práce
ew-board-labor = { $labor } { WORD("ew", "labor", $labor) } k dispozici v tomto tahu
ew-board-play = { WORD("ew", $card) }
ew-board-use = schopnost: { WORD("ew", $card) }
ew-board-spend = za { $food } { WORD("ew", "food", $food, case: "acc") }
ew-board-no-source = další práci už vzít není kde

## The main board

ew-board-section = { $row ->
        [top] Opakovaně
        [middle] Jednou
       *[bottom] Kdo je tu první
    }
ew-board-row-of = { WORD("ew", $column) }, { $row ->
        [top] vrchní sekce, dokud máš čím platit
        [middle] prostřední sekce, jednou
       *[bottom] spodní sekce, jen pro první figurku v kole
    }: { $what }
ew-board-place = { WORD("ew", $figure) } { $at ->
        [rest] na pole odpočinku
       *[other] do sloupku { WORD("ew", $at) }
    }
ew-board-figure = { $figure ->
        [chief] Náčelník
       *[tribe] Figurka
    } hráče { $name }{ $first ->
        [yes] , v tomto kole tu první
       *[no] { "" }
    }
ew-board-rest = { $labor } { WORD("ew", "labor", $labor) } do pořadí hry za každou figurku
ew-board-rest-gives = { $number }. při odpočinku: { $what }
ew-board-rest-token = { WORD("ew", $token) }, pro prvního, kdo odpočívá: { $what }
ew-board-culture = Karty kultury
ew-board-culture-deck = V balíčku { $era ->
        [1] I. éry
       *[other] II. éry
    } ještě { $count }
ew-board-piles = Karty kmene
ew-board-pile = { $what }; zbývá { $count }
ew-board-grounds = Loviště
ew-board-animals-left = { $count } { WORD("ew", "animal", $count) } v balíčku
ew-board-reveal = Otočit zvíře
ew-board-wild-short = přidá se k libovolné sadě
ew-board-wild-sign = žolík
ew-board-stones = { $era ->
        [1] Posvátné kameny I. éry
       *[other] Posvátné kameny II. éry
    }
ew-board-stones-note = { $era ->
        [1] berou se ve sloupku Rozvoj, od 1. kola
       *[other] berou se ve sloupku Rozvoj, od 3. kola
    }

## The land

ew-board-hex = { WORD("ew", $land) } { $label }
ew-board-base = tady tábory začínají; vedle osada stát nesmí
ew-board-pays = při zatmění dá tomu, kdo vede: { $what }
ew-board-influence = { $camps ->
        [0] { $name }: vliv { $influence } díky osadám
       *[other] { $name }: { $camps } { WORD("ew", "camp", $camps) }, vliv { $influence }
    }
ew-board-leads = největší vliv: { $names }
ew-board-token-down = žeton, který ještě nikdo neviděl
ew-board-village = osada hráče { $name } mezi { $hexes }
ew-board-juncture = spojnice: { $hexes }
ew-board-move-from = Vyber tábor, který se přesune.
ew-board-move-to = Tábor na { $label } se přesouvá: vyber kam.
ew-board-settle-hint = Vyber spojnici pro svou osadu.
ew-board-not-laid = Pořadí hry, krajina a desky megalitu se vyloží, až budou mít všichni vybráno.

## Megaliths and idols

ew-board-megaliths = Megality
ew-board-megaliths-note = šedá pole jsou pro neutrální; čtyři do čtverce unesou další
ew-board-cell = { $start ->
        [yes] počáteční pole { $label } ({ WORD("ew", $tile) }), jen pro neutrální megality
       *[no] pole { $label } ({ WORD("ew", $tile) })
    }
ew-board-above = na čtveřici u { $label }, { $level }. patro
ew-board-above-pays = 2 body za každý vlastní megalit hned pod ním, 1 za každý jiný
ew-board-arrows = šipky ukazují na { $cells }
ew-board-neutral = neutrální megalit
ew-board-megalith-of = megalit hráče { $name }
ew-board-idols = Deska totemu
ew-board-climb = postup sem
ew-board-track-note = { $track ->
        [sacrifice] za kolik je na konci zbylá potrava a nástroje
       *[honor] tvoje místo tady určuje, za kolik jsou na konci pohřbené karty
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

ew-board-own = Tvůj kmen
ew-board-tribe = Kmen hráče { $name }
ew-board-final = { $final } { WORD("ew", "point", $final) }, kdyby hra skončila teď
ew-board-chief = Náčelník { WORD("ew", $chief) }: { $what }{ $ready ->
        [yes] ; jednou, v tahu, ve kterém náčelníka umístíš
       *[no] ; náčelník už je umístěný
    }
ew-board-figures = { $figures ->
        [0] Žádná figurka kmene
       *[other] { $figures } { WORD("ew", "tribe", $figures) }
    }{ $chief ->
        [yes] { " " }a náčelník k umístění
       *[no] { " " }k umístění
    }
ew-board-food = Potrava: { $food } z nejvýš { $limit }. Tábory, které z desky odejdou, uvolní další místo. Když ukazatel cestou dolů překročí ruku, přinese 1 práci.
ew-board-tools = Nástroje: { $tools } z nejvýš { $most }
ew-board-hand = Ruka, { $count }
ew-board-played = Zahráno v tomto tahu
ew-board-ability = schopnost karty „{ WORD("ew", $card) }“: { $what }{ $used ->
        [yes] ; použitá
       *[no] { "" }
    }
ew-board-eclipse-pile = Hromádka zatmění, { $count }
ew-board-deck = Balíček { $deck }, odkládací hromádka { $discard }
ew-board-deck-of = { $count ->
        [0] balíček: prázdný
       *[other] balíček: { $cards }, v neznámém pořadí
    }
ew-board-burial = Pohřebiště, { $count }
ew-board-burial-note = boduje podle stupnice cti
ew-board-herd = Zvířata, { $count } do sad
ew-board-animals = { $what }; { $standing } do sady, použitá { $tipped }
ew-board-villages = Osady, zbývá { $left }
ew-board-village-space = { $gone ->
        [yes] tato osada už je pryč: v každém zatmění { $what }
       *[no] osada; až bude pryč, v každém zatmění: { $what }
    }
ew-board-megaliths-left = Megality, zbývá { $left }; berou se zleva
ew-board-space = { $left ->
        [0] toto pole je prázdné
       *[other] { $left } { WORD("ew", "megalith", $left) }
    }{ $gives ->
        [yes] ; až bude pole prázdné, v každém zatmění: { $what }
       *[no] { "" }
    }
ew-board-slots = Pole pro posvátné kameny, obsazená { $stones }
ew-board-slot = pole { $number }: { $lines }
ew-board-counts = v ruce { $hand }, v balíčku { $deck }, na hromádce zatmění { $pile }, pohřbené { $buried }
ew-board-discarded = Odhozené: { $cards }
ew-board-known = V ruce, známé všem: { $cards }
ew-board-shown = Pohřbené, známé všem: { $cards }
ew-board-side = { WORD("ew", $chief) }, strana { $side }: { $what }
ew-board-side-title = { WORD("ew", $chief) }, strana { $side }

# What an option brings is a guess here, no points at once.
ew-options-best = nejdřív nejlepší odhad
ew-options-legend = Čísla: odhad, jak se změní tvoje body na konci
ew-options-points = body na konci podle odhadu
ew-hint-is = Solidní hráč by zvolil: { $what } ({ $gain } { WORD("ew", "point", $gain) } na konci podle jeho odhadu)

## Decisions in the dock: what is answered with one click

ew-board-plan = { $plan ->
        [order] Vše v tomto pořadí ({ $count })
        [paying] Vše v tomto pořadí ({ $count }) a zaplatit
        [unpaid] Vše v tomto pořadí, bez placení
        [pile] Všechny karty na hromádku
       *[end] { $section ->
            [after] Ukončit tah
            [rest] Ukončit tah
           *[other] Ukončit tah, zbytek nechat
        }
    }
ew-board-finish = { $section ->
        [top] { $first ->
            [yes] Prostřední, spodní, ukončit tah
           *[no] Prostřední, ukončit tah
        }
        [middle] { $first ->
            [yes] Prostřední, spodní, ukončit tah
           *[no] Prostřední, ukončit tah
        }
        [bottom] Spodní, ukončit tah
       *[rest] Odpočinek, ukončit tah
    }
ew-board-times = ×{ $times }: { $what }
ew-board-cards =
    { $count ->
        [one] zahraj { $count } kartu
        [few] zahraj všechny { $count } karty
       *[other] zahraj všech { $count } karet
    } za { $labor } { WORD("ew", "labor", $labor, case: "acc") }
ew-board-cards-short =
    { $count ->
        [one] { $count } karta
        [few] všechny { $count } karty
       *[other] všech { $count } karet
    }
ew-board-always = { $habit ->
        [tool] Vždy nástroj: neptat se
        [draw] Vždy karta: neptat se
       *[order] Vždy v tomto pořadí: neptat se
    }
ew-board-kept = { $habit ->
        [tool] Nástroje se berou hned.
        [draw] Karty se dobírají hned.
       *[order] Zisky přicházejí v pořadí, jak jsou vytištěné.
    }
ew-board-ask-again = Ptát se znovu
ew-board-under-way = Potom se pokračuje samo.
ew-board-stop = Zastavit
ew-board-climb-to = { $track ->
        [sacrifice] Obětiny, úroveň { $level }
       *[honor] Čest, úroveň { $level }
    }
ew-board-region =
    { $region ->
        [picking] Tvá volba
        [columns] Sloupky
        [display] Vyložené karty
        [grounds] Loviště
        [land] Krajina
        [stones] Kameny, sošky
        [own] Tvůj kmen
       *[details] Tvá deska
    }
