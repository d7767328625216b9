# Stone Age. `WORD("sa", $place)` is the noun below in `sa-word-...`.
# Places have two forms with their preposition: `short-acc` says where to, `short-loc` says where.

## Options

sa-option-edition = Podľa ktorých pravidiel: líšia sa v tom, koľko bodov prinášajú opakované zelené karty.
sa-option-edition-hr = chorvátske pravidlá: opakovaná karta je za 1 bod.
sa-option-edition-original = pravidlá z roku 2008: opakované karty tvoria druhú sadu, ktorá sa umocní na druhú rovnako ako prvá.
sa-option-duplicates = Koľko bodov prinášajú opakované zelené karty, ak to má byť inak než v danom vydaní.
sa-option-duplicates-by-edition = podľa vydania.
sa-option-duplicates-point = po 1 bode, v každom vydaní.
sa-option-duplicates-second-set = druhá sada, ktorá sa umocní na druhú, v každom vydaní.
sa-option-supply = Koľko je v hre surovín.
sa-option-supply-unlimited = koľko kto získa.
sa-option-supply-limited = 20 driev, 16 hlín, 12 kameňov a 10 zlata: čo v zásobe nie je, to nikto nezíska.
sa-option-capped-places = Či smieš obsadiť miesto, ktoré ti už nič nemôže dať.
sa-option-capped-places-open = smieš, napríklad aby sa tam nedostali ostatní.
sa-option-capped-places-shut = nesmieš.

## Nouns

sa-word-wood = drevo
    .gender = n
    .gen = dreva
    .ins = drevom
    .many = drevá
    .many-gen = driev
    .many-ins = drevami
sa-word-brick = hlina
    .gender = f
    .gen = hliny
    .acc = hlinu
    .ins = hlinou
    .many = hliny
    .many-gen = hlín
    .many-ins = hlinami
sa-word-stone = kameň
    .gender = mi
    .gen = kameňa
    .ins = kameňom
    .many = kamene
    .many-gen = kameňov
    .many-ins = kameňmi
sa-word-gold = zlato
    .gender = n
    .gen = zlata
    .ins = zlatom
    .many = zlatá
    .many-gen = zlata
    .many-ins = zlatami
sa-word-food = potrava
    .gender = f
    .gen = potravy
    .acc = potravu
    .ins = potravou
    .many = potravy
    .many-gen = potravy
    .many-ins = potravami
sa-word-tool = nástroj
    .gender = mi
    .gen = nástroja
    .ins = nástrojom
    .many = nástroje
    .many-gen = nástrojov
    .many-ins = nástrojmi
sa-word-production = úroda
    .gender = f
    .gen = úrody
    .acc = úrodu
    .many = úrody
    .many-gen = úrod
sa-word-person = človek
    .gender = ma
    .gen = človeka
    .ins = človekom
    .many = ľudia
    .many-gen = ľudí
    .many-ins = ľuďmi
sa-word-resource = surovina
    .gender = f
    .gen = suroviny
    .acc = surovinu
    .many = suroviny
    .many-gen = surovín
sa-word-building = stavba
    .gender = f
    .gen = stavby
    .acc = stavbu
    .many = stavby
    .many-gen = stavieb
sa-word-point = bod
    .gender = mi
    .gen = bodu
    .many = body
    .many-gen = bodov
sa-word-tool-maker = dielňa
    .gender = f
    .gen = dielne
    .acc = dielňu
    .short-acc = do dielne
    .short-loc = v dielni
sa-word-hut = chatrč
    .gender = f
    .gen = chatrče
    .acc = chatrč
    .short-acc = do chatrče
    .short-loc = v chatrči
sa-word-field = pole
    .gender = n
    .gen = poľa
    .short-acc = na pole
    .short-loc = na poli
sa-word-hunt = lov
    .gender = mi
    .gen = lovu
    .short-acc = na lov
    .short-loc = na love
sa-word-forest = les
    .gender = mi
    .gen = lesa
    .short-acc = do lesa
    .short-loc = v lese
sa-word-clay-pit = hlinisko
    .gender = n
    .gen = hliniska
    .short-acc = do hliniska
    .short-loc = v hlinisku
sa-word-quarry = lom
    .gender = mi
    .gen = lomu
    .short-acc = do lomu
    .short-loc = v lome
sa-word-river = rieka
    .gender = f
    .gen = rieky
    .acc = rieku
    .short-acc = k rieke
    .short-loc = pri rieke
sa-word-card-1 = karta za 1
    .gender = f
    .gen = karty za 1
    .acc = kartu za 1
    .short-acc = na kartu za 1
    .short-loc = na karte za 1
sa-word-card-2 = karta za 2
    .gender = f
    .gen = karty za 2
    .acc = kartu za 2
    .short-acc = na kartu za 2
    .short-loc = na karte za 2
sa-word-card-3 = karta za 3
    .gender = f
    .gen = karty za 3
    .acc = kartu za 3
    .short-acc = na kartu za 3
    .short-loc = na karte za 3
sa-word-card-4 = karta za 4
    .gender = f
    .gen = karty za 4
    .acc = kartu za 4
    .short-acc = na kartu za 4
    .short-loc = na karte za 4
sa-word-building-1 = prvá stavba
    .gender = f
    .gen = prvej stavby
    .acc = prvú stavbu
    .short-acc = na prvú stavbu
    .short-loc = na prvej stavbe
sa-word-building-2 = druhá stavba
    .gender = f
    .gen = druhej stavby
    .acc = druhú stavbu
    .short-acc = na druhú stavbu
    .short-loc = na druhej stavbe
sa-word-building-3 = tretia stavba
    .gender = f
    .gen = tretej stavby
    .acc = tretiu stavbu
    .short-acc = na tretiu stavbu
    .short-loc = na tretej stavbe
sa-word-building-4 = štvrtá stavba
    .gender = f
    .gen = štvrtej stavby
    .acc = štvrtú stavbu
    .short-acc = na štvrtú stavbu
    .short-loc = na štvrtej stavbe
sa-word-medicine = liečiteľstvo
    .gender = n
sa-word-pottery = hrnčiarstvo
    .gender = n
sa-word-weaving = tkáčstvo
    .gender = n
sa-word-time = čas
    .gender = mi
sa-word-music = hudba
    .gender = f
sa-word-writing = písmo
    .gender = n
sa-word-transport = doprava
    .gender = f
sa-word-art = umenie
    .gender = n
sa-word-farmer = roľník
    .gender = ma
    .gen = roľníka
    .many = roľníci
    .many-gen = roľníkov
sa-word-toolmaker = nástrojár
    .gender = ma
    .gen = nástrojára
    .many = nástrojári
    .many-gen = nástrojárov
sa-word-builder = staviteľ
    .gender = ma
    .gen = staviteľa
    .many = stavitelia
    .many-gen = staviteľov
sa-word-shaman = šaman
    .gender = ma
    .gen = šamana
    .many = šamani
    .many-gen = šamanov

## Cards, buildings and amounts in words

sa-gain =
    { $what ->
        [production] úroda +{ $amount }
       *[other] { $amount } { WORD("sa", $what, $amount) }
    }
    .acc =
        { $what ->
            [production] úrodu +{ $amount }
           *[other] { $amount } { WORD("sa", $what, $amount, case: "acc") }
        }
sa-effect =
    { $effect ->
        [dice] kocky pre všetkých
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] hod na { WORD("sa", $what, case: "acc") }
        [draw] skrytá karta
        [one_use] jednorazový nástroj { $amount }
       *[choice] { $amount } { WORD("sa", "resource", $amount) } podľa výberu
    }
sa-scoring =
    { $times ->
        [0] { WORD("sa", $scores) }
       *[other] { $times } { WORD("sa", $scores, $times) }
    }
sa-card = { sa-effect } / { sa-scoring }
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
                    [0] { " " }nič
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
            [0] { " " }{ $from } až { $to } { WORD("sa", "resource", $to, case: "acc") }
            [1] { " " }{ $from } { WORD("sa", "resource", $from, case: "acc") } jedného druhu
           *[other] { " " }{ $from } { WORD("sa", "resource", $from, case: "acc") } { $kinds } druhov
        }
       *[other] { sa-amounts }
    }
sa-people = { $people } { WORD("sa", "person", $people) }
    .acc = { $people } { WORD("sa", "person", $people, case: "acc") }

## What is asked

sa-ask-over =
    { $empty ->
        [stack] Koniec hry: jedna kôpka stavieb je prázdna.
       *[deck] Koniec hry: na ďalšie kolo už nie je dosť kariet.
    }
sa-ask-start = Žrebuje sa, kto začne.
sa-ask-tile = Odkrýva sa stavba.
sa-ask-card = Vykladá sa karta.
sa-ask-secret = Berie sa karta, ktorú uvidí len jeden hráč.
sa-ask-roll = Hádže sa kockami.
sa-ask-dice = Hádže sa pre všetkých.
sa-ask-place =
    Pošli niekam svojich ľudí: { $people ->
        [one] zostáva ti { $people } človek
        [few] zostávajú ti { $people } ľudia
       *[other] zostáva ti { $people } ľudí
    }.
sa-ask-use = Kde budú tvoji ľudia pracovať teraz?
sa-ask-end = Všetci tvoji ľudia sú späť: použi kartu alebo ukonči ťah.
sa-ask-add =
    Padlo { $dice }: súčet { $sum } dáva { $amount } { WORD("sa", $what, $amount, case: "acc") }, 1 za { $divisor ->
        [one] každé oko
        [few] každé { $divisor } oká
       *[other] každých { $divisor } ôk
    }. Pridáš nástroj?
sa-ask-buy = Kúpiš, na čom stoja tvoji ľudia, alebo ukončíš ťah?
sa-ask-pay-card = Zaplať ešte { $least } { WORD("sa", "resource", $least, case: "acc") } za kartu „{ sa-card }“.
sa-ask-pay-building =
    { $least ->
        [0] Pridaj za stavbu ešte najviac { $most } { WORD("sa", "resource", $most, case: "acc") }, alebo nech to stačí: zatiaľ je za { $so_far } { WORD("sa", "point", $so_far, case: "acc") }.
       *[other] Zaplať za stavbu ešte { $least } { WORD("sa", "resource", $least, case: "acc") }. Zatiaľ je za { $so_far } { WORD("sa", "point", $so_far, case: "acc") }.
    }
sa-ask-die = Vezmi si jednu z kociek.
sa-ask-take =
    { $due ->
        [one] Vezmi si ešte { $due } surovinu.
        [few] Vezmi si { $due } suroviny v poradí drevo, hlina, kameň, zlato.
       *[other] Vezmi si { $due } surovín v poradí drevo, hlina, kameň, zlato.
    }
sa-missing =
    { $due ->
        [one] Chýba { $due } potrava
        [few] Chýbajú { $due } potravy
       *[other] Chýba { $due } potravy
    }
sa-for-each =
    { $due ->
        [1] surovinou
       *[other] surovinou za každú
    }
sa-ask-feed =
    { $more ->
        [0] { $card ->
            [spare] { sa-missing }: zaplatíš { sa-for-each }, použiješ najprv kartu na ďalšie suroviny ({ $amount }), alebo stratíš 10 bodov?
            [needed] { sa-missing } a nemáš dosť surovín: použiješ kartu na ďalšie ({ $amount }), alebo stratíš 10 bodov?
            [vain] { sa-missing } a nezaplatíš to ani s kartou: použiješ ju aj tak hneď, alebo si ju necháš a stratíš 10 bodov?
           *[none] { sa-missing }: zaplatíš { sa-for-each }, alebo stratíš 10 bodov?
        }
       *[other] Zaplať za chýbajúcu potravu ešte { $due } { WORD("sa", "resource", $due, case: "acc") }.
    }
sa-ask-keep = Potravy je dosť pre všetkých. Použiješ teraz kartu na { $amount } { WORD("sa", "resource", $amount, case: "acc") }, alebo si ju necháš?

## The guide: two sentences for each decision

sa-guide-place = Posielaj ľudí vždy na jedno miesto, jedného alebo viac, podľa miesta; keď budú rozmiestnení všetci, pustia sa do práce. Skôr než začneš myslieť na body, mysli na potravu, ktorú si kolo vyžiada.
sa-guide-use = Vyber miesto, kde budú tvoji ľudia pracovať teraz. Hody, ktoré nástroje nezmenia, prebehnú samy, a čo s kockami nepomôže, počká, kým nedohádžeš: potom nakupuješ.
sa-guide-end = Všetci sú späť doma. Kartu voľby môžeš použiť ešte teraz, alebo si ju nechať na ďalší ťah, na jedlo, na ktoré nemáš, alebo na koniec hry.
sa-guide-add = Nástroje zvyšujú súčet kociek a každý sa dá použiť raz za kolo. Pomôžu len vtedy, keď súčet dosiahne ďalší stupeň, takže zvyšok si šetri; pri tvojom poslednom hode sa pridajú samy.
sa-guide-buy = Dohádzané: teraz kupuj jedno po druhom, karty za akékoľvek suroviny, stavby za tie, ktoré ukazujú. Čo nekúpiš, zostane ležať, a keď ukončíš ťah, tvoji ľudia sa vrátia domov.
sa-guide-pay-card = Karta stojí akékoľvek suroviny; lacné poslúžia rovnako dobre ako drahé. Čo ukazuje dole, počíta sa na konci hry.
sa-guide-pay-building = Táto stavba prinesie toľko bodov, koľko za ňu dáš: drevo 3, hlina 4, kameň 5, zlato 6. Čím drahšie suroviny, tým viac bodov.
sa-guide-die = Každá kocka dáva niečo iné a každý si postupne jednu vezme. Vezmi si, čo najviac potrebuješ, skôr než ostatní.
sa-guide-take = Vezmi si zo zásoby suroviny podľa vlastného výberu. Pozri sa, ktoré stavby a karty chceš zaplatiť.
sa-guide-feed = Každý z tvojich ľudí potrebuje jednu potravu. Za chýbajúcu zaplatíš po jednej surovine, alebo stratíš 10 bodov a všetku potravu, nech jej chýba koľkokoľvek, a suroviny ti zostanú.
sa-guide-keep = Čo si nevezmeš teraz, to ti ostatní môžu do ďalšieho ťahu vziať: zásoba má svoje dno. Ak si kartu necháš, použiješ ju v ďalšom ťahu alebo pri jedle; na konci hry sa uplatní sama.

## What can be done

sa-do-place =
    { $of ->
        [card] 1 človek { WORD("sa", $place, form: "short", case: "acc") }: { sa-card }
        [building] 1 človek { WORD("sa", $place, form: "short", case: "acc") } za{ sa-cost }
       *[place] { sa-people } { WORD("sa", $place, form: "short", case: "acc") }
    }
sa-do-use = { WORD("sa", $place) }
sa-tools =
    { $count ->
        [0] { $times ->
            [1] jednorazový nástroj { $once }
           *[other] jednorazové nástroje { $once }
        }
        [1] nástroj { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
       *[other] nástroje { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
    }
sa-tools-once =
    { $times ->
        [1] { " " }a jednorazový nástroj { $once }
       *[other] { " " }a jednorazové nástroje { $once }
    }
sa-do-add = pridaj { sa-tools }: { $sum } dáva { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-do-done =
    { $with ->
        [roll] vezmi si { $amount } { WORD("sa", $what, $amount, case: "acc") }
        [payment] to stačí: { $points } { WORD("sa", "point", $points) }
        [purchases] ukonči ťah a už nič nekupuj
        [meal] nechaj si kartu
       *[turn] ukonči ťah
    }
sa-do-pay = zaplať{ sa-of-a-kind }
sa-of-a-kind =
    { $given ->
        [0] { " " }{ GENDER("sa", $resource) ->
            [f] žiadnu
            [m] žiadny
           *[n] žiadne
        } { WORD("sa", $resource, case: "acc") }
       *[other] { " " }{ $given } { WORD("sa", $resource, $given, case: "acc") }
    }
sa-do-pay-all =
    { $points ->
        [0] zaplať{ sa-amounts }
       *[other] zaplať{ sa-amounts }: { $points } { WORD("sa", "point", $points) }
    }
sa-in-vain = { " " }(hneď nič: viac už mať nemôžeš)
sa-do-buy =
    { $of ->
        [card] zaplať{ sa-amounts } za kartu „{ sa-card }“{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] zaplať{ sa-amounts } za { WORD("sa", $place, case: "acc") }: { $points } { WORD("sa", "point", $points) }
    }
sa-do-buy-with =
    { $of ->
        [card] zaplať{ sa-of-a-kind } a ďalšie suroviny za kartu „{ sa-card }“{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] zaplať{ sa-of-a-kind } a ďalšie suroviny za { WORD("sa", $place, case: "acc") }, spolu{ sa-cost }
    }
sa-do-use-card = použi kartu: suroviny podľa výberu
sa-do-take = vezmi si { $amount } { WORD("sa", $resource, $amount, case: "acc") }
sa-do-die =
    { $gives ->
        [0] vezmi si kocku { $value }: nič, viac z toho mať nemôžeš ({ WORD("sa", $what) })
       *[other] { $what ->
            [production] vezmi si kocku { $value }: úroda +1
           *[other] vezmi si kocku { $value }: 1 { WORD("sa", $what) }
        }
    }
sa-do-refuse = neplať surovinami: stratíš 10 bodov a všetku potravu
sa-do-start = { $seat } začína
sa-do-tile = odkryje sa stavba za{ sa-cost }
sa-do-card = vyloží sa karta „{ sa-card }“
sa-do-secret-card = vezme sa karta, ktorú ostatní neuvidia
sa-do-roll = na kockách padne { $dice }

## What happened

sa-log-start-drawn = { $seat } začína hru.
sa-log-tile-drawn = Kôpka { $stack }: stavba za{ sa-cost }.
sa-log-card-drawn = Nová karta za { $cost }: { sa-card }.
sa-log-card-slid = Karta „{ sa-card }“ sa posúva { $before ->
        [4] zo
       *[other] z
    } { $before } na { $cost }.
sa-log-round-begun = Kolo { $round }: { $seat } začína.
sa-log-placed = { $seat } posiela { sa-people.acc } { WORD("sa", $place, form: "short", case: "acc") }.
sa-log-used =
    { $place ->
        [hunt] { $seat } vyráža na lov: { sa-people }.
       *[other] { $seat } využíva { WORD("sa", $place, case: "acc") }.
    }
sa-log-rolled = { $seat } hádže na { WORD("sa", $what, case: "acc") }: { $dice }.
sa-log-tool-added = { $seat } pridáva nástroj { $value }: { $sum }.
sa-log-one-use-added = { $seat } pridáva jednorazový nástroj { $value }: { $sum }.
sa-log-yielded = { $seat } dostáva { $amount } { WORD("sa", $what, $amount, case: "acc") } za { $sum }.
sa-log-gained =
    { $amount ->
        [0] { $seat } toho už nemôže mať viac: { WORD("sa", $what) }.
       *[other] { $seat } získava { sa-gain.acc }.
    }
sa-log-spent-supply = { $seat }: v zásobe { $amount ->
        [one] chýba
        [few] chýbajú
       *[other] chýba
    } { $amount } { WORD("sa", $what, $amount) }.
sa-log-paid = { $seat } platí{ sa-amounts }.
sa-log-card-bought = { $seat } kupuje kartu „{ sa-card }“.
sa-log-built = { $seat } stavia a získava { $points } { WORD("sa", "point", $points, case: "acc") }.
sa-log-declined = { $seat } nekupuje { WORD("sa", $place, case: "acc") }.
sa-log-too-poor = { $seat } nemá na { WORD("sa", $place, case: "acc") }.
sa-log-scored = { $seat } získava { $points } { WORD("sa", "point", $points, case: "acc") }.
sa-log-dice-rolled = { $seat } hádže pre všetkých: { $dice }.
sa-log-die-taken = { $seat } si berie kocku { $value }.
sa-log-secret-drawn = { $seat } si berie skrytú kartu: { sa-scoring }.
sa-log-secret-drawn-unseen = { $seat } si berie skrytú kartu.
sa-log-no-secret = { $seat } nemá čo vziať: balíček kariet je prázdny.
sa-log-card-used = { $seat } používa kartu na { $amount } { WORD("sa", "resource", $amount, case: "acc") } podľa výberu.
sa-log-turned-in =
    { $brought ->
        [0] { $seat } odovzdáva kartu na { $amount } { WORD("sa", "resource", $amount, case: "acc") } podľa výberu, ale zásoba je prázdna.
       *[other] { $seat } odovzdáva kartu na { $amount } { WORD("sa", "resource", $amount, case: "acc") } podľa výberu.
    }
sa-log-fed = { $seat } kŕmi svojich ľudí: { $food } { WORD("sa", "food", $food) }, zostáva { $left }.
sa-log-starved =
    { $seat } nemá dosť pre svojich ľudí, { $missing ->
        [one] chýba { $missing } potrava
        [few] chýbajú { $missing } potravy
       *[other] chýba { $missing } { WORD("sa", "food", $missing) }
    }: strata 10 bodov a všetkej potravy.
sa-log-stack-empty = Jedna kôpka stavieb je prázdna: hra sa končí.
sa-log-deck-empty = Na nové kolo nie je dosť kariet: hra sa končí.

## Why not

sa-why-there = Tvoji ľudia už sú { WORD("sa", $place, form: "short", case: "loc") }: v tomto kole tam ďalších poslať nemôžeš.
sa-why-full = Voľné miesto { WORD("sa", $place, form: "short", case: "loc") } už nie je.
sa-why-third = Pri { $players } hráčoch možno v jednom kole využiť len dve z týchto miest: dielňa, chatrč, pole.
sa-why-seats =
    { $players ->
        [2] Pri dvoch hráčoch môže v jednom kole { WORD("sa", $place, form: "short", case: "loc") } pracovať len jeden z nich: do ďalšieho kola je zatvorené.
       *[other] Pri troch hráčoch môžu v jednom kole { WORD("sa", $place, form: "short", case: "loc") } pracovať len dvaja z nich: do ďalšieho kola je zatvorené.
    }
sa-why-gone = Na tomto mieste nič nie je.
sa-why-capped = Nič viac už { WORD("sa", $place, form: "short", case: "loc") } nezískaš.
sa-why-too-few-people =
    { $people ->
        [one] Zostáva ti len { $people } človek.
        [few] Zostávajú ti len { $people } ľudia.
       *[other] Zostáva ti len { $people } ľudí.
    }
sa-why-nobody = Pošli aspoň jedného človeka.
sa-why-two = Do chatrče idú vždy práve dvaja ľudia.
sa-why-room = Miesto { WORD("sa", $place, form: "short", case: "loc") } je len pre { $room } { WORD("sa", "person", $room, case: "acc") }.
sa-why-nobody-there = Nikoho tam nemáš.
sa-why-no-card = Kartu na suroviny podľa výberu nemáš.
sa-why-card-not-now = Suroviny podľa výberu sa berú medzi dvoma krokmi vlastného ťahu alebo skôr, než zaplatíš za jedlo svojich ľudí.
sa-why-people-left = Máš ešte ľudí, ktorí majú hádzať.
sa-why-cannot-pay-yet = Na { WORD("sa", $place, case: "acc") } zatiaľ nemáš.
sa-why-after-rolls = Na { WORD("sa", $place, case: "acc") } dôjde, až keď dohádžeš: s kockami ti to pomôcť nemôže.
sa-why-not-needed = Aj s menším počtom nástrojov získaš rovnako: ostatné si nechaj na iný hod.
sa-why-no-tool = Taký nástroj pripravený nemáš.
sa-why-no-one-use = Taký jednorazový nástroj nemáš.
sa-why-pay-printed = Táto stavba stojí presne to, čo je na nej vytlačené.
sa-why-paid-already = Už platíš: najprv doplať zvyšok.
sa-why-pay-more = To ešte nestačí.
sa-why-pay =
    { $just ->
        [0] Zaplať { $least } až { $most } { WORD("sa", "resource", $most, case: "acc") } zo svojich, v poradí drevo, hlina, kameň, zlato.
       *[other] Zaplať presne { $most } { WORD("sa", "resource", $most, case: "acc") } zo svojich, v poradí drevo, hlina, kameň, zlato.
    }
sa-why-mix = Zaplať presne toľko surovín presne toľkých druhov, v poradí drevo, hlina, kameň, zlato.
sa-why-no-die = Taká kocka tu už nie je.
sa-why-stands = Táto nikomu nič nedá, rovnako ako iná, ktorú si môžeš vziať namiesto nej.
sa-why-order = Ber suroviny v poradí drevo, hlina, kameň, zlato.
sa-why-feed = Plať surovinami, ktoré máš, v poradí drevo, hlina, kameň, zlato: jednu za každú chýbajúcu potravu.
sa-why-nothing-missing = Nikto nehladuje: potravy je dosť pre všetkých tvojich ľudí.
sa-why-fed-already = Surovinami sa platí za všetku chýbajúcu potravu, alebo za žiadnu.

## The score sheet

sa-score-buildings = stavby
sa-score-buildings-how = { $count } { WORD("sa", "building", $count) }
sa-score-buildings-about = body získané pri stavaní
sa-score-cards = body na kartách
sa-score-cards-about = získané hneď pri kúpe kariet
sa-score-hunger = hlad
sa-score-hunger-how =
    { $times ->
        [1] v { $times } kole
       *[other] v { $times } kolách
    }
sa-score-hunger-about = ľudia, ktorí zostali hladní
sa-score-green = zelené karty
sa-score-green-how =
    { $different ->
        [one] { $different } znak
        [few] { $different } rôzne znaky
       *[other] { $different } rôznych znakov
    }: { $different } × { $different }
sa-score-green-about = počet rôznych znakov na druhú
sa-score-duplicates = opakované
sa-score-duplicates-how =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
sa-score-farmers = roľníci
sa-score-farmers-how = { $people } × úroda { $factor }
sa-score-farmers-about = na kartách, krát úroda
sa-score-toolmakers = nástrojári
sa-score-toolmakers-how = { $people } × nástroje { $factor }
sa-score-toolmakers-about = na kartách, krát súčet nástrojov
sa-score-builders = stavitelia
sa-score-builders-how = { $people } × { $factor } { WORD("sa", "building", $factor) }
sa-score-builders-about = na kartách, krát stavby
sa-score-shamans = šamani
sa-score-shamans-how = { $people } × { $factor } { WORD("sa", "person", $factor) }
sa-score-shamans-about = na kartách, krát ľudia
sa-score-resources = suroviny
sa-score-resources-how =
    { $count ->
        [one] { $count } zostáva
        [few] { $count } zostávajú
       *[other] { $count } zostáva
    }
sa-score-resources-about = bod za každú, čo zostala
sa-score-choice = karta voľby
sa-score-choice-how = zatiaľ nepoužitá
sa-tie-1 = úroda, nástroje a ľudia
sa-tie-1-more = viac úrody, nástrojov a ľudí dokopy: { $best } proti { $other }

## The picture

sa-head =
    { sa-title }: { $phase ->
        [setup] príprava
        [placing] rozmiestňovanie ľudí
        [using] práca ľudí
        [feeding] kŕmenie ľudí
       *[end] koniec
    }
sa-round = kolo { $round }, { $deck ->
        [one] zostáva { $deck } karta
        [few] zostávajú { $deck } karty
       *[other] zostáva { $deck } kariet
    }
sa-hidden = skrytá karta: { $what }
sa-shut = zatvorené
sa-nothing = -
sa-supply = zásoba
sa-code-card = karta { $number }
sa-code-building = stavba { $number }
sa-short-effect =
    { $effect ->
        [dice] kocky všetkým
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] hod na { WORD("sa", $what, case: "acc") }
        [draw] skrytá karta
        [one_use] jednoraz. { $amount }
        [choice] { $amount } podľa voľby
       *[gain] { $what ->
            [production] úroda
            [tool] nástroj
           *[other] { $amount } { WORD("sa", $what, $amount) }
        }
    }
sa-short-worker =
    { $worker ->
        [farmer] { $times } { WORD("sa", "farmer", $times) }
        [toolmaker] { $times } { WORD("sa", "toolmaker", $times) }
        [builder] { $times } { WORD("sa", "builder", $times) }
       *[shaman] { $times } { WORD("sa", "shaman", $times) }
    }
sa-short-cost =
    { $kinds ->
        [0] { $least } až { $most } čohokoľvek
        [1] { $least } jedného druhu
       *[other] { $least } { $kinds ->
            [4] zo
           *[other] z
        } { $kinds } druhov
    }
sa-short-add =
    { $times ->
        [0] +{ $tools }
       *[other] { $count ->
            [0] raz { $once }
           *[other] +{ $tools } raz { $once }
        }
    }: { $amount }
sa-short-refuse = neplatiť: -10
sa-short-die =
    { $gives ->
        [0] kocka { $value }: nič
       *[other] kocka { $value }: { WORD("sa", $what) }
    }
sa-rolled = hod
sa-roll =
    { $added ->
        [0] = { $sum }
       *[other] = { $sum }, s nástrojmi { $total }
    }: { $amount } { WORD("sa", $what, $amount) }
sa-dice = kocky na výber
sa-paid = zatiaľ zaplatené
sa-column-points = body
sa-column-people = ľud
sa-column-food = jedlo
sa-column-lack = chýb
sa-column-wood = drev
sa-column-brick = hlina
sa-column-stone = kameň
sa-column-gold = zlat
sa-column-tools = nástroje
sa-column-green = zelen
sa-column-workers = RNSŠ
sa-column-built = stav
sa-mark-choice = v
sa-mark-hidden = ?
sa-village =
    { $people } { WORD("sa", "person", $people) }, { $food } { WORD("sa", "food", $food) }, úroda { $production }{ $hunger ->
        [0] { "" }
        [one] , chýba { $hunger } potrava
        [few] , chýbajú { $hunger } potravy
       *[other] , chýba { $hunger } { WORD("sa", "food", $hunger) }
    }
sa-has = { $amount } { WORD("sa", $what, $amount) }
sa-row-resources = suroviny: { $things }
sa-row-tools = nástroje: { $things }
sa-row-cards = karty: { $things }
sa-row-kinds = boduje: { $things }
sa-row-buildings = stavby: { $things }
sa-hidden-card = jedna skrytá
sa-projection = { $total } { WORD("sa", "point", $total) }, keby sa hra skončila teraz
sa-legend-board = les 3/7 Vlk 2: obsadené sú 3 zo 7 miest, z toho 2 má Vlk; zatvorené: nepustí ťa tam pravidlo; > dá sa použiť.
sa-legend-offers = karta 3 nástroj/umenie: stojí 3 akékoľvek suroviny, hneď dá nástroj a na konci sa počíta umenie; karta 1 stojí 1, karta 2 stojí 2, karta 4 stojí 4.
sa-legend-buildings = stavba 1 drevo drevo hlina 10 x7: čo stojí, koľko prináša bodov a koľko dielikov má jej kôpka.
sa-legend-villages = ľud 2/5: 2 z 5 ľudí sú poruke; jedlo 12+3: úroda 3 prinesie ešte 3, než sa začne jesť; chýb: koľko potravy bude potom chýbať, aj s tým, čo vzíde od ľudí v chatrči a na poli.
sa-legend-tools = nástroje 2*1 +34: použitý nástroj 2, pripravený nástroj 1, jednorazové nástroje 3 a 4.
sa-legend-cards = zelen 3+1: tri rôzne zelené karty a jedna opakovaná; RNSŠ: roľníci, nástrojári, stavitelia a šamani na kartách.
sa-legend-marks = stav 2v?: dve stavby, nepoužitá karta na dve suroviny, skrytá karta.
sa-help =
    {"  "}les 3       traja ľudia do lesa; rovnako hlinisko, lom, rieka, lov
    {"  "}chatrč, dielňa, pole, karta 2, stavba 1    ľudia tam; neskôr využiť
    {"  "}karta 2 drevo zlato    kúpi ju za 2; karta 4 drevo 3: 3 drevá a iné
    {"  "}nástroj 2 1    pridá nástroje 2 a 1; nástroj 2 raz 3: 2 a jednorazový 3
    {"  "}kocka 5     vezme kocku s 5
    {"  "}hotovo, neplatiť, použi kartu    čo hovoria

## What can be typed, with commas between

sa-typed-place = poslať, poslat, pošli, posli, daj
sa-typed-use = využi, vyuzi, využiť, vyuzit
sa-typed-add = nástroj, nastroj, nástroje, nastroje, pridaj
sa-typed-one-use = raz, jednorazový, jednorazovy
sa-typed-done = hotovo, dosť, dost, koniec, nechaj, nie
sa-typed-pay = zaplať, zaplat, plať, plat
sa-typed-buy = kúp, kup, kúpiť, kupit, stavaj
sa-typed-use-card = použi kartu, pouzi kartu, suroviny
sa-typed-take = vezmi, ber
sa-typed-die = kocka, kocku
sa-typed-refuse = neplatiť, neplatit, hlad, nie
