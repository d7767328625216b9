# What lies in the box.

ko-noun = { WORD("ko", $noun) }
ko-components-domino = Dominoes
ko-components-totem = Totems
ko-components-person = People of the cave
ko-component-totem =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the most of { WORD("ko", $resource) }
