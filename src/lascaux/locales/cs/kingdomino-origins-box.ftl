ko-noun = { WORD("ko", $noun) }
ko-components-domino = Dílky domina
ko-components-totem = Totemy
ko-components-person = Pralidé z jeskyně
ko-component-totem =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za největší počet: { WORD("ko", $resource) }
ko-component-near = Poblíž je na některém z 8 políček kolem.
ko-component-band = Válečníci vedle sebe jsou tlupa: ta je za počet členů krát součet jejich sil.
