# Kingdomino Origins. `WORD("ko", $terrain)` is the noun below in `ko-word-...`.

ko-review-time = asi minúta

## Options

ko-option-mode = Tri spôsoby hry, každý nadväzuje na predchádzajúci.
ko-option-mode-discovery = základná hra: dieliky domina, vulkány a plamienky.
ko-option-mode-totem = so zdrojmi a s totemom pre toho, kto má niektorého zdroja najviac.
ko-option-mode-tribe = so zdrojmi, ktorými sa platí za lovcov, zberačov a bojovníkov.
ko-option-overview = Náčelník má mať prehľad: odmena za chyžu uprostred územia.
ko-option-overview-no = bez odmeny.
ko-option-overview-yes = 10 bodov za chyžu uprostred.
ko-option-habilis = Homo habilis: odmena za územie bez medzier.
ko-option-habilis-no = bez odmeny.
ko-option-habilis-yes = 5 bodov za úplné územie.
ko-option-lava-on-hut = Či smie láva dopadnúť na chyžu.
ko-option-lava-on-hut-no = chyža je v bezpečí.
ko-option-lava-on-hut-yes = láva tam dopadnúť smie, ale do žiadnej oblasti sa nepočíta.
ko-option-last-turn-recruiting = Či možno prijímať praľudí aj v poslednom ťahu.
ko-option-last-turn-recruiting-no = v poslednom ťahu sa len prikladá.
ko-option-last-turn-recruiting-yes = aj posledný ťah sa končí prijímaním praľudí.

## Nouns

ko-word-desert = púšť
    .gender = f
ko-word-prairie = préria
    .gender = f
ko-word-lake = jazero
    .gender = n
ko-word-jungle = džungľa
    .gender = f
ko-word-quarry = skala
    .gender = f
ko-word-volcano = vulkán
    .gender = mi
ko-word-hut = chyža
    .gender = f
ko-word-mammoth = mamut
    .gender = ma
    .gen = mamuta
    .many = mamuty
    .many-gen = mamutov
    .many-acc = mamuty
ko-word-fish = ryba
    .gender = f
    .gen = ryby
    .acc = rybu
    .many = ryby
    .many-gen = rýb
ko-word-mushroom = huba
    .gender = f
    .gen = huby
    .acc = hubu
    .many = huby
    .many-gen = húb
ko-word-flint = pazúrik
    .gender = mi
    .gen = pazúrika
    .many = pazúriky
    .many-gen = pazúrikov
ko-word-hunter = lovec
    .gender = ma
    .gen = lovca
ko-word-fisher = rybárka
    .gender = f
    .gen = rybárky
    .acc = rybárku
ko-word-gatherer = hubárka
    .gender = f
    .gen = hubárky
    .acc = hubárku
ko-word-sculptor = sochárka
    .gender = f
    .gen = sochárky
    .acc = sochárku
ko-word-painter = jaskynný maliar
    .gender = ma
    .gen = jaskynného maliara
ko-word-fire-lady = ohnivá dáma
    .gender = f
    .gen = ohnivej dámy
    .acc = ohnivú dámu
ko-word-shaman = šaman
    .gender = ma
    .gen = šamana
ko-word-brawler = bitkár
    .gender = ma
    .gen = bitkára
ko-word-amazon = bojovníčka
    .gender = f
    .gen = bojovníčky
    .acc = bojovníčku
ko-word-bruiser = silák
    .gender = ma
    .gen = siláka
ko-word-discovery = prieskumná hra
ko-word-totem = hra o totemy
ko-word-tribe = hra s kmeňom
ko-word-point = bod
    .gender = mi
    .gen = bodu
    .many = body
    .many-gen = bodov
ko-word-square = políčko
    .gender = n
    .gen = políčka
    .many = políčka
    .many-gen = políčok
ko-word-fire = plamienok
    .gender = mi
    .gen = plamienka
    .ins = plamienkom
    .many = plamienky
    .many-gen = plamienkov
    .many-ins = plamienkami
ko-word-crater = kráter
    .gender = mi
    .gen = krátera
    .ins = kráterom
    .many = krátery
    .many-gen = kráterov
    .many-ins = krátermi

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
ko-letter-gatherer = Hu
ko-letter-sculptor = So
ko-letter-painter = JM
ko-letter-fire-lady = OD
ko-letter-shaman = Ša
ko-letter-brawler = B1
ko-letter-amazon = B2
ko-letter-bruiser = B3

## Both halves of a domino in words

ko-left =
    { $left ->
        [volcano] vulkán { $left_fires ->
            [4] so
           *[other] s
        } { $left_fires } { WORD("ko", "crater", $left_fires, case: "ins") }
       *[other] { WORD("ko", $left) }{ $left_fires ->
            [0] { "" }
           *[other] { $left_fires ->
                [4] { " so " }
               *[other] { " s " }
            }{ $left_fires } { WORD("ko", "fire", $left_fires, case: "ins") }
        }
    }
ko-right =
    { $right ->
        [volcano] vulkán { $right_fires ->
            [4] so
           *[other] s
        } { $right_fires } { WORD("ko", "crater", $right_fires, case: "ins") }
       *[other] { WORD("ko", $right) }{ $right_fires ->
            [0] { "" }
           *[other] { $right_fires ->
                [4] { " so " }
               *[other] { " s " }
            }{ $right_fires } { WORD("ko", "fire", $right_fires, case: "ins") }
        }
    }
ko-domino = dielik { $domino } ({ ko-left }, { ko-right })

## What is asked

ko-ask-over = Koniec hry: posledné dieliky sú priložené.
ko-ask-row = Ťahá sa rad dielikov.
ko-ask-chief = Žrebuje sa náčelník.
ko-ask-person = Do jaskyne niekto prichádza.
ko-ask-pair = Vezmi si z prvého radu dva krajné alebo dva stredné dieliky.
ko-ask-choose = Postav náčelníka na voľný dielik v novom rade.
ko-ask-place = Prilož { ko-domino }.
ko-ask-land =
    Vulkán na { $at } vybuchol: kam dopadne láva { $fires ->
        [4] so
       *[other] s
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") }, najviac { $range ->
        [one] { $range } políčko
        [few] { $range } políčka
       *[other] { $range } políčok
    } ďaleko?
ko-ask-hand-on = Iní majú teraz viac { WORD("ko", $resource, form: "many", case: "gen") }. Komu pripadne totem?
ko-ask-recruit = Môžeš niekoho prijať: za dva rôzne zdroje niekoho z vyložených, za štyri kohokoľvek z kôpky.
ko-ask-pay =
    { $due ->
        [one] Zaplať ešte { $due } zdroj iného druhu: ktorý?
        [few] Zaplať { $due } rôzne zdroje, jeden druh po druhom: ktorý prvý?
       *[other] Zaplať { $due } rôznych zdrojov, jeden druh po druhom: ktorý prvý?
    }
ko-ask-take = Vezmi si kohokoľvek z kôpky.
ko-ask-settle = Kde bude bývať { WORD("ko", $person) }?

## The guide: two sentences for each decision

ko-guide-pair = Vyber, ktoré dva zo štyroch dielikov budú tvoje; zvyšné dva pripadnú súperovi. S nízkymi číslami si v ďalšom kole skôr na ťahu.
ko-guide-choose = Vyber dielik, ktorý priložíš v ďalšom kole. S nízkym číslom si skôr na ťahu, vysoké bývajú cennejšie.
ko-guide-place = Prilož dielik k svojej chyži alebo k rovnakej krajine; ak to ide, musíš. Najviac bodov dajú veľké oblasti s mnohými plamienkami.
ko-guide-land = Tvoj vulkán vrhá lávu, a kam dopadne, tam pribudnú plamienky. Pošli ju do oblasti, ktorá je veľká alebo môže ešte rásť.
ko-guide-hand-on = Tohto zdroja už nemáš najviac. Vyber, kto z tých, ktorí ho majú najviac, dostane totem.
ko-guide-recruit = Za dva rôzne zdroje privedieš na svoje územie niekoho z vyložených a praľudia bodujú za to, čo leží okolo nich. Môžeš si tiež zdroje nechať a neprijať nikoho.
ko-guide-pay = Vyber, ktorý zdroj dáš, jeden druh po druhom. Nechaj si tie, ktoré tvoji praľudia počítajú.
ko-guide-take = Smieš si vziať kohokoľvek z kôpky. Pozri sa, čo leží na tvojom území, a vezmi toho, kto z toho boduje najviac.
ko-guide-settle = Praľudia počítajú osem políčok okolo seba; bojovníci stoja radi bok po boku. Vyber políčko, kde to vynesie najviac.

## What can be done

ko-do-choose = vezmi si { ko-domino }
ko-do-take-pair =
    { $pair ->
        [outer] vezmi si dva krajné, { $first } a { $second }
       *[inner] vezmi si dva stredné, { $first } a { $second }
    }
ko-do-place = { WORD("ko", $left) } na { $left_at }, { WORD("ko", $right) } na { $right_at }
ko-do-discard = odhoď { ko-domino }: nikam sa nehodí
ko-do-land = láva { $fires ->
        [4] so
       *[other] s
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } dopadne na { $at }
ko-do-hand-on = odovzdaj ďalej totem { WORD("ko", $resource, case: "gen") }: { $other }
ko-do-invite = prijmi { WORD("ko", $person, case: "acc") } za dva zdroje
ko-do-search = zaplať štyri zdroje a vezmi si kohokoľvek z kôpky
ko-do-decline = neprijmi nikoho
ko-do-pay = zaplať: { WORD("ko", $resource) } na { $at }
ko-do-take = vezmi si { WORD("ko", $person, case: "acc") }
ko-do-settle = { WORD("ko", $person) } bude bývať na { $at }
ko-do-row = ťahajú sa dieliky { $domino1 }, { $domino2 }, { $domino3 } a { $domino4 }
ko-do-chief = vyžrebovaný je náčelník hráča { $seat }
ko-do-person = do jaskyne prichádza { WORD("ko", $person) }

## What happened

ko-log-row-drawn = Nový rad: { $domino1 }, { $domino2 }, { $domino3 }, { $domino4 }.
ko-log-chief-drawn = Vyžrebovaný je náčelník hráča { $seat }.
ko-log-person-drawn = Do jaskyne prichádza { WORD("ko", $person) }.
ko-log-chosen = { $seat } si berie { ko-domino }.
ko-log-placed = { $seat } prikladá dielik { $domino }: { ko-left } na { $left_at }, { ko-right } na { $right_at }.
ko-log-discarded = { $seat } musí odhodiť { ko-domino }: nikam sa nehodí.
ko-log-landed = { $seat }: vulkán na { $from } vybuchol, láva { $fires ->
        [4] so
       *[other] s
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } dopadá na { $at }.
ko-log-fizzled = { $seat }: vulkán vybuchol, ale láva { $fires ->
        [4] so
       *[other] s
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } nemá kam dopadnúť.
ko-log-no-token = { $seat }: vulkán vybuchol, ale žiadna láva { $fires ->
        [4] so
       *[other] s
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") } už nezostáva.
ko-log-burnt = { $seat }: na { $at } { GENDER("ko", $resource) ->
        [m] zhorel
        [f] zhorela
       *[n] zhorelo
    } { WORD("ko", $resource) }.
ko-log-fled = { $seat }: { WORD("ko", $person) } uteká z { $at }.
ko-log-totem-taken =
    { $held ->
        [0] { $seat } si berie totem { WORD("ko", $resource, case: "gen") }.
       *[other] { $seat } si berie totem { WORD("ko", $resource, case: "gen") }. Prichádza oň { $other }.
    }
ko-log-totem-handed = { $seat } odovzdáva ďalej totem { WORD("ko", $resource, case: "gen") }: { $other }.
ko-log-invited = { $seat } prijíma { WORD("ko", $person, case: "acc") }.
ko-log-searched = { $seat } si prezerá kôpku praľudí.
ko-log-paid = { $seat } platí: { WORD("ko", $resource) } na { $at }.
ko-log-taken = { $seat } si berie z kôpky { WORD("ko", $person, case: "acc") }.
ko-log-settled = { $seat }: { WORD("ko", $person) } bude bývať na { $at }.
ko-log-declined = { $seat } nikoho neprijíma.
ko-log-left-over = Nikto si nevzal { ko-domino }: vyraďuje sa z hry.

## Why not

ko-why-discard = Tento dielik sa niekam hodí, takže sa priložiť musí.
ko-why-hand-on = Totem môže dostať len niekto z tých, čo majú tohto zdroja najviac.
ko-why-pay = Plať zdrojmi rôznych druhov, ktoré ležia na tvojom území, v poradí mamut, ryba, huba, pazúrik.
ko-why-settle = Praľudia bývajú na tvojom vlastnom políčku bez plamienka, lávy, zdroja a iných praľudí; nie na vulkáne ani na chyži.
ko-why-not-a-domino = Obe polovice dielika musia ležať vedľa seba.
ko-why-overlap = Na tom políčku už niečo leží.
ko-why-too-big = Celé územie sa musí zmestiť do { $size } × { $size } políčok.
ko-why-no-match = Aspoň jedna polovica sa musí dotýkať chyže alebo políčka rovnakej krajiny.
ko-why-no-land = Láva musí dopadnúť na políčko tvojho územia.
ko-why-volcano = Láva nesmie dopadnúť na vulkán.
ko-why-fire = Na tom políčku už plamienok je.
ko-why-too-far = Tak ďaleko láva nedoletí.
ko-why-hut = Láva nesmie dopadnúť na chyžu.
ko-why-taken = Na dieliku { $domino } už stojí iný náčelník.
ko-why-not-in-row = Dielik { $domino } nie je v rade, z ktorého sa vyberá.
ko-why-not-in-cave = Nikto taký v jaskyni nie je.
ko-why-empty-stack = V kôpke už nikto nie je.
ko-why-too-poor = Na vyložených potrebuješ dva rôzne zdroje, na kôpku od každého druhu jeden.

## The score sheet

ko-score-area = { WORD("ko", $terrain) }
ko-score-area-how = { $squares } { WORD("ko", "square", $squares) } × { $fires } { WORD("ko", "fire", $fires) }
ko-score-area-about = políčka krát plamienky, oblasť po oblasti
ko-score-area-any = oblasti
ko-score-totem-any = totemy
ko-score-person-any = praľudia
ko-score-resources = zdroje
ko-score-resources-how =
    { $count ->
        [one] { $count } zdroj
        [few] { $count } zdroje
       *[other] { $count } zdrojov
    }
ko-score-resources-about = bod za každý zdroj na území
ko-score-totem = totem { WORD("ko", $resource, case: "gen") }
ko-score-totem-about = za držanie totemu
ko-score-person = { WORD("ko", $person) }
ko-score-person-how =
    { $count ->
        [0] nablízku nič, čo by sa počítalo
       *[other] { $count } nablízku
    }
ko-score-person-about = za to, čo leží na políčkach okolo
ko-score-band = tlupy bojovníkov
ko-score-band-how =
    { $members ->
        [one] { $members } bojovník
        [few] { $members } bojovníci
       *[other] { $members } bojovníkov
    } × sila { $strength }
ko-score-band-about = členovia krát sila, tlupa po tlupe
ko-score-overview = prehľad
ko-score-overview-about = chyža leží uprostred
ko-score-habilis = homo habilis
ko-score-habilis-about = územie bez medzier
ko-tie-1 = najväčšia oblasť
ko-tie-1-more = väčšia oblasť: { $best } { WORD("ko", "square", $best) } proti { $other }
ko-tie-2 = plamienky
ko-tie-2-more = viac plamienkov: { $best } proti { $other }

## The picture

ko-head = { ko-title }: { WORD("ko", $mode) }
ko-round =
    { $round ->
        [0] prvý výber
       *[other] kolo { $round } { $rounds ->
            [4] zo
            [6] zo
            [7] zo
           *[other] z
        } { $rounds }
    }
ko-to-place = na priloženie
ko-to-choose = na výber
ko-totems = totemy
ko-totem = { WORD("ko", $resource) }, { $points }
ko-cave = jaskyňa (v kôpke { $stack })
ko-nobody = -
ko-scores =
    { $per ->
        [mammoth] { $points } za mamuta nablízku
        [fish] { $points } za rybu nablízku
        [mushroom] { $points } za hubu nablízku
        [flint] { $points } za pazúrik nablízku
        [resource] { $points } za zdroj nablízku
        [fire] { $points } za plamienok nablízku
        [people] { $points } za pračloveka nablízku
       *[strength] bojovník, sila { $points }
    }
ko-legend-fires = * plamienok   ~ plamienok lávy   ^ kráter
ko-legend-people = Nablízku je na niektorom z 8 políčok okolo. Tlupa bojovníkov prinesie počet členov krát súčet ich síl.
ko-legend-marks = > tu to môže byť   . sem sa zmestí dielik
ko-help =
    {"  "}f4 g4       ľavá polovica na F4, pravá na G4 (len f4: čo tam môže prísť)
    {"  "}e5          políčko pre lávu, praľudí a platenie
    {"  "}#17         dielik s týmto číslom
    {"  "}lo, lovec   niekto z praľudí
