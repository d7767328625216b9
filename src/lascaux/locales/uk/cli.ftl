# The terminal client.

cli-yes = т так y
cli-no = н ні n
cli-and = { $first } та { $last }
cli-animal-wolf = Вовк
cli-animal-bison = Бізон
cli-animal-lion = Лев
cli-animal-bear = Ведмідь
cli-bot-random = Випадковий
cli-bot-easy = Новачок
cli-bot-casual = Аматор
cli-bot-fair = Знавець
cli-bot-strong = Майстер
cli-bot-expert = Експерт
cli-bot-greedy = Практик

## The prompt

cli-prompt = { $name }>
cli-question = { $name }: { $question } ({ $rule })
cli-forced = (Вибору не було.)
cli-outlook =
    { $any ->
        [0] без прогнозу
       *[other] прогноз { $points }
    }
cli-more = ... і ще { $count }: «список» показує всі
cli-several = Це може бути будь-що з такого:
cli-no-such-number = Уведи число від 1 до { $count }.
cli-no-such-words = Тут нічого не зветься «{ $words }». Уведи число або «довідка».
cli-refused = { $why } ({ $rule })

## Commands

cli-commands-list = список с list
cli-commands-undo = назад н undo
cli-commands-hint = підказка п hint
cli-commands-save = записати save
cli-commands-log = журнал log
cli-commands-score = бали score
cli-commands-rules = правила правило rules
cli-commands-board = покажи board
cli-commands-all = усі all
cli-commands-help = довідка help ?
cli-commands-legend = легенда legend
cli-commands-quit = вихід в quit q

cli-help-answers = Відповідай номером варіанта або його словами:
cli-help =
    Або введи щось із цього:
    назад (н)      узяти назад останнє рішення за цим терміналом
    підказка (п)   що зробив би сильний гравець
    список (с)     усі варіанти
    покажи ІМ’Я    що хтось має; усі: показати всіх
    бали           поточна таблиця балів
    журнал         що вже сталося
    правила        ще раз запитання і його правило
    легенда        що означають літери й позначки
    записати ФАЙЛ  зберегти гру, щоб продовжити потім
    вихід (в)      вийти з гри
cli-who = Тут немає «{ $name }», а є { $names }.
cli-hint =
    { cli-hint-who } вибирає { $number }: { $what } ({ $gain ->
        [0] зараз без балів
        [one] { $sign }{ $gain } бал
        [few] { $sign }{ $gain } бали
       *[many] { $sign }{ $gain } балів
    }, { $outlook }).
cli-hint-estimate =
    { cli-hint-who } вибирає { $number }: { $what } ({ $gain ->
        [0] за його прикидкою, бали в кінці не зміняться
        [one] за його прикидкою, { $sign }{ $gain } бал у кінці
        [few] за його прикидкою, { $sign }{ $gain } бали в кінці
       *[many] за його прикидкою, { $sign }{ $gain } балів у кінці
    }).
cli-rules = { $question } Це правило { $rule } з docs/rules.

## Taking back

cli-undo-none = Рішення, яке можна взяти назад, немає.
cli-undo-ask =
    { $others ->
        [0] Між ними була роздача; ті самі ходи дадуть ту саму роздачу. Узяти назад? [т/Н]
        [one] Між ними { $others } дія інших; ті самі ходи дадуть ту саму роздачу. Узяти назад усе? [т/Н]
        [few] Між ними { $others } дії інших; ті самі ходи дадуть ту саму роздачу. Узяти назад усе? [т/Н]
       *[many] Між ними { $others } дій інших; ті самі ходи дадуть ту саму роздачу. Узяти назад усе? [т/Н]
    }
cli-undo-kept = Назад нічого не взято.
cli-undone =
    { $count ->
        [1] { $name } бере назад: { $what }.
        [one] { $name } бере назад { $count } дію, починаючи з такої: { $what }.
        [few] { $name } бере назад { $count } дії, починаючи з такої: { $what }.
       *[many] { $name } бере назад { $count } дій, починаючи з такої: { $what }.
    }

## Saving and leaving

cli-saved =
    Збережено. Продовжити можна так:
    { $lascaux } play --resume { $file }
cli-recorded =
    Запис у файлі { $name }
    Перевірити його можна так: { $lascaux } replay { $file }
cli-not-recorded = Запис не збережено.
cli-overwrite = { $file } уже є. Перезаписати? [т/Н]
cli-not-saved = Нічого не збережено.
cli-save-first = Зберегти гру перед виходом? [Т/н]
cli-record-where = Зберегти запис як { $file }? [Т/н або інша назва]
cli-save-where = У який файл зберегти натомість? (Enter: не зберігати)
cli-left =
    { $count ->
        [one] Вихід із гри після { $count } дії.
        [few] Вихід із гри після { $count } дій.
       *[many] Вихід із гри після { $count } дій.
    }
cli-input-ended =
    { $count ->
        [one] Введення скінчилося раніше за гру, після { $count } дії.
        [few] Введення скінчилося раніше за гру, після { $count } дій.
       *[many] Введення скінчилося раніше за гру, після { $count } дій.
    }

## Beginning and end

cli-which-game = Скажи, у яку гру грати, наприклад: { $lascaux } play { $game }
cli-ask-game = У яку гру: { $games }? [{ $default }]
cli-ask-choice = { $number } { $choice }: { $what }
cli-ask-number = Номер? [{ $default }]
cli-ask-players = Скільки гравців: { $players }? [{ $default }]
cli-ask-people = Скільки з них людей за цим терміналом? [{ $default }]
cli-ask-bots = Які боти: { $bots }? [{ $default }]
cli-ask-again = Відповідай чимось із цього: { $choices }.
cli-commitment =
    Роздачу зафіксовано до першої дії. SHA-256 її зерна:
    { $commitment }
cli-ask-salt = Якщо хочеш, кинь слово, яке домішають до роздачі (Enter: без нього)
cli-welcome = { $title }: { $names }.
cli-help-hint = «довідка» — у будь-яку мить.
cli-hello = Це { $title }. { $about }
cli-resumed =
    { $count ->
        [one] Гра триває після { $count } дії.
        [few] Гра триває після { $count } дій.
       *[many] Гра триває після { $count } дій.
    }
cli-over = Гру закінчено.
cli-total = разом
cli-winners =
    { $count ->
        [1] Перемагає { $names }.
       *[other] { $names } ділять перемогу.
    }
cli-seed =
    Зерно: { $seed }{ $salted ->
        [0] .
       *[other] , сіль: «{ $salt }».
    }

## What can't be done

cli-unknown-command = немає команди «{ $name }», а є { $commands }
cli-mistake-option = немає параметра { $name }
cli-mistake-value = «{ $value }» не підходить як значення: { $name }
cli-mistake-missing = бракує { $name } або значення
cli-mistake-twice = { $name } вказано двічі
cli-mistake-word = слово «{ $word }» зайве
cli-hot-seat-bots = за спільним терміналом ботів немає: прибери --hot-seat або --bots і --bot
cli-hot-seat-people = --hot-seat означає, що всі — люди: прибери --people
cli-people-negative = людей не може бути { $people }
cli-too-many-seats = людей { $people } і ботів { $bots } — це забагато, бо гравців { $players }
cli-too-many-names = імен { $names } — це забагато, бо гравців { $players }
cli-same-names = кожне місце потребує власного імені
cli-bad-name = ім’я має складатися з друкованих символів: від 1 до { $most }
cli-bad-seed = зерно — це 32 шістнадцяткові цифри, а не «{ $seed }»
cli-bad-salt = сіль має складатися з друкованих символів: щонайбільше { $most }
cli-bad-setting = варіант треба вказувати як КЛЮЧ=ЗНАЧЕННЯ, наприклад mode=tribe, а не «{ $setting }»
cli-two-settings = варіант «{ $key }» указано двічі: «{ $first }» і «{ $second }»
cli-resume-alone = збережена гра має власну гру, місця й роздачу: прибери { $option }
cli-resume-finished = { $name }: цю гру закінчено; переглянь її так: { $lascaux } replay { $file }
cli-resume-seats = { $file }: це запис, але в ньому немає, хто де сидить, тож гру не продовжити
cli-file-exists = { $file }: уже є й не буде перезаписаний
cli-file-unreadable = { $file }: прочитати не вдається ({ $reason })
cli-file-unwritable = { $file }: записати не вдається ({ $reason })
cli-file-too-big = { $file }: завеликий для запису гри
cli-file-binary = { $file }: рядок { $line }: це не текст, тож файл не є записом
cli-file-missing = { $file }: такого файлу немає
cli-file-folder = { $file }: це тека, а не файл
cli-file-no-folder = { $file }: немає теки { $folder }
cli-file-wrong = { $file }: { $reason }
cli-replay-range =
    { $actions ->
        [one] дії { NUMBER($to, useGrouping: 0) } немає: у записі { $actions } дія, тож --to може бути від 0 до { $actions }
        [few] дії { NUMBER($to, useGrouping: 0) } немає: у записі { $actions } дії, тож --to може бути від 0 до { $actions }
       *[many] дії { NUMBER($to, useGrouping: 0) } немає: у записі { $actions } дій, тож --to може бути від 0 до { $actions }
    }
cli-arena-field = ботів { $entries }, а місць { $players }: дай кожному по місцю
cli-arena-games = ігор у серії від 1 до { NUMBER($most, useGrouping: 0) }, а перший номер не менший за 0
cli-arena-jobs = --jobs може бути від 1 до { $most }
cli-arena-patience = --patience має бути більше ніж 0 секунд
cli-arena-test-numbers = --gain має бути більше ніж 0 балів, а --error — між 0 і 0.5
cli-arena-two = --sprt порівнює двох різних ботів, а тут їх { $bots }
cli-arena-pool = для рейтингу треба двох або більше ботів, а тут їх { $bots }
cli-arena-ladder-or-test = --ladder і --sprt — це два різні запитання: прибери одне з них
cli-arena-records = { $folder }: не порожня; записи двох серій не мають змішатися
# What is different in the file: format, json, first, game, revision, players, options, bots, tables or results.
cli-arena-other-series =
    { $file }: ця команда не може його продовжити: { $what ->
        [format] це не серія арени
        [json] це не JSON
        [results] його результати не читаються
        [revision] його ігри зіграно за давнішою редакцією правил
        [first] його перша гра має інший номер
        [game] він про іншу гру
        [players] за його столами інша кількість місць
        [options] його ігри мають інші варіанти
        [bots] його боти інші
       *[tables] його боти сидять за іншими столами
    }
cli-arena-failed = { $bot }: збій у грі { NUMBER($number, useGrouping: 0) }: { $said }
cli-arena-broken = гру { NUMBER($number, useGrouping: 0) } не вдалося завершити: { $said }
cli-arena-hung = { $bot }: зупинка в грі { NUMBER($number, useGrouping: 0) }, немає рішення, хоча секунд минуло { $patience }
cli-arena-died = { $bot }: процес завершився сам у грі { NUMBER($number, useGrouping: 0) } (код виходу { $said })
cli-check-which = скажи, якій грі належить файл, через --game: { $games }
cli-check-data = { $file }: { $entry }: { $reason }

## Replay

cli-chance = Випадок
cli-replay-title = { $title }: { $names }
cli-replay-actions =
    Перевірено дій: { $actions }; кожна у свою чергу й за правилами, кожен дайджест правильний.
    Перевірено роздач серед них: { $deals }; кожна випливає із зерна, зафіксованого до гри.
    останній дайджест  { $digest }
    фіксація зерна     { $commitment }
cli-replay-begins = Ця гра продовжує іншу від дії { $begins }: роздане доти із зерном не звірено.
cli-replay-unfinished = Цю гру ще не закінчено; бали поточні.
cli-replay-action = Дія { $number }, { $name }: { $what }.

## Arena

cli-arena-bot = бот
cli-arena-wins = перемоги
cli-arena-interval = 95 %
# The share of wins if all played alike.
cli-arena-even = рівно
cli-arena-points = бали
cli-arena-margin = перевага
cli-arena-rating = рейтинг
# Heads of a table of times: decisions of a seat in a game; milliseconds of CPU for one of them.
cli-arena-decisions = рішення
cli-arena-mean = CPU, мс
cli-arena-p50 = p50
cli-arena-p95 = p95
cli-arena-max = макс.
cli-arena-several = { $bot } x{ $seats }
cli-arena-left-out = { $level } тут не грає: { $reason }
cli-arena-so-far = { $bot } { $share } %
cli-arena-so-far-test = свідчення { $ratio } із { $bound }
# Two bots that met: the first against the second.
cli-arena-against = { $first } - { $second }
# Points of a seat of the first bot minus those of the second, on average.
cli-arena-difference = різниця
cli-arena-z = z
cli-arena-games-of = ігри
cli-arena-difference-of = { $first } проти { $second }: балів на місце { $difference } (z { $z }).
# What a test between two bots found after some games; its verdict is better, not-better or open.
cli-arena-test =
    { $verdict ->
        [better] Вирішено, зіграно ігор { $units }: { $first } кращий за { $second }. Перевага { $gain } на місце пасує більше, ніж жодної (логарифм відношення правдоподібностей { $ratio }, межа { $bound }; хибних відповідей щонайбільше { $chance } %).
        [not-better] Вирішено, зіграно ігор { $units }: { $first } не кращий за { $second }. Відсутність переваги пасує більше, ніж { $gain } на місце (логарифм відношення правдоподібностей { $ratio }, межа -{ $bound }; хибних відповідей щонайбільше { $chance } %).
       *[open] Не вирішено, зіграно ігор { $units }: чи { $first } кращий за { $second } на { $gain } на місце, чи не кращий зовсім (логарифм відношення правдоподібностей { $ratio }, межі +-{ $bound }).
    }
    Перевірка, що спиняється, коли впевнена, знаходить завелику різницю: z тут не p-значення.
cli-arena-time =
    { $games ->
        [0] За { $seconds } с жодної гри не завершено.
        [one] { $games } гра за { $seconds } с.
        [few] { $games } гри за { $seconds } с.
       *[many] { $games } ігор за { $seconds } с.
    }
# The page with charts. Names of bots and numbers are facts; "even" is the share if all played alike.
cli-arena-page-title = { $game }: боти на арені
cli-arena-page-about =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }, гравців: { $players }{ $has_mode ->
        [1] , { $mode }
       *[0] { "" }
    }
cli-arena-page-nothing = Жодної гри не завершено.
cli-arena-page-best = Найсильніший у групі { $bot }, рейтинг { $rating }.
cli-arena-page-wins = { $bot } перемагає у { $share } % ігор, усього їх { $games } (95 %-й інтервал від { $low } до { $high }; { $even } %, якби всі грали однаково).
cli-arena-page-trouble = Серія завершилася передчасно: { $bot }, збій у грі { NUMBER($number, useGrouping: 0) }.
cli-arena-page-shares = Хто перемагає
cli-arena-page-shares-note = Частка виграних ігор, спільні перемоги поділено, усі місця бота разом; смуга — 95 %-й інтервал (Вілсон), штрихова лінія — якби всі грали однаково.
cli-arena-page-ratings = Рейтинги
cli-arena-page-ratings-note = Плакетт — Люс за місцями в усіх іграх, у шкалі Ело: на 400 пунктів більше — це десять до одного за те, щоб бути попереду іншого місця. { $anchor } закріплено на 1000; смуги — 95 %-ві інтервали.
cli-arena-page-pairings = Хто з ким грав
cli-arena-page-pairings-note = Бали місця першого мінус бали другого за спільними столами; смуги — 95 %-ві інтервали.
cli-arena-page-test = Свідчення, гра за грою
cli-arena-page-test-note = Логарифм відношення правдоподібностей: { $first } має перевагу { $gain } на місце або не має жодної, суперник { $second }; на штриховій лінії все вирішено, хибних відповідей щонайбільше { $chance } %.
cli-arena-page-difference = Середня перевага в балах
cli-arena-page-difference-note = Бали місця { $first } мінус бали { $second }: середнє після кожної гри, з 95 %-м інтервалом.
cli-arena-page-margins = Перевага над найкращим з інших
cli-arena-page-margins-note = Середнє після кожної гри: бали місця мінус бали найкращого з інших.
cli-arena-page-points = Бали в кінці
cli-arena-page-points-note = Як часто місце закінчувало з такими балами; лінія й число — середнє.
cli-arena-page-times = Час на рішення
cli-arena-page-times-note = Мілісекунди процесора там, де був вибір: точка й число — медіана, смуга сягає того, у що вкладаються 95 зі 100, кінець — найдовше.
cli-arena-page-numbers = Усі числа
cli-arena-page-numbers-note = Перевага — над найкращим з інших за столом, зі стандартною похибкою; рішення — на місце за гру; час — мілісекунди процесора на рішення.
cli-arena-page-protocol = Як це повторити
cli-arena-page-protocol-note = Кожна гра має нову роздачу, що випливає з її номера, як і місця та удача ботів; усі розсадження столу чергуються. Боти бачать лише те, що видно з їхніх місць. Межа в симуляціях дає однакові ігри на будь-якій машині, межа в секундах — ні.
cli-arena-page-bots = Боти
cli-arena-page-options = Варіанти
cli-arena-page-seeds = Ігри
cli-arena-page-seed-range = номери від { $first } до { $last }
cli-arena-page-build = Lascaux
cli-arena-page-took = Час
cli-arena-page-took-seconds =
    { $jobs ->
        [1] { $seconds } с, по одній грі
       *[other] { $seconds } с, водночас ігор: { $jobs }
    }
cli-arena-ended-time = Час вийшов раніше, ніж зіграно всі ігри: { $asked }.
cli-arena-ended-stopped = Зупинено раніше, ніж зіграно всі ігри: { $asked }.

## Check

cli-check-fine = гаразд  { $what }
cli-check-faults =
    { $count ->
        [one] { $count } вада. Нічого не зіграно.
        [few] { $count } вади. Нічого не зіграно.
       *[many] { $count } вад. Нічого не зіграно.
    }
cli-check-no-loader = { $game } з іншого пакунка, який перевіряє свої компоненти сам
cli-check-no-folder = компоненти { $game } — це один файл, а не тека
# The game that was being played: its number, how many players, and which bot played for all of them.
cli-check-games-failed = збій у грі { $number } з цими компонентами (гравців { $players }, бот { $bot }): { $reason }
cli-check-games-died = гра { $number } з цими компонентами (гравців { $players }, бот { $bot }) обірвала свій процес (сигнал { $signal })
cli-check-games-slow = гру { $number } з цими компонентами (гравців { $players }, бот { $bot }) не закінчено за { $seconds } с
cli-check-games-endless = гра { $number } з цими компонентами (гравців { $players }, бот { $bot }) не закінчується, рішень уже { $decisions }
cli-check-games =
    { $games ->
        [1] гаразд  1 гра випадкового бота, рішень { $decisions }
        [one] гаразд  { $games } гра випадкового бота й аматора по черзі, рішень { $decisions }
        [few] гаразд  { $games } гри випадкового бота й аматора по черзі, рішень { $decisions }
       *[many] гаразд  { $games } ігор випадкового бота й аматора по черзі, рішень { $decisions }
    }
cli-check-wordless = без слова: { $what }
cli-check-play = Зіграти з цим: { $variable }="{ $folder }" lascaux play { $game }
cli-check-broken = зламано { $what }: { $reason }

## Games

cli-games-ours = Постачається з Lascaux { $version }.
cli-games-from = Постачається з пакунком { $origin }.
cli-games-fault = Її файли: { $fault }
cli-games-broken = зламано { $game } з { $origin }: { $reason }
cli-games-players = Гравці: { $players }
cli-games-option = { $key } ({ $rule }): { $what }
cli-games-choice =
    { $usual ->
        [1] { $choice } (звичайно): { $what }
       *[other] { $choice }: { $what }
    }
cli-games-needs = Лише з { $key }={ $value }.
cli-games-play = Зіграти: { $lascaux } play { $game }

## Training

cli-train-begins = { $game } { $variant }: початок, у { $folder }.
cli-train-goes-on =
    { $done ->
        [one] { $game } { $variant }: триває після { $done } покоління, у { $folder }.
        [few] { $game } { $variant }: триває після { $done } поколінь, у { $folder }.
       *[many] { $game } { $variant }: триває після { $done } поколінь, у { $folder }.
    }
# Beside the bar: what is going on.
cli-train-playing = покоління { $generation }: ігри для навчання
cli-train-fitting = покоління { $generation }: навчання
cli-train-duelling = покоління { $generation }: ігри проти casual
# A line after each generation; $against is a list of cli-train-share, one a number of players.
cli-train-generation =
    { $best ->
        [1] Покоління { $generation }: перемог { $against }; R2 { $r2 }, Брієр { $brier }; ігор { $games }, { $seconds } с. Поки що найкраще.
       *[other] Покоління { $generation }: перемог { $against }; R2 { $r2 }, Брієр { $brier }; ігор { $games }, { $seconds } с.
    }
# Against casual bots, with the 95 % interval in brackets.
cli-train-share = { $share } % (від { $low } до { $high }), гравців { $players }
cli-train-curve = Перемоги за поколіннями: { $curve }, від { $first } до { $last } %.
cli-train-done =
    Найкраще зіграла мережа покоління { $generation }. Разом це тривало { $seconds } с.
    ваги    { $file }
    криві   { $curves }
cli-train-installed = Тепер вони в { $folder }, де їх знаходять боти.
cli-train-use =
    Боти грають за ними там, де задано { $variable }={ $folder }; --install кладе їх туди, де вони знайдуться й без цього.
cli-train-stopped =
    Зупинено. Усе зроблене досі збережено. Продовжити можна так:
    { $command }
cli-train-title = { $game } { $variant }: чого навчено, за поколіннями
cli-train-chart-play = Частка перемог проти casual
cli-train-chart-fit = Як добре передбачено ігри, на яких не вчилися
cli-train-chart-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
cli-train-chart-r2 = перевага (R²)
cli-train-chart-brier = перемога (Брієр)
cli-train-needs = для тренування потрібні numpy і librt: установи lascaux[bots]
cli-train-no-install = це не робоча копія коду: вкажи у { $variable } власну теку, і боти шукатимуть там
cli-train-variant = { $game } не має різновиду «{ $variant }», а є { $variants }
cli-train-variant-setup = у плані для { $variant } є підготовка, що належить різновиду { $other }
cli-train-games = у поколінні ігор має бути щонайменше { $least }: по дві на кожну підготовку
cli-train-count = кількість ігор і поколінь — це числа від 1 до { NUMBER($most, useGrouping: 0) }
cli-train-seed = зерно для тренування — це число від 0 до { NUMBER($most, useGrouping: 0) }
cli-train-seconds = --seconds має бути більше ніж 0
cli-train-plan = { $file }: це не план: { $reason }
cli-train-other = у { $folder } лежить прогін, що почався з іншим «{ $what }»: вкажи іншу --folder або вилучи цю
cli-train-folder = { $file }: прочитати не вдається ({ $reason }): вилучи теку, щоб почати знову
cli-train-worker =
    { $times ->
        [one] процес, що грав { $task }, зупинено ззовні { $times } раз
        [few] процес, що грав { $task }, зупинено ззовні { $times } рази
       *[many] процес, що грав { $task }, зупинено ззовні { $times } разів
    }
cli-hint-who =
    { $by ->
        [expert] Експерт
       *[casual] Аматор
    }
cli-hint-why =
    Експерт вибирає { $number }: { $what }.
    Бали в кінці, якщо порівняти з варіантом { $other } ({ $instead }): { $reasons }.
cli-hint-even = Експерт вибирає { $number }: { $what }. Приблизно так само добре: { $other } ({ $instead }).
cli-hint-reason = { $points } { $line }
cli-hint-rival = { $points } для найсильнішого суперника

# What else is wrong with what was asked for
cli-no-game = немає гри { $game }, а є { $games }
cli-setup-players = { $game }: не можна грати, коли гравців { $players }; дозволено { $allowed }
cli-setup-option = { $game } не має налаштування { $option }, а має { $options }
cli-setup-value = налаштування { $option } не може мати значення { $value }; дозволено { $allowed }
cli-setup-need = налаштування { $option } має сенс лише з { $need } ({ $rule })
cli-no-bot = немає бота «{ $bot }», а є { $bots } або власний: шлях.py:Назва
cli-bad-bot = «{ $bot }» не записано як назва(параметр=значення, ...)
cli-no-class = у файлі { $file } немає класу «{ $name }»
cli-error = це неможливо: { $reason }
cli-error-record = запис неможливо прочитати: { $reason }
cli-error-bot = бот не може грати: { $reason }
cli-error-setup = так грати не можна: { $reason }
cli-error-training = навчання зупинено: { $reason }
cli-error-data = помилка у файлі компонентів: { $reason }
