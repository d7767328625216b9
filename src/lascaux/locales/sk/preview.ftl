# What a messenger shows of a link: a title and a line. A page of its own shows none of this.

preview-site = Lascaux
preview-picture = Maľba na stene jaskyne
preview-home-title = Lascaux: praveké stolové hry na tvojej stene
preview-home = Hraj s priateľmi alebo proti botom, v prehliadači. Bez účtu a bez inštalácie.

## A table that is not public, or that does not exist: the same words for both

preview-invitation-title = Pozvánka k stolu v Lascaux
preview-invitation = Otvor ju, pozri sa, kto tu je, a posaď sa.
preview-replay-title = Záznam hry v Lascaux
preview-replay = Otvor ho a pozri sa ťah po ťahu, ako sa hralo.

## A public table

preview-mode = { $game }, { $mode }
preview-free-title =
    { $game }: { $free ->
        [one] { $free } voľné miesto
        [few] { $free } voľné miesta
       *[other] { $free } voľných miest
    }
preview-full-title = { $game }: všetky miesta sú obsadené
preview-playing-title = { $game }: sleduj hru
preview-over-title = { $game }: koniec hry
preview-back-title = Záznam: { $game }
preview-moment-title = Okamih z hry { $game }
preview-there =
    Stôl pre { $players } { $players ->
        [one] hráča
        [few] hráčov
       *[other] hráčov
    }. Už sú tu: { $names }.
preview-nobody =
    Stôl pre { $players } { $players ->
        [one] hráča
        [few] hráčov
       *[other] hráčov
    }. Zatiaľ tu nikto nie je: prvé miesto môže byť tvoje.
preview-seats = Pri stole: { $names }.
preview-points = { $name } { $points }
preview-result = { $names }.
