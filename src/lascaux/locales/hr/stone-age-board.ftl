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
       *[point] Za ovim stolom svaki znak koji već imaš donosi još 1 bod.
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
sa-board-key-food = Hrana. Svatko od ljudi na kraju kruga pojede 1; za hranu koja nedostaje plaćaš resurse ili gubiš 10 bodova.
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
