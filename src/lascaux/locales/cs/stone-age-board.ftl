# The board of Stone Age in the browser: what things are called when they are pointed at, its few buttons,
# what is new in one's own village, and what the signs mean.

sa-board-phase =
    { $phase ->
        [setup] Příprava
        [placing] Rozmísti lidi
        [using] Nech lidi pracovat
        [feeding] Nakrm lidi
       *[end] Konec
    }
# What an option brings is a guess here, no points at once.
sa-options-best = nejdřív nejlepší odhad
sa-options-legend = Čísla: odhad, jak se změní tvoje body na konci
sa-options-points = body na konci podle odhadu
sa-hint-is = Solidní hráč by zvolil: { $what } ({ $gain } { WORD("sa", "point", $gain) } na konci podle jeho odhadu)
sa-board-round = Kolo { $round }
sa-board-start = { $seat } začíná toto kolo
sa-board-deck =
    { $deck ->
        [0] žádná karta nezbývá (pokud se teď nějaká koupí, je tohle poslední kolo)
        [one] zbývá { $deck } karta
        [few] zbývají { $deck } karty
       *[other] zbývá { $deck } karet
    }
sa-board-smallest =
    { $left ->
        [0] jeden sloupek staveb je prázdný (tohle je poslední kolo)
       *[other] nejmenší sloupek: { $left } { WORD("sa", "building", $left) }
    }
sa-board-ends = Hra končí, když dojdou karty nebo je jeden sloupek staveb prázdný.
sa-board-supply = Zbývá v zásobě
sa-board-areas = Oblasti plánu
sa-board-area-places = Místa
sa-board-area-market = Karty, stavby
sa-board-area-village = Tvoje vesnice
sa-board-market-cards = Karty
sa-board-market-buildings = Stavby
sa-board-open = { $open } k dispozici
sa-board-hint-click =
    { $by ->
        [finger] Klepni
       *[mouse] Klikni
    }
sa-board-hint-place = { sa-board-hint-click } na svítící místo, kartu nebo stavbu a pošli tam lidi.
sa-board-hint-use = { sa-board-hint-click } na svítící místo, kde mají tvoji lidé začít pracovat, nebo na svítící kartu či stavbu, kterou chceš zaplatit.
sa-board-hint-buy = { sa-board-hint-click } na svítící kartu nebo stavbu, kterou chceš zaplatit.
sa-board-hint-wait = Ostatní pracují. { sa-board-hint-look }
sa-board-hint-look =
    { $by ->
        [finger] Podrž na čemkoli chvilku prst a přečteš si, co to je.
       *[mouse] Ukaž na cokoli a přečteš si, co to je.
    }
sa-board-brings-long =
    { $place ->
        [hunt] kostka za každého člověka; za každá 2 oka 1 potrava
        [forest] kostka za každého člověka; za každá 3 oka 1 dřevo
        [clay_pit] kostka za každého člověka; za každá 4 oka 1 hlína
        [quarry] kostka za každého člověka; za každých 5 ok 1 kámen
        [river] kostka za každého člověka; za každých 6 ok 1 zlato
        [tool_maker] nástroj: jednou za kolo zlepší hod
        [hut] dva lidé jednoho hráče přivedou třetího
       *[field] o jednu potravu víc v každém kole
    }
sa-board-room =
    { $rings ->
        [0] místo pro všechny
       *[other] místo pro { $rings } { WORD("sa", "person", $rings, case: "acc") }
    }
sa-board-people-of = { $seat }: { $people }
sa-board-may-go = můžeš poslat { $numbers }
sa-board-may-use = využij to teď
sa-board-may-buy = teď to můžeš zaplatit
sa-board-waits =
    { $rule ->
        [SA-RUL-11] tvůj člověk čeká: zatím na to nemáš
       *[other] tvůj člověk čeká, až dohážeš
    }
sa-board-fresh = od tvého tahu se tu něco stalo
sa-board-closed =
    { $rule ->
        [SA-PLC-11] v tomto kole už sem nikdo nemůže: z dílny, chýše a pole lze využít jen dvě místa
        [SA-PLC-12] v tomto kole už sem nikdo nemůže: ze dvou hráčů tu smí být jen jeden
        [SA-PLC-13] v tomto kole už sem nikdo nemůže: ze tří hráčů tu smějí být jen dva
       *[other] v tomto kole už sem nikdo nemůže
    }
sa-board-how-many = Kolik lidí? ({ WORD("sa", $place) })
sa-board-close = Zavřít
sa-board-cost = { $cost } { WORD("sa", "resource", $cost, case: "acc") }
sa-board-at-once =
    { $effect ->
        [dice] Kostka pro každého
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] 2 kostky na { WORD("sa", $what, case: "acc") }
        [draw] Skrytá karta
        [one_use] Nástroj { $amount }, jednou
       *[choice] { $amount } { WORD("sa", "resource", $amount) } dle výběru, jednou
    }
sa-board-brought =
    { $effect ->
        [dice] kostka pro každého
        [draw] skrytá karta
        [one_use] nástroj { $amount }, jednou
        [choice] { $amount } { WORD("sa", "resource", $amount) } dle výběru, jednou
       *[other] { sa-board-at-once }
    }
sa-board-at-end =
    { $scores ->
        [farmer] { $times } × úroda
        [toolmaker] { $times } × nástroje
        [builder] { $times } × stavby
        [shaman] { $times } × lidé
       *[other] { WORD("sa", $scores) }
    }
sa-board-points = { $times } { WORD("sa", "point", $times) }
sa-board-at-end-long =
    { $scores ->
        [farmer] { sa-board-points } za každý stupeň úrody
        [toolmaker] { sa-board-points } za každý stupeň tvých nástrojů
        [builder] { sa-board-points } za každou tvou stavbu
        [shaman] { sa-board-points } za každého tvého člověka
       *[other] zelený znak „{ WORD("sa", $scores) }“; různé znaky bodují svůj počet na druhou
    }
sa-board-card = Karta za { sa-board-cost }. Hned: { sa-board-brought }. Na konci: { sa-board-at-end-long }
sa-board-no-card = Karta tu není
sa-board-building =
    { $kind ->
        [fixed] Stavba za{ sa-amounts }: { $points } { WORD("sa", "point", $points) }
        [number] Stavba za { $least } { WORD("sa", "resource", $least, case: "acc") } { $kinds ->
            [1] jednoho druhu
           *[other] { $kinds } různých druhů
        }: { $spread ->
            [0] { $low } { WORD("sa", "point", $low) }
           *[other] { $low } až { $high } { WORD("sa", "point", $high) } podle toho, co zaplatíš
        }
       *[open] Stavba za { $least } až { $most } { WORD("sa", "resource", $most, case: "acc") } jakýchkoli druhů: { $low } až { $high } { WORD("sa", "point", $high) } podle toho, co zaplatíš
    }
sa-board-building-left =
    { $left ->
        [1] poslední
       *[other] zbývá { $left }
    }
sa-board-building-down =
    { $left ->
        [0] Tento sloupek je prázdný
       *[other] { $left } lícem dolů
    }
sa-board-amount = { $count } { WORD("sa", $what, $count) }
sa-board-roll = { $seat } hází na { WORD("sa", $what, case: "acc") }
sa-board-roll-rule =
    { $divisor ->
        [one] za každé oko
        [few] za každá { $divisor } oka
       *[other] za každých { $divisor } ok
    } 1 { WORD("sa", $what) }
sa-board-roll-sum = { $dice } = { $sum }
sa-board-roll-sum-tools = { $dice } + { $added } = { $sum }
sa-board-roll-yields = { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-missing = na další { WORD("sa", $what, case: "acc") } chybí { $missing }
sa-board-tools = Přidej nástroje
sa-board-tool = Nástroj { $value }
sa-board-once = Jednorázový nástroj { $value }
sa-board-tool-gives = { $value }: s ním { $sum }, to je { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-take = Vzít { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-roll-use = Přidat { $pips } a vzít { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-rolled = { $seat } hází { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    } a dostává { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-board-rolled-open = { $seat } hází na { WORD("sa", $what, case: "acc") }: { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    }
sa-board-rolled-for-all = { $seat } hází { $dice }, kostku pro každého
sa-board-rolled-tools =
    { $count ->
        [1] , přidává nástroj { $tools }
       *[other] , přidává nástroje { $tools }
    }
sa-board-die = Kostka s { $value }
sa-board-dice = Kostka pro každého
sa-board-dice-rule = Vezmi si jednu kostku a co přináší; další hráč bere ze zbylých.
sa-board-die-gives =
    { $gives ->
        [0] nic
       *[other] { $what ->
            [production] úroda +1
           *[other] 1 { WORD("sa", $what) }
        }
    }
sa-board-pay = Zaplať za { WORD("sa", $place, case: "acc") }
sa-board-pay-card = karta ti hned přinese: { sa-board-brought }; na konci: { sa-board-at-end }
sa-board-pay-feed = Nakrm své lidi
sa-board-pay-take = Vezmi si suroviny dle výběru
sa-board-pay-feed-by = { $seat } krmí své lidi
sa-board-pay-take-by = { $seat } si bere suroviny dle výběru
sa-board-pay-later = Teď ne
sa-board-pay-by = { $seat } platí za { WORD("sa", $place, case: "acc") }
sa-board-pay-due =
    { $least ->
        [0] můžeš vybrat ještě až { $most }
       *[other] zbývá vybrat { $least }
    }
sa-board-pay-only = zaplatit jde jediným způsobem
sa-board-pay-none =
    { $due ->
        [0] nic nechybí
        [one] chybí { $due } potrava a nemáš dost surovin
        [few] chybějí { $due } potravy a nemáš dost surovin
       *[other] chybí { $due } potravy a nemáš dost surovin
    }
sa-board-pay-range = zbývá vybrat { $least } až { $most }
sa-board-pay-kinds =
    { $kinds ->
        [1] vše jednoho druhu
       *[other] ze { $kinds } různých druhů
    }
sa-board-paid = už zaplaceno: { $paid }
sa-board-pay-add =
    { $open ->
        [0] { WORD("sa", $resource) }: vybráno { $chosen }, máš { $held }
       *[other] { WORD("sa", $resource) }: vybráno { $chosen }, máš { $held }; vyber další
    }
sa-board-pay-less = ubrat: { WORD("sa", $resource) }
sa-board-pay-now = Zaplatit
sa-board-pay-now-points = Zaplatit a získat { $points } { WORD("sa", "point", $points, case: "acc") }
sa-board-take-now = Vzít
sa-board-own = Co máš
sa-board-village = Vesnice hráče { $seat }
sa-board-people = { $people } { WORD("sa", "person", $people) }: { $hand } po ruce, { $placed } v práci
sa-board-stock = { WORD("sa", $what) }: { $count }
sa-board-production = úroda: { $count } { WORD("sa", "food", $count) } na konci každého kola
sa-board-fed = Najedí se všichni: { $food } + { $harvest } { WORD("sa", "food", $harvest) } pro { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry =
    { $hunger ->
        [one] Na konci kola chybí { $hunger } potrava
        [few] Na konci kola chybějí { $hunger } potravy
       *[other] Na konci kola chybí { $hunger } { WORD("sa", "food", $hunger) }
    } pro { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry-you =
    { $hunger ->
        [one] Tvým lidem chybí { $hunger } potrava
        [few] Tvým lidem chybějí { $hunger } potravy
       *[other] Tvým lidem chybí { $hunger } potravy
    }
sa-board-tool-slot =
    { $state ->
        [none] tady zatím nástroj není
        [used] nástroj { $value }, v tomto kole použitý
       *[ready] nástroj { $value }, připravený
    }
sa-board-one-use-slot = jednorázový nástroj { $value }
sa-board-choice = karta: vezmi si jednou jakékoli 2 suroviny, ve svém tahu nebo když máš nakrmit své lidi; na konci se vezmou samy
sa-board-symbols = Zelené karty
sa-board-symbol = { WORD("sa", $symbol) }: { $count }
sa-board-workers = Lidé na kartách
sa-board-worker =
    { $worker ->
        [farmer] zemědělci: { $count }, krát úroda { $factor }
        [toolmaker] nástrojaři: { $count }, krát nástroje { $factor }
        [builder] stavitelé: { $count }, krát stavby { $factor }
       *[shaman] šamani: { $count }, krát lidé { $factor }
    }
sa-board-secret = skrytá karta
sa-board-secret-own = skrytá karta: { sa-board-at-end-long }
sa-board-buildings = { $count } { WORD("sa", "building", $count) }
sa-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
sa-board-projection =
    { $over ->
        [0] Kdyby hra skončila teď: { $total } { WORD("sa", "point", $total) }
       *[other] Z čeho se skládají: { $total } { WORD("sa", "point", $total) }
    }
sa-board-line =
    { $line ->
        [track] získáno během hry
        [green] zelené znaky, na druhou
        [duplicates] opakované zelené
        [farmers] zemědělci × úroda
        [toolmakers] nástrojaři × nástroje
        [builders] stavitelé × stavby
        [shamans] šamani × lidé
        [choice] karta volby, zatím nepoužitá
       *[resources] zbylé suroviny
    }
sa-board-news = Nové:
sa-board-news-said = Nové v tvé vesnici od tvého tahu: { $news }
sa-board-news-item =
    { $kind ->
        [fields] pole +{ $amount } { WORD("sa", "food", $amount) }
        [die] kostka: { sa-gain }
        [points] +{ $amount } { WORD("sa", "point", $amount) }
        [none] nic nepřibylo: { WORD("sa", $what) }
        [poor] nemáš na { WORD("sa", $what, case: "acc") }
        [fed] snědeno { $amount } { WORD("sa", "food", $amount) }, zbývá { $left }
        [hungry] hlad: -{ $amount } { WORD("sa", "point", $amount) }, veškerá potrava pryč
        [hidden] skrytá karta
       *[gained] { $what ->
            [production] úroda +{ $amount }
           *[other] +{ sa-gain }
        }
    }

# A village that was opened, and the wheel of people

sa-board-open-village = Vesnice hráče { $seat }: { sa-board-count-cards }, { sa-board-count-buildings }. Otevřít.
sa-board-open-own = Všechno, co máš: { sa-board-count-cards }, { $total } { WORD("sa", "point", $total) }, kdyby hra skončila teď. Otevřít.
sa-board-count-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
sa-board-count-buildings = { $buildings } { WORD("sa", "building", $buildings) }
sa-board-kept = Hned: { sa-board-brought }; na konci: { sa-board-at-end }
sa-board-about = { $option }: asi { $amount } { WORD("sa", $what, $amount) }

## The key

sa-board-key =
    { $of ->
        [cards] Co znamenají karty
        [buildings] Co znamenají stavby
       *[villages] Co ukazují vesnice
    }

# Cards

sa-board-key-price = Cena: tolik surovin jakýchkoli druhů. Karta, kterou nikdo nekoupí, se po kole posune doprava a zlevní.
sa-board-key-halves = Horní polovinu dostaneš hned při koupi karty, dolní se počítá na konci hry.
sa-board-key-dice = Kostka pro každého: hodí se kostka za každého hráče. Kupující si jednu vezme první, pak postupně ostatní: 1 je dřevo, 2 hlína, 3 kámen, 4 zlato, 5 nástroj, 6 úroda +1.
sa-board-key-gain = Tolik kusů dostaneš.
sa-board-key-roll = Hodíš na tuto surovinu dvěma kostkami, jako by tam byli dva tvoji lidé. Nástroje ti mohou pomoct.
sa-board-key-points = Tolik bodů, hned.
sa-board-key-draw = Skrytá karta: vidíš ji jen ty. Její dolní polovina se ti započítá na konci.
sa-board-key-tool = Nástroj: v každém kole zlepší jeden hod. S číslem a slovem „jednou“ zlepší jeden hod za celou hru.
sa-board-key-any = Jakékoli dvě suroviny: kartu si necháš a suroviny vezmeš, až je budeš potřebovat, jednou: ve svém tahu, nebo když máš nakrmit své lidi. Na konci hry se vezmou samy.
sa-board-key-green = Zelená: jeden z osmi znaků. Na konci boduje počet tvých různých znaků na druhou: 2 jsou za 4, 3 za 9, 8 za 64. { $duplicates ->
        [second] U tohoto stolu tvoří znaky, které máš dvakrát, druhou řadu, která se také umocní.
       *[point] U tohoto stolu je každý další kus znaku, který už máš, za 1 bod.
    }
sa-board-key-farmer = Každý zemědělec je na konci za tolik bodů, kolik máš úrody: s ×2 dvakrát.
sa-board-key-toolmaker = Každý nástrojař je na konci za součet tvých nástrojů.
sa-board-key-builder = Každý stavitel je na konci za počet tvých staveb.
sa-board-key-shaman = Každý šaman je na konci za počet tvých lidí.

# Buildings

sa-board-key-worth = Za kolik bodů je stavba, jakmile ji postavíš.
sa-board-key-cost = Zaplatíš přesně tyto suroviny.
sa-board-key-number = Zaplatíš tolik surovin přesně tolika různých druhů a vybereš si je. Z nich jsou body: dřevo 3, hlína 4, kámen 5, zlato 6. Proto jsou u hvězdy dvě čísla: nejmenší a největší.
sa-board-key-open = Zaplatíš tolik surovin, kolik chceš, od 1 do 7.
sa-board-key-left = Kolik staveb leží v tomto sloupku. Když je některý sloupek prázdný, hra končí.

# Villages

sa-board-key-people = Lidé a kolik z nich lze v tomto kole ještě poslat do práce.
sa-board-key-food = Potrava. Každý člověk sní na konci kola 1; za chybějící zaplatíš surovinami, nebo ztratíš 10 bodů.
sa-board-key-production = Úroda: tolik potravy přijde z polí před jídlem.
sa-board-key-resources = Suroviny: platí se jimi karty a stavby. Každá, která na konci zbude, je za 1 bod.
sa-board-key-ready = Připravený nástroj. Jeho číslo lze v kole přičíst k jednomu hodu.
sa-board-key-used = Nástroj použitý v tomto kole.
sa-board-key-none = Místo pro nástroj.
sa-board-key-once = Nástroj na jeden hod; pak je pryč.
sa-board-key-choice = Karta, která čeká na použití: jakékoli dvě suroviny.
sa-board-key-signs = Zelené znaky na kartách a kolik jich od každého je.
sa-board-key-workers = Lidé na kartách, krát to, co počítají. 2×5 je na konci za 10; 0×5 zatím za nic.
sa-board-key-cards = Karty; s otazníkem ta skrytá.
sa-board-key-houses = Stavby.

# Marks of all places

sa-board-key-glow = Svítí: teď to můžeš vybrat.
sa-board-key-dotted = Tečky kolem: od tvého tahu se tu něco stalo.
sa-board-key-dashed = Přerušovaný okraj: tvůj člověk tam čeká, protože se nejdřív hází, nebo na to zatím nemáš.
sa-board-key-grey = Šedé: teď nedostupné. Klepnutím nebo kliknutím zjistíš proč.
sa-board-key-ring = Místo pro jednoho člověka.
sa-board-key-crossed = V tomto kole sem už nikdo nemůže.
sa-board-key-press = Prstem: na čemkoli chvilku podrž a přečteš si, co to je.
