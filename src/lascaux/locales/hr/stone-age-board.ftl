# The board of Stone Age in the browser: what is new in one's own village, and what the signs mean.

sa-board-news = Novo:
sa-board-news-said = Novo u tvojem selu od tvojeg zadnjeg poteza: { $news }
sa-board-news-item =
    { $kind ->
        [fields] polja +{ $amount } { WORD("sa", "food", $amount) }
        [die] kocka: { sa-gain }
        [points] +{ $amount } { WORD("sa", "point", $amount) }
        [none] bez dobitka: { WORD("sa", $what) }
        [poor] { WORD("sa", $what) } se ne može platiti
        [fed] pojedeno hrane: { $amount }, ostaje { $left }
        [hungry] glad: -{ $amount } { WORD("sa", "point", $amount) }, sva hrana propada
        [hidden] skrivena karta
       *[gained] { $what ->
            [production] proizvodnja hrane +{ $amount }
           *[other] +{ sa-gain }
        }
    }

# A village that was opened, and the wheel of people

sa-board-open-village = Selo igrača { $seat }: { sa-board-count-cards }, { sa-board-count-buildings }. Otvori ga.
sa-board-open-own =
    Sve što imaš: { sa-board-count-cards }, { $total } { WORD("sa", "point", $total) } kad bi igra sada završila. Otvori.
sa-board-count-cards = { $cards } { WORD("sa", "card", $cards) }
sa-board-count-buildings = { $buildings } { WORD("sa", "building", $buildings) }
sa-board-kept = Karta je dala: { sa-board-brought }; na kraju: { sa-board-at-end }
sa-board-about = { $option }: oko { $amount } { WORD("sa", $what, $amount, case: "gen") }

## The key

sa-board-key =
    { $of ->
        [cards] Što znače karte
        [buildings] Što znače građevine
       *[villages] Što pokazuju sela
    }

# Cards

sa-board-key-price = Cijena: toliko bilo kojih resursa. Karta koju nitko ne kupi nakon kruga klizi udesno i pojeftini.
sa-board-key-halves = Gornja je polovica tvoja čim kupiš kartu, donja se broji na kraju igre.
sa-board-key-dice = Kocka za svakoga: baca se po jedna kocka za svakog igrača. Kupac uzima prvi, zatim ostali redom: 1 je drvo, 2 cigla, 3 kamen, 4 zlato, 5 alat, 6 proizvodnja hrane +1.
sa-board-key-gain = Toliko toga dobivaš.
sa-board-key-roll = Bacaš dvije kocke za ovaj resurs, kao da su ondje dva tvoja čovjeka. Tvoji alati mogu pomoći.
sa-board-key-points = Toliko bodova, odmah.
sa-board-key-draw = Skrivena karta: vidiš je samo ti. Na kraju ti se broji njezina donja polovica.
sa-board-key-tool = Alat: u svakom krugu povećava jedno bacanje. S brojem i riječju „jednom” povećava jedno bacanje u cijeloj igri.
sa-board-key-any = Bilo koja dva resursa: kartu zadržiš i uzmeš ih kad ti zatrebaju, jednom: u svojem potezu ili kad treba nahraniti ljude. Na kraju igre uzimaju se sami.
sa-board-key-green = Zeleno: jedan od osam znakova. Na kraju tvoji različiti znakovi donose svoj broj pomnožen sam sa sobom: 2 donose 4, 3 donose 9, 8 donosi 64. { $duplicates ->
        [second] Za ovim stolom znakovi koje imaš dvaput čine drugi niz, koji se kvadrira kao i prvi.
       *[point] Za ovim stolom svaki ponovljeni znak donosi još 1 bod.
    }
sa-board-key-farmer = Svaki farmer na kraju donosi tvoju proizvodnju hrane: uz ×2 dvaput.
sa-board-key-toolmaker = Svaki izrađivač alata na kraju donosi zbroj tvojih alata.
sa-board-key-builder = Svaki graditelj koliba na kraju donosi broj tvojih građevina.
sa-board-key-shaman = Svaki vrač na kraju donosi broj tvojih ljudi.

# Buildings

sa-board-key-worth = Koliko građevina donosi čim je sagradiš.
sa-board-key-cost = Plaćaš točno te resurse.
sa-board-key-number = Plaćaš toliko resursa u točno toliko različitih vrsta, po svojem izboru. Oni su bodovi: drvo 3, cigla 4, kamen 5, zlato 6. Zato uz zvijezdu stoje dva broja: najmanji i najveći.
sa-board-key-open = Plaćaš koliko god resursa želiš, od 1 do 7.
sa-board-key-left = Koliko građevina leži u ovoj hrpi. Igra završava kad se neka hrpa isprazni.

# Villages

sa-board-key-people = Ljudi, i koliko ih se u ovom krugu još može poslati.
sa-board-key-food = Hrana. Svaki čovjek na kraju kruga pojede 1; za hranu koja nedostaje plaćaš resurse ili gubiš 10 bodova.
sa-board-key-production = Proizvodnja hrane: toliko hrane prije obroka stiže s polja.
sa-board-key-resources = Resursi: njima se plaćaju karte i građevine. Svaki koji ostane na kraju vrijedi 1 bod.
sa-board-key-ready = Spreman alat. Njegov se broj jednom u krugu može dodati bacanju.
sa-board-key-used = Alat iskorišten u ovom krugu.
sa-board-key-none = Mjesto za alat.
sa-board-key-once = Alat za jedno bacanje; poslije ga više nema.
sa-board-key-choice = Karta koja još nije iskorištena: bilo koja dva resursa.
sa-board-key-signs = Zeleni znakovi na kartama i koliko je kojih.
sa-board-key-workers = Ljudi na kartama puta ono što broje. 2×5 na kraju donosi 10; 0×5 još ne donosi ništa.
sa-board-key-cards = Karte; s upitnikom i skrivena.
sa-board-key-houses = Građevine.

# Marks of all places

sa-board-key-glow = Svijetli: sada to možeš odabrati.
sa-board-key-dotted = Točkice uokolo: ondje se nešto dogodilo od tvojeg zadnjeg poteza.
sa-board-key-dashed = Isprekidan rub: tvoj čovjek ondje čeka jer najprije idu kocke ili se još ne može platiti.
sa-board-key-grey = Sivo: sada ti nije dostupno. Dodir ili klik kaže zašto.
sa-board-key-ring = Mjesto za jednog čovjeka.
sa-board-key-crossed = U ovom krugu ovamo više nitko ne može.
sa-board-key-press = Prstom: pritisni bilo što na trenutak i pročitaj što je to.
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
       *[other] još { $deck } { WORD("sa", "card", $deck) }
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
        [0] još do { $most }, ako želiš
       *[other] odaberi još { $least }
    }
sa-board-pay-only = može se platiti samo ovako
sa-board-pay-none =
    { $due ->
        [0] ništa ne nedostaje
        [one] nedostaje { $due } { WORD("sa", "food", $due) }, a nemaš dovoljno resursa
        [few] nedostaju { $due } { WORD("sa", "food", $due) }, a nemaš dovoljno resursa
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
sa-board-hungry =
    Na kraju kruga { $hunger ->
        [one] nedostaje
        [few] nedostaju
       *[other] nedostaje
    } { $hunger } { WORD("sa", "food", $hunger) } za { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry-you =
    Za tvoje ljude { $hunger ->
        [one] nedostaje
        [few] nedostaju
       *[other] nedostaje
    } { $hunger } { WORD("sa", "food", $hunger) }
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
