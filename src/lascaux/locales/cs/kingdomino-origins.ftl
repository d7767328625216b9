# Kingdomino Origins. `WORD("ko", $terrain)` is the noun below in `ko-word-...`.

ko-review-time = asi minuta

## Options

ko-option-mode = Tři způsoby hry, každý navazuje na předchozí.
ko-option-mode-discovery = základní hra: dílky domina, vulkány a plamínky.
ko-option-mode-totem = se zdroji a s totemem pro toho, kdo má kterého nejvíc.
ko-option-mode-tribe = se zdroji, kterými se platí za lovce, sběrače a válečníky.
ko-option-overview = Náčelník má mít přehled: odměna za chýši uprostřed území.
ko-option-overview-no = bez odměny.
ko-option-overview-yes = 10 bodů za chýši uprostřed.
ko-option-habilis = Homo habilis: odměna za území bez mezer.
ko-option-habilis-no = bez odměny.
ko-option-habilis-yes = 5 bodů za úplné území.
ko-option-lava-on-hut = Jestli smí láva dopadnout na chýši.
ko-option-lava-on-hut-no = chýše je v bezpečí.
ko-option-lava-on-hut-yes = láva tam dopadnout smí, ale k žádné oblasti se nepočítá.
ko-option-last-turn-recruiting = Jestli lze pralidi přijímat i v posledním tahu.
ko-option-last-turn-recruiting-no = v posledním tahu se jen přikládá.
ko-option-last-turn-recruiting-yes = i poslední tah končí přijímáním pralidí.

## Nouns

ko-word-desert = poušť
    .gender = f
ko-word-prairie = prérie
    .gender = f
ko-word-lake = jezero
    .gender = n
ko-word-jungle = džungle
    .gender = f
ko-word-quarry = skalisko
    .gender = n
ko-word-volcano = vulkán
    .gender = mi
ko-word-hut = chýše
    .gender = f
ko-word-mammoth = mamut
    .gender = ma
    .gen = mamuta
    .many = mamuti
    .many-gen = mamutů
    .many-acc = mamuty
ko-word-fish = ryba
    .gender = f
    .gen = ryby
    .acc = rybu
    .many = ryby
    .many-gen = ryb
ko-word-mushroom = houba
    .gender = f
    .gen = houby
    .acc = houbu
    .many = houby
    .many-gen = hub
ko-word-flint = pazourek
    .gender = mi
    .gen = pazourku
    .many = pazourky
    .many-gen = pazourků
ko-word-hunter = lovec
    .gender = ma
    .gen = lovce
ko-word-fisher = rybářka
    .gender = f
    .gen = rybářky
    .acc = rybářku
ko-word-gatherer = houbařka
    .gender = f
    .gen = houbařky
    .acc = houbařku
ko-word-sculptor = sochařka
    .gender = f
    .gen = sochařky
    .acc = sochařku
ko-word-painter = jeskynní malíř
    .gender = ma
    .gen = jeskynního malíře
ko-word-fire-lady = ohnivá dáma
    .gender = f
    .gen = ohnivé dámy
    .acc = ohnivou dámu
ko-word-shaman = šaman
    .gender = ma
    .gen = šamana
ko-word-brawler = rváč
    .gender = ma
    .gen = rváče
ko-word-amazon = bojovnice
    .gender = f
    .gen = bojovnice
    .acc = bojovnici
ko-word-bruiser = buchač
    .gender = ma
    .gen = buchače
ko-word-discovery = průzkumná hra
ko-word-totem = hra o totemy
ko-word-tribe = hra s kmenem
ko-word-point = bod
    .gender = mi
    .gen = bodu
    .many = body
    .many-gen = bodů
ko-word-square = políčko
    .gender = n
    .gen = políčka
    .many = políčka
    .many-gen = políček
ko-word-fire = plamínek
    .gender = mi
    .gen = plamínku
    .ins = plamínkem
    .many = plamínky
    .many-gen = plamínků
    .many-ins = plamínky
ko-word-crater = kráter
    .gender = mi
    .gen = kráteru
    .ins = kráterem
    .many = krátery
    .many-gen = kráterů
    .many-ins = krátery

## Letters on the drawn board

ko-letter-desert = P
ko-letter-prairie = R
ko-letter-lake = J
ko-letter-jungle = D
ko-letter-quarry = S
ko-letter-volcano = V
ko-letter-hut = C
ko-letter-mammoth = m
ko-letter-fish = r
ko-letter-mushroom = h
ko-letter-flint = p
ko-letter-hunter = Lo
ko-letter-fisher = Ry
ko-letter-gatherer = Ho
ko-letter-sculptor = So
ko-letter-painter = JM
ko-letter-fire-lady = OD
ko-letter-shaman = Ša
ko-letter-brawler = V1
ko-letter-amazon = V2
ko-letter-bruiser = V3

## Both halves of a domino in words

ko-left =
    { $left ->
        [volcano] vulkán { $left_fires ->
            [1] s
           *[other] se
        } { $left_fires } { WORD("ko", "crater", $left_fires, case: "ins") }
       *[other] { WORD("ko", $left) }{ $left_fires ->
            [0] { "" }
           *[other] { $left_fires ->
                [1] { " s " }
               *[other] { " se " }
            }{ $left_fires } { WORD("ko", "fire", $left_fires, case: "ins") }
        }
    }
ko-right =
    { $right ->
        [volcano] vulkán { $right_fires ->
            [1] s
           *[other] se
        } { $right_fires } { WORD("ko", "crater", $right_fires, case: "ins") }
       *[other] { WORD("ko", $right) }{ $right_fires ->
            [0] { "" }
           *[other] { $right_fires ->
                [1] { " s " }
               *[other] { " se " }
            }{ $right_fires } { WORD("ko", "fire", $right_fires, case: "ins") }
        }
    }
ko-domino = dílek { $domino } ({ ko-left }, { ko-right })

## What is asked

ko-ask-over = Konec hry: poslední dílky jsou přiložené.
ko-ask-row = Táhne se řada dílků.
ko-ask-chief = Losuje se náčelník.
ko-ask-person = Do jeskyně někdo přichází.
ko-ask-pair = Vezmi si z první řady krajní, nebo prostřední dva dílky.
ko-ask-choose = Postav náčelníka na volný dílek v nové řadě.
ko-ask-place = Přilož { ko-domino }.
ko-ask-land =
    Vulkán na { $at } vybuchl: kam dopadne láva { $fires ->
        [1] s
       *[other] se
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") }, nejvýš { $range ->
        [one] { $range } políčko
        [few] { $range } políčka
       *[other] { $range } políček
    } daleko?
ko-ask-hand-on = Ostatní teď mají víc { WORD("ko", $resource, form: "many", case: "gen") }: komu připadne totem?
ko-ask-recruit = Můžeš někoho přijmout: za dva různé zdroje někoho z vyložených, za čtyři kohokoli ze sloupku.
ko-ask-pay =
    { $due ->
        [one] Zaplať ještě { $due } zdroj jiného druhu: který?
        [few] Zaplať { $due } různé zdroje, jeden druh po druhém: který první?
       *[other] Zaplať { $due } různých zdrojů, jeden druh po druhém: který první?
    }
ko-ask-take = Vezmi si kohokoli ze sloupku.
ko-ask-settle = Kde bude bydlet { WORD("ko", $person) }?

## The guide: two sentences for each decision

ko-guide-pair = Vyber, které dva ze čtyř dílků budou tvoje; zbylé dva připadnou soupeři. S nízkými čísly jsi v příštím kole dřív na tahu.
ko-guide-choose = Vyber dílek, který přiložíš v příštím kole. S nízkým číslem jsi dřív na tahu, vysoká bývají cennější.
ko-guide-place = Přilož dílek ke své chýši nebo ke stejné krajině; pokud to jde, musíš. Nejvíc bodů dají velké oblasti s mnoha plamínky.
ko-guide-land = Tvůj vulkán vrhá lávu, a kam dopadne, tam přibudou plamínky. Pošli ji do oblasti, která je velká nebo ještě může růst.
ko-guide-hand-on = Tohoto zdroje už nemáš nejvíc. Vyber, kdo z těch, kteří ho nejvíc mají, dostane totem.
ko-guide-recruit = Za dva různé zdroje přivedeš na své území někoho z vyložených a pralidé bodují za to, co leží kolem nich. Můžeš si také zdroje nechat a nepřijmout nikoho.
ko-guide-pay = Vyber, který zdroj dáš, jeden druh po druhém. Nech si ty, které tvoji pralidé počítají.
ko-guide-take = Smíš si vzít kohokoli ze sloupku. Podívej se, co leží na tvém území, a vezmi toho, kdo z toho boduje nejvíc.
ko-guide-settle = Pralidé počítají osm políček kolem sebe; válečníci stojí rádi bok po boku. Vyber políčko, kde to vynese nejvíc.

## What can be done

ko-do-choose = vezmi si { ko-domino }
ko-do-take-pair =
    { $pair ->
        [outer] vezmi si krajní dva, { $first } a { $second }
       *[inner] vezmi si prostřední dva, { $first } a { $second }
    }
ko-do-place = { WORD("ko", $left) } na { $left_at }, { WORD("ko", $right) } na { $right_at }
ko-do-discard = odhoď { ko-domino }: nikam nepasuje
ko-do-land = láva { $fires ->
        [1] s
       *[other] se
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } dopadne na { $at }
ko-do-hand-on = předej totem ({ WORD("ko", $resource) }) dál: { $other }
ko-do-invite = přijmi { WORD("ko", $person, case: "acc") } za dva zdroje
ko-do-search = zaplať čtyři zdroje a vezmi si kohokoli ze sloupku
ko-do-decline = nepřijímej nikoho
ko-do-pay = zaplať { WORD("ko", $resource, case: "acc") } z { $at }
ko-do-take = vezmi si { WORD("ko", $person, case: "acc") }
ko-do-settle = { WORD("ko", $person) } bude bydlet na { $at }
ko-do-row = táhnou se dílky { $domino1 }, { $domino2 }, { $domino3 } a { $domino4 }
ko-do-chief = vylosován je náčelník hráče { $seat }
ko-do-person = do jeskyně přichází { WORD("ko", $person) }

## What happened

ko-log-row-drawn = Nová řada: { $domino1 }, { $domino2 }, { $domino3 }, { $domino4 }.
ko-log-chief-drawn = Vylosován je náčelník hráče { $seat }.
ko-log-person-drawn = Do jeskyně přichází { WORD("ko", $person) }.
ko-log-chosen = { $seat } si bere { ko-domino }.
ko-log-placed = { $seat } přikládá dílek { $domino }: { ko-left } na { $left_at }, { ko-right } na { $right_at }.
ko-log-discarded = { $seat } musí odhodit { ko-domino }: nikam nepasuje.
ko-log-landed = { $seat }: vulkán na { $from } vybuchl, láva { $fires ->
        [1] s
       *[other] se
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } dopadá na { $at }.
ko-log-fizzled = { $seat }: vulkán vybuchl, ale láva { $fires ->
        [1] s
       *[other] se
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } nemá kam dopadnout.
ko-log-no-token = { $seat }: vulkán vybuchl, ale žádná láva { $fires ->
        [1] s
       *[other] se
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } už nezbývá.
ko-log-burnt = { $seat } ztrácí { WORD("ko", $resource, case: "acc") }: na { $at } dopadla láva.
ko-log-fled = { $seat }: { WORD("ko", $person) } prchá před lávou z { $at }.
ko-log-totem-taken =
    { $held ->
        [0] { $seat } si bere totem: { WORD("ko", $resource) }.
       *[other] { $seat } si bere totem: { WORD("ko", $resource) }. Přichází o něj { $other }.
    }
ko-log-totem-handed = { $seat } předává totem ({ WORD("ko", $resource) }) dál: { $other }.
ko-log-invited = { $seat } přijímá { WORD("ko", $person, case: "acc") }.
ko-log-searched = { $seat } prohlíží sloupek pralidí.
ko-log-paid = { $seat } platí { WORD("ko", $resource, case: "acc") } z { $at }.
ko-log-taken = { $seat } si bere ze sloupku { WORD("ko", $person, case: "acc") }.
ko-log-settled = { $seat }: { WORD("ko", $person) } bude bydlet na { $at }.
ko-log-declined = { $seat } nikoho nepřijímá.
ko-log-left-over = Nikdo si nevzal { ko-domino }: vyřazuje se ze hry.

## Why not

ko-why-discard = Tenhle dílek někam pasuje, takže se přiložit musí.
ko-why-hand-on = Totem může dostat jen někdo z těch, kdo mají tohoto zdroje nejvíc.
ko-why-pay = Plať zdroji různých druhů, které leží na tvém území, v pořadí mamut, ryba, houba, pazourek.
ko-why-settle = Pralidé bydlí na tvém vlastním políčku bez plamínku, lávy, zdroje a jiných pralidí; ne na vulkánu ani na chýši.
ko-why-not-a-domino = Obě poloviny dílku musí ležet vedle sebe.
ko-why-overlap = Na tom políčku už něco leží.
ko-why-too-big = Celé území se musí vejít do { $size } × { $size } políček.
ko-why-no-match = Aspoň jedna polovina se musí dotýkat chýše nebo políčka stejné krajiny.
ko-why-no-land = Láva musí dopadnout na políčko tvého území.
ko-why-volcano = Láva nesmí dopadnout na vulkán.
ko-why-fire = Na tom políčku už plamínek je.
ko-why-too-far = Tak daleko láva nedoletí.
ko-why-hut = Láva nesmí dopadnout na chýši.
ko-why-taken = Na dílku { $domino } už stojí něčí náčelník.
ko-why-not-in-row = Dílek { $domino } není v řadě, ze které se vybírá.
ko-why-not-in-cave = Nikdo takový v jeskyni není.
ko-why-empty-stack = Ve sloupku už nikdo není.
ko-why-too-poor = Na vyložené potřebuješ dva různé zdroje, na sloupek od každého druhu jeden.

## The score sheet

ko-score-area = { WORD("ko", $terrain) }
ko-score-area-how = { $squares } { WORD("ko", "square", $squares) } × { $fires } { WORD("ko", "fire", $fires) }
ko-score-area-about = políčka krát plamínky, oblast po oblasti
ko-score-area-any = oblasti
ko-score-totem-any = totemy
ko-score-person-any = pralidé
ko-score-resources = zdroje
ko-score-resources-how =
    { $count ->
        [one] { $count } zdroj
        [few] { $count } zdroje
       *[other] { $count } zdrojů
    }
ko-score-resources-about = bod za každý zdroj na území
ko-score-totem = totem: { WORD("ko", $resource) }
ko-score-totem-about = za držení totemu
ko-score-person = { WORD("ko", $person) }
ko-score-person-how =
    { $count ->
        [0] poblíž nic, co by se počítalo
       *[other] { $count } poblíž
    }
ko-score-person-about = za to, co leží na políčkách kolem
ko-score-band = tlupy válečníků
ko-score-band-how =
    { $members ->
        [one] { $members } válečník
        [few] { $members } válečníci
       *[other] { $members } válečníků
    } × síla { $strength }
ko-score-band-about = členové krát síla, tlupa po tlupě
ko-score-overview = přehled
ko-score-overview-about = chýše leží uprostřed
ko-score-habilis = homo habilis
ko-score-habilis-about = území bez mezer
ko-tie-1 = největší oblast
ko-tie-1-more = větší oblast: { $best } { WORD("ko", "square", $best) } proti { $other }
ko-tie-2 = plamínky
ko-tie-2-more = víc plamínků: { $best } proti { $other }

## The picture

ko-head = { ko-title }: { WORD("ko", $mode) }
ko-round =
    { $round ->
        [0] první výběr
       *[other] kolo { $round } z { $rounds }
    }
ko-to-place = k přiložení
ko-to-choose = k výběru
ko-totems = totemy
ko-totem = { WORD("ko", $resource) }, { $points }
ko-cave = jeskyně (ve sloupku { $stack })
ko-nobody = -
ko-scores =
    { $per ->
        [mammoth] { $points } za mamuta poblíž
        [fish] { $points } za rybu poblíž
        [mushroom] { $points } za houbu poblíž
        [flint] { $points } za pazourek poblíž
        [resource] { $points } za zdroj poblíž
        [fire] { $points } za plamínek poblíž
        [people] { $points } za pračlověka poblíž
       *[strength] válečník, síla { $points }
    }
ko-legend-fires = * plamínek   ~ plamínek lávy   ^ kráter
ko-legend-people = Poblíž je na některém z 8 políček kolem. Tlupa válečníků je za počet členů krát součet jejich sil.
ko-legend-marks = > tady to být může   . sem se vejde dílek
ko-help =
    {"  "}f4 g4       levá polovina na F4, pravá na G4 (jen f4: co tam může přijít)
    {"  "}e5          políčko pro lávu, pralidi a placení
    {"  "}#17         dílek s tímto číslem
    {"  "}lo, lovec   někdo z pralidí
