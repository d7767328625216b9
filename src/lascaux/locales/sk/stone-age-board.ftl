# The board of Stone Age in the browser: what things are called when they are pointed at, its few buttons,
# what is new in one's own village, and what the signs mean.

sa-board-phase =
    { $phase ->
        [setup] Príprava
        [placing] Rozmiestňovanie
        [using] Práca ľudí
        [feeding] Kŕmenie ľudí
       *[end] Koniec
    }
# What an option brings is a guess here, no points at once.
sa-options-best = najlepší odhad prvý
sa-options-legend = Čísla: odhad, ako sa zmenia tvoje body na konci
sa-options-points = body na konci podľa odhadu
sa-hint-is = Solídny hráč by zvolil: { $what } ({ $gain } { WORD("sa", "point", $gain) } na konci podľa jeho odhadu)
sa-board-round = Kolo { $round }
sa-board-start = { $seat } začína toto kolo
sa-board-deck =
    { $deck ->
        [0] nezostáva žiadna karta (ak sa teraz nejaká kúpi, je toto posledné kolo)
        [one] zostáva { $deck } karta
        [few] zostávajú { $deck } karty
       *[other] zostáva { $deck } kariet
    }
sa-board-smallest =
    { $left ->
        [0] jedna kôpka stavieb je prázdna (toto je posledné kolo)
       *[other] najmenšia kôpka: { $left } { WORD("sa", "building", $left) }
    }
sa-board-ends = Hra sa končí, keď sa minú karty alebo je jedna kôpka stavieb prázdna.
sa-board-supply = Zostáva v zásobe
sa-board-areas = Oblasti plánu
sa-board-area-places = Miesta
sa-board-area-market = Karty, stavby
sa-board-area-village = Tvoja dedina
sa-board-market-cards = Karty
sa-board-market-buildings = Stavby
sa-board-open = na výber: { $open }
sa-board-hint-click =
    { $by ->
        [finger] Ťukni
       *[mouse] Klikni
    }
sa-board-hint-place = { sa-board-hint-click } na svietiace miesto, kartu alebo stavbu a pošli tam ľudí.
sa-board-hint-use = { sa-board-hint-click } na svietiace miesto, kde majú tvoji ľudia začať pracovať, alebo na svietiacu kartu či stavbu, ktorú chceš zaplatiť.
sa-board-hint-buy = { sa-board-hint-click } na svietiacu kartu alebo stavbu, ktorú chceš zaplatiť.
sa-board-hint-wait = Ostatní pracujú. { sa-board-hint-look }
sa-board-hint-look =
    { $by ->
        [finger] Podrž na čomkoľvek chvíľu prst a prečítaš si, čo to je.
       *[mouse] Ukáž na čokoľvek a prečítaš si, čo to je.
    }
sa-board-brings-long =
    { $place ->
        [hunt] kocka za každého človeka; za každé 2 oká 1 potrava
        [forest] kocka za každého človeka; za každé 3 oká 1 drevo
        [clay_pit] kocka za každého človeka; za každé 4 oká 1 hlina
        [quarry] kocka za každého človeka; za každých 5 ôk 1 kameň
        [river] kocka za každého človeka; za každých 6 ôk 1 zlato
        [tool_maker] nástroj: raz za kolo zlepší hod
        [hut] dvaja ľudia jedného hráča privedú tretieho
       *[field] o jednu potravu viac v každom kole
    }
sa-board-room =
    { $rings ->
        [0] miesto pre všetkých
       *[other] miesto pre { $rings } { WORD("sa", "person", $rings, case: "acc") }
    }
sa-board-people-of = { $seat }: { $people }
sa-board-may-go = môžeš poslať { $numbers }
sa-board-may-use = využi to teraz
sa-board-may-buy = teraz to môžeš zaplatiť
sa-board-waits =
    { $rule ->
        [SA-RUL-11] tvoj človek čaká: zatiaľ na to nemáš
       *[other] tvoj človek čaká, kým nedohádžeš
    }
sa-board-fresh = od tvojho ťahu sa tu niečo stalo
sa-board-closed =
    { $rule ->
        [SA-PLC-11] v tomto kole sem už nikto nemôže: z dielne, chatrče a poľa možno využiť len dve
        [SA-PLC-12] v tomto kole sem už nikto nemôže: z dvoch hráčov tu smie byť len jeden
        [SA-PLC-13] v tomto kole sem už nikto nemôže: z troch hráčov tu smú byť len dvaja
       *[other] v tomto kole sem už nikto nemôže
    }
sa-board-how-many = Koľko ľudí? ({ WORD("sa", $place) })
sa-board-close = Zavrieť
sa-board-cost = { $cost } { WORD("sa", "resource", $cost, case: "acc") }
sa-board-at-once =
    { $effect ->
        [dice] Kocka pre každého
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] 2 kocky na { WORD("sa", $what, case: "acc") }
        [draw] Skrytá karta
        [one_use] Nástroj { $amount }, raz
       *[choice] { $amount } { WORD("sa", "resource", $amount) } podľa výberu, raz
    }
sa-board-brought =
    { $effect ->
        [dice] kocka pre každého
        [draw] skrytá karta
        [one_use] nástroj { $amount }, raz
        [choice] { $amount } { WORD("sa", "resource", $amount) } podľa výberu, raz
       *[other] { sa-board-at-once }
    }
sa-board-at-end =
    { $scores ->
        [farmer] { $times } × úroda
        [toolmaker] { $times } × nástroje
        [builder] { $times } × stavby
        [shaman] { $times } × ľudia
       *[other] { WORD("sa", $scores) }
    }
sa-board-points = { $times } { WORD("sa", "point", $times) }
sa-board-at-end-long =
    { $scores ->
        [farmer] { sa-board-points } za každý stupeň úrody
        [toolmaker] { sa-board-points } za každý stupeň tvojich nástrojov
        [builder] { sa-board-points } za každú tvoju stavbu
        [shaman] { sa-board-points } za každého tvojho človeka
       *[other] zelený znak { WORD("sa", $scores) }; za rôzne znaky je ich počet na druhú
    }
sa-board-card = Karta za { sa-board-cost }. Hneď: { sa-board-at-once }. Na konci: { sa-board-at-end-long }
sa-board-no-card = Karta tu nie je
sa-board-building =
    { $kind ->
        [fixed] Stavba za{ sa-amounts }: { $points } { WORD("sa", "point", $points) }
        [number] Stavba za { $least } { WORD("sa", "resource", $least, case: "acc") } { $kinds ->
            [1] jedného druhu
           *[other] { $kinds } rôznych druhov
        }: { $spread ->
            [0] { $low } { WORD("sa", "point", $low) }
           *[other] { $low } až { $high } { WORD("sa", "point", $high) } podľa toho, čo zaplatíš
        }
       *[open] Stavba za { $least } až { $most } { WORD("sa", "resource", $most, case: "acc") } akýchkoľvek druhov: { $low } až { $high } { WORD("sa", "point", $high) } podľa toho, čo zaplatíš
    }
sa-board-building-left =
    { $left ->
        [1] posledná
       *[other] zostáva { $left }
    }
sa-board-building-down =
    { $left ->
        [0] Táto kôpka je prázdna
       *[other] { $left } lícom nadol
    }
sa-board-amount = { $count } { WORD("sa", $what, $count) }
sa-board-roll = { $seat } hádže na { WORD("sa", $what, case: "acc") }
sa-board-roll-rule =
    { $divisor ->
        [one] za každé oko
        [few] za každé { $divisor } oká
       *[other] za každých { $divisor } ôk
    } 1 { WORD("sa", $what) }
sa-board-roll-sum = { $dice } = { $sum }
sa-board-roll-sum-tools = { $dice } + { $added } = { $sum }
sa-board-roll-yields = { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-missing = { GENDER("sa", $what) ->
        [m] na ďalší
        [f] na ďalšiu
       *[n] na ďalšie
    } { WORD("sa", $what, case: "acc") } chýba { $missing }
sa-board-tools = Pridaj nástroje
sa-board-tool = Nástroj { $value }
sa-board-once = Jednorazový nástroj { $value }
sa-board-tool-gives = { $value }: s ním { $sum }, to je { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-take = Vziať { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-roll-use = Pridať { $pips } a vziať { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-rolled = { $seat } hádže { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    } a dostáva { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-board-rolled-open = { $seat } hádže na { WORD("sa", $what, case: "acc") }: { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    }
sa-board-rolled-for-all = { $seat } hádže pre všetkých: { $dice }
sa-board-rolled-tools =
    { $count ->
        [1] , pridáva nástroj { $tools }
       *[other] , pridáva nástroje { $tools }
    }
sa-board-die = Kocka { $value }
sa-board-dice = Kocka pre každého
sa-board-dice-rule = Vezmi si jednu kocku a čo prináša; ďalší hráč berie zo zvyšných.
sa-board-die-gives =
    { $gives ->
        [0] nič
       *[other] { $what ->
            [production] úroda +1
           *[other] 1 { WORD("sa", $what) }
        }
    }
sa-board-pay = Zaplať za { WORD("sa", $place, case: "acc") }
sa-board-pay-card = karta ti hneď prinesie: { sa-board-brought }, na konci: { sa-board-at-end }
sa-board-pay-feed = Nakŕm svojich ľudí
sa-board-pay-take = Vezmi si suroviny podľa výberu
sa-board-pay-feed-by = { $seat } kŕmi svojich ľudí
sa-board-pay-take-by = { $seat } si berie suroviny podľa výberu
sa-board-pay-later = Teraz nie
sa-board-pay-by = { $seat } platí za { WORD("sa", $place, case: "acc") }
sa-board-pay-due =
    { $least ->
        [0] môžeš vybrať ešte najviac { $most }
       *[other] treba vybrať { $least }
    }
sa-board-pay-only = zaplatiť sa dá jediným spôsobom
sa-board-pay-none =
    { $due ->
        [0] nič nechýba
        [one] chýba { $due } potrava a nemáš dosť surovín
        [few] chýbajú { $due } potravy a nemáš dosť surovín
       *[other] chýba { $due } potravy a nemáš dosť surovín
    }
sa-board-pay-range = treba vybrať { $least } až { $most }
sa-board-pay-kinds =
    { $kinds ->
        [1] všetko jedného druhu
       *[other] { $kinds } rôznych druhov
    }
sa-board-paid = už zaplatené: { $paid }
sa-board-pay-add =
    { $open ->
        [0] { WORD("sa", $resource) }: vybrané { $chosen }, máš { $held }
       *[other] { WORD("sa", $resource) }: vybrané { $chosen }, máš { $held }; vyber ďalšie
    }
sa-board-pay-less = ubrať: { WORD("sa", $resource) }
sa-board-pay-now = Zaplatiť
sa-board-pay-now-points = Zaplatiť a získať { $points } { WORD("sa", "point", $points, case: "acc") }
sa-board-take-now = Vziať
sa-board-own = Čo máš
sa-board-village = Dedina hráča { $seat }
sa-board-people = { $people } { WORD("sa", "person", $people) }: { $hand } poruke, { $placed } v práci
sa-board-stock = { WORD("sa", $what) }: { $count }
sa-board-production = úroda: { $count } { WORD("sa", "food", $count) } na konci každého kola
sa-board-fed = Najedia sa všetci: { $food } + { $harvest } { WORD("sa", "food", $harvest) } pre { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry =
    { $hunger ->
        [one] Na konci kola chýba { $hunger } potrava
        [few] Na konci kola chýbajú { $hunger } potravy
       *[other] Na konci kola chýba { $hunger } potravy
    } pre { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry-you =
    { $hunger ->
        [one] Tvojim ľuďom chýba { $hunger } potrava
        [few] Tvojim ľuďom chýbajú { $hunger } potravy
       *[other] Tvojim ľuďom chýba { $hunger } potravy
    }
sa-board-tool-slot =
    { $state ->
        [none] tu zatiaľ nástroj nie je
        [used] nástroj { $value }, v tomto kole použitý
       *[ready] nástroj { $value }, pripravený
    }
sa-board-one-use-slot = jednorazový nástroj { $value }
sa-board-choice = karta: vezmi si raz akékoľvek 2 suroviny, vo svojom ťahu alebo keď máš nakŕmiť svojich ľudí; na konci sa vezmú samy
sa-board-symbols = Zelené karty
sa-board-symbol = { WORD("sa", $symbol) }: { $count }
sa-board-workers = Ľudia na kartách
sa-board-worker =
    { $worker ->
        [farmer] roľníci: { $count }, krát úroda { $factor }
        [toolmaker] nástrojári: { $count }, krát nástroje { $factor }
        [builder] stavitelia: { $count }, krát stavby { $factor }
       *[shaman] šamani: { $count }, krát ľudia { $factor }
    }
sa-board-secret = skrytá karta
sa-board-secret-own = skrytá karta: { sa-board-at-end-long }
sa-board-buildings = { $count } { WORD("sa", "building", $count) }
sa-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
sa-board-projection =
    { $over ->
        [0] Keby sa hra skončila teraz: { $total } { WORD("sa", "point", $total) }
       *[other] Rozpis: { $total } { WORD("sa", "point", $total) }
    }
sa-board-line =
    { $line ->
        [track] získané počas hry
        [green] zelené znaky, na druhú
        [duplicates] opakované zelené
        [farmers] roľníci × úroda
        [toolmakers] nástrojári × nástroje
        [builders] stavitelia × stavby
        [shamans] šamani × ľudia
        [choice] karta voľby, zatiaľ nepoužitá
       *[resources] zvyšné suroviny
    }

sa-board-news = Nové:
sa-board-news-said = Nové v tvojej dedine od tvojho ťahu: { $news }
sa-board-news-item =
    { $kind ->
        [fields] polia +{ $amount } { WORD("sa", "food", $amount) }
        [die] kocka: { sa-gain }
        [points] +{ $amount } { WORD("sa", "point", $amount) }
        [none] nič nepribudlo: { WORD("sa", $what) }
        [poor] nemáš na { WORD("sa", $what, case: "acc") }
        [fed] zjedené: { $amount } { WORD("sa", "food", $amount) }, zostáva { $left }
        [hungry] hlad: -{ $amount } { WORD("sa", "point", $amount) }, všetka potrava preč
        [hidden] skrytá karta
       *[gained] { $what ->
            [production] úroda +{ $amount }
           *[other] +{ sa-gain }
        }
    }

# A village that was opened, and the wheel of people

sa-board-open-village = Dedina hráča { $seat }: { sa-board-count-cards }, { sa-board-count-buildings }. Otvoriť.
sa-board-open-own = Všetko, čo máš: { sa-board-count-cards }, { $total } { WORD("sa", "point", $total) }, keby sa hra skončila teraz. Otvoriť.
sa-board-count-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kariet
    }
sa-board-count-buildings = { $buildings } { WORD("sa", "building", $buildings) }
sa-board-kept = Hneď: { sa-board-brought }; na konci: { sa-board-at-end }
sa-board-about = { $option }: asi { $amount } { WORD("sa", $what, $amount) }

## The key

sa-board-key =
    { $of ->
        [cards] Čo znamenajú karty
        [buildings] Čo znamenajú stavby
       *[villages] Čo ukazujú dediny
    }

# Cards

sa-board-key-price = Cena: toľko surovín akýchkoľvek druhov. Karta, ktorú nikto nekúpi, sa po kole posunie doprava a zlacnie.
sa-board-key-halves = Hornú polovicu dostaneš hneď pri kúpe karty, dolná sa počíta na konci hry.
sa-board-key-dice = Kocka pre každého: hodí sa kocka za každého hráča. Kupujúci si jednu vezme prvý, potom postupne ostatní: 1 je drevo, 2 hlina, 3 kameň, 4 zlato, 5 nástroj, 6 úroda +1.
sa-board-key-gain = Toľko kusov dostaneš.
sa-board-key-roll = Hodíš na túto surovinu dvoma kockami, akoby tam boli dvaja tvoji ľudia. Nástroje ti môžu pomôcť.
sa-board-key-points = Toľko bodov, hneď.
sa-board-key-draw = Skrytá karta: vidíš ju len ty. Jej dolná polovica sa ti započíta na konci.
sa-board-key-tool = Nástroj: v každom kole zlepší jeden hod. S číslom a slovom „raz“ zlepší jeden hod za celú hru.
sa-board-key-any = Akékoľvek dve suroviny: kartu si necháš a suroviny si vezmeš, keď ich budeš potrebovať, raz: vo svojom ťahu alebo keď máš nakŕmiť svojich ľudí. Na konci hry sa vezmú samy.
sa-board-key-green = Zelená: jeden z ôsmich znakov. Na konci je za rôzne znaky ich počet na druhú: za 2 sú 4 body, za 3 je 9, za 8 je 64. { $duplicates ->
        [second] Pri tomto stole tvoria znaky, ktoré máš dvakrát, druhý rad, ktorý sa umocní na druhú rovnako ako prvý.
       *[point] Pri tomto stole je každý ďalší kus znaku, ktorý už máš, za 1 bod.
    }
sa-board-key-farmer = Každý roľník ti na konci prinesie toľko bodov, aká je tvoja úroda: pri ×2 dvakrát toľko.
sa-board-key-toolmaker = Každý nástrojár ti na konci prinesie toľko bodov, aký je súčet tvojich nástrojov.
sa-board-key-builder = Každý staviteľ ti na konci prinesie toľko bodov, koľko máš stavieb.
sa-board-key-shaman = Každý šaman ti na konci prinesie toľko bodov, koľko máš ľudí.

# Buildings

sa-board-key-worth = Koľko bodov dá stavba hneď, ako ju postavíš.
sa-board-key-cost = Zaplatíš presne tieto suroviny.
sa-board-key-number = Zaplatíš toľko surovín presne toľkých rôznych druhov a vyberieš si ich. Z nich sú body: drevo 3, hlina 4, kameň 5, zlato 6. Preto sú pri hviezde dve čísla: najmenšie a najväčšie.
sa-board-key-open = Zaplatíš toľko surovín, koľko chceš, od 1 do 7.
sa-board-key-left = Koľko stavieb leží v tejto kôpke. Keď je niektorá kôpka prázdna, hra sa končí.

# Villages

sa-board-key-people = Ľudia a koľkých z nich možno v tomto kole ešte poslať do práce.
sa-board-key-food = Potrava. Každý človek zje na konci kola 1; za chýbajúcu zaplatíš surovinami, alebo stratíš 10 bodov.
sa-board-key-production = Úroda: toľko potravy príde z polí pred jedlom.
sa-board-key-resources = Suroviny: platia sa nimi karty a stavby. Každá, ktorá na konci zostane, je za 1 bod.
sa-board-key-ready = Pripravený nástroj. Jeho číslo možno v kole pripočítať k jednému hodu.
sa-board-key-used = Nástroj použitý v tomto kole.
sa-board-key-none = Miesto pre nástroj.
sa-board-key-once = Nástroj na jeden hod; potom je preč.
sa-board-key-choice = Karta, ktorá čaká na použitie: akékoľvek dve suroviny.
sa-board-key-signs = Zelené znaky na kartách a koľko ich je z každého.
sa-board-key-workers = Ľudia na kartách, krát to, čo počítajú. 2×5 je na konci za 10; 0×5 zatiaľ za nič.
sa-board-key-cards = Karty; s otáznikom tá skrytá.
sa-board-key-houses = Stavby.

# Marks of all places

sa-board-key-glow = Svieti: teraz to môžeš vybrať.
sa-board-key-dotted = Bodky okolo: od tvojho ťahu sa tu niečo stalo.
sa-board-key-dashed = Prerušovaný okraj: tvoj človek tam čaká, lebo sa najprv hádže, alebo na to zatiaľ nemáš.
sa-board-key-grey = Sivé: teraz nedostupné. Ťuknutím alebo kliknutím zistíš prečo.
sa-board-key-ring = Miesto pre jedného človeka.
sa-board-key-crossed = V tomto kole sem už nikto nemôže.
sa-board-key-press = Prstom: na čomkoľvek chvíľu podrž a prečítaš si, čo to je.
