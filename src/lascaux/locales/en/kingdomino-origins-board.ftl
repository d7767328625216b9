# The board of Kingdomino Origins in the browser: what things are called when they are pointed at, and its few buttons.

ko-board-territory = Territory of { $seat }, at most { $size } by { $size } squares
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: empty
ko-board-craters =
    { $craters ->
        [one] 1 crater
       *[other] { $craters } craters
    }
ko-board-fires =
    { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    }
ko-board-lava =
    { $fires ->
        [one] lava with 1 fire
       *[other] lava with { $fires } fires
    }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Domino { $domino }: { $left } / { $right }
ko-board-domino-of = Domino { $domino }: { $left } / { $right }; chief of { $seat }
ko-board-turn = Turn
ko-board-turn-key = R
ko-board-place = Place here
ko-board-hold = Point at a glowing square to lay the domino there. R or the wheel turns it.
ko-board-hold-touch = Tap a glowing square to lay the domino there.
ko-board-pick = Choose one of the glowing squares.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] for anybody from the stack:{ " " }
       *[other] for the { WORD("ko", $person) }:{ " " }
    }{ $missing ->
        [one] one more resource, of another kind.
       *[other] choose { $missing } different resources to pay with, in any order.
    }
ko-board-chosen = Chosen: { $tokens }.
ko-board-pay-now = Pay
ko-board-picked = chosen to pay with
ko-board-price = There is one way to pay: { $tokens }
ko-board-token = { WORD("ko", $resource) } on { $at }
ko-board-cancel = Cancel
ko-board-enlarge = Show the territory of { $seat }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ko-board-back = Back to your territory
ko-board-yours = Your territory
ko-board-to-place = To place
ko-board-to-choose = To choose
ko-board-next = next
ko-board-nothing-to-place = Nothing yet
ko-board-all-placed = All placed
ko-board-last-turn = No more dominoes: the last turn
ko-board-size = Territory { $wide } x { $tall }, at most { $size } x { $size }
ko-board-supply = { $box ->
        [one] 1 domino in the box
       *[other] { $box } dominoes in the box
    }
ko-board-lava-left = Lava left
ko-board-lava-of = { $tokens } x { ko-board-lava }
ko-board-cave = Cave
ko-board-stack = { $stack ->
        [one] 1 person in the stack
       *[other] { $stack } people in the stack
    }
ko-board-open = Nobody here
ko-board-copies = { $count } x
ko-board-totems = Totems
ko-board-totem = { WORD("ko", $resource) } totem, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ko-board-totem-free = nobody's
ko-board-others = Other territories
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }
