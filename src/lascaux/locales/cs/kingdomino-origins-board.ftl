# The board of Kingdomino Origins in the browser: what things are called when they are pointed at, and its few buttons.

ko-board-territory = Území hráče { $seat }, nejvýš { $size } × { $size } políček
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: prázdné
ko-board-craters = { $craters } { WORD("ko", "crater", $craters) }
ko-board-fires = { $fires } { WORD("ko", "fire", $fires) }
ko-board-lava = láva { $fires ->
        [1] s
       *[other] se
    } { $fires } { WORD("ko", "fire", $fires, case: "ins") }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Dílek { $domino }: { $left } / { $right }
ko-board-domino-of = Dílek { $domino }: { $left } / { $right }; náčelník hráče { $seat }
ko-board-turn = Otočit
ko-board-turn-key = R
ko-board-place = Přiložit sem
ko-board-hold = Ukaž na svítící políčko, kam chceš dílek přiložit. R nebo kolečko ho otočí.
ko-board-hold-touch = Klepni na svítící políčko, kam chceš dílek přiložit.
ko-board-pick = Vyber jedno ze svítících políček.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] za kohokoli ze sloupku:{ " " }
       *[other] za { WORD("ko", $person, case: "acc") }:{ " " }
    }{ $missing ->
        [one] ještě { $missing } zdroj jiného druhu.
        [few] vyber { $missing } různé zdroje, v libovolném pořadí.
       *[other] vyber { $missing } různých zdrojů, v libovolném pořadí.
    }
ko-board-chosen = Vybráno: { $tokens }.
ko-board-pay-now = Zaplatit
ko-board-picked = vybráno k placení
ko-board-price = Zaplatit jde jediným způsobem: { $tokens }
ko-board-token = { WORD("ko", $resource) } na { $at }
ko-board-cancel = Zrušit
ko-board-enlarge = Ukázat území hráče { $seat }, { $points } { WORD("ko", "point", $points) }
ko-board-back = Zpět na své území
ko-board-to-place = K přiložení
ko-board-to-choose = K výběru
ko-board-next = další
ko-board-nothing-to-place = Zatím nic
ko-board-all-placed = Vše přiloženo
ko-board-last-turn = Dílky došly: poslední tah
ko-board-size = Území { $wide } × { $tall }, nejvýš { $size } × { $size }
ko-board-supply = { $box ->
        [one] { $box } dílek v krabici
        [few] { $box } dílky v krabici
       *[other] { $box } dílků v krabici
    }
ko-board-lava-left = Zbývající láva
ko-board-lava-of = { $tokens } × { ko-board-lava }
ko-board-cave = Jeskyně
ko-board-stack = Ve sloupku: { $stack }
ko-board-open = Nikdo tu není
ko-board-copies = { $count } ×
ko-board-totems = Totemy
ko-board-totem = totem: { WORD("ko", $resource) }, { $points } { WORD("ko", "point", $points) }
ko-board-totem-free = ničí
ko-board-others = Další území
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }
ko-board-yours = Tvé území
