## Lessons of a review: what cost a seat most. Said of anybody, so without a subject.

review-often =
    { $times ->
        [1] { "" }
        [2] , двічі
        [one] , { $times } раз
        [few] , { $times } рази
        [many] , { $times } разів
       *[other] , { $times } раза
    }
review-cost =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
review-lesson =
    { $times ->
        [1] Одне рішення, «{ $what }»: { review-cost }
       *[other] Рішення на кшталт «{ $what }»{ review-often }: { review-cost }
    }

## Kingdomino Origins

ko-lesson-choose = Узято доміно, коли інше було кращим{ review-often }: { review-cost }
ko-lesson-pair = Узято не ту пару доміно: { review-cost }
ko-lesson-place = Доміно викладено на гірше місце{ review-often }: { review-cost }
ko-lesson-land = Лава впала не на ту клітинку{ review-often }: { review-cost }
ko-lesson-hand-on = Тотем { WORD("ko", $what, case: "gen") } передано не тому гравцеві: { review-cost }
ko-lesson-invite = Прийнято людину ({ WORD("ko", $what) }), коли інше було кращим{ review-often }: { review-cost }
ko-lesson-search = Чотири ресурси сплачено за пошук у стосі{ review-often }: { review-cost }
ko-lesson-decline = Нікого не прийнято, хоча хтось допоміг би{ review-often }: { review-cost }
ko-lesson-pay = Сплачено не тими ресурсами{ review-often }: { review-cost }
ko-lesson-take = Узято зі стосу людину ({ WORD("ko", $what) }), коли інша була кращою: { review-cost }
ko-lesson-settle = Людей поселено не там{ review-often }: { review-cost }

## Stone Age

sa-lesson-place =
    { $what ->
        [card] Людину поставлено на карту, коли інше було кращим{ review-often }: { review-cost }
        [building] Людину поставлено на будівлю, коли інше було кращим{ review-often }: { review-cost }
        [hunt] Людей відправлено на полювання, коли інше місце було кращим{ review-often }: { review-cost }
        [field] Людей відправлено на поле, коли інше місце було кращим{ review-often }: { review-cost }
       *[other] Людей відправлено до { WORD("sa", $what, case: "gen") }, коли інше місце було кращим{ review-often }: { review-cost }
    }
sa-lesson-use = Місця використано не в тому порядку{ review-often }: { review-cost }
sa-lesson-add = Використано знаряддя, які потім були б цінніші{ review-often }: { review-cost }
sa-lesson-done = Завершено зарано{ review-often }: { review-cost }
sa-lesson-buy =
    { $what ->
        [card] За карту заплачено задорого або невчасно{ review-often }: { review-cost }
       *[building] За будівлю заплачено задорого або невчасно{ review-often }: { review-cost }
    }
sa-lesson-buy-with = { sa-lesson-buy }
sa-lesson-pay-card = Сплачено не тими ресурсами{ review-often }: { review-cost }
sa-lesson-die = Узято не той кубик{ review-often }: { review-cost }
sa-lesson-take = Узято { WORD("sa", $what, case: "acc") }, коли інше було кращим{ review-often }: { review-cost }
sa-lesson-use-card = Карту вибору використано невчасно: { review-cost }
sa-lesson-refuse = Людей лишено голодними{ review-often }: { review-cost }
sa-lesson-feed = За їжу сплачено не тим ресурсом ({ WORD("sa", $what) }){ review-often }: { review-cost }

## Endless Winter

ew-lesson-side = Вибрано гірший бік вождя: { review-cost }
ew-lesson-chief = Вибрано не того вождя: { review-cost }
ew-lesson-setup = Вибрано не ту карту підготовки: { review-cost }
ew-lesson-place =
    { $what ->
        [rest] Відпочинок, коли колонка була кращою{ review-often }: { review-cost }
       *[other] Фігурку поставлено в колонку «{ WORD("ew", $what) }», коли інше місце було кращим{ review-often }: { review-cost }
    }
ew-lesson-play = Зіграно не ту карту або невчасно{ review-often }: { review-cost }
ew-lesson-act = Секції колонки використано невдало{ review-often }: { review-cost }
ew-lesson-done = Секцію або хід завершено, коли ще було що робити{ review-often }: { review-cost }
ew-lesson-spend = Їжу витрачено на працю, яка того не варта{ review-often }: { review-cost }
ew-lesson-gain = Узято не ту перевагу{ review-often }: { review-cost }
ew-lesson-skip = Перевагу пропущено{ review-often }: { review-cost }
ew-lesson-climb = Пересунуто не того ідола{ review-often }: { review-cost }
ew-lesson-build = Мегаліт поставлено на гірше місце{ review-often }: { review-cost }
ew-lesson-move = Табір пересунуто на гірше місце{ review-often }: { review-cost }
ew-lesson-settle = Поселення засновано на гіршому місці{ review-often }: { review-cost }
ew-lesson-take-stone = Узято не той священний камінь{ review-often }: { review-cost }
ew-lesson-culture = Узято не ту карту культури{ review-often }: { review-cost }
ew-lesson-tribe = Узято не ту карту племені{ review-often }: { review-cost }
ew-lesson-animal = Узято не ту тварину{ review-often }: { review-cost }
ew-lesson-tip = Розвернуто не ту тварину або одну зайву{ review-often }: { review-cost }
ew-lesson-bury = Поховано не ту карту{ review-often }: { review-cost }
ew-lesson-discard = Скинуто не ту карту{ review-often }: { review-cost }
ew-lesson-pay = Сплачено ціну, якої воно не варте{ review-often }: { review-cost }
ew-lesson-branch = З кількох ефектів вибрано не той{ review-often }: { review-cost }
ew-lesson-pile = У колоду затемнення покладено не ту карту{ review-often }: { review-cost }
ew-lesson-resolve = Колоду затемнення розіграно не в тому порядку{ review-often }: { review-cost }
ew-lesson-harvest = Переваги гексів отримано не в тому порядку{ review-often }: { review-cost }
ew-lesson-benefit = Переваги планшета отримано не в тому порядку{ review-often }: { review-cost }
