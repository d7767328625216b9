# The board of Stone Age in the browser: what things are called when they are pointed at, its few buttons,
# what is new in one's own village, and what the signs mean.

sa-board-phase =
    { $phase ->
        [setup] Підготовка
        [placing] Розстав людей
        [using] Люди працюють
        [feeding] Нагодуй людей
       *[end] Кінець
    }
# What an option brings is a guess here, no points at once.
sa-options-best = спершу найкраще за прикидкою
sa-options-legend = Числа: прикидка, як зміняться твої бали в кінці
sa-options-points = балів у кінці, прикидка
sa-hint-is = Розважливий гравець вибрав би: { $what } ({ $gain } до балів у кінці, за його прикидкою)
sa-board-round = Раунд { $round }
sa-board-start = Цей раунд починає { $seat }
sa-board-deck =
    { $deck ->
        [0] карт не лишилося (якщо зараз котрусь куплять, це останній раунд)
        [one] лишилася { $deck } карта
        [few] лишилося { $deck } карти
       *[many] лишилося { $deck } карт
    }
sa-board-smallest =
    { $left ->
        [0] один зі стосів будівель порожній (це останній раунд)
       *[other] найменший стос: { $left } { WORD("sa", "building", $left) }
    }
sa-board-ends = Гра закінчується, коли забракне карт або спорожніє стос будівель.
sa-board-supply = Лишилося в запасі

sa-board-areas = Частини поля
sa-board-area-places = Місця
sa-board-area-market = Карти, будівлі
sa-board-area-village = Твоє поселення
sa-board-market-cards = Карти
sa-board-market-buildings = Будівлі
sa-board-open = відкрито: { $open }

sa-board-hint-click = Натисни на
sa-board-hint-place = { sa-board-hint-click } місце, карту чи будівлю, що світиться, щоб відправити туди людей.
sa-board-hint-use = { sa-board-hint-click } місце, що світиться, щоб твої люди там попрацювали, або на карту чи будівлю, що світиться, щоб за неї заплатити.
sa-board-hint-buy = { sa-board-hint-click } карту чи будівлю, що світиться, щоб за неї заплатити.
sa-board-hint-wait = Інші працюють. { sa-board-hint-look }
sa-board-hint-look =
    { $by ->
        [finger] Притримай будь-що пальцем, щоб прочитати, що це.
       *[mouse] Наведи на будь-що, щоб прочитати, що це.
    }

sa-board-brings-long =
    { $place ->
        [hunt] кубик за кожну твою людину; кожні 2 очки приносять 1 їжу
        [forest] кубик за кожну твою людину; кожні 3 очки приносять 1 деревину
        [clay_pit] кубик за кожну твою людину; кожні 4 очки приносять 1 глину
        [quarry] кубик за кожну твою людину; кожні 5 очок приносять 1 камінь
        [river] кубик за кожну твою людину; кожні 6 очок приносять 1 золото
        [tool_maker] знаряддя: воно збільшує один кидок за раунд
        [hut] двоє людей одного гравця приводять третю людину
       *[field] на одну їжу більше щораунду
    }
sa-board-room =
    { $rings ->
        [0] місця вистачить усім
       *[other] місць: { $rings }
    }
sa-board-people-of = { $seat }: { $people }
sa-board-may-go = можеш відправити стільки людей: { $numbers }
sa-board-may-use = можна використати зараз
sa-board-may-buy = зараз можеш за це заплатити
sa-board-waits =
    { $rule ->
        [SA-RUL-11] твоя людина чекає: заплатити ти ще не можеш
       *[other] твоя людина чекає, доки ти кинеш кубики
    }
sa-board-fresh = тут дещо сталося після твоєї останньої дії
sa-board-closed =
    { $rule ->
        [SA-PLC-11] у цьому раунді сюди вже ніхто не піде: з майстерні, хижі й поля можна зайняти лише два
        [SA-PLC-12] у цьому раунді сюди вже ніхто не піде: з двох гравців це може лише один
        [SA-PLC-13] у цьому раунді сюди вже ніхто не піде: із трьох гравців це можуть лише двоє
       *[other] у цьому раунді сюди вже ніхто не піде
    }
sa-board-how-many = Скільки людей? ({ WORD("sa", $place) })
sa-board-close = Закрити

sa-board-cost = { $cost } { WORD("sa", "resource", $cost) }
sa-board-at-once =
    { $effect ->
        [dice] Кубик для кожного
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] 2 кубики на { WORD("sa", $what, case: "acc") }
        [draw] Прихована карта
        [one_use] Знаряддя на { $amount }, один раз
       *[choice] { $amount } { WORD("sa", "resource", $amount) } на вибір, один раз
    }
sa-board-brought =
    { $effect ->
        [dice] кубик для кожного
        [draw] прихована карта
        [one_use] знаряддя на { $amount }, один раз
        [choice] { $amount } { WORD("sa", "resource", $amount) } на вибір, один раз
       *[other] { sa-board-at-once }
    }
sa-board-at-end =
    { $scores ->
        [farmer] { $times } × землеробство
        [toolmaker] { $times } × знаряддя
        [builder] { $times } × будівлі
        [shaman] { $times } × люди
       *[other] { WORD("sa", $scores) }
    }
sa-board-points = { $times } { WORD("sa", "point", $times) }
sa-board-at-end-long =
    { $scores ->
        [farmer] { sa-board-points } за кожен рівень землеробства
        [toolmaker] { sa-board-points } за кожне очко на твоїх знаряддях
        [builder] { sa-board-points } за кожну твою будівлю
        [shaman] { sa-board-points } за кожну твою людину
       *[other] зелений знак «{ WORD("sa", $scores) }»; кількість різних знаків множиться сама на себе
    }
sa-board-card = Карта за { sa-board-cost }. Одразу: { sa-board-at-once }. Наприкінці: { sa-board-at-end-long }
sa-board-no-card = Тут немає карти
sa-board-building =
    { $kind ->
        [fixed] Будівля за{ sa-amounts.acc }: { $points } { WORD("sa", "point", $points) }
        [number] Будівля за { $least } { WORD("sa", "resource", $least) } { $kinds ->
            [1] одного виду
           *[other] { $kinds } різних видів
        }: { $spread ->
            [0] { $low } { WORD("sa", "point", $low) }
           *[other] { $low }–{ $high } { WORD("sa", "point", $high) }, залежно від оплати
        }
       *[open] Будівля за { $least }–{ $most } будь-яких ресурсів: { $low }–{ $high } { WORD("sa", "point", $high) }, залежно від оплати
    }
sa-board-building-left =
    { $left ->
        [1] остання
       *[other] лишилося { $left }
    }
sa-board-building-down =
    { $left ->
        [0] Цей стос порожній
       *[other] закритих: { $left }
    }
sa-board-amount = { $count } { WORD("sa", $what, $count) }

sa-board-roll = { $seat } кидає кубики на { WORD("sa", $what, case: "acc") }
sa-board-roll-rule = кожні { $divisor } { WORD("sa", "pip", $divisor, case: "acc") } приносять 1 { WORD("sa", $what, 1, case: "acc") }
sa-board-roll-sum = { $dice } = { $sum }
sa-board-roll-sum-tools = { $dice } + { $added } = { $sum }
sa-board-roll-yields = { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-missing = ще { $missing } { WORD("sa", "pip", $missing) } — і буде ще 1 { WORD("sa", $what) }
sa-board-tools = Додати знаряддя
sa-board-tool = Знаряддя на { $value }
sa-board-once = Одноразове знаряддя на { $value }
sa-board-tool-gives = { $value }: разом { $sum }, тобто { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-take = Узяти { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-roll-use = Додати { $pips } й узяти { $yields } { WORD("sa", $what, $yields, case: "acc") }
sa-board-rolled = { $seat } кидає { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    } і отримує { $amount } { WORD("sa", $what, $amount, case: "acc") }
sa-board-rolled-open = { $seat } кидає { $dice }{ $count ->
        [0] { "" }
       *[other] { sa-board-rolled-tools }
    } на { WORD("sa", $what, case: "acc") }
sa-board-rolled-for-all = { $seat } кидає { $dice }, по кубику для кожного
sa-board-rolled-tools = , додає знаряддя на { $tools }
sa-board-die = Кубик із { $value }

sa-board-dice = По кубику для кожного
sa-board-dice-rule = Візьми один кубик і те, що він приносить; наступний гравець бере з решти.
sa-board-die-gives =
    { $gives ->
        [0] нічого
       *[other] { $what ->
            [production] землеробство +1
            [tool] знаряддя
           *[other] 1 { WORD("sa", $what) }
        }
    }

sa-board-pay = Заплатити за { WORD("sa", $place, case: "acc") }
sa-board-pay-card = карта приносить тобі: { sa-board-brought }, а наприкінці: { sa-board-at-end }
sa-board-pay-feed = Нагодуй своїх людей
sa-board-pay-take = Візьми ресурси на вибір
sa-board-pay-feed-by = { $seat } годує людей
sa-board-pay-take-by = { $seat } бере ресурси на вибір
sa-board-pay-later = Не зараз
sa-board-pay-by = { $seat } платить за { WORD("sa", $place, case: "acc") }
sa-board-pay-due =
    { $least ->
        [0] ще до { $most }, якщо хочеш
       *[other] вибери ще { $least }
    }
sa-board-pay-only = заплатити можна лише так
sa-board-pay-none =
    { $due ->
        [0] нічого не бракує
       *[other] бракує { $due } { WORD("sa", "food", case: "gen") }, а ресурсів у тебе замало
    }
sa-board-pay-range = вибери від { $least } до { $most }
sa-board-pay-kinds =
    { $kinds ->
        [1] усі одного виду
       *[other] різних видів: { $kinds }
    }
sa-board-paid = уже сплачено: { $paid }
sa-board-pay-add =
    { $open ->
        [0] { WORD("sa", $resource) }: вибрано { $chosen }, у запасі { $held }
       *[other] { WORD("sa", $resource) }: вибрано { $chosen }, у запасі { $held }; додати одиницю
    }
sa-board-pay-less = прибрати одиницю: { WORD("sa", $resource) }
sa-board-pay-now = Сплатити
sa-board-pay-now-points = Сплатити й отримати { $points } { WORD("sa", "point", $points) }
sa-board-take-now = Узяти

sa-board-own = Що в тебе є
sa-board-village = Поселення: { $seat }
sa-board-people = { $people } { WORD("sa", "person", $people) }: вільні { $hand }, за роботою { $placed }
sa-board-stock = { WORD("sa", $what) }: { $count }
sa-board-production = землеробство: { $count } { WORD("sa", "food", $count) } наприкінці кожного раунду
sa-board-fed = Усі будуть ситі: їжі { $food } + { $harvest } на { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry = наприкінці раунду бракуватиме { $hunger } { WORD("sa", "food", case: "gen") } на { $mouths } { WORD("sa", "person", $mouths, case: "acc") }
sa-board-hungry-you = твоїм людям бракує { $hunger } { WORD("sa", "food", case: "gen") }
sa-board-tool-slot =
    { $state ->
        [none] тут ще немає знаряддя
        [used] знаряддя на { $value }, у цьому раунді вже використане
       *[ready] знаряддя на { $value }, готове
    }
sa-board-one-use-slot = одноразове знаряддя на { $value }
sa-board-choice = карта: візьми 2 будь-які ресурси, один раз, у свій хід або коли треба годувати людей; наприкінці їх візьмуть за тебе
sa-board-symbols = Зелені карти
sa-board-symbol = { WORD("sa", $symbol) }: { $count }
sa-board-workers = Люди на картах
sa-board-worker =
    { $worker ->
        [farmer] хлібороби: { $count } × землеробство { $factor }
        [toolmaker] майстри: { $count } × знаряддя { $factor }
        [builder] будівники: { $count } × { $factor } { WORD("sa", "building", $factor) }
       *[shaman] шамани: { $count } × { $factor } { WORD("sa", "person", $factor) }
    }
sa-board-secret = прихована карта
sa-board-secret-own = прихована карта: { sa-board-at-end-long }
sa-board-buildings = { $count } { WORD("sa", "building", $count) }
sa-board-cards = { $count } { WORD("sa", "card", $count) }
sa-board-projection =
    { $over ->
        [0] Якби гра закінчилася зараз: { $total } { WORD("sa", "point", $total) }
       *[other] Звідки ці бали: { $total } { WORD("sa", "point", $total) }
    }
sa-board-line =
    { $line ->
        [track] отримано під час гри
        [green] зелені знаки у квадраті
        [duplicates] повтори зелених
        [farmers] хлібороби × землеробство
        [toolmakers] майстри × знаряддя
        [builders] будівники × будівлі
        [shamans] шамани × люди
        [choice] карта вибору, ще не використана
       *[resources] залишки ресурсів
    }

## What is new in one's own village

sa-board-news = Нове:
sa-board-news-said = Нове у твоєму поселенні після твоєї останньої дії: { $news }
sa-board-news-item =
    { $kind ->
        [fields] поля: +{ $amount } { WORD("sa", "food", $amount) }
        [die] кубик: { sa-gain }
        [points] +{ $amount } { WORD("sa", "point", $amount) }
        [none] нічого: { WORD("sa", $what) }
        [poor] нема чим заплатити: { WORD("sa", $what) }
        [fed] з’їдено { $amount } { WORD("sa", "food", case: "gen") }, лишилося { $left }
        [hungry] голод: -{ $amount } { WORD("sa", "point", $amount) }, уся їжа пропала
        [hidden] прихована карта
       *[gained] { $what ->
            [production] землеробство +{ $amount }
           *[other] +{ sa-gain }
        }
    }

# A village that was opened, and the wheel of people

sa-board-open-village = Поселення: { $seat }, { sa-board-count-cards }, { sa-board-count-buildings }. Відкрити.
sa-board-open-own = Усе, що в тебе є: { sa-board-count-cards }, { $total } { WORD("sa", "point", $total) }, якби гра закінчилася зараз. Відкрити.
sa-board-count-cards = { $cards } { WORD("sa", "card", $cards) }
sa-board-count-buildings = { $buildings } { WORD("sa", "building", $buildings) }
sa-board-kept = Карта дає: { sa-board-brought }; наприкінці: { sa-board-at-end }
sa-board-about = { $option }: приблизно { $amount } { WORD("sa", $what, $amount) }

## The key

sa-board-key =
    { $of ->
        [cards] Що означають карти
        [buildings] Що означають будівлі
       *[villages] Що показують поселення
    }

# Cards

sa-board-key-price = Ціна: стільки ресурсів будь-яких видів. Карта, якої ніхто не купив, після раунду зсувається праворуч і дешевшає.
sa-board-key-halves = Верхня половина твоя одразу, щойно купиш карту, нижня рахується наприкінці гри.
sa-board-key-dice = По кубику для кожного: кидають стільки кубиків, скільки гравців. Покупець бере першим, далі інші по черзі: 1 — деревина, 2 — глина, 3 — камінь, 4 — золото, 5 — знаряддя, 6 — землеробство +1.
sa-board-key-gain = Ти отримуєш стільки такого.
sa-board-key-roll = Ти кидаєш два кубики на цей ресурс, ніби його здобувають двоє твоїх людей. Знаряддя можуть допомогти.
sa-board-key-points = Стільки балів, одразу.
sa-board-key-draw = Прихована карта: її бачиш лише ти. Наприкінці її нижня половина рахується тобі.
sa-board-key-tool = Знаряддя: збільшує один кидок щораунду. З числом і позначкою «раз» — один кидок за всю гру.
sa-board-key-any = Два будь-які ресурси: карта лишається в тебе, а ресурси береш, коли треба, один раз: у свій хід або коли годуєш людей. Наприкінці гри їх візьмуть за тебе.
sa-board-key-green = Зелене: один із восьми знаків. Наприкінці кількість твоїх різних знаків множиться на себе: 2 дають 4 бали, 3 — 9, 8 — 64. { $duplicates ->
        [second] За цим столом знаки, які ти маєш двічі, утворюють другий ряд, що теж множиться на себе.
       *[point] За цим столом кожен повторний знак дає ще 1 бал.
    }
sa-board-key-farmer = Кожен хлібороб дає наприкінці стільки балів, скільки в тебе землеробства: із ×2 — удвічі більше.
sa-board-key-toolmaker = Кожен майстер дає наприкінці стільки балів, яка сума твоїх знарядь.
sa-board-key-builder = Кожен будівник дає наприкінці стільки балів, скільки в тебе будівель.
sa-board-key-shaman = Кожен шаман дає наприкінці стільки балів, скільки в тебе людей.

# Buildings

sa-board-key-worth = Скільки балів дає будівля, щойно її збудовано.
sa-board-key-cost = Плати саме ці ресурси.
sa-board-key-number = Плати рівно стільки ресурсів рівно стількох різних видів, які саме — вибираєш ти. Бали — це їхня вартість: деревина 3, глина 4, камінь 5, золото 6. Тому біля зірки два числа: найменше й найбільше.
sa-board-key-open = Плати скільки завгодно ресурсів, від 1 до 7.
sa-board-key-left = Скільки будівель у цьому стосі. Гра закінчується, коли якийсь стос спорожніє.

# Villages

sa-board-key-people = Люди, і скількох із них у цьому раунді ще можна відправити.
sa-board-key-food = Їжа. Наприкінці раунду кожна людина з’їдає 1; за нестачу плати ресурсами або втрать 10 балів.
sa-board-key-production = Землеробство: стільки їжі приносять поля перед годуванням.
sa-board-key-resources = Ресурси: ними платять за карти й будівлі. Кожен, що лишиться наприкінці, — 1 бал.
sa-board-key-ready = Готове знаряддя. Його число можна додати до одного кидка за раунд.
sa-board-key-used = Знаряддя, уже використане в цьому раунді.
sa-board-key-none = Місце для знаряддя.
sa-board-key-once = Знаряддя на один кидок; потім його немає.
sa-board-key-choice = Карта, яку ще можна використати: два будь-які ресурси.
sa-board-key-signs = Зелені знаки на картах і скільки в тебе кожного.
sa-board-key-workers = Люди на картах, помножені на те, за що вони дають бали. 2×5 дає наприкінці 10; 0×5 поки що не дає нічого.
sa-board-key-cards = Карти; зі знаком питання — прихована.
sa-board-key-houses = Будівлі.

# Marks of all places

sa-board-key-glow = Світиться: це можна вибрати зараз.
sa-board-key-dotted = Крапки довкола: там щось сталося після твоєї останньої дії.
sa-board-key-dashed = Штрихова рамка: твоя людина там чекає, бо спершу кубики або за це ще нема чим заплатити.
sa-board-key-grey = Сіре: зараз тобі недоступне. Торкнися або клацни, щоб дізнатися чому.
sa-board-key-ring = Місце для однієї людини.
sa-board-key-crossed = У цьому раунді сюди вже ніхто не піде.
sa-board-key-press = Пальцем: притримай будь-що, щоб прочитати, що це.
