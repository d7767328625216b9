
ew-board-region =
    { $region ->
        [picking] Tvoja voľba
        [columns] Stĺpce
        [display] Vyložené karty
        [grounds] Loviská
        [land] Krajina
        [stones] Kamene, idoly
        [own] Tvoj kmeň
       *[details] Tvoja doska
    }
