# The board of Kingdomino Origins in the browser: what things are called when they are pointed at, and its few buttons.

ko-board-territory = Територія: { $seat }, щонайбільше { $size } на { $size }
ko-board-square = { $at }: { $what }
ko-board-empty = { $at }: порожньо
ko-board-craters = { $craters } { WORD("ko", "crater", $craters) }
ko-board-fires = { $fires } { WORD("ko", "fire", $fires) }
ko-board-lava = лава з { $fires } { WORD("ko", "fire", $fires, case: "ins") }
ko-board-person = { WORD("ko", $person) } ({ $scores })
ko-board-domino = Доміно { $domino }: { $left } / { $right }
ko-board-domino-of = Доміно { $domino }: { $left } / { $right }; вождь: { $seat }
ko-board-turn = Повернути
ko-board-turn-key = R
ko-board-place = Викласти сюди
ko-board-hold = Наведи на клітинку, що світиться, щоб викласти туди доміно. R або коліщатко повертає його.
ko-board-hold-touch = Торкнися клітинки, що світиться, щоб викласти туди доміно.
ko-board-pick = Вибери одну з клітинок, що світяться.
ko-board-pay =
    { $person ->
        [somebody] { "" }
        [anybody] за будь-кого зі стосу:{ " " }
       *[other] за { WORD("ko", $person, case: "acc") }:{ " " }
    }{ $missing ->
        [1] ще один ресурс, іншого виду.
        [one] вибери { $missing } різний ресурс для оплати, порядок будь-який.
        [few] вибери { $missing } різні ресурси для оплати, порядок будь-який.
       *[many] вибери { $missing } різних ресурсів для оплати, порядок будь-який.
    }
ko-board-chosen = Вибрано: { $tokens }.
ko-board-pay-now = Сплатити
ko-board-picked = вибрано для оплати
ko-board-price = Заплатити можна лише так: { $tokens }
ko-board-token = { WORD("ko", $resource) } на { $at }
ko-board-cancel = Скасувати
ko-board-enlarge = Показати територію: { $seat }, { $points } { WORD("ko", "point", $points) }
ko-board-back = Назад до твоєї території
ko-board-to-place = Викласти
ko-board-to-choose = Вибрати
ko-board-next = далі
ko-board-nothing-to-place = Поки що нічого
ko-board-all-placed = Усе викладено
ko-board-last-turn = Доміно скінчилися: останній хід
ko-board-size = Територія { $wide } x { $tall }, щонайбільше { $size } x { $size }
ko-board-supply = У коробці доміно: { $box }
ko-board-lava-left = Лишилося лави
ko-board-lava-of = { $tokens } x { ko-board-lava }
ko-board-cave = Печера
ko-board-stack = Людей у стосі: { $stack }
ko-board-open = Тут нікого
ko-board-copies = { $count } x
ko-board-totems = Тотеми
ko-board-totem = тотем { WORD("ko", $resource, case: "gen") }, { $points } { WORD("ko", "point", $points) }
ko-board-totem-free = нічий
ko-board-others = Інші території
ko-board-stock = { WORD("ko", $resource, form: "many") }: { $count }
ko-board-yours = Твоя територія
