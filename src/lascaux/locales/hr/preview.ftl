# What a messenger shows of a link: a title and a line. A page of its own shows none of this.

preview-site = Lascaux
preview-picture = Slika na zidu špilje
preview-home-title = Lascaux: društvene igre iz kamenog doba, na tvojoj stijeni
preview-home = Igraj s prijateljima ili protiv botova, u pregledniku. Bez računa i bez instalacije.

## A table that is not public, or that does not exist: the same words for both

preview-invitation-title = Pozivnica za stol na Lascauxu
preview-invitation = Otvori je, pogledaj tko je ondje i zauzmi mjesto.
preview-replay-title = Pogled unatrag na jednu igru, na Lascauxu
preview-replay = Otvori ga i pogledaj kako se igralo, korak po korak.

## A public table

preview-mode = { $game }, { $mode }
preview-free-title =
    { $game }: { $free ->
        [1] jedno je mjesto slobodno
        [one] { $free } slobodno mjesto
        [few] { $free } slobodna mjesta
       *[other] { $free } slobodnih mjesta
    }
preview-full-title = { $game }: sva su mjesta zauzeta
preview-playing-title = { $game }: gledaj igru
preview-over-title = { $game }: igra je gotova
preview-back-title = Pogled unatrag: { $game }
preview-moment-title = Jedan trenutak: { $game }
preview-there = Stol za { $players } igrača. Već su ondje: { $names }.
preview-nobody = Stol za { $players } igrača. Sjedni prije svih.
preview-seats = Za stolom: { $names }.
preview-points = { $name } { $points }
preview-result = { $names }.
