ko-board-territory = Terytorium gracza { $seat }, najwyżej { $size } × { $size } pól
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: puste
ko-board-craters = { $craters } { WORD("ko", "crater", $craters) }
ko-board-fires = { $fires } { WORD("ko", "fire", $fires) }
ko-board-lava = lawa z { $fires } { WORD("ko", "fire", $fires, case: "ins") }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Kafelek { $domino }: { $left } / { $right }
ko-board-domino-of = Kafelek { $domino }: { $left } / { $right }; wódz gracza { $seat }
ko-board-turn = Obróć
ko-board-turn-key = R
ko-board-place = Dołóż tutaj
ko-board-hold = Wskaż świecące pole, aby dołożyć tam kafelek. R albo kółko myszy go obraca.
ko-board-hold-touch = Dotknij świecącego pola, aby dołożyć tam kafelek.
ko-board-pick = Wybierz jedno ze świecących pól.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] za dowolną osobę ze stosu:{ " " }
       *[other] za { WORD("ko", $person, case: "acc") }:{ " " }
    }{ $missing ->
        [one] jeszcze jeden surowiec, innego rodzaju.
        [few] wybierz { $missing } różne surowce na zapłatę, w dowolnej kolejności.
       *[many] wybierz { $missing } różnych surowców na zapłatę, w dowolnej kolejności.
    }
ko-board-chosen = Wybrane: { $tokens }.
ko-board-pay-now = Zapłać
ko-board-picked = wybrane na zapłatę
ko-board-price = Zapłacić można tylko tak: { $tokens }
ko-board-token = { WORD("ko", $resource) } na { $at }
ko-board-cancel = Anuluj
ko-board-enlarge = Pokaż terytorium gracza { $seat }, { $points } { WORD("ko", "point", $points) }
ko-board-back = Wróć do swojego terytorium
ko-board-yours = Twoje terytorium
ko-board-to-place = Do dołożenia
ko-board-to-choose = Do wyboru
ko-board-next = teraz
ko-board-nothing-to-place = Jeszcze nic
ko-board-all-placed = Wszystkie dołożone
ko-board-last-turn = Nie ma już kafelków: ostatnia tura
ko-board-size = Terytorium { $wide } × { $tall }, najwyżej { $size } × { $size }
ko-board-supply = { $box } { WORD("ko", "tile", $box) } w pudełku
ko-board-lava-left = Pozostała lawa
ko-board-lava-of = { $tokens } × { ko-board-lava }
ko-board-cave = Jaskinia
ko-board-stack = { $stack } { WORD("ko", "person", $stack) } w stosie
ko-board-open = Nikogo tu nie ma
ko-board-copies = { $count } ×
ko-board-totems = Totemy
ko-board-totem = Totem { WORD("ko", $resource, case: "gen") }, { $points } { WORD("ko", "point", $points) }
ko-board-totem-free = niczyj
ko-board-others = Inne terytoria
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }
