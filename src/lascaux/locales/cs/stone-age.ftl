# Stone Age. `WORD("sa", $place)` is the noun below in `sa-word-...`.
# Places have two forms with their preposition: `short-acc` says where to, `short-loc` says where.

## Options

sa-option-edition = Podle kterých pravidel: liší se v tom, kolik bodů nesou opakované zelené karty.
sa-option-edition-hr = chorvatská pravidla: opakovaná karta je za 1 bod.
sa-option-edition-original = pravidla z roku 2008: opakované karty tvoří druhou sadu, která se také umocní.
sa-option-duplicates = Kolik bodů nesou opakované zelené karty, pokud to má být jinak než v daném vydání.
sa-option-duplicates-by-edition = podle vydání.
sa-option-duplicates-point = po 1 bodu, v každém vydání.
sa-option-duplicates-second-set = druhá sada, která se umocní, v každém vydání.
sa-option-supply = Kolik je ve hře surovin.
sa-option-supply-unlimited = kolik kdo získá.
sa-option-supply-limited = 20 dřev, 16 hlín, 12 kamenů a 10 zlata: co došlo, to nikdo nezíská.
sa-option-capped-places = Jestli smíš zabrat místo, které už ti nic dát nemůže.
sa-option-capped-places-open = smíš, třeba aby se tam nedostali ostatní.
sa-option-capped-places-shut = nesmíš.

## Nouns

sa-word-wood = dřevo
    .gender = n
    .gen = dřeva
    .ins = dřevem
    .many = dřeva
    .many-gen = dřev
    .many-ins = dřevy
sa-word-brick = hlína
    .gender = f
    .gen = hlíny
    .acc = hlínu
    .ins = hlínou
    .many = hlíny
    .many-gen = hlín
    .many-ins = hlínami
sa-word-stone = kámen
    .gender = mi
    .gen = kamene
    .ins = kamenem
    .many = kameny
    .many-gen = kamenů
    .many-ins = kameny
sa-word-gold = zlato
    .gender = n
    .gen = zlata
    .ins = zlatem
    .many = zlata
    .many-gen = zlata
    .many-ins = zlaty
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
    .gen = nástroje
    .ins = nástrojem
    .many = nástroje
    .many-gen = nástrojů
    .many-ins = nástroji
sa-word-production = úroda
    .gender = f
    .gen = úrody
    .acc = úrodu
    .many = úrody
    .many-gen = úrod
sa-word-person = člověk
    .gender = ma
    .gen = člověka
    .ins = člověkem
    .many = lidé
    .many-gen = lidí
    .many-acc = lidi
    .many-ins = lidmi
sa-word-resource = surovina
    .gender = f
    .gen = suroviny
    .acc = surovinu
    .many = suroviny
    .many-gen = surovin
sa-word-building = stavba
    .gender = f
    .gen = stavby
    .acc = stavbu
    .many = stavby
    .many-gen = staveb
sa-word-point = bod
    .gender = mi
    .gen = bodu
    .many = body
    .many-gen = bodů
sa-word-tool-maker = dílna
    .gender = f
    .gen = dílny
    .acc = dílnu
    .short-acc = do dílny
    .short-loc = v dílně
sa-word-hut = chýše
    .gender = f
    .gen = chýše
    .acc = chýši
    .short-acc = do chýše
    .short-loc = v chýši
sa-word-field = pole
    .gender = n
    .gen = pole
    .short-acc = na pole
    .short-loc = na poli
sa-word-hunt = lov
    .gender = mi
    .gen = lovu
    .short-acc = na lov
    .short-loc = na lovu
sa-word-forest = les
    .gender = mi
    .gen = lesa
    .short-acc = do lesa
    .short-loc = v lese
sa-word-clay-pit = hliniště
    .gender = n
    .gen = hliniště
    .short-acc = do hliniště
    .short-loc = v hliništi
sa-word-quarry = lom
    .gender = mi
    .gen = lomu
    .short-acc = do lomu
    .short-loc = v lomu
sa-word-river = řeka
    .gender = f
    .gen = řeky
    .acc = řeku
    .short-acc = k řece
    .short-loc = u řeky
sa-word-card-1 = karta za 1
    .gender = f
    .gen = karty za 1
    .acc = kartu za 1
    .short-acc = na kartu za 1
    .short-loc = na kartě za 1
sa-word-card-2 = karta za 2
    .gender = f
    .gen = karty za 2
    .acc = kartu za 2
    .short-acc = na kartu za 2
    .short-loc = na kartě za 2
sa-word-card-3 = karta za 3
    .gender = f
    .gen = karty za 3
    .acc = kartu za 3
    .short-acc = na kartu za 3
    .short-loc = na kartě za 3
sa-word-card-4 = karta za 4
    .gender = f
    .gen = karty za 4
    .acc = kartu za 4
    .short-acc = na kartu za 4
    .short-loc = na kartě za 4
sa-word-building-1 = první stavba
    .gender = f
    .gen = první stavby
    .acc = první stavbu
    .short-acc = na první stavbu
    .short-loc = na první stavbě
sa-word-building-2 = druhá stavba
    .gender = f
    .gen = druhé stavby
    .acc = druhou stavbu
    .short-acc = na druhou stavbu
    .short-loc = na druhé stavbě
sa-word-building-3 = třetí stavba
    .gender = f
    .gen = třetí stavby
    .acc = třetí stavbu
    .short-acc = na třetí stavbu
    .short-loc = na třetí stavbě
sa-word-building-4 = čtvrtá stavba
    .gender = f
    .gen = čtvrté stavby
    .acc = čtvrtou stavbu
    .short-acc = na čtvrtou stavbu
    .short-loc = na čtvrté stavbě
sa-word-medicine = léčitelství
    .gender = n
sa-word-pottery = hrnčířství
    .gender = n
sa-word-weaving = tkalcovství
    .gender = n
sa-word-time = čas
    .gender = mi
sa-word-music = hudba
    .gender = f
sa-word-writing = písmo
    .gender = n
sa-word-transport = doprava
    .gender = f
sa-word-art = umění
    .gender = n
sa-word-farmer = zemědělec
    .gender = ma
    .gen = zemědělce
    .many = zemědělci
    .many-gen = zemědělců
    .many-acc = zemědělce
sa-word-toolmaker = nástrojař
    .gender = ma
    .gen = nástrojaře
    .many = nástrojaři
    .many-gen = nástrojařů
    .many-acc = nástrojaře
sa-word-builder = stavitel
    .gender = ma
    .gen = stavitele
    .many = stavitelé
    .many-gen = stavitelů
    .many-acc = stavitele
sa-word-shaman = šaman
    .gender = ma
    .gen = šamana
    .many = šamani
    .many-gen = šamanů
    .many-acc = šamany

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
        [dice] kostky pro všechny
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] hod na { WORD("sa", $what, case: "acc") }
        [draw] skrytá karta
        [one_use] jednorázový nástroj { $amount }
       *[choice] { $amount } { WORD("sa", "resource", $amount) } dle výběru
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
                    [0] { " " }nic
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
            [1] { " " }{ $from } { WORD("sa", "resource", $from, case: "acc") } jednoho druhu
           *[other] { " " }{ $from } { WORD("sa", "resource", $from, case: "acc") } { $kinds } druhů
        }
       *[other] { sa-amounts }
    }
sa-people = { $people } { WORD("sa", "person", $people) }
    .acc = { $people } { WORD("sa", "person", $people, case: "acc") }

## What is asked

sa-ask-over =
    { $empty ->
        [stack] Konec hry: jeden sloupek staveb je prázdný.
       *[deck] Konec hry: na další kolo už není dost karet.
    }
sa-ask-start = Losuje se začínající hráč.
sa-ask-tile = Odkrývá se stavba.
sa-ask-card = Vykládá se karta.
sa-ask-secret = Bere se karta, kterou uvidí jen jeden hráč.
sa-ask-roll = Hází se kostkami.
sa-ask-dice = Hází se pro všechny.
sa-ask-place =
    Pošli někam své lidi: { $people ->
        [one] zbývá ti { $people } člověk
        [few] zbývají ti { $people } lidé
       *[other] zbývá ti { $people } lidí
    }.
sa-ask-use = Kde budou tvoji lidé pracovat teď?
sa-ask-end = Všichni tvoji lidé jsou zpátky: použij kartu, nebo ukonči tah.
sa-ask-add =
    Padlo { $dice }: součet { $sum } dává { $amount } { WORD("sa", $what, $amount, case: "acc") }, vždy 1 za { $divisor ->
        [one] každé oko
        [few] každá { $divisor } oka
       *[other] každých { $divisor } ok
    }. Přidáš nástroj?
sa-ask-buy = Koupíš, na čem stojí tvoji lidé, nebo ukončíš tah?
sa-ask-pay-card = Zaplať ještě { $least } { WORD("sa", "resource", $least, case: "acc") } za kartu „{ sa-card }“.
sa-ask-pay-building =
    { $least ->
        [0] Zaplať za stavbu ještě až { $most } { WORD("sa", "resource", $most, case: "acc") }, nebo skonči. Zatím je za { $so_far } { WORD("sa", "point", $so_far, case: "acc") }.
       *[other] Zaplať za stavbu ještě { $least } { WORD("sa", "resource", $least, case: "acc") }. Zatím je za { $so_far } { WORD("sa", "point", $so_far, case: "acc") }.
    }
sa-ask-die = Vezmi si jednu z kostek.
sa-ask-take =
    { $due ->
        [one] Vezmi si ještě { $due } surovinu.
        [few] Vezmi si { $due } suroviny v pořadí dřevo, hlína, kámen, zlato.
       *[other] Vezmi si { $due } surovin v pořadí dřevo, hlína, kámen, zlato.
    }
sa-missing =
    { $due ->
        [one] Chybí { $due } potrava
        [few] Chybějí { $due } potravy
       *[other] Chybí { $due } potravy
    }
sa-for-each =
    { $due ->
        [1] surovinou
       *[other] surovinou za každou
    }
sa-ask-feed =
    { $more ->
        [0] { $card ->
            [spare] { sa-missing }: zaplatíš { sa-for-each }, použiješ nejdřív kartu na další suroviny ({ $amount }), nebo ztratíš 10 bodů?
            [needed] { sa-missing } a nemáš dost surovin: použiješ kartu na další ({ $amount }), nebo ztratíš 10 bodů?
            [vain] { sa-missing } a nezaplatíš to ani s kartou: použiješ ji přesto hned, nebo si ji necháš a ztratíš 10 bodů?
           *[none] { sa-missing }: zaplatíš { sa-for-each }, nebo ztratíš 10 bodů?
        }
       *[other] Zaplať za chybějící potravu ještě { $due } { WORD("sa", "resource", $due, case: "acc") }.
    }
sa-ask-keep = Potravy je dost pro všechny. Použiješ teď kartu na { $amount } { WORD("sa", "resource", $amount, case: "acc") }, nebo si ji necháš?

## The guide: two sentences for each decision

sa-guide-place = Posílej lidi vždy na jedno místo, jednoho nebo víc, podle místa; až budou rozmístění všichni, dají se do práce. Než začneš myslet na body, mysli na potravu, kterou si kolo vyžádá.
sa-guide-use = Vyber místo, kde budou tvoji lidé pracovat teď. Hody, které nástroje nezmění, proběhnou samy, a co s kostkami nepomůže, počká, až dohážeš: pak nakupuješ.
sa-guide-end = Všichni jsou zpátky doma. Kartu volby můžeš použít ještě teď, nebo si ji nechat na příští tah, na jídlo, na které nemáš, nebo na konec hry.
sa-guide-add = Nástroje zvyšují součet kostek a každý lze použít jednou za kolo. Pomůžou jen tehdy, když součet dosáhne dalšího stupně, takže zbytek si šetři; u tvého posledního hodu se přidají samy.
sa-guide-buy = Máš dohozeno: teď kupuj jedno po druhém, karty za jakékoli suroviny, stavby za ty, které ukazují. Co nekoupíš, zůstane ležet, a až ukončíš tah, vrátí se tvoji lidé domů.
sa-guide-pay-card = Karta stojí jakékoli suroviny; levné poslouží stejně dobře jako drahé. Co ukazuje dole, počítá se na konci hry.
sa-guide-pay-building = Tahle stavba přinese tolik bodů, kolik za ni dáš: dřevo 3, hlína 4, kámen 5, zlato 6. Čím dražší suroviny, tím víc bodů.
sa-guide-die = Každá kostka dává něco jiného a každý si postupně jednu vezme. Vezmi si, co nejvíc potřebuješ, dřív než ostatní.
sa-guide-take = Vezmi si ze zásoby suroviny podle vlastního výběru. Podívej se, které stavby a karty chceš zaplatit.
sa-guide-feed = Každý z tvých lidí potřebuje jednu potravu. Za chybějící zaplatíš po jedné surovině, nebo ztratíš 10 bodů a všechnu potravu, ať chybí sebevíc, a suroviny ti zůstanou.
sa-guide-keep = Co si nevezmeš teď, to ti ostatní mohou do příštího tahu vzít: zásoba má své dno. Když si kartu necháš, použiješ ji v příštím tahu nebo u jídla; na konci hry se uplatní sama.

## What can be done

sa-do-place =
    { $of ->
        [card] 1 člověk { WORD("sa", $place, form: "short", case: "acc") }: { sa-card }
        [building] 1 člověk { WORD("sa", $place, form: "short", case: "acc") } za{ sa-cost }
       *[place] { sa-people } { WORD("sa", $place, form: "short", case: "acc") }
    }
sa-do-use = { WORD("sa", $place) }
sa-tools =
    { $count ->
        [0] { $times ->
            [1] jednorázový nástroj { $once }
           *[other] jednorázové nástroje { $once }
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
        [1] { " " }a jednorázový nástroj { $once }
       *[other] { " " }a jednorázové nástroje { $once }
    }
sa-do-add = přidej { sa-tools }: součet { $sum } dá { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-do-done =
    { $with ->
        [roll] vezmi si { $amount } { WORD("sa", $what, $amount, case: "acc") }
        [payment] to stačí: { $points } { WORD("sa", "point", $points) }
        [purchases] ukonči tah a už nic nekupuj
        [meal] nech si kartu
       *[turn] ukonči tah
    }
sa-do-pay = zaplať{ sa-of-a-kind }
sa-of-a-kind =
    { $given ->
        [0] { " " }bez { WORD("sa", $resource, case: "gen") }
       *[other] { " " }{ $given } { WORD("sa", $resource, $given, case: "acc") }
    }
sa-do-pay-all =
    { $points ->
        [0] zaplať{ sa-amounts }
       *[other] zaplať{ sa-amounts }: { $points } { WORD("sa", "point", $points) }
    }
sa-in-vain = { " " }(hned nic: víc už mít nemůžeš)
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
        [card] zaplať{ sa-of-a-kind }{ $given ->
            [0] { "" }
           *[other] { " " }a další suroviny
        } za kartu „{ sa-card }“{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] zaplať{ sa-of-a-kind }{ $given ->
            [0] { "" }
           *[other] { " " }a další suroviny
        } za { WORD("sa", $place, case: "acc") }, celkem{ sa-cost }
    }
sa-do-use-card = použij kartu: suroviny dle výběru
sa-do-take = vezmi si { $amount } { WORD("sa", $resource, $amount, case: "acc") }
sa-do-die =
    { $gives ->
        [0] vezmi si kostku { $value }: nic, víc už toho mít nemůžeš ({ WORD("sa", $what) })
       *[other] { $what ->
            [production] vezmi si kostku { $value }: úroda +1
           *[other] vezmi si kostku { $value }: 1 { WORD("sa", $what) }
        }
    }
sa-do-refuse = neplať suroviny: ztratíš 10 bodů a všechnu potravu
sa-do-start = { $seat } začíná
sa-do-tile = odkryje se stavba za{ sa-cost }
sa-do-card = vyloží se karta „{ sa-card }“
sa-do-secret-card = vezme se karta, kterou ostatní neuvidí
sa-do-roll = na kostkách padne { $dice }

## What happened

sa-log-start-drawn = { $seat } začíná hru.
sa-log-tile-drawn = Sloupek { $stack }: stavba za{ sa-cost }.
sa-log-card-drawn = Nová karta za { $cost }: { sa-card }.
sa-log-card-slid = Karta „{ sa-card }“ se posouvá ze { $before } na { $cost }.
sa-log-round-begun = Kolo { $round }: { $seat } začíná.
sa-log-placed = { $seat } posílá { sa-people.acc } { WORD("sa", $place, form: "short", case: "acc") }.
sa-log-used =
    { $place ->
        [hunt] { $seat } vyráží na lov: { sa-people }.
       *[other] { $seat } využívá { WORD("sa", $place, case: "acc") }.
    }
sa-log-rolled = { $seat } hází na { WORD("sa", $what, case: "acc") }: { $dice }.
sa-log-tool-added = { $seat } přidává nástroj { $value }: { $sum }.
sa-log-one-use-added = { $seat } přidává jednorázový nástroj { $value }: { $sum }.
sa-log-yielded = { $seat } dostává { $amount } { WORD("sa", $what, $amount, case: "acc") } za { $sum }.
sa-log-gained =
    { $amount ->
        [0] { $seat } už toho nemůže mít víc: { WORD("sa", $what) }.
       *[other] { $seat } získává { sa-gain.acc }.
    }
sa-log-spent-supply = V zásobě { $amount ->
        [one] chybí
        [few] chybějí
       *[other] chybí
    } { $amount } { WORD("sa", $what, $amount) } pro hráče { $seat }.
sa-log-paid = { $seat } platí{ sa-amounts }.
sa-log-card-bought = { $seat } kupuje kartu „{ sa-card }“.
sa-log-built = { $seat } staví a získává { $points } { WORD("sa", "point", $points, case: "acc") }.
sa-log-declined = { $seat } nechává být { WORD("sa", $place, case: "acc") }.
sa-log-too-poor = { $seat } nemá na { WORD("sa", $place, case: "acc") }.
sa-log-scored = { $seat } získává { $points } { WORD("sa", "point", $points, case: "acc") }.
sa-log-dice-rolled = { $seat } hází pro všechny: { $dice }.
sa-log-die-taken = { $seat } si bere kostku { $value }.
sa-log-secret-drawn = { $seat } si bere skrytou kartu: { sa-scoring }.
sa-log-secret-drawn-unseen = { $seat } si bere skrytou kartu.
sa-log-no-secret = { $seat } nemá co vzít: balíček karet je prázdný.
sa-log-card-used = { $seat } používá kartu na { $amount } { WORD("sa", "resource", $amount, case: "acc") } dle výběru.
sa-log-turned-in =
    { $brought ->
        [0] { $seat } vyměňuje kartu za { $amount } { WORD("sa", "resource", $amount, case: "acc") } dle výběru, ale zásoba je prázdná.
       *[other] { $seat } vyměňuje kartu za { $amount } { WORD("sa", "resource", $amount, case: "acc") } dle výběru.
    }
sa-log-fed = { $seat } krmí své lidi: { $food } { WORD("sa", "food", $food) }, zbývá { $left }.
sa-log-starved =
    { $seat } nemá dost pro své lidi, { $missing ->
        [one] chybí { $missing } potrava
        [few] chybějí { $missing } potravy
       *[other] chybí { $missing } { WORD("sa", "food", $missing) }
    }: ztráta 10 bodů a veškeré potravy.
sa-log-stack-empty = Jeden sloupek staveb je prázdný: hra končí.
sa-log-deck-empty = Na nové kolo není dost karet: hra končí.

## Why not

sa-why-there = Tvoji lidé už jsou { WORD("sa", $place, form: "short", case: "loc") }: v tomto kole tam další přidat nejde.
sa-why-full = Volné místo už { WORD("sa", $place, form: "short", case: "loc") } není.
sa-why-third = Při { $players } hráčích lze v jednom kole využít jen dvě z těchto míst: dílna, chýše, pole.
sa-why-seats =
    { $players ->
        [2] Při dvou hráčích může v jednom kole { WORD("sa", $place, form: "short", case: "loc") } pracovat jen jeden z nich: do příštího kola je zavřeno.
       *[other] Při třech hráčích mohou v jednom kole { WORD("sa", $place, form: "short", case: "loc") } pracovat jen dva z nich: do příštího kola je zavřeno.
    }
sa-why-gone = Na tomhle místě nic není.
sa-why-capped = Nic dalšího už ti nedá { WORD("sa", $place) }.
sa-why-too-few-people =
    { $people ->
        [one] Zbývá ti jen { $people } člověk.
        [few] Zbývají ti jen { $people } lidé.
       *[other] Zbývá ti jen { $people } lidí.
    }
sa-why-nobody = Pošli aspoň jednoho člověka.
sa-why-two = Do chýše jdou vždy právě dva lidé.
sa-why-room = Místo { WORD("sa", $place, form: "short", case: "loc") } je jen pro { $room } { WORD("sa", "person", $room, case: "acc") }.
sa-why-nobody-there = Nikoho tam nemáš.
sa-why-no-card = Kartu na suroviny dle výběru nemáš.
sa-why-card-not-now = Suroviny dle výběru se berou mezi dvěma kroky vlastního tahu, nebo než zaplatíš za jídlo svých lidí.
sa-why-people-left = Máš ještě lidi, kteří mají házet.
sa-why-cannot-pay-yet = Na { WORD("sa", $place, case: "acc") } zatím nemáš.
sa-why-after-rolls = Na { WORD("sa", $place, case: "acc") } dojde, až dohážeš: s kostkami ti to pomoct nemůže.
sa-why-not-needed = S méně nástroji získáš stejně: ostatní si nech na jiný hod.
sa-why-no-tool = Takový nástroj připravený nemáš.
sa-why-no-one-use = Takový jednorázový nástroj nemáš.
sa-why-pay-printed = Tahle stavba stojí přesně to, co je na ní vytištěno.
sa-why-paid-already = Už platíš: nejdřív doplať zbytek.
sa-why-pay-more = To ještě nestačí.
sa-why-pay =
    { $just ->
        [0] Zaplať { $least } až { $most } { WORD("sa", "resource", $most, case: "acc") } ze svých, v pořadí dřevo, hlína, kámen, zlato.
       *[other] Zaplať přesně { $most } { WORD("sa", "resource", $most, case: "acc") } ze svých, v pořadí dřevo, hlína, kámen, zlato.
    }
sa-why-mix = Zaplať přesně tolik surovin přesně tolika druhů, v pořadí dřevo, hlína, kámen, zlato.
sa-why-no-die = Taková kostka už tu není.
sa-why-stands = Tahle nikomu nic nedá, stejně jako jiná, kterou si můžeš vzít místo ní.
sa-why-order = Ber suroviny v pořadí dřevo, hlína, kámen, zlato.
sa-why-feed = Plať surovinami, které máš, v pořadí dřevo, hlína, kámen, zlato: jednu za každou chybějící potravu.
sa-why-nothing-missing = Nikdo nehladoví: potravy je dost pro všechny tvé lidi.
sa-why-fed-already = Surovinami se platí za všechnu chybějící potravu, nebo za žádnou.

## The score sheet

sa-score-buildings = stavby
sa-score-buildings-how = { $count } { WORD("sa", "building", $count) }
sa-score-buildings-about = body získané při stavění
sa-score-cards = body na kartách
sa-score-cards-about = získané hned při koupi karet
sa-score-hunger = hlad
sa-score-hunger-how =
    { $times ->
        [one] v { $times } kole
        [few] ve { $times } kolech
       *[other] v { $times } kolech
    }
sa-score-hunger-about = lidé, kteří zůstali o hladu
sa-score-green = zelené karty
sa-score-green-how =
    { $different ->
        [one] { $different } znak
        [few] { $different } různé znaky
       *[other] { $different } různých znaků
    }: { $different } × { $different }
sa-score-green-about = různé znaky, krát sebe sama
sa-score-duplicates = opakované
sa-score-duplicates-how =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
sa-score-farmers = zemědělci
sa-score-farmers-how = { $people } × úroda { $factor }
sa-score-farmers-about = na kartách, krát úroda
sa-score-toolmakers = nástrojaři
sa-score-toolmakers-how = { $people } × nástroje { $factor }
sa-score-toolmakers-about = na kartách, krát součet nástrojů
sa-score-builders = stavitelé
sa-score-builders-how = { $people } × { $factor } { WORD("sa", "building", $factor) }
sa-score-builders-about = na kartách, krát stavby
sa-score-shamans = šamani
sa-score-shamans-how = { $people } × { $factor } { WORD("sa", "person", $factor) }
sa-score-shamans-about = na kartách, krát lidé
sa-score-resources = suroviny
sa-score-resources-how =
    { $count ->
        [one] { $count } zbývá
        [few] { $count } zbývají
       *[other] { $count } zbývá
    }
sa-score-resources-about = bod za každou zbylou
sa-score-choice = karta volby
sa-score-choice-how = zatím nepoužitá
sa-tie-1 = úroda, nástroje a lidé
sa-tie-1-more = více úrody, nástrojů a lidí dohromady: { $best } proti { $other }

## The picture

sa-head =
    { sa-title }: { $phase ->
        [setup] příprava
        [placing] rozmisťování lidí
        [using] práce lidí
        [feeding] krmení lidí
       *[end] konec
    }
sa-round = kolo { $round }, { $deck ->
        [one] zbývá { $deck } karta
        [few] zbývají { $deck } karty
       *[other] zbývá { $deck } karet
    }
sa-hidden = skrytá karta: { $what }
sa-shut = zavřeno
sa-nothing = -
sa-supply = zásoba
sa-code-card = karta { $number }
sa-code-building = stavba { $number }
sa-short-effect =
    { $effect ->
        [dice] kostky všem
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] hod na { WORD("sa", $what, case: "acc") }
        [draw] skrytá karta
        [one_use] jednoráz. { $amount }
        [choice] { $amount } dle volby
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
        [0] { $least } až { $most } čehokoli
        [1] { $least } jednoho druhu
       *[other] { $least } ze { $kinds } druhů
    }
sa-short-add =
    { $times ->
        [0] +{ $tools }
       *[other] { $count ->
            [0] jednou { $once }
           *[other] +{ $tools } jednou { $once }
        }
    }: { $amount }
sa-short-refuse = neplatit: -10
sa-short-die =
    { $gives ->
        [0] kostka { $value }: nic
       *[other] kostka { $value }: { WORD("sa", $what) }
    }
sa-rolled = hod
sa-roll =
    { $added ->
        [0] = { $sum }
       *[other] = { $sum }, s nástroji { $total }
    }: { $amount } { WORD("sa", $what, $amount) }
sa-dice = kostky k rozebrání
sa-paid = zatím zaplaceno
sa-column-points = body
sa-column-people = lidé
sa-column-food = jídlo
sa-column-lack = chyb
sa-column-wood = dřev
sa-column-brick = hlína
sa-column-stone = kámen
sa-column-gold = zlat
sa-column-tools = nástroje
sa-column-green = zelen
sa-column-workers = ZNSŠ
sa-column-built = stav
sa-mark-choice = v
sa-mark-hidden = ?
sa-village =
    { $people } { WORD("sa", "person", $people) }, { $food } { WORD("sa", "food", $food) }, úroda { $production }{ $hunger ->
        [0] { "" }
        [one] , chybí { $hunger } potrava
        [few] , chybějí { $hunger } potravy
       *[other] , chybí { $hunger } { WORD("sa", "food", $hunger) }
    }
sa-has = { $amount } { WORD("sa", $what, $amount) }
sa-row-resources = suroviny: { $things }
sa-row-tools = nástroje: { $things }
sa-row-cards = karty: { $things }
sa-row-kinds = boduje: { $things }
sa-row-buildings = stavby: { $things }
sa-hidden-card = jedna skrytá
sa-projection = { $total } { WORD("sa", "point", $total) }, kdyby hra skončila teď
sa-legend-board = les 3/7 Vlk 2: zabrána jsou 3 ze 7 míst, z toho 2 má Vlk; zavřeno: dál tě nepustí pravidlo; > lze použít.
sa-legend-offers = karta 3 nástroj/umění: stojí 3 jakékoli suroviny, hned dá nástroj a na konci se boduje umění; karta 1 stojí 1, karta 2 stojí 2, karta 4 stojí 4.
sa-legend-buildings = stavba 1 dřevo dřevo hlína 10 x7: co stojí, kolik nese bodů a kolik dílků má její sloupek.
sa-legend-villages = lidé 2/5: 2 z 5 lidí jsou po ruce; jídlo 12+3: úroda 3 přinese ještě 3, než se začne jíst; chyb: kolik potravy pak bude chybět, i s tím, co vzejde od lidí v chýši a na poli.
sa-legend-tools = nástroje 2*1 +34: použitý nástroj 2, připravený nástroj 1, jednorázové nástroje 3 a 4.
sa-legend-cards = zelen 3+1: tři různé zelené karty a jedna opakovaná; ZNSŠ: zemědělci, nástrojaři, stavitelé a šamani na kartách.
sa-legend-marks = stav 2v?: dvě stavby, nepoužitá karta na dvě suroviny, skrytá karta.
sa-help =
    {"  "}les 3       tři lidé do lesa; stejně hliniště, lom, řeka, lov
    {"  "}chýše, dílna, pole, karta 2, stavba 1    lidé tam; později využít
    {"  "}karta 2 dřevo zlato    koupí ji (stojí 2); karta 4 dřevo 3: 3 dřeva a další
    {"  "}nástroj 2 1    přidá nástroje 2 a 1; nástroj 2 jednou 3: 2 a jednorázový 3
    {"  "}kostka 5    vezme kostku s 5
    {"  "}hotovo, neplatit, použij kartu    co říkají

## What can be typed, with commas between

sa-typed-place = poslat, pošli, posli, dej
sa-typed-use = využij, vyuzij, využít
sa-typed-add = nástroj, nastroj, nástroje, nastroje, přidej, pridej
sa-typed-one-use = jednou, jednorázový, jednorazovy
sa-typed-done = hotovo, dost, konec, nech, ne
sa-typed-pay = zaplať, zaplat, plať, plat
sa-typed-buy = kup, koupit, stav
sa-typed-use-card = použij kartu, pouzij kartu, suroviny
sa-typed-take = vezmi, ber
sa-typed-die = kostka, kostku
sa-typed-refuse = neplatit, hlad, ne
