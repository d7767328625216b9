## Lessons of a review: what cost a seat most. Said of anybody, so without a subject.

review-times =
    { $times ->
        [1] jednou
        [2] dvakrát
        [3] třikrát
       *[other] { $times }×
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
       *[other] Rozhodnutí jako „{ $what }“, { review-times }: { review-cost }
    }

## Kingdomino Origins

ko-lesson-choose = Výběr dílku, když byl lepší jiný, { review-times }: { review-cost }
ko-lesson-pair = Výběr špatné dvojice dílků: { review-cost }
ko-lesson-place = Dílek přiložený na horší místo, { review-times }: { review-cost }
ko-lesson-land = Láva na nesprávném políčku, { review-times }: { review-cost }
ko-lesson-hand-on = Totem předaný nesprávnému hráči ({ WORD("ko", $what) }): { review-cost }
ko-lesson-invite = Přijetí { WORD("ko", $what, case: "gen") }, když bylo lepší něco jiného, { review-times }: { review-cost }
ko-lesson-search = Čtyři zdroje za prohlédnutí sloupku, { review-times }: { review-cost }
ko-lesson-decline = Nikdo nepřijat, i když by se někdo hodil, { review-times }: { review-cost }
ko-lesson-pay = Placení nesprávnými zdroji, { review-times }: { review-cost }
ko-lesson-take = Výběr { WORD("ko", $what, case: "gen") } ze sloupku, když byl lepší někdo jiný: { review-cost }
ko-lesson-settle = Nesprávné místo k bydlení, { review-times }: { review-cost }

## Stone Age

sa-lesson-place =
    { $what ->
        [card] Cesta za kartou, když bylo lepší něco jiného, { review-times }: { review-cost }
        [building] Cesta za stavbou, když bylo lepší něco jiného, { review-times }: { review-cost }
       *[other] Lidé poslaní { WORD("sa", $what, form: "short", case: "acc") }, když bylo lepší jiné místo, { review-times }: { review-cost }
    }
sa-lesson-use = Místa využitá ve špatném pořadí, { review-times }: { review-cost }
sa-lesson-add = Použité nástroje, které by později vynesly víc, { review-times }: { review-cost }
sa-lesson-done = Příliš brzký konec, { review-times }: { review-cost }
sa-lesson-buy =
    { $what ->
        [card] Karta zaplacená draze nebo v nevhodnou chvíli, { review-times }: { review-cost }
       *[building] Stavba zaplacená draze nebo v nevhodnou chvíli, { review-times }: { review-cost }
    }
sa-lesson-buy-with = { sa-lesson-buy }
sa-lesson-pay-card = Placení nesprávnými surovinami, { review-times }: { review-cost }
sa-lesson-die = Výběr nesprávné kostky, { review-times }: { review-cost }
sa-lesson-take = Výběr, když bylo lepší něco jiného ({ WORD("sa", $what) }), { review-times }: { review-cost }
sa-lesson-use-card = Karta volby použitá v nevhodnou chvíli: { review-cost }
sa-lesson-refuse = Lidé ponechaní o hladu, { review-times }: { review-cost }
sa-lesson-feed = Krmení surovinami ({ WORD("sa", $what) }), { review-times }: { review-cost }

## Endless Winter

ew-lesson-side = Výběr horší strany náčelníka: { review-cost }
ew-lesson-chief = Výběr nesprávného náčelníka: { review-cost }
ew-lesson-setup = Výběr nesprávné karty přípravy: { review-cost }
ew-lesson-place =
    { $what ->
        [rest] Odpočinek, když byl lepší některý sloupek, { review-times }: { review-cost }
       *[other] Figurka ve sloupku { WORD("ew", $what) }, když bylo lepší jiné místo, { review-times }: { review-cost }
    }
ew-lesson-play = Zahrání nesprávné karty nebo v nesprávnou chvíli, { review-times }: { review-cost }
ew-lesson-act = Špatné využití sekcí sloupku, { review-times }: { review-cost }
ew-lesson-done = Konec sekce nebo tahu, když ještě bylo co dělat, { review-times }: { review-cost }
ew-lesson-spend = Potrava utracená za práci, která za to nestála, { review-times }: { review-cost }
ew-lesson-gain = Výběr nesprávného zisku, { review-times }: { review-cost }
ew-lesson-skip = Vynechaný zisk, { review-times }: { review-cost }
ew-lesson-climb = Postup nesprávné sošky, { review-times }: { review-cost }
ew-lesson-build = Megalit na horším místě, { review-times }: { review-cost }
ew-lesson-move = Tábor přesunutý na horší místo, { review-times }: { review-cost }
ew-lesson-settle = Osada na horším místě, { review-times }: { review-cost }
ew-lesson-take-stone = Výběr nesprávného posvátného kamene, { review-times }: { review-cost }
ew-lesson-culture = Výběr nesprávné karty kultury, { review-times }: { review-cost }
ew-lesson-tribe = Výběr nesprávné karty kmene, { review-times }: { review-cost }
ew-lesson-animal = Výběr nesprávného zvířete, { review-times }: { review-cost }
ew-lesson-tip = Použití nesprávného zvířete nebo jednoho navíc, { review-times }: { review-cost }
ew-lesson-bury = Pohřbení nesprávné karty, { review-times }: { review-cost }
ew-lesson-discard = Odhození nesprávné karty, { review-times }: { review-cost }
ew-lesson-pay = Zaplacená cena, která za to nestála, { review-times }: { review-cost }
ew-lesson-branch = Výběr nesprávného z několika efektů, { review-times }: { review-cost }
ew-lesson-pile = Nesprávná karta na hromádce zatmění, { review-times }: { review-cost }
ew-lesson-resolve = Hromádka zatmění ve špatném pořadí, { review-times }: { review-cost }
ew-lesson-harvest = Odměny z krajiny ve špatném pořadí, { review-times }: { review-cost }
ew-lesson-benefit = Odměny z desky ve špatném pořadí, { review-times }: { review-cost }
