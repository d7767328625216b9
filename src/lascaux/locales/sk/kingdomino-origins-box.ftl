ko-noun = { WORD("ko", $noun) }
ko-components-domino = Dieliky domina
ko-components-totem = Totemy
ko-components-person = Praľudia z jaskyne
ko-component-totem =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    } za najväčší počet: { WORD("ko", $resource) }
