# What a messenger shows of a link: a title and a line. A page of its own shows none of this.

preview-site = Lascaux
preview-picture = Malowidło na ścianie jaskini
preview-home-title = Lascaux: prehistoryczne gry planszowe na twojej ścianie
preview-home = Graj ze znajomymi albo z botami, w przeglądarce. Bez konta i bez instalacji.

## A table that is not public, or that does not exist: the same words for both

preview-invitation-title = Zaproszenie do stołu w Lascaux
preview-invitation = Otwórz, aby zobaczyć, kto tam jest, i zająć miejsce.
preview-replay-title = Powtórka gry w Lascaux
preview-replay = Otwórz, aby zobaczyć przebieg gry, ruch po ruchu.

## A public table

preview-mode = { $game }, { $mode }
preview-free-title =
    { $game }: { $free ->
        [one] jedno miejsce wolne
        [few] { $free } miejsca wolne
       *[many] { $free } miejsc wolnych
    }
preview-full-title = { $game }: wszystkie miejsca zajęte
preview-playing-title = { $game }: oglądaj grę
preview-over-title = { $game }: koniec gry
preview-back-title = Powtórka: { $game }
preview-moment-title = Chwila z gry { $game }
preview-there = Stół dla { $players } osób. Już są: { $names }.
preview-nobody = Stół dla { $players } osób. Usiądź przy nim jako pierwsza osoba.
preview-seats = Przy stole: { $names }.
preview-points = { $name } { $points }
preview-result = { $names }.
