ko-noun = { WORD("ko", $noun) }
ko-components-domino = Kafelki domina
ko-components-totem = Totemy
ko-components-person = Ludzie z jaskini
ko-component-totem =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za największą liczbę: { WORD("ko", $resource) }
