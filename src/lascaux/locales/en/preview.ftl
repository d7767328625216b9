# What a messenger shows of a link: a title and a line. A page of its own shows none of this.

preview-site = Lascaux
preview-picture = A painting on a cave wall
preview-home-title = Lascaux: stone-age board games, on your wall
preview-home = Play with friends or against bots, in the browser. No account, nothing to install.

## A table that is not public, or that does not exist: the same words for both

preview-invitation-title = An invitation to a table at Lascaux
preview-invitation = Open it to see who is there, and take a seat.
preview-replay-title = A game to look back at, at Lascaux
preview-replay = Open it to see how it was played, move by move.

## A public table

preview-mode = { $game }, { $mode }
preview-free-title =
    { $game }: { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    }
preview-full-title = { $game }: every seat is taken
preview-playing-title = { $game }: watch the game
preview-over-title = { $game }: the game is over
preview-back-title = Look back: { $game }
preview-moment-title = A moment of { $game }
preview-there = A table for { $players }. There already: { $names }.
preview-nobody = A table for { $players }. Be the first to sit down.
preview-seats = At the table: { $names }.
preview-points = { $name } { $points }
preview-result = { $names }.
