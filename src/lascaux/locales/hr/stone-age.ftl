# Stone Age. `WORD("sa", $place)` is the noun below in `sa-word-...`; a place's `short-acc` says where to ("u šumu"), its `short-loc` where ("u šumi").


## Options

sa-option-edition = Čiji pravilnik: razlikuju se po tome što donose duplikati zelenih karata.
sa-option-edition-hr = hrvatski pravilnik: duplikat donosi 1 bod.
sa-option-edition-original = pravilnik iz 2008.: duplikati čine drugi niz, koji se kvadrira kao i prvi.
sa-option-duplicates = Što donose duplikati zelenih karata, ako ne kao u izdanju.
sa-option-duplicates-by-edition = kako kaže izdanje.
sa-option-duplicates-point = po 1 bod, u svakom izdanju.
sa-option-duplicates-second-set = drugi niz koji se kvadrira, u svakom izdanju.
sa-option-supply = Koliko ima resursa.
sa-option-supply-unlimited = koliko god tko dobije.
sa-option-supply-limited = 20 drva, 16 cigli, 12 kamena i 10 zlata: čega nema, to se ne dobiva.
sa-option-capped-places = Smiješ li zauzeti mjesto koje ti više ništa ne može dati.
sa-option-capped-places-open = smiješ, da ga ne dobiju drugi.
sa-option-capped-places-shut = ne smiješ.

## Nouns

sa-word-wood = drvo
    .gender = n
    .gen = drva
    .dat = drvu
    .ins = drvom
    .many = drva
    .many-gen = drva
sa-word-brick = cigla
    .gender = f
    .gen = cigle
    .acc = ciglu
    .ins = ciglom
    .many = cigle
    .many-gen = cigli
sa-word-stone = kamen
    .gender = mi
    .gen = kamena
    .ins = kamenom
    .many = kamen
    .many-gen = kamena
sa-word-gold = zlato
    .gender = n
    .gen = zlata
    .ins = zlatom
    .many = zlato
    .many-gen = zlata
sa-word-food = hrana
    .gender = f
    .gen = hrane
    .acc = hranu
    .ins = hranom
    .many = hrana
    .many-gen = hrane
sa-word-tool = alat
    .gender = mi
    .gen = alata
    .many = alati
    .many-gen = alata
sa-word-production = proizvodnja hrane
    .gender = f
    .gen = proizvodnje hrane
    .acc = proizvodnju hrane
sa-word-person = čovjek
    .gender = ma
    .gen = čovjeka
    .acc = čovjeka
    .ins = čovjekom
    .many = ljudi
    .many-gen = ljudi
sa-word-tool-maker = alatnica
    .gender = f
    .gen = alatnice
    .acc = alatnicu
    .short-acc = u alatnicu
    .short-loc = u alatnici
sa-word-hut = koliba
    .gender = f
    .gen = kolibe
    .acc = kolibu
    .short-acc = u kolibu
    .short-loc = u kolibi
sa-word-field = polje
    .gender = n
    .gen = polja
    .short-acc = na polje
    .short-loc = na polju
sa-word-hunt = lov
    .gender = mi
    .gen = lova
    .short-acc = u lov
    .short-loc = u lovu
sa-word-forest = šuma
    .gender = f
    .gen = šume
    .acc = šumu
    .short-acc = u šumu
    .short-loc = u šumi
sa-word-clay-pit = glinokop
    .gender = mi
    .gen = glinokopa
    .short-acc = u glinokop
    .short-loc = u glinokopu
sa-word-quarry = kamenolom
    .gender = mi
    .gen = kamenoloma
    .short-acc = u kamenolom
    .short-loc = u kamenolomu
sa-word-river = rijeka
    .gender = f
    .gen = rijeke
    .acc = rijeku
    .short-acc = na rijeku
    .short-loc = na rijeci
sa-word-card-1 = karta za 1
    .gender = f
    .gen = karte za 1
    .acc = kartu za 1
    .short-acc = na kartu za 1
    .short-loc = na karti za 1
sa-word-card-2 = karta za 2
    .gender = f
    .gen = karte za 2
    .acc = kartu za 2
    .short-acc = na kartu za 2
    .short-loc = na karti za 2
sa-word-card-3 = karta za 3
    .gender = f
    .gen = karte za 3
    .acc = kartu za 3
    .short-acc = na kartu za 3
    .short-loc = na karti za 3
sa-word-card-4 = karta za 4
    .gender = f
    .gen = karte za 4
    .acc = kartu za 4
    .short-acc = na kartu za 4
    .short-loc = na karti za 4
sa-word-building-1 = prva građevina
    .gender = f
    .gen = prve građevine
    .acc = prvu građevinu
    .short-acc = na prvu građevinu
    .short-loc = na prvoj građevini
sa-word-building-2 = druga građevina
    .gender = f
    .gen = druge građevine
    .acc = drugu građevinu
    .short-acc = na drugu građevinu
    .short-loc = na drugoj građevini
sa-word-building-3 = treća građevina
    .gender = f
    .gen = treće građevine
    .acc = treću građevinu
    .short-acc = na treću građevinu
    .short-loc = na trećoj građevini
sa-word-building-4 = četvrta građevina
    .gender = f
    .gen = četvrte građevine
    .acc = četvrtu građevinu
    .short-acc = na četvrtu građevinu
    .short-loc = na četvrtoj građevini
sa-word-medicine = travarstvo
    .gender = n
sa-word-pottery = lončarstvo
    .gender = n
sa-word-weaving = tkanje
    .gender = n
sa-word-time = vrijeme
    .gender = n
sa-word-music = glazba
    .gender = f
sa-word-writing = pisanje
    .gender = n
sa-word-transport = prijevoz
    .gender = mi
sa-word-art = kiparstvo
    .gender = n
sa-word-farmer = farmer
    .gender = ma
    .gen = farmera
    .many = farmeri
    .many-gen = farmera
sa-word-toolmaker = izrađivač alata
    .gender = ma
    .gen = izrađivača alata
    .many = izrađivači alata
    .many-gen = izrađivača alata
sa-word-builder = graditelj koliba
    .gender = ma
    .gen = graditelja koliba
    .many = graditelji koliba
    .many-gen = graditelja koliba
sa-word-shaman = vrač
    .gender = ma
    .gen = vrača
    .many = vračevi
    .many-gen = vračeva
sa-word-point = bod
    .gender = mi
    .gen = boda
    .many = bodovi
    .many-gen = bodova
sa-word-resource = resurs
    .gender = mi
    .gen = resursa
    .many = resursi
    .many-gen = resursa
sa-word-card = karta
    .gender = f
    .gen = karte
    .acc = kartu
    .many = karte
    .many-gen = karata
sa-word-building = građevina
    .gender = f
    .gen = građevine
    .acc = građevinu
    .many = građevine
    .many-gen = građevina
sa-word-kind = vrsta
    .gender = f
    .gen = vrste
    .acc = vrstu
    .many = vrste
    .many-gen = vrsta
sa-word-pip = točkica
    .gender = f
    .gen = točkice
    .acc = točkicu
    .many = točkice
    .many-gen = točkica

## Cards, buildings and amounts in words

sa-gain =
    { $what ->
        [production] proizvodnja hrane +{ $amount }
        [tool] { $amount } { WORD("sa", "tool", $amount) }
        [person] { $amount } { WORD("sa", "person", $amount) }
       *[other] { $amount } { WORD("sa", $what, $amount) }
    }
    .acc =
    { $what ->
        [production] proizvodnju hrane +{ $amount }
        [tool] { $amount } { WORD("sa", "tool", $amount) }
        [person] { $amount } { WORD("sa", "person", $amount, case: "acc") }
       *[other] { $amount } { WORD("sa", $what, $amount, case: "acc") }
    }
sa-effect =
    { $effect ->
        [dice] kocke za sve
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] kocke za { WORD("sa", $what, case: "acc") }
        [draw] skrivena karta
        [one_use] jednokratni alat vrijednosti { $amount }
       *[choice] { $amount } { WORD("sa", "resource", $amount) } po izboru
    }
sa-scoring =
    { $times ->
        [0] { WORD("sa", $scores) }
       *[other] { $times } { WORD("sa", $scores, $times) }
    }
sa-card = { sa-effect } / { sa-scoring }
# In the accusative: it stands behind "plaća" and "za".
sa-amounts =
    { $wood ->
        [0] { "" }
       *[other] { " " }{ $wood } { WORD("sa", "wood", $wood, case: "acc") }
    }{ $brick ->
        [0] { "" }
       *[other] { $wood ->
            [0] { " " }
           *[other] { ", " }
        }{ $brick } { WORD("sa", "brick", $brick, case: "acc") }
    }{ $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { " " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $stone } { WORD("sa", "stone", $stone, case: "acc") }
    }{ $gold ->
        [0] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }ništa
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $gold } { WORD("sa", "gold", $gold, case: "acc") }
    }
sa-cost =
    { $fixed ->
        [0] { $kinds ->
            [0] { " " }{ $from } do { $to } resursa
            [1] { " " }{ $from } { WORD("sa", "resource", $from) } iste vrste
           *[other] { " " }{ $from } { WORD("sa", "resource", $from) } u { $kinds } { WORD("sa", "kind", $kinds, case: "acc") }
        }
       *[other] { sa-amounts }
    }
sa-people = { $people } { WORD("sa", "person", $people) }
    .acc = { $people } { WORD("sa", "person", $people, case: "acc") }
    .ins = { $people } { WORD("sa", "person", $people, case: "ins") }

## What is asked

sa-ask-over =
    { $empty ->
        [stack] Igra je gotova: jedna je hrpa građevina prazna.
       *[deck] Igra je gotova: nema dovoljno karata za još jedan krug.
    }
sa-ask-start = Izvlači se početni igrač.
sa-ask-tile = Otkriva se građevina.
sa-ask-card = Izlaže se karta.
sa-ask-secret = Vuče se karta, samo za jedan par očiju.
sa-ask-roll = Bacaju se kocke.
sa-ask-dice = Bacaju se kocke za sve.
sa-ask-place = Postavi neke od svojih ljudi; preostalo: { $people }.
sa-ask-use = Koje ljude koristiš sljedeće?
sa-ask-end = Svi su tvoji ljudi natrag: iskoristi svoju kartu ili završi potez.
sa-ask-add = Kocke: { $dice }. Zbroj { $sum } daje { $amount } { WORD("sa", $what, $amount, case: "acc") }, po 1 na { $divisor } { WORD("sa", "pip", $divisor, case: "acc") }. Dodaješ alat?
sa-ask-buy = Kupuješ ono na čemu stoje tvoji ljudi ili završavaš potez?
sa-ask-pay-card = Plati još { $least } { WORD("sa", "resource", $least) } za kartu: { sa-card }.
sa-ask-pay-building =
    { $least ->
        [0] Plati još do { $most } za građevinu ili stani na ovome: { $so_far } { WORD("sa", "point", $so_far) }.
       *[other] Plati još { $least } za građevinu: zasad vrijedi { $so_far } { WORD("sa", "point", $so_far) }.
    }
sa-ask-die = Uzmi jednu od kocaka.
sa-ask-take =
    { $due ->
        [1] Uzmi još jedan resurs.
       *[other] Uzmi { $due } { WORD("sa", "resource", $due) }, redom drvo, cigla, kamen, zlato.
    }
sa-missing =
    { $due ->
        [one] Nedostaje
        [few] Nedostaju
       *[other] Nedostaje
    } { $due } { WORD("sa", "food", $due) }
sa-for-each =
    { $due ->
        [1] za nju
       *[other] za svaku
    }
sa-ask-feed =
    { $more ->
        [0] { $card ->
            [spare] { sa-missing }: platiti resurs { sa-for-each }, prije toga iskoristiti kartu za još { $amount } { WORD("sa", "resource", $amount) } ili izgubiti 10 bodova?
            [needed] { sa-missing }, a premalo je resursa: iskoristiti kartu za još { $amount } ili izgubiti 10 bodova?
            [vain] { sa-missing }, više nego što možeš platiti i s kartom: ipak je iskoristiti sada ili je zadržati i izgubiti 10 bodova?
           *[none] { sa-missing }: platiti resurs { sa-for-each } ili izgubiti 10 bodova?
        }
       *[other] Plati još { $due } za hranu koja nedostaje.
    }
sa-ask-keep = Hrane ima za sve. Hoćeš li sada iskoristiti kartu za { $amount } { WORD("sa", "resource", $amount) } ili je zadržati?

## The guide: two sentences for each decision

sa-guide-place = Šalji ljude na jedno po jedno mjesto, najviše koliko ih ondje stane; kad su svi postavljeni, kreću na posao. Najprije misli na hranu koju će krug potrošiti, tek onda na bodove.
sa-guide-use = Odaberi mjesto na kojem tvoji ljudi rade sljedeće. Bacanja koja alat ne može promijeniti obavljaju se sama, a sve što ne pomaže kockama čeka dok se ne bace: tek tada kupuješ.
sa-guide-end = Svi su opet kod kuće. Kartu po izboru možeš iskoristiti sada ili je zadržati: za kasniji potez, za obrok koji ne možeš platiti ili za kraj igre.
sa-guide-add = Alati povećavaju zbroj kocaka, a svaki se može koristiti jednom u krugu. Pomažu samo ako zbroj dosegne sljedeći prag, pa ostale možeš sačuvati; u tvojem se posljednjem bacanju dodaju sami.
sa-guide-buy = Kocke su bačene: sada kupuj jedno po jedno, karte bilo kojim resursima, a građevine onima koje pokazuju. Što ne kupiš, ostaje gdje jest, a tvoji se ljudi vraćaju kući kad završiš potez.
sa-guide-pay-card = Karta se plaća bilo kojim resursima; jeftini vrijede jednako kao i skupi. Ono što pokazuje dolje broji se na kraju igre.
sa-guide-pay-building = Ova građevina donosi ono čime je platiš: drvo 3, cigla 4, kamen 5, zlato 6. Što su resursi skuplji, to je više bodova.
sa-guide-die = Svaka kocka daje nešto drugo, a svi redom uzimaju po jednu. Uzmi ono što ti najviše treba prije nego što to učine drugi.
sa-guide-take = Uzmi iz zalihe resurse po svojem izboru. Pogledaj koje građevine i karte želiš platiti.
sa-guide-feed = Svakom tvojem čovjeku treba jedna hrana. Za svaku koja nedostaje platiš resurs, ili gubiš 10 bodova i svu hranu, koliko god da nedostaje, a resursi ti ostaju.
sa-guide-keep = Ono što sada ne uzmeš mogu uzeti drugi prije tvojeg sljedećeg poteza: zaliha nije beskonačna. Ako kartu zadržiš, možeš je iskoristiti u kasnijem potezu ili obroku; na kraju igre iskoristi se sama.

## What can be done

sa-do-place =
    { $of ->
        [card] 1 čovjek { WORD("sa", $place, form: "short", case: "acc") }: { sa-card }
        [building] 1 čovjek { WORD("sa", $place, form: "short", case: "acc") }, za{ sa-cost }
       *[place] { sa-people } { WORD("sa", $place, form: "short", case: "acc") }
    }
sa-do-use = { WORD("sa", $place) }
sa-tools =
    { $count ->
        [0] { $times ->
            [1] jednokratni alat vrijednosti { $once }
           *[other] jednokratne alate vrijednosti { $once }
        }
        [1] alat vrijednosti { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
       *[other] alate vrijednosti { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
    }
sa-tools-once =
    { $times ->
        [1] { " " }i jednokratni alat vrijednosti { $once }
       *[other] { " " }i jednokratne alate vrijednosti { $once }
    }
sa-do-add = dodaj { sa-tools }: zbroj { $sum } daje { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-do-done =
    { $with ->
        [roll] uzmi { $amount } { WORD("sa", $what, $amount, case: "acc") }
        [payment] dosta: osvoji { $points } { WORD("sa", "point", $points) }
        [purchases] završi potez i ne kupuj više ništa
        [meal] zadrži kartu
       *[turn] završi potez
    }
sa-do-pay = plati{ sa-of-a-kind }
sa-of-a-kind = { " " }{ $given } { WORD("sa", $resource, $given, case: "acc") }
sa-do-pay-all =
    { $points ->
        [0] plati{ sa-amounts }
       *[other] plati{ sa-amounts }: { $points } { WORD("sa", "point", $points) }
    }
sa-in-vain = { " " }(odmah ništa: toga više ne možeš imati)
sa-do-buy =
    { $of ->
        [card] plati{ sa-amounts } za kartu: { sa-card }{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] plati{ sa-amounts } za { WORD("sa", $place, case: "acc") }: { $points } { WORD("sa", "point", $points) }
    }
sa-do-buy-with =
    { $of ->
        [card] plati{ sa-of-a-kind } i još druge resurse za kartu: { sa-card }{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] plati{ sa-of-a-kind } i još druge resurse za { WORD("sa", $place, case: "acc") }, ukupno{ sa-cost }
    }
sa-do-use-card = iskoristi kartu: resursi po izboru
sa-do-take = uzmi { $amount } { WORD("sa", $resource, $amount, case: "acc") }
sa-do-die =
    { $gives ->
        [0] uzmi kocku { $value }: ništa, toga više ne možeš imati ({ WORD("sa", $what) })
       *[other] { $what ->
            [production] uzmi kocku { $value }: proizvodnja hrane +1
            [tool] uzmi kocku { $value }: alat
           *[other] uzmi kocku { $value }: 1 { WORD("sa", $what) }
        }
    }
sa-do-refuse = ne plaćaj resursima: izgubi 10 bodova i svu hranu
sa-do-start = { $seat } počinje
sa-do-tile = otkriva se građevina za{ sa-cost }
sa-do-card = izlaže se karta: { sa-card }
sa-do-secret-card = vuče se karta koju drugi ne vide
sa-do-roll = kocke pokazuju { $dice }

## What happened

sa-log-start-drawn = Početni igrač: { $seat }.
sa-log-tile-drawn = Hrpa { $stack }: građevina za{ sa-cost }.
sa-log-card-drawn = Nova karta za { $cost }: { sa-card }.
sa-log-card-slid = Karta klizi s { $before } na { $cost }: { sa-card }.
sa-log-round-begun = { $round }. krug: počinje { $seat }.
sa-log-placed = { $seat } šalje { sa-people.acc } { WORD("sa", $place, form: "short", case: "acc") }.
sa-log-used =
    { $place ->
        [hunt] { $seat } ide u lov { $people ->
            [6] sa
            [7] sa
           *[other] s
        } { sa-people.ins }.
       *[other] { $seat } koristi { WORD("sa", $place, case: "acc") }.
    }
sa-log-rolled = { $seat } baca kocke za { WORD("sa", $what, case: "acc") }: { $dice }.
sa-log-tool-added = { $seat } dodaje alat vrijednosti { $value }: { $sum }.
sa-log-one-use-added = { $seat } dodaje jednokratni alat vrijednosti { $value }: { $sum }.
sa-log-yielded = { $seat } dobiva { $amount } { WORD("sa", $what, $amount, case: "acc") } (zbroj { $sum }).
sa-log-gained =
    { $amount ->
        [0] { $seat } toga više ne može imati: { WORD("sa", $what) }.
       *[other] { $seat } dobiva { sa-gain.acc }.
    }
sa-log-spent-supply =
    U zalihi { $amount ->
        [one] nedostaje
        [few] nedostaju
       *[other] nedostaje
    } { $amount } { WORD("sa", $what, $amount) }: { $seat } ostaje bez toga.
sa-log-paid = { $seat } plaća{ sa-amounts }.
sa-log-card-bought = { $seat } kupuje kartu: { sa-card }.
sa-log-built = { $seat } gradi i osvaja { $points } { WORD("sa", "point", $points) }.
sa-log-declined = { $seat } ne kupuje { WORD("sa", $place, case: "acc") }.
sa-log-too-poor = { $seat } ne može platiti { WORD("sa", $place, case: "acc") }.
sa-log-scored = { $seat } osvaja { $points } { WORD("sa", "point", $points) }.
sa-log-dice-rolled = { $seat } baca kocke za sve: { $dice }.
sa-log-die-taken = { $seat } uzima kocku { $value }.
sa-log-secret-drawn = { $seat } vuče skrivenu kartu: { sa-scoring }.
sa-log-secret-drawn-unseen = { $seat } vuče skrivenu kartu.
sa-log-no-secret = { $seat } ne može povući kartu: špil je prazan.
sa-log-card-used = { $seat } koristi kartu za { $amount } { WORD("sa", "resource", $amount) } po izboru.
sa-log-turned-in =
    { $brought ->
        [0] { $seat } predaje kartu za { $amount } { WORD("sa", "resource", $amount) } po izboru, ali zaliha je prazna.
       *[other] { $seat } predaje kartu za { $amount } { WORD("sa", "resource", $amount) } po izboru.
    }
sa-log-fed = { $seat } hrani ljude i troši { $food } { WORD("sa", "food", $food, case: "acc") }; ostaje { $left }.
sa-log-starved =
    Ljudi igrača { $seat } gladuju, { $missing ->
        [one] nedostaje
        [few] nedostaju
       *[other] nedostaje
    } { $missing } { WORD("sa", "food", $missing) }: gubi se 10 bodova i sva hrana.
sa-log-stack-empty = Jedna je hrpa građevina prazna: igra završava.
sa-log-deck-empty = Nema dovoljno karata za novi krug: igra završava.

## Why not

sa-why-there = Tvoji su ljudi već { WORD("sa", $place, form: "short", case: "loc") }: u ovom krugu više ih ne možeš dodati.
sa-why-full = Nema više mjesta { WORD("sa", $place, form: "short", case: "loc") }.
sa-why-third = S { $players } igrača u istom se krugu smiju koristiti samo dva od tri mjesta: alatnice, kolibe i polja.
sa-why-seats =
    { $players ->
        [2] Kad igra dvoje, u krugu samo jedan smije { WORD("sa", $place, form: "short", case: "acc") }: do sljedećeg je kruga zatvoreno.
       *[other] Kad igra troje, u krugu samo dvoje smije { WORD("sa", $place, form: "short", case: "acc") }: do sljedećeg je kruga zatvoreno.
    }
sa-why-gone = Na ovom mjestu nema ničega.
sa-why-capped = Ovdje više ništa ne možeš dobiti: { WORD("sa", $place) }.
sa-why-too-few-people = Preostalo ti je samo: { sa-people }.
sa-why-nobody = Postavi barem jednog čovjeka.
sa-why-two = U kolibu idu točno dva čovjeka.
sa-why-room = { $room ->
        [one] Mjesta { WORD("sa", $place, form: "short", case: "loc") } ima još za { $room } čovjeka.
        [few] Mjesta { WORD("sa", $place, form: "short", case: "loc") } ima još za { $room } čovjeka.
       *[other] Mjesta { WORD("sa", $place, form: "short", case: "loc") } ima još za { $room } ljudi.
    }
sa-why-nobody-there = Ondje nemaš nikoga.
sa-why-no-card = Nemaš kartu resursa po izboru.
sa-why-card-not-now = Resursi po izboru uzimaju se između dva koraka vlastitog poteza ili prije plaćanja hrane za svoje ljude.
sa-why-people-left = Imaš još ljudi koji bacaju kocke.
sa-why-cannot-pay-yet = Još ne možeš platiti { WORD("sa", $place, case: "acc") }.
sa-why-after-rolls = Najprije se bacaju kocke, a { WORD("sa", $place) } čeka: ono što daje ne pomaže ti u bacanju.
sa-why-not-needed = I s manje ovih alata dobiješ jednako: ostale sačuvaj za neko drugo bacanje.
sa-why-no-tool = Nemaš takav spreman alat.
sa-why-no-one-use = Nemaš takav jednokratni alat.
sa-why-pay-printed = Ova građevina košta točno ono što je na njoj otisnuto.
sa-why-paid-already = Plaćanje je već u tijeku: najprije plati ostatak.
sa-why-pay-more = To još nije dovoljno.
sa-why-pay =
    { $just ->
        [0] Plati { $least } do { $most } resursa od onih koje imaš, redom drvo, cigla, kamen, zlato.
       *[other] Plati točno { $most } { WORD("sa", "resource", $most) } od onih koje imaš, redom drvo, cigla, kamen, zlato.
    }
sa-why-mix = Plati točno toliko resursa u točno toliko vrsta, redom drvo, cigla, kamen, zlato.
sa-why-no-die = Takve kocke više nema.
sa-why-stands = Od ove nitko nema ništa, kao ni od druge koju možeš uzeti umjesto nje.
sa-why-order = Uzimaj resurse redom: drvo, cigla, kamen, zlato.
sa-why-feed = Plati resursima koje imaš, redom drvo, cigla, kamen, zlato: po jedan za svaku hranu koja nedostaje.
sa-why-nothing-missing = Nitko nije gladan: hrane ima za sve tvoje ljude.
sa-why-fed-already = Resursi se plaćaju za svu hranu koja nedostaje ili ni za koju.

## The score sheet

sa-score-buildings = građevine
sa-score-buildings-how = { $count } { WORD("sa", "building", $count) }
sa-score-buildings-about = bodovi u trenutku gradnje
sa-score-cards = bodovi s karata
sa-score-cards-about = bodovi u trenutku uzimanja karata
sa-score-hunger = glad
sa-score-hunger-how =
    { $times ->
        [one] u { $times } krugu
        [few] u { $times } kruga
       *[other] u { $times } krugova
    }
sa-score-hunger-about = ljudi koji nisu nahranjeni
sa-score-green = zelene karte
sa-score-green-how = { $different ->
        [one] { $different } različit znak
        [few] { $different } različita znaka
       *[other] { $different } različitih znakova
    }: { $different } × { $different }
sa-score-green-about = različiti znakovi, pomnoženi sami sa sobom
sa-score-duplicates = duplikati
sa-score-duplicates-how = { $count } { WORD("sa", "card", $count) }
sa-score-farmers = farmeri
sa-score-farmers-how = { $people } × proizvodnja hrane { $factor }
sa-score-farmers-about = na kartama, puta proizvodnja hrane
sa-score-toolmakers = izrađivači alata
sa-score-toolmakers-how = { $people } × alati { $factor }
sa-score-toolmakers-about = na kartama, puta zbroj alata
sa-score-builders = graditelji koliba
sa-score-builders-how = { $people } × { $factor } { WORD("sa", "building", $factor) }
sa-score-builders-about = na kartama, puta građevine
sa-score-shamans = vračevi
sa-score-shamans-how = { $people } × { $factor } { WORD("sa", "person", $factor) }
sa-score-shamans-about = na kartama, puta ljudi
sa-score-resources = resursi
sa-score-resources-how = preostalo { $count }
sa-score-resources-about = bod za svaki preostali
sa-score-choice = karta po izboru
sa-score-choice-how = još neiskorištena
sa-tie-1 = proizvodnja, alati i ljudi
sa-tie-1-more = više proizvodnje hrane, alata i ljudi zajedno: { $best } naspram { $other }

## The picture

sa-head =
    { sa-title }: { $phase ->
        [setup] priprema
        [placing] postavljanje ljudi
        [using] korištenje ljudi
        [feeding] hranjenje ljudi
       *[end] kraj
    }
sa-round = { $round }. krug, još { $deck } { WORD("sa", "card", $deck) }
sa-hidden = skrivena: { $what }
sa-shut = zatv.
sa-nothing = -
sa-supply = zaliha
sa-code-card = karta { $number }
sa-code-building = građ { $number }
sa-short-effect =
    { $effect ->
        [dice] kocke za sve
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] kocke: { WORD("sa", $what) }
        [draw] skrivena karta
        [one_use] jednokratno { $amount }
        [choice] { $amount } po izboru
       *[gain] { $what ->
            [production] proizvodnja
            [tool] alat
           *[other] { $amount } { WORD("sa", $what, $amount) }
        }
    }
sa-short-worker =
    { $worker ->
        [farmer] { $times ->
            [one] { $times } farmer
            [few] { $times } farmera
           *[other] { $times } farmera
        }
        [toolmaker] { $times ->
            [one] { $times } izrađivač
            [few] { $times } izrađivača
           *[other] { $times } izrađivača
        }
        [builder] { $times ->
            [one] { $times } graditelj
            [few] { $times } graditelja
           *[other] { $times } graditelja
        }
       *[shaman] { $times ->
            [one] { $times } vrač
            [few] { $times } vrača
           *[other] { $times } vračeva
        }
    }
sa-short-cost =
    { $kinds ->
        [0] { $least }–{ $most } bilo kojih
        [1] { $least } iste vrste
       *[other] { $least } u { $kinds } { WORD("sa", "kind", $kinds, case: "acc") }
    }
sa-short-add =
    { $times ->
        [0] +{ $tools }
       *[other] { $count ->
            [0] jednokratno { $once }
           *[other] +{ $tools } jednokratno { $once }
        }
    }: { $amount }
sa-short-refuse = odbij: -10
sa-short-die =
    { $gives ->
        [0] kocka { $value }: ništa
       *[other] { $what ->
            [production] kocka { $value }: proizvodnja
            [tool] kocka { $value }: alat
           *[other] kocka { $value }: { WORD("sa", $what) }
        }
    }
sa-rolled = bacanje
sa-roll =
    { $added ->
        [0] = { $sum }
       *[other] = { $sum }, s alatima { $total }
    }: { $amount } { WORD("sa", $what, $amount) }
sa-dice = kocke za odabir
sa-paid = dosad plaćeno
sa-column-points = bod
sa-column-people = ljudi
sa-column-food = hrana
sa-column-lack = fali
sa-column-wood = drvo
sa-column-brick = cigla
sa-column-stone = kamen
sa-column-gold = zlat
sa-column-tools = alati
sa-column-green = zelen
sa-column-workers = FIGV
sa-column-built = građ
sa-mark-choice = i
sa-mark-hidden = ?
sa-village =
    { $people } { WORD("sa", "person", $people) }, { $food } { WORD("sa", "food", $food) }, proizvodnja hrane { $production }{ $hunger ->
        [0] { "" }
       *[other] , fali { $hunger } { WORD("sa", "food", $hunger) }
    }
sa-has = { $amount } { WORD("sa", $what, $amount) }
sa-row-resources = resursi: { $things }
sa-row-tools = alati: { $things }
sa-row-cards = karte: { $things }
sa-row-kinds = boduju se: { $things }
sa-row-buildings = građevine: { $things }
sa-hidden-card = jedna skrivena
sa-projection = { $total } { WORD("sa", "point", $total) } kad bi igra sada završila
sa-legend-board = šuma 3/7 Vuk 2: zauzeta su 3 od 7 prstena, 2 drži Vuk; zatv.: pravilo ti zatvara mjesto; > može se koristiti.
sa-legend-offers = karta 3 alat/kiparstvo: košta 3 bilo koja resursa, odmah daje alat, a na kraju se boduje kiparstvo; karta 1 košta 1, karta 2 košta 2, karta 4 košta 4.
sa-legend-buildings = građ 1 drvo drvo cigla 10 x7: što košta, koliko donosi i koliko je pločica u njezinoj hrpi.
sa-legend-villages = ljudi 2/5: na raspolaganju su 2 od 5 ljudi; hrana 12+3: proizvodnja 3 donosi još 3 prije obroka; fali: koliko će tada nedostajati, računajući i ono što stiže od ljudi u kolibi i na polju.
sa-legend-tools = alati 2*1 +34: iskorišten alat 2, spreman alat 1, jednokratni alati 3 i 4.
sa-legend-cards = zelen 3+1: tri različite zelene karte i duplikat; FIGV: farmeri, izrađivači alata, graditelji koliba i vračevi na kartama.
sa-legend-marks = građ 2i?: dvije građevine, neiskorištena karta za dva resursa, skrivena karta.
sa-help =
    {"  "}šuma 3      tri čovjeka u šumu; isto i glinokop, kamenolom, rijeka, lov
    {"  "}koliba, alatnica, polje, karta 2, građ 1    ljudi onamo; poslije korištenje
    {"  "}karta 2 drvo zlato    kupuje je (košta 2); karta 4 drvo 3: 3 drva i još
    {"  "}alat 2 1    dodaje alate 2 i 1; alat 2 jednokratno 3: alat 2 i jednokratni 3
    {"  "}kocka 5     uzima kocku 5
    {"  "}gotovo, odbij, koristi kartu    znače što kažu

## What can be typed, with commas between

sa-typed-place = stavi, postavi, pošalji, posalji
sa-typed-use = koristi, iskoristi
sa-typed-add = alat, alati, dodaj
sa-typed-one-use = jednokratno, jednokratni
sa-typed-done = gotovo, dosta, kraj, zadrži, zadrzi
sa-typed-pay = plati
sa-typed-buy = kupi, gradi, sagradi
sa-typed-use-card = koristi kartu, iskoristi kartu, resursi
sa-typed-take = uzmi
sa-typed-die = kocka
sa-typed-refuse = odbij, glad, ne
