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
ko-component-near = Nablízku je na niektorom z 8 políčok okolo.
ko-component-band = Bojovníci vedľa seba sú tlupa: tá prinesie počet členov krát súčet ich síl.
