ko-noun = { WORD("ko", $noun) }
ko-components-domino = Kafelki domina
ko-components-totem = Totemy
ko-components-person = Osoby z jaskini
ko-component-totem =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za najwięcej { WORD("ko", $resource, form: "many", case: "gen") }
