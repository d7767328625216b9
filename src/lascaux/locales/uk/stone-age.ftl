# Stone Age. `WORD("sa", $place)` is the noun below in `sa-word-...`.


## Options

sa-option-edition = За якою книгою правил: вони по-різному рахують повтори зелених карт.
sa-option-edition-hr = хорватська книга правил: повтор дає 1 бал.
sa-option-edition-original = книга правил 2008 року: повтори утворюють другий набір, який теж підносять до квадрата.
sa-option-duplicates = Що дають повтори зелених карт, якщо не так, як у виданні.
sa-option-duplicates-by-edition = як у виданні.
sa-option-duplicates-point = по 1 балу, хоч яке видання.
sa-option-duplicates-second-set = другий набір, який теж підносять до квадрата, хоч яке видання.
sa-option-supply = Скільки є ресурсів.
sa-option-supply-unlimited = скільки хто здобуде.
sa-option-supply-limited = 20 деревини, 16 глини, 12 каменів і 10 золота: чого немає, того не здобудеш.
sa-option-capped-places = Чи можна зайняти місце, яке тобі вже нічого не дасть.
sa-option-capped-places-open = можна, щоб не пустити інших.
sa-option-capped-places-shut = не можна.

## Nouns

sa-word-wood = деревина
    .gender = f
    .gen = деревини
    .acc = деревину
    .many = деревини
    .many-gen = деревини
sa-word-brick = глина
    .gender = f
    .gen = глини
    .acc = глину
    .many = глини
    .many-gen = глини
sa-word-stone = камінь
    .gender = mi
    .gen = каменя
    .many = камені
    .many-gen = каменів
sa-word-gold = золото
    .gender = n
    .gen = золота
    .many = золота
    .many-gen = золота
sa-word-food = їжа
    .gender = f
    .gen = їжі
    .acc = їжу
    .many = їжі
    .many-gen = їжі
sa-word-tool = знаряддя
    .gender = n
    .gen = знаряддя
    .many = знаряддя
    .many-gen = знарядь
sa-word-production = землеробство
    .gender = n
    .gen = землеробства
sa-word-person = людина
    .gender = fa
    .gen = людини
    .acc = людину
    .few = людини
    .few-acc = людей
    .many = люди
    .many-gen = людей
sa-word-tool-maker = майстерня
    .gender = f
    .gen = майстерні
    .acc = майстерню
sa-word-hut = хижа
    .gender = f
    .gen = хижі
    .acc = хижу
sa-word-field = поле
    .gender = n
    .gen = поля
sa-word-hunt = полювання
    .gender = n
    .gen = полювання
sa-word-forest = ліс
    .gender = mi
    .gen = лісу
sa-word-clay-pit = глинище
    .gender = n
    .gen = глинища
sa-word-quarry = каменярня
    .gender = f
    .gen = каменярні
    .acc = каменярню
sa-word-river = річка
    .gender = f
    .gen = річки
    .acc = річку
sa-word-card-1 = карта за 1
    .gender = f
    .gen = карти за 1
    .acc = карту за 1
sa-word-card-2 = карта за 2
    .gender = f
    .gen = карти за 2
    .acc = карту за 2
sa-word-card-3 = карта за 3
    .gender = f
    .gen = карти за 3
    .acc = карту за 3
sa-word-card-4 = карта за 4
    .gender = f
    .gen = карти за 4
    .acc = карту за 4
sa-word-building-1 = перша будівля
    .gender = f
    .gen = першої будівлі
    .acc = першу будівлю
sa-word-building-2 = друга будівля
    .gender = f
    .gen = другої будівлі
    .acc = другу будівлю
sa-word-building-3 = третя будівля
    .gender = f
    .gen = третьої будівлі
    .acc = третю будівлю
sa-word-building-4 = четверта будівля
    .gender = f
    .gen = четвертої будівлі
    .acc = четверту будівлю
sa-word-medicine = лікування
sa-word-pottery = гончарство
sa-word-weaving = ткацтво
sa-word-time = лік часу
sa-word-music = музика
sa-word-writing = письмо
sa-word-transport = транспорт
sa-word-art = мистецтво
sa-word-farmer = хлібороб
    .gender = ma
    .gen = хлібороба
    .many = хлібороби
    .many-gen = хліборобів
sa-word-toolmaker = майстер
    .gender = ma
    .gen = майстра
    .many = майстри
    .many-gen = майстрів
sa-word-builder = будівник
    .gender = ma
    .gen = будівника
    .many = будівники
    .many-gen = будівників
sa-word-shaman = шаман
    .gender = ma
    .gen = шамана
    .many = шамани
    .many-gen = шаманів
sa-word-resource = ресурс
    .gender = mi
    .gen = ресурсу
    .many = ресурси
    .many-gen = ресурсів
sa-word-point = бал
    .gender = mi
    .gen = бала
    .many = бали
    .many-gen = балів
sa-word-pip = очко
    .gender = n
    .gen = очка
    .many = очки
    .many-gen = очок
sa-word-card = карта
    .gender = f
    .gen = карти
    .acc = карту
    .many = карти
    .many-gen = карт
sa-word-building = будівля
    .gender = f
    .gen = будівлі
    .acc = будівлю
    .many = будівлі
    .many-gen = будівель

## Cards, buildings and amounts in words

sa-gain =
    { $what ->
        [production] землеробство +{ $amount }
        [tool] { $amount } { WORD("sa", "tool", $amount) }
        [person] { $amount } { WORD("sa", "person", $amount) }
       *[other] { $amount } { WORD("sa", $what, $amount) }
    }
    .acc =
    { $what ->
        [production] землеробство +{ $amount }
        [tool] { $amount } { WORD("sa", "tool", $amount, case: "acc") }
        [person] { $amount } { WORD("sa", "person", $amount, case: "acc") }
       *[other] { $amount } { WORD("sa", $what, $amount, case: "acc") }
    }
sa-effect =
    { $effect ->
        [dice] кубики для всіх
        [gain] { sa-gain }
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] кидок на { WORD("sa", $what, case: "acc") }
        [draw] прихована карта
        [one_use] одноразове знаряддя на { $amount }
       *[choice] { $amount } { WORD("sa", "resource", $amount) } на вибір
    }
sa-scoring =
    { $times ->
        [0] { WORD("sa", $scores) }
       *[other] { $times } { WORD("sa", $scores, $times) }
    }
sa-card = { sa-effect } / { sa-scoring }
sa-amounts =
    { $wood ->
        [0] { "" }
       *[other] { " " }{ $wood } { WORD("sa", "wood", $wood) }
    }{ $brick ->
        [0] { "" }
       *[other] { $wood ->
            [0] { " " }
           *[other] { ", " }
        }{ $brick } { WORD("sa", "brick", $brick) }
    }{ $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { " " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $stone } { WORD("sa", "stone", $stone) }
    }{ $gold ->
        [0] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }нічого
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $gold } { WORD("sa", "gold", $gold) }
    }
    .acc =
    { $wood ->
        [0] { "" }
       *[other] { " " }{ $wood } { WORD("sa", "wood", $wood, case: "acc") }
    }{ $brick ->
        [0] { "" }
       *[other] { $wood ->
            [0] { " " }
           *[other] { ", " }
        }{ $brick } { WORD("sa", "brick", $brick, case: "acc") }
    }{ $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { " " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $stone } { WORD("sa", "stone", $stone, case: "acc") }
    }{ $gold ->
        [0] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }нічого
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $wood ->
            [0] { $brick ->
                [0] { $stone ->
                    [0] { " " }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $gold } { WORD("sa", "gold", $gold, case: "acc") }
    }
sa-cost =
    { $fixed ->
        [0] { $kinds ->
            [0] { " " }від { $from } до { $to } { WORD("sa", "resource", $to, case: "gen") }
            [1] { " " }{ $from } { WORD("sa", "resource", $from) } одного виду
           *[other] { " " }{ $from } { WORD("sa", "resource", $from) } { $kinds } різних видів
        }
       *[other] { sa-amounts }
    }
    .acc =
    { $fixed ->
        [0] { $kinds ->
            [0] { " " }від { $from } до { $to } { WORD("sa", "resource", $to, case: "gen") }
            [1] { " " }{ $from } { WORD("sa", "resource", $from) } одного виду
           *[other] { " " }{ $from } { WORD("sa", "resource", $from) } { $kinds } різних видів
        }
       *[other] { sa-amounts.acc }
    }
sa-people = { $people } { WORD("sa", "person", $people) }
    .acc = { $people } { WORD("sa", "person", $people, case: "acc") }

## What is asked

sa-ask-over =
    { $empty ->
        [stack] Гру закінчено: один зі стосів будівель порожній.
       *[deck] Гру закінчено: карт на ще один раунд не вистачає.
    }
sa-ask-start = Визначається перший гравець.
sa-ask-tile = Відкривається будівля.
sa-ask-card = Викладається карта.
sa-ask-secret = Береться карта, яку бачить лише один гравець.
sa-ask-roll = Кидок кубиків.
sa-ask-dice = Кидок кубиків для всіх.
sa-ask-place = Розстав своїх людей: лишилося { $people }.
sa-ask-use = Хто з твоїх людей працює далі?
sa-ask-end = Усі твої люди вдома: використай карту або заверши хід.
sa-ask-add = На кубиках { $dice }: { $sum } — це { $amount } { WORD("sa", $what, $amount) }, по одиниці за кожні { $divisor } { WORD("sa", "pip", $divisor, case: "acc") }. Додати знаряддя?
sa-ask-buy = Купити те, на чому стоять твої люди, чи завершити хід?
sa-ask-pay-card = Сплати ще { $least } { WORD("sa", "resource", $least) } за карту «{ sa-card }».
sa-ask-pay-building =
    { $least ->
        [0] Доплати за будівлю до { $most } { WORD("sa", "resource", $most, case: "gen") } або зупинися: поки що за неї { $so_far } { WORD("sa", "point", $so_far) }.
       *[other] Сплати за будівлю ще { $least } { WORD("sa", "resource", $least) }: поки що за неї { $so_far } { WORD("sa", "point", $so_far) }.
    }
sa-ask-die = Візьми один із кубиків.
sa-ask-take =
    { $due ->
        [1] Візьми ще один ресурс.
       *[other] Візьми { $due } { WORD("sa", "resource", $due) } у такому порядку: деревина, глина, камінь, золото.
    }
sa-missing = Бракує { $due } { WORD("sa", "food", case: "gen") }
sa-for-each =
    { $due ->
        [1] ресурс за неї
       *[other] по ресурсу за кожну
    }
sa-ask-feed =
    { $more ->
        [0] { $card ->
            [spare] { sa-missing }: сплатити { sa-for-each }, спершу взяти з карти ще { $amount } { WORD("sa", "resource", $amount) } чи втратити 10 балів?
            [needed] { sa-missing }, і твоїх ресурсів замало: узяти з карти ще { $amount } чи втратити 10 балів?
            [vain] { sa-missing }, і заплатити не вийде навіть із картою: усе одно використати її зараз чи зберегти й утратити 10 балів?
           *[none] { sa-missing }: сплатити { sa-for-each } чи втратити 10 балів?
        }
       *[other] Сплати ще { $due } { WORD("sa", "resource", $due) } за нестачу їжі.
    }
sa-ask-keep = Їжі вистачає всім. Узяти з карти { $amount } { WORD("sa", "resource", $amount) } зараз чи зберегти карту?

## The guide: two sentences for each decision

sa-guide-place = Щоразу посилай людей на одне місце, одну людину чи більше, як дозволяє місце; коли всіх розставлено, вони беруться до роботи. Спершу подумай, скільки їжі забере раунд, а вже потім про бали.
sa-guide-use = Вибери, де твої люди працюватимуть далі. Кидки, на які знаряддя не впливають, робляться за тебе, а все, що не допомагає з кубиками, чекає, доки їх кинуто: тоді ти купуєш.
sa-guide-end = Усі вже вдома. Карту вибору можна використати зараз або зберегти: на пізніший хід, на годування, яке тобі не по кишені, чи на кінець гри.
sa-guide-add = Знаряддя збільшують суму на кубиках, кожне можна використати раз за раунд. Вони корисні, лише якщо сума сягає наступного порога, тож решту можна притримати; на останньому кидку їх додають за тебе.
sa-guide-buy = Кубики кинуто, тепер купуй одне за одним: карти — за будь-які ресурси, будівлі — за ті, що на них зображено. Чого не купиш, лишається на місці, а твої люди вертаються додому, коли завершиш хід.
sa-guide-pay-card = За карту платять будь-якими ресурсами: дешеві годяться так само, як і дорогі. Те, що на ній знизу, рахується наприкінці гри.
sa-guide-pay-building = Ця будівля дає стільки балів, скільки за неї сплачено: деревина 3, глина 4, камінь 5, золото 6. Що дорожчі ресурси, то більше балів.
sa-guide-die = Кожен кубик дає щось інше, і всі по черзі беруть по одному. Бери найпотрібніше, доки цього не зробили інші.
sa-guide-take = Візьми із запасу ресурси на свій вибір. Поглянь на будівлі й карти, за які хочеш заплатити.
sa-guide-feed = Кожна твоя людина потребує однієї їжі. За кожну, якої бракує, сплати ресурс — або втрать 10 балів і всю їжу, хай там скільки бракує, але збережи ресурси.
sa-guide-keep = Чого не візьмеш зараз, те до твого наступного ходу можуть узяти інші: запас не безмежний. Збережену карту можна використати в пізнішому ході чи під час годування, а наприкінці гри її здадуть за тебе.

## What can be done

sa-do-place =
    { $of ->
        [card] 1 людина на { WORD("sa", $place, case: "acc") }: { sa-card }
        [building] 1 людина на { WORD("sa", $place, case: "acc") }:{ sa-cost }
       *[place] { $place ->
            [hunt] { sa-people } на полювання
            [field] { sa-people } на поле
           *[other] { sa-people } до { WORD("sa", $place, case: "gen") }
        }
    }
sa-do-use = { WORD("sa", $place) }
sa-tools =
    { $count ->
        [0] { $times ->
            [1] одноразове знаряддя на { $once }
           *[other] одноразові знаряддя на { $once }
        }
       *[other] знаряддя на { $tools }{ $times ->
            [0] { "" }
           *[other] { sa-tools-once }
        }
    }
sa-tools-once =
    { $times ->
        [1] { " " }та одноразове на { $once }
       *[other] { " " }та одноразові на { $once }
    }
sa-do-add = додати { sa-tools }: { $sum } — це { $amount } { WORD("sa", $what, $amount) }
sa-do-done =
    { $with ->
        [roll] узяти { $amount } { WORD("sa", $what, $amount, case: "acc") }
        [payment] досить: отримати { $points } { WORD("sa", "point", $points) }
        [purchases] завершити хід і більше нічого не купувати
        [meal] зберегти карту
       *[turn] завершити хід
    }
sa-do-pay = сплатити{ sa-of-a-kind }
sa-of-a-kind =
    { $given ->
        [0] { " " }0 { WORD("sa", $resource, form: "many", case: "gen") }
       *[other] { " " }{ $given } { WORD("sa", $resource, $given, case: "acc") }
    }
sa-do-pay-all =
    { $points ->
        [0] сплатити{ sa-amounts.acc }
       *[other] сплатити{ sa-amounts.acc }: { $points } { WORD("sa", "point", $points) }
    }
sa-in-vain = { " " }(одразу не дасть нічого: у тебе вже максимум)
sa-do-buy =
    { $of ->
        [card] сплатити{ sa-amounts.acc } за карту «{ sa-card }»{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] сплатити{ sa-amounts.acc } за { WORD("sa", $place, case: "acc") }: { $points } { WORD("sa", "point", $points) }
    }
sa-do-buy-with =
    { $of ->
        [card] сплатити{ sa-of-a-kind } та інше за карту «{ sa-card }»{ $vain ->
            [0] { "" }
           *[other] { sa-in-vain }
        }
       *[building] сплатити{ sa-of-a-kind } та інше за { WORD("sa", $place, case: "acc") }:{ sa-cost }
    }
sa-do-use-card = використати карту: ресурси на вибір
sa-do-take = узяти { $amount } { WORD("sa", $resource, $amount, case: "acc") }
sa-do-die =
    { $gives ->
        [0] узяти кубик { $value }: нічого, бо в тебе вже максимум: { WORD("sa", $what) }
       *[other] { $what ->
            [production] узяти кубик { $value }: землеробство +1
            [tool] узяти кубик { $value }: знаряддя
           *[other] узяти кубик { $value }: 1 { WORD("sa", $what) }
        }
    }
sa-do-refuse = не платити ресурсами: втратити 10 балів і всю їжу
sa-do-start = першим гравцем стає { $seat }
sa-do-tile = відкривається будівля за{ sa-cost.acc }
sa-do-card = викладається карта «{ sa-card }»
sa-do-secret-card = береться карта, якої інші не бачать
sa-do-roll = на кубиках { $dice }

## What happened

sa-log-start-drawn = Перший гравець — { $seat }.
sa-log-tile-drawn = Стос { $stack }: будівля за{ sa-cost.acc }.
sa-log-card-drawn = Нова карта за { $cost }: { sa-card }.
sa-log-card-slid = Карта «{ sa-card }» дешевшає: було { $before }, стало { $cost }.
sa-log-round-begun = Раунд { $round }: починає { $seat }.
sa-log-placed =
    { $place ->
        [hunt] { $seat } відправляє { sa-people.acc } на полювання.
        [field] { $seat } відправляє { sa-people.acc } на поле.
        [card_1] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
        [card_2] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
        [card_3] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
        [card_4] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
        [building_1] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
        [building_2] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
        [building_3] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
        [building_4] { $seat } ставить { sa-people.acc } на { WORD("sa", $place, case: "acc") }.
       *[other] { $seat } відправляє { sa-people.acc } до { WORD("sa", $place, case: "gen") }.
    }
sa-log-used =
    { $place ->
        [hunt] { $seat } полює: { sa-people }.
       *[other] { $seat } використовує { WORD("sa", $place, case: "acc") }.
    }
sa-log-rolled = { $seat } кидає кубики на { WORD("sa", $what, case: "acc") }: { $dice }.
sa-log-tool-added = { $seat } додає знаряддя на { $value }: { $sum }.
sa-log-one-use-added = { $seat } додає одноразове знаряддя на { $value }: { $sum }.
sa-log-yielded = { $seat } отримує { $amount } { WORD("sa", $what, $amount, case: "acc") } за { $sum } { WORD("sa", "pip", $sum, case: "acc") }.
sa-log-gained =
    { $amount ->
        [0] { $seat } вже має максимум: { WORD("sa", $what) }.
       *[other] { $seat } отримує { sa-gain.acc }.
    }
sa-log-spent-supply = { $seat }: у запасі бракує { $amount } { WORD("sa", $what, $amount, case: "gen") }.
sa-log-paid = { $seat } сплачує{ sa-amounts.acc }.
sa-log-card-bought = { $seat } купує карту «{ sa-card }».
sa-log-built = { $seat } будує й отримує { $points } { WORD("sa", "point", $points) }.
sa-log-declined = { $seat } не купує { WORD("sa", $place, case: "gen") }.
sa-log-too-poor = { $seat } не має чим заплатити за { WORD("sa", $place, case: "acc") }.
sa-log-scored = { $seat } отримує { $points } { WORD("sa", "point", $points) }.
sa-log-dice-rolled = { $seat } кидає кубики для всіх: { $dice }.
sa-log-die-taken = { $seat } бере кубик { $value }.
sa-log-secret-drawn = { $seat } бере приховану карту: { sa-scoring }.
sa-log-secret-drawn-unseen = { $seat } бере приховану карту.
sa-log-no-secret = { $seat }: приховану карту взяти не вдається, бо колода порожня.
sa-log-card-used = { $seat } використовує карту: { $amount } { WORD("sa", "resource", $amount) } на вибір.
sa-log-turned-in =
    { $brought ->
        [0] { $seat } здає карту за { $amount } { WORD("sa", "resource", $amount) } на вибір, але запас порожній.
       *[other] { $seat } здає карту за { $amount } { WORD("sa", "resource", $amount) } на вибір.
    }
sa-log-fed = { $seat } годує людей: з’їдено { $food } { WORD("sa", "food", case: "gen") }, лишилося { $left }.
sa-log-starved = { $seat } не має чим нагодувати людей, бракує { $missing } { WORD("sa", "food", case: "gen") }: утрачено 10 балів і всю їжу.
sa-log-stack-empty = Один зі стосів будівель порожній: гра закінчується.
sa-log-deck-empty = Карт на новий раунд не вистачає: гра закінчується.

## Why not

sa-why-there = Тут уже стоять твої люди ({ WORD("sa", $place) }): у цьому раунді більше нікого не додати.
sa-why-full = Тут уже немає місця: { WORD("sa", $place) }.
sa-why-third = Коли гравців { $players }, за раунд можна зайняти лише два місця з трьох: майстерня, хижа, поле.
sa-why-seats =
    { $players ->
        [2] Коли гравців двоє, за раунд сюди може піти лише один ({ WORD("sa", $place) }): до наступного раунду закрито.
       *[other] Коли гравців троє, за раунд сюди можуть піти лише двоє ({ WORD("sa", $place) }): до наступного раунду закрито.
    }
sa-why-gone = На цьому місці нічого немає.
sa-why-capped = Це вже нічого тобі не дасть: { WORD("sa", $place) }.
sa-why-too-few-people = Твоїх вільних людей лишилося тільки { $people }.
sa-why-nobody = Постав щонайменше одну людину.
sa-why-two = До хижі йдуть рівно двоє.
sa-why-room =
    { $room ->
        [1] Тут є місце лише для однієї людини: { WORD("sa", $place) }.
       *[other] Тут є місце лише для { $room } людей: { WORD("sa", $place) }.
    }
sa-why-nobody-there = Там немає твоїх людей.
sa-why-no-card = У тебе немає карти з ресурсами на вибір.
sa-why-card-not-now = Ресурси на вибір беруть між двома кроками власного ходу або перед годуванням людей.
sa-why-people-left = У тебе ще є люди, яким треба кидати кубики.
sa-why-cannot-pay-yet = За { WORD("sa", $place, case: "acc") } ти ще не можеш заплатити.
sa-why-after-rolls = Спершу треба кинути кубики, бо для них це нічого не дасть: { WORD("sa", $place) }.
sa-why-not-needed = Вистачить і менше цих знарядь, результат той самий: притримай решту для іншого кидка.
sa-why-no-tool = Такого готового знаряддя в тебе немає.
sa-why-no-one-use = Такого одноразового знаряддя в тебе немає.
sa-why-pay-printed = Ця будівля коштує рівно стільки, скільки на ній зображено.
sa-why-paid-already = Оплату вже розпочато: спершу доплати решту.
sa-why-pay-more = Цього ще замало.
sa-why-pay =
    { $just ->
        [0] Сплати від { $least } до { $most } своїх ресурсів у такому порядку: деревина, глина, камінь, золото.
       *[other] { $most ->
            [one] Сплати рівно { $most } свій ресурс у такому порядку: деревина, глина, камінь, золото.
            [few] Сплати рівно { $most } свої ресурси в такому порядку: деревина, глина, камінь, золото.
           *[many] Сплати рівно { $most } своїх ресурсів у такому порядку: деревина, глина, камінь, золото.
        }
    }
sa-why-mix = Сплати рівно стільки ресурсів рівно стількох видів у такому порядку: деревина, глина, камінь, золото.
sa-why-no-die = Такого кубика вже немає.
sa-why-stands = Цей нікому нічого не дасть, як і інший, який можна взяти натомість.
sa-why-order = Бери ресурси в такому порядку: деревина, глина, камінь, золото.
sa-why-feed = Плати своїми ресурсами в такому порядку: деревина, глина, камінь, золото — по одному за кожну їжу, якої бракує.
sa-why-nothing-missing = Ніхто не голодує: їжі вистачає всім твоїм людям.
sa-why-fed-already = Ресурсами платять за всю нестачу їжі або не платять узагалі.

## The score sheet

sa-score-buildings = будівлі
sa-score-buildings-how = { $count } { WORD("sa", "building", $count) }
sa-score-buildings-about = нараховано, коли їх будували
sa-score-cards = бали на картах
sa-score-cards-about = нараховано, коли карти брали
sa-score-hunger = голод
sa-score-hunger-how =
    { $times ->
        [one] у { $times } раунді
        [few] у { $times } раундах
       *[many] у { $times } раундах
    }
sa-score-hunger-about = люди, яких не нагодовано
sa-score-green = зелені карти
sa-score-green-how =
    { $different ->
        [one] { $different } різний знак: { $different } × { $different }
        [few] { $different } різні знаки: { $different } × { $different }
       *[many] { $different } різних знаків: { $different } × { $different }
    }
sa-score-green-about = кількість різних знаків, помножена на себе
sa-score-duplicates = повтори
sa-score-duplicates-how = { $count } { WORD("sa", "card", $count) }
sa-score-farmers = хлібороби
sa-score-farmers-how = { $people } × землеробство { $factor }
sa-score-farmers-about = на картах, помножені на землеробство
sa-score-toolmakers = майстри
sa-score-toolmakers-how = { $people } × знаряддя { $factor }
sa-score-toolmakers-about = на картах, помножені на суму знарядь
sa-score-builders = будівники
sa-score-builders-how = { $people } × { $factor } { WORD("sa", "building", $factor) }
sa-score-builders-about = на картах, помножені на кількість будівель
sa-score-shamans = шамани
sa-score-shamans-how = { $people } × { $factor } { WORD("sa", "person", $factor) }
sa-score-shamans-about = на картах, помножені на кількість людей
sa-score-resources = ресурси
sa-score-resources-how = залишок: { $count }
sa-score-resources-about = по балу за кожен, що лишився
sa-score-choice = карта вибору
sa-score-choice-how = ще не використана
sa-tie-1 = землеробство, знаряддя й люди
sa-tie-1-more = більше землеробства, знарядь і людей разом: { $best } проти { $other }

## The picture

sa-head =
    { sa-title }: { $phase ->
        [setup] підготовка
        [placing] розставляння людей
        [using] робота людей
        [feeding] годування людей
       *[end] кінець
    }
sa-round =
    раунд { $round }, { $deck ->
        [one] лишилася { $deck } карта
        [few] лишилося { $deck } карти
       *[many] лишилося { $deck } карт
    }
sa-hidden = прихована карта: { $what }
sa-shut = закрито
sa-nothing = -
sa-supply = запас
sa-code-card = карта { $number }
sa-code-building = буд { $number }
sa-short-effect =
    { $effect ->
        [dice] кубики всім
        [points] { $amount } { WORD("sa", "point", $amount) }
        [roll] кидок: { WORD("sa", $what) }
        [draw] прихована карта
        [one_use] одноразове { $amount }
        [choice] { $amount } на вибір
       *[gain] { $what ->
            [production] землеробство
            [tool] знаряддя
           *[other] { $amount } { WORD("sa", $what, $amount) }
        }
    }
sa-short-worker =
    { $worker ->
        [farmer] { $times } { WORD("sa", "farmer", $times) }
        [toolmaker] { $times } { WORD("sa", "toolmaker", $times) }
        [builder] { $times } { WORD("sa", "builder", $times) }
       *[shaman] { $times } { WORD("sa", "shaman", $times) }
    }
sa-short-cost =
    { $kinds ->
        [0] { $least }–{ $most } будь-яких
        [1] { $least } одного виду
       *[other] { $least } з { $kinds } видів
    }
sa-short-add =
    { $times ->
        [0] +{ $tools }
       *[other] { $count ->
            [0] раз { $once }
           *[other] +{ $tools } раз { $once }
        }
    }: { $amount }
sa-short-refuse = відмова: -10
sa-short-die =
    { $gives ->
        [0] кубик { $value }: нічого
       *[other] { $what ->
            [production] кубик { $value }: землеробство
            [tool] кубик { $value }: знаряддя
           *[other] кубик { $value }: { WORD("sa", $what) }
        }
    }
sa-rolled = кидок
sa-roll =
    { $added ->
        [0] = { $sum }
       *[other] = { $sum }, зі знаряддями { $total }
    }: { $amount } { WORD("sa", $what, $amount) }
sa-dice = кубики на вибір
sa-paid = уже сплачено
sa-column-points = бал
sa-column-people = люди
sa-column-food = їжа
sa-column-lack = брак
sa-column-wood = дер
sa-column-brick = глин
sa-column-stone = кам
sa-column-gold = зол
sa-column-tools = знар
sa-column-green = зел
sa-column-workers = ХМБШ
sa-column-built = буд
sa-mark-choice = в
sa-mark-hidden = ?
sa-village =
    { $people } { WORD("sa", "person", $people) }, { $food } { WORD("sa", "food", $food) }, землеробство { $production }{ $hunger ->
        [0] { "" }
       *[other] , бракує { $hunger } { WORD("sa", "food", case: "gen") }
    }
sa-has = { $amount } { WORD("sa", $what, $amount) }
sa-row-resources = ресурси: { $things }
sa-row-tools = знаряддя: { $things }
sa-row-cards = карти: { $things }
sa-row-kinds = дають бали: { $things }
sa-row-buildings = будівлі: { $things }
sa-hidden-card = прихована
sa-projection = { $total } { WORD("sa", "point", $total) }, якби гра закінчилася зараз
sa-legend-board = ліс 3/7 Вовк 2: зайнято 3 кільця з 7, з них 2 займає Вовк; закрито: не пускає правило; > можна використати.
sa-legend-offers = карта 3 знаряддя/мистецтво: коштує 3 будь-які ресурси, одразу дає знаряддя, а наприкінці рахується мистецтво; карта 1 коштує 1, карта 2 — 2, карта 4 — 4.
sa-legend-buildings = буд 1 деревина деревина глина 10 x7: скільки коштує, скільки балів дає і скільки тайлів у стосі.
sa-legend-villages = люди 2/5: вільні 2 людини з 5; їжа 12+3: землеробство 3 принесе ще 3 перед годуванням; брак: скільки їжі тоді не вистачить, ураховуючи людей у хижі й на полі.
sa-legend-tools = знар 2*1 +34: використане знаряддя на 2, готове на 1, одноразові на 3 і 4.
sa-legend-cards = зел 3+1: три різні зелені карти й повтор; ХМБШ: хлібороби, майстри, будівники й шамани на картах.
sa-legend-marks = буд 2в?: дві будівлі, карта на два ресурси, яку ще можна використати, прихована карта.
sa-help =
    {"  "}ліс 3       три людини до лісу; так само глинище, каменярня, річка, полювання
    {"  "}хижа, майстерня, поле, карта 2, буд 1    люди туди; потім — їх використати
    {"  "}карта 2 деревина золото    купити карту за 2; карта 4 деревина 3: і ще інше
    {"  "}знаряддя 2 1    додати знаряддя на 2 і 1; знаряддя 2 раз 3: і одноразове на 3
    {"  "}кубик 5     узяти кубик із 5
    {"  "}готово, відмова, використати карту    як і сказано

## What can be typed, with commas between

sa-typed-place = поставити, постав, люди
sa-typed-use = використати, використай
sa-typed-add = знаряддя, додати, додай
sa-typed-one-use = одноразове, раз
sa-typed-done = готово, досить, кінець, зберегти, ні
sa-typed-pay = сплатити, сплати, плачу
sa-typed-buy = купити, купи, будувати, будую
sa-typed-use-card = використати карту, ресурси
sa-typed-take = узяти, взяти, беру
sa-typed-die = кубик
sa-typed-refuse = відмова, голод, ні
