## Lessons of a review: what cost a seat most. Said of anybody, so without a subject.

review-often =
    { $times ->
        [1] { "" }
        [2] , dvakrát
        [3] , třikrát
       *[other] , { $times }×
    }
review-cost =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
review-lesson =
    { $times ->
        [1] Jedno rozhodnutí, „{ $what }“: { review-cost }
       *[other] Rozhodnutí jako „{ $what }“{ review-often }: { review-cost }
    }

## Kingdomino Origins

ko-lesson-choose = Výběr dílku, když byl lepší jiný{ review-often }: { review-cost }
ko-lesson-pair = Výběr špatné dvojice dílků: { review-cost }
ko-lesson-place = Dílek přiložený na horší místo{ review-often }: { review-cost }
ko-lesson-land = Láva na nesprávném políčku{ review-often }: { review-cost }
ko-lesson-hand-on = Totem předaný nesprávnému hráči ({ WORD("ko", $what) }): { review-cost }
ko-lesson-invite = Přijetí { WORD("ko", $what, case: "gen") }, když bylo lepší něco jiného{ review-often }: { review-cost }
ko-lesson-search = Čtyři zdroje za prohlédnutí sloupku{ review-often }: { review-cost }
ko-lesson-decline = Nikdo nepřijat, i když by se někdo hodil{ review-often }: { review-cost }
ko-lesson-pay = Placení nesprávnými zdroji{ review-often }: { review-cost }
ko-lesson-take = Výběr { WORD("ko", $what, case: "gen") } ze sloupku, když byl lepší někdo jiný: { review-cost }
ko-lesson-settle = Nesprávné místo k bydlení{ review-often }: { review-cost }

## Stone Age

sa-lesson-place =
    { $what ->
        [card] Cesta za kartou, když bylo lepší něco jiného{ review-often }: { review-cost }
        [building] Cesta za stavbou, když bylo lepší něco jiného{ review-often }: { review-cost }
       *[other] Lidé poslaní { WORD("sa", $what, form: "short", case: "acc") }, když bylo lepší jiné místo{ review-often }: { review-cost }
    }
sa-lesson-use = Místa využitá ve špatném pořadí{ review-often }: { review-cost }
sa-lesson-add = Použité nástroje, které by později vynesly víc{ review-often }: { review-cost }
sa-lesson-done = Příliš brzký konec{ review-often }: { review-cost }
sa-lesson-buy =
    { $what ->
        [card] Karta zaplacená draze nebo v nevhodnou chvíli{ review-often }: { review-cost }
       *[building] Stavba zaplacená draze nebo v nevhodnou chvíli{ review-often }: { review-cost }
    }
sa-lesson-buy-with = { sa-lesson-buy }
sa-lesson-pay-card = Placení nesprávnými surovinami{ review-often }: { review-cost }
sa-lesson-die = Výběr nesprávné kostky{ review-often }: { review-cost }
sa-lesson-take = Výběr, když bylo lepší něco jiného ({ WORD("sa", $what) }){ review-often }: { review-cost }
sa-lesson-use-card = Karta volby použitá v nevhodnou chvíli: { review-cost }
sa-lesson-refuse = Lidé nechaní o hladu{ review-often }: { review-cost }
sa-lesson-feed = Krmení surovinami ({ WORD("sa", $what) }){ review-often }: { review-cost }

## Endless Winter

ew-lesson-side = Výběr horší strany náčelníka: { review-cost }
ew-lesson-chief = Výběr nesprávného náčelníka: { review-cost }
ew-lesson-setup = Výběr nesprávné karty přípravy: { review-cost }
ew-lesson-place =
    { $what ->
        [rest] Odpočinek, když byl lepší některý sloupek{ review-often }: { review-cost }
       *[other] Figurka ve sloupku { WORD("ew", $what) }, když bylo lepší jiné místo{ review-often }: { review-cost }
    }
ew-lesson-play = Zahrání nesprávné karty nebo v nesprávnou chvíli{ review-often }: { review-cost }
ew-lesson-act = Špatné využití sekcí sloupku{ review-often }: { review-cost }
ew-lesson-done = Konec sekce nebo tahu, když ještě bylo co dělat{ review-often }: { review-cost }
ew-lesson-spend = Potrava utracená za práci, která za to nestála{ review-often }: { review-cost }
ew-lesson-gain = Výběr nesprávného zisku{ review-often }: { review-cost }
ew-lesson-skip = Vynechaný zisk{ review-often }: { review-cost }
ew-lesson-climb = Postup nesprávné sošky{ review-often }: { review-cost }
ew-lesson-build = Megalit na horším místě{ review-often }: { review-cost }
ew-lesson-move = Tábor přesunutý na horší místo{ review-often }: { review-cost }
ew-lesson-settle = Osada na horším místě{ review-often }: { review-cost }
ew-lesson-take-stone = Výběr nesprávného posvátného kamene{ review-often }: { review-cost }
ew-lesson-culture = Výběr nesprávné karty kultury{ review-often }: { review-cost }
ew-lesson-tribe = Výběr nesprávné karty kmene{ review-often }: { review-cost }
ew-lesson-animal = Výběr nesprávného zvířete{ review-often }: { review-cost }
ew-lesson-tip = Použití nesprávného zvířete nebo jednoho navíc{ review-often }: { review-cost }
ew-lesson-bury = Pohřbení nesprávné karty{ review-often }: { review-cost }
ew-lesson-discard = Odhození nesprávné karty{ review-often }: { review-cost }
ew-lesson-pay = Zaplacená cena, která za to nestála{ review-often }: { review-cost }
ew-lesson-branch = Výběr nesprávného z několika efektů{ review-often }: { review-cost }
ew-lesson-pile = Nesprávná karta na hromádce zatmění{ review-often }: { review-cost }
ew-lesson-resolve = Hromádka zatmění ve špatném pořadí{ review-often }: { review-cost }
ew-lesson-harvest = Odměny z krajiny ve špatném pořadí{ review-often }: { review-cost }
ew-lesson-benefit = Odměny z desky ve špatném pořadí{ review-often }: { review-cost }
