## Lessons of a review: what cost a seat most. Said of anybody, so without a subject.

review-often =
    { $times ->
        [1] { "" }
        [2] , dvakrát
        [3] , trikrát
       *[other] , { $times }×
    }
review-cost =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
review-lesson =
    { $times ->
        [1] Jedno rozhodnutie, „{ $what }“: { review-cost }
       *[other] Rozhodnutia ako „{ $what }“{ review-often }: { review-cost }
    }

## Kingdomino Origins

ko-lesson-choose = Výber dielika, keď bol lepší iný{ review-often }: { review-cost }
ko-lesson-pair = Výber nesprávnej dvojice dielikov: { review-cost }
ko-lesson-place = Dielik priložený na horšie miesto{ review-often }: { review-cost }
ko-lesson-land = Láva na nesprávnom políčku{ review-often }: { review-cost }
ko-lesson-hand-on = Totem { WORD("ko", $what, case: "gen") } odovzdaný nesprávnemu hráčovi: { review-cost }
ko-lesson-invite = Prijatie, keď bolo lepšie niečo iné ({ WORD("ko", $what) }){ review-often }: { review-cost }
ko-lesson-search = Štyri zdroje za prezretie kôpky{ review-often }: { review-cost }
ko-lesson-decline = Nikto neprijatý, hoci by sa niekto hodil{ review-often }: { review-cost }
ko-lesson-pay = Platenie nesprávnymi zdrojmi{ review-often }: { review-cost }
ko-lesson-take = Výber z kôpky, keď bol lepší niekto iný ({ WORD("ko", $what) }): { review-cost }
ko-lesson-settle = Nesprávne miesto na bývanie{ review-often }: { review-cost }

## Stone Age

sa-lesson-place =
    { $what ->
        [card] Cesta za kartou, keď bolo lepšie niečo iné{ review-often }: { review-cost }
        [building] Cesta za stavbou, keď bolo lepšie niečo iné{ review-often }: { review-cost }
       *[other] Ľudia poslaní { WORD("sa", $what, form: "short", case: "acc") }, keď bolo lepšie iné miesto{ review-often }: { review-cost }
    }
sa-lesson-use = Miesta využité v zlom poradí{ review-often }: { review-cost }
sa-lesson-add = Použité nástroje, ktoré by neskôr priniesli viac{ review-often }: { review-cost }
sa-lesson-done = Príliš skorý koniec{ review-often }: { review-cost }
sa-lesson-buy =
    { $what ->
        [card] Karta zaplatená draho alebo v nevhodnej chvíli{ review-often }: { review-cost }
       *[building] Stavba zaplatená draho alebo v nevhodnej chvíli{ review-often }: { review-cost }
    }
sa-lesson-buy-with = { sa-lesson-buy }
sa-lesson-pay-card = Platenie nesprávnymi surovinami{ review-often }: { review-cost }
sa-lesson-die = Výber nesprávnej kocky{ review-often }: { review-cost }
sa-lesson-take = Výber, keď bolo lepšie niečo iné ({ WORD("sa", $what) }){ review-often }: { review-cost }
sa-lesson-use-card = Karta voľby použitá v nevhodnej chvíli: { review-cost }
sa-lesson-refuse = Ľudia ponechaní hladní{ review-often }: { review-cost }
sa-lesson-feed = Kŕmenie surovinami ({ WORD("sa", $what) }){ review-often }: { review-cost }

## Endless Winter

ew-lesson-side = Výber horšej strany náčelníka: { review-cost }
ew-lesson-chief = Výber nesprávneho náčelníka: { review-cost }
ew-lesson-setup = Výber nesprávnej karty prípravy: { review-cost }
ew-lesson-place =
    { $what ->
        [rest] Odpočinok, keď bol lepší niektorý stĺpec{ review-often }: { review-cost }
       *[other] Figúrka v stĺpci { WORD("ew", $what) }, keď bolo lepšie iné miesto{ review-often }: { review-cost }
    }
ew-lesson-play = Zahranie nesprávnej karty alebo v nesprávnej chvíli{ review-often }: { review-cost }
ew-lesson-act = Zlé využitie častí stĺpca{ review-often }: { review-cost }
ew-lesson-done = Koniec časti alebo ťahu, keď ešte bolo čo robiť{ review-often }: { review-cost }
ew-lesson-spend = Potrava minutá na prácu, ktorá za to nestála{ review-often }: { review-cost }
ew-lesson-gain = Výber nesprávneho zisku{ review-often }: { review-cost }
ew-lesson-skip = Vynechaný zisk{ review-often }: { review-cost }
ew-lesson-climb = Postup na nesprávnej stupnici{ review-often }: { review-cost }
ew-lesson-build = Megalit na horšom mieste{ review-often }: { review-cost }
ew-lesson-move = Tábor presunutý na horšie miesto{ review-often }: { review-cost }
ew-lesson-settle = Osada na horšom mieste{ review-often }: { review-cost }
ew-lesson-take-stone = Výber nesprávneho posvätného kameňa{ review-often }: { review-cost }
ew-lesson-culture = Výber nesprávnej karty kultúry{ review-often }: { review-cost }
ew-lesson-tribe = Výber nesprávnej karty kmeňa{ review-often }: { review-cost }
ew-lesson-animal = Výber nesprávneho zvieraťa{ review-often }: { review-cost }
ew-lesson-tip = Použitie nesprávneho zvieraťa alebo jedného navyše{ review-often }: { review-cost }
ew-lesson-bury = Pochovanie nesprávnej karty{ review-often }: { review-cost }
ew-lesson-discard = Odhodenie nesprávnej karty{ review-often }: { review-cost }
ew-lesson-pay = Zaplatená cena, ktorá za to nestála{ review-often }: { review-cost }
ew-lesson-branch = Výber nesprávneho z viacerých efektov{ review-often }: { review-cost }
ew-lesson-pile = Nesprávna karta na kôpke zatmenia{ review-often }: { review-cost }
ew-lesson-resolve = Kôpka zatmenia v zlom poradí{ review-often }: { review-cost }
ew-lesson-harvest = Odmeny z krajiny v zlom poradí{ review-often }: { review-cost }
ew-lesson-benefit = Odmeny z dosky v zlom poradí{ review-often }: { review-cost }
