# The terminal client.

cli-yes = a ano y yes
cli-no = n ne no
cli-and = { $first } a { $last }
cli-animal-wolf = Vlk
cli-animal-bison = Bizon
cli-animal-lion = Lev
cli-animal-bear = Medvěd
cli-bot-random = Náhoda
cli-bot-easy = Nováček
cli-bot-casual = Pohodář
cli-bot-fair = Znalec
cli-bot-strong = Mistr
cli-bot-expert = Velmistr
cli-bot-greedy = Praktik

## The prompt

cli-prompt = { $name }>
cli-question = { $name }: { $question } ({ $rule })
cli-forced = (Nebylo na výběr.)
cli-outlook =
    { $any ->
        [0] bez výhledu
       *[other] výhled { $points }
    }
cli-more = ... a ještě { $count }: všechny ukáže `seznam`
cli-several = Může to být cokoli z tohoto:
cli-no-such-number = Napiš číslo od 1 do { $count }.
cli-no-such-words = `{ $words }` tu nic není. Napiš číslo, nebo `pomoc`.
cli-refused = { $why } ({ $rule })

## Commands

cli-commands-list = seznam s možnosti moznosti list l
cli-commands-undo = vrať vrat v undo u
cli-commands-hint = rada r hint h
cli-commands-save = ulož uloz save
cli-commands-log = průběh prubeh log
cli-commands-score = bodování bodovani body score
cli-commands-rules = pravidla pravidlo rules rule
cli-commands-board = plán plan p board b
cli-commands-all = všichni vsichni all
cli-commands-help = pomoc nápověda napoveda help ?
cli-commands-legend = legenda legend
cli-commands-quit = odejít odejit quit q exit

cli-help-answers = Odpověz číslem možnosti, nebo jejími slovy:
cli-help =
    Nebo napiš některý příkaz:
      vrať (v)    vrátí poslední rozhodnutí u tohoto terminálu
      rada (r)    co by udělal silný hráč
      seznam (s)  všechny možnosti
      plán JMÉNO  co kdo má; všichni: od všech
      bodování    dosavadní body
      průběh      co se zatím stalo
      pravidla    znovu otevřená otázka a její pravidlo
      legenda     co znamenají písmena a značky
      ulož SOUBOR uloží hru, aby šlo pokračovat později
      odejít (q)  opustí hru
cli-who = `{ $name }` tu není: jsou tu { $names }.
cli-hint =
    { cli-hint-who } volí { $number }: { $what } ({ $gain ->
        [0] teď žádné body
        [one] { $sign }{ $gain } bod
        [few] { $sign }{ $gain } body
       *[other] { $sign }{ $gain } bodů
    }, { $outlook }).
cli-hint-estimate =
    { cli-hint-who } volí { $number }: { $what } ({ $gain ->
        [0] odhad bodů na konci se nemění
        [one] podle jeho odhadu { $sign }{ $gain } bod na konci
        [few] podle jeho odhadu { $sign }{ $gain } body na konci
       *[other] podle jeho odhadu { $sign }{ $gain } bodů na konci
    }).
cli-rules = { $question } Je to pravidlo { $rule } v docs/rules.

## Taking back

cli-undo-none = Není žádné rozhodnutí, které by šlo vrátit.
cli-undo-ask =
    { $others ->
        [0] Mezitím se losovalo; stejné tahy přinesou stejné losování. Vrátit to? [a/N]
        [one] Mezitím je { $others } krok ostatních; stejné tahy přinesou stejné losování. Vrátit to všechno? [a/N]
        [few] Mezitím jsou { $others } kroky ostatních; stejné tahy přinesou stejné losování. Vrátit to všechno? [a/N]
       *[other] Mezitím je { $others } kroků ostatních; stejné tahy přinesou stejné losování. Vrátit to všechno? [a/N]
    }
cli-undo-kept = Nic se nevrátilo.
cli-undone =
    { $count ->
        [one] { $name } vrací: { $what }.
        [few] { $name } vrací { $count } kroky, počínaje: { $what }.
       *[other] { $name } vrací { $count } kroků, počínaje: { $what }.
    }

## Saving and leaving

cli-saved =
    Uloženo. Pokračovat lze takto:
    { $lascaux } play --resume { $file }
cli-recorded =
    Zápis je v { $name }
    Ověřit ho lze takto: { $lascaux } replay { $file }
cli-not-recorded = Zápis se neuložil.
cli-overwrite = { $file } už existuje. Přepsat? [a/N]
cli-not-saved = Nic se neuložilo.
cli-save-first = Uložit hru, než odejdeš? [A/n]
cli-record-where = Uložit zápis jako { $file }? [A/n, nebo jiný název]
cli-save-where = Do jakého souboru místo toho? (Enter: neukládat)
cli-left =
    { $count ->
        [one] Hra je opuštěná po { $count } kroku.
        [few] Hra je opuštěná po { $count } krocích.
       *[other] Hra je opuštěná po { $count } krocích.
    }
cli-input-ended =
    { $count ->
        [one] Vstup skončil dřív než hra, po { $count } kroku.
        [few] Vstup skončil dřív než hra, po { $count } krocích.
       *[other] Vstup skončil dřív než hra, po { $count } krocích.
    }

## Beginning and end

cli-which-game = Řekni, kterou hru chceš hrát, například: { $lascaux } play { $game }
cli-ask-game = Která hra: { $games }? [{ $default }]
cli-ask-choice = { $number } { $choice }: { $what }
cli-ask-number = Která? [{ $default }]
cli-ask-players = Kolik hráčů: { $players }? [{ $default }]
cli-ask-people = Kolik z nich jsou lidé u tohoto terminálu? [{ $default }]
cli-ask-bots = Kteří boti: { $bots }? [{ $default }]
cli-ask-again = Odpověz prosím jedním z těchto slov: { $choices }.
cli-commitment =
    Losování je dané dřív, než kdokoli začne hrát. SHA-256 jeho semínka:
    { $commitment }
cli-ask-salt = Jestli chceš, přihoď slovo, které se přimíchá do losování (Enter: žádné)
cli-welcome = { $title }: { $names }.
cli-help-hint = Kdykoli můžeš napsat `pomoc`.
cli-hello = { $title }. { $about }
cli-resumed =
    { $count ->
        [one] Pokračuje se po { $count } kroku.
        [few] Pokračuje se po { $count } krocích.
       *[other] Pokračuje se po { $count } krocích.
    }
cli-over = Konec hry.
cli-total = celkem
cli-winners =
    { $count ->
        [1] { $names } vítězí.
       *[other] { $names } vítězí společně.
    }
cli-seed = Semínko hry: { $seed }{ $salted ->
        [0] .
       *[other] , přimíchané slovo: „{ $salt }“.
    }

## What can't be done

cli-unknown-command = příkaz '{ $name }' neexistuje: k dispozici jsou { $commands }
cli-mistake-option = volba { $name } neexistuje
cli-mistake-value = '{ $value }' se jako hodnota nehodí: { $name }
cli-mistake-missing = chybí { $name }, nebo příslušná hodnota
cli-mistake-twice = { $name } je zadáno dvakrát
cli-mistake-word = slovo '{ $word }' je navíc
cli-hot-seat-bots = když hrají u terminálu jen lidé, boti nejsou: vynech --hot-seat, nebo --bots a --bot
cli-hot-seat-people = --hot-seat znamená, že hrají samí lidé: vynech --people
cli-people-negative = počet lidí nemůže být { $people }
cli-too-many-seats = na tolik lidí a botů nestačí místa: lidé { $people }, boti { $bots }, místa { $players }
cli-too-many-names = jmen je víc než míst: jména { $names }, místa { $players }
cli-same-names = každé místo potřebuje vlastní jméno
cli-bad-name = jméno musí mít 1 až { $most } tisknutelných znaků
cli-bad-seed = semínko musí mít 32 šestnáctkových číslic, ne '{ $seed }'
cli-bad-salt = přimíchané slovo smí mít nejvýš { $most } tisknutelných znaků
cli-bad-setting = možnost se zadává jako KLÍČ=HODNOTA, například mode=tribe, ne '{ $setting }'
cli-two-settings = možnost '{ $key }' je zadaná dvakrát, jako '{ $first }' a jako '{ $second }'
cli-resume-alone = uložená hra už má svou hru, místa i losování: vynech { $option }
cli-resume-finished = { $name }: tato hra už skončila; prohlédni si ji takto: { $lascaux } replay { $file }
cli-resume-seats = { $file }: je to zápis, ale neříká, kdo kde sedí, takže pokračovat nejde
cli-file-exists = { $file }: už existuje a nepřepíše se
cli-file-unreadable = { $file }: nejde přečíst ({ $reason })
cli-file-unwritable = { $file }: nejde zapsat ({ $reason })
cli-file-too-big = { $file }: na zápis hry je moc velký
cli-file-binary = { $file }: řádek { $line }: není to text, takže to není zápis hry
cli-file-missing = { $file }: takový soubor není
cli-file-folder = { $file }: je to složka, ne soubor
cli-file-no-folder = { $file }: složka { $folder } neexistuje
cli-file-wrong = { $file }: { $reason }
cli-replay-range = krok { NUMBER($to, useGrouping: 0) } neexistuje: zápis jich má { $actions }, takže --to jde od 0 do { $actions }
cli-arena-field = počet botů ({ $entries }) nesedí s počtem míst ({ $players }): dej jednoho bota na každé místo
cli-arena-games = série má 1 až { NUMBER($most, useGrouping: 0) } her a její první číslo je 0 nebo víc
cli-arena-jobs = --jobs jde od 1 do { $most }
cli-arena-patience = --patience musí být víc než 0 sekund
cli-arena-test-numbers = --gain musí být víc než 0 bodů a --error mezi 0 a 0.5
cli-arena-two = --sprt porovnává dva různé boty a zadáno je jich { $bots }
cli-arena-pool = žebříček potřebuje aspoň dva boty a zadáno je jich { $bots }
cli-arena-ladder-or-test = --ladder a --sprt jsou dvě různé otázky: jednu vynech
cli-arena-records = { $folder }: složka není prázdná; zápisy dvou sérií se nesmějí smíchat
# What is different in the file: format, json, first, game, revision, players, options, bots, tables or results.
cli-arena-other-series =
    { $file }: tímto příkazem pokračovat nejde: { $what ->
        [format] není to série z arény
        [json] není to JSON
        [results] výsledky nejde přečíst
        [revision] hry se hrály podle starších pravidel
        [first] první hra má jiné číslo
        [game] jde o jinou hru
        [players] stoly mají jiný počet míst
        [options] hry mají jiné možnosti
        [bots] boti jsou jiní
       *[tables] boti sedí u jiných stolů
    }
cli-arena-failed = { $bot } selhal ve hře { NUMBER($number, useGrouping: 0) }: { $said }
cli-arena-broken = hru { NUMBER($number, useGrouping: 0) } nešlo dohrát: { $said }
cli-arena-hung = { $bot } byl ukončen ve hře { NUMBER($number, useGrouping: 0) }: bez rozhodnutí po { $patience } s
cli-arena-died = { $bot } ukončil svůj proces ve hře { NUMBER($number, useGrouping: 0) } (návratový kód { $said })
cli-check-which = řekni pomocí --game, ke které hře soubor patří: { $games }
cli-check-data = { $file }: { $entry }: { $reason }

## Replay

cli-chance = Náhoda
cli-replay-title = { $title }: { $names }
cli-replay-actions =
    Ověřeno: kroky { $actions }, každý podle pořadí a pravidel, každý otisk správný.
    Ověřeno: z toho losování { $deals }, každé ze semínka daného před hrou.
    poslední otisk  { $digest }
    závazek         { $commitment }
cli-replay-begins = Tato hra pokračuje od kroku { $begins } jiné hry: co se losovalo do té doby, se podle semínka neověřuje.
cli-replay-unfinished = Tato hra ještě neskončila; body jsou dosavadní.
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
cli-arena-left-out = { $level } tady nehraje: { $reason }
cli-arena-so-far = { $bot } { $share } %
cli-arena-so-far-test = průkaznost { $ratio } z { $bound }
# Two bots that met: the first against the second.
cli-arena-against = { $first } - { $second }
# Points of a seat of the first bot minus those of the second, on average.
cli-arena-difference = rozdíl
cli-arena-z = z
cli-arena-games-of = hry
cli-arena-difference-of = { $first } proti { $second }: rozdíl { $difference } na místo (z { $z }).
# What a test between two bots found after some games; its verdict is better, not-better or open.
cli-arena-test =
    { $verdict ->
        [better] Rozhodnuto (her: { $units }): { $first } je lepší než { $second }: zisk { $gain } na místo odpovídá víc než žádný (logaritmus poměru věrohodností { $ratio }, mez { $bound }; nesprávných je nejvýš { $chance } % takových odpovědí).
        [not-better] Rozhodnuto (her: { $units }): { $first } není lepší než { $second }: žádný zisk odpovídá víc než { $gain } na místo (logaritmus poměru věrohodností { $ratio }, mez -{ $bound }; nesprávných je nejvýš { $chance } % takových odpovědí).
       *[open] Nerozhodnuto (her: { $units }), jestli je { $first } lepší než { $second }, se ziskem { $gain } na místo oproti žádnému (logaritmus poměru věrohodností { $ratio }, meze +-{ $bound }).
    }
    Test, který skončí, jakmile má jistotu, ukáže příliš velký rozdíl: z tu není p-hodnota.
cli-arena-time =
    { $games ->
        [0] Za { $seconds } s se nedohrála žádná hra.
        [one] { $games } hra za { $seconds } s.
        [few] { $games } hry za { $seconds } s.
       *[other] { $games } her za { $seconds } s.
    }
# The page with charts. Names of bots and numbers are facts; "even" is the share if all played alike.
cli-arena-page-title = { $game }: boti v aréně
cli-arena-page-about =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, hráči { $players }{ $has_mode ->
        [1] , { $mode }
       *[0] { "" }
    }
cli-arena-page-nothing = Žádná hra se nedohrála.
cli-arena-page-best = Nejsilnější ze skupiny je { $bot } s ratingem { $rating }.
cli-arena-page-wins =
    { $bot } má { $share } % výher ({ $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }; 95% interval { $low } až { $high }; { $even } %, kdyby všichni hráli stejně).
cli-arena-page-trouble = Série skončila předčasně: { $bot } selhal ve hře { NUMBER($number, useGrouping: 0) }.
cli-arena-page-shares = Kdo vyhrává
cli-arena-page-shares-note = Podíl vyhraných her, společné výhry rozdělené, všechna místa bota dohromady; úsečka je 95% interval (Wilson), přerušovaná čára ukazuje stav, kdyby všichni hráli stejně.
cli-arena-page-ratings = Ratingy
cli-arena-page-ratings-note = Plackett-Luce z pořadí na konci všech her, na stupnici Elo: 400 bodů navíc znamená šanci deset ku jedné skončit před jiným místem. { $anchor } má pevně 1000; úsečky jsou 95% intervaly.
cli-arena-page-pairings = Kdo hrál s kým
cli-arena-page-pairings-note = Body místa prvního minus body místa druhého u společných stolů; úsečky jsou 95% intervaly.
cli-arena-page-test = Průkaznost hru po hře
cli-arena-page-test-note = Logaritmus poměru věrohodností mezi ziskem { $gain } na místo, který má { $first } proti { $second }, a žádným ziskem; u přerušované čáry je rozhodnuto, s nejvýš { $chance } % nesprávných odpovědí.
cli-arena-page-difference = Průměrný náskok v bodech
cli-arena-page-difference-note = Body místa, kde hraje { $first }, minus body místa, kde hraje { $second }: průměr po každé hře s 95% intervalem.
cli-arena-page-margins = Náskok před nejlepším z ostatních
cli-arena-page-margins-note = Průměr po každé hře: body místa minus body nejlepšího z ostatních míst.
cli-arena-page-points = Body na konci
cli-arena-page-points-note = Jak často místo skončilo s tolika body; čára a číslo ukazují průměr.
cli-arena-page-times = Čas na rozhodnutí
cli-arena-page-times-note = Milisekundy CPU tam, kde bylo na výběr: tečka a číslo je prostřední čas, úsečka sahá tam, kam se vejde 95 ze 100, konec je nejdelší čas.
cli-arena-page-numbers = Všechna čísla
cli-arena-page-numbers-note = Náskok je ten před nejlepším z ostatních u stolu, se svou střední chybou; rozhodnutí jsou na místo a hru; časy jsou milisekundy CPU na rozhodnutí.
cli-arena-page-protocol = Jak to zopakovat
cli-arena-page-protocol-note = Každá hra má čerstvé losování, které plyne z jejího čísla, stejně jako místa a náhoda botů; všechna rozesazení stolu se střídají. Boti vidí jen to, co vidí jejich místo. Limit v simulacích dá na každém počítači stejné hry, v sekundách ne.
cli-arena-page-bots = Boti
cli-arena-page-options = Možnosti
cli-arena-page-seeds = Hry
cli-arena-page-seed-range = čísla { $first } až { $last }
cli-arena-page-build = Lascaux
cli-arena-page-took = Čas
cli-arena-page-took-seconds = { $seconds } s, her najednou: { $jobs }
cli-arena-ended-time = Čas vypršel dřív, než se odehrály všechny hry ({ $asked }).
cli-arena-ended-stopped = Zastaveno dřív, než se odehrály všechny hry ({ $asked }).

## Check

cli-check-fine = ok      { $what }
cli-check-faults =
    { $count ->
        [one] { $count } chyba. Nic se nehrálo.
        [few] { $count } chyby. Nic se nehrálo.
       *[other] { $count } chyb. Nic se nehrálo.
    }
cli-check-no-loader = { $game } je z jiného balíčku, který si své součásti kontroluje sám
cli-check-no-folder = součásti hry { $game } jsou jeden soubor, ne složka
# The game that was being played: its number, how many players, and which bot played for all of them.
cli-check-games-failed = hra { $number } s těmito součástmi (hráči { $players }, bot { $bot }) selhala: { $reason }
cli-check-games-died = hra { $number } s těmito součástmi (hráči { $players }, bot { $bot }) ukončila svůj proces (signál { $signal })
cli-check-games-slow = hra { $number } s těmito součástmi (hráči { $players }, bot { $bot }) neskončila ani za { $seconds } s
cli-check-games-endless = hra { $number } s těmito součástmi (hráči { $players }, bot { $bot }) nekončí: po tolika rozhodnutích stále běží: { $decisions }
cli-check-games =
    { $games ->
        [one] ok      { $games } hra s náhodným botem, rozhodnutí { $decisions }
        [few] ok      { $games } hry, střídavě s náhodným a pohodovým botem, rozhodnutí { $decisions }
       *[other] ok      { $games } her, střídavě s náhodným a pohodovým botem, rozhodnutí { $decisions }
    }
cli-check-wordless = chybí slovo: { $what }
cli-check-play = Hrát s tím lze takto: { $variable }="{ $folder }" lascaux play { $game }
cli-check-broken = vadné   { $what }: { $reason }

## Games

cli-games-ours = Součást Lascaux { $version }.
cli-games-from = Z balíčku { $origin }.
cli-games-fault = Soubory: { $fault }
cli-games-broken = vadné   { $game } z { $origin }: { $reason }
cli-games-players = Hráči: { $players }
cli-games-option = { $key } ({ $rule }): { $what }
cli-games-choice =
    { $usual ->
        [1] { $choice } (obvykle): { $what }
       *[other] { $choice }: { $what }
    }
cli-games-needs = Jen s { $key }={ $value }.
cli-games-play = Zahrát: { $lascaux } play { $game }

## Training

cli-train-begins = { $game } { $variant }: začíná, ve složce { $folder }.
cli-train-goes-on =
    { $done ->
        [one] { $game } { $variant }: pokračuje po { $done } generaci, ve složce { $folder }.
        [few] { $game } { $variant }: pokračuje po { $done } generacích, ve složce { $folder }.
       *[other] { $game } { $variant }: pokračuje po { $done } generacích, ve složce { $folder }.
    }
# Beside the bar: what is going on.
cli-train-playing = generace { $generation }: hry k učení
cli-train-fitting = generace { $generation }: učení
cli-train-duelling = generace { $generation }: hry proti casual
# A line after each generation; $against is a list of cli-train-share, one a number of players.
cli-train-generation =
    Generace { $generation }: výhry { $against }; R2 { $r2 }, Brier { $brier }; { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $seconds } s.{ $best ->
        [1] { " " }Zatím nejlepší.
       *[other] { "" }
    }
# Against casual bots, with the 95 % interval in brackets.
cli-train-share = { $share } % ({ $low } až { $high }) při počtu hráčů { $players }
cli-train-curve = Výhry po generacích: { $curve }, od { $first } do { $last } %.
cli-train-done =
    Nejlépe hrála síť generace { $generation }. Celkem to trvalo { $seconds } s.
    váhy     { $file }
    křivky   { $curves }
cli-train-installed = Teď jsou v { $folder }, kde je boti najdou.
cli-train-use =
    Boti podle nich hrají tam, kde je nastaveno { $variable }={ $folder }; --install je uloží tam, kde se najdou i bez toho.
cli-train-stopped =
    Zastaveno. Co je hotové, zůstává. Pokračovat lze takto:
    { $command }
cli-train-title = { $game } { $variant }: co přineslo učení, po generacích
cli-train-chart-play = Podíl výher proti casual
cli-train-chart-fit = Jak dobře se předpovídají hry, které nebyly k učení
cli-train-chart-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
cli-train-chart-r2 = náskok (R²)
cli-train-chart-brier = výhra (Brier)
cli-train-needs = cvičení potřebuje numpy a librt: nainstaluj lascaux[bots]
cli-train-no-install = tohle není checkout: nastav { $variable } na vlastní složku a boti budou hledat tam
cli-train-variant = { $game } nemá variantu '{ $variant }': jsou tu { $variants }
cli-train-variant-setup = plán pro { $variant } má nastavení, které patří k variantě { $other }
cli-train-games = v generaci musí být her aspoň { $least }: dvě pro každé nastavení
cli-train-count = počty her a generací jsou čísla od 1 do { NUMBER($most, useGrouping: 0) }
cli-train-seed = semínko pro cvičení je číslo od 0 do { NUMBER($most, useGrouping: 0) }
cli-train-seconds = --seconds musí být víc než 0
cli-train-plan = { $file }: tohle není plán: { $reason }
cli-train-other = ve složce { $folder } je běh, který začal s jiným '{ $what }': zadej jinou --folder, nebo tuto smaž
cli-train-folder = { $file }: nejde přečíst ({ $reason }): smaž složku a začni znovu
cli-train-worker = proces, který hrál { $task }, byl zvenčí ukončen { $times }×
cli-hint-who =
    { $by ->
        [expert] Expert
       *[casual] Pohodový hráč
    }
cli-hint-why =
    Expert volí { $number }: { $what }.
    Body na konci ve srovnání s { $other } ({ $instead }): { $reasons }.
cli-hint-even = Expert volí { $number }: { $what }. Asi stejně dobré je { $other } ({ $instead }).
cli-hint-reason = { $line } { $points }
cli-hint-rival = nejsilnější soupeř { $points }

# What else is wrong with what was asked for
cli-no-game = hra { $game } není; jsou tu { $games }
cli-setup-players = { $game } nejde hrát v počtu { $players }; povoleno je { $allowed }
cli-setup-option = { $game } nemá volbu { $option }; má { $options }
cli-setup-value = volba { $option } nemůže být { $value }; povoleno je { $allowed }
cli-setup-need = volba { $option } má smysl jen s { $need } ({ $rule })
cli-no-bot = bot „{ $bot }“ není; jsou tu { $bots }, nebo vlastní jako cesta.py:Jméno
cli-bad-bot = „{ $bot }“ není zapsáno jako jméno(parametr=hodnota, ...)
cli-no-class = v souboru { $file } není třída „{ $name }“
cli-error = nejde to: { $reason }
cli-error-record = záznam nejde přečíst: { $reason }
cli-error-bot = bot nemůže hrát: { $reason }
cli-error-setup = takhle hrát nejde: { $reason }
cli-error-training = trénink skončil: { $reason }
cli-error-data = chyba v souboru komponent: { $reason }
