# Endless Winter: Paleoamericans. `WORD("ew", $card)` is the noun below in `ew-word-...`.

ew-round = раунд { $round } із 4, { $phase ->
        [action] фаза дій
        [eclipse] затемнення
        [preparation] приготування
        [end] гру закінчено
       *[other] підготовка
    }

## Options

ew-option-edition = За якою книгою правил: вони різняться дрібницями.
ew-option-edition-default = так, як радимо ми.
ew-option-edition-cs = чеська книга правил, дослівно.
ew-option-edition-pl = польська книга правил, дослівно.
ew-option-edition-uk = українська книга правил, версія 2.0, дослівно.
ew-option-draft = Що на початку вибирають, а не роздають.
ew-option-draft-none = нічого.
ew-option-draft-setup = карти підготовки, першим вибирає останній у порядку ходів.
ew-option-draft-chiefs-and-setup = вождів у порядку ходів, потім карти підготовки у зворотному порядку.
ew-option-glacier-tokens = Модуль: приховані токени на льодовиках для того, хто ставить поруч поселення.
ew-option-glacier-tokens-off = без токенів.
ew-option-glacier-tokens-on = з токенами.
ew-option-rest-tokens = Модуль: токен для того, хто відпочиває першим у раунді.
ew-option-rest-tokens-off = без токенів.
ew-option-rest-tokens-on = з токенами.
ew-option-layout = Як викладено мегалітичні тайли.
ew-option-layout-by-players = як радять для цієї кількості гравців.
ew-option-layout-ring = кільцем.
ew-option-layout-stair = сходами.
ew-option-layout-block = блоком.
ew-option-layout-wall = стіною.
ew-option-village-icon-free = Чи потребує іконка поселення поза колонкою «Міграція» трьох таборів.
ew-option-village-icon-free-off = потребує.
ew-option-village-icon-free-on = не потребує.
ew-option-extra-megalith-downgrade = Чи можна замість додаткового мегаліта початкової клітинки взяти меншу перевагу.
ew-option-extra-megalith-downgrade-off = ні.
ew-option-extra-megalith-downgrade-on = так.
ew-option-prep-draw-is-benefit = Чи можна замість п’яти карт під час приготування взяти менші переваги.
ew-option-prep-draw-is-benefit-by-edition = як у виданні.
ew-option-prep-draw-is-benefit-no = ні.
ew-option-prep-draw-is-benefit-yes = замість кожної з них.
ew-option-lesser-benefit-phases = Коли можна взяти меншу перевагу.
ew-option-lesser-benefit-phases-by-edition = як у виданні.
ew-option-lesser-benefit-phases-action-eclipse = у фазі дій і під час затемнення.
ew-option-lesser-benefit-phases-any = будь-коли, зокрема й під час підготовки.
ew-option-double-empty-draw-compensation = Що отримують замість карти, коли й колода, і скид порожні.
ew-option-double-empty-draw-compensation-by-edition = як у виданні.
ew-option-double-empty-draw-compensation-no = нічого.
ew-option-double-empty-draw-compensation-yes = меншу перевагу.
ew-option-reshuffle-trigger = Коли тасують скид.
ew-option-reshuffle-trigger-by-edition = як у виданні.
ew-option-reshuffle-trigger-on-draw = коли треба взяти карту з порожньої колоди.
ew-option-reshuffle-trigger-on-empty = щойно колода спорожніє.
ew-option-starting-card-labor-halves = Скільки праці дають «Хоробрий» і «Жінка племені».
ew-option-starting-card-labor-halves-by-edition = як у виданні.
ew-option-starting-card-labor-halves-1 = ½.
ew-option-starting-card-labor-halves-3 = 1½.
ew-option-eclipse-ability-labor-counts = Чи рахується для порядку ходів праця з властивостей затемнення.
ew-option-eclipse-ability-labor-counts-by-edition = як у виданні.
ew-option-eclipse-ability-labor-counts-yes = так.
ew-option-eclipse-ability-labor-counts-no = рахуються лише кути карт.
ew-option-double-move-allows-single = Чи можна пропустити один крок подвійного переміщення.
ew-option-double-move-allows-single-by-edition = як у виданні.
ew-option-double-move-allows-single-yes = так.
ew-option-double-move-allows-single-no = обидва або жодного.
ew-option-culture-empty-gives-vp = Що дає карта культури з порожньої викладки.
ew-option-culture-empty-gives-vp-by-edition = як у виданні.
ew-option-culture-empty-gives-vp-yes = 1 бал.
ew-option-culture-empty-gives-vp-no = нічого.
ew-option-megalith-tile-stone = Що дає камінь мегалітичних тайлів.
ew-option-megalith-tile-stone-by-edition = як у виданні.
ew-option-megalith-tile-stone-table = за своєю таблицею.
ew-option-megalith-tile-stone-each = 1 бал за тайл.
ew-option-two-species-stone = Що рахує камінь двох видів.
ew-option-two-species-stone-by-edition = як у виданні.
ew-option-two-species-stone-sum = усіх розвернутих тварин обох видів.
ew-option-two-species-stone-pairs = пари з обох видів.
ew-option-recruit-lock = Як довго не можна грати карту, щойно взяту в колонці «Початок».
ew-option-recruit-lock-by-edition = як у виданні.
ew-option-recruit-lock-turn = увесь хід.
ew-option-recruit-lock-top = доки фігурка у верхній секції.
ew-option-rest-blocks = Чого не можна грати в хід відпочинку.
ew-option-rest-blocks-by-edition = як у виданні.
ew-option-rest-blocks-tribe = карт племені.
ew-option-rest-blocks-any-card = жодних карт.
ew-option-sole-majority-terrain = Хто отримує перевагу гекса, коли вплив рівний.
ew-option-sole-majority-terrain-by-edition = як у виданні.
ew-option-sole-majority-terrain-no = усі, хто ділить першість.
ew-option-sole-majority-terrain-yes = ніхто.
ew-option-reduced-figures-era1 = Скільки фігурок має кожен в ері I.
ew-option-reduced-figures-era1-by-edition = як у виданні.
ew-option-reduced-figures-era1-no = три.
ew-option-reduced-figures-era1-yes = дві.

## Nouns

ew-word-brave = Хоробрий
ew-word-tribeswoman = Жінка племені
ew-word-tribesman = Чоловік племені
ew-word-hunter = Мисливець
ew-word-crafter = Майстрина
ew-word-elder = Старійшина
ew-word-pathfinder = Слідопит
ew-word-shaman = Шаманка
ew-word-ember-pouch = Торбинка з жаром
ew-word-flint-core = Крем’яне ядро
ew-word-smoking-racks = Коптильні жердини
ew-word-bone-needle = Кістяна голка
ew-word-story-fire = Вогнище оповідей
ew-word-ivory-figure = Фігурка з бивня
ew-word-dragging-poles = Волокуша
ew-word-rolling-logs = Котки з колод
ew-word-red-ochre = Червона вохра
ew-word-hide-tent = Намет зі шкур
ew-word-snow-shoes = Снігоступи
ew-word-pit-trap = Яма-пастка
ew-word-spear-thrower = Атлатль
ew-word-roasting-pit = Яма для смаження
ew-word-first-blood = Перша кров
ew-word-shell-trade = Обмін мушлями
ew-word-fishing-weir = Рибна загата
ew-word-beast-lore = Знання про звірів
ew-word-grave-goods = Поховальні дари
ew-word-meeting-ground = Місце сходин
ew-word-great-feast = Великий бенкет
ew-word-blade-cache = Схованка лез
ew-word-dog-sled = Собача упряжка
ew-word-council-fire = Вогнище ради
ew-word-bone-idols = Кістяні ідоли
ew-word-stone-ring = Кам’яне коло
ew-word-earth-ramp = Земляний насип
ew-word-barrow = Курган
ew-word-winter-lodge = Зимове житло
ew-word-broad-trail = Широка стежка
ew-word-game-drive = Загінне полювання
ew-word-keen-trackers = Пильні слідопити
ew-word-spirit-hunt = Полювання духів
ew-word-clan-marriage = Шлюб між родами
ew-word-sacred-quarry = Священна каменярня
ew-word-painted-walls = Розписані стіни
ew-word-long-house = Довгий дім
ew-word-herd-calling = Заклик стада
ew-word-ancestor-rite = Обряд предків
ew-word-star-lore = Знання зір
ew-word-mammoth = Косматий мамут
    .gender = ma
    .gen = Косматого мамута
ew-word-argentavis = Аргентавіс
    .gender = ma
    .gen = Аргентавіса
ew-word-rhino = Волохатий носоріг
    .gender = ma
    .gen = Волохатого носорога
ew-word-sloth = Гігантський лінивець
    .gender = ma
    .gen = Гігантського лінивця
ew-word-cat = Шаблезубий кіт
    .gender = ma
    .gen = Шаблезубого кота
ew-word-glyptodon = Гліптодон
    .gender = ma
    .gen = Гліптодона
ew-word-beaver = Велетенський бобер
    .gender = ma
    .gen = Велетенського бобра
ew-word-village-steppe = Камінь трави
    .short = Трава
ew-word-village-pinewood = Камінь хвої
    .short = Хвоя
ew-word-village-hills = Камінь вохри
    .short = Вохра
ew-word-village-lakeside = Камінь води
    .short = Вода
ew-word-village-mountain = Камінь вершини
    .short = Вершина
ew-word-village-marsh = Камінь трясовини
    .short = Трясовина
ew-word-village-glacier = Камінь льоду
    .short = Лід
ew-word-camp-variety = Камінь мандрівника
    .short = Мандрівник
ew-word-megalith-ground = Камінь кореня
    .short = Корінь
ew-word-megalith-tiles = Камінь чотирьох вітрів
    .short = Чотири вітри
ew-word-buried-cards = Камінь кістки
    .short = Кістка
ew-word-megalith-upper = Камінь корони
    .short = Корона
ew-word-idol-levels = Камінь духу
    .short = Дух
ew-word-tipped-variety = Камінь бенкету
    .short = Бенкет
ew-word-tipped-rhino = Камінь рогу
    .short = Ріг
ew-word-tipped-sloth = Камінь кігтя
    .short = Кіготь
ew-word-tipped-cat = Камінь ікла
    .short = Ікло
ew-word-tipped-glyptodon = Камінь панцира
    .short = Панцир
ew-word-tipped-beaver = Камінь зуба
    .short = Зуб
ew-word-tipped-mammoth-argentavis = Камінь бивня й крила
    .short = Бивень і крило
ew-word-tusk-breaker = Бивнебій
ew-word-stone-carver = Виріжкамінь
ew-word-seeing-palm = Дивирук
ew-word-fire-wolf = Вогневовк
ew-word-thunder-paw = Громолапа
ew-word-tusk-valley = Долина бивнів
ew-word-flint-ridge = Крем’яний хребет
ew-word-old-hearth = Старе вогнище
ew-word-long-shore = Довгий берег
ew-word-moon-cave = Місячна печера
ew-word-blue-ice = Блакитний лід
ew-word-ice-cave = Крижана печера
ew-word-bright-peak = Сяйлива вершина
ew-word-lost-carvings = Загублене різьблення
ew-word-wanderers = Мандрівники
ew-word-warm-spring = Тепле джерело
ew-word-moraine = Морена
ew-word-ice-pass = Крижаний перевал
ew-word-frozen-meat = Мерзле м’ясо
ew-word-ice-grave = Крижана могила
ew-word-deep-sleep = Глибокий сон
ew-word-whittling = Стругання
ew-word-vision = Видіння
ew-word-vigil = Нічна варта
ew-word-short-walk = Коротка прогулянка
ew-word-steppe = степ
    .gender = mi
    .gen = степу
ew-word-pinewood = сосняк
    .gender = mi
    .gen = сосняку
ew-word-hills = пагорби
    .gender = p
    .gen = пагорбів
ew-word-lakeside = приозер’я
    .gender = n
    .gen = приозер’я
ew-word-mountain = гора
    .gender = f
    .gen = гори
ew-word-marsh = болото
    .gender = n
    .gen = болота
ew-word-glacier = льодовик
    .gender = mi
    .gen = льодовика
ew-word-base = базовий тайл
    .gender = mi
    .gen = базового тайла
ew-word-dawn = Тайл світанку
ew-word-bear = Тайл ведмедя
ew-word-river = Тайл річки
ew-word-night = Тайл ночі
ew-word-initiate = Початок
ew-word-develop = Розвиток
ew-word-migrate = Міграція
ew-word-hunt = Полювання
ew-word-rest = зона відпочинку
ew-word-tribe = фігурка племені
    .gender = f
    .acc = фігурку племені
    .short = плем’я
ew-word-chief = вождь
    .gender = ma
    .gen = вождя
    .short = вождь
ew-word-sacrifice = трек пожертв
    .gender = mi
    .gen = трека пожертв
    .short = пожертви
ew-word-honor = трек пошани
    .gender = mi
    .gen = трека пошани
    .short = пошана
ew-word-hand = рука
    .gender = f
    .gen = руки
    .acc = руку
ew-word-discard = скид
    .gender = mi
    .gen = скиду
ew-word-played = зона зіграних карт
    .gender = f
    .gen = зони зіграних карт
ew-word-pile = колода затемнення
    .gender = f
    .gen = колоди затемнення
ew-word-labor = праця
    .gender = f
    .gen = праці
    .acc = працю
    .many = праці
    .many-gen = праці
ew-word-food = їжа
    .gender = f
    .gen = їжі
    .acc = їжу
    .many = їжі
    .many-gen = їжі
ew-word-tool = знаряддя
    .gender = n
    .gen = знаряддя
    .many = знаряддя
    .many-gen = знарядь
ew-word-idol = ідол
    .gender = ma
    .gen = ідола
    .few = ідоли
    .few-acc = ідоли
    .many = ідоли
    .many-gen = ідолів
ew-word-card = карта
    .gender = f
    .gen = карти
    .acc = карту
    .many = карти
    .many-gen = карт
ew-word-point = бал
    .gender = mi
    .gen = бала
    .many = бали
    .many-gen = балів
ew-word-camp = табір
    .gender = mi
    .gen = табору
    .many = табори
    .many-gen = таборів
ew-word-village = поселення
    .gender = n
    .gen = поселення
    .many = поселення
    .many-gen = поселень
ew-word-megalith = мегаліт
    .gender = mi
    .gen = мегаліта
    .many = мегаліти
    .many-gen = мегалітів
ew-word-animal = тварина
    .gender = fa
    .gen = тварини
    .acc = тварину
    .few = тварини
    .few-acc = тварини
    .many = тварини
    .many-gen = тварин
ew-word-times = раз
    .gender = mi
    .gen = разу
    .many = рази
    .many-gen = разів
ew-word-set = набір
    .gender = mi
    .gen = набору
    .loc = наборі
    .many = набори
    .many-gen = наборів
    .many-loc = наборах
ew-word-token = токен
    .gender = mi
    .gen = токена
    .many = токени
    .many-gen = токенів
ew-word-kind = вид
    .gender = mi
    .gen = виду
    .many = види
    .many-gen = видів

## Effects in words
#
# An effect is a phrase that tells somebody what to do; a message holds smaller ones as arguments. `$amount` of labor is
# a text such as 1½, every other amount is a number.

ew-noun = { WORD("ew", $noun) }
    .gen = { WORD("ew", $noun, case: "gen") }
ew-hex = { WORD("ew", $land) } { $label }
ew-list-and = { $one } та { $two }
    .acc = { TEXT($one, form: "acc") } та { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") } та { TEXT($two, form: "gen") }
ew-list-comma = { $one }, { $two }
    .acc = { TEXT($one, form: "acc") }, { TEXT($two, form: "acc") }
    .gen = { TEXT($one, form: "gen") }, { TEXT($two, form: "gen") }
ew-list-or = { $one }, або { $two }
ew-list-parts = { $one }; { $two }
ew-good-food = { $amount } { WORD("ew", "food", $amount) }
    .acc = { $amount } { WORD("ew", "food", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "food", $amount, case: "gen") }
ew-good-tool = { $amount } { WORD("ew", "tool", $amount) }
    .acc = { $amount } { WORD("ew", "tool", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "tool", $amount, case: "gen") }
ew-good-idol = { $amount } { WORD("ew", "idol", $amount) }
    .acc = { $amount } { WORD("ew", "idol", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "idol", $amount, case: "gen") }
ew-good-labor = { $amount } { WORD("ew", "labor", $amount) }
    .acc = { $amount } { WORD("ew", "labor", $amount, case: "acc") }
    .gen = { $amount } { WORD("ew", "labor", $amount, case: "gen") }
ew-good-discard = { $amount } { WORD("ew", "card", $amount) } з руки
    .acc = { $amount } { WORD("ew", "card", $amount, case: "acc") } з руки
    .gen = { $amount } { WORD("ew", "card", $amount, case: "gen") } з руки
ew-effect-nothing = нічого
ew-effect-gain = отримати { TEXT($what, form: "acc") }
ew-effect-either = або { $branches }
ew-effect-pay = за { TEXT($price, form: "acc") } { $effect }
ew-effect-if = якщо { $test }: { $effect }
ew-effect-column = «{ WORD("ew", $column) }»: { $effect }
ew-effect-eclipse = під час затемнення: { $effect }
ew-effect-megalith =
    { $amount ->
        [1] поставити мегаліт
       *[other] поставити { $amount } { WORD("ew", "megalith", $amount, case: "acc") }
    }
ew-effect-draw =
    { $amount ->
        [1] узяти карту з колоди
       *[other] узяти { $amount } { WORD("ew", "card", $amount, case: "acc") } з колоди
    }
ew-effect-vp = отримати { $amount } { WORD("ew", "point", $amount, case: "acc") }
ew-effect-camp =
    { $amount ->
        [1] поставити табір на базовий тайл
       *[other] поставити { $amount } { WORD("ew", "camp", $amount, case: "acc") } на базовий тайл
    }
ew-effect-move =
    { $amount ->
        [1] пересунути табір на один крок
        [one] пересунути табори загалом на { $amount } крок
        [few] пересунути табори загалом на { $amount } кроки
       *[many] пересунути табори загалом на { $amount } кроків
    }
ew-effect-village = заснувати поселення
ew-effect-stone = узяти священний камінь за ціну його комірки
ew-effect-culture =
    { $amount ->
        [1] узяти карту культури
       *[other] узяти { $amount } { WORD("ew", "card", $amount, case: "acc") } культури
    }
ew-effect-reveal =
    { $amount ->
        [1] відкрити тварину на мисливських землях
       *[other] відкрити { $amount } { WORD("ew", "animal", $amount, case: "acc") } на мисливських землях
    }
ew-effect-tip =
    { $amount ->
        [1] розвернути тварину
       *[other] розвернути { $amount } { WORD("ew", "animal", $amount, case: "acc") }
    }
ew-effect-bury =
    { $amount ->
        [1] поховати карту
       *[other] поховати { $amount } { WORD("ew", "card", $amount, case: "acc") }
    }
ew-effect-food-max = заповнити запас їжі до межі
ew-effect-tribe-hand =
    { $amount ->
        [1] узяти карту племені в руку
       *[other] { $how ->
            [different] узяти в руку { $amount } { WORD("ew", "card", $amount, case: "acc") } племені різних типів
            [same] узяти в руку { $amount } { WORD("ew", "card", $amount, case: "acc") } племені одного типу
           *[any] узяти в руку { $amount } { WORD("ew", "card", $amount, case: "acc") } племені
        }
    }
ew-effect-tribe-discard =
    { $amount ->
        [1] узяти карту племені у скид
       *[other] { $how ->
            [different] узяти у скид { $amount } { WORD("ew", "card", $amount, case: "acc") } племені різних типів
            [same] узяти у скид { $amount } { WORD("ew", "card", $amount, case: "acc") } племені одного типу
           *[any] узяти у скид { $amount } { WORD("ew", "card", $amount, case: "acc") } племені
        }
    }
ew-effect-animal-grounds =
    { $amount ->
        [1] узяти тварину з мисливських земель
       *[other] узяти { $amount } { WORD("ew", "animal", $amount, case: "acc") } з мисливських земель
    }
ew-effect-animal-deck =
    { $amount ->
        [1] узяти верхню тварину з колоди
       *[other] узяти { $amount } { WORD("ew", "animal", $amount, case: "acc") } згори колоди
    }
ew-effect-extra = поставити ще один мегаліт там, куди вказує стрілка
ew-test-villages =
    { $least ->
        [1] на місцевості є твоє поселення
       *[other] на місцевості є щонайменше { $least } { WORD("ew", "village", $least) } твого племені
    }
ew-test-camps =
    { $least ->
        [1] на місцевості є твій табір
       *[other] на місцевості є щонайменше { $least } { WORD("ew", "camp", $least) } твого племені
    }
ew-test-buried =
    { $least ->
        [1] в тебе є похована карта
        [one] в тебе є щонайменше { $least } похована карта
        [few] в тебе є щонайменше { $least } поховані карти
       *[many] в тебе є щонайменше { $least } похованих карт
    }
ew-test-tipped =
    { $least ->
        [1] в тебе є розвернута тварина
        [one] в тебе є щонайменше { $least } розвернута тварина
        [few] в тебе є щонайменше { $least } розвернуті тварини
       *[many] в тебе є щонайменше { $least } розвернутих тварин
    }
ew-test-animals =
    { $least ->
        [1] в тебе є нерозвернута тварина
        [one] в тебе є щонайменше { $least } нерозвернута тварина
        [few] в тебе є щонайменше { $least } нерозвернуті тварини
       *[many] в тебе є щонайменше { $least } нерозвернутих тварин
    }
ew-test-animals-same =
    { $least ->
        [one] в тебе є щонайменше { $least } нерозвернута тварина одного виду
        [few] в тебе є щонайменше { $least } нерозвернуті тварини одного виду
       *[many] в тебе є щонайменше { $least } нерозвернутих тварин одного виду
    }
ew-test-animals-different =
    { $least ->
        [one] в тебе є нерозвернуті тварини щонайменше { $least } виду
        [few] в тебе є нерозвернуті тварини щонайменше { $least } видів
       *[many] в тебе є нерозвернуті тварини щонайменше { $least } видів
    }
ew-test-first = у порядку ходів твоє місце перше
ew-test-last = у порядку ходів твоє місце останнє

## Components in words

ew-card-labor = у кутку { $labor } { WORD("ew", "labor", $labor) }
ew-card-era =
    { $era ->
        [1] карта культури ери I
       *[other] карта культури ери II
    }
ew-card-points = { $points } { WORD("ew", "point", $points) } наприкінці
ew-animal-tip = якщо розвернути: { $effect }
ew-animal-set = { $points } { WORD("ew", "point", $points) } за { $animals }
ew-animal-sets = нерозвернуті наприкінці: { $sets }; карт у грі: { $copies }
ew-animal-wild = джокер: нерозвернута наприкінці доповнює будь-який набір; карт у грі: { $copies }
ew-table-row = від { $least }: { $points } { WORD("ew", "point", $points) }
ew-stone-village-by-terrain = кожного затемнення { $points } { WORD("ew", "point", $points) } за кожне твоє поселення, що торкається { TEXT($of, form: "gen") }
ew-stone-camp-terrain-variety = кожного затемнення { $points } { WORD("ew", "point", $points) } за кожну з цих місцевостей із твоїм табором: { $of }
ew-stone-megalith-on-board = кожного затемнення { $points } { WORD("ew", "point", $points) } за кожен мегаліт твого кольору, що стоїть прямо на полі
ew-stone-megalith-tiles = кожного затемнення за кількістю мегалітичних тайлів із мегалітом твого кольору: { $table }
ew-stone-each-tile = кожного затемнення { $points } { WORD("ew", "point", $points) } за кожен мегалітичний тайл із мегалітом твого кольору
ew-stone-buried-cards = кожного затемнення за кількістю твоїх похованих карт: { $table }
ew-stone-megalith-upper = кожного затемнення { $points } { WORD("ew", "point", $points) } за кожен мегаліт твого кольору, що стоїть на інших
ew-stone-idol-levels =
    { $levels ->
        [one] кожного затемнення { $points } { WORD("ew", "point", $points) } за кожен { $levels } рівень, пройдений на обох треках ідола разом
        [few] кожного затемнення { $points } { WORD("ew", "point", $points) } за кожні { $levels } рівні, пройдені на обох треках ідола разом
       *[many] кожного затемнення { $points } { WORD("ew", "point", $points) } за кожні { $levels } рівнів, пройдених на обох треках ідола разом
    }
ew-stone-tipped-variety = кожного затемнення { $points } { WORD("ew", "point", $points) } за кожен вид серед твоїх розвернутих тварин
ew-stone-tipped-species = кожного затемнення за кількістю твоїх розвернутих тварин виду «{ $of }»: { $table }
ew-stone-tipped-two-species =
    { $counted ->
        [sum] кожного затемнення за кількістю твоїх розвернутих тварин ({ $of } разом): { $table }
       *[pairs] кожного затемнення за кількістю твоїх пар розвернутих тварин ({ $of }): { $table }
    }
ew-setup-begins = на початку: { $what }
ew-setup-tribe = карта «{ WORD("ew", $card) }»
ew-setup-camp = другий табір на базовому тайлі
ew-slot-price = камінь тут коштує { TEXT($price, form: "acc") }
ew-slot-reward = якщо покласти сюди камінь: { $effect }
ew-space-reward = якщо дійти сюди: { $effect }
ew-sacrifice-none = залишки їжі та знарядь наприкінці нічого не варті
ew-sacrifice-rate =
    { $resources ->
        [1] наприкінці { $points } { WORD("ew", "point", $points) } за кожну одиницю залишків їжі та знарядь
        [one] наприкінці { $points } { WORD("ew", "point", $points) } за кожну { $resources } одиницю залишків їжі та знарядь
        [few] наприкінці { $points } { WORD("ew", "point", $points) } за кожні { $resources } одиниці залишків їжі та знарядь
       *[many] наприкінці { $points } { WORD("ew", "point", $points) } за кожні { $resources } одиниць залишків їжі та знарядь
    }
ew-sacrifice-top = за кожного наступного ідола: { $effect }
ew-honor-none = поховані карти наприкінці нічого не дають за таблицею
ew-honor-points =
    { $points ->
        [0] тут без балів
       *[other] якщо дійти сюди: отримати { $points } { WORD("ew", "point", $points, case: "acc") }
    }
ew-burial-table =
    { $rank ->
        [1] поховані карти першого на треку пошани: { $table }
        [2] поховані карти другого на треку пошани: { $table }
       *[other] поховані карти всіх інших на треку пошани: { $table }
    }
ew-glacier-token = коли засновуєш поруч поселення: { $effect }
ew-column-top = верхня секція, скільки завгодно разів: { $effect }
ew-column-middle = середня, один раз: { $effect }
ew-column-bottom = нижня, для першої фігурки раунду: { $effect }
ew-rest-effect = { $effect }
ew-rest-labor = для порядку ходів наступного раунду: { $labor } { WORD("ew", "labor", $labor) }
ew-reconstructed = Правила — з книг правил. Надруковане на картах, тайлах і треках утрачено разом із малюнками: більшість цих значень розробили ми, у виданій грі вони інші.

## What is asked

ew-ask-over = Гру закінчено: четверте затемнення минуло.
ew-ask-stone = Викладається священний камінь.
ew-ask-culture-drawn = Викладається карта культури.
ew-ask-chief-dealt = Роздається вождь.
ew-ask-setup-dealt = Роздається карта підготовки.
ew-ask-card-drawn = Береться карта.
ew-ask-animal-drawn = Відкривається тварина.
ew-ask-order = Визначається порядок ходів.
ew-ask-tile = Викладається мегалітичний тайл.
ew-ask-land = До тайлів, які викладуть, додається місцевість.
ew-ask-hex = Викладається гекс.
ew-ask-glacier = Відкривається токен льодовика.
ew-ask-rest-token = Відкривається токен відпочинку.
ew-ask-side = Яким боком своєї карти вождя грати?
ew-ask-chief = Вибери вождя.
ew-ask-setup = Вибери карту підготовки.
ew-ask-place = Зіграй карти культури, якщо хочеш, а потім постав фігурку.
ew-ask-act =
    { $section ->
        [top] «{ WORD("ew", $at) }», верхня секція: дій, доки вистачає. Праця: { $labor }.
        [middle] «{ WORD("ew", $at) }», середня секція: один раз, якщо хочеш.
        [bottom] «{ WORD("ew", $at) }», нижня секція: твоя, бо твоя фігурка тут перша.
        [rest] Ти відпочиваєш.
       *[after] Твоя фігурка на місці. Ще щось?
    }
ew-ask-gain =
    { $what ->
        [megalith] { $full ->
            [0] Ти отримуєш мегаліт, але поставити його ніде: візьми меншу перевагу.
           *[other] Ти отримуєш мегаліт: постав його або візьми меншу перевагу.
        }
        [draw] { $full ->
            [0] Ти отримуєш карту, але брати нема звідки: візьми меншу перевагу.
           *[other] Ти отримуєш карту: візьми її або меншу перевагу.
        }
        [idol] Ти отримуєш ідола: піднімися або візьми меншу перевагу.
       *[tool] Ти отримуєш знаряддя або натомість їжу.
    }
ew-ask-move =
    { $steps ->
        [1] Пересунь табір на один крок.
        [one] Пересунь табори загалом на { $steps } крок.
        [few] Пересунь табори загалом на { $steps } кроки.
       *[many] Пересунь табори загалом на { $steps } кроків.
    }
ew-ask-settle = Де заснувати поселення?
ew-ask-take-stone = Який священний камінь береш? Комірка коштує { TEXT($price, form: "acc") }, дає: { $effect }.
ew-ask-culture = Яку карту культури береш?
ew-ask-tribe = Яку карту племені береш?
ew-ask-animal = Яку тварину береш?
ew-ask-reveal = Відкрити тварину?
ew-ask-tip = Яку тварину розвертаєш?
ew-ask-bury = Яку карту поховати?
ew-ask-discard = Яку карту скидаєш?
ew-ask-pay = Сплатити { TEXT($price, form: "acc") }? За це: { $effect }.
ew-ask-branch = Що з цього береш?
ew-ask-term = Що береш далі?
ew-ask-pile = Які карти кладеш у колоду затемнення?
ew-ask-resolve = Яка карта твоєї колоди затемнення наступна?
ew-ask-harvest = Яка місцевість дає першою?
ew-ask-benefit = Яка перевага твого планшета наступна?
ew-ask-token = Який токен відпочинку береш?
ew-ask-extend =
    { $full ->
        [0] Для додаткового мегаліта немає місця: візьми меншу перевагу.
       *[other] Поставити додатковий мегаліт?
    }
ew-ask-glacier-next = Який токен льодовика біля твого поселення дає першим?
ew-ask-last-animal = Узяти останню тварину з колоди?

## The guide: two sentences for each decision

ew-guide-side = Обидва боки карти вождя мають властивість, але на всю гру діє лише той, який вибереш. Вона спрацьовує в той хід, коли ставиш вождя.
ew-guide-chief = Властивість вождя діє раз за раунд, у той хід, коли ти його ставиш. Хто тут вибирає пізно, той рано вибирає карту підготовки.
ew-guide-setup = Карта підготовки дає зображені на ній запаси, карту племені та тварин. Після цього її більше немає, тож різниця лише в тому, з чого ти починаєш.
ew-guide-place = Спершу карти культури, і перша за хід безкоштовна. Потім одна фігурка йде в колонку або відпочиває: хто в раунді приходить у колонку першим, той має і її нижню дію.
ew-guide-act = Карти й їжа дають працю, а нею платять за те, що пропонує колонка. Праця, що лишилася наприкінці ходу, пропадає.
ew-guide-gain = Завжди можна взяти натомість меншу перевагу: мегаліт, карта, ідол, знаряддя, їжа — саме в такому порядку. Уже отриманого потім не обміняєш.
ew-guide-move = Табір дає вплив на своєму гексі, а хто має там найбільше впливу, той кожного затемнення отримує його перевагу. Три табори довкола одного кута можуть стати поселенням.
ew-guide-settle = Поселення рахується подвійно на всіх трьох гексах, яких торкається. За нього три твої табори вертаються додому, а межа їжі зменшується.
ew-guide-take-stone = Камінь відтепер дає бали кожного затемнення, тож ранній дає їх частіше. Місця в тебе на три.
ew-guide-culture = Карта йде тобі в руку, а грають карти культури на початку ходу. Більшість із них дає бали й наприкінці.
ew-guide-tribe = Карти племені дають працю, кожна найбільше на своєму місці. Порожній стос натомість дає бал.
ew-guide-animal = Тварини одного виду утворюють набори, які дають бали наприкінці. Розвернута тварина дає свою перевагу зараз і виходить із набору.
ew-guide-reveal = Більше тварин на мисливських землях — більший вибір. Та вибирати з них можуть і інші.
ew-guide-tip = Перевагу тварини ти отримуєш одразу. У своєму наборі наприкінці вона вже не рахується.
ew-guide-bury = Поховані карти дають бали за твоїм місцем на треку пошани, а надруковані на них бали теж лишаються. До руки вони вже не повернуться.
ew-guide-discard = Карта йде у твій скид. Вона повернеться, коли колоду тасуватимуть заново.
ew-guide-pay = Спершу платиш усе потрібне, і лише тоді отримуєш. Можна й відмовитися.
ew-guide-branch = Твоїм буде лише одне з цього. Решта пропадає.
ew-guide-term = Кожне з цього отримуєш окремо, у якому хочеш порядку. Що лишилося, можна взяти й потім.
ew-guide-pile = Карти племені в цій колоді дають працю для порядку ходів наступного раунду та свої властивості затемнення. Карти культури лише збивають інших з пантелику й повертаються до тебе.
ew-guide-resolve = Кожна карта племені у твоїй колоді затемнення один раз застосовує свою властивість затемнення. Порядок вибираєш ти.
ew-guide-harvest = На цих гексах у тебе найбільше впливу, хай навіть порівну з іншими, і кожен один раз дає свою перевагу. Порядок вибираєш ти.
ew-guide-benefit = Поселення, порожні комірки запасу мегалітів і священні камені дають щось кожного затемнення. Порядок вибираєш ти.
ew-guide-token = Візьми токен, який бачиш, або наступний, якого не знає ніхто. Його ефекти твої лише цього ходу.
ew-guide-glacier-next = Кожен токен біля твого нового поселення один раз дає зображене на ньому. Порядок вибираєш ти.
ew-guide-last-animal = Можеш узяти останню карту з колоди тварин, не бачивши її. Щойно колода й мисливські землі порожні, полювання натомість дає бали.
ew-guide-extend = Накрита клітинка дозволяє поставити ще один мегаліт туди, куди вказують її стрілки. Надруковане там ти теж отримуєш.

## What can be done

ew-do-side = бік { $side }: { $effect }
ew-do-pick-chief = «{ WORD("ew", $chief) }»: { $one }; або з іншого боку: { $two }
ew-do-pick-setup = «{ WORD("ew", $setup) }»: { $effect }
ew-do-play = зіграти «{ WORD("ew", $card) }»: { $effect }
ew-do-place = { WORD("ew", $figure) } → { WORD("ew", $at) }
ew-do-top = { $effect }
ew-do-middle = «{ WORD("ew", $at) }», середня секція: { $effect }
ew-do-bottom = «{ WORD("ew", $at) }», нижня секція: { $effect }
ew-do-rest = відпочинок: { $effect }
ew-do-spend = витратити { $food } { WORD("ew", "food", $food, case: "acc") } на 1 працю
ew-do-use = «{ WORD("ew", $card) }»: { $effect }
ew-do-use-chief = «{ WORD("ew", $chief) }»: { $effect }
ew-do-use-token = токен відпочинку: { $effect }
ew-do-done =
    { $section ->
        [top] далі до середньої секції
        [pile] колоду затемнення складено
       *[other] далі
    }
ew-do-skip = обійтися без цього
ew-do-gain =
    { $what ->
        [draw] узяти карту
        [tool] отримати знаряддя
        [food] отримати 1 їжу
       *[other] узяти
    }{ $lesser ->
        [1] { " " }натомість
       *[other] { "" }
    }
ew-do-climb =
    { $lesser ->
        [1] натомість ідол
       *[other] ідол
    }: { WORD("ew", $track) }, рівень { $level }{ $brings ->
        [0] { "" }
       *[other] { $points ->
            [0] : { $effect }
           *[other] : { $points } { WORD("ew", "point", $points) }
        }
    }
ew-do-build =
    { $level ->
        [1] мегаліт на клітинку { $label }, { WORD("ew", $tile) }: { $effect }
       *[other] мегаліт зверху на чотири біля { $label }, рівень { $level }: { $points } { WORD("ew", "point", $points) }
    }
ew-do-move = табір: { $origin } → { $goal }
ew-do-settle = поселення на з’єднанні: { $place }
ew-do-take-stone = «{ WORD("ew", $stone) }»: { $effect }
ew-do-take-card = «{ WORD("ew", $card) }»: { $effect }
ew-do-take-animal = «{ WORD("ew", $species) }»: { $tip }; { $sets }
ew-do-reveal = відкрити
ew-do-tip = розвернути «{ WORD("ew", $species) }»: { $effect }
ew-do-bury =
    поховати «{ WORD("ew", $card) }» { $from ->
        [hand] з руки
        [discard] зі скиду
       *[other] із { WORD("ew", $from, case: "gen") }
    }
ew-do-discard = скинути «{ WORD("ew", $card) }»
ew-do-accept = сплатити { TEXT($price, form: "acc") }: { $effect }
ew-do-branch = { $effect }
ew-do-term = { $effect }
ew-do-pile = «{ WORD("ew", $card) }» у колоду затемнення
ew-do-resolve = «{ WORD("ew", $card) }»: { $effect }
ew-do-harvest = { WORD("ew", $land) }: { $effect }
ew-do-glacier = «{ WORD("ew", $token) }»: { $effect }
ew-do-benefit =
    { $from ->
        [village] відкрито поселенням: { $effect }
        [space] відкрито мегалітами: { $effect }
       *[stone] «{ WORD("ew", $stone) }»: { $effect }
    }
ew-do-token =
    { $from ->
        [open] відкритий токен, «{ WORD("ew", $token) }»: { $effect }
       *[next] наступний токен зі стосу, хай там який
    }
ew-do-stone = { WORD("ew", $stone) }
ew-do-culture = { WORD("ew", $card) }
ew-do-chief = { WORD("ew", $chief) }
ew-do-setup = { WORD("ew", $setup) }
ew-do-card = { WORD("ew", $card) }
ew-do-animal = { WORD("ew", $species) }
ew-do-order = першим ходить гравець на місці { $first }
ew-do-tile = { WORD("ew", $tile) }
ew-do-land = { WORD("ew", $land) }
ew-do-hex = { WORD("ew", $land) }
ew-do-glacier-token = { WORD("ew", $token) }
ew-do-rest-token = { WORD("ew", $token) }

## What happened

ew-log-stone-shown = Викладається «{ WORD("ew", $stone) }».
ew-log-culture-shown = Викладається карта «{ WORD("ew", $card) }».
ew-log-order-set = Порядок ходів визначено.
ew-log-boards-laid = Місцевість викладено.
ew-log-chief-taken = { $seat }: { WORD("ew", $chief) }.
ew-log-side-chosen = { $seat } грає боком { $side } вождя «{ WORD("ew", $chief) }».
ew-log-setup-taken = { $seat } починає з карти «{ WORD("ew", $setup) }».
ew-log-round-begun = Раунд { $round }.
ew-log-figure-placed = { $seat }: { WORD("ew", $figure) } → { WORD("ew", $at) }.
ew-log-card-played = { $seat } грає карту «{ WORD("ew", $card) }».
ew-log-gained =
    { $what ->
        [tool] { $seat } отримує знаряддя.
       *[food] { $seat } отримує { $amount } { WORD("ew", "food", $amount, case: "acc") }.
    }
ew-log-price-paid = { $seat } сплачує { TEXT($price, form: "acc") }.
ew-log-food-spent = { $seat } витрачає на працю { $food } { WORD("ew", "food", $food, case: "acc") }.
ew-log-climbed = { $seat } піднімається: { WORD("ew", $track) }, рівень { $level }.
ew-log-megalith-built =
    { $level ->
        [1] { $seat } ставить мегаліт на клітинку { $label }.
       *[other] { $seat } ставить мегаліт зверху на чотири біля { $label }, рівень { $level }: { $points } { WORD("ew", "point", $points) }.
    }
ew-log-scored = { $seat } отримує { $points } { WORD("ew", "point", $points, case: "acc") }.
ew-log-camp-placed = { $seat } ставить табір на базовий тайл.
ew-log-camp-moved = { $seat } пересуває табір: { $origin } → { $goal }.
ew-log-settled = { $seat } засновує поселення на з’єднанні: { $place }.
ew-log-stone-taken = { $seat } бере «{ WORD("ew", $stone) }».
ew-log-recruited =
    { $seat } бере карту племені «{ WORD("ew", $card) }» { $to ->
        [hand] у руку
       *[other] у { WORD("ew", $to, case: "acc") }
    }.
ew-log-culture-taken = { $seat } бере карту «{ WORD("ew", $card) }».
ew-log-animal-taken = { $seat } бере тварину «{ WORD("ew", $species) }».
ew-log-animal-shown = На мисливських землях з’являється { WORD("ew", $species) }.
ew-log-animal-tipped = { $seat } розвертає тварину «{ WORD("ew", $species) }»: { $effect }.
ew-log-card-buried =
    { $seat } кладе до поховальної зони карту «{ WORD("ew", $card) }» { $from ->
        [hand] з руки
        [discard] зі скиду
       *[other] із { WORD("ew", $from, case: "gen") }
    }.
ew-log-hand-buried = { $seat } кладе до поховальної зони карту «{ WORD("ew", $card) }» з руки.
ew-log-hand-buried-unseen = { $seat } кладе до поховальної зони карту з руки.
ew-log-card-discarded = { $seat } скидає карту «{ WORD("ew", $card) }».
ew-log-card-taken-up = { $seat } бере в руку карту «{ WORD("ew", $card) }».
ew-log-card-taken-up-unseen = { $seat } бере карту в руку.
ew-log-reshuffled = { $seat } тасує скид.
ew-log-card-piled = { $seat } кладе в колоду затемнення карту «{ WORD("ew", $card) }».
ew-log-card-piled-unseen = { $seat } кладе карту в колоду затемнення.
ew-log-pile-shown = { $seat } має на затемнення { $labor } { WORD("ew", "labor", $labor, case: "acc") }.
ew-log-harvested = { $seat } має найбільше впливу ({ WORD("ew", $land) }): { $effect }.
ew-log-stone-scored = { $seat }: «{ WORD("ew", $stone) }» дає { $points } { WORD("ew", "point", $points, case: "acc") }.
ew-log-culture-gone = Карти культури ери I вибувають із гри.
ew-log-glacier-turned = Токен «{ WORD("ew", $token) }»: { $place }.
ew-log-rest-turned = Токен відпочинку цього раунду: «{ WORD("ew", $token) }».
ew-log-token-taken = { $seat } бере токен «{ WORD("ew", $token) }».
ew-log-eclipse-begun = Затемнення раунду { $round }.

## Why not

ew-cell = { $label }
ew-why-lack = Це коштує { TEXT($price, form: "acc") }, а тобі бракує { TEXT($missing, form: "gen") }.
ew-why-condition = Це діє, лише якщо { $test }.
ew-why-labor = Праця тут пропала б: цього ходу витратити її вже ні на що.
ew-why-no-camps = На твоєму планшеті не лишилося таборів.
ew-why-no-camp-out = На місцевості немає твого табору, який міг би рушити.
ew-why-no-culture = Викладених карт культури немає.
ew-why-no-animal = У тебе немає нерозвернутих тварин.
ew-why-no-card = У тебе немає карти, яку можна поховати.
ew-why-empty-grounds = Мисливські землі порожні, а колода ні: брати нічого.
ew-why-food-full = Їжі в тебе стільки, скільки можна тримати: { $limit }.
ew-why-tools-full = Знарядь у тебе стільки, скільки можна тримати: { $most }.
ew-why-animal-deck = Колода тварин порожня.
ew-why-grounds-full = Мисливські землі вміщують карт щонайбільше { $most }.
ew-why-no-villages = Усі твої поселення ({ $villages }) вже стоять на місцевості.
ew-why-no-juncture = Немає вільного з’єднання без базового тайла, де на кожному з трьох гексів стоїть твій табір.
ew-why-slots = Усі комірки для каменів ({ $slots }) зайняті.
ew-why-slot-price = Наступна комірка коштує { TEXT($price, form: "acc") }, а тобі бракує { TEXT($missing, form: "gen") }.
ew-why-no-stone =
    { $era ->
        [1] У лівій половині каменів не лишилося, а в ері I можна брати лише звідти.
       *[other] Каменів не лишилося.
    }
ew-why-one-figure = За хід ставлять одну фігурку, і твоя вже стоїть.
ew-why-resting = Твоя фігурка відпочиває: цього ходу колонки для неї закриті.
ew-why-bottom = У цьому раунді інша фігурка дісталася сюди раніше ({ WORD("ew", $column) }): нижня дія її.
ew-why-top-over = Твоя фігурка вже не у верхній секції колонки.
ew-why-once = Цього ходу воно вже позаду: середню й нижню дії виконують по разу, одну за одною.
ew-why-section-later = Твоя фігурка ще не там: спершу йди далі.
ew-why-no-action = У верхній секції такої дії немає: { WORD("ew", $column) }.
ew-why-all-types = Цього ходу в тебе вже є карта кожного типу.
ew-why-hand = У твоїй руці немає карти «{ WORD("ew", $card) }».
ew-why-culture-before = Карти культури, як-от «{ WORD("ew", $card) }», грають до того, як поставити фігурку.
ew-why-at-rest = У хід відпочинку карт племені не грають, тож і карти «{ WORD("ew", $card) }» теж.
ew-why-recruit = Карту «{ WORD("ew", $card) }» взято цього ходу, грати її ще не можна.
ew-why-tribe-later = Карти племені, як-от «{ WORD("ew", $card) }», грають, коли фігурка вже стоїть.
ew-why-second-culture = Друга карта культури коштує ще одну карту з руки, а її немає.
ew-why-spend = Їжі витрачають стільки, щоб маркер минув наступну іконку праці на треку: зараз { $food }.
ew-why-spend-none = На треку їжі нижче { $food } іконок праці немає.
ew-why-spend-late = Працю витрачають у верхній секції колонки; далі вона вже не потрібна.
ew-why-spend-rest = Хто відпочиває, тому працю витрачати ні на що.
ew-why-not-played = Карти «{ WORD("ew", $card) }» немає серед твоїх зіграних карт племені.
ew-why-no-ability = Карта «{ WORD("ew", $card) }» не має такої властивості.
ew-why-eclipse-ability = Ця властивість карти «{ WORD("ew", $card) }» діє лише під час затемнення, з колоди затемнення.
ew-why-column = Ця властивість карти «{ WORD("ew", $card) }» діє, лише якщо твоя фігурка стоїть у колонці «{ WORD("ew", $column) }».
ew-why-labor-given = Працю карти «{ WORD("ew", $card) }» отримано, коли її зіграно.
ew-why-used = Цю властивість карти «{ WORD("ew", $card) }» цього ходу вже використано.
ew-why-chief-used = Властивість твого вождя вже використано.
ew-why-chief-elsewhere = Властивість вождя діє в той хід, коли ти його ставиш.
ew-why-chief-column = Властивість твого вождя діє, лише доки він стоїть у колонці «{ WORD("ew", $column) }».
ew-why-not-resting = Твоя фігурка не відпочиває.
ew-why-rested = Обидва ефекти відпочинку вже використано.
ew-why-no-token = У тебе немає токена відпочинку: його має лише той, хто в раунді відпочиває першим.
ew-why-token = Кожен ефект токена відпочинку діє один раз.
ew-why-figure-first = Спершу постав фігурку: усе це потім.
ew-why-figure =
    { $figure ->
        [chief] Твого вождя вже поставлено.
       *[tribe] У тебе не лишилося фігурок племені.
    }
ew-why-chief-first = Властивість вождя вже використано, тож треба поставити саме вождя.
ew-why-rest-culture = Після карти культури фігурка не може відпочивати.
ew-why-ladder =
    { $what ->
        [draw] Ти отримуєш карту: менші переваги — лише ідол, знаряддя або їжа.
        [idol] Ти отримуєш ідола: менші переваги — лише знаряддя або їжа.
        [tool] Ти отримуєш знаряддя: менша перевага — лише їжа.
       *[megalith] Ти отримуєш мегаліт, більшої переваги немає.
    }
ew-why-no-ladder = У цій фазі менших переваг не беруть.
ew-why-where =
    { $what ->
        [megalith] Скажи, на яку клітинку поставити мегаліт.
       *[idol] Скажи, на якому треку рахувати ідола.
    }
ew-why-honor-top = Твій маркер уже нагорі трека пошани, на рівні { $level }.
ew-why-no-draw = Твоя колода і твій скид порожні.
ew-why-no-megaliths = Мегалітів у тебе не лишилося.
ew-why-no-cell = Такого місця на мегалітичному полі немає.
ew-why-cell-taken = На { $label } вже стоїть мегаліт.
ew-why-start-cell = { $label } — початкова клітинка: там можна ставити лише нейтральні мегаліти.
ew-why-not-beside = Поруч із клітинкою { $label } немає мегаліта: вони мають торкатися сторонами.
ew-why-neutral-above = Твій наступний мегаліт нейтральний, а нейтральні ставлять прямо на поле.
ew-why-square =
    { $missing ->
        [1] Біля { $label } бракує одного з чотирьох мегалітів унизу.
       *[other] Біля { $label } з чотирьох мегалітів унизу бракує { $missing }.
    }
ew-why-extend = Стрілки вказують на { $cells }: додатковий мегаліт іде туди.
ew-why-no-hex = Такого місця на місцевості немає.
ew-why-no-camp-there = Там немає твого табору: { $origin }.
ew-why-far = Табір іде на сусідній гекс, а ці два не сусідні: { $origin }, { $goal }.
ew-why-settled = Там уже стоїть поселення.
ew-why-camps-missing = Для поселення там на кожному з трьох гексів потрібен твій табір, а тут його немає: { $place }.
ew-why-stone-gone = Каменя «{ WORD("ew", $stone) }» серед викладених немає.
ew-why-stone-era = «{ WORD("ew", $stone) }» лежить у правій половині: його можна брати з раунду 3.
ew-why-no-pile = Стосу карт «{ WORD("ew", $card) }» немає.
ew-why-type = Карту «{ WORD("ew", $card) }» уже взято, а типи мають бути різні.
ew-why-same = Усі ці карти мають бути одного типу, а «{ WORD("ew", $card) }» — іншого.
ew-why-display = Карти «{ WORD("ew", $card) }» серед викладених немає.
ew-why-grounds = На мисливських землях немає тварини «{ WORD("ew", $species) }».
ew-why-tip = У тебе немає тварини «{ WORD("ew", $species) }».
ew-why-tipped = Твою тварину «{ WORD("ew", $species) }» вже розвернуто, а це робиться раз.
ew-why-bury =
    { $from ->
        [hand] У твоїй руці немає карти «{ WORD("ew", $card) }».
        [discard] У твоєму скиді немає карти «{ WORD("ew", $card) }».
       *[other] Карти «{ WORD("ew", $card) }» там немає: { WORD("ew", $from) }.
    }
ew-why-bury-other = Така сама карта «{ WORD("ew", $card) }» лежить і у твоєму скиді, а ця йде туди зараз: поховай ту.
ew-why-pile = Карти йдуть у колоду затемнення в тому порядку, як у списку: карта «{ WORD("ew", $card) }» мала бути раніше.
ew-why-bluff = Твоя колода затемнення складається останньою, тож «{ WORD("ew", $card) }» нікого не обдурить: карта одразу повернеться.
ew-why-resolve = Карта «{ WORD("ew", $card) }» у твоїй колоді затемнення вже не чекає.
ew-why-glacier = Токен «{ WORD("ew", $token) }» не біля твого нового поселення або вже все дав.
ew-why-harvest = Немає такої місцевості з твоїм найбільшим впливом: { WORD("ew", $land) }.
ew-why-harvested = Кожна така місцевість із твоїм найбільшим впливом уже все дала: { WORD("ew", $land) }.
ew-why-benefit = Такої переваги на твоєму планшеті вже немає.
ew-why-part = Такої частини вже немає.
ew-why-not-laid-out = «{ WORD("ew", $what) }» не викладено.
ew-why-skip = Обійтися без цього тут не можна.

## The score sheet

ew-score-track = під час гри
ew-score-stones = священні камені
ew-score-stones-how = нараховано { $times } { WORD("ew", "times", $times, case: "acc") }
ew-score-stones-about = кожного затемнення
ew-score-megaliths = мегаліти
ew-score-megaliths-how = збудовано: { $times }
ew-score-megaliths-about = за те, на чому їх збудовано
ew-score-carried = мегаліти внизу
ew-score-carried-how = накрито { $times } { WORD("ew", "times", $times, case: "acc") }
ew-score-carried-about = чужі мегаліти поверх своїх
ew-score-idols = ідоли
ew-score-idols-how =
    { $times ->
        [one] { $times } крок із балами
        [few] { $times } кроки з балами
       *[many] { $times } кроків із балами
    }
ew-score-idols-about = кроки вгору двома треками
ew-score-lands = місцевість
ew-score-lands-how = отримано { $times } { WORD("ew", "times", $times, case: "acc") }
ew-score-lands-about = їжа, сплачена за бали на гексах із найбільшим впливом під час затемнення
ew-score-glaciers = льодовики
ew-score-glaciers-how = { $times } { WORD("ew", "token", $times) }
ew-score-glaciers-about = токени біля нових поселень
ew-score-board = свій планшет
ew-score-board-how =
    { $times ->
        [one] { $times } комірка
        [few] { $times } комірки
       *[many] { $times } комірок
    }
ew-score-board-about = комірки, на яких показано бали
ew-score-culture = зіграні карти культури
ew-score-culture-how = { $times } { WORD("ew", "card", $times) }
ew-score-culture-about = за їхню дію під час гри
ew-score-supply = порожні запаси
ew-score-supply-how = { $times } { WORD("ew", "times", $times) }
ew-score-supply-about = по балу, коли брати вже нічого
ew-score-other = інші бали
ew-score-other-how = { $times } { WORD("ew", "times", $times) }
ew-score-sacrifice = залишки
ew-score-sacrifice-how =
    { $level ->
        [0] їжа та знаряддя разом { $goods }, але жодного кроку на треку пожертв
       *[other] їжа та знаряддя разом { $goods }: { $worth } { $rate ->
            [1] за кожну одиницю
           *[other] за кожні { $rate }
        }
    }
ew-score-sacrifice-about = їжа та знаряддя, за треком пожертв
ew-score-burial = поховані карти
ew-score-burial-how =
    { $cards } { WORD("ew", "card", $cards) }{ $level ->
        [0] , але жодного кроку на треку пошани
       *[other] , місце { $place } на треку пошани
    }
ew-score-burial-about = за порядком на треку пошани
ew-score-cards = бали на картах
ew-score-cards-how = { $cards } { WORD("ew", "card", $cards) } з балами
ew-score-cards-about = надруковані на картах племені та культури, хоч би де вони були
ew-score-animals = тварини
ew-score-animals-how =
    { $sets ->
        [0] { $animals } { WORD("ew", "animal", $animals) }
       *[other] { $animals } { WORD("ew", "animal", $animals) }, наборів: { $sets }
    }
ew-score-animals-about = набори одного виду; розвернуті не рахуються
ew-tie-1 = порядок ходів
ew-tie-1-more = раніше в порядку ходів
ew-score-track-any = бали під час гри
