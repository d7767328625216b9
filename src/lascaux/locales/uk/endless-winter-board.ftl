# Endless Winter's board in the browser: what things are called when they are pointed at, and the few buttons on it.

ew-board-may = { $what } — зараз: { $may }
ew-board-thing = { WORD("ew", $name) }: { $lines }

## Where the game stands

ew-board-order = Порядок ходів
ew-board-order-of = Місце { $place } в порядку ходів: { $name }; під час затемнення це місце дає: { $what }
ew-board-seat = { $name }: їжа { $food }, знаряддя { $tools }, таборів лишилося { $camps }, карт у руці { $hand }, праця { $labor }. Відкриває цей планшет.
ew-board-now = Що зараз відбувається
ew-board-step =
    { $step ->
        [culture] Карти, фігурка
        [top] { $at ->
            [none] Верхня секція
           *[other] { WORD("ew", $at) }: верхня секція
        }
        [middle] Середня секція
        [bottom] Нижня секція
        [after] Останні властивості
        [rest] Відпочинок
        [effect] Ефект
        [pile] Колода затемнення
        [track] Порядок ходів
        [cards] Карти затемнення
        [lands] Місцевість
       *[board] Свій планшет
    }
ew-board-eclipse-step =
    { $step ->
        [track] { $name } отримує те, що біля свого маркера на треку порядку ходів.
        [cards] { $name } застосовує властивості затемнення своєї колоди, карту за картою.
        [lands] { $name } отримує перевагу кожного гекса, де ні в кого немає більшого впливу.
       *[board] { $name } отримує те, що відкрили на планшеті поселення й мегаліти, і бали за священні камені.
    }
ew-board-labors = Праця під час затемнення, у новому порядку ходів
ew-board-labor-of = { $name } показує { $labor } { WORD("ew", "labor", $labor, case: "acc") }
ew-board-hint = Що світиться, те можна клацнути. Наведи на будь-що, щоб прочитати, що воно робить.
ew-board-hint-look = Наведи на будь-що, щоб прочитати, що воно робить.
ew-board-build = Вибери для мегаліта місце, що світиться.
ew-board-lesser = Узяти натомість меншу перевагу
ew-board-reading = Пояснення
ew-board-reading-long = : дотик лише каже, що це таке
ew-board-key = Іконки?
ew-board-wordy = Слова
ew-board-wordy-long = : ефекти словами поруч з іконками
ew-board-legend = Що означають іконки
ew-board-icon =
    { $icon ->
        [labor] праця, кількість поруч
        [food] їжа
        [food_max] їжа до твоєї межі
        [tool] знаряддя
        [idol] ідол: на рівень вище на одному з треків ідола
        [megalith] поставити мегаліт
        [extra] ще один мегаліт там, куди вказує стрілка
        [draw] узяти карту з колоди
        [pay_discard] скинути карту з руки
        [vp] бали
        [camp] поставити табір на базовий тайл
        [move] пересунути табір на один крок
        [village] заснувати поселення
        [stone] узяти священний камінь за ціну його комірки
        [culture] узяти карту культури
        [tribe_hand] узяти карту племені в руку
        [tribe_discard] узяти карту племені у скид
        [bury] поховати карту: вона дасть бали наприкінці
        [reveal] відкрити тварину на мисливських землях
        [animal_grounds] узяти тварину з мисливських земель
        [animal_deck] узяти верхню тварину з колоди
        [tip] розвернути тварину заради її переваги; вона виходить із набору
        [eclipse] діє під час затемнення, з колоди затемнення
        [initiate] діє лише в колонці «Початок»
        [develop] діє лише в колонці «Розвиток»
        [migrate] діє лише в колонці «Міграція»
        [hunt] діє лише в колонці «Полювання»
        [pay_food_tool] сплатити те, що ліворуч, за те, що праворуч
        [food_tool] одне з цього
       *[if_buried_vp] лише якщо в тебе є стільки того, що в рамці
    }
ew-board-piece =
    { $piece ->
        [camp] табір: вплив 1 на своєму гексі; число означає більше
        [village] поселення: вплив 2 на кожному зі своїх трьох гексів
        [lead] має тут найбільше впливу й під час затемнення отримує перевагу гекса
       *[chief] вождь у колонці; прості фігурки — фігурки племені
    }
ew-board-areas = Частини столу
ew-board-area =
    { $area ->
        [board] Поле
        [display] Карти, тварини
        [land] Місцевість
        [stones] Камені, ідоли
        [own] Твоє плем’я
       *[others] Інші
    }
ew-board-open = відкрито: { $open }

## Labor

ew-board-meter = Праця
ew-board-labor = { $labor } { WORD("ew", "labor", $labor) } на цей хід
ew-board-play = { WORD("ew", $card) }
ew-board-use = властивість карти «{ WORD("ew", $card) }»
ew-board-spend = за { $food } { WORD("ew", "food", $food, case: "acc") }
ew-board-no-source = більше праці взяти нема звідки

## The main board

ew-board-section =
    { $row ->
        [top] Знов і знов
        [middle] Один раз
       *[bottom] Лише для першої
    }
ew-board-row-of =
    { WORD("ew", $column) }, { $row ->
        [top] верхня секція, доки вистачає
        [middle] середня секція, один раз
       *[bottom] нижня секція, лише для першої фігурки раунду
    }: { $what }
ew-board-place = { WORD("ew", $figure) } → { WORD("ew", $at) }
ew-board-figure =
    { $figure ->
        [chief] Вождь
       *[tribe] Фігурка
    }: { $name }{ $first ->
        [yes] , тут раніше за всіх у цьому раунді
       *[no] { "" }
    }
ew-board-rest = { $labor } { WORD("ew", "labor", $labor) } для порядку ходів за кожну фігурку
ew-board-rest-gives = { $number }. коли відпочиваєш: { $what }
ew-board-rest-token = «{ WORD("ew", $token) }», для того, хто відпочиває першим: { $what }
ew-board-culture = Карти культури
ew-board-culture-deck =
    { $era ->
        [1] у колоді ери I ще { $count }
       *[other] у колоді ери II ще { $count }
    }
ew-board-piles = Карти племені
ew-board-pile = { $what }; лишилося { $count }
ew-board-grounds = Мисливські землі
ew-board-animals-left = тварин у колоді: { $count }
ew-board-reveal = Відкрити тварину
ew-board-wild-short = доповнює будь-який набір
ew-board-wild-sign = джок.
ew-board-stones =
    { $era ->
        [1] Священні камені ери I
       *[other] Священні камені ери II
    }
ew-board-stones-note =
    { $era ->
        [1] беруть у «Розвитку» з раунду 1
       *[other] беруть у «Розвитку» з раунду 3
    }

## The land

ew-board-hex = { WORD("ew", $land) } { $label }
ew-board-base = табори починають тут; поруч поселень не буває
ew-board-pays = під час затемнення дає тому, хто має найбільше впливу: { $what }
ew-board-influence =
    { $camps ->
        [0] { $name }: вплив { $influence }, від поселень
       *[other] { $name }: { $camps } { WORD("ew", "camp", $camps) }, вплив { $influence }
    }
ew-board-leads = найбільше впливу: { $names }
ew-board-token-down = токен, якого ще ніхто не бачив
ew-board-village = поселення: { $name }, з’єднання: { $hexes }
ew-board-juncture = з’єднання: { $hexes }
ew-board-move-from = Вибери табір, що рушає.
ew-board-move-to = Рушає табір на { $label }: вибери куди.
ew-board-settle-hint = Вибери з’єднання для свого поселення.
ew-board-not-laid = Порядок ходів, місцевість і мегалітичні тайли з’являться, коли всі зроблять вибір.

## Megaliths and idols

ew-board-megaliths = Мегаліти
ew-board-megaliths-note = сірі клітинки — для нейтральних; чотири квадратом тримають ще один
ew-board-cell =
    { $start ->
        [yes] початкова клітинка { $label }, { WORD("ew", $tile) }: лише для нейтральних мегалітів
       *[no] клітинка { $label }, { WORD("ew", $tile) }
    }
ew-board-above = зверху на чотири біля { $label }, рівень { $level }
ew-board-above-pays = 2 бали за кожен свій мегаліт прямо під ним, по 1 за кожен інший
ew-board-arrows = її стрілки вказують на { $cells }
ew-board-neutral = нейтральний мегаліт
ew-board-megalith-of = мегаліт: { $name }
ew-board-idols = Поле ідола
ew-board-climb = піднятися тут
ew-board-track-note =
    { $track ->
        [sacrifice] скільки варті наприкінці залишки їжі та знарядь
       *[honor] твоє місце тут вирішує, скільки дадуть наприкінці поховані карти
    }
ew-board-level =
    { WORD("ew", $track) }, рівень { $level }: { $lines }{ $there ->
        [0] { "" }
       *[other] ; тут: { $names }
    }
ew-board-rank =
    { $rank ->
        [1] 1-й
        [2] 2-й
       *[other] Інші
    }

## A tribe

ew-board-own = Твоє плем’я
ew-board-tribe = Плем’я: { $name }
ew-board-final = { $final } { WORD("ew", "point", $final) }, якби гра закінчилася зараз
ew-board-chief =
    Вождь «{ WORD("ew", $chief) }»: { $what }{ $ready ->
        [yes] ; один раз, у той хід, коли вождя ставлять
       *[no] ; вождя вже поставлено
    }
ew-board-figures =
    { $figures ->
        [0] { $chief ->
            [yes] Лишилося поставити лише вождя
           *[no] Усі фігурки вже стоять
        }
        [one] Лишилося поставити { $figures } фігурку племені{ $chief ->
            [yes] { " " }й вождя
           *[no] { "" }
        }
        [few] Лишилося поставити { $figures } фігурки племені{ $chief ->
            [yes] { " " }й вождя
           *[no] { "" }
        }
       *[many] Лишилося поставити { $figures } фігурок племені{ $chief ->
            [yes] { " " }й вождя
           *[no] { "" }
        }
    }
ew-board-food = Їжа: { $food }, щонайбільше { $limit }. Табори, що йдуть із планшета, відкривають більше місця. Рух донизу повз іконку праці дає 1 працю.
ew-board-tools = Знаряддя: { $tools }, щонайбільше { $most }
ew-board-hand = Рука, { $count }
ew-board-played = Зіграно цього ходу
ew-board-ability =
    властивість карти «{ WORD("ew", $card) }»: { $what }{ $used ->
        [yes] ; використано
       *[no] { "" }
    }
ew-board-eclipse-pile = Колода затемнення, { $count }
ew-board-deck = Колода { $deck }, скид { $discard }
ew-board-deck-of =
    { $count ->
        [0] колода: порожня
       *[other] колода: { $cards }, порядок невідомий
    }
ew-board-burial = Поховальна зона, { $count }
ew-board-burial-note = дає бали за треком пошани
ew-board-herd = Тварини, для наборів { $count }
ew-board-animals = { $what }; для набору { $standing }, розвернуто { $tipped }
ew-board-villages = Поселення, лишилося { $left }
ew-board-village-space =
    { $gone ->
        [yes] це поселення вже на місцевості: кожного затемнення { $what }
       *[no] поселення; коли воно піде звідси, кожного затемнення: { $what }
    }
ew-board-megaliths-left = Мегаліти, лишилося { $left }; беруть зліва
ew-board-space =
    { $left ->
        [0] ця комірка порожня
       *[other] { $left } { WORD("ew", "megalith", $left) }
    }{ $gives ->
        [yes] ; коли порожня, кожного затемнення: { $what }
       *[no] { "" }
    }
ew-board-slots = Комірки для священних каменів, зайнято { $stones }
ew-board-slot = комірка { $number }: { $lines }
ew-board-counts = у руці { $hand }, у колоді { $deck }, у колоді затемнення { $pile }, поховано { $buried }
ew-board-discarded = У скиді: { $cards }
ew-board-known = У руці, відомі всім: { $cards }
ew-board-shown = Поховані, відомі всім: { $cards }
ew-board-side = «{ WORD("ew", $chief) }», бік { $side }: { $what }
ew-board-side-title = { WORD("ew", $chief) }, бік { $side }

# What an option brings is a guess here, no points at once.
ew-options-best = спершу найкраще за прикидкою
ew-options-legend = Числа: прикидка, як зміняться твої бали в кінці
ew-options-points = балів у кінці, прикидка
ew-hint-is = Розважливий гравець вибрав би: { $what } ({ $gain } до балів у кінці, за його прикидкою)

## Decisions in the dock: what is answered with one click

ew-board-plan =
    { $plan ->
        [order] Усе ({ $count }) у цьому порядку
        [paying] Усе ({ $count }) у цьому порядку, і сплатити
        [unpaid] Усе в цьому порядку, без оплати
        [pile] Усі карти в колоду затемнення
       *[end] { $section ->
            [after] Завершити хід
            [rest] Завершити хід
           *[other] Завершити хід, решту лишити
        }
    }
ew-board-finish =
    { $section ->
        [top] { $first ->
            [yes] Середня, нижня, кінець ходу
           *[no] Середня, кінець ходу
        }
        [middle] { $first ->
            [yes] Середня, нижня, кінець ходу
           *[no] Середня, кінець ходу
        }
        [bottom] Нижня, кінець ходу
       *[rest] Відпочинок, кінець ходу
    }
ew-board-times = ×{ $times }: { $what }
ew-board-cards =
    { $count ->
        [one] зіграти { $count } карту: { $labor } { WORD("ew", "labor", $labor) }
        [few] зіграти всі { $count } карти: { $labor } { WORD("ew", "labor", $labor) }
       *[many] зіграти всі { $count } карт: { $labor } { WORD("ew", "labor", $labor) }
    }
ew-board-cards-short =
    { $count ->
        [one] { $count } карта
        [few] усі { $count } карти
       *[many] усі { $count } карт
    }
ew-board-always =
    { $habit ->
        [tool] Завжди знаряддя: не питати
        [draw] Завжди карта: не питати
       *[order] Завжди в цьому порядку: не питати
    }
ew-board-kept =
    { $habit ->
        [tool] Знаряддя береться одразу.
        [draw] Карта береться одразу.
       *[order] Переваги йдуть у надрукованому порядку.
    }
ew-board-ask-again = Питати знову
ew-board-under-way = Далі йде саме.
ew-board-stop = Стоп
ew-board-climb-to =
    { $track ->
        [sacrifice] Пожертви, рівень { $level }
       *[honor] Пошана, рівень { $level }
    }
ew-board-region =
    { $region ->
        [picking] Твій вибір
        [columns] Колонки
        [display] Викладені карти
        [grounds] Мисливські землі
        [land] Місцевість
        [stones] Камені, ідоли
        [own] Твоє плем’я
       *[details] Твій планшет
    }
