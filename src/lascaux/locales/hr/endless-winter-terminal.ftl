# Endless Winter in the terminal: short words for narrow columns, and what can be typed.

ew-head =
    { $phase ->
        [setup] Endless Winter: postavljanje
        [action] Endless Winter: faza akcija
        [eclipse] { $step ->
            [track] Endless Winter: pomrčina, redoslijed
            [cards] Endless Winter: pomrčina, karte
            [lands] Endless Winter: pomrčina, krajolik
            [board] Endless Winter: pomrčina, vlastita ploča
           *[none] Endless Winter: pomrčina
        }
        [preparation] Endless Winter: priprema
       *[end] Endless Winter: kraj
    }
ew-now = { $round }. krug od 4: { $order }
ew-column-points = bod
ew-column-final = kraj
ew-column-food = hrana
ew-column-tools = alati
ew-column-figures = figu
ew-column-camps = tabo
ew-column-villages = sela
ew-column-megaliths = mega
ew-column-sacrifice = žrtv
ew-column-honor = čast
ew-column-cards = r/š/odb
ew-column-pile = hrpa
ew-column-buried = grob
ew-row-figures = figure
ew-row-culture = kultura
ew-row-piles = pleme
ew-row-grounds = životinje
ew-row-deck = { $things } (u špilu { $left })
ew-row-stones = kamenovi
ew-row-hand = ruka
ew-row-played = odigrano
ew-row-animals = vlastite
ew-row-tipped = zakrenuto
ew-row-own-stones = kamenovi
ew-row-pile = hrpa
ew-row-villages = sela
ew-row-tokens = žetoni
ew-short-stone = { WORD("ew", $stone, form: "short") }
ew-short-place = { WORD("ew", $figure, form: "short") } { WORD("ew", $at, form: "short", case: "acc") }
ew-short-at =
    { $at ->
        [rest] odmor
       *[other] { WORD("ew", $at) }
    }
ew-brief-row = { $least }+: { $points }
ew-brief-village-by-terrain = { $points } za svako selo uz { TEXT($of, form: "acc") }
ew-brief-camp-terrain-variety = { $points } za svaki krajolik s taborom
ew-brief-megalith-on-board = { $points } za svaki megalit na ploči
ew-brief-megalith-tiles = pločice s megalitom: { $table }
ew-brief-each-tile = { $points } za svaku pločicu s megalitom
ew-brief-buried-cards = pokopane karte: { $table }
ew-brief-megalith-upper = { $points } za svaki megalit povrh drugih
ew-brief-idol-levels =
    { $levels ->
        [1] { $points } za svaku razinu idola
        [one] { $points } za svaku { $levels } razinu idola
        [few] { $points } za svake { $levels } razine idola
       *[other] { $points } za svakih { $levels } razina idola
    }
ew-brief-tipped-variety = { $points } za svaku zakrenutu vrstu
ew-brief-tipped-species = zakrenuto, { $of }: { $table }
ew-brief-tipped-two-species =
    { $counted ->
        [sum] zakrenuto, { $of } zajedno: { $table }
       *[pairs] zakrenuti parovi, { $of }: { $table }
    }
ew-short-play = odigraj: { WORD("ew", $card) }
ew-short-labor = odigraj: { WORD("ew", $card) } ({ $labor })
ew-short-move = { $origin } na { $goal }
ew-short-bury = { WORD("ew", $card) }, { WORD("ew", $zone) }
ew-short-build =
    { $level ->
        [1] { $label } { $reward }
       *[other] povrh na { $label }: { $points } { WORD("ew", "point", $points) }
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
        [food] hran{ $amount }
        [tool] alat{ $amount }
        [idol] idol{ $amount }
        [labor] rad{ $amount }
        [vp] bod{ $amount }
        [draw] kart{ $amount }
        [bury] grob{ $amount }
        [move] seli{ $amount }
        [tip] zak{ $amount }
        [megalith] mega{ $amount }
        [camp] tabo{ $amount }
        [extra] START
        [nothing] .
       *[other] ...
    }
ew-tribe-goods = hrana { $food } od { $limit }, alati { $tools }; na ploči tabori { $camps }, sela { $villages }, megaliti { $megaliths }; žrtva { $sacrifice }, čast { $honor }; na odmoru { $resting }
ew-tribe-chief =
    { $ready ->
        [0] poglavica: { $chief }, strana { $side }, postavljen
       *[other] poglavica: { $chief }, strana { $side }, još nije postavljen
    }
ew-tribe-cards = karte: { $hand } u ruci, { $deck } u špilu, { $pile } na hrpi pomrčine, { $buried } na groblju
ew-tribe-known = poznato u ruci: { $cards }
ew-tribe-discard = odbačene karte: { $cards }
ew-tribe-shown = poznato na groblju: { $cards }
ew-tribe-animals = životinje: { $untipped }; zakrenute: { $tipped }
ew-tribe-stones = kamenovi: { $stones }
ew-tribe-final = { $points } { WORD("ew", "point", $points) } kad bi igra sada završila
ew-part-table = stol, karte, kultura, životinje, zivotinje, kamenovi, kamenje
ew-part-land = krajolik, zemlja, tabori
ew-part-megaliths = megaliti, megalit
ew-part-hand = ruka, moje
ew-mark-chief = p
ew-legend-tribes = bod: bodovi dosad; kraj: kad bi igra sada završila; hrana 3/6: 3 od najviše 6; figu { ew-mark-chief }+2: preostaju poglavica i dvije figure; tabo, sela, mega: preostalo na ploči; žrtv, čast: razine na stazama idola.
ew-legend-cards = r/š/odb 5/3/2: karte u ruci, u špilu, među odbačenima; hrpa: hrpa pomrčine; grob: pokopane karte.
ew-legend-columns = Lov: Vuk-{ ew-mark-chief } Medvjed: poglavica (Vuk), zatim figura (Medvjed); odigraj: Lovac (2): rad koji ovdje daje.
ew-legend-land = C3: red C odozgo, treći slijeva; V2: dva tabora (Vuk); ?: skriven žeton, *: otkriven; A1/A2/B2: gdje se dodiruju tri heksa.
ew-legend-megaliths = 2-5: red 2, stupac 5; #V: neutralni, a povrh njega megalit igrača Vuk, nazvan po gornjem lijevom kutu; START: startno polje.
ew-legend-parts = ploča krajolik, ploča megaliti, ploča stol, ploča ruka pokazuju te dijelove; ploča lovac kaže što čini Lovac, i tako za svaku komponentu.
ew-help =
    {"  "}poglavica lov, figura odmor   figura na neko mjesto
    {"  "}odigraj junak, koristi junak  karta, sposobnost; koristi poglavicu: njegova
    {"  "}vrh 1, sredina, dno           akcije stupca; potroši: hrana za rad
    {"  "}c3 c4, selo a1 a2 b2          tabor na drugi heks; selo između triju
    {"  "}2-5, povrh 2-5                megalit na polje ili povrh drugih
    {"  "}čast, alat, preskoči, gotovo  znače što kažu
    {"  "}pokopaj junak ruka            karta, i odakle
    {"  "}ploča krajolik, ploča lovac   dio stola; komponenta riječima

ew-typed-side = strana
ew-typed-pick-chief = biraj
ew-typed-pick-setup = biraj
ew-typed-play = odigraj
ew-typed-place = postavi
ew-typed-top = vrh
ew-typed-middle = sredina
ew-typed-bottom = dno
ew-typed-rest = odmor
ew-typed-spend = potroši, potrosi
ew-typed-use = koristi
ew-typed-use-chief = koristi poglavicu
ew-typed-use-token = žeton, zeton
ew-typed-done = gotovo
ew-typed-skip = preskoči, preskoci
ew-typed-gain = dobij
ew-typed-climb = penji
ew-typed-build = gradi
ew-typed-above = povrh { $level }
ew-typed-move = seli
ew-typed-settle = selo
ew-typed-take-stone = uzmi
ew-typed-take-card = uzmi
ew-typed-take-animal = uzmi
ew-typed-reveal = otkrij
ew-typed-tip = zakreni
ew-typed-bury = pokopaj
ew-typed-discard = odbaci
ew-typed-accept = plati
ew-typed-branch = odaberi
ew-typed-term = odaberi
ew-typed-pile = hrpa
ew-typed-resolve = razriješi, razrijesi
ew-typed-harvest = žanji, zanji
ew-typed-glacier = ledenjak
ew-typed-benefit = nagrada
ew-typed-token = žeton, zeton
