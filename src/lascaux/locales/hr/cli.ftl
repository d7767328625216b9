# The terminal client.

cli-yes = d da
cli-no = n ne
cli-and = { $first } i { $last }
cli-animal-wolf = Vuk
cli-animal-bison = Bizon
cli-animal-lion = Lav
cli-animal-bear = Medvjed
cli-bot-random = Slučaj
cli-bot-easy = Početnik
cli-bot-casual = Rekreativac
cli-bot-fair = Znalac
cli-bot-strong = Majstor
cli-bot-expert = Velemajstor
cli-bot-greedy = Praktičar

## The prompt

cli-prompt = { $name }>
cli-question = { $name }: { $question } ({ $rule })
cli-forced = (Nije bilo izbora.)
cli-outlook =
    { $any ->
        [0] poslije ništa
       *[other] poslije { $points }
    }
cli-more = ... i još { $count }: sve pokazuje „popis”
cli-several = To može biti bilo što od ovoga:
cli-no-such-number = Upiši broj od 1 do { $count }.
cli-no-such-words = Ovdje se ništa ne zove „{ $words }”. Upiši broj ili „pomoć”.
cli-refused = { $why } ({ $rule })

## Commands

cli-commands-list = popis p opcije
cli-commands-undo = poništi ponisti u
cli-commands-hint = savjet s
cli-commands-save = spremi
cli-commands-log = dnevnik
cli-commands-score = bodovi
cli-commands-rules = pravila pravilo
cli-commands-board = ploča ploca b
cli-commands-all = sve svi
cli-commands-help = pomoć pomoc ?
cli-commands-legend = legenda
cli-commands-quit = izlaz q exit

cli-help-answers = Odgovori brojem opcije ili njezinim riječima:
cli-help =
    Ili upiši nešto od ovoga:
      poništi (u) poništi posljednju odluku donesenu za ovim terminalom
      savjet (s)  što bi učinio jak igrač
      popis (p)   sve opcije
      ploča IME   što tko ima; sve: svi igrači
      bodovi      bodovni list dosad
      dnevnik     što se dosad dogodilo
      pravila     ponovno otvoreno pitanje i njegovo pravilo
      legenda     što znače slova i oznake
      spremi IME  spremi igru, za nastavak poslije
      izlaz (q)   napusti igru
cli-who = „{ $name }” ovdje ne postoji; postoje { $names }.
cli-hint =
    { cli-hint-who } bira { $number }: { $what } ({ $gain ->
        [0] zasad bez bodova
        [one] { $sign }{ $gain } bod
        [few] { $sign }{ $gain } boda
       *[other] { $sign }{ $gain } bodova
    }, { $outlook }).
cli-hint-estimate =
    { cli-hint-who } bira { $number }: { $what } ({ $gain ->
        [0] bodovi na kraju po procjeni ostaju isti
        [one] po procjeni { $sign }{ $gain } bod na kraju
        [few] po procjeni { $sign }{ $gain } boda na kraju
       *[other] po procjeni { $sign }{ $gain } bodova na kraju
    }).
cli-rules = { $question } To je pravilo { $rule } iz docs/rules.

## Taking back

cli-undo-none = Nema odluke koja bi se mogla poništiti.
cli-undo-ask =
    { $others ->
        [0] Između je podjela; isti potezi donijet će istu podjelu. Poništiti? [d/N]
        [one] Između je { $others } tuđa akcija; isti potezi donijet će iste podjele. Poništiti sve? [d/N]
        [few] Između su { $others } tuđe akcije; isti potezi donijet će iste podjele. Poništiti sve? [d/N]
       *[other] Između je { $others } tuđih akcija; isti potezi donijet će iste podjele. Poništiti sve? [d/N]
    }
cli-undo-kept = Ništa nije poništeno.
cli-undone =
    { $count ->
        [1] { $name } poništava: { $what }.
        [one] { $name } poništava { $count } akciju, počevši od: { $what }.
        [few] { $name } poništava { $count } akcije, počevši od: { $what }.
       *[other] { $name } poništava { $count } akcija, počevši od: { $what }.
    }

## Saving and leaving

cli-saved =
    Spremljeno. Nastavi ovako:
    { $lascaux } play --resume { $file }
cli-recorded =
    Zapis je u { $name }
    Provjeri ga ovako: { $lascaux } replay { $file }
cli-not-recorded = Zapis nije spremljen.
cli-overwrite = { $file } već postoji. Zamijeniti? [d/N]
cli-not-saved = Ništa nije spremljeno.
cli-save-first = Spremiti igru prije izlaska? [D/n]
cli-record-where = Spremiti zapis kao { $file }? [D/n, ili drugo ime]
cli-save-where = U koju datoteku umjesto toga? (enter: ne spremaj)
cli-left =
    { $count ->
        [one] Igra je napuštena nakon { $count } akcije.
        [few] Igra je napuštena nakon { $count } akcije.
       *[other] Igra je napuštena nakon { $count } akcija.
    }
cli-input-ended =
    { $count ->
        [one] Unos je završio prije igre, nakon { $count } akcije.
        [few] Unos je završio prije igre, nakon { $count } akcije.
       *[other] Unos je završio prije igre, nakon { $count } akcija.
    }

## Beginning and end

cli-which-game = Reci koju igru igrati, na primjer: { $lascaux } play { $game }
cli-ask-game = Koja igra: { $games }? [{ $default }]
cli-ask-choice = { $number } { $choice }: { $what }
cli-ask-number = Koji broj? [{ $default }]
cli-ask-players = Koliko igrača: { $players }? [{ $default }]
cli-ask-people = Koliko je od njih ljudi za ovim terminalom? [{ $default }]
cli-ask-bots = Koji botovi: { $bots }? [{ $default }]
cli-ask-again = Odgovori jednim od ovoga: { $choices }.
cli-commitment =
    Podjele su određene prije nego što itko zaigra. SHA-256 njihova sjemena:
    { $commitment }
cli-ask-salt = Ako želiš, ubaci riječ koja će se umiješati u podjele (enter: nijednu)
cli-welcome = { $title }: { $names }.
cli-help-hint = Bilo kada možeš upisati „pomoć”.
cli-hello = Ovo je { $title }. { $about }
cli-resumed =
    { $count ->
        [one] Nastavlja se nakon { $count } akcije.
        [few] Nastavlja se nakon { $count } akcije.
       *[other] Nastavlja se nakon { $count } akcija.
    }
cli-over = Igra je gotova.
cli-total = ukupno
cli-winners =
    { $count ->
        [1] Pobjeđuje { $names }.
        [one] Pobjedu dijele { $names }.
        [few] Pobjedu dijele { $names }.
       *[other] Pobjedu dijele { $names }.
    }
cli-seed =
    Sjeme je bilo { $seed }{ $salted ->
        [0] .
       *[other] , uz ubačenu riječ „{ $salt }”.
    }

## What can't be done

cli-unknown-command = naredba „{ $name }” ne postoji; postoje { $commands }
cli-mistake-option = opcija { $name } ne postoji
cli-mistake-value = „{ $value }” ne odgovara kao vrijednost: { $name }
cli-mistake-missing = nedostaje { $name } ili vrijednost
cli-mistake-twice = { $name } je navedeno dvaput
cli-mistake-word = riječ „{ $word }” je suvišna
cli-hot-seat-bots = za zajedničkim terminalom nema botova: izostavi --hot-seat, ili --bots i --bot
cli-hot-seat-people = --hot-seat znači da su svi ljudi: izostavi --people
cli-people-negative = broj ljudi ne može biti { $people }
cli-too-many-seats = previše ih je: ljudi { $people }, botova { $bots }, a igrača { $players }
cli-too-many-names = previše imena: { $names }, a igrača { $players }
cli-same-names = svako mjesto treba vlastito ime
cli-bad-name = ime mora imati od 1 do { $most } vidljivih znakova
cli-bad-seed = sjeme moraju biti 32 heksadecimalne znamenke, a ne „{ $seed }”
cli-bad-salt = ubačena riječ smije imati vidljivih znakova najviše { $most }
cli-bad-setting = opcija mora biti KEY=VALUE, na primjer mode=tribe, a ne „{ $setting }”
cli-two-settings = opcija „{ $key }” zadana je dvaput, kao „{ $first }” i kao „{ $second }”
cli-resume-alone = spremljena igra donosi vlastitu igru, mjesta i podjele: izostavi { $option }
cli-resume-finished = { $name }: ta je igra gotova; pogledaj je ovako: { $lascaux } replay { $file }
cli-resume-seats = { $file }: to je zapis, ali ne kaže tko gdje sjedi, pa se igra ne može nastaviti
cli-file-exists = { $file }: već postoji i neće biti zamijenjeno
cli-file-unreadable = { $file }: ne može se pročitati ({ $reason })
cli-file-unwritable = { $file }: ne može se zapisati ({ $reason })
cli-file-too-big = { $file }: preveliko za zapis
cli-file-binary = { $file }: { $line }. redak nije tekst, pa datoteka nije zapis
cli-file-missing = { $file }: takva datoteka ne postoji
cli-file-folder = { $file }: to je mapa, a ne datoteka
cli-file-no-folder = { $file }: mapa { $folder } ne postoji
cli-file-wrong = { $file }: { $reason }
cli-replay-range = akcija { NUMBER($to, useGrouping: 0) } ne postoji; broj akcija u zapisu: { $actions }, dakle --to ide od 0 do { $actions }
cli-arena-field = previše botova ({ $entries }) za ovoliko mjesta: { $players }; daj svakom botu mjesto
cli-arena-games = niz ima od 1 do { NUMBER($most, useGrouping: 0) } igara, a njegov prvi broj nije manji od 0
cli-arena-jobs = --jobs ide od 1 do { $most }
cli-arena-patience = --patience mora biti više od 0 sekundi
cli-arena-test-numbers = --gain mora biti više od 0 bodova, a --error između 0 i 0.5
cli-arena-two = --sprt uspoređuje dva različita bota; zadano: { $bots }
cli-arena-pool = ljestvica treba dva bota ili više; zadano: { $bots }
cli-arena-ladder-or-test = --ladder i --sprt dva su različita pitanja: izostavi jedno
cli-arena-records = { $folder }: nije prazno; zapisi dvaju nizova ne smiju se pomiješati
# What is different in the file: format, json, first, game, revision, players, options, bots, tables or results.
cli-arena-other-series =
    { $file }: ne može se nastaviti ovom naredbom: { $what ->
        [format] to nije niz arene
        [json] to nije JSON
        [results] rezultati se ne mogu pročitati
        [revision] igre su igrane po starijoj verziji pravila
        [first] prva igra ima drugi broj
        [game] radi se o drugoj igri
        [players] stolovi imaju drukčiji broj mjesta
        [options] igre imaju druge opcije
        [bots] botovi su drugi
       *[tables] botovi sjede za drugim stolovima
    }
cli-arena-failed = { $bot } zakazuje u igri { NUMBER($number, useGrouping: 0) }: { $said }
cli-arena-broken = igru { NUMBER($number, useGrouping: 0) } nije bilo moguće završiti: { $said }
cli-arena-hung = { $bot } prekinut je u igri { NUMBER($number, useGrouping: 0) }: bez odluke, čekanje u sekundama: { $patience }
cli-arena-died = { $bot } završava svoj proces u igri { NUMBER($number, useGrouping: 0) } (izlazni kod { $said })
cli-check-which = reci kojoj igri datoteka pripada, s --game: { $games }
cli-check-data = { $file }: { $entry }: { $reason }

## Replay

cli-chance = Slučaj
cli-replay-title = { $title }: { $names }
cli-replay-actions =
    { $actions ->
        [one] Provjereno: { $actions } akcija, svaka na redu i dopuštena, svi otisci točni.
        [few] Provjereno: { $actions } akcije, sve na redu i dopuštene, svi otisci točni.
       *[other] Provjereno: { $actions } akcija, sve na redu i dopuštene, svi otisci točni.
    }
    Provjereno: od toga podjela { $deals }, sve iz sjemena određenog prije igre.
    zadnji otisak { $digest }
    obveza        { $commitment }
cli-replay-begins = Ova igra nastavlja drugu od akcije { $begins }: ono što je dotad podijeljeno ne provjerava se prema sjemenu.
cli-replay-unfinished = Ova igra još nije gotova; bodovi su dosadašnji.
cli-replay-action = Akcija { $number }, { $name }: { $what }.

## Arena

cli-arena-bot = bot
cli-arena-wins = pobj.
cli-arena-interval = 95 %
# The share of wins if all played alike.
cli-arena-even = jedn.
cli-arena-points = bodovi
cli-arena-margin = razlika
cli-arena-rating = rejting
# Heads of a table of times: decisions of a seat in a game; milliseconds of CPU for one of them.
cli-arena-decisions = odluke
cli-arena-mean = CPU ms
cli-arena-p50 = p50
cli-arena-p95 = p95
cli-arena-max = max
cli-arena-several = { $bot } x{ $seats }
cli-arena-left-out = { $level } ovdje ne igra: { $reason }
cli-arena-so-far = { $bot } { $share } %
cli-arena-so-far-test = dokazi { $ratio } od { $bound }
# Two bots that met: the first against the second.
cli-arena-against = { $first } - { $second }
# Points of a seat of the first bot minus those of the second, on average.
cli-arena-difference = odmak
cli-arena-z = z
cli-arena-games-of = igre
cli-arena-difference-of = { $first } protiv { $second }: bodova po mjestu { $difference } (z { $z }).
# What a test between two bots found after some games; its verdict is better, not-better or open.
cli-arena-test =
    { $verdict ->
        [better] Odlučeno (odigrano igara: { $units }): { $first } bolje igra, { $second } slabije; dobitak od { $gain } po mjestu vjerojatniji je nego nikakav (logaritam omjera vjerodostojnosti { $ratio }, granica { $bound }; pogrešnih je takvih odgovora najviše { $chance } %).
        [not-better] Odlučeno (odigrano igara: { $units }): { $first } ne igra bolje, protivnik je { $second }; nikakav dobitak vjerojatniji je nego onaj od { $gain } po mjestu (logaritam omjera vjerodostojnosti { $ratio }, granica -{ $bound }; pogrešnih je takvih odgovora najviše { $chance } %).
       *[open] Još nije odlučeno (odigrano igara: { $units }) igra li { $first } bolje, a { $second } slabije, s dobitkom od { $gain } po mjestu umjesto nikakvog (logaritam omjera vjerodostojnosti { $ratio }, granice +-{ $bound }).
    }
    Test koji staje čim je siguran nalazi preveliku razliku: z ovdje nije p-vrijednost.
cli-arena-time =
    { $games ->
        [0] Nijedna igra nije završena za { $seconds } s.
        [one] { $games } igra za { $seconds } s.
        [few] { $games } igre za { $seconds } s.
       *[other] { $games } igara za { $seconds } s.
    }
# The page with charts. Names of bots and numbers are facts; "even" is the share if all played alike.
cli-arena-page-title = { $game }: botovi u areni
cli-arena-page-about =
    { $games ->
        [one] { $games } igra
        [few] { $games } igre
       *[other] { $games } igara
    }, igrača { $players }{ $has_mode ->
        [1] , { $mode }
       *[0] { "" }
    }
cli-arena-page-nothing = Nijedna igra nije završena.
cli-arena-page-best = Najjači je u skupini { $bot }, s rejtingom { $rating }.
cli-arena-page-wins = { $bot }: { $share } % pobjeda, igara { $games } (95-postotni interval { $low } do { $high }; { $even } % kad bi svi igrali jednako).
cli-arena-page-trouble = Niz je završio prije kraja: { $bot } zakazuje u igri { NUMBER($number, useGrouping: 0) }.
cli-arena-page-shares = Tko pobjeđuje
cli-arena-page-shares-note = Udio pobjeda, podijeljene pobjede razdijeljene, sva mjesta jednog bota zajedno; traka je 95-postotni interval (Wilson), isprekidana crta ono što bi bilo kad bi svi igrali jednako.
cli-arena-page-ratings = Rejtinzi
cli-arena-page-ratings-note = Plackett-Luce na poretku svih igara, na ljestvici Elo: 400 bodova više znači izglede deset prema jedan za bolji plasman od drugog mjesta. { $anchor } je postavljen na 1000; trake su 95-postotni intervali.
cli-arena-page-pairings = Tko se s kim susreo
cli-arena-page-pairings-note = Bodovi mjesta prvoga minus bodovi drugoga, za stolovima koje dijele; trake su 95-postotni intervali.
cli-arena-page-test = Dokazi, igru po igru
cli-arena-page-test-note = Logaritam omjera vjerodostojnosti između dobitka od { $gain } po mjestu za { $first } protiv { $second } i nikakvog; na isprekidanoj crti odlučeno je, uz najviše { $chance } % pogrešnih odgovora.
cli-arena-page-difference = Bodova prednosti, u prosjeku
cli-arena-page-difference-note = Bodovi mjesta: { $first } minus { $second }; prosjek nakon svake igre, s 95-postotnim intervalom.
cli-arena-page-margins = Razlika prema najboljem od ostalih
cli-arena-page-margins-note = Prosjek nakon svake igre: bodovi mjesta minus bodovi najboljeg od ostalih mjesta.
cli-arena-page-points = Bodovi na kraju
cli-arena-page-points-note = Koliko je često mjesto završilo s toliko bodova; crta i broj su prosjek.
cli-arena-page-times = Vrijeme za odluku
cli-arena-page-times-note = Milisekunde procesora kad je bilo izbora: točka i broj su srednja vrijednost, traka seže do onoga što 95 od 100 ne prelazi, kraj je najdulje vrijeme.
cli-arena-page-numbers = Svi brojevi
cli-arena-page-numbers-note = Razlika je prema najboljem od ostalih za stolom, sa standardnom pogreškom; odluke su one jednog mjesta u igri; vremena su milisekunde procesora po odluci.
cli-arena-page-protocol = Kako to ponoviti
cli-arena-page-protocol-note = Svaka igra ima nove podjele koje slijede iz njezina broja, kao i mjesta i sreća botova; svi se rasporedi za stolom izmjenjuju. Botovi vide samo ono što vide njihova mjesta. Proračun u simulacijama na svakom računalu daje iste igre, a onaj u sekundama ne.
cli-arena-page-bots = Botovi
cli-arena-page-options = Opcije
cli-arena-page-seeds = Igre
cli-arena-page-seed-range = broj { $first } do { $last }
cli-arena-page-build = Lascaux
cli-arena-page-took = Vrijeme
cli-arena-page-took-seconds =
    { $jobs ->
        [1] { $seconds } s, jedna po jedna igra
        [one] { $seconds } s, odjednom { $jobs } igra
        [few] { $seconds } s, odjednom { $jobs } igre
       *[other] { $seconds } s, odjednom { $jobs } igara
    }
cli-arena-ended-time = Vrijeme je isteklo prije nego što su odigrane sve igre, njih { $asked }.
cli-arena-ended-stopped = Zaustavljeno prije nego što su odigrane sve igre, njih { $asked }.

## Check

cli-check-fine = u redu  { $what }
cli-check-faults =
    { $count ->
        [one] { $count } greška. Ništa nije odigrano.
        [few] { $count } greške. Ništa nije odigrano.
       *[other] { $count } grešaka. Ništa nije odigrano.
    }
cli-check-no-loader = { $game } dolazi iz drugog paketa, koji svoje komponente provjerava sam
cli-check-no-folder = komponente igre { $game } jedna su datoteka, a ne mapa
# The game that was being played: its number, how many players, and which bot played for all of them.
cli-check-games-failed = igra { $number } s ovim komponentama (igrača { $players }, bot { $bot }) nije uspjela: { $reason }
cli-check-games-died = igra { $number } s ovim komponentama (igrača { $players }, bot { $bot }) srušila je svoj proces (signal { $signal })
cli-check-games-slow = igra { $number } s ovim komponentama (igrača { $players }, bot { $bot }) nije gotova ni nakon ovoliko sekundi: { $seconds }
cli-check-games-endless = igra { $number } s ovim komponentama (igrača { $players }, bot { $bot }) ne završava: nije gotova ni nakon ovoliko odluka: { $decisions }
cli-check-games =
    { $games ->
        [1] u redu  1 igra nasumičnog bota, odluka { $decisions }
        [one] u redu  { $games } igra, naizmjence nasumičnog bota i rekreativca, odluka { $decisions }
        [few] u redu  { $games } igre, naizmjence nasumičnog bota i rekreativca, odluka { $decisions }
       *[other] u redu  { $games } igara, naizmjence nasumičnog bota i rekreativca, odluka { $decisions }
    }
cli-check-wordless = bez riječi: { $what }
cli-check-play = Igraj s njima: { $variable }="{ $folder }" lascaux play { $game }
cli-check-broken = greška  { $what }: { $reason }

## Games

cli-games-ours = Dolazi s Lascauxom { $version }.
cli-games-from = Dolazi iz paketa { $origin }.
cli-games-fault = Datoteke: { $fault }
cli-games-broken = greška  { $game } iz { $origin }: { $reason }
cli-games-players = Igrači: { $players }
cli-games-option = { $key } ({ $rule }): { $what }
cli-games-choice =
    { $usual ->
        [1] { $choice } (uobičajeno): { $what }
       *[other] { $choice }: { $what }
    }
cli-games-needs = Samo uz { $key }={ $value }.
cli-games-play = Igraj: { $lascaux } play { $game }

## Training

cli-train-begins = { $game } { $variant }: počinje, u { $folder }.
cli-train-goes-on =
    { $done ->
        [one] { $game } { $variant }: nastavlja se nakon { $done } generacije, u { $folder }.
        [few] { $game } { $variant }: nastavlja se nakon { $done } generacije, u { $folder }.
       *[other] { $game } { $variant }: nastavlja se nakon { $done } generacija, u { $folder }.
    }
# Beside the bar: what is going on.
cli-train-playing = generacija { $generation }: igre za učenje
cli-train-fitting = generacija { $generation }: učenje
cli-train-duelling = generacija { $generation }: igre protiv rekreativca
# A line after each generation; $against is a list of cli-train-share, one a number of players.
cli-train-generation =
    { $games ->
        [one] Generacija { $generation }: pobjede { $against }; R2 { $r2 }, Brier { $brier }; { $games } igra, { $seconds } s.
        [few] Generacija { $generation }: pobjede { $against }; R2 { $r2 }, Brier { $brier }; { $games } igre, { $seconds } s.
       *[other] Generacija { $generation }: pobjede { $against }; R2 { $r2 }, Brier { $brier }; { $games } igara, { $seconds } s.
    }{ $best ->
        [1] { " Dosad najbolja." }
       *[other] { "" }
    }
# Against casual bots, with the 95 % interval in brackets.
cli-train-share = { $share } % ({ $low } do { $high }), igrača { $players }
cli-train-curve = Pobjede po generacijama: { $curve }, od { $first } do { $last } %.
cli-train-done =
    Najbolje igra mreža generacije { $generation }. Ukupno je trajalo { $seconds } s.
    težine    { $file }
    krivulje  { $curves }
cli-train-installed = Sada leže u { $folder }, gdje ih botovi nalaze.
cli-train-use =
    Botovi igraju po njima ondje gdje je postavljeno { $variable }={ $folder }; --install stavlja ih tamo gdje ih nalaze i bez toga.
cli-train-stopped =
    Zaustavljeno. Dosad učinjeno je sačuvano. Nastavi ovako:
    { $command }
cli-train-title = { $game } { $variant }: što je naučeno, po generacijama
cli-train-chart-play = Udio pobjeda protiv rekreativca
cli-train-chart-fit = Koliko se dobro predviđaju igre iz kojih se nije učilo
cli-train-chart-players =
    { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
cli-train-chart-r2 = razlika (R²)
cli-train-chart-brier = pobjeda (Brier)
cli-train-needs = za vježbanje su potrebni numpy i librt: instaliraj lascaux[bots]
cli-train-no-install = ovo nije preuzeti repozitorij: postavi { $variable } na vlastitu mapu i botovi će gledati ondje
cli-train-variant = { $game } nema varijantu „{ $variant }”; postoje { $variants }
cli-train-variant-setup = plan za { $variant } ima postavu koja pripada varijanti { $other }
cli-train-games = najmanje igara po generaciji: { $least }, dvije za svaku postavu
cli-train-count = igre i generacije brojevi su od 1 do { NUMBER($most, useGrouping: 0) }
cli-train-seed = sjeme za vježbanje broj je od 0 do { NUMBER($most, useGrouping: 0) }
cli-train-seconds = --seconds mora biti više od 0
cli-train-plan = { $file }: to nije plan: { $reason }
cli-train-other = { $folder } sadrži vježbanje započeto s drugim „{ $what }”: zadaj drugi --folder ili obriši ovaj
cli-train-folder = { $file }: ne može se pročitati ({ $reason }): obriši mapu i počni iznova
cli-train-worker =
    { $times ->
        [1] proces koji je igrao { $task } prekinut je izvana jednom
        [one] proces koji je igrao { $task } prekinut je izvana { $times } put
        [few] proces koji je igrao { $task } prekinut je izvana { $times } puta
       *[other] proces koji je igrao { $task } prekinut je izvana { $times } puta
    }
cli-hint-who =
    { $by ->
        [expert] Velemajstor
       *[casual] Rekreativac
    }
cli-hint-why =
    Velemajstor bira { $number }: { $what }.
    Bodovi na kraju u usporedbi s { $other } ({ $instead }): { $reasons }.
cli-hint-even = Velemajstor bira { $number }: { $what }. Podjednako je dobro { $other } ({ $instead }).
cli-hint-reason = { $line } { $points }
cli-hint-rival = za najjačeg suparnika { $points }

# What else is wrong with what was asked for
cli-no-game = nema igre { $game }; postoje { $games }
cli-setup-players = { $game } se ne može igrati u ovom broju: { $players }; dopušteno je { $allowed }
cli-setup-option = { $game } nema opciju { $option }; ima { $options }
cli-setup-value = opcija { $option } ne može biti { $value }; dopušteno je { $allowed }
cli-setup-need = opcija { $option } ima smisla samo uz { $need } ({ $rule })
cli-no-bot = nema bota „{ $bot }”; postoje { $bots } ili vlastiti kao put.py:Ime
cli-bad-bot = „{ $bot }” nije zapisano kao ime(parametar=vrijednost, ...)
cli-no-class = u datoteci { $file } nema klase „{ $name }”
cli-error = to ne ide: { $reason }
cli-error-record = zapis se ne može pročitati: { $reason }
cli-error-bot = bot ne može igrati: { $reason }
cli-error-setup = ovako se ne može igrati: { $reason }
cli-error-training = učenje je prekinuto: { $reason }
cli-error-data = pogreška u datoteci komponenata: { $reason }
