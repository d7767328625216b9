# Kingdomino Origins. `WORD("ko", $terrain)` is the noun below in `ko-word-...`.

ko-review-time = близько хвилини

## Options

ko-option-mode = Три способи гри, кожен додає щось до попереднього.
ko-option-mode-discovery = базова гра: доміно, вулкани й вогні.
ko-option-mode-totem = з ресурсами та тотемами для тих, хто має найбільше ресурсів кожного виду.
ko-option-mode-tribe = з ресурсами, за які приходять мисливці, збирачі й воїни.
ko-option-overview = Вождь усе бачить: бонус за хижу посередині території.
ko-option-overview-no = без бонуса.
ko-option-overview-yes = 10 балів за хижу посередині.
ko-option-habilis = Homo habilis: бонус за територію без прогалин.
ko-option-habilis-no = без бонуса.
ko-option-habilis-yes = 5 балів за повну територію.
ko-option-lava-on-hut = Чи може лава впасти на хижу.
ko-option-lava-on-hut-no = хижа в безпеці.
ko-option-lava-on-hut-yes = може, але жодна ділянка цього вогню не рахує.
ko-option-last-turn-recruiting = Чи можна приймати людей в останньому ході.
ko-option-last-turn-recruiting-no = в останньому ході лише викладають доміно.
ko-option-last-turn-recruiting-yes = і останній хід закінчується прийомом людей.

## Nouns

ko-word-desert = пустеля
    .gender = f
ko-word-prairie = прерія
    .gender = f
ko-word-lake = озеро
    .gender = n
ko-word-jungle = джунглі
    .gender = p
ko-word-quarry = каменярня
    .gender = f
ko-word-volcano = вулкан
    .gender = mi
ko-word-hut = хижа
    .gender = f
ko-word-mammoth = мамут
    .gender = ma
    .gen = мамута
    .many = мамути
    .many-gen = мамутів
ko-word-fish = риба
    .gender = f
    .gen = риби
    .acc = рибу
    .many = риби
    .many-gen = риб
ko-word-mushroom = гриб
    .gender = mi
    .gen = гриба
    .many = гриби
    .many-gen = грибів
ko-word-flint = кремінь
    .gender = mi
    .gen = кременя
    .many = кремені
    .many-gen = кременів
ko-word-hunter = мисливець
    .gender = ma
    .gen = мисливця
ko-word-fisher = рибалка
    .gender = fa
    .gen = рибалки
    .acc = рибалку
ko-word-gatherer = грибник
    .gender = ma
    .gen = грибника
ko-word-sculptor = скульптор
    .gender = ma
    .gen = скульптора
ko-word-painter = художник
    .gender = ma
    .gen = художника
ko-word-fire-lady = володарка вогню
    .gender = fa
    .gen = володарки вогню
    .acc = володарку вогню
ko-word-shaman = шаман
    .gender = ma
    .gen = шамана
ko-word-brawler = забіяка
    .gender = ma
    .gen = забіяки
    .acc = забіяку
ko-word-amazon = амазонка
    .gender = fa
    .gen = амазонки
    .acc = амазонку
ko-word-bruiser = здоровань
    .gender = ma
    .gen = здорованя
ko-word-discovery = відкриття
ko-word-totem = тотем
ko-word-tribe = плем’я
ko-word-fire = вогонь
    .gender = mi
    .gen = вогню
    .ins = вогнем
    .many = вогні
    .many-gen = вогнів
    .many-ins = вогнями
ko-word-crater = кратер
    .gender = mi
    .gen = кратера
    .ins = кратером
    .many = кратери
    .many-gen = кратерів
    .many-ins = кратерами
ko-word-square = клітинка
    .gender = f
    .gen = клітинки
    .acc = клітинку
    .many = клітинки
    .many-gen = клітинок
ko-word-resource = ресурс
    .gender = mi
    .gen = ресурсу
    .many = ресурси
    .many-gen = ресурсів
ko-word-point = бал
    .gender = mi
    .gen = бала
    .many = бали
    .many-gen = балів
ko-word-warrior = воїн
    .gender = ma
    .gen = воїна
    .many = воїни
    .many-gen = воїнів

## Letters on the drawn board

ko-letter-desert = П
ko-letter-prairie = Е
ko-letter-lake = О
ko-letter-jungle = Д
ko-letter-quarry = Л
ko-letter-volcano = В
ko-letter-hut = Х
ko-letter-mammoth = м
ko-letter-fish = р
ko-letter-mushroom = г
ko-letter-flint = к
ko-letter-hunter = Ми
ko-letter-fisher = Ри
ko-letter-gatherer = Гр
ko-letter-sculptor = Ск
ko-letter-painter = Хд
ko-letter-fire-lady = ВВ
ko-letter-shaman = Ша
ko-letter-brawler = В1
ko-letter-amazon = В2
ko-letter-bruiser = В3

## Both halves of a domino in words

ko-left =
    { $left ->
        [volcano] вулкан з { $left_fires } { WORD("ko", "crater", $left_fires, case: "ins") }
       *[other] { WORD("ko", $left) }{ $left_fires ->
            [0] { "" }
           *[other] { " з " }{ $left_fires } { WORD("ko", "fire", $left_fires, case: "ins") }
        }
    }
ko-right =
    { $right ->
        [volcano] вулкан з { $right_fires } { WORD("ko", "crater", $right_fires, case: "ins") }
       *[other] { WORD("ko", $right) }{ $right_fires ->
            [0] { "" }
           *[other] { " з " }{ $right_fires } { WORD("ko", "fire", $right_fires, case: "ins") }
        }
    }
ko-domino = доміно { $domino } ({ ko-left }, { ko-right })

## What is asked

ko-ask-over = Гру закінчено: останні доміно викладено.
ko-ask-row = Відкривається ряд доміно.
ko-ask-chief = Жереб вибирає вождя.
ko-ask-person = До печери хтось приходить.
ko-ask-pair = Візьми два крайні або два середні доміно першого ряду.
ko-ask-choose = Постав свого вождя на вільне доміно нового ряду.
ko-ask-place = Виклади { ko-domino }.
ko-ask-land = Вулкан на { $at } вивергається: куди впаде лава з { $fires } { WORD("ko", "fire", $fires, case: "ins") }, не далі ніж за { $range } { WORD("ko", "square", $range, case: "acc") }?
ko-ask-hand-on = Інші тепер мають більше { WORD("ko", $resource, form: "many", case: "gen") }: кому дістанеться тотем?
ko-ask-recruit = Прийми когось, якщо хочеш: два різні ресурси за одного з відкритих людей, чотири — за будь-кого зі стосу.
ko-ask-pay =
    { $due ->
        [1] Сплати ще один ресурс, іншого виду: який?
        [one] Сплати { $due } різний ресурс, один за одним: який спершу?
        [few] Сплати { $due } різні ресурси, один за одним: який спершу?
       *[many] Сплати { $due } різних ресурсів, один за одним: який спершу?
    }
ko-ask-take = Візьми будь-кого зі стосу.
ko-ask-settle = Де житиме { WORD("ko", $person) }?

## The guide: two sentences for each decision

ko-guide-pair = Вибери, які два з чотирьох доміно будуть твої; решта два — суперникові. З малими номерами в наступному раунді ходиш раніше.
ko-guide-choose = Вибери доміно, яке викладеш у наступному раунді. З малими номерами ходиш раніше, а великі часто цінніші.
ko-guide-place = Виклади доміно до своєї хижі або до місцевості того самого виду: якщо його є куди викласти, це обов’язково. Найбільше балів дають великі ділянки з багатьма вогнями.
ko-guide-land = Твій вулкан викидає лаву, яка там, де впаде, рахується як вогонь. Спрямуй її на ділянку, що вже велика або ще може вирости.
ko-guide-hand-on = Цього ресурсу в тебе вже не найбільше. Вибери, хто з тих, у кого його найбільше, отримає тотем.
ko-guide-recruit = За два різні ресурси на твою територію приходить один із відкритих людей, і він дає бали за те, що лежить довкола. Можна й приберегти ресурси та нікого не приймати.
ko-guide-pay = Вибери, який ресурс віддаєш, вид за видом. Бережи ті, за які твої люди дають бали.
ko-guide-take = Можеш узяти будь-кого зі стосу. Поглянь, що лежить на твоїй території, і візьми того, хто дасть за це найбільше.
ko-guide-settle = Людям рахуються вісім клітинок довкола них, а воїни люблять стояти поруч. Вибери клітинку, де це дасть найбільше.

## What can be done

ko-do-choose = узяти { ko-domino }
ko-do-take-pair =
    { $pair ->
        [outer] узяти два крайні, { $first } і { $second }
       *[inner] узяти два середні, { $first } і { $second }
    }
ko-do-place = { WORD("ko", $left) } на { $left_at }, { WORD("ko", $right) } на { $right_at }
ko-do-discard = скинути { ko-domino }: викласти його нікуди
ko-do-land = лава з { $fires } { WORD("ko", "fire", $fires, case: "ins") } падає на { $at }
ko-do-hand-on = передати тотем { WORD("ko", $resource, case: "gen") }: { $other }
ko-do-invite = прийняти { WORD("ko", $person, case: "acc") } за два ресурси
ko-do-search = сплатити чотири ресурси й узяти будь-кого зі стосу
ko-do-decline = нікого не приймати
ko-do-pay = сплатити { WORD("ko", $resource, case: "acc") } на { $at }
ko-do-take = узяти { WORD("ko", $person, case: "acc") }
ko-do-settle = { WORD("ko", $person) } житиме на { $at }
ko-do-row = відкриваються доміно { $domino1 }, { $domino2 }, { $domino3 } і { $domino4 }
ko-do-chief = жереб вибирає вождя: { $seat }
ko-do-person = до печери приходить { WORD("ko", $person) }

## What happened

ko-log-row-drawn = Новий ряд: { $domino1 }, { $domino2 }, { $domino3 }, { $domino4 }.
ko-log-chief-drawn = Жереб вибирає вождя: { $seat }.
ko-log-person-drawn = До печери приходить { WORD("ko", $person) }.
ko-log-chosen = { $seat } бере { ko-domino }.
ko-log-placed = { $seat } викладає доміно { $domino }: { ko-left } на { $left_at }, { ko-right } на { $right_at }.
ko-log-discarded = { $seat } мусить скинути { ko-domino }: викласти його нікуди.
ko-log-landed = { $seat }: вулкан на { $from } вивергається, лава з { $fires } { WORD("ko", "fire", $fires, case: "ins") } падає на { $at }.
ko-log-fizzled = { $seat }: вулкан вивергається, але лаві з { $fires } { WORD("ko", "fire", $fires, case: "ins") } нікуди впасти.
ko-log-no-token = { $seat }: вулкан вивергається, але лави з { $fires } { WORD("ko", "fire", $fires, case: "ins") } вже не лишилося.
ko-log-burnt = Лава спалює { WORD("ko", $resource, case: "acc") } на { $at } ({ $seat }).
ko-log-fled = Лава проганяє { WORD("ko", $person, case: "acc") } з { $at } ({ $seat }).
ko-log-totem-taken =
    { $held ->
        [0] { $seat } бере тотем { WORD("ko", $resource, case: "gen") }.
       *[other] { $seat } бере тотем { WORD("ko", $resource, case: "gen") }: його втрачає { $other }.
    }
ko-log-totem-handed = { $seat } передає тотем { WORD("ko", $resource, case: "gen") }, тепер його має { $other }.
ko-log-invited = { $seat } приймає { WORD("ko", $person, case: "acc") }.
ko-log-searched = { $seat } переглядає стос людей.
ko-log-paid = { $seat } сплачує { WORD("ko", $resource, case: "acc") } на { $at }.
ko-log-taken = { $seat } бере зі стосу { WORD("ko", $person, case: "acc") }.
ko-log-settled = { $seat }: { WORD("ko", $person) } живе на { $at }.
ko-log-declined = { $seat } нікого не приймає.
ko-log-left-over = Ніхто не бере { ko-domino }: воно вибуває з гри.

## Why not

ko-why-discard = Це доміно є куди викласти, тож скинути його не можна.
ko-why-hand-on = Тотем може дістатися лише комусь із тих, хто має цього ресурсу найбільше.
ko-why-pay = Плати ресурсами різних видів, що лежать на твоїй території, у такому порядку: мамут, риба, гриб, кремінь.
ko-why-settle = Люди живуть на твоїй клітинці без вогню, лави, ресурсу та інших людей, але не на вулкані й не на хижі.
ko-why-not-a-domino = Половинки доміно мають лежати поруч.
ko-why-overlap = На цій клітинці вже щось є.
ko-why-too-big = Уся територія має вміститися у квадрат { $size } на { $size } клітинок.
ko-why-no-match = Одна половинка має торкатися хижі або клітинки свого виду.
ko-why-no-land = Лава має впасти на клітинку твоєї території.
ko-why-volcano = Лава не може впасти на вулкан.
ko-why-fire = На цій клітинці вже є вогонь.
ko-why-too-far = Так далеко лава не долетить.
ko-why-hut = Лава не може впасти на хижу.
ko-why-taken = На доміно { $domino } вже стоїть чийсь вождь.
ko-why-not-in-row = Доміно { $domino } немає в ряду, з якого вибирають.
ko-why-not-in-cave = Цієї людини в печері немає.
ko-why-empty-stack = У стосі вже нікого немає.
ko-why-too-poor = За одного з відкритих людей треба два різні ресурси, а за будь-кого зі стосу — по одному кожного виду.

## The score sheet

ko-score-area = { WORD("ko", $terrain) }
ko-score-area-how = { $squares } { WORD("ko", "square", $squares) } × { $fires } { WORD("ko", "fire", $fires) }
ko-score-area-about = клітинки, помножені на вогні, окремо в кожній ділянці
ko-score-area-any = ділянки
ko-score-totem-any = тотеми
ko-score-person-any = люди
ko-score-resources = ресурси
ko-score-resources-how = { $count } { WORD("ko", "resource", $count) }
ko-score-resources-about = по балу за кожен ресурс на території
ko-score-totem = тотем { WORD("ko", $resource, case: "gen") }
ko-score-totem-about = за володіння тотемом
ko-score-person = { WORD("ko", $person) }
ko-score-person-how =
    { $count ->
        [0] поруч нічого потрібного
       *[other] поруч: { $count }
    }
ko-score-person-about = за те, що лежить на клітинках довкола
ko-score-band = загони воїнів
ko-score-band-how = { $members } { WORD("ko", "warrior", $members) } × сила { $strength }
ko-score-band-about = кількість воїнів, помножена на силу, окремо в кожному загоні
ko-score-overview = вождь усе бачить
ko-score-overview-about = хижа стоїть посередині
ko-score-habilis = homo habilis
ko-score-habilis-about = територія без прогалин
ko-tie-1 = найбільша ділянка
ko-tie-1-more = більша ділянка, у клітинках: { $best } проти { $other }
ko-tie-2 = вогні
ko-tie-2-more = більше вогнів: { $best } проти { $other }

## The picture

ko-head = { ko-title }: { WORD("ko", $mode) }
ko-round =
    { $round ->
        [0] перший вибір
       *[other] раунд { $round } із { $rounds }
    }
ko-to-place = викласти
ko-to-choose = вибрати
ko-totems = тотеми
ko-totem = { WORD("ko", $resource) }, { $points }
ko-cave = печера (у стосі { $stack })
ko-nobody = -
ko-scores =
    { $per ->
        [mammoth] { $points } за мамута поруч
        [fish] { $points } за рибу поруч
        [mushroom] { $points } за гриб поруч
        [flint] { $points } за кремінь поруч
        [resource] { $points } за ресурс поруч
        [fire] { $points } за вогонь поруч
        [people] { $points } за людину поруч
       *[strength] воїн, сила { $points }
    }
ko-legend-fires = * вогонь   ~ вогонь лави   ^ кратер
ko-legend-people = Поруч — це на одній із 8 клітинок довкола. Загін воїнів дає кількість воїнів, помножену на їхню силу.
ko-legend-marks = > можна сюди   . тут може лежати доміно
ko-help =
    {"  "}f4 g4       ліва половинка на F4, права на G4 (лише f4: що можна туди)
    {"  "}e5          клітинка для лави, людей і оплати
    {"  "}#17         доміно з цим номером
    {"  "}ми, мисливець  хтось із людей
