ko-noun = { WORD("ko", $noun) }
ko-components-domino = Domine
ko-components-totem = Totemi
ko-components-person = Ljudi iz špilje
ko-component-totem =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    } za najveći broj: { WORD("ko", $resource) }
