# Endless Winter: Paleoamericans. `WORD("ew", $card)` is the noun below in `ew-word-...`; a place's `short-acc` says where to ("u Lov"), its `short-loc` where ("u Lovu").

ew-round =
    { $round }. krug od 4, { $phase ->
        [action] faza akcija
        [eclipse] pomrčina
        [preparation] priprema
        [end] kraj
       *[other] postavljanje
    }

## Options

ew-option-edition = Čiji pravilnik: razlikuju se u pojedinostima.
ew-option-edition-default = tumačenje koje preporučujemo.
ew-option-edition-cs = češki pravilnik, doslovno.
ew-option-edition-pl = poljski pravilnik, doslovno.
ew-option-edition-uk = ukrajinski pravilnik, verzija 2.0, doslovno.
ew-option-draft = Što se na početku bira umjesto da se dijeli.
ew-option-draft-none = ništa.
ew-option-draft-setup = početne karte, posljednji u redoslijedu bira prvi.
ew-option-draft-chiefs-and-setup = poglavice po redoslijedu, zatim početne karte obrnutim redom.
ew-option-glacier-tokens = Modul: skriveni žetoni na ledenjacima, za onoga tko uz njih osnuje selo.
ew-option-glacier-tokens-off = bez njih.
ew-option-glacier-tokens-on = sa žetonima.
ew-option-rest-tokens = Modul: žeton za onoga tko se u krugu prvi odmara.
ew-option-rest-tokens-off = bez njih.
ew-option-rest-tokens-on = sa žetonima.
ew-option-layout = Kako se slažu pločice megalita.
ew-option-layout-by-players = kako se preporučuje za broj igrača.
ew-option-layout-ring = prsten.
ew-option-layout-stair = stube.
ew-option-layout-block = blok.
ew-option-layout-wall = zid.
ew-option-village-icon-free = Trebaju li ikoni sela izvan Seobe tri tabora.
ew-option-village-icon-free-off = trebaju.
ew-option-village-icon-free-on = ne treba nijedan.
ew-option-extra-megalith-downgrade = Smije li manja nagrada zamijeniti dodatni megalit startnog polja.
ew-option-extra-megalith-downgrade-off = ne.
ew-option-extra-megalith-downgrade-on = da.
ew-option-prep-draw-is-benefit = Smiju li manje nagrade zamijeniti pet karata pripreme.
ew-option-prep-draw-is-benefit-by-edition = kako kaže izdanje.
ew-option-prep-draw-is-benefit-no = ne.
ew-option-prep-draw-is-benefit-yes = svaku od njih.
ew-option-lesser-benefit-phases = Kada se smije uzeti manja nagrada.
ew-option-lesser-benefit-phases-by-edition = kako kaže izdanje.
ew-option-lesser-benefit-phases-action-eclipse = u fazi akcija i u pomrčini.
ew-option-lesser-benefit-phases-any = bilo kada, i pri postavljanju.
ew-option-double-empty-draw-compensation = Što donosi vučenje kad su špil i odbačene karte prazni.
ew-option-double-empty-draw-compensation-by-edition = kako kaže izdanje.
ew-option-double-empty-draw-compensation-no = ništa.
ew-option-double-empty-draw-compensation-yes = manju nagradu.
ew-option-reshuffle-trigger = Kada se miješaju odbačene karte.
ew-option-reshuffle-trigger-by-edition = kako kaže izdanje.
ew-option-reshuffle-trigger-on-draw = kad treba povući kartu iz praznog špila.
ew-option-reshuffle-trigger-on-empty = čim se špil isprazni.
ew-option-starting-card-labor-halves = Rad Junaka i Suplemenice.
ew-option-starting-card-labor-halves-by-edition = kako kaže izdanje.
ew-option-starting-card-labor-halves-1 = ½.
ew-option-starting-card-labor-halves-3 = 1½.
ew-option-eclipse-ability-labor-counts = Računa li se rad od sposobnosti za pomrčinu u redoslijed igrača.
ew-option-eclipse-ability-labor-counts-by-edition = kako kaže izdanje.
ew-option-eclipse-ability-labor-counts-yes = da.
ew-option-eclipse-ability-labor-counts-no = računaju se samo kutovi karata.
ew-option-double-move-allows-single = Smije li se jedan korak dvostrukog pomicanja izostaviti.
ew-option-double-move-allows-single-by-edition = kako kaže izdanje.
ew-option-double-move-allows-single-yes = da.
ew-option-double-move-allows-single-no = oba ili nijedan.
ew-option-culture-empty-gives-vp = Što je karta kulture iz prazne ponude.
ew-option-culture-empty-gives-vp-by-edition = kako kaže izdanje.
ew-option-culture-empty-gives-vp-yes = 1 bod.
ew-option-culture-empty-gives-vp-no = ništa.
ew-option-megalith-tile-stone = Što donosi kamen pločica megalita.
ew-option-megalith-tile-stone-by-edition = kako kaže izdanje.
ew-option-megalith-tile-stone-table = po svojoj tablici.
ew-option-megalith-tile-stone-each = 1 bod po pločici.
ew-option-two-species-stone = Što broji kamen dviju vrsta.
ew-option-two-species-stone-by-edition = kako kaže izdanje.
ew-option-two-species-stone-sum = sve zakrenute životinje obiju vrsta.
ew-option-two-species-stone-pairs = parove obiju vrsta.
ew-option-recruit-lock = Koliko se dugo ne može odigrati karta dobivena u Inicijaciji.
ew-option-recruit-lock-by-edition = kako kaže izdanje.
ew-option-recruit-lock-turn = cijeli potez.
ew-option-recruit-lock-top = dok je figura na vrhu stupca.
ew-option-rest-blocks = Što se ne može odigrati u potezu odmora.
ew-option-rest-blocks-by-edition = kako kaže izdanje.
ew-option-rest-blocks-tribe = karte plemena.
ew-option-rest-blocks-any-card = sve karte, i karte kulture.
ew-option-sole-majority-terrain = Tko dobiva od heksa s jednakim utjecajem.
ew-option-sole-majority-terrain-by-edition = kako kaže izdanje.
ew-option-sole-majority-terrain-no = svi izjednačeni.
ew-option-sole-majority-terrain-yes = nitko.
ew-option-reduced-figures-era1 = Koliko figura svatko ima u eri I.
ew-option-reduced-figures-era1-by-edition = kako kaže izdanje.
ew-option-reduced-figures-era1-no = tri.
ew-option-reduced-figures-era1-yes = dvije.

## Nouns

ew-word-brave = Junak
ew-word-tribeswoman = Suplemenica
ew-word-tribesman = Suplemenik
ew-word-hunter = Lovac
ew-word-crafter = Majstorica
ew-word-elder = Starješina
ew-word-pathfinder = Izviđač
ew-word-shaman = Šaman
ew-word-ember-pouch = Torba sa žarom
ew-word-flint-core = Kremena jezgra
ew-word-smoking-racks = Sušara
ew-word-bone-needle = Koštana igla
ew-word-story-fire = Vatra za priče
ew-word-ivory-figure = Bjelokosna figurica
ew-word-dragging-poles = Vlačne motke
ew-word-rolling-logs = Oblice
ew-word-red-ochre = Crveni oker
ew-word-hide-tent = Kožni šator
ew-word-snow-shoes = Krplje
ew-word-pit-trap = Jama-zamka
ew-word-spear-thrower = Bacač koplja
ew-word-roasting-pit = Jama za pečenje
ew-word-first-blood = Prva krv
ew-word-shell-trade = Trgovina školjkama
ew-word-fishing-weir = Riblja brana
ew-word-beast-lore = Znanje o zvijerima
ew-word-grave-goods = Grobni darovi
ew-word-meeting-ground = Sastajalište
ew-word-great-feast = Velika gozba
ew-word-blade-cache = Spremište oštrica
ew-word-dog-sled = Pseće saonice
ew-word-council-fire = Vatra vijeća
ew-word-bone-idols = Koštani idoli
ew-word-stone-ring = Kameni krug
ew-word-earth-ramp = Zemljana rampa
ew-word-barrow = Humak
ew-word-winter-lodge = Zimovnik
ew-word-broad-trail = Široka staza
ew-word-game-drive = Hajka
ew-word-keen-trackers = Vješti tragači
ew-word-spirit-hunt = Lov na duhove
ew-word-clan-marriage = Vjenčanje klanova
ew-word-sacred-quarry = Sveti kamenolom
ew-word-painted-walls = Oslikane stijene
ew-word-long-house = Duga kuća
ew-word-herd-calling = Dozivanje stada
ew-word-ancestor-rite = Obred predaka
ew-word-star-lore = Znanje o zvijezdama
ew-word-mammoth = Vunasti mamut
    .gender = ma
    .gen = Vunastog mamuta
ew-word-argentavis = Argentavis
    .gender = ma
    .gen = Argentavisa
ew-word-rhino = Vunasti nosorog
    .gender = ma
    .gen = Vunastog nosoroga
ew-word-sloth = Zemni ljenjivac
    .gender = ma
    .gen = Zemnog ljenjivca
ew-word-cat = Sabljozuba mačka
    .gender = f
    .gen = Sabljozube mačke
    .acc = Sabljozubu mačku
ew-word-glyptodon = Gliptodon
    .gender = ma
    .gen = Gliptodona
ew-word-beaver = Golemi dabar
    .gender = ma
    .gen = Golemog dabra
ew-word-village-steppe = Kamen trave
    .short = Trava
ew-word-village-pinewood = Kamen iglica
    .short = Iglice
ew-word-village-hills = Kamen okera
    .short = Oker
ew-word-village-lakeside = Kamen vode
    .short = Voda
ew-word-village-mountain = Kamen vrha
    .short = Vrh
ew-word-village-marsh = Kamen močvare
    .short = Močvara
ew-word-village-glacier = Kamen leda
    .short = Led
ew-word-camp-variety = Kamen lutalica
    .short = Lutalice
ew-word-megalith-ground = Kamen korijena
    .short = Korijen
ew-word-megalith-tiles = Kamen četiriju vjetrova
    .short = Četiri vjetra
ew-word-buried-cards = Kamen kostiju
    .short = Kosti
ew-word-megalith-upper = Kamen krune
    .short = Kruna
ew-word-idol-levels = Kamen duhova
    .short = Duhovi
ew-word-tipped-variety = Kamen gozbe
    .short = Gozba
ew-word-tipped-rhino = Kamen roga
    .short = Rog
ew-word-tipped-sloth = Kamen pandže
    .short = Pandža
ew-word-tipped-cat = Kamen očnjaka
    .short = Očnjak
ew-word-tipped-glyptodon = Kamen oklopa
    .short = Oklop
ew-word-tipped-beaver = Kamen zuba
    .short = Zub
ew-word-tipped-mammoth-argentavis = Kamen kljove i krila
    .short = Kljova i krilo
ew-word-tusk-breaker = Lomitelj kljova
ew-word-stone-carver = Klesar
ew-word-seeing-palm = Vidoviti dlan
ew-word-fire-wolf = Ognjeni vuk
ew-word-thunder-paw = Gromka šapa
ew-word-tusk-valley = Dolina kljova
ew-word-flint-ridge = Kremeni greben
ew-word-old-hearth = Staro ognjište
ew-word-long-shore = Duga obala
ew-word-moon-cave = Mjesečeva špilja
ew-word-blue-ice = Plavi led
ew-word-ice-cave = Ledena špilja
ew-word-bright-peak = Sjajni vrh
ew-word-lost-carvings = Izgubljene rezbarije
ew-word-wanderers = Lutalice
ew-word-warm-spring = Topli izvor
ew-word-moraine = Morena
ew-word-ice-pass = Ledeni prijevoj
ew-word-frozen-meat = Smrznuto meso
ew-word-ice-grave = Ledeni grob
ew-word-deep-sleep = Duboki san
ew-word-whittling = Rezbarenje
ew-word-vision = Vizija
ew-word-vigil = Bdijenje
ew-word-short-walk = Kratka šetnja
ew-word-steppe = stepa
    .gender = f
    .gen = stepe
    .acc = stepu
    .short-loc = u stepi
ew-word-pinewood = borova šuma
    .gender = f
    .gen = borove šume
    .acc = borovu šumu
    .short-loc = u borovoj šumi
ew-word-hills = crvena brda
    .gender = p
    .gen = crvenih brda
    .acc = crvena brda
    .short-loc = na crvenim brdima
ew-word-lakeside = jezerska obala
    .gender = f
    .gen = jezerske obale
    .acc = jezersku obalu
    .short-loc = na jezerskoj obali
ew-word-mountain = planina
    .gender = f
    .gen = planine
    .acc = planinu
    .short-loc = na planini
ew-word-marsh = močvara
    .gender = f
    .gen = močvare
    .acc = močvaru
    .short-loc = u močvari
ew-word-glacier = ledenjak
    .gender = mi
    .gen = ledenjaka
    .short-loc = na ledenjaku
ew-word-base = početni heks
    .gender = mi
    .gen = početnog heksa
    .short-loc = na početnom heksu
ew-word-dawn = pločica zore
    .gender = f
    .gen = pločice zore
ew-word-bear = pločica medvjeda
    .gender = f
    .gen = pločice medvjeda
ew-word-river = pločica rijeke
    .gender = f
    .gen = pločice rijeke
ew-word-night = pločica noći
    .gender = f
    .gen = pločice noći
ew-word-initiate = Inicijacija
    .gender = f
    .gen = Inicijacije
    .short-acc = u Inicijaciju
    .short-loc = u Inicijaciji
ew-word-develop = Razvoj
    .gender = mi
    .gen = Razvoja
    .short-acc = u Razvoj
    .short-loc = u Razvoju
ew-word-migrate = Seoba
    .gender = f
    .gen = Seobe
    .short-acc = u Seobu
    .short-loc = u Seobi
ew-word-hunt = Lov
    .gender = mi
    .gen = Lova
    .short-acc = u Lov
    .short-loc = u Lovu
ew-word-rest = mjesto za odmor
    .gender = n
    .gen = mjesta za odmor
    .short-acc = na odmor
    .short-loc = na odmoru
ew-word-tribe = figura plemena
    .gender = f
    .gen = figure plemena
    .acc = figuru plemena
    .many = figure plemena
    .many-gen = figura plemena
    .short = figura
ew-word-chief = poglavica
    .gender = ma
    .gen = poglavice
    .acc = poglavicu
    .short = poglavica
ew-word-sacrifice = staza žrtve
    .gender = f
    .gen = staze žrtve
    .acc = stazu žrtve
    .loc = stazi žrtve
    .short = žrtva
ew-word-honor = staza časti
    .gender = f
    .gen = staze časti
    .acc = stazu časti
    .loc = stazi časti
    .short = čast
ew-word-hand = ruka
    .gender = f
    .gen = ruke
    .short-acc = u ruku
    .short-loc = u ruci
ew-word-discard = odbačene karte
    .gender = p
    .gen = odbačenih karata
    .short-acc = među odbačene karte
    .short-loc = među odbačenim kartama
ew-word-played = odigrane karte
    .gender = p
    .gen = odigranih karata
    .short-loc = među odigranim kartama
ew-word-pile = hrpa pomrčine
    .gender = f
    .gen = hrpe pomrčine
    .short-loc = na hrpi pomrčine
ew-word-labor = rad
    .gender = mi
    .gen = rada
    .many = rad
    .many-gen = rada
ew-word-food = hrana
    .gender = f
    .gen = hrane
    .acc = hranu
    .many = hrana
    .many-gen = hrane
ew-word-tool = alat
    .gender = mi
    .gen = alata
    .many = alati
    .many-gen = alata
ew-word-idol = idol
    .gender = mi
    .gen = idola
    .many = idoli
    .many-gen = idola
ew-word-point = bod
    .gender = mi
    .gen = boda
    .many = bodovi
    .many-gen = bodova
ew-word-card = karta
    .gender = f
    .gen = karte
    .acc = kartu
    .many = karte
    .many-gen = karata
ew-word-animal = životinja
    .gender = f
    .gen = životinje
    .acc = životinju
    .many = životinje
    .many-gen = životinja
ew-word-camp = tabor
    .gender = mi
    .gen = tabora
    .many = tabori
    .many-gen = tabora
ew-word-village = selo
    .gender = n
    .gen = sela
    .many = sela
    .many-gen = sela
ew-word-megalith = megalit
    .gender = mi
    .gen = megalita
    .many = megaliti
    .many-gen = megalita
ew-word-step = korak
    .gender = mi
    .gen = koraka
    .many = koraci
    .many-gen = koraka
ew-word-set = komplet
    .gender = mi
    .gen = kompleta
    .loc = kompletu
    .many = kompleti
    .many-gen = kompleta
ew-word-time = put
    .gender = mi
    .gen = puta
    .many = putovi
    .many-gen = puta
ew-word-token = žeton
    .gender = mi
    .gen = žetona
    .many = žetoni
    .many-gen = žetona
ew-word-space = mjesto
    .gender = n
    .gen = mjesta
    .many = mjesta
    .many-gen = mjesta

## Effects in words
#
# An effect is a phrase that tells somebody what to do; a message holds smaller ones as arguments. `$amount` of labor is
# a text such as 1½, every other amount is a number.

ew-noun = { WORD("ew", $noun) }
    .acc = { WORD("ew", $noun, case: "acc") }
ew-hex = { WORD("ew", $land) } { $label }
    .gen = { WORD("ew", $land, case: "gen") } { $label }
    .where = { WORD("ew", $land, form: "short", case: "loc") } { $label }
ew-list-and = { $one } i { $two }
    .acc = { TEXT($one, form: "acc") } i { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") } i { TEXT($two, form: "gen") }
    .where = { TEXT($one, form: "where") } i { TEXT($two, form: "where") }
ew-list-comma = { $one }, { $two }
    .acc = { TEXT($one, form: "acc") }, { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") }, { TEXT($two, form: "gen") }
    .where = { TEXT($one, form: "where") }, { TEXT($two, form: "where") }
ew-list-or = { $one } ili { $two }
ew-list-parts = { $one }; { $two }
ew-good-food = { $amount } { WORD("ew", "food", $amount) }
    .acc = { $amount } { WORD("ew", "food", $amount, case: "acc") }
ew-good-tool = { $amount } { WORD("ew", "tool", $amount) }
    .acc = { $amount } { WORD("ew", "tool", $amount, case: "acc") }
ew-good-idol = { $amount } { WORD("ew", "idol", $amount) }
    .acc = { $amount } { WORD("ew", "idol", $amount, case: "acc") }
ew-good-labor = { $amount } { WORD("ew", "labor", $amount) }
    .acc = { $amount } { WORD("ew", "labor", $amount, case: "acc") }
ew-good-discard = { $amount } { WORD("ew", "card", $amount) } iz ruke
    .acc = { $amount } { WORD("ew", "card", $amount, case: "acc") } iz ruke
ew-effect-nothing = ništa
ew-effect-gain = dobij { TEXT($what, form: "acc") }
ew-effect-either = jedno od ovoga: { $branches }
ew-effect-pay = plati { TEXT($price, form: "acc") }: { $effect }
ew-effect-if = ako { $test }, { $effect }
ew-effect-column = { WORD("ew", $column, form: "short", case: "loc") }: { $effect }
ew-effect-eclipse = u pomrčini: { $effect }
ew-effect-megalith =
    { $amount ->
        [1] postavi megalit
       *[other] postavi { $amount } { WORD("ew", "megalith", $amount) }
    }
ew-effect-draw =
    { $amount ->
        [1] povuci kartu
       *[other] povuci { $amount } { WORD("ew", "card", $amount, case: "acc") }
    }
ew-effect-vp = osvoji { $amount } { WORD("ew", "point", $amount) }
ew-effect-camp =
    { $amount ->
        [1] stavi tabor na početni heks
       *[other] stavi { $amount } { WORD("ew", "camp", $amount) } na početni heks
    }
ew-effect-move =
    { $amount ->
        [1] pomakni tabor za jedan korak
       *[other] pomakni tabore za ukupno { $amount } { WORD("ew", "step", $amount) }
    }
ew-effect-village = osnuj selo
ew-effect-stone = uzmi sveti kamen po cijeni njegova utora
ew-effect-culture =
    { $amount ->
        [1] uzmi kartu kulture
       *[other] uzmi { $amount } { WORD("ew", "card", $amount, case: "acc") } kulture
    }
ew-effect-reveal =
    { $amount ->
        [1] otkrij životinju u lovištu
       *[other] otkrij { $amount } { WORD("ew", "animal", $amount, case: "acc") } u lovištu
    }
ew-effect-tip =
    { $amount ->
        [1] zakreni životinju
       *[other] zakreni { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-bury =
    { $amount ->
        [1] pokopaj kartu
       *[other] pokopaj { $amount } { WORD("ew", "card", $amount, case: "acc") }
    }
ew-effect-food-max = napuni hranu do granice
ew-effect-tribe-hand =
    { $amount ->
        [1] uzmi kartu plemena u ruku
       *[other] { $how ->
            [different] uzmi u ruku karte plemena različitih tipova: { $amount }
            [same] uzmi u ruku karte plemena istog tipa: { $amount }
           *[any] uzmi u ruku { $amount } { WORD("ew", "card", $amount, case: "acc") } plemena
        }
    }
ew-effect-tribe-discard =
    { $amount ->
        [1] uzmi kartu plemena među odbačene
       *[other] { $how ->
            [different] uzmi među odbačene karte plemena različitih tipova: { $amount }
            [same] uzmi među odbačene karte plemena istog tipa: { $amount }
           *[any] uzmi među odbačene { $amount } { WORD("ew", "card", $amount, case: "acc") } plemena
        }
    }
ew-effect-animal-grounds =
    { $amount ->
        [1] uzmi životinju iz lovišta
       *[other] uzmi { $amount } { WORD("ew", "animal", $amount, case: "acc") } iz lovišta
    }
ew-effect-animal-deck =
    { $amount ->
        [1] uzmi gornju životinju iz špila
       *[other] uzmi s vrha špila { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-extra = postavi još jedan megalit kamo pokazuje strelica
ew-test-villages =
    { $least ->
        [1] imaš selo u krajoliku
       *[other] imaš barem { $least } { WORD("ew", "village", $least) } u krajoliku
    }
ew-test-camps =
    { $least ->
        [1] imaš tabor u krajoliku
       *[other] imaš barem { $least } { WORD("ew", "camp", $least) } u krajoliku
    }
ew-test-buried =
    { $least ->
        [1] imaš pokopanu kartu
       *[other] na groblju imaš barem { $least } { WORD("ew", "card", $least, case: "acc") }
    }
ew-test-tipped =
    { $least ->
        [1] imaš zakrenutu životinju
        [one] imaš barem { $least } zakrenutu životinju
        [few] imaš barem { $least } zakrenute životinje
       *[other] imaš barem { $least } zakrenutih životinja
    }
ew-test-animals =
    { $least ->
        [1] imaš nezakrenutu životinju
        [one] imaš barem { $least } nezakrenutu životinju
        [few] imaš barem { $least } nezakrenute životinje
       *[other] imaš barem { $least } nezakrenutih životinja
    }
ew-test-animals-same =
    { $least ->
        [one] imaš barem { $least } nezakrenutu životinju iste vrste
        [few] imaš barem { $least } nezakrenute životinje iste vrste
       *[other] imaš barem { $least } nezakrenutih životinja iste vrste
    }
ew-test-animals-different =
    { $least ->
        [one] imaš nezakrenute životinje barem { $least } vrste
        [few] imaš nezakrenute životinje barem { $least } vrste
       *[other] imaš nezakrenute životinje barem { $least } vrsta
    }
ew-test-first = u redoslijedu si na prvom mjestu
ew-test-last = u redoslijedu si na posljednjem mjestu

## Components in words

ew-card-labor = { $labor } { WORD("ew", "labor", $labor) } u kutu
ew-card-era =
    { $era ->
        [1] karta kulture ere I
       *[other] karta kulture ere II
    }
ew-card-points = { $points } { WORD("ew", "point", $points) } na kraju
ew-animal-tip = kad se zakrene: { $effect }
ew-animal-set = { $points } { WORD("ew", "point", $points) } za { $animals }
ew-animal-sets = nezakrenute na kraju: { $sets }; karata u igri: { $copies }
ew-animal-wild = džoker: nezakrenut na kraju ulazi u bilo koji komplet; karata u igri: { $copies }
ew-table-row = { $points } { WORD("ew", "point", $points) } od { $least } nadalje
ew-stone-village-by-terrain = u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svako tvoje selo uz { TEXT($of, form: "acc") }
ew-stone-camp-terrain-variety = u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svaki od ovih krajolika s tvojim taborom: { $of }
ew-stone-megalith-on-board = u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svaki megalit tvoje boje koji leži na samoj ploči
ew-stone-megalith-tiles = u svakoj pomrčini prema broju pločica megalita na kojima leži megalit tvoje boje: { $table }
ew-stone-each-tile = u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svaku pločicu megalita na kojoj leži megalit tvoje boje
ew-stone-buried-cards = u svakoj pomrčini prema broju tvojih pokopanih karata: { $table }
ew-stone-megalith-upper = u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svaki megalit tvoje boje koji stoji na drugima
ew-stone-idol-levels =
    { $levels ->
        [1] u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svaku prijeđenu razinu na objema stazama idola zajedno
        [one] u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svaku { $levels } prijeđenu razinu na objema stazama idola zajedno
        [few] u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svake { $levels } prijeđene razine na objema stazama idola zajedno
       *[other] u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svakih { $levels } prijeđenih razina na objema stazama idola zajedno
    }
ew-stone-tipped-variety = u svakoj pomrčini { $points } { WORD("ew", "point", $points) } za svaku vrstu među tvojim zakrenutim životinjama
ew-stone-tipped-species = u svakoj pomrčini prema broju tvojih zakrenutih životinja ove vrste, { $of }: { $table }
ew-stone-tipped-two-species =
    { $counted ->
        [sum] u svakoj pomrčini prema broju tvojih zakrenutih životinja, { $of } zajedno: { $table }
       *[pairs] u svakoj pomrčini prema broju tvojih parova zakrenutih životinja, { $of }: { $table }
    }
ew-setup-begins = na početku: { $what }
ew-setup-tribe = karta „{ WORD("ew", $card) }”
ew-setup-camp = drugi tabor na početnom heksu
ew-slot-price = kamen ovdje košta { TEXT($price, form: "acc") }
ew-slot-reward = kad ovamo dođe kamen: { $effect }
ew-space-reward = kad stigneš ovamo: { $effect }
ew-sacrifice-none = preostala hrana i alati na kraju ne vrijede ništa
ew-sacrifice-rate =
    { $resources ->
        [1] na kraju { $points } { WORD("ew", "point", $points) } za svaku preostalu hranu ili alat
        [one] na kraju { $points } { WORD("ew", "point", $points) } za svaki { $resources } komad preostale hrane i alata
        [few] na kraju { $points } { WORD("ew", "point", $points) } za svaka { $resources } komada preostale hrane i alata
       *[other] na kraju { $points } { WORD("ew", "point", $points) } za svakih { $resources } komada preostale hrane i alata
    }
ew-sacrifice-top = za svaki daljnji idol: { $effect }
ew-honor-none = pokopane karte na kraju po tablici ne vrijede ništa
ew-honor-points =
    { $points ->
        [0] ovdje nema bodova
       *[other] kad stigneš ovamo, osvoji { $points } { WORD("ew", "point", $points) }
    }
ew-burial-table =
    { $rank ->
        [1] pokopane karte prvoga na stazi časti: { $table }
        [2] pokopane karte drugoga na stazi časti: { $table }
       *[other] pokopane karte svih ostalih na stazi časti: { $table }
    }
ew-glacier-token = kad god osnuješ selo uz njega: { $effect }
ew-column-top = vrh, koliko god puta želiš: { $effect }
ew-column-middle = sredina, jednom: { $effect }
ew-column-bottom = dno, za prvu figuru u krugu: { $effect }
ew-rest-effect = { $effect }
ew-rest-labor = za redoslijed u sljedećem krugu: { $labor } { WORD("ew", "labor", $labor) }
ew-reconstructed = Pravila su ona iz pravilnika. Ono što je otisnuto na kartama, pločicama i stazama izgubljeno je sa slikama: većina tih vrijednosti naš je vlastiti dizajn, a ne onaj iz objavljene igre.

## What is asked

ew-ask-over = Igra je gotova: prošla je četvrta pomrčina.
ew-ask-stone = Izlaže se sveti kamen.
ew-ask-culture-drawn = Izlaže se karta kulture.
ew-ask-chief-dealt = Dijeli se poglavica.
ew-ask-setup-dealt = Dijeli se početna karta.
ew-ask-card-drawn = Vuče se karta.
ew-ask-animal-drawn = Otkriva se životinja.
ew-ask-order = Izvlači se redoslijed igrača.
ew-ask-tile = Polaže se pločica megalita.
ew-ask-land = Krajolik se pridružuje pločicama za slaganje.
ew-ask-hex = Polaže se heks.
ew-ask-glacier = Otkriva se žeton ledenjaka.
ew-ask-rest-token = Otkriva se žeton odmora.
ew-ask-side = Koju stranu karte svojeg poglavice koristiš?
ew-ask-chief = Odaberi poglavicu.
ew-ask-setup = Odaberi početnu kartu.
ew-ask-place = Odigraj karte kulture, ako želiš, zatim postavi figuru.
ew-ask-act =
    { $section ->
        [top] Vrh { WORD("ew", $at, case: "gen") }: djeluj koliko god puta možeš platiti. Rad: { $labor }.
        [middle] Sredina { WORD("ew", $at, case: "gen") }: jednom, ako želiš.
        [bottom] Dno { WORD("ew", $at, case: "gen") }: tvoje je, jer je tvoja figura stigla prva.
        [rest] Odmaraš se.
       *[after] Tvoja je figura stigla. Još nešto?
    }
ew-ask-gain =
    { $what ->
        [megalith] { $full ->
            [0] Dobivaš megalit, a za njega nema mjesta: uzmi nešto manje.
           *[other] Dobivaš megalit: postavi ga ili uzmi nešto manje.
        }
        [draw] { $full ->
            [0] Dobivaš kartu, a nema se što povući: uzmi nešto manje.
           *[other] Dobivaš kartu: povuci je ili uzmi nešto manje.
        }
        [idol] Dobivaš idol: popni se ili uzmi nešto manje.
       *[tool] Dobivaš alat, ili umjesto njega hranu.
    }
ew-ask-move =
    { $steps ->
        [1] Pomakni tabor za jedan korak.
       *[other] Pomakni tabore za ukupno { $steps } { WORD("ew", "step", $steps) }.
    }
ew-ask-settle = Gdje osnivaš selo?
ew-ask-take-stone = Koji sveti kamen uzimaš? Utor košta { TEXT($price, form: "acc") } i daje: { $effect }.
ew-ask-culture = Koju kartu kulture uzimaš?
ew-ask-tribe = Koju kartu plemena uzimaš?
ew-ask-animal = Koju životinju uzimaš?
ew-ask-reveal = Otkriti životinju?
ew-ask-tip = Koju životinju zakrećeš?
ew-ask-bury = Koju kartu pokapaš?
ew-ask-discard = Koju kartu odbacuješ?
ew-ask-pay = Platiti { TEXT($price, form: "acc") }? Za to: { $effect }.
ew-ask-branch = Što od ovoga uzimaš?
ew-ask-term = Što uzimaš sljedeće?
ew-ask-pile = Koje karte stavljaš na svoju hrpu pomrčine?
ew-ask-resolve = Koja je karta s tvoje hrpe pomrčine sljedeća?
ew-ask-harvest = Koji krajolik daje prvi?
ew-ask-benefit = Koja je nagrada s tvoje ploče sljedeća?
ew-ask-token = Koji žeton odmora uzimaš?
ew-ask-extend =
    { $full ->
        [0] Za dodatni megalit nema mjesta: uzmi nešto manje.
       *[other] Postaviti dodatni megalit?
    }
ew-ask-glacier-next = Koji žeton ledenjaka uz tvoje selo daje prvi?
ew-ask-last-animal = Uzeti posljednju životinju iz špila?

## The guide: two sentences for each decision

ew-guide-side = Obje strane tvojeg poglavice pokazuju sposobnost, a cijelu igru vrijedi samo ona koju odabereš. Djeluje u potezu u kojem postaviš poglavicu.
ew-guide-chief = Sposobnost poglavice djeluje jednom u krugu, u potezu u kojem ga postaviš. Tko ovdje bira kasno, među početnim kartama bira rano.
ew-guide-setup = Početna karta daje resurse, kartu plemena i životinje koje pokazuje. Nakon toga izlazi iz igre, pa se razlikuje samo ono s čime počinješ.
ew-guide-place = Karte kulture idu najprije, a prva je u potezu besplatna. Zatim jedna figura ide u stupac ili se odmara: tko u krugu prvi dođe u stupac, ima i akciju na njegovu dnu.
ew-guide-act = Karte i hrana daju rad, a radom se plaća ono što stupac nudi. Rad koji ostane na kraju poteza propada.
ew-guide-gain = Uvijek smiješ umjesto toga uzeti nešto manje: od megalita prema karti, idolu, alatu i hrani. Ono što već imaš poslije se ne može mijenjati.
ew-guide-move = Tabor daje utjecaj na svojem heksu, a tko ga ondje ima najviše, dobiva u svakoj pomrčini. Tri tabora oko istog spoja mogu postati selo.
ew-guide-settle = Selo se broji dvostruko na sva tri heksa koja dodiruje. Tvoja tri tabora vraćaju se za njega kući, a granica hrane pada.
ew-guide-take-stone = Kamen odsad donosi bodove u svakoj pomrčini, pa rani donose češće. Imaš mjesta za tri.
ew-guide-culture = Karta ide u tvoju ruku; karte kulture igraju se na početku poteza. Većina ih donosi i bodove na kraju.
ew-guide-tribe = Karte plemena donose rad, svaka više na svojem mjestu. Prazna hrpa umjesto toga donosi bod.
ew-guide-animal = Životinje iste vrste čine komplete koji se boduju na kraju. Ona koju zakreneš daje nagradu odmah i napušta svoj komplet.
ew-guide-reveal = Više životinja u lovištu znači veći izbor. Od njih mogu birati i drugi.
ew-guide-tip = Nagradu životinje dobivaš odmah. Na kraju se više ne broji u svoj komplet.
ew-guide-bury = Pokopane karte donose bodove prema tvojem mjestu na stazi časti, a bodovi otisnuti na njima i dalje vrijede. U ruku se više ne vraćaju.
ew-guide-discard = Karta ide među tvoje odbačene karte. Vraća se kad se tvoj špil iznova promiješa.
ew-guide-pay = Platiš sve što se traži, i tek onda dobivaš. Smiješ i odustati.
ew-guide-branch = Samo je jedno od ovoga tvoje. Ostalo propada.
ew-guide-term = Svaki se od ovih dobitaka uzima zasebno, redom kojim želiš. Što preostane, može se još uzeti poslije.
ew-guide-pile = Karte plemena na hrpi donose rad za redoslijed u sljedećem krugu i svoje sposobnosti u pomrčini. Karte kulture samo zavaravaju druge i vraćaju ti se.
ew-guide-resolve = Svaka karta plemena s tvoje hrpe jednom koristi svoju sposobnost u pomrčini. Redoslijed biraš ti.
ew-guide-harvest = Na ovim je heksovima tvoj utjecaj najveći, makar i izjednačen, i svaki jednom daje svoju nagradu. Redoslijed biraš ti.
ew-guide-benefit = Sela, prazna mjesta zalihe megalita i sveti kamenovi donose u svakoj pomrčini. Redoslijed biraš ti.
ew-guide-token = Uzmi žeton koji vidiš ili sljedeći koji nitko ne poznaje. Njegovi su učinci tvoji samo u ovom potezu.
ew-guide-glacier-next = Svaki žeton uz tvoje novo selo jednom daje ono što pokazuje. Redoslijed biraš ti.
ew-guide-last-animal = Smiješ uzeti posljednju kartu iz špila životinja, a da je prije ne vidiš. Kad su špil i lovište prazni, lov umjesto životinja donosi bodove.
ew-guide-extend = Polje koje je sada prekriveno dopušta još jedan megalit ondje kamo pokazuju njegove strelice. I ondje dobivaš ono što je otisnuto.

## What can be done

ew-do-side = strana { $side }: { $effect }
ew-do-pick-chief = { WORD("ew", $chief) }: { $one }; ili na drugoj strani: { $two }
ew-do-pick-setup = { WORD("ew", $setup) }: { $effect }
ew-do-play = odigraj kartu „{ WORD("ew", $card) }”: { $effect }
ew-do-place = { WORD("ew", $figure) } { WORD("ew", $at, form: "short", case: "acc") }
ew-do-top = { $effect }
ew-do-middle = sredina { WORD("ew", $at, case: "gen") }: { $effect }
ew-do-bottom = dno { WORD("ew", $at, case: "gen") }: { $effect }
ew-do-rest = odmor: { $effect }
ew-do-spend = potroši { $food } { WORD("ew", "food", $food, case: "acc") } za 1 rad
ew-do-use = { WORD("ew", $card) }: { $effect }
ew-do-use-chief = { WORD("ew", $chief) }: { $effect }
ew-do-use-token = žeton odmora: { $effect }
ew-do-done =
    { $section ->
        [top] dalje na sredinu
        [pile] hrpa je potpuna
       *[other] dalje
    }
ew-do-skip = preskoči to
ew-do-gain =
    { $lesser ->
        [1] { "umjesto toga " }
       *[other] { "" }
    }{ $what ->
        [draw] povuci kartu
        [tool] uzmi alat
        [food] uzmi 1 hranu
       *[other] uzmi to
    }
ew-do-climb =
    { $lesser ->
        [1] umjesto toga idol
       *[other] idol
    }: { WORD("ew", $track) }, na razinu { $level }{ $brings ->
        [0] { "" }
       *[other] { $points ->
            [0] : { $effect }
           *[other] , { $points } { WORD("ew", "point", $points) }
        }
    }
ew-do-build =
    { $level ->
        [1] megalit na polje { $label } { WORD("ew", $tile, case: "gen") }: { $effect }
       *[other] megalit povrh četiriju na { $label }, razina { $level }: { $points } { WORD("ew", "point", $points) }
    }
ew-do-move = tabor od { TEXT($origin, form: "gen") } do { TEXT($goal, form: "gen") }
ew-do-settle = selo između { TEXT($place, form: "gen") }
ew-do-take-stone = { WORD("ew", $stone) }: { $effect }
ew-do-take-card = { WORD("ew", $card) }: { $effect }
ew-do-take-animal = { WORD("ew", $species) }: { $tip }; { $sets }
ew-do-reveal = otkrij je
ew-do-tip = zakreni { WORD("ew", $species, case: "acc") }: { $effect }
ew-do-bury =
    pokopaj kartu „{ WORD("ew", $card) }” { $from ->
        [pile] s
       *[other] iz
    } { WORD("ew", $from, case: "gen") }
ew-do-discard = odbaci kartu „{ WORD("ew", $card) }”
ew-do-accept = plati { TEXT($price, form: "acc") }: { $effect }
ew-do-branch = { $effect }
ew-do-term = { $effect }
ew-do-pile = „{ WORD("ew", $card) }” na hrpu
ew-do-resolve = { WORD("ew", $card) }: { $effect }
ew-do-harvest = { WORD("ew", $land) }: { $effect }
ew-do-glacier = { WORD("ew", $token) }: { $effect }
ew-do-benefit =
    { $from ->
        [village] otkriveno selom: { $effect }
        [space] otkriveno megalitima: { $effect }
       *[stone] { WORD("ew", $stone) }: { $effect }
    }
ew-do-token =
    { $from ->
        [open] otkriveni žeton, „{ WORD("ew", $token) }”: { $effect }
       *[next] sljedeći žeton s hrpe, koji god bio
    }
ew-do-stone = { WORD("ew", $stone) }
ew-do-culture = { WORD("ew", $card) }
ew-do-chief = { WORD("ew", $chief) }
ew-do-setup = { WORD("ew", $setup) }
ew-do-card = { WORD("ew", $card) }
ew-do-animal = { WORD("ew", $species) }
ew-do-order = { $first }. mjesto igra prvo
ew-do-tile = { WORD("ew", $tile) }
ew-do-land = { WORD("ew", $land) }
ew-do-hex = { WORD("ew", $land) }
ew-do-glacier-token = { WORD("ew", $token) }
ew-do-rest-token = { WORD("ew", $token) }

## What happened

ew-log-stone-shown = U ponudu dolazi { WORD("ew", $stone) }.
ew-log-culture-shown = U ponudu dolazi karta „{ WORD("ew", $card) }”.
ew-log-order-set = Redoslijed igrača je određen.
ew-log-boards-laid = Krajolik je složen.
ew-log-chief-taken = { $seat }: { WORD("ew", $chief) }.
ew-log-side-chosen = { $seat } koristi stranu { $side } poglavice „{ WORD("ew", $chief) }”.
ew-log-setup-taken = { $seat } počinje s kartom „{ WORD("ew", $setup) }”.
ew-log-round-begun = { $round }. krug.
ew-log-figure-placed = { $seat }: { WORD("ew", $figure) } { WORD("ew", $at, form: "short", case: "acc") }.
ew-log-card-played = { $seat } igra kartu „{ WORD("ew", $card) }”.
ew-log-gained =
    { $what ->
        [tool] { $seat } dobiva alat.
       *[food] { $seat } dobiva { $amount } { WORD("ew", "food", $amount, case: "acc") }.
    }
ew-log-price-paid = { $seat } plaća { TEXT($price, form: "acc") }.
ew-log-food-spent = { $seat } troši { $food } { WORD("ew", "food", $food, case: "acc") } za rad.
ew-log-climbed = { $seat } se penje: { WORD("ew", $track) }, razina { $level }.
ew-log-megalith-built =
    { $level ->
        [1] { $seat } postavlja megalit na polje { $label }.
       *[other] { $seat } postavlja megalit povrh četiriju na { $label }, razina { $level }, za { $points } { WORD("ew", "point", $points) }.
    }
ew-log-scored = { $seat } osvaja { $points } { WORD("ew", "point", $points) }.
ew-log-camp-placed = { $seat } stavlja tabor na početni heks.
ew-log-camp-moved = { $seat } seli tabor od { TEXT($origin, form: "gen") } do { TEXT($goal, form: "gen") }.
ew-log-settled = { $seat } osniva selo između { TEXT($place, form: "gen") }.
ew-log-stone-taken = { $seat } uzima { WORD("ew", $stone) }.
ew-log-recruited = { $seat } uzima kartu „{ WORD("ew", $card) }” { WORD("ew", $to, form: "short", case: "acc") }.
ew-log-culture-taken = { $seat } uzima kartu „{ WORD("ew", $card) }”.
ew-log-animal-taken = { $seat } uzima { WORD("ew", $species, case: "acc") }.
ew-log-animal-shown = { WORD("ew", $species) } dolazi u lovište.
ew-log-animal-tipped = { $seat } zakreće { WORD("ew", $species, case: "acc") }; učinak: { $effect }.
ew-log-card-buried =
    { $seat } pokapa kartu „{ WORD("ew", $card) }” { $from ->
        [pile] s
       *[other] iz
    } { WORD("ew", $from, case: "gen") }.
ew-log-hand-buried = { $seat } pokapa kartu „{ WORD("ew", $card) }” iz ruke.
ew-log-hand-buried-unseen = { $seat } pokapa kartu iz ruke.
ew-log-card-discarded = { $seat } odbacuje kartu „{ WORD("ew", $card) }”.
ew-log-card-taken-up = { $seat } vuče kartu „{ WORD("ew", $card) }”.
ew-log-card-taken-up-unseen = { $seat } vuče kartu.
ew-log-reshuffled = { $seat } miješa odbačene karte.
ew-log-card-piled = { $seat } stavlja kartu „{ WORD("ew", $card) }” na hrpu pomrčine.
ew-log-card-piled-unseen = { $seat } stavlja kartu na hrpu pomrčine.
ew-log-pile-shown = { $seat } ima { $labor } { WORD("ew", "labor", $labor) } u pomrčini.
ew-log-harvested = { $seat } vodi na heksu ({ WORD("ew", $land) }); učinak: { $effect }.
ew-log-stone-scored = { $seat } osvaja { $points } { WORD("ew", "point", $points) }: { WORD("ew", $stone) }.
ew-log-culture-gone = Karte kulture ere I izlaze iz igre.
ew-log-glacier-turned = Žeton „{ WORD("ew", $token) }” leži { TEXT($place, form: "where") }.
ew-log-rest-turned = Žeton odmora ovog kruga: „{ WORD("ew", $token) }”.
ew-log-token-taken = { $seat } uzima žeton „{ WORD("ew", $token) }”.
ew-log-eclipse-begun = Pomrčina { $round }. kruga.

## Why not

ew-cell = { $label }
ew-why-lack = To košta { TEXT($price, form: "acc") }; nedostaje ti: { $missing }.
ew-why-condition = To djeluje samo ako { $test }.
ew-why-labor = Ovdje bi rad propao: ništa ga u ovom potezu više ne može iskoristiti.
ew-why-no-camps = Na tvojoj ploči više nema tabora.
ew-why-no-camp-out = U krajoliku nemaš tabor koji bi se mogao pomaknuti.
ew-why-no-culture = U ponudi nema karata kulture.
ew-why-no-animal = Nemaš nijednu nezakrenutu životinju.
ew-why-no-card = Nemaš kartu koja se može pokopati.
ew-why-empty-grounds = Lovište je prazno, a špil nije: nema se što uzeti.
ew-why-food-full = Imaš onoliko hrane koliko možeš čuvati: { $limit }.
ew-why-tools-full = Imaš onoliko alata koliko možeš čuvati: { $most }.
ew-why-animal-deck = Špil životinja je prazan.
ew-why-grounds-full = Više ne stane: lovište prima najviše { $most } { WORD("ew", "card", $most, case: "acc") }.
ew-why-no-villages = Sva tvoja sela već stoje u krajoliku: { $villages }.
ew-why-no-juncture = Izvan početnog heksa nema slobodnog spoja s tvojim taborom na svakom od tri heksa.
ew-why-slots = Svi su utori za kamenove puni: { $slots }.
ew-why-slot-price = Sljedeći utor košta { TEXT($price, form: "acc") }; nedostaje ti: { $missing }.
ew-why-no-stone =
    { $era ->
        [1] U lijevoj polovici više nema kamenova, a u eri I mogu se uzeti samo oni.
       *[other] Kamenova više nema.
    }
ew-why-one-figure = U potezu se postavlja jedna figura, a tvoja već stoji.
ew-why-resting = Tvoja se figura odmara: u ovom potezu ne može ni u jedan stupac.
ew-why-bottom = Druga je figura u ovom krugu prva došla { WORD("ew", $column, form: "short", case: "acc") }: akcija na dnu je njezina.
ew-why-top-over = Tvoja je figura napustila vrh stupca.
ew-why-once = To je u ovom potezu već iza tebe: sredina i dno rade se jednom, svojim redom.
ew-why-section-later = Tvoja figura još nije ondje: najprije idi dalje.
ew-why-no-action = Na vrhu { WORD("ew", $column, case: "gen") } nema takve akcije.
ew-why-all-types = U ovom potezu već je uzeta po jedna karta svakog tipa.
ew-why-hand = U ruci nemaš kartu „{ WORD("ew", $card) }”.
ew-why-culture-before = Karte kulture, kao „{ WORD("ew", $card) }”, igraju se prije postavljanja figure.
ew-why-at-rest = U potezu odmora ne igraju se karte plemena, pa ni „{ WORD("ew", $card) }”.
ew-why-recruit = Karta „{ WORD("ew", $card) }” došla je u ovom potezu i još se ne može odigrati.
ew-why-tribe-later = Karte plemena, kao „{ WORD("ew", $card) }”, igraju se kad figura stoji.
ew-why-second-culture = Druga karta kulture košta još jednu kartu iz ruke, a ti je nemaš.
ew-why-spend = Troši se toliko hrane da oznaka prijeđe sljedeću ikonu rada: sada { $food }.
ew-why-spend-none = Na stazi hrane ispod { $food } nema ikone rada.
ew-why-spend-late = Rad se troši na vrhu stupca; poslije ga ovdje ništa ne traži.
ew-why-spend-rest = Tko se odmara, nema na što trošiti rad.
ew-why-not-played = Karta „{ WORD("ew", $card) }” nije među tvojim odigranim kartama plemena.
ew-why-no-ability = Karta „{ WORD("ew", $card) }” nema takvu sposobnost.
ew-why-eclipse-ability = Ta sposobnost karte „{ WORD("ew", $card) }” djeluje samo u pomrčini, s hrpe pomrčine.
ew-why-column = Ta sposobnost karte „{ WORD("ew", $card) }” djeluje samo ako tvoja figura stoji { WORD("ew", $column, form: "short", case: "loc") }.
ew-why-labor-given = Rad karte „{ WORD("ew", $card) }” dobiven je već pri igranju karte.
ew-why-used = Ta sposobnost karte „{ WORD("ew", $card) }” u ovom je potezu već iskorištena.
ew-why-chief-used = Sposobnost tvojeg poglavice već je iskorištena.
ew-why-chief-elsewhere = Sposobnost tvojeg poglavice djeluje u potezu u kojem ga postaviš.
ew-why-chief-column = Sposobnost tvojeg poglavice djeluje samo dok on stoji { WORD("ew", $column, form: "short", case: "loc") }.
ew-why-not-resting = Tvoja se figura ne odmara.
ew-why-rested = Oba učinka odmora već su iskorištena.
ew-why-no-token = Nemaš žeton odmora: dobiva ga samo onaj tko se u krugu prvi odmara.
ew-why-token = Svaki učinak žetona odmora djeluje jednom.
ew-why-figure-first = Najprije postavi figuru: sve to dolazi poslije.
ew-why-figure =
    { $figure ->
        [chief] Tvoj je poglavica već postavljen.
       *[tribe] Više nemaš figura plemena.
    }
ew-why-chief-first = Sposobnost tvojeg poglavice već je iskorištena, pa ga moraš postaviti.
ew-why-rest-culture = Nakon karte kulture figura se ne smije odmarati.
ew-why-ladder =
    { $what ->
        [draw] Dobivaš kartu: niže stoje samo idol, alat i hrana.
        [idol] Dobivaš idol: niže stoje samo alat i hrana.
        [tool] Dobivaš alat: niže stoji samo hrana.
       *[megalith] Dobivaš megalit, a ništa ne stoji više od njega.
    }
ew-why-no-ladder = U ovoj se fazi ne može uzeti manja nagrada.
ew-why-where =
    { $what ->
        [megalith] Reci na koje polje ide megalit.
       *[idol] Reci na kojoj se stazi idol broji.
    }
ew-why-honor-top = Tvoja je oznaka na vrhu staze časti, na razini { $level }.
ew-why-no-draw = Tvoj špil i odbačene karte su prazni.
ew-why-no-megaliths = Više nemaš megalita.
ew-why-no-cell = Na ploči megalita nema takvog mjesta.
ew-why-cell-taken = Na { $label } već stoji megalit.
ew-why-start-cell = Polje { $label } je startno polje: ondje smiju ležati samo neutralni megaliti.
ew-why-not-beside = Uz polje { $label } nema megalita: moraju dijeliti stranicu.
ew-why-neutral-above = Tvoj je sljedeći megalit neutralan, a neutralni leže na samoj ploči.
ew-why-square =
    { $missing ->
        [one] Na { $label } nedostaje { $missing } od četiriju megalita ispod.
        [few] Na { $label } nedostaju { $missing } od četiriju megalita ispod.
       *[other] Na { $label } nedostaje { $missing } od četiriju megalita ispod.
    }
ew-why-extend = Strelice pokazuju ovamo: { $cells }. Onamo ide dodatni megalit.
ew-why-no-hex = U krajoliku nema takvog mjesta.
ew-why-no-camp-there = Nemaš tabor { TEXT($origin, form: "where") }.
ew-why-far = Tabor se seli na susjedni heks; nisu susjedni: { $origin }, { $goal }.
ew-why-settled = Ondje već stoji selo.
ew-why-camps-missing = Ondje selo treba po jedan tvoj tabor na svakom od tri heksa, a nema ga { TEXT($place, form: "where") }.
ew-why-stone-gone = { WORD("ew", $stone) } nije u ponudi.
ew-why-stone-era = { WORD("ew", $stone) } leži u desnoj polovici: može se uzeti od 3. kruga.
ew-why-no-pile = Ne postoji hrpa karata „{ WORD("ew", $card) }”.
ew-why-type = Karta „{ WORD("ew", $card) }” već je uzeta, a tipovi moraju biti različiti.
ew-why-same = Sve te karte moraju biti istog tipa, a „{ WORD("ew", $card) }” je drukčija.
ew-why-display = Karta „{ WORD("ew", $card) }” nije u ponudi.
ew-why-grounds = Te životinje nema u lovištu: { WORD("ew", $species) }.
ew-why-tip = Nemaš tu životinju: { WORD("ew", $species) }.
ew-why-tipped = Ta je životinja već zakrenuta, a to se smije samo jednom: { WORD("ew", $species) }.
ew-why-bury = Karte „{ WORD("ew", $card) }” nema { WORD("ew", $from, form: "short", case: "loc") }.
ew-why-bury-other = Karta „{ WORD("ew", $card) }” leži i među tvojim odbačenim kartama, a ova sada ide onamo: pokopaj onu.
ew-why-pile = Karte idu na hrpu redom kojim su navedene: karta „{ WORD("ew", $card) }” trebala je doći prije.
ew-why-bluff = Tvoja je hrpa posljednja, pa „{ WORD("ew", $card) }” nikoga ne bi prevarila: odmah bi se vratila.
ew-why-resolve = Na tvojoj hrpi pomrčine karta „{ WORD("ew", $card) }” više ne čeka.
ew-why-glacier = Žeton „{ WORD("ew", $token) }” ne leži uz tvoje novo selo ili više ništa ne daje.
ew-why-harvest = Ni na jednom takvom heksu nemaš najveći utjecaj: { WORD("ew", $land) }.
ew-why-harvested = Svi heksovi na kojima vodiš već su dali svoje: { WORD("ew", $land) }.
ew-why-benefit = Na tvojoj ploči više nema takve nagrade.
ew-why-part = Takvog dijela više nema.
ew-why-not-laid-out = Nije izloženo: { WORD("ew", $what) }.
ew-why-skip = Ovo ne možeš preskočiti.

## The score sheet

ew-score-track = tijekom igre
ew-score-stones = sveti kamenovi
ew-score-stones-how =
    { $times ->
        [1] bodovano jednom
       *[other] bodovano { $times } { WORD("ew", "time", $times) }
    }
ew-score-stones-about = bodovi u svakoj pomrčini
ew-score-megaliths = megaliti
ew-score-megaliths-how = izgrađeno: { $times } { WORD("ew", "megalith", $times) }
ew-score-megaliths-about = ono na čemu su izgrađeni
ew-score-carried = megaliti ispod
ew-score-carried-how =
    { $times ->
        [1] nadograđeno jednom
       *[other] nadograđeno { $times } { WORD("ew", "time", $times) }
    }
ew-score-carried-about = drugi izgrađeni na vlastitima
ew-score-idols = idoli
ew-score-idols-how = { $times } { WORD("ew", "step", $times) } s bodovima
ew-score-idols-about = koraci na objema stazama
ew-score-lands = krajolici
ew-score-lands-how =
    { $times ->
        [1] jednom
       *[other] { $times } { WORD("ew", "time", $times) }
    }
ew-score-lands-about = hrana plaćena za bodove ondje gdje se vodi, u pomrčini
ew-score-glaciers = ledenjaci
ew-score-glaciers-how = { $times } { WORD("ew", "token", $times) }
ew-score-glaciers-about = žetoni uz nova sela
ew-score-board = vlastita ploča
ew-score-board-how = { $times } { WORD("ew", "space", $times) }
ew-score-board-about = mjesta koja pokazuju bodove
ew-score-culture = odigrane karte kulture
ew-score-culture-how = { $times } { WORD("ew", "card", $times) }
ew-score-culture-about = što čine kad se odigraju
ew-score-supply = prazne zalihe
ew-score-supply-how =
    { $times ->
        [1] jednom
       *[other] { $times } { WORD("ew", "time", $times) }
    }
ew-score-supply-about = bod kad se nema što uzeti
ew-score-other = ostali bodovi
ew-score-other-how =
    { $times ->
        [1] jednom
       *[other] { $times } { WORD("ew", "time", $times) }
    }
ew-score-sacrifice = ostaci
ew-score-sacrifice-how =
    { $level ->
        [0] hrana i alati ({ $goods }), ali bez koraka na stazi žrtve
       *[other] hrana i alati ({ $goods }): { $worth } { WORD("ew", "point", $worth) } na { $rate }
    }
ew-score-sacrifice-about = hrana i alati, po stazi žrtve
ew-score-burial = pokopane karte
ew-score-burial-how =
    { $cards } { WORD("ew", "card", $cards) }{ $level ->
        [0] , ali bez koraka na stazi časti
       *[other] , { $place }. mjesto na stazi časti
    }
ew-score-burial-about = prema poretku na stazi časti
ew-score-cards = bodovi na kartama
ew-score-cards-how = { $cards } { WORD("ew", "card", $cards) } s bodovima
ew-score-cards-about = otisnuti na kartama plemena i kulture, gdje god bile
ew-score-animals = životinje
ew-score-animals-how =
    { $animals ->
        [0] nijedna životinja
        [1] 1 životinja
       *[other] { $animals } { WORD("ew", "animal", $animals) } u { $sets } { WORD("ew", "set", $sets, case: "loc") }
    }
ew-score-animals-about = kompleti iste vrste; zakrenute se ne broje
ew-tie-1 = redoslijed igrača
ew-tie-1-more = ranije mjesto u redoslijedu igrača
ew-score-track-any = bodovi tijekom igre
