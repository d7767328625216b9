# The boards in the browser: what pieces are called when they are pointed at, and the few buttons on them.

## All boards

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }

## Kingdomino Origins

ko-board-territory = Teritorij igrača { $seat }, najviše { $size } puta { $size } polja
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: prazno
ko-board-craters = { $craters } { WORD("ko", "crater", $craters) }
ko-board-fires = { $fires } { WORD("ko", "fire", $fires) }
ko-board-lava = lava s { $fires } { WORD("ko", "fire", $fires, case: "ins") }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Domino { $domino }: { $left } / { $right }
ko-board-domino-of = Domino { $domino }: { $left } / { $right }; poglavica: { $seat }
ko-board-turn = Okreni
ko-board-turn-key = R
ko-board-place = Postavi ovdje
ko-board-hold = Pokaži na polje koje svijetli i položi domino onamo. Okreće ga R ili kotačić.
ko-board-hold-touch = Dodirni polje koje svijetli i položi domino onamo.
ko-board-pick = Odaberi jedno od polja koja svijetle.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] za bilo koga iz hrpe:{ " " }
       *[other] za { WORD("ko", $person, case: "acc") }:{ " " }
    }{ $missing ->
        [1] još jedan resurs, druge vrste.
       *[other] odaberi { $missing } { WORD("ko", "resource", $missing) } različitih vrsta, bilo kojim redom.
    }
ko-board-chosen = Odabrano: { $tokens }.
ko-board-pay-now = Plati
ko-board-picked = odabrano za plaćanje
ko-board-price = Može se platiti samo ovako: { $tokens }
ko-board-token = { WORD("ko", $resource) } na { $at }
ko-board-cancel = Odustani
ko-board-enlarge = Prikaži teritorij igrača { $seat }, { $points } { WORD("ko", "point", $points) }
ko-board-back = Natrag na svoj teritorij
ko-board-to-place = Za postavljanje
ko-board-to-choose = Na izboru
ko-board-next = sljedeći
ko-board-nothing-to-place = Još ništa
ko-board-all-placed = Sve postavljeno
ko-board-last-turn = Nema više domina: posljednji potez
ko-board-size = Teritorij { $wide } x { $tall }, najviše { $size } x { $size }
ko-board-supply =
    { $box ->
        [one] U kutiji { $box } domino
        [few] U kutiji { $box } domina
       *[other] U kutiji { $box } domina
    }
ko-board-lava-left = Preostala lava
ko-board-lava-of = { $tokens } x { ko-board-lava }
ko-board-cave = Špilja
ko-board-stack =
    { $stack ->
        [one] { $stack } osoba u hrpi
        [few] { $stack } osobe u hrpi
       *[other] { $stack } osoba u hrpi
    }
ko-board-open = Ovdje nema nikoga
ko-board-copies = { $count } x
ko-board-totems = Totemi
ko-board-totem = Totem { WORD("ko", $resource, case: "gen") }, { $points } { WORD("ko", "point", $points) }
ko-board-totem-free = ničiji
ko-board-others = Ostali teritoriji
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }

## Stone Age

sa-board-phase =
    { $phase ->
        [setup] Priprema
        [placing] Postavljanje
        [using] Korištenje
        [feeding] Hranjenje
       *[end] Kraj
    }
# What an option brings is a guess here, no points at once.
sa-options-best = najprije najbolja procjena
sa-options-legend = Brojevi: procjena kako se mijenjaju tvoji bodovi na kraju
sa-options-points = bodovi na kraju, po procjeni
sa-hint-is = Potez solidnog igrača: { $what } (po procjeni { $gain } na kraju)
sa-board-round = { $round }. krug
sa-board-start = Ovaj krug počinje { $seat }
sa-board-deck =
    { $deck ->
        [0] karata više nema (ako se sada kupi ijedna, ovo je posljednji krug)
       *[other] preostalo { $deck } { WORD("sa", "card", $deck) }
    }
sa-board-smallest =
    { $left ->
        [0] jedna je hrpa građevina prazna (ovo je posljednji krug)
       *[other] najmanja hrpa: { $left } { WORD("sa", "building", $left) }
    }
sa-board-ends = Igra završava kad ponestane karata ili se isprazni neka hrpa građevina.
sa-board-supply = Preostala zaliha

sa-board-areas = Dijelovi ploče
sa-board-area-places = Mjesta
sa-board-area-market = Karte, građevine
sa-board-area-village = Tvoje selo
sa-board-market-cards = Karte
sa-board-market-buildings = Građevine
sa-board-open = otvoreno: { $open }

sa-board-hint-click =
    { $by ->
        [finger] Dodirni
       *[mouse] Klikni na
    }
sa-board-hint-place = { sa-board-hint-click } mjesto, kartu ili građevinu koja svijetli i pošalji ljude onamo.
sa-board-hint-use = { sa-board-hint-click } mjesto koje svijetli i iskoristi svoje ljude ondje, ili plati kartu ili građevinu koja svijetli.
sa-board-hint-buy = { sa-board-hint-click } kartu ili građevinu koja svijetli i plati je.
sa-board-hint-wait = Ostali su na poslu. { sa-board-hint-look }
sa-board-hint-look =
    { $by ->
        [finger] Pritisni bilo što na trenutak i pročitaj što je to.
       *[mouse] Pokaži na bilo što i pročitaj što je to.
    }

sa-board-brings-long =
    { $place ->
        [hunt] po kocka za svakog čovjeka; svake 2 točkice donose 1 hranu
        [forest] po kocka za svakog čovjeka; svake 3 točkice donose 1 drvo
        [clay_pit] po kocka za svakog čovjeka; svake 4 točkice donose 1 ciglu
        [quarry] po kocka za svakog čovjeka; svakih 5 točkica donosi 1 kamen
        [river] po kocka za svakog čovjeka; svakih 6 točkica donosi 1 zlato
        [tool_maker] alat: jednom u krugu povećava bacanje
        [hut] dva čovjeka istog igrača dovode trećega
       *[field] jedna hrana više u svakom krugu
    }
sa-board-room =
    { $rings ->
        [0] mjesta ima za sve
       *[other] mjesta ima za { $rings } { WORD("sa", "person", $rings, case: "acc") }
    }
sa-board-people-of = { $seat }: { $people }
sa-board-may-go = možeš poslati { $numbers }
sa-board-may-use = iskoristi sada
sa-board-may-buy = sada to možeš platiti
sa-board-waits =
    { $rule ->
        [SA-RUL-11] tvoj čovjek čeka: to još ne možeš platiti
       *[other] tvoj čovjek čeka dok se ne bace tvoje kocke
    }
sa-board-fresh = ovdje se nešto dogodilo od tvojeg zadnjeg poteza
sa-board-closed =
    { $rule ->
        [SA-PLC-11] u ovom krugu ovamo više nitko ne može: od alatnice, kolibe i polja mogu se koristiti samo dva mjesta
        [SA-PLC-12] u ovom krugu ovamo više nitko ne može: od dvoje igrača smije samo jedan
        [SA-PLC-13] u ovom krugu ovamo više nitko ne može: od troje igrača smije samo dvoje
       *[other] u ovom krugu ovamo više nitko ne može
    }
sa-board-how-many = Koliko ljudi { WORD("sa", $place, form: "short", case: "acc") }?
sa-board-close = Zatvori

sa-board-cost = { $cost } { WORD("sa", "resource", $cost) }
sa-board-at-once =
    { $effect ->
        [dice] Kocka za svakoga
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] 2 kocke za { WORD("sa", $what, case: "acc") }
        [draw] Skrivena karta
        [one_use] Alat vrijednosti { $amount }, jednom
       *[choice] { $amount } { WORD("sa", "resource", $amount) } po izboru, jednom
    }
sa-board-brought =
    { $effect ->
        [dice] kocka za svakoga
        [draw] skrivena karta
        [one_use] alat vrijednosti { $amount }, jednom
        [choice] { $amount } { WORD("sa", "resource", $amount) } po izboru, jednom
       *[other] { sa-board-at-once }
    }
sa-board-at-end =
    { $scores ->
        [farmer] { $times } × proizvodnja hrane
        [toolmaker] { $times } × alati
        [builder] { $times } × građevine
        [shaman] { $times } × ljudi
       *[other] { WORD("sa", $scores) }
    }
sa-board-points = { $times } { WORD("sa", "point", $times) }
sa-board-at-end-long =
    { $scores ->
        [farmer] { sa-board-points } za svaku jedinicu proizvodnje hrane
        [toolmaker] { sa-board-points } za svaku točkicu na tvojim alatima
        [builder] { sa-board-points } za svaku tvoju građevinu
        [shaman] { sa-board-points } za svakog tvojeg čovjeka
       *[other] zeleni znak { WORD("sa", $scores) }; različiti znakovi donose kvadrat svojeg broja
    }
sa-board-card = Karta za { sa-board-cost }. Odmah: { sa-board-at-once }. Na kraju: { sa-board-at-end-long }
sa-board-no-card = Ovdje nema karte
sa-board-building =
    { $kind ->
        [fixed] Građevina za{ sa-amounts }: { $points } { WORD("sa", "point", $points) }
        [number] Građevina za { $least } { WORD("sa", "resource", $least) } { $kinds ->
            [1] iste vrste
           *[other] u { $kinds } { WORD("sa", "kind", $kinds, case: "acc") }
        }: { $spread ->
            [0] { $low } { WORD("sa", "point", $low) }
           *[other] { $low } do { $high } { WORD("sa", "point", $high) }, prema tome čime platiš
        }
       *[open] Građevina za { $least } do { $most } bilo kojih resursa: { $low } do { $high } { WORD("sa", "point", $high) }, prema tome čime platiš
    }
sa-board-building-left =
    { $left ->
        [1] posljednja
       *[other] preostalo { $left }
    }
sa-board-building-down =
    { $left ->
        [0] Ova je hrpa prazna
       *[other] licem dolje: { $left }
    }
sa-board-amount = { $count } { WORD("sa", $what, $count) }

sa-board-roll = { $seat } baca kocke za { WORD("sa", $what, case: "acc") }
sa-board-roll-rule = 1 { WORD("sa", $what) } na { $divisor } { WORD("sa", "pip", $divisor, case: "acc") }
sa-board-roll-sum = { $dice } = { $sum }
sa-board-roll-sum-tools = { $dice } + { $added } = { $sum }
sa-board-roll-yields = { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-missing =
    još { $missing } do { GENDER("sa", $what) ->
        [f] sljedeće
       *[other] sljedećeg
    } { WORD("sa", $what, case: "gen") }
sa-board-tools = Dodaj alate
sa-board-tool = Alat { $value }
sa-board-once = Jednokratni alat { $value }
sa-board-tool-gives = { $value }: s njim { $sum }, to jest { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-take = Uzmi { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-roll-use = Dodaj { $pips } i uzmi { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-rolled = { $seat } baca { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    } i dobiva { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-board-rolled-open = { $seat } baca { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    } za { WORD("sa", $what, case: "acc") }
sa-board-rolled-for-all = { $seat } baca { $dice }, kocka za svakoga
sa-board-rolled-tools =
    { $count ->
        [1] , dodaje alat vrijednosti { $tools }
       *[other] , dodaje alate vrijednosti { $tools }
    }
sa-board-die = Kocka { $value }

sa-board-dice = Kocka za svakoga
sa-board-dice-rule = Uzmi jednu kocku i ono što donosi; sljedeći igrač uzima od ostalih.
sa-board-die-gives =
    { $gives ->
        [0] ništa
       *[other] { $what ->
            [production] proizvodnja hrane +1
            [tool] alat
           *[other] 1 { WORD("sa", $what) }
        }
    }

sa-board-pay = Plati { WORD("sa", $place, case: "acc") }
sa-board-pay-card = karta ti donosi: { sa-board-brought }; na kraju: { sa-board-at-end }
sa-board-pay-feed = Nahrani svoje ljude
sa-board-pay-take = Uzmi resurse po izboru
sa-board-pay-feed-by = { $seat } hrani ljude
sa-board-pay-take-by = { $seat } uzima resurse po izboru
sa-board-pay-later = Ne sada
sa-board-pay-by = { $seat } plaća { WORD("sa", $place, case: "acc") }
sa-board-pay-due =
    { $least ->
        [0] još { $most }, ako želiš
       *[other] odaberi još { $least }
    }
sa-board-pay-only = može se platiti samo ovako
sa-board-pay-none =
    { $due ->
        [0] ništa ne nedostaje
       *[other] nedostaje { $due } { WORD("sa", "food", $due) }, a nemaš dovoljno resursa
    }
sa-board-pay-range = odaberi { $least } do { $most }
sa-board-pay-kinds =
    { $kinds ->
        [1] sve iste vrste
       *[other] u { $kinds } { WORD("sa", "kind", $kinds, case: "acc") }
    }
sa-board-paid = već plaćeno: { $paid }
sa-board-pay-add =
    { $open ->
        [0] { WORD("sa", $resource) }: odabrano { $chosen }, imaš { $held }
       *[other] { WORD("sa", $resource) }: odabrano { $chosen }, imaš { $held }; odaberi još
    }
sa-board-pay-less = { WORD("sa", $resource) }: jedan manje
sa-board-pay-now = Plati
sa-board-pay-now-points = Plati i osvoji { $points } { WORD("sa", "point", $points) }
sa-board-take-now = Uzmi

sa-board-own = Što imaš
sa-board-village = Selo igrača { $seat }
sa-board-people = { $people } { WORD("sa", "person", $people) }: na raspolaganju { $hand }, na poslu { $placed }
sa-board-stock = { WORD("sa", $what) }: { $count }
sa-board-production = proizvodnja hrane: { $count } { WORD("sa", "food", $count) } na kraju svakog kruga
sa-board-fed = Svi će jesti: hrana { $food } + { $harvest }, za { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry = Na kraju kruga nedostaje { $hunger } { WORD("sa", "food", $hunger) } za { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry-you = Za tvoje ljude nedostaje { $hunger } { WORD("sa", "food", $hunger) }
sa-board-tool-slot =
    { $state ->
        [none] ovdje još nema alata
        [used] alat vrijednosti { $value }, u ovom krugu iskorišten
       *[ready] alat vrijednosti { $value }, spreman
    }
sa-board-one-use-slot = jednokratni alat vrijednosti { $value }
sa-board-choice = karta: uzmi bilo koja 2 resursa, jednom, u svojem potezu ili kad treba nahraniti ljude; na kraju se uzimaju sami
sa-board-symbols = Zelene karte
sa-board-symbol = { WORD("sa", $symbol) }: { $count }
sa-board-workers = Ljudi na kartama
sa-board-worker =
    { $worker ->
        [farmer] farmeri: { $count }, puta proizvodnja hrane { $factor }
        [toolmaker] izrađivači alata: { $count }, puta alati { $factor }
        [builder] graditelji koliba: { $count }, puta građevine { $factor }
       *[shaman] vračevi: { $count }, puta ljudi { $factor }
    }
sa-board-secret = skrivena karta
sa-board-secret-own = skrivena karta: { sa-board-at-end-long }
sa-board-buildings = { $count } { WORD("sa", "building", $count) }
sa-board-cards = { $count } { WORD("sa", "card", $count) }
sa-board-projection =
    { $over ->
        [0] Kad bi igra sada završila: { $total } { WORD("sa", "point", $total) }
       *[other] Odakle dolaze: { $total } { WORD("sa", "point", $total) }
    }
sa-board-line =
    { $line ->
        [track] bodovi tijekom igre
        [green] zeleni znakovi, na kvadrat
        [duplicates] zeleni duplikati
        [farmers] farmeri × proizvodnja hrane
        [toolmakers] izrađivači alata × alati
        [builders] graditelji koliba × građevine
        [shamans] vračevi × ljudi
        [choice] karta po izboru, još neiskorištena
       *[resources] preostali resursi
    }
