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
ko-component-near = Obok znaczy: na jednym z 8 pól wokół.
ko-component-band = Wojownicy stojący obok siebie są drużyną: daje ona liczbę członków razy sumę ich sił.
