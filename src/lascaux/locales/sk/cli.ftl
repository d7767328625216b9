# The terminal client.

cli-yes = a ano áno y yes
cli-no = n nie no
cli-and = { $first } a { $last }
cli-animal-wolf = Vlk
cli-animal-bison = Bizón
cli-animal-lion = Lev
cli-animal-bear = Medveď
cli-bot-random = Náhoda
cli-bot-easy = Nováčik
cli-bot-casual = Pohodár
cli-bot-fair = Znalec
cli-bot-strong = Majster
cli-bot-expert = Veľmajster
cli-bot-greedy = Praktik

## The prompt

cli-prompt = { $name }>
cli-question = { $name }: { $question } ({ $rule })
cli-forced = (Nebolo na výber.)
cli-outlook =
    { $any ->
        [0] bez výhľadu
       *[other] výhľad { $points }
    }
cli-more = ... a ešte { $count }: všetky ukáže `zoznam`
cli-several = Môže to byť čokoľvek z tohto:
cli-no-such-number = Napíš číslo od 1 do { $count }.
cli-no-such-words = `{ $words }` tu nič nie je. Napíš číslo alebo `pomoc`.
cli-refused = { $why } ({ $rule })

## Commands

cli-commands-list = zoznam z možnosti moznosti list l
cli-commands-undo = vráť vrat v undo u
cli-commands-hint = rada r hint h
cli-commands-save = ulož uloz save
cli-commands-log = priebeh log
cli-commands-score = bodovanie body score
cli-commands-rules = pravidlá pravidla pravidlo rules rule
cli-commands-board = plán plan p board b
cli-commands-all = všetci vsetci all
cli-commands-help = pomoc nápoveda napoveda help ?
cli-commands-legend = legenda legend
cli-commands-quit = odísť odist quit q exit

cli-help-answers = Odpovedz číslom možnosti alebo jej slovami:
cli-help =
    Alebo napíš niektorý príkaz:
      vráť (v)    vráti posledné rozhodnutie pri tomto termináli
      rada (r)    čo by urobil silný hráč
      zoznam (z)  všetky možnosti
      plán MENO   čo kto má; všetci: od všetkých
      bodovanie   doterajšie body
      priebeh     čo sa zatiaľ stalo
      pravidlá    znova otvorená otázka a jej pravidlo
      legenda     čo znamenajú písmená a značky
      ulož SÚBOR  uloží hru, aby sa dalo pokračovať neskôr
      odísť (q)   opustí hru
cli-who = `{ $name }` tu nie je: sú tu { $names }.
cli-hint =
    { cli-hint-who } volí { $number }: { $what } ({ $gain ->
        [0] teraz žiadne body
        [one] { $sign }{ $gain } bod
        [few] { $sign }{ $gain } body
       *[other] { $sign }{ $gain } bodov
    }, { $outlook }).
cli-hint-estimate =
    { cli-hint-who } volí { $number }: { $what } ({ $gain ->
        [0] odhad bodov na konci sa nemení
        [one] podľa jeho odhadu { $sign }{ $gain } bod na konci
        [few] podľa jeho odhadu { $sign }{ $gain } body na konci
       *[other] podľa jeho odhadu { $sign }{ $gain } bodov na konci
    }).
cli-rules = { $question } Je to pravidlo { $rule } v docs/rules.

## Taking back

cli-undo-none = Nie je žiadne rozhodnutie, ktoré by sa dalo vrátiť.
cli-undo-ask =
    { $others ->
        [0] Medzitým sa žrebovalo; rovnaké ťahy prinesú rovnaké žrebovanie. Vrátiť to? [a/N]
        [one] Medzitým je { $others } krok ostatných; rovnaké ťahy prinesú rovnaké žrebovanie. Vrátiť to všetko? [a/N]
        [few] Medzitým sú { $others } kroky ostatných; rovnaké ťahy prinesú rovnaké žrebovanie. Vrátiť to všetko? [a/N]
       *[other] Medzitým je { $others } krokov ostatných; rovnaké ťahy prinesú rovnaké žrebovanie. Vrátiť to všetko? [a/N]
    }
cli-undo-kept = Nič sa nevrátilo.
cli-undone =
    { $count ->
        [one] { $name } vracia: { $what }.
        [few] { $name } vracia { $count } kroky, počnúc: { $what }.
       *[other] { $name } vracia { $count } krokov, počnúc: { $what }.
    }

## Saving and leaving

cli-saved =
    Uložené. Pokračovať sa dá takto:
    { $lascaux } play --resume { $file }
cli-recorded =
    Zápis je v { $name }
    Overiť sa dá takto: { $lascaux } replay { $file }
cli-not-recorded = Zápis sa neuložil.
cli-overwrite = { $file } už existuje. Prepísať? [a/N]
cli-not-saved = Nič sa neuložilo.
cli-save-first = Uložiť hru, než odídeš? [A/n]
cli-record-where = Uložiť zápis ako { $file }? [A/n, alebo iný názov]
cli-save-where = Do akého súboru namiesto toho? (Enter: neukladať)
cli-left =
    { $count ->
        [one] Hra sa prerušila po { $count } kroku.
        [few] Hra sa prerušila po { $count } krokoch.
       *[other] Hra sa prerušila po { $count } krokoch.
    }
cli-input-ended =
    { $count ->
        [one] Vstup sa skončil skôr než hra, po { $count } kroku.
        [few] Vstup sa skončil skôr než hra, po { $count } krokoch.
       *[other] Vstup sa skončil skôr než hra, po { $count } krokoch.
    }

## Beginning and end

cli-which-game = Povedz, ktorú hru chceš hrať, napríklad: { $lascaux } play { $game }
cli-ask-game = Ktorá hra: { $games }? [{ $default }]
cli-ask-choice = { $number } { $choice }: { $what }
cli-ask-number = Ktorá? [{ $default }]
cli-ask-players = Koľko hráčov: { $players }? [{ $default }]
cli-ask-people = Koľko z nich sú ľudia pri tomto termináli? [{ $default }]
cli-ask-bots = Ktorí boti: { $bots }? [{ $default }]
cli-ask-again = Odpovedz, prosím, jedným z týchto slov: { $choices }.
cli-commitment =
    Žrebovanie je dané skôr, než niekto začne hrať. SHA-256 jeho semienka:
    { $commitment }
cli-ask-salt = Ak chceš, pridaj slovo, ktoré sa primieša do žrebovania (Enter: žiadne)
cli-welcome = { $title }: { $names }.
cli-help-hint = Kedykoľvek môžeš napísať `pomoc`.
cli-hello = { $title }. { $about }
cli-resumed =
    { $count ->
        [one] Pokračuje sa po { $count } kroku.
        [few] Pokračuje sa po { $count } krokoch.
       *[other] Pokračuje sa po { $count } krokoch.
    }
cli-over = Koniec hry.
cli-total = spolu
cli-winners =
    { $count ->
        [1] { $names } víťazí.
       *[other] { $names } víťazia spoločne.
    }
cli-seed = Semienko hry: { $seed }{ $salted ->
        [0] .
       *[other] , primiešané slovo: „{ $salt }“.
    }

## What can't be done

cli-unknown-command = príkaz '{ $name }' neexistuje: k dispozícii sú { $commands }
cli-mistake-option = voľba { $name } neexistuje
cli-mistake-value = '{ $value }' sa ako hodnota nehodí: { $name }
cli-mistake-missing = chýba { $name } alebo príslušná hodnota
cli-mistake-twice = { $name } je zadané dvakrát
cli-mistake-word = slovo '{ $word }' je navyše
cli-hot-seat-bots = keď hrajú pri termináli len ľudia, boti nie sú: vynechaj --hot-seat, alebo --bots a --bot
cli-hot-seat-people = --hot-seat znamená, že hrajú samí ľudia: vynechaj --people
cli-people-negative = počet ľudí nemôže byť { $people }
cli-too-many-seats = na toľko ľudí a botov nestačia miesta: ľudia { $people }, boti { $bots }, miesta { $players }
cli-too-many-names = mien je viac než miest: mená { $names }, miesta { $players }
cli-same-names = každé miesto potrebuje vlastné meno
cli-bad-name = meno musí mať 1 až { $most } tlačiteľných znakov
cli-bad-seed = semienko musí mať 32 šestnástkových číslic, nie '{ $seed }'
cli-bad-salt = primiešané slovo smie mať najviac { $most } tlačiteľných znakov
cli-bad-setting = možnosť sa zadáva ako KĽÚČ=HODNOTA, napríklad mode=tribe, nie '{ $setting }'
cli-two-settings = možnosť '{ $key }' je zadaná dvakrát, ako '{ $first }' a ako '{ $second }'
cli-resume-alone = uložená hra už má svoju hru, miesta aj žrebovanie: vynechaj { $option }
cli-resume-finished = { $name }: táto hra sa už skončila; pozri si ju takto: { $lascaux } replay { $file }
cli-resume-seats = { $file }: je to zápis, ale nehovorí, kto kde sedí, takže sa pokračovať nedá
cli-file-exists = { $file }: už existuje a neprepíše sa
cli-file-unreadable = { $file }: nedá sa prečítať ({ $reason })
cli-file-unwritable = { $file }: nedá sa zapísať ({ $reason })
cli-file-too-big = { $file }: na zápis hry je príliš veľký
cli-file-binary = { $file }: riadok { $line }: nie je to text, takže to nie je zápis hry
cli-file-missing = { $file }: taký súbor nie je
cli-file-folder = { $file }: je to priečinok, nie súbor
cli-file-no-folder = { $file }: priečinok { $folder } neexistuje
cli-file-wrong = { $file }: { $reason }
cli-replay-range = krok { NUMBER($to, useGrouping: 0) } neexistuje: zápis ich má { $actions }, takže --to ide od 0 do { $actions }
cli-arena-field = počet botov ({ $entries }) nesedí s počtom miest ({ $players }): daj jedného bota na každé miesto
cli-arena-games = séria má 1 až { NUMBER($most, useGrouping: 0) } hier a jej prvé číslo je 0 alebo viac
cli-arena-jobs = --jobs ide od 1 do { $most }
cli-arena-patience = --patience musí byť viac než 0 sekúnd
cli-arena-test-numbers = --gain musí byť viac než 0 bodov a --error medzi 0 a 0.5
cli-arena-two = --sprt porovnáva dvoch rôznych botov a zadaných je { $bots }
cli-arena-pool = rebríček potrebuje aspoň dvoch botov a zadaných je { $bots }
cli-arena-ladder-or-test = --ladder a --sprt sú dve rôzne otázky: jednu vynechaj
cli-arena-records = { $folder }: priečinok nie je prázdny; zápisy dvoch sérií sa nesmú pomiešať
# What is different in the file: format, json, first, game, revision, players, options, bots, tables or results.
cli-arena-other-series =
    { $file }: týmto príkazom sa pokračovať nedá: { $what ->
        [format] nie je to séria z arény
        [json] nie je to JSON
        [results] výsledky sa nedajú prečítať
        [revision] hry sa hrali podľa starších pravidiel
        [first] prvá hra má iné číslo
        [game] ide o inú hru
        [players] stoly majú iný počet miest
        [options] hry majú iné možnosti
        [bots] boti sú iní
       *[tables] boti sedia pri iných stoloch
    }
cli-arena-failed = { $bot } zlyhal v hre { NUMBER($number, useGrouping: 0) }: { $said }
cli-arena-broken = hru { NUMBER($number, useGrouping: 0) } sa nedalo dohrať: { $said }
cli-arena-hung =
    { $patience ->
        [one] { $bot } bol ukončený v hre { NUMBER($number, useGrouping: 0) }: bez rozhodnutia po { $patience } sekunde
        [few] { $bot } bol ukončený v hre { NUMBER($number, useGrouping: 0) }: bez rozhodnutia po { $patience } sekundách
       *[other] { $bot } bol ukončený v hre { NUMBER($number, useGrouping: 0) }: bez rozhodnutia po { $patience } sekundách
    }
cli-arena-died = { $bot } ukončil svoj proces v hre { NUMBER($number, useGrouping: 0) } (návratový kód { $said })
cli-check-which = povedz pomocou --game, ku ktorej hre súbor patrí: { $games }
cli-check-data = { $file }: { $entry }: { $reason }

## Replay

cli-chance = Náhoda
cli-replay-title = { $title }: { $names }
cli-replay-actions =
    Overené: kroky { $actions }, každý podľa poradia a pravidiel, každý odtlačok správny.
    Overené: z toho žrebovania { $deals }, každé zo semienka daného pred hrou.
    posledný odtlačok  { $digest }
    záväzok            { $commitment }
cli-replay-begins = Táto hra pokračuje od kroku { $begins } inej hry: čo sa žrebovalo dovtedy, sa podľa semienka neoveruje.
cli-replay-unfinished = Táto hra sa ešte neskončila; body sú doterajšie.
cli-replay-action = Krok { $number }, { $name }: { $what }.

## Arena

cli-arena-bot = bot
cli-arena-wins = výhry
cli-arena-interval = 95 %
# The share of wins if all played alike.
cli-arena-even = rovno
cli-arena-points = body
cli-arena-margin = náskok
cli-arena-rating = rating
# Heads of a table of times: decisions of a seat in a game; milliseconds of CPU for one of them.
cli-arena-decisions = rozhod.
cli-arena-mean = CPU ms
cli-arena-p50 = p50
cli-arena-p95 = p95
cli-arena-max = max
cli-arena-several = { $bot } x{ $seats }
cli-arena-left-out = { $level } tu nehrá: { $reason }
cli-arena-so-far = { $bot } { $share } %
cli-arena-so-far-test = dôkaz { $ratio } / { $bound }
# Two bots that met: the first against the second.
cli-arena-against = { $first } - { $second }
# Points of a seat of the first bot minus those of the second, on average.
cli-arena-difference = rozdiel
cli-arena-z = z
cli-arena-games-of = hry
cli-arena-difference-of = { $first } proti { $second }: rozdiel { $difference } na miesto (z { $z }).
# What a test between two bots found after some games; its verdict is better, not-better or open.
cli-arena-test =
    { $verdict ->
        [better] Rozhodnuté, hier { $units }: { $first } je lepší než { $second }: zisk { $gain } na miesto sedí lepšie než žiadny (logaritmus pomeru vierohodností { $ratio }, medza { $bound }; nesprávnych je najviac { $chance } % takých odpovedí).
        [not-better] Rozhodnuté, hier { $units }: { $first } nie je lepší než { $second }: žiadny zisk sedí lepšie než { $gain } na miesto (logaritmus pomeru vierohodností { $ratio }, medza -{ $bound }; nesprávnych je najviac { $chance } % takých odpovedí).
       *[open] Nerozhodnuté, hier { $units }, či { $first } je lepší než { $second }, so ziskom { $gain } na miesto namiesto žiadneho (logaritmus pomeru vierohodností { $ratio }, medze +-{ $bound }).
    }
    Test, ktorý sa skončí, len čo má istotu, ukáže príliš veľký rozdiel: z tu nie je p-hodnota.
cli-arena-time =
    { $games ->
        [0] Za { $seconds } s sa nedohrala žiadna hra.
        [one] { $games } hra za { $seconds } s.
        [few] { $games } hry za { $seconds } s.
       *[other] { $games } hier za { $seconds } s.
    }
# The page with charts. Names of bots and numbers are facts; "even" is the share if all played alike.
cli-arena-page-title = { $game }: boti v aréne
cli-arena-page-about =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, hráči { $players }{ $has_mode ->
        [1] , { $mode }
       *[0] { "" }
    }
cli-arena-page-nothing = Žiadna hra sa nedohrala.
cli-arena-page-best = Najsilnejší zo skupiny je { $bot } s ratingom { $rating }.
cli-arena-page-wins =
    { $games ->
        [one] { $bot } má { $share } % výhier pri { $games } hre (95% interval { $low } až { $high }; { $even } %, keby všetci hrali rovnako).
        [few] { $bot } má { $share } % výhier pri { $games } hrách (95% interval { $low } až { $high }; { $even } %, keby všetci hrali rovnako).
       *[other] { $bot } má { $share } % výhier pri { $games } hrách (95% interval { $low } až { $high }; { $even } %, keby všetci hrali rovnako).
    }
cli-arena-page-trouble = Séria sa skončila predčasne: { $bot } zlyhal v hre { NUMBER($number, useGrouping: 0) }.
cli-arena-page-shares = Kto vyhráva
cli-arena-page-shares-note = Podiel vyhraných hier, spoločné výhry rozdelené, všetky miesta bota dokopy; úsečka je 95% interval (Wilson), prerušovaná čiara ukazuje stav, keby všetci hrali rovnako.
cli-arena-page-ratings = Ratingy
cli-arena-page-ratings-note = Plackett-Luce z poradia na konci všetkých hier, na stupnici Elo: 400 bodov navyše znamená šancu desať k jednej skončiť pred iným miestom. { $anchor } má pevne 1000; úsečky sú 95% intervaly.
cli-arena-page-pairings = Kto hral s kým
cli-arena-page-pairings-note = Body miesta prvého mínus body miesta druhého pri spoločných stoloch; úsečky sú 95% intervaly.
cli-arena-page-test = Dôkaz hru po hre
cli-arena-page-test-note = Logaritmus pomeru vierohodností medzi ziskom { $gain } na miesto, ktorý má { $first } proti { $second }, a žiadnym ziskom; pri prerušovanej čiare je rozhodnuté, s najviac { $chance } % nesprávnych odpovedí.
cli-arena-page-difference = Priemerný náskok v bodoch
cli-arena-page-difference-note = Body miesta, kde hrá { $first }, mínus body miesta, kde hrá { $second }: priemer po každej hre s 95% intervalom.
cli-arena-page-margins = Náskok pred najlepším z ostatných
cli-arena-page-margins-note = Priemer po každej hre: body miesta mínus body najlepšieho z ostatných miest.
cli-arena-page-points = Body na konci
cli-arena-page-points-note = Ako často miesto skončilo s toľkými bodmi; čiara a číslo ukazujú priemer.
cli-arena-page-times = Čas na rozhodnutie
cli-arena-page-times-note = Milisekundy CPU tam, kde bolo na výber: bodka a číslo je stredný čas, úsečka siaha tam, kam sa zmestí 95 zo 100, koniec je najdlhší čas.
cli-arena-page-numbers = Všetky čísla
cli-arena-page-numbers-note = Náskok je ten pred najlepším z ostatných pri stole, so svojou strednou chybou; rozhodnutia sú na miesto a hru; časy sú milisekundy CPU na rozhodnutie.
cli-arena-page-protocol = Ako to zopakovať
cli-arena-page-protocol-note = Každá hra má nové žrebovanie, ktoré vyplýva z jej čísla, rovnako ako miesta a náhoda botov; všetky rozsadenia stola sa striedajú. Boti vidia len to, čo vidí ich miesto. Limit v simuláciách dá na každom počítači rovnaké hry, v sekundách nie.
cli-arena-page-bots = Boti
cli-arena-page-options = Možnosti
cli-arena-page-seeds = Hry
cli-arena-page-seed-range = čísla { $first } až { $last }
cli-arena-page-build = Lascaux
cli-arena-page-took = Čas
cli-arena-page-took-seconds = { $seconds } s, hier naraz: { $jobs }
cli-arena-ended-time = Čas vypršal skôr, než sa odohrali všetky hry ({ $asked }).
cli-arena-ended-stopped = Zastavené skôr, než sa odohrali všetky hry ({ $asked }).

## Check

cli-check-fine = ok      { $what }
cli-check-faults =
    { $count ->
        [one] { $count } chyba. Nič sa nehralo.
        [few] { $count } chyby. Nič sa nehralo.
       *[other] { $count } chýb. Nič sa nehralo.
    }
cli-check-no-loader = { $game } je z iného balíčka, ktorý si svoje súčasti kontroluje sám
cli-check-no-folder = súčasti hry { $game } sú jeden súbor, nie priečinok
# The game that was being played: its number, how many players, and which bot played for all of them.
cli-check-games-failed = hra { $number } s týmito súčasťami (hráči { $players }, bot { $bot }) zlyhala: { $reason }
cli-check-games-died = hra { $number } s týmito súčasťami (hráči { $players }, bot { $bot }) ukončila svoj proces (signál { $signal })
cli-check-games-slow = hra { $number } s týmito súčasťami (hráči { $players }, bot { $bot }) sa neskončila ani za { $seconds } s
cli-check-games-endless = hra { $number } s týmito súčasťami (hráči { $players }, bot { $bot }) sa nekončí: počet rozhodnutí bez konca { $decisions }
cli-check-games =
    { $games ->
        [one] ok      { $games } hra s náhodným botom, rozhodnutia { $decisions }
        [few] ok      { $games } hry, striedavo s náhodným a pohodovým botom, rozhodnutia { $decisions }
       *[other] ok      { $games } hier, striedavo s náhodným a pohodovým botom, rozhodnutia { $decisions }
    }
cli-check-wordless = chýba slovo: { $what }
cli-check-play = Hrať s tým sa dá takto: { $variable }="{ $folder }" lascaux play { $game }
cli-check-broken = chybné  { $what }: { $reason }

## Games

cli-games-ours = Súčasť Lascaux { $version }.
cli-games-from = Z balíčka { $origin }.
cli-games-fault = Súbory: { $fault }
cli-games-broken = chybné  { $game } z { $origin }: { $reason }
cli-games-players = Hráči: { $players }
cli-games-option = { $key } ({ $rule }): { $what }
cli-games-choice =
    { $usual ->
        [1] { $choice } (zvyčajne): { $what }
       *[other] { $choice }: { $what }
    }
cli-games-needs = Len s { $key }={ $value }.
cli-games-play = Zahrať: { $lascaux } play { $game }

## Training

cli-train-begins = { $game } { $variant }: začína, v priečinku { $folder }.
cli-train-goes-on =
    { $done ->
        [one] { $game } { $variant }: pokračuje po { $done } generácii, v priečinku { $folder }.
        [few] { $game } { $variant }: pokračuje po { $done } generáciách, v priečinku { $folder }.
       *[other] { $game } { $variant }: pokračuje po { $done } generáciách, v priečinku { $folder }.
    }
# Beside the bar: what is going on.
cli-train-playing = generácia { $generation }: hry na učenie
cli-train-fitting = generácia { $generation }: učenie
cli-train-duelling = generácia { $generation }: hry proti casual
# A line after each generation; $against is a list of cli-train-share, one a number of players.
cli-train-generation =
    Generácia { $generation }: výhry { $against }; R2 { $r2 }, Brier { $brier }; { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, { $seconds } s.{ $best ->
        [1] { " " }Zatiaľ najlepšia.
       *[other] { "" }
    }
# Against casual bots, with the 95 % interval in brackets.
cli-train-share = { $share } % ({ $low } až { $high }) pri počte hráčov { $players }
cli-train-curve = Výhry po generáciách: { $curve }, od { $first } do { $last } %.
cli-train-done =
    Najlepšie hrala sieť generácie { $generation }. Spolu to trvalo { $seconds } s.
    váhy     { $file }
    krivky   { $curves }
cli-train-installed = Teraz sú v { $folder }, kde ich boti nájdu.
cli-train-use =
    Boti podľa nich hrajú tam, kde je nastavené { $variable }={ $folder }; --install ich uloží tam, kde sa nájdu aj bez toho.
cli-train-stopped =
    Zastavené. Čo je hotové, zostáva. Pokračovať sa dá takto:
    { $command }
cli-train-title = { $game } { $variant }: čo prinieslo učenie, po generáciách
cli-train-chart-play = Podiel výhier proti casual
cli-train-chart-fit = Ako dobre sa predpovedajú hry, ktoré neboli na učenie
cli-train-chart-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }
cli-train-chart-r2 = náskok (R²)
cli-train-chart-brier = výhra (Brier)
cli-train-needs = trénovanie potrebuje numpy a librt: nainštaluj lascaux[bots]
cli-train-no-install = toto nie je checkout: nastav { $variable } na vlastný priečinok a boti budú hľadať tam
cli-train-variant = { $game } nemá variant '{ $variant }': sú tu { $variants }
cli-train-variant-setup = plán pre { $variant } má nastavenie, ktoré patrí k variantu { $other }
cli-train-games = v generácii musí byť hier aspoň { $least }: dve pre každé nastavenie
cli-train-count = počty hier a generácií sú čísla od 1 do { NUMBER($most, useGrouping: 0) }
cli-train-seed = semienko na trénovanie je číslo od 0 do { NUMBER($most, useGrouping: 0) }
cli-train-seconds = --seconds musí byť viac než 0
cli-train-plan = { $file }: toto nie je plán: { $reason }
cli-train-other = v priečinku { $folder } je beh, ktorý sa začal s iným '{ $what }': zadaj iný --folder, alebo tento zmaž
cli-train-folder = { $file }: nedá sa prečítať ({ $reason }): zmaž priečinok a začni znova
cli-train-worker = proces, ktorý hral { $task }, bol zvonka ukončený { $times }×
cli-hint-who =
    { $by ->
        [expert] Expert
       *[casual] Pohodový hráč
    }
cli-hint-why =
    Expert volí { $number }: { $what }.
    Body na konci v porovnaní s { $other } ({ $instead }): { $reasons }.
cli-hint-even = Expert volí { $number }: { $what }. Asi rovnako dobré je { $other } ({ $instead }).
cli-hint-reason = { $points } { $line }
cli-hint-rival = { $points } pre najsilnejšieho súpera

# What else is wrong with what was asked for
cli-no-game = hra { $game } nie je; sú tu { $games }
cli-setup-players = { $game } sa nedá hrať v počte { $players }; povolené je { $allowed }
cli-setup-option = { $game } nemá voľbu { $option }; má { $options }
cli-setup-value = voľba { $option } nemôže byť { $value }; povolené je { $allowed }
cli-setup-need = voľba { $option } má zmysel len s { $need } ({ $rule })
cli-no-bot = bot „{ $bot }“ nie je; sú tu { $bots }, alebo vlastný ako cesta.py:Meno
cli-bad-bot = „{ $bot }“ nie je zapísané ako meno(parameter=hodnota, ...)
cli-no-class = v súbore { $file } nie je trieda „{ $name }“
cli-error = nedá sa to: { $reason }
cli-error-record = záznam sa nedá prečítať: { $reason }
cli-error-bot = bot nemôže hrať: { $reason }
cli-error-setup = takto sa hrať nedá: { $reason }
cli-error-training = tréning sa skončil: { $reason }
cli-error-data = chyba v súbore komponentov: { $reason }
