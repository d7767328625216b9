ko-board-territory = Teritorij igrača { $seat }, najviše { $size } x { $size } polja
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: prazno
ko-board-craters = { $craters } { WORD("ko", "crater", $craters) }
ko-board-fires = { $fires } { WORD("ko", "fire", $fires) }
ko-board-lava = lava s { $fires } { WORD("ko", "fire", $fires, case: "ins") }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Domino { $domino }: { $left } / { $right }
ko-board-domino-of = Domino { $domino }: { $left } / { $right }; poglavica: { $seat }
ko-board-turn = Okreni
ko-board-turn-key = R
ko-board-place = Postavi ovdje
ko-board-hold = Pokaži na polje koje svijetli i položi domino onamo. Okreće ga R ili kotačić.
ko-board-hold-touch = Dodirni polje koje svijetli i položi domino onamo.
ko-board-pick = Odaberi jedno od polja koja svijetle.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] za bilo koga iz hrpe:{ " " }
       *[other] za { WORD("ko", $person, case: "acc") }:{ " " }
    }{ $missing ->
        [1] još jedan resurs, druge vrste.
       *[other] odaberi { $missing } { WORD("ko", "resource", $missing) } različitih vrsta, bilo kojim redom.
    }
ko-board-chosen = Odabrano: { $tokens }.
ko-board-pay-now = Plati
ko-board-picked = odabrano za plaćanje
ko-board-price = Može se platiti samo ovako: { $tokens }
ko-board-token = { WORD("ko", $resource) } na { $at }
ko-board-cancel = Odustani
ko-board-enlarge = Prikaži teritorij igrača { $seat }, { $points } { WORD("ko", "point", $points) }
ko-board-back = Natrag na svoj teritorij
ko-board-yours = Tvoj teritorij
ko-board-to-place = Za slaganje
ko-board-to-choose = Za odabir
ko-board-next = sada
ko-board-nothing-to-place = Još ništa
ko-board-all-placed = Sve postavljeno
ko-board-last-turn = Nema više domina: posljednji potez
ko-board-size = Teritorij { $wide } x { $tall }, najviše { $size } x { $size }
ko-board-supply =
    { $box ->
        [one] U kutiji { $box } domino
        [few] U kutiji { $box } domina
       *[other] U kutiji { $box } domina
    }
ko-board-lava-left = Preostala lava
ko-board-lava-of = { $tokens } x { ko-board-lava }
ko-board-cave = Špilja
ko-board-stack =
    { $stack ->
        [one] { $stack } osoba u hrpi
        [few] { $stack } osobe u hrpi
       *[other] { $stack } osoba u hrpi
    }
ko-board-open = Ovdje nema nikoga
ko-board-copies = { $count } x
ko-board-totems = Totemi
ko-board-totem = Totem { WORD("ko", $resource, case: "gen") }, { $points } { WORD("ko", "point", $points) }
ko-board-totem-free = ničiji
ko-board-others = Ostali teritoriji
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }
