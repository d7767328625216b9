## Lessons of a review: what cost a seat most. Said of anybody, so without a subject.

review-often =
    { $times ->
        [1] { "" }
        [2] , dvaput
        [one] , { $times } put
        [few] , { $times } puta
       *[other] , { $times } puta
    }
review-cost =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
review-lesson =
    { $times ->
        [1] Jedna odluka, „{ $what }”: { review-cost }
       *[other] Odluke kao „{ $what }”{ review-often }: { review-cost }
    }

## Kingdomino Origins

ko-lesson-choose = Uzet je domino kad je drugi bio bolji{ review-often }: { review-cost }
ko-lesson-pair = Uzet je pogrešan par domina: { review-cost }
ko-lesson-place = Domino je položen na lošije mjesto{ review-often }: { review-cost }
ko-lesson-land = Lava je pala na pogrešno polje{ review-often }: { review-cost }
ko-lesson-hand-on = Totem { WORD("ko", $what, case: "gen") } otišao je u pogrešne ruke: { review-cost }
ko-lesson-invite = Na teritorij dolazi { WORD("ko", $what) }, a bilo je i boljega{ review-often }: { review-cost }
ko-lesson-search = Plaćena su četiri resursa za pretragu hrpe{ review-often }: { review-cost }
ko-lesson-decline = Nitko nije primljen, a netko bi pomogao{ review-often }: { review-cost }
ko-lesson-pay = Plaćeno je pogrešnim resursima{ review-often }: { review-cost }
ko-lesson-take = Iz hrpe dolazi { WORD("ko", $what) }, a netko drugi bio bi bolji: { review-cost }
ko-lesson-settle = Ljudi su dobili pogrešno mjesto za život{ review-often }: { review-cost }

## Stone Age

sa-lesson-place =
    { $what ->
        [card] Ljudi su išli po kartu kad je nešto drugo bilo bolje{ review-often }: { review-cost }
        [building] Ljudi su išli po građevinu kad je nešto drugo bilo bolje{ review-often }: { review-cost }
       *[other] Ljudi su išli { WORD("sa", $what, form: "short", case: "acc") } kad je drugo mjesto bilo bolje{ review-often }: { review-cost }
    }
sa-lesson-use = Mjesta su korištena pogrešnim redom{ review-often }: { review-cost }
sa-lesson-add = Potrošeni su alati koji bi poslije vrijedili više{ review-often }: { review-cost }
sa-lesson-done = Potez je prerano završen{ review-often }: { review-cost }
sa-lesson-buy =
    { $what ->
        [card] Karta je plaćena preskupo ili u pogrešnom trenutku{ review-often }: { review-cost }
       *[building] Građevina je plaćena preskupo ili u pogrešnom trenutku{ review-often }: { review-cost }
    }
sa-lesson-buy-with = { sa-lesson-buy }
sa-lesson-pay-card = Plaćeno je pogrešnim resursima{ review-often }: { review-cost }
sa-lesson-die = Uzeta je pogrešna kocka{ review-often }: { review-cost }
sa-lesson-take =
    { GENDER("sa", $what) ->
        [f] Uzeta je { WORD("sa", $what) }
        [n] Uzeto je { WORD("sa", $what) }
       *[other] Uzet je { WORD("sa", $what) }
    } kad je nešto drugo bilo bolje{ review-often }: { review-cost }
sa-lesson-use-card = Karta po izboru iskorištena je u pogrešnom trenutku: { review-cost }
sa-lesson-refuse = Ljudi su ostali gladni{ review-often }: { review-cost }
sa-lesson-feed = Ljudi su nahranjeni { WORD("sa", $what, case: "ins") }{ review-often }: { review-cost }

## Endless Winter

ew-lesson-side = Odabrana je lošija strana poglavice: { review-cost }
ew-lesson-chief = Odabran je pogrešan poglavica: { review-cost }
ew-lesson-setup = Odabrana je pogrešna početna karta: { review-cost }
ew-lesson-place =
    { $what ->
        [rest] Odmor kad je stupac bio bolji{ review-often }: { review-cost }
       *[other] Figura je išla { WORD("ew", $what, form: "short", case: "acc") } kad je drugo mjesto bilo bolje{ review-often }: { review-cost }
    }
ew-lesson-play = Odigrana je pogrešna karta, ili u pogrešnom trenutku{ review-often }: { review-cost }
ew-lesson-act = Dijelovi stupca loše su iskorišteni{ review-often }: { review-cost }
ew-lesson-done = Dio stupca ili potez završen je dok se još imalo što učiniti{ review-often }: { review-cost }
ew-lesson-spend = Hrana je potrošena za rad koji nije toliko vrijedio{ review-often }: { review-cost }
ew-lesson-gain = Uzet je pogrešan dobitak{ review-often }: { review-cost }
ew-lesson-skip = Dobitak je preskočen{ review-often }: { review-cost }
ew-lesson-climb = Pomaknut je pogrešan idol{ review-often }: { review-cost }
ew-lesson-build = Megalit je sagrađen na lošijem mjestu{ review-often }: { review-cost }
ew-lesson-move = Tabor je preseljen na lošije mjesto{ review-often }: { review-cost }
ew-lesson-settle = Selo je osnovano na lošijem mjestu{ review-often }: { review-cost }
ew-lesson-take-stone = Uzet je pogrešan sveti kamen{ review-often }: { review-cost }
ew-lesson-culture = Uzeta je pogrešna karta kulture{ review-often }: { review-cost }
ew-lesson-tribe = Uzeta je pogrešna karta plemena{ review-often }: { review-cost }
ew-lesson-animal = Uzeta je pogrešna životinja{ review-often }: { review-cost }
ew-lesson-tip = Zakrenuta je pogrešna životinja, ili jedna previše{ review-often }: { review-cost }
ew-lesson-bury = Pokopana je pogrešna karta{ review-often }: { review-cost }
ew-lesson-discard = Odbačena je pogrešna karta{ review-often }: { review-cost }
ew-lesson-pay = Plaćena je cijena koja se nije isplatila{ review-often }: { review-cost }
ew-lesson-branch = Od više učinaka odabran je pogrešan{ review-often }: { review-cost }
ew-lesson-pile = Na hrpu pomrčine išla je pogrešna karta{ review-often }: { review-cost }
ew-lesson-resolve = Hrpa pomrčine razriješena je pogrešnim redom{ review-often }: { review-cost }
ew-lesson-harvest = Krajolici su birani pogrešnim redom{ review-often }: { review-cost }
ew-lesson-benefit = Nagrade s ploče uzete su pogrešnim redom{ review-often }: { review-cost }
