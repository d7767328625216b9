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
ko-component-near = Near is on one of the 8 squares around.
ko-component-band = Warriors side by side are a band: it scores its members times the sum of their strengths.
