# The board of Kingdomino Origins in the browser: what things are called when they are pointed at, and its few buttons.

ko-board-territory = Územie hráča { $seat }, najviac { $size } × { $size } políčok
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: prázdne
ko-board-craters = { $craters } { WORD("ko", "crater", $craters) }
ko-board-fires = { $fires } { WORD("ko", "fire", $fires) }
ko-board-lava = láva { $fires ->
        [4] so
       *[other] s
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Dielik { $domino }: { $left } / { $right }
ko-board-domino-of = Dielik { $domino }: { $left } / { $right }; náčelník hráča { $seat }
ko-board-turn = Otočiť
ko-board-turn-key = R
ko-board-place = Priložiť sem
ko-board-hold = Ukáž na svietiace políčko, kam chceš dielik priložiť. R alebo koliesko ho otočí.
ko-board-hold-touch = Ťukni na svietiace políčko, kam chceš dielik priložiť.
ko-board-pick = Vyber jedno zo svietiacich políčok.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] za kohokoľvek z kôpky:{ " " }
       *[other] za { WORD("ko", $person, case: "acc") }:{ " " }
    }{ $missing ->
        [one] ešte { $missing } zdroj iného druhu.
        [few] vyber { $missing } rôzne zdroje, v ľubovoľnom poradí.
       *[other] vyber { $missing } rôznych zdrojov, v ľubovoľnom poradí.
    }
ko-board-chosen = Vybrané: { $tokens }.
ko-board-pay-now = Zaplatiť
ko-board-picked = vybrané na platenie
ko-board-price = Zaplatiť sa dá jediným spôsobom: { $tokens }
ko-board-token = { WORD("ko", $resource) } na { $at }
ko-board-cancel = Zrušiť
ko-board-enlarge = Ukázať územie hráča { $seat }, { $points } { WORD("ko", "point", $points) }
ko-board-back = Späť na svoje územie
ko-board-to-place = Priložiť
ko-board-to-choose = Vybrať
ko-board-next = ďalší
ko-board-nothing-to-place = Zatiaľ nič
ko-board-all-placed = Všetko priložené
ko-board-last-turn = Dieliky sa minuli: posledný ťah
ko-board-size = Územie { $wide } × { $tall }, najviac { $size } × { $size }
ko-board-supply = { $box ->
        [one] { $box } dielik v škatuli
        [few] { $box } dieliky v škatuli
       *[other] { $box } dielikov v škatuli
    }
ko-board-lava-left = Zostávajúca láva
ko-board-lava-of = { $tokens } × { ko-board-lava }
ko-board-cave = Jaskyňa
ko-board-stack = V kôpke: { $stack }
ko-board-open = Nikto tu nie je
ko-board-copies = { $count } ×
ko-board-totems = Totemy
ko-board-totem = totem { WORD("ko", $resource, case: "gen") }, { $points } { WORD("ko", "point", $points) }
ko-board-totem-free = ničí
ko-board-others = Ďalšie územia
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }
ko-board-yours = Tvoje územie
