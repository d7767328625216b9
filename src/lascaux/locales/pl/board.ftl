# The boards in the browser: what pieces are called when they are pointed at, and the few buttons on them.

board-offer = { $what } ({ $gain })
board-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-words = Plansza słowami
board-words-read = Czytaj planszę słowami
board-words-state = Stan gry
