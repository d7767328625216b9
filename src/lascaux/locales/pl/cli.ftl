# The terminal client.

cli-yes = t tak
cli-no = n nie
cli-and = { $first } i { $last }
cli-animal-wolf = Wilk
cli-animal-bison = Bizon
cli-animal-lion = Lew
cli-animal-bear = Niedźwiedź
cli-bot-random = Przypadek
cli-bot-easy = Nowicjusz
cli-bot-casual = Amator
cli-bot-fair = Znawca
cli-bot-strong = Mistrz
cli-bot-expert = Ekspert
cli-bot-greedy = Praktyk

## The prompt

cli-prompt = { $name }>
cli-question = { $name }: { $question } ({ $rule })
cli-forced = (Nie ma wyboru.)
cli-outlook =
    { $any ->
        [0] bez prognozy
       *[other] prognoza { $points }
    }
cli-more = ... i jeszcze { $count }: `lista` pokazuje wszystko
cli-several = To może być jedno z tych:
cli-no-such-number = Wpisz liczbę od 1 do { $count }.
cli-no-such-words = Nic się tu nie nazywa `{ $words }`. Wpisz liczbę albo `pomoc`.
cli-refused = { $why } ({ $rule })

## Commands

cli-commands-list = lista l opcje
cli-commands-undo = cofnij c
cli-commands-hint = rada r podpowiedź podpowiedz
cli-commands-save = zapisz
cli-commands-log = dziennik
cli-commands-score = punkty punktacja
cli-commands-rules = zasady zasada
cli-commands-board = plansza p
cli-commands-all = wszyscy wszystko
cli-commands-help = pomoc ?
cli-commands-legend = legenda
cli-commands-quit = wyjdź wyjdz q

cli-help-answers = Odpowiedz numerem opcji albo jej słowami:
cli-help =
    Albo wpisz jedno z tych:
      cofnij (c)    cofnij ostatnią decyzję podjętą przy tym terminalu
      rada (r)      co zrobi silny gracz
      lista (l)     wszystkie opcje
      plansza IMIĘ  co ktoś ma; wszyscy: każdy
      punkty        dotychczasowa punktacja
      dziennik      co się dotąd wydarzyło
      zasady        jeszcze raz otwarte pytanie i jego zasada
      legenda       co znaczą litery i znaki
      zapisz PLIK   zapisz grę, aby wrócić do niej później
      wyjdź (q)     opuść grę
cli-who = Nie ma tu nikogo o nazwie `{ $name }`: są { $names }.
cli-hint =
    { cli-hint-who } wybiera { $number }: { $what } ({ $gain ->
        [0] teraz bez punktów
        [one] { $sign }{ $gain } punkt
        [few] { $sign }{ $gain } punkty
       *[many] { $sign }{ $gain } punktów
    }, { $outlook }).
cli-hint-estimate =
    { cli-hint-who } wybiera { $number }: { $what } ({ $gain ->
        [0] na oko punkty na koniec się nie zmienią
        [one] na oko { $sign }{ $gain } punkt na koniec
        [few] na oko { $sign }{ $gain } punkty na koniec
       *[many] na oko { $sign }{ $gain } punktów na koniec
    }).
cli-rules = { $question } To zasada { $rule } z docs/rules.

## Taking back

cli-undo-none = Nie ma decyzji do cofnięcia.
cli-undo-ask =
    { $others ->
        [0] Po drodze było losowanie; te same ruchy dadzą to samo losowanie. Cofnąć? [t/N]
        [one] Po drodze była 1 akcja innych; te same ruchy dadzą to samo losowanie. Cofnąć wszystko? [t/N]
        [few] Po drodze były { $others } akcje innych; te same ruchy dadzą to samo losowanie. Cofnąć wszystko? [t/N]
       *[many] Po drodze było { $others } akcji innych; te same ruchy dadzą to samo losowanie. Cofnąć wszystko? [t/N]
    }
cli-undo-kept = Nic nie cofnięto.
cli-undone =
    { $count ->
        [one] { $name } cofa: { $what }.
        [few] { $name } cofa { $count } akcje, od: { $what }.
       *[many] { $name } cofa { $count } akcji, od: { $what }.
    }

## Saving and leaving

cli-saved =
    Zapisano. Graj dalej tak:
    { $lascaux } play --resume { $file }
cli-recorded =
    Zapis jest w { $name }
    Sprawdź go tak: { $lascaux } replay { $file }
cli-not-recorded = Zapis nie został zachowany.
cli-overwrite = { $file } już istnieje. Zastąpić? [t/N]
cli-not-saved = Niczego nie zapisano.
cli-save-first = Zapisać grę przed wyjściem? [T/n]
cli-record-where = Zachować zapis jako { $file }? [T/n albo inna nazwa]
cli-save-where = W jakim pliku zapisać zamiast tego? (Enter: nie zapisuj)
cli-left =
    { $count ->
        [one] Gra opuszczona po 1 akcji.
        [few] Gra opuszczona po { $count } akcjach.
       *[many] Gra opuszczona po { $count } akcjach.
    }
cli-input-ended =
    { $count ->
        [one] Wejście skończyło się przed grą, po 1 akcji.
        [few] Wejście skończyło się przed grą, po { $count } akcjach.
       *[many] Wejście skończyło się przed grą, po { $count } akcjach.
    }

## Beginning and end

cli-which-game = Powiedz, w co zagrać, na przykład: { $lascaux } play { $game }
cli-ask-game = Która gra: { $games }? [{ $default }]
cli-ask-choice = { $number } { $choice }: { $what }
cli-ask-number = Które? [{ $default }]
cli-ask-players = Ilu graczy: { $players }? [{ $default }]
cli-ask-people = Ilu z nich to ludzie przy tym terminalu? [{ $default }]
cli-ask-bots = Które boty: { $bots }? [{ $default }]
cli-ask-again = Odpowiedz jednym z tych słów: { $choices }.
cli-commitment =
    Losowanie jest ustalone, zanim ktokolwiek zagra. SHA-256 jego ziarna:
    { $commitment }
cli-ask-salt = Jeśli chcesz, dorzuć słowo, które domiesza się do losowania (Enter: bez słowa)
cli-welcome = { $title }: { $names }.
cli-help-hint = W każdej chwili możesz wpisać `pomoc`.
cli-hello = To jest { $title }. { $about }
cli-resumed =
    { $count ->
        [one] Ciąg dalszy po 1 akcji.
        [few] Ciąg dalszy po { $count } akcjach.
       *[many] Ciąg dalszy po { $count } akcjach.
    }
cli-over = Koniec gry.
cli-total = razem
cli-winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] { $names } dzielą się zwycięstwem.
       *[many] { $names } dzielą się zwycięstwem.
    }
cli-seed = Ziarno losowania: { $seed }{ $salted ->
        [0] .
       *[other] , domieszane słowo: „{ $salt }”.
    }

## What can't be done

cli-unknown-command = nie ma polecenia „{ $name }”: są { $commands }
cli-mistake-option = nie ma opcji { $name }
cli-mistake-value = „{ $value }” nie pasuje jako wartość: { $name }
cli-mistake-missing = brakuje { $name } albo wartości
cli-mistake-twice = { $name } podano dwa razy
cli-mistake-word = słowo „{ $word }” jest zbędne
cli-hot-seat-bots = przy wspólnym terminalu nie ma botów: pomiń --hot-seat albo --bots i --bot
cli-hot-seat-people = --hot-seat znaczy, że wszyscy to ludzie: pomiń --people
cli-people-negative = liczba ludzi nie może być { $people }
cli-too-many-seats = za dużo na tę liczbę graczy ({ $players }): ludzie { $people }, boty { $bots }
cli-too-many-names = za dużo imion ({ $names }) na tę liczbę graczy: { $players }
cli-same-names = każde miejsce potrzebuje własnego imienia
cli-bad-name = imię musi mieć od 1 do { $most } drukowalnych znaków
cli-bad-seed = ziarno musi mieć 32 cyfry szesnastkowe, a nie „{ $seed }”
cli-bad-salt = domieszane słowo może mieć najwyżej { $most } drukowalnych znaków
cli-bad-setting = opcja musi mieć postać KLUCZ=WARTOŚĆ, na przykład mode=tribe, a nie „{ $setting }”
cli-two-settings = opcja „{ $key }” jest podana dwa razy, jako „{ $first }” i jako „{ $second }”
cli-resume-alone = zapisana gra ma już swoją grę, miejsca i losowanie: pomiń { $option }
cli-resume-finished = { $name }: ta gra jest skończona; obejrzyj ją tak: { $lascaux } replay { $file }
cli-resume-seats = { $file }: to jest zapis, ale nie mówi, kto gdzie siedzi, więc nie można grać dalej
cli-file-exists = { $file }: już istnieje i nie zostanie zastąpiony
cli-file-unreadable = { $file }: nie można odczytać ({ $reason })
cli-file-unwritable = { $file }: nie można zapisać ({ $reason })
cli-file-too-big = { $file }: jest za duży na zapis
cli-file-binary = { $file }: wiersz { $line }: to nie tekst, więc plik nie jest zapisem
cli-file-missing = { $file }: nie ma takiego pliku
cli-file-folder = { $file }: to folder, nie plik
cli-file-no-folder = { $file }: nie ma folderu { $folder }
cli-file-wrong = { $file }: { $reason }
cli-replay-range = nie ma akcji { NUMBER($to, useGrouping: 0) }: ostatnia akcja zapisu ma numer { $actions }, więc --to to liczba od 0 do { $actions }
cli-arena-field = tyle botów nie usiądzie na tylu miejscach ({ $entries } i { $players }): podaj po jednym bocie na miejsce
cli-arena-games = seria ma od 1 do { NUMBER($most, useGrouping: 0) } gier, a jej pierwszy numer to co najmniej 0
cli-arena-jobs = --jobs to liczba od 1 do { $most }
cli-arena-patience = --patience musi być więcej niż 0 sekund
cli-arena-test-numbers = --gain musi być więcej niż 0 punktów, a --error między 0 i 0,5
cli-arena-two =
    { $bots ->
        [one] --sprt porównuje dwa różne boty, a jest 1
        [few] --sprt porównuje dwa różne boty, a są { $bots }
       *[many] --sprt porównuje dwa różne boty, a jest { $bots }
    }
cli-arena-pool =
    { $bots ->
        [one] drabinka wymaga co najmniej dwóch botów, a jest 1
        [few] drabinka wymaga co najmniej dwóch botów, a są { $bots }
       *[many] drabinka wymaga co najmniej dwóch botów, a jest { $bots }
    }
cli-arena-ladder-or-test = --ladder i --sprt to dwa różne pytania: pomiń jedno z nich
cli-arena-records = { $folder }: nie jest pusty; zapisy dwóch serii nie mogą się pomieszać
# What is different in the file: format, json, first, game, revision, players, options, bots, tables or results.
cli-arena-other-series =
    { $file }: nie można kontynuować tym poleceniem: { $what ->
        [format] to nie jest seria areny
        [json] to nie jest JSON
        [results] nie da się odczytać wyników
        [revision] gry rozegrano według starszej wersji zasad
        [first] pierwsza gra ma inny numer
        [game] to inna gra
        [players] stoły mają inną liczbę miejsc
        [options] gry mają inne opcje
        [bots] boty są inne
       *[tables] boty siedzą przy innych stołach
    }
cli-arena-failed = { $bot }: błąd w grze { NUMBER($number, useGrouping: 0) }: { $said }
cli-arena-broken = gry { NUMBER($number, useGrouping: 0) } nie udało się dokończyć: { $said }
cli-arena-hung =
    { $patience ->
        [one] { $bot }: zakończony w grze { NUMBER($number, useGrouping: 0) }: brak decyzji po { $patience } sekundzie
        [few] { $bot }: zakończony w grze { NUMBER($number, useGrouping: 0) }: brak decyzji po { $patience } sekundach
       *[many] { $bot }: zakończony w grze { NUMBER($number, useGrouping: 0) }: brak decyzji po { $patience } sekundach
    }
cli-arena-died = { $bot }: koniec procesu w grze { NUMBER($number, useGrouping: 0) } (kod wyjścia { $said })
cli-check-which = powiedz przez --game, do której gry należy plik: { $games }
cli-check-data = { $file }: { $entry }: { $reason }

## Replay

cli-chance = Los
cli-replay-title = { $title }: { $names }
cli-replay-actions =
    Sprawdzono: { $actions } { $actions ->
        [one] akcja
        [few] akcje
       *[many] akcji
    }, każda we właściwej turze i dozwolona, każdy skrót się zgadza.
    Sprawdzono: z tego { $deals } { $deals ->
        [one] losowanie
        [few] losowania
       *[many] losowań
    }, każde z ziarna ustalonego przed grą.
    ostatni skrót  { $digest }
    zobowiązanie   { $commitment }
cli-replay-begins = Ta gra jest dalszym ciągiem innej, od akcji { $begins }: to, co wylosowano wcześniej, nie jest sprawdzane z ziarnem.
cli-replay-unfinished = Ta gra jeszcze się nie skończyła; punkty to te dotychczasowe.
cli-replay-action = Akcja { $number }, { $name }: { $what }.

## Arena

cli-arena-bot = bot
cli-arena-wins = wygrane
cli-arena-interval = 95%
# The share of wins if all played alike.
cli-arena-even = po równo
cli-arena-points = punkty
cli-arena-margin = przewaga
cli-arena-rating = ranking
# Heads of a table of times: decisions of a seat in a game; milliseconds of CPU for one of them.
cli-arena-decisions = decyzje
cli-arena-mean = CPU ms
cli-arena-p50 = p50
cli-arena-p95 = p95
cli-arena-max = maks
cli-arena-several = { $bot } x{ $seats }
cli-arena-left-out = { $level } tu nie gra: { $reason }
cli-arena-so-far = { $bot } { $share }%
cli-arena-so-far-test = świadectwo { $ratio } z { $bound }
# Two bots that met: the first against the second.
cli-arena-against = { $first } - { $second }
# Points of a seat of the first bot minus those of the second, on average.
cli-arena-difference = różnica
cli-arena-z = z
cli-arena-games-of = gry
cli-arena-difference-of = { $first } przeciw { $second }: różnica punktów na miejsce { $difference } (z { $z }).
# What a test between two bots found after some games; its verdict is better, not-better or open.
cli-arena-test =
    { $verdict ->
        [better] Rozstrzygnięte, liczba gier { $units }: { $first } jest lepszy niż { $second }: przewaga { $gain } na miejsce pasuje lepiej niż żadna (logarytm ilorazu wiarygodności { $ratio }, granica { $bound }; błędnych jest najwyżej { $chance }% takich odpowiedzi).
        [not-better] Rozstrzygnięte, liczba gier { $units }: { $first } nie jest lepszy niż { $second }: brak przewagi pasuje lepiej niż przewaga { $gain } na miejsce (logarytm ilorazu wiarygodności { $ratio }, granica -{ $bound }; błędnych jest najwyżej { $chance }% takich odpowiedzi).
       *[open] Nierozstrzygnięte, liczba gier { $units }: czy { $first } jest lepszy niż { $second }, z przewagą { $gain } na miejsce zamiast żadnej (logarytm ilorazu wiarygodności { $ratio }, granice +-{ $bound }).
    }
    Test, który kończy, gdy jest pewny, znajduje zbyt dużą różnicę: z nie jest tu p-wartością.
cli-arena-time =
    { $games ->
        [0] W ciągu { $seconds } s nie skończyła się żadna gra.
        [one] 1 gra w { $seconds } s.
        [few] { $games } gry w { $seconds } s.
       *[many] { $games } gier w { $seconds } s.
    }
# The page with charts. Names of bots and numbers are facts; "even" is the share if all played alike.
cli-arena-page-title = { $game }: boty na arenie
cli-arena-page-about =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, liczba graczy { $players }{ $has_mode ->
        [1] , { $mode }
       *[0] { "" }
    }
cli-arena-page-nothing = Nie skończyła się żadna gra.
cli-arena-page-best = { $bot } jest najsilniejszy w grupie, z rankingiem { $rating }.
cli-arena-page-wins = { $bot } wygrywa { $share }% gier, a gier jest { $games } (przedział 95%: od { $low } do { $high }; { $even }%, gdyby wszyscy grali jednakowo).
cli-arena-page-trouble = Seria urwała się przed końcem: { $bot }, błąd w grze { NUMBER($number, useGrouping: 0) }.
cli-arena-page-shares = Kto wygrywa
cli-arena-page-shares-note = Udział wygranych gier, wspólne wygrane podzielone, wszystkie miejsca bota razem; słupek to przedział 95% (Wilson), linia przerywana to udział, gdyby wszyscy grali jednakowo.
cli-arena-page-ratings = Ranking
cli-arena-page-ratings-note = Plackett-Luce na podstawie kolejności na mecie we wszystkich grach, w skali Elo: 400 punktów więcej to szanse dziesięć do jednego, że skończy się przed innym miejscem. { $anchor } ma zawsze 1000; słupki to przedziały 95%.
cli-arena-page-pairings = Kto z kim grał
cli-arena-page-pairings-note = Punkty miejsca pierwszego minus punkty drugiego, przy wspólnych stołach; słupki to przedziały 95%.
cli-arena-page-test = Świadectwo, gra po grze
cli-arena-page-test-note = Logarytm ilorazu wiarygodności między przewagą { $gain } na miejsce, którą ma { $first } nad { $second }, a żadną; na linii przerywanej zapada rozstrzygnięcie, z najwyżej { $chance }% błędnych odpowiedzi.
cli-arena-page-difference = Przewaga punktowa, średnio
cli-arena-page-difference-note = Punkty miejsca { $first } minus punkty miejsca { $second }: średnia po każdej grze, z przedziałem 95%.
cli-arena-page-margins = Przewaga nad najlepszym z pozostałych
cli-arena-page-margins-note = Średnia po każdej grze z punktów miejsca minus punkty najlepszego innego miejsca.
cli-arena-page-points = Punkty na koniec
cli-arena-page-points-note = Jak często miejsce kończyło z tyloma punktami; linia i liczba to średnia.
cli-arena-page-times = Czas na decyzję
cli-arena-page-times-note = Milisekundy procesora tam, gdzie był wybór: kropka i liczba to wartość środkowa, słupek sięga tam, gdzie mieści się 95 ze 100, koniec to najdłuższy czas.
cli-arena-page-numbers = Wszystkie liczby
cli-arena-page-numbers-note = Przewaga to przewaga nad najlepszym z pozostałych przy stole, z błędem standardowym; decyzje to decyzje jednego miejsca w grze; czasy to milisekundy procesora na decyzję.
cli-arena-page-protocol = Jak to powtórzyć
cli-arena-page-protocol-note = Każda gra ma nowe losowanie, które wynika z jej numeru, tak samo miejsca i szczęście botów; wszystkie ustawienia stołu pojawiają się po kolei. Boty widzą tylko to, co widać z ich miejsc. Budżet w symulacjach daje te same gry na każdym komputerze, budżet w sekundach nie.
cli-arena-page-bots = Boty
cli-arena-page-options = Opcje
cli-arena-page-seeds = Gry
cli-arena-page-seed-range = numery od { $first } do { $last }
cli-arena-page-build = Lascaux
cli-arena-page-took = Czas
cli-arena-page-took-seconds =
    { $jobs ->
        [one] { $seconds } s, jedna gra naraz
        [few] { $seconds } s, { $jobs } gry naraz
       *[many] { $seconds } s, { $jobs } gier naraz
    }
cli-arena-ended-time = Czas minął przed końcem wszystkich gier: { $asked }.
cli-arena-ended-stopped = Zatrzymano przed końcem wszystkich gier: { $asked }.

## Check

cli-check-fine = ok      { $what }
cli-check-faults =
    { $count ->
        [one] 1 błąd. Niczego nie rozegrano.
        [few] { $count } błędy. Niczego nie rozegrano.
       *[many] { $count } błędów. Niczego nie rozegrano.
    }
cli-check-no-loader = { $game } pochodzi z innego pakietu, który sam sprawdza swoje elementy
cli-check-no-folder = elementy gry { $game } to jeden plik, nie folder
# The game that was being played: its number, how many players, and which bot played for all of them.
cli-check-games-failed = gra { $number } z tymi elementami (graczy: { $players }, bot { $bot }) nie udała się: { $reason }
cli-check-games-died = gra { $number } z tymi elementami (graczy: { $players }, bot { $bot }) zabiła swój proces (sygnał { $signal })
cli-check-games-slow = gra { $number } z tymi elementami (graczy: { $players }, bot { $bot }) nie skończyła się w ciągu { $seconds } s
cli-check-games-endless = gra { $number } z tymi elementami (graczy: { $players }, bot { $bot }) nie ma końca: nie skończyła się, a liczba decyzji to już { $decisions }
cli-check-games =
    { $games ->
        [one] ok      1 gra losowego bota, liczba decyzji { $decisions }
        [few] ok      { $games } gry, na zmianę losowego i zwykłego bota, liczba decyzji { $decisions }
       *[many] ok      { $games } gier, na zmianę losowego i zwykłego bota, liczba decyzji { $decisions }
    }
cli-check-wordless = brak słowa: { $what }
cli-check-play = Zagraj z tym: { $variable }="{ $folder }" lascaux play { $game }
cli-check-broken = błąd    { $what }: { $reason }

## Games

cli-games-ours = Należy do Lascaux { $version }.
cli-games-from = Pochodzi z pakietu { $origin }.
cli-games-fault = Jej pliki: { $fault }
cli-games-broken = błąd    { $game } z { $origin }: { $reason }
cli-games-players = Liczba graczy: { $players }
cli-games-option = { $key } ({ $rule }): { $what }
cli-games-choice =
    { $usual ->
        [1] { $choice } (zwykle): { $what }
       *[other] { $choice }: { $what }
    }
cli-games-needs = Tylko z { $key }={ $value }.
cli-games-play = Zagraj: { $lascaux } play { $game }

## Training

cli-train-begins = { $game } { $variant }: początek, w { $folder }.
cli-train-goes-on =
    { $done ->
        [one] { $game } { $variant }: ciąg dalszy po 1 pokoleniu, w { $folder }.
        [few] { $game } { $variant }: ciąg dalszy po { $done } pokoleniach, w { $folder }.
       *[many] { $game } { $variant }: ciąg dalszy po { $done } pokoleniach, w { $folder }.
    }
# Beside the bar: what is going on.
cli-train-playing = pokolenie { $generation }: gry do nauki
cli-train-fitting = pokolenie { $generation }: nauka
cli-train-duelling = pokolenie { $generation }: gry przeciw casual
# A line after each generation; $against is a list of cli-train-share, one a number of players.
cli-train-generation =
    { $best ->
        [1] Pokolenie { $generation }: wygrane { $against }; R2 { $r2 }, Brier { $brier }; gry { $games }, { $seconds } s. Najlepsze dotąd.
       *[other] Pokolenie { $generation }: wygrane { $against }; R2 { $r2 }, Brier { $brier }; gry { $games }, { $seconds } s.
    }
# Against casual bots, with the 95% interval in brackets.
cli-train-share = { $share }% (od { $low } do { $high }) przy { $players } graczach
cli-train-curve = Wygrane według pokoleń: { $curve }, od { $first } do { $last }%.
cli-train-done =
    Najlepiej gra sieć pokolenia { $generation }. Wszystko razem trwało { $seconds } s.
    wagi     { $file }
    krzywe   { $curves }
cli-train-installed = Leżą teraz w { $folder }, gdzie boty je znajdą.
cli-train-use =
    Boty grają według nich tam, gdzie ustawiono { $variable }={ $folder }; --install umieszcza je tam, gdzie znajdą się same.
cli-train-stopped =
    Zatrzymano. To, co zrobiono, zostaje. Kontynuuj tak:
    { $command }
cli-train-title = { $game } { $variant }: czego się nauczono, według pokoleń
cli-train-chart-play = Udział wygranych przeciw casual
cli-train-chart-fit = Jak dobrze przewiduje się gry, z których nie było nauki
cli-train-chart-players =
    { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
cli-train-chart-r2 = przewaga (R²)
cli-train-chart-brier = wygrana (Brier)
cli-train-needs = trening wymaga numpy i librt: zainstaluj lascaux[bots]
cli-train-no-install = to nie są źródła: ustaw { $variable } na własny folder, a boty tam zajrzą
cli-train-variant = { $game } nie ma wariantu „{ $variant }”: są { $variants }
cli-train-variant-setup = plan dla { $variant } ma ustawienie, które należy do wariantu { $other }
cli-train-games =
    { $least ->
        [one] pokolenie ma co najmniej { $least } grę: po dwie na każde ustawienie
        [few] pokolenie ma co najmniej { $least } gry: po dwie na każde ustawienie
       *[many] pokolenie ma co najmniej { $least } gier: po dwie na każde ustawienie
    }
cli-train-count = gry i pokolenia to liczby od 1 do { NUMBER($most, useGrouping: 0) }
cli-train-seed = ziarno treningu to liczba od 0 do { NUMBER($most, useGrouping: 0) }
cli-train-seconds = --seconds musi być więcej niż 0
cli-train-plan = { $file }: to nie jest plan: { $reason }
cli-train-other = { $folder } zawiera przebieg rozpoczęty z innym „{ $what }”: podaj inny --folder albo usuń ten
cli-train-folder = { $file }: nie można odczytać ({ $reason }): usuń folder, aby zacząć od nowa
cli-train-worker =
    { $times ->
        [one] proces, który rozgrywał { $task }, zakończono z zewnątrz { $times } raz
        [few] proces, który rozgrywał { $task }, zakończono z zewnątrz { $times } razy
       *[many] proces, który rozgrywał { $task }, zakończono z zewnątrz { $times } razy
    }
cli-hint-who =
    { $by ->
        [expert] Ekspert
       *[casual] Zwykły gracz
    }
cli-hint-why =
    Ekspert wybiera { $number }: { $what }.
    Punkty na koniec w porównaniu z { $other } ({ $instead }): { $reasons }.
cli-hint-even = Ekspert wybiera { $number }: { $what }. Mniej więcej równie dobre jest { $other } ({ $instead }).
cli-hint-reason = { $points } { $line }
cli-hint-rival = { $points } dla najsilniejszego rywala

# What else is wrong with what was asked for
cli-no-game = nie ma gry { $game }; są { $games }
cli-setup-players = w { $game } nie zagra tyle osób: { $players }; dozwolone: { $allowed }
cli-setup-option = { $game } nie ma opcji { $option }; ma { $options }
cli-setup-value = opcja { $option } nie może mieć wartości { $value }; dozwolone: { $allowed }
cli-setup-need = opcja { $option } ma sens tylko przy { $need } ({ $rule })
cli-no-bot = nie ma bota „{ $bot }”; są { $bots } albo własny jako ścieżka.py:Nazwa
cli-bad-bot = „{ $bot }” nie ma postaci nazwa(parametr=wartość, ...)
cli-no-class = w pliku { $file } nie ma klasy „{ $name }”
cli-error = nie da się tego zrobić: { $reason }
cli-error-record = zapisu gry nie da się odczytać: { $reason }
cli-error-bot = bot nie może grać: { $reason }
cli-error-setup = tak nie da się grać: { $reason }
cli-error-training = trening przerwany: { $reason }
cli-error-data = błąd w pliku elementów: { $reason }
