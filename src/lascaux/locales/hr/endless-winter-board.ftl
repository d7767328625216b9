# Endless Winter's board in the browser: what things are called when they are pointed at, and the few buttons on it.

ew-board-may = { $what } – sada: { $may }
ew-board-thing = { WORD("ew", $name) }: { $lines }

## Where the game stands

ew-board-order = Redoslijed
ew-board-order-of = { $place }. u redoslijedu: { $name }; to mjesto u pomrčini daje: { $what }
ew-board-seat =
    { $name }: { $food } { WORD("ew", "food", $food) }, { $tools } { WORD("ew", "tool", $tools) }, još { $camps } { WORD("ew", "camp", $camps) }, u ruci { $hand } { WORD("ew", "card", $hand) }, { $labor } { WORD("ew", "labor", $labor) }. Otvara igračevu ploču.
ew-board-now = Što se sada događa
ew-board-step =
    { $step ->
        [culture] Karte kulture, figura
        [top] { $at ->
            [none] Vrh
           *[other] Vrh { WORD("ew", $at, case: "gen") }
        }
        [middle] Sredina
        [bottom] Dno
        [after] Posljednje sposobnosti
        [rest] Odmor
        [effect] Učinak
        [pile] Hrpa pomrčine
        [track] Redoslijed igrača
        [cards] Karte pomrčine
        [lands] Krajolici
       *[board] Vlastita ploča
    }
ew-board-eclipse-step =
    { $step ->
        [track] { $name } dobiva ono što stoji uz vlastitu oznaku na redoslijedu igrača.
        [cards] { $name } jednu po jednu koristi sposobnosti karata s vlastite hrpe pomrčine.
        [lands] { $name } dobiva od svakog heksa na kojem nitko nema veći utjecaj.
       *[board] { $name } dobiva ono što su na vlastitoj ploči otkrila sela i megaliti, i bodove za svete kamenove.
    }
ew-board-labors = Rad u pomrčini, po novom redoslijedu igrača
ew-board-labor-of = { $name } pokazuje { $labor } { WORD("ew", "labor", $labor) }
ew-board-hint = Na ono što svijetli može se kliknuti. Pokaži na bilo što i pročitaj što čini.
ew-board-hint-look = Pokaži na bilo što i pročitaj što čini.
ew-board-build = Odaberi za megalit mjesto koje svijetli.
ew-board-lesser = Uzmi umjesto toga nešto manje
ew-board-reading = Objasni
ew-board-reading-long = : dodir samo kaže što je što
ew-board-key = Ikone?
ew-board-wordy = Riječi
ew-board-wordy-long = : učinci riječima uz ikone
ew-board-legend = Što znače ikone
ew-board-icon =
    { $icon ->
        [labor] rad, s količinom sa strane
        [food] hrana
        [food_max] hrana do tvoje granice
        [tool] alat
        [idol] idol: razina više na stazi idola
        [megalith] postavi megalit
        [extra] još jedan megalit kamo pokazuje strelica
        [draw] povuci kartu
        [pay_discard] odbaci kartu iz ruke
        [vp] bodovi
        [camp] stavi tabor na početni heks
        [move] pomakni tabor za jedan korak
        [village] osnuj selo
        [stone] uzmi sveti kamen po cijeni njegova utora
        [culture] uzmi kartu kulture
        [tribe_hand] uzmi kartu plemena u ruku
        [tribe_discard] uzmi kartu plemena među odbačene
        [bury] pokopaj kartu: donosi bodove na kraju
        [reveal] otkrij životinju u lovištu
        [animal_grounds] uzmi životinju iz lovišta
        [animal_deck] uzmi gornju životinju iz špila
        [tip] zakreni životinju za njezinu nagradu; napušta svoj komplet
        [eclipse] djeluje u pomrčini, s hrpe pomrčine
        [initiate] djeluje samo u Inicijaciji
        [develop] djeluje samo u Razvoju
        [migrate] djeluje samo u Seobi
        [hunt] djeluje samo u Lovu
        [pay_food_tool] plati ono što stoji lijevo za ono što stoji desno
        [food_tool] jedno od toga
       *[if_buried_vp] samo ako imaš toliko onoga što je uokvireno
    }
ew-board-piece =
    { $piece ->
        [camp] tabor: 1 utjecaj na svojem heksu; broj znači više
        [village] selo: 2 utjecaja na svakom od svoja tri heksa
        [lead] ovdje vodi i u pomrčini dobiva od heksa
       *[chief] poglavica u stupcu; ostalo su figure plemena
    }
ew-board-areas = Dijelovi stola
ew-board-area =
    { $area ->
        [board] Ploča
        [display] Karte, životinje
        [land] Krajolik
        [stones] Kamenovi, idoli
        [own] Tvoje pleme
       *[others] Ostali
    }
ew-board-open = otvoreno: { $open }

## Labor

ew-board-meter = Rad
ew-board-labor = Za ovaj potez: { $labor } { WORD("ew", "labor", $labor) }
ew-board-play = { WORD("ew", $card) }
ew-board-use = sposobnost: { WORD("ew", $card) }
ew-board-spend = za { $food } { WORD("ew", "food", $food, case: "acc") }
ew-board-no-source = rad se više nema odakle dobiti

## The main board

ew-board-section =
    { $row ->
        [top] Koliko god puta
        [middle] Jednom
       *[bottom] Za onoga tko stigne prvi
    }
ew-board-row-of =
    { WORD("ew", $column) }, { $row ->
        [top] vrh, koliko god puta možeš platiti
        [middle] sredina, jednom
       *[bottom] dno, samo za prvu figuru u krugu
    }: { $what }
ew-board-place = { WORD("ew", $figure) } { WORD("ew", $at, form: "short", case: "acc") }
ew-board-figure =
    { $figure ->
        [chief] Poglavica
       *[tribe] Figura
    } igrača { $name }{ $first ->
        [yes] , ovdje prije svih u ovom krugu
       *[no] { "" }
    }
ew-board-rest = { $labor } { WORD("ew", "labor", $labor) } za redoslijed igrača, po figuri
ew-board-rest-gives = { $number }. kad se odmaraš: { $what }
ew-board-rest-token = „{ WORD("ew", $token) }”, za onoga tko se prvi odmara: { $what }
ew-board-culture = Karte kulture
ew-board-culture-deck =
    { $era ->
        [1] u špilu još { $count } { WORD("ew", "card", $count) } ere I
       *[other] u špilu još { $count } { WORD("ew", "card", $count) } ere II
    }
ew-board-piles = Karte plemena
ew-board-pile = { $what }; preostalo { $count }
ew-board-grounds = Lovište
ew-board-animals-left = { $count } { WORD("ew", "animal", $count) } u špilu
ew-board-reveal = Otkrij životinju
ew-board-wild-short = ulazi u svaki komplet
ew-board-wild-sign = sve
ew-board-stones =
    { $era ->
        [1] Sveti kamenovi ere I
       *[other] Sveti kamenovi ere II
    }
ew-board-stones-note =
    { $era ->
        [1] uzimaju se u Razvoju, od 1. kruga
       *[other] uzimaju se u Razvoju, od 3. kruga
    }

## The land

ew-board-hex = { WORD("ew", $land) } { $label }
ew-board-base = ovdje počinju tabori; uz njega ne može selo
ew-board-pays = tko vodi, u pomrčini dobiva: { $what }
ew-board-influence =
    { $camps ->
        [0] { $name }: utjecaj { $influence }, od sela
       *[other] { $name }: { $camps } { WORD("ew", "camp", $camps) }, utjecaj { $influence }
    }
ew-board-leads = vodi: { $names }
ew-board-token-down = žeton koji još nitko nije vidio
ew-board-village = selo igrača { $name } između { $hexes }
ew-board-juncture = spoj između { $hexes }
ew-board-move-from = Odaberi tabor koji se seli.
ew-board-move-to = Tabor s { $label } se seli: odaberi kamo.
ew-board-settle-hint = Odaberi spoj za svoje selo.
ew-board-not-laid = Redoslijed, krajolik i pločice megalita stižu kad svi odaberu.

## Megaliths and idols

ew-board-megaliths = Megaliti
ew-board-megaliths-note = siva polja su za neutralne; četiri u kvadratu nose još jedan
ew-board-cell =
    { $start ->
        [yes] startno polje { $label }, { WORD("ew", $tile) }, samo za neutralne megalite
       *[no] polje { $label }, { WORD("ew", $tile) }
    }
ew-board-above = povrh četiriju na { $label }, razina { $level }
ew-board-above-pays = 2 boda za svaki vlastiti megalit neposredno ispod, 1 za svaki drugi
ew-board-arrows = strelice pokazuju na { $cells }
ew-board-neutral = neutralni megalit
ew-board-megalith-of = megalit igrača { $name }
ew-board-idols = Ploča idola
ew-board-climb = popni se ovdje
ew-board-track-note =
    { $track ->
        [sacrifice] koliko na kraju vrijede preostala hrana i alati
       *[honor] tvoje mjesto ovdje određuje koliko na kraju vrijede pokopane karte
    }
ew-board-level =
    { WORD("ew", $track) }, razina { $level }: { $lines }{ $there ->
        [0] { "" }
       *[other] ; ovdje: { $names }
    }
ew-board-rank =
    { $rank ->
        [1] 1.
        [2] 2.
       *[other] Ostali
    }

## A tribe

ew-board-own = Tvoje pleme
ew-board-tribe = Pleme igrača { $name }
ew-board-final = { $final } { WORD("ew", "point", $final) } kad bi igra sada završila
ew-board-chief =
    Poglavica { WORD("ew", $chief) }: { $what }{ $ready ->
        [yes] ; jednom, u potezu u kojem ga postaviš
       *[no] ; već je postavljen
    }
ew-board-figures =
    { $figures ->
        [0] { $chief ->
            [yes] Preostaje: samo poglavica
           *[no] Preostaje: nijedna figura
        }
       *[other] Preostaje: { $figures } { WORD("ew", "tribe", $figures) }{ $chief ->
            [yes] { " " }i poglavica
           *[no] { "" }
        }
    }
ew-board-food = Hrana: { $food } od najviše { $limit }. Tabori koji odu s ploče otkrivaju više mjesta. Kad se oznaka spusti preko šake, donosi 1 rad.
ew-board-tools = Alati: { $tools } od najviše { $most }
ew-board-hand = Ruka, { $count }
ew-board-played = Odigrano u ovom potezu
ew-board-ability =
    sposobnost, { WORD("ew", $card) }: { $what }{ $used ->
        [yes] ; iskorištena
       *[no] { "" }
    }
ew-board-eclipse-pile = Hrpa pomrčine, { $count }
ew-board-deck = Špil { $deck }, odbačeno { $discard }
ew-board-deck-of =
    { $count ->
        [0] špil: prazan
       *[other] špil: { $cards }, nepoznatim redom
    }
ew-board-burial = Groblje, { $count }
ew-board-burial-note = boduje se po stazi časti
ew-board-herd = Životinje, za komplete { $count }
ew-board-animals = { $what }; za komplet { $standing }, zakrenuto { $tipped }
ew-board-villages = Sela, preostalo { $left }
ew-board-village-space =
    { $gone ->
        [yes] ovo je selo otišlo: u svakoj pomrčini { $what }
       *[no] selo; kad ode, u svakoj pomrčini: { $what }
    }
ew-board-megaliths-left = Megaliti, preostalo { $left }; troše se slijeva
ew-board-space =
    { $left ->
        [0] ovo je mjesto prazno
       *[other] { $left } { WORD("ew", "megalith", $left) }
    }{ $gives ->
        [yes] ; kad se isprazni, u svakoj pomrčini: { $what }
       *[no] { "" }
    }
ew-board-slots = Utori za svete kamenove, popunjeno { $stones }
ew-board-slot = { $number }. utor: { $lines }
ew-board-counts = { $hand } u ruci, { $deck } u špilu, { $pile } na hrpi pomrčine, { $buried } na groblju
ew-board-discarded = Odbačeno: { $cards }
ew-board-known = U ruci, svima poznato: { $cards }
ew-board-shown = Na groblju, svima vidljivo: { $cards }
ew-board-side = { WORD("ew", $chief) }, strana { $side }: { $what }
ew-board-side-title = { WORD("ew", $chief) }, strana { $side }

# What an option brings is a guess here, no points at once.
ew-options-best = najprije najbolja procjena
ew-options-legend = Brojevi: procjena kako se mijenjaju tvoji bodovi na kraju
ew-options-points = bodovi na kraju, po procjeni
ew-hint-is = Potez solidnog igrača: { $what } (po procjeni { $gain } na kraju)

## Decisions in the dock: what is answered with one click

ew-board-plan =
    { $plan ->
        [order] Sve ({ $count }), ovim redom
        [paying] Sve ({ $count }) ovim redom, i plati
        [unpaid] Sve ovim redom, bez plaćanja
        [pile] Sve karte na hrpu
       *[end] { $section ->
            [after] Završi potez
            [rest] Završi potez
           *[other] Završi potez, ostavi ostalo
        }
    }
ew-board-finish =
    { $section ->
        [top] { $first ->
            [yes] Sredina, dno, kraj poteza
           *[no] Sredina, kraj poteza
        }
        [middle] { $first ->
            [yes] Sredina, dno, kraj poteza
           *[no] Sredina, kraj poteza
        }
        [bottom] Dno, kraj poteza
       *[rest] Odmor, kraj poteza
    }
ew-board-times = ×{ $times }: { $what }
ew-board-cards = odigraj sve karte ({ $count }) za { $labor } { WORD("ew", "labor", $labor) }
ew-board-cards-short = sve karte ({ $count })
ew-board-always =
    { $habit ->
        [tool] Uvijek alat: ne pitaj
        [draw] Uvijek karta: ne pitaj
       *[order] Uvijek ovim redom: ne pitaj
    }
ew-board-kept =
    { $habit ->
        [tool] Alati se uzimaju odmah.
        [draw] Karte se vuku odmah.
       *[order] Dobici stižu otisnutim redom.
    }
ew-board-ask-again = Opet pitaj
ew-board-under-way = Poslije ovoga ide samo.
ew-board-stop = Stani
ew-board-climb-to =
    { $track ->
        [sacrifice] Žrtva, razina { $level }
       *[honor] Čast, razina { $level }
    }
ew-board-region =
    { $region ->
        [picking] Tvoj izbor
        [columns] Stupci
        [display] Karte u ponudi
        [grounds] Lovište
        [land] Krajolik
        [stones] Kamenovi, idoli
        [own] Tvoje pleme
       *[details] Tvoja ploča
    }
