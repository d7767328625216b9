# Endless Winter in the terminal: short words for narrow columns, and what can be typed.

ew-head =
    { $phase ->
        [setup] Нескінченна зима: підготовка
        [action] Нескінченна зима: фаза дій
        [eclipse] { $step ->
            [track] Нескінченна зима: затемнення, порядок ходів
            [cards] Нескінченна зима: затемнення, карти
            [lands] Нескінченна зима: затемнення, місцевість
            [board] Нескінченна зима: затемнення, свій планшет
           *[none] Нескінченна зима: затемнення
        }
        [preparation] Нескінченна зима: приготування
       *[end] Нескінченна зима: кінець
    }
ew-now = раунд { $round } із 4: { $order }
ew-column-points = бал
ew-column-final = кін
ew-column-food = їжа
ew-column-tools = знар
ew-column-figures = фіг
ew-column-camps = таб
ew-column-villages = пос
ew-column-megaliths = мег
ew-column-sacrifice = жерт
ew-column-honor = пош
ew-column-cards = р/к/скид
ew-column-pile = зат
ew-column-buried = похв
ew-row-figures = фігурки
ew-row-culture = культура
ew-row-piles = плем’я
ew-row-grounds = тварини
ew-row-deck = { $things } (у колоді { $left })
ew-row-stones = камені
ew-row-hand = рука
ew-row-played = зіграно
ew-row-animals = свої
ew-row-tipped = розвернуто
ew-row-own-stones = камені
ew-row-pile = затемн.
ew-row-villages = поселення
ew-row-tokens = токени
ew-short-stone = { WORD("ew", $stone, form: "short") }
ew-short-place = { WORD("ew", $figure, form: "short") } → { ew-short-at }
ew-short-at =
    { $at ->
        [rest] відпочинок
       *[other] { WORD("ew", $at) }
    }
ew-brief-row = { $least }+: { $points }
ew-brief-village-by-terrain = { $points } за поселення, що торкається { TEXT($of, form: "gen") }
ew-brief-camp-terrain-variety = { $points } за кожну місцевість із табором
ew-brief-megalith-on-board = { $points } за кожен мегаліт на полі
ew-brief-megalith-tiles = тайли з мегалітом: { $table }
ew-brief-each-tile = { $points } за кожен тайл із мегалітом
ew-brief-buried-cards = поховані карти: { $table }
ew-brief-megalith-upper = { $points } за кожен мегаліт на інших
ew-brief-idol-levels =
    { $levels ->
        [one] { $points } за кожен { $levels } рівень ідолів
        [few] { $points } за кожні { $levels } рівні ідолів
       *[many] { $points } за кожні { $levels } рівнів ідолів
    }
ew-brief-tipped-variety = { $points } за кожен розвернутий вид
ew-brief-tipped-species = розвернуто, { $of }: { $table }
ew-brief-tipped-two-species =
    { $counted ->
        [sum] розвернуто, { $of } разом: { $table }
       *[pairs] розвернуті пари, { $of }: { $table }
    }
ew-short-play = грати «{ WORD("ew", $card) }»
ew-short-labor = грати «{ WORD("ew", $card) }» ({ $labor })
ew-short-move = { $origin } → { $goal }
ew-short-bury = { WORD("ew", $card) }, { WORD("ew", $zone) }
ew-short-build =
    { $level ->
        [1] { $label } { $reward }
       *[other] зверху біля { $label }: { $points } { WORD("ew", "point", $points) }
    }
ew-short-climb =
    { $brings ->
        [0] { WORD("ew", $track, form: "short") } { $level }
       *[other] { $points ->
            [0] { WORD("ew", $track, form: "short") } { $level }: { $effect }
           *[other] { WORD("ew", $track, form: "short") } { $level }: { $points } { WORD("ew", "point", $points) }
        }
    }
ew-short-reward =
    { $what ->
        [food] їжа{ $amount }
        [tool] знар{ $amount }
        [idol] ідол{ $amount }
        [labor] пра{ $amount }
        [vp] бал{ $amount }
        [draw] крт{ $amount }
        [bury] похв{ $amount }
        [move] рух{ $amount }
        [tip] розв{ $amount }
        [megalith] мег{ $amount }
        [camp] таб{ $amount }
        [extra] СТАРТ
        [nothing] .
       *[other] ...
    }
ew-tribe-goods = їжа { $food } із { $limit }, знаряддя { $tools }; на планшеті таборів { $camps }, поселень { $villages }, мегалітів { $megaliths }; пожертви { $sacrifice }, пошана { $honor }; відпочиває { $resting }
ew-tribe-chief =
    { $ready ->
        [0] вождь: { $chief }, бік { $side }, поставлено
       *[other] вождь: { $chief }, бік { $side }, ще не поставлено
    }
ew-tribe-cards = карти: у руці { $hand }, у колоді { $deck }, у колоді затемнення { $pile }, поховано { $buried }
ew-tribe-known = відомі в руці: { $cards }
ew-tribe-discard = скид: { $cards }
ew-tribe-shown = відомі серед похованих: { $cards }
ew-tribe-animals = тварини: { $untipped }; розвернуто: { $tipped }
ew-tribe-stones = камені: { $stones }
ew-tribe-final = { $points } { WORD("ew", "point", $points) }, якби гра закінчилася зараз
ew-part-table = стіл, карти, культура, тварини, камені
ew-part-land = місцевість, карта, мапа, табори
ew-part-megaliths = мегаліти, мегаліт
ew-part-hand = рука, руку, свої
ew-mark-chief = в
ew-legend-tribes = бал: поточні бали; кін: якби гра закінчилася зараз; їжа 3/6: 3 з щонайбільше 6; фіг { ew-mark-chief }+2: ще не поставлено вождя ({ ew-mark-chief }) і дві фігурки; таб, пос, мег: лишилося на планшеті; жерт, пош: рівні на треках пожертв і пошани.
ew-legend-cards = р/к/скид 5/3/2: карти в руці, у колоді, у скиді; зат: колода затемнення; похв: поховані карти.
ew-legend-columns = Полювання: Вовк-{ ew-mark-chief } Ведмідь: вождь Вовка, потім фігурка Ведмедя; грати «Мисливець» (2): стільки праці ця карта тут дає.
ew-legend-land = C3: ряд C згори, третій зліва; В2: два табори Вовка; ?: прихований токен, *: відкритий; A1/A2/B2: з’єднання трьох гексів.
ew-legend-megaliths = 2-5: ряд 2, стовпець 5; #В: нейтральний мегаліт, на ньому мегаліт Вовка, названий за лівою верхньою клітинкою; СТАРТ: початкова клітинка.
ew-legend-parts = покажи місцевість, покажи мегаліти, покажи стіл, покажи руку: частини столу; покажи мисливець: що робить Мисливець, і так про кожен компонент.
ew-help =
    {"  "}вождь полюв, фіг відп      фігурка на місце
    {"  "}грати хоробрий, ужити хоробрий    карта, її властивість; ужити вождя: вождь
    {"  "}верхня 1, середня, нижня  дії колонки; витратити: їжа на працю
    {"  "}c3 c4, поселення a1 a2 b2 табір на інший гекс; поселення між трьома
    {"  "}2-5, зверху 2-5           мегаліт на клітинку або на інші
    {"  "}пошан, знаряддя, без, далі    як і сказано
    {"  "}поховати хоробрий рука    карта, і звідки вона
    {"  "}покажи місцевість, покажи мисливець    частина столу; компонент словами

ew-typed-side = бік
ew-typed-pick-chief = вибрати
ew-typed-pick-setup = вибрати
ew-typed-play = грати
ew-typed-place = поставити
ew-typed-top = верхня
ew-typed-middle = середня
ew-typed-bottom = нижня
ew-typed-rest = відпочинок
ew-typed-spend = витратити
ew-typed-use = ужити
ew-typed-use-chief = ужити вождя
ew-typed-use-token = токен
ew-typed-done = далі
ew-typed-skip = без
ew-typed-gain = отримати
ew-typed-climb = піднятися
ew-typed-build = мегаліт
ew-typed-above = зверху { $level }
ew-typed-move = табір
ew-typed-settle = поселення
ew-typed-take-stone = узяти
ew-typed-take-card = узяти
ew-typed-take-animal = узяти
ew-typed-reveal = відкрити
ew-typed-tip = розвернути
ew-typed-bury = поховати
ew-typed-discard = скинути
ew-typed-accept = сплатити
ew-typed-branch = вибрати
ew-typed-term = вибрати
ew-typed-pile = колода
ew-typed-resolve = застосувати
ew-typed-harvest = зібрати
ew-typed-glacier = льодовик
ew-typed-benefit = перевага
ew-typed-token = токен
