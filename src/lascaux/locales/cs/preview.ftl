# What a messenger shows of a link: a title and a line. A page of its own shows none of this.

preview-site = Lascaux
preview-picture = Malba na stěně jeskyně
preview-home-title = Lascaux: pravěké deskové hry na tvé stěně
preview-home = Hraj s přáteli nebo proti botům, v prohlížeči. Bez účtu a bez instalace.

## A table that is not public, or that does not exist: the same words for both

preview-invitation-title = Pozvánka ke stolu v Lascaux
preview-invitation = Otevři ji, podívej se, kdo tu je, a posaď se.
preview-replay-title = Přehrávka hry v Lascaux
preview-replay = Otevři ji a podívej se tah po tahu, jak se hrálo.

## A public table

preview-mode = { $game }, { $mode }
preview-free-title =
    { $game }: { $free ->
        [one] { $free } volné místo
        [few] { $free } volná místa
       *[other] { $free } volných míst
    }
preview-full-title = { $game }: všechna místa jsou obsazená
preview-playing-title = { $game }: sleduj hru
preview-over-title = { $game }: konec hry
preview-back-title = Přehrávka: { $game }
preview-moment-title = Okamžik ze hry { $game }
preview-there = Stůl pro { $players }. Už tu jsou: { $names }.
preview-nobody = Stůl pro { $players }. Posaď se ke stolu první.
preview-seats = U stolu: { $names }.
preview-points = { $name } { $points }
preview-result = { $names }.
