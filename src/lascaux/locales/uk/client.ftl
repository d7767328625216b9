# The pages of the browser. What belongs to one game begins with the game's initials.

page-brand = Lascaux
page-title = { $title } · Lascaux
page-your-turn = Твій хід · { $title }
page-skip = До вмісту
page-close = Закрити
page-more = Більше
page-copy = Копіювати
page-copied = Скопійовано
page-cancel = Скасувати
try-again = Спробувати ще раз
to-home = На головну
page-and = { $first } та { $last }
default-name = Гість
default-name-of = Гість { $number }
page-rules = Правила

## Friendly pages for what is not there

note-loading = Хвилинку…
note-loading-more = Розпалюємо вогонь.
note-missing = На цій стіні нічого немає
note-missing-more = Ця адреса нікуди не веде. Можливо, у посиланні бракує літери.
note-no-table = Такого столу немає
note-no-table-more = Перевір посилання або код. Якщо столом давно ніхто не користувався, він міг зникнути.
note-offline = Немає зв’язку
note-offline-more = Сервер зараз недоступний. Перевір з’єднання та спробуй ще раз.
note-slow = Це триває задовго
note-slow-more = Сервер не відповідає. Можливо, він зайнятий: спробуй трохи згодом.
note-broken = Щось пішло не так
note-broken-more = Серверу не вдалося показати цю сторінку. Спробуй трохи згодом.
note-no-game = Тут немає правил
note-no-game-more = Сервер не знає правил гри з такою назвою.
note-no-replay = Тут нема чого переглядати
note-no-replay-more = Можливо, гра ще не почалася або звідси її не можна дивитися.

## Home

home-page = Головна
home-title = Настільні ігри кам’яного віку — на твоїй стіні
home-lead = Грай сьогодні ввечері з друзями: за посиланням і без реєстрації. Або просто зараз — проти ботів.
home-games = Ігри
home-waiting = Чекають на тебе
home-running = Інші твої столи
home-tables = Твої столи
home-finished = Твої завершені ігри
home-waits = ({ $count }) Твій хід
home-you = Ти
home-join = Сісти за стіл
home-record = Переглянути збережену гру
play-now = Грати зараз проти ботів
play-now-with =
    { $bots ->
        [one] ти й { $bots } бот, рівень «{ $level }»
        [few] ти й { $bots } боти, рівень «{ $level }»
       *[many] ти й { $bots } ботів, рівень «{ $level }»
    }
create-table = Створити стіл
game-players =
    { $most ->
        [one] { $least }–{ $most } гравець
        [few] { $least }–{ $most } гравці
       *[many] { $least }–{ $most } гравців
    }
your-name = Твоє ім’я
your-sign = Твій знак
sign-wolf = Вовк
sign-bison = Бізон
sign-lion = Лев
sign-bear = Ведмідь
join-go = Приєднатися
join-code = Код або посилання столу
open-tables = Відкриті столи
open-seats =
    { $seats ->
        [one] { $seats } вільне місце
        [few] { $seats } вільні місця
       *[many] { $seats } вільних місць
    }
tables-open = Ще не почалися
tables-playing = Тривають
tables-over = Гру закінчено
tables-yours = Твій хід
tables-turn = Ходить { $name }
finished-won = Твоя перемога
finished-shared = Спільна перемога
finished-place = Місце { $place } із { $players }
finished-table = Стіл
finished-all = Показати всі ігри ({ $count })
record-about = Запис містить усю гру. Його буде перевірено, і тоді можна переглянути кожну позицію.
record-file = Запис

## Another game for the same people

rematch-now = Грати ще раз
rematch-offer = Запропонувати ще одну гру
rematch-join = Грати далі
rematch-watch = Дивитися наступну гру
rematch-decline = Не зараз
rematch-title = { $name } хоче зіграти ще раз
rematch-wish = { $name } хоче зіграти ще раз.
rematch-begun = Гра, яку пропонує { $name }, уже почалася. Доки тебе немає, за тебе грає бот.
rematch-coming =
    { $count ->
        [1] { $names } приєднується.
       *[other] { $names } приєднуються.
    }
rematch-waits =
    { $count ->
        [1] Гра почнеться, щойно прийде { $names }. Якщо почати зараз, доти гратиме бот.
       *[other] Гра почнеться, щойно прийдуть { $names }. Якщо почати зараз, доти гратимуть боти.
    }
rematch-order = Порядок місць
rematch-order-rotate = Усі пересідають на одне місце далі.
rematch-order-same = Усі лишаються на своїх місцях.
rematch-order-result = Хто на останньому місці за балами, той сідає на перше.
seat-asked = запрошення надіслано, ще не тут

## Seats on another device

devices-title = Перенести свої місця на інший пристрій
devices-about = Посилання переносить усі місця цього браузера. Відкрий його на телефоні чи іншому комп’ютері та грай далі там. Обидва пристрої працюватимуть.
devices-make = Створити посилання
devices-link = Твоє посилання
devices-warning = Його показано лише зараз, воно діє один раз і протягом доби. Хто його відкриє, той гратиме за тебе.
devices-alone = Ця адреса працює лише на цьому комп’ютері. Щоб грати далі з телефона, сервер має бути відкритий для твоєї мережі: як це зробити, написано в запрошенні до столу.
devices-qr = QR-код твого посилання
devices-made = Створені тобою посилання
devices-seats =
    { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }
devices-opened = використовується
devices-unopened = не відкрито
devices-take-back = Відкликати
seats-title = Твої місця
seats-about = Це посилання переносить твої місця з іншого пристрою на цей. Воно діє один раз.
seats-take = Забрати мої місця
seats-none = Тут немає посилання. Створи його на пристрої, де граєш: на головній сторінці, у розділі «Ти».
seats-done =
    { $tables ->
        [1] Твоє місце за одним столом тепер тут.
        [one] Твої місця за { $tables } столом тепер тут.
        [few] Твої місця за { $tables } столами тепер тут.
       *[many] Твої місця за { $tables } столами тепер тут.
    }

## Several people at one device

guest-add = Додати людину за цим пристроєм
guest-name = Ім’я людини { $number }
guest-sign = Знак людини { $number }
guest-name-one = Ім’я
guest-sign-one = Знак
guest-remove = Без людини { $number }
guest-sit-down = Сісти за цей пристрій
seat-device = за цим пристроєм
seat-send-away = { $name } не грає
seat-ask-to-leave = Попросити звільнити місце: { $name }
pass-to = Передати: { $name }
pass-turn = Ходить { $name }.
pass-wish = { $name } хоче взяти дещо назад і питає тебе.
pass-here = { $name } — це я

## A new table

new-table = { $game }: новий стіл
new-players = Місця
new-bots = З них боти
new-watchers-talk = Дозволити писати й глядачам
new-public = Показати стіл на головній сторінці, щоб приєднатися міг будь-хто
bot-level = Боти
option-named = { $name }: { $what }
option-follows = як у виданні: { $what }
bot-random = навмання
bot-easy = новачок
bot-casual = аматор
bot-fair = знавець
bot-strong = майстер
bot-expert = експерт
bot-greedy = практик

## The levels: who plays so, and how

level-title = Проти кого хочеш грати?
level-seat = Хто сяде на місце { $number }?
level-named = { $name }, { $level }
level-against = Суперники: { $who }. Вибрати інших
level-easy-name = Пім
level-easy-about = Припускається помилок новачка.
level-casual-name = Венна
level-casual-about = Грає за простими правилами.
level-fair-name = Брук
level-fair-about = Має досвід ігор із самим собою й покладається на чуття.
level-strong-name = Ілка
level-strong-about = Перед кожним ходом трохи думає наперед.
level-expert-name = Старий Маро
level-expert-about = Обдумує кожне важливе рішення.
# By as many games between bots; the brackets say what it would be if all played alike.
level-strength =
    { $players ->
        [2] Виграє { $share } % своїх ігор проти бота-аматора (половина означала б рівність).
        [3] Виграє { $share } % своїх ігор проти двох ботів-аматорів (третина означала б рівність).
        [4] Виграє { $share } % своїх ігор проти трьох ботів-аматорів (чверть означала б рівність).
       *[other] Виграє { $share } % своїх ігор за столом, де місць { $players }, а всі інші — боти-аматори.
    }

## The lobby

lobby-title = { $game }: перед грою
lobby-seats = Місця
lobby-agreed = Про що домовлено
lobby-open =
    { $seats ->
        [1] Одне місце ще вільне. Якщо почати зараз, його займе бот.
        [one] Ще вільне { $seats } місце. Якщо почати зараз, його займе бот.
        [few] Ще вільні { $seats } місця. Якщо почати зараз, їх займуть боти.
       *[many] Ще вільно { $seats } місць. Якщо почати зараз, їх займуть боти.
    }
lobby-full = Усі на місці.
lobby-missing = Ще немає: { $names }.
lobby-full-guest = Усі місця зайнято. Звідси можна дивитися гру.
lobby-host = Доки є вільні місця, гру починає { $name }.
lobby-start = Почати гру
lobby-leave = Встати з-за столу
lobby-sit = Сісти
lobby-sit-down = Сісти на вільне місце
start-on = Гра ось-ось почнеться: усі додають свою удачу.
start-waits = Ще немає: { $names }.
start-missing = Удача не надійшла вчасно ({ $names }), тож усе, що було додано, уже не рахується.
start-off = Гра поки що не починається. Її можна почати знову.
seat-number = Місце { $number }
seat-open = вільне місце
seat-take = Сісти на місце { $number }
seat-add-bot = Посадити бота
seat-change-bot = Змінити
seat-you = (ти)
seat-bot = бот, { $bot }
seat-here = за столом
seat-away = не на зв’язку
seat-left = уже не за столом
seat-acting = ходить
seat-acting-away = ходить, зараз не на зв’язку
seat-replace = Далі хай грає бот
seat-stand-in = Хай грає бот, доки повернеться { $name }
seat-stands-in = грає бот, доки повернеться { $name }
invite-title = Запросити
invite-watch = Запросити подивитися
invite-about = Хто має це посилання, може сісти на вільне місце або дивитися.
invite-link = Посилання на стіл
invite-link-here = Посилання на цьому комп’ютері
invite-which = Адреса цього комп’ютера
invite-alone = Друзі ще не можуть прийти: сторінку відкриває лише цей комп’ютер. Щоб пустити інших зі своєї мережі, зупини сервер і запусти його так:
invite-no-network = Друзі ще не можуть прийти: схоже, цей комп’ютер не в мережі або її тут не розпізнано. Відкрий сторінку за адресою, яка доступна і їм.
invite-public = Для друзів деінде потрібна адреса в інтернеті: вкажи її через --public-url.
invite-share = Поділитися
invite-code = або код
invite-qr = QR-код посилання на стіл
invite-personal = Грати й на другому пристрої

## The table

area-board = Поле
area-players = Гравці
area-question = Запитання
area-options = Варіанти
area-log = Журнал
area-chat = Чат
area-decision = Рішення
area-dock = Рішення й новини
area-since = Після твого останнього ходу
area-panel = Що показати внизу
area-tools = Стіл
area-tabs = Розділи
tab-board = Поле
tab-options = Варіанти
tab-log = Журнал, чат
tab-players = Гравці
turn-yours = Твій хід
turn-theirs = Ходить { $name }
turn-away = Ходить { $name }, зараз не на зв’язку
turn-over = Гру закінчено
turn-watching = ти дивишся
link-reconnecting = Зв’язок зник. Він відновиться сам, нічого не втрачено.
link-restarting = Сервер перезапускається. Сторінка повернеться сама, нічого не буде втрачено.
question-yours = Твоє рішення
question-theirs = Вирішує { $name }
question-skip = До поточної миті
question-away = Вирішує { $name }, зараз не на зв’язку
question-left = { $name } вже не за столом: далі може грати бот
# The lower part of the dock
panel-since = Після твого останнього ходу
panel-log = Журнал, чат
options-fold = Варіанти: { $count }
since-title = Після твого останнього ходу
since-nothing = Після твого останнього ходу нічого не сталося.
since-more = … а перед тим іще { $more },

options-count =
    { $count ->
        [0] Варіанти
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
options-found = Варіанти: { $found } із { $count }
options-legend = Числа: як зміняться твої бали
options-best = спершу найбільше балів
options-find = Знайти варіант
options-points = бали
options-rulings =
    { $count ->
        [0] Правила для знавців: усе як звичайно
        [1] Правила для знавців: одне змінено
       *[other] Правила для знавців: змінено { $count }
    }
options-more =
    { $count ->
        [one] ще { $count } варіант, як звичайно
        [few] ще { $count } варіанти, як звичайно
       *[many] ще { $count } варіантів, як звичайно
    }
options-none = Зараз вирішувати нічого.
options-sending = Надсилається…
options-offline = Можна буде грати далі, щойно відновиться зв’язок.
why-first = Не зараз. Спершу треба вирішити ось що: { $why }
hint-ask = Підказка
hint-is = Розважливий гравець вибрав би: { $what } ({ $gain })
hint-do = Так і зробити
undo-free = Взяти назад
undo-ask = Попросити взяти назад
ask-title = Попросити взяти назад?
ask-whom =
    { $count ->
        [1] Потрібна згода: { $names }. Тоді це буде взято назад:
       *[other] Потрібна згода всіх: { $names }. Тоді це буде взято назад:
    }
ask-yes = Попросити
ask-away =
    { $count ->
        [1] Бот грає, доки не повернеться { $names }. Без цієї згоди більше нічого не взяти назад.
       *[other] Боти грають, доки не повернуться: { $names }. Без їхньої згоди більше нічого не взяти назад.
    }
wish-yours = Ти просиш узяти це назад. Ще чекаємо на відповідь: { $names }.
wish-theirs = { $name } хоче взяти назад:
wish-own-step = { $what } (твій крок)
wish-more =
    { $count ->
        [one] і ще { $count } крок
        [few] і ще { $count } кроки
       *[many] і ще { $count } кроків
    }
wish-waits = Ще чекаємо на відповідь: { $names }.
wish-withdraw = Більше не просити
wish-yes = Погодитися
wish-no = Ні
answer-agreed = { $name } погоджується.
answer-refused = { $name } воліє не брати цього назад.
answer-played-on = { $name } грає далі: назад нічого не береться.
answer-left = { $name } вже не за столом: можеш попросити ще раз.
log-title = Що сталося
log-replay = Переглянути
log-undone = Узято назад:
log-empty = Поки що нічого.
chat-title = Чат
chat-say = Напиши щось
chat-send = Надіслати
chat-waiting = (чекає на надсилання)
chat-spoken = { $name } каже: { $text }
leave-go = Піти
leave-title = Встати з-за столу?
leave-about = Твоє місце лишається твоїм: стіл чекає, і коли повернешся, знайдеш його на головній сторінці.
leave-means = Або віддай його назавжди: тоді його може зайняти бот, а ти вже не повернешся.
leave-yes = Віддати своє місце
leave-no = Лишитися
leave-later = Повернутися пізніше
board-broken = Поле не вдається намалювати. Список варіантів працює й далі.
board-not-loaded = Поле не вдалося завантажити. Список варіантів працює й далі.

## Talking: words, signs, whoever watches, and whom one does not want to hear

chat-silent = Тут можуть писати лише ті, хто сидить за столом.
chat-as = Ти пишеш як
chat-watcher = глядач
chat-too-long =
    { $many ->
        [one] На { $many } символ забагато.
        [few] На { $many } символи забагато.
       *[many] На { $many } символів забагато.
    }
chat-hidden = { $name }: приховано рядків: { $count }.
chat-hear = Знову чути: { $name }
mute-title = Кого чути
mute-about = Хто не позначений, того не чути: рядки й знаки цієї людини приховано лише для тебе. Вона про це не дізнається.
watching-count = глядачі: { $count }
agreed-watchers-talk = Глядачі теж можуть писати.
agreed-watchers-listen = Глядачі лише слухають.
emote-title = Знаки
emote-key = Знаки (E)
emote-hand = Вітаю
emote-fire = Гарно зіграно
emote-mammoth = Оце так несподіванка
emote-spear = Не пощастило
emote-sun = Дякую
emote-drum = Твій хід
emote-spoken = { $name }: { $sign }
name-too-long =
    { $many ->
        [one] На { $many } символ забагато: в імені їх щонайбільше { $most }.
        [few] На { $many } символи забагато: в імені їх щонайбільше { $most }.
       *[many] На { $many } символів забагато: в імені їх щонайбільше { $most }.
    }

## Coming back after a bot has stood in

stood-in-title = Доки тебе не було, за тебе грав бот:
stood-in-more =
    { $count ->
        [one] і ще { $count } крок
        [few] і ще { $count } кроки
       *[many] і ще { $count } кроків
    }
stood-in-look = Переглянути звідти

## The end

end-winners =
    { $count ->
        [1] Перемагає { $names }
       *[other] { $names } ділять перемогу
    }
end-you-win = Перемога за тобою!
end-you-share = Ти ділиш перемогу: { $names }
end-you-are =
    { $place ->
        [2] Ти на другому місці.
        [3] Ти на третьому місці.
       *[other] Ти на четвертому місці.
    }
end-places = Місця
end-place =
    { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $place }-те
    }
end-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
end-tie =
    { $points ->
        [one] { $names } мають по { $points } балу. Попереду { $first }: { $why }.
        [few] { $names } мають по { $points } бали. Попереду { $first }: { $why }.
       *[many] { $names } мають по { $points } балів. Попереду { $first }: { $why }.
    }
end-tie-by = { $what } { $best } проти { $other }
end-tie-shared =
    { $points ->
        [one] { $names } мають по { $points } балу й рівні в усьому, що вирішує нічию: місце ділиться.
        [few] { $names } мають по { $points } бали й рівні в усьому, що вирішує нічию: місце ділиться.
       *[many] { $names } мають по { $points } балів і рівні в усьому, що вирішує нічию: місце ділиться.
    }
end-link = Посилання на перегляд
end-picture = Картинка на згадку
end-count-again = Підрахувати ще раз
end-replay = Переглянути гру
end-save = Зберегти запис
sheet-title = Таблиця балів
sheet-for = За
sheet-nothing = нічого
sheet-total = Разом
sheet-place = Місце
sheet-part = { $words } = { $points }

## The count

count-title = Підрахунок
count-begins = Тепер рахуємо бали.
count-skip = Пропустити
count-line = { $what }: { $points }
count-sums = Уже пораховано

## The picture to share

picture-title = Картинка цієї гри
picture-alt = { $headline }: поле наприкінці, з іменами й балами
picture-making = Малюється…
picture-failed = У цьому браузері картинку зробити не вдалося.
picture-share = Поділитися
picture-save = Зберегти картинку
picture-foot = Зіграно на Lascaux, { $when }
picture-foot-later = Зіграно на Lascaux

## Looking back


## The review of a finished game: it teaches, it does not scold


## The proof of the deals


## Rules

rules-of = Правила: { $game }
rules-chapters = Розділи
rules-find = Знайти в правилах
rules-none = Жодне правило не містить цих слів.
rule-link = правило
rule-show = Показати правило { $rule }
rule-title = Правило { $rule }
rule-all = Усі правила
rule-none = Такого правила в книзі немає.

## Settings

settings-title = Налаштування
settings-theme = Світло
settings-theme-light = День
settings-theme-dark = Ніч
settings-theme-system = Як на пристрої
settings-help = За столом
settings-sound = Звуки
sound-on = Звук увімкнено
sound-off = Звук вимкнено
settings-guide = Пояснювати кожне рішення
settings-list = Показувати варіанти списком
settings-guesses = Показувати, як бот оцінює кожен варіант
settings-forced = Робити за мене ходи без вибору
settings-speed = Ходи інших гравців
settings-speed-slow = Повільно
settings-speed-normal = Звичайно
settings-speed-fast = Швидко
settings-speed-once = Одразу
settings-language = Мова

## Being called when it is one's turn

calls-title = Коли твій хід
calls-switch = Сповіщати мене на цьому пристрої
calls-reach-closed = Навіть коли сторінку закрито.
calls-reach-open = Доки стіл відкрито у вкладці чи вікні.
calls-obstacle-insecure = Сповіщення та встановлення потребують https або localhost; за цією адресою сторінка обходиться без них.
calls-obstacle-unsupported = Цей браузер не показує тут сповіщень. На iPhone чи iPad спершу додай сторінку на початковий екран.
calls-obstacle-blocked = Твій браузер блокує сповіщення з цього сайту. Дозволь їх у його налаштуваннях для сайту.
calls-more = Інші способи покликати тебе
calls-hook = Вебхук
calls-hook-begin = https://
calls-hook-save = Зберегти
calls-hook-more = На цю адресу надходить коротке повідомлення (JSON, POST), коли твій хід, а жодної твоєї сторінки не відкрито.
calls-hook-kept = Збережено для всіх твоїх місць.
calls-install = Встановити Lascaux як застосунок
calls-offer = Надсилати сповіщення, коли твій хід?
calls-offer-more = Це завжди можна змінити в налаштуваннях.
calls-offer-yes = Сповіщати
calls-offer-no = Ні, дякую

## What went wrong

problem-offline = Сервер зараз недоступний.
problem-slow = Сервер не відповідає вчасно.
problem-server = Сервер не зміг цього зробити.
problem-unknown = Щось пішло не так.
problem-not-found = Тут нічого немає.
problem-no-table = Такого столу немає.
problem-no-method = Так про це запитати не можна.
problem-not-written = Сервер не зміг цього записати, тож нічого не змінилося: спробуй ще раз.
problem-busy = Зараз тут стільки всього відбувається, що цього не зроблено: спробуй ще раз.
problem-too-fast = Забагато всього одразу: трохи зачекай.
problem-too-many-tables = Звідси відкрито забагато столів: трохи зачекай.
problem-too-large = Це завелике.
problem-full = Усі місця зайнято. Можеш дивитися.
problem-taken = Це місце вже зайняте.
problem-same-name = Хтось за цим столом уже має таке або дуже схоже ім’я: вибери інше.
problem-name-too-long = Це ім’я задовге: щонайбільше 24 символи.
problem-bad-name = Це ім’я не можна показати як є: пиши літерами, без пробілів на початку й наприкінці.
problem-watchers-silent = За цим столом глядачі лише слухають.
problem-nothing-said = У цьому рядку немає нічого, що можна прочитати.
problem-started = Гра вже почалася. Можеш дивитися.
problem-too-long = За цим столом сталося так багато, що сервер не може його продовжити.
problem-not-host = Доки є вільні місця, почати гру може лише той, хто веде стіл. Лише він може й попросити когось звільнити місце.
problem-no-guest = Там не сидить ніхто, кого можна було б попросити звільнити місце.
problem-starting = Гра ось-ось почнеться: зачекай хвилинку.
problem-too-early = Ця сторінка старіша за сервер і додає удачу зарано: онови її.
problem-nothing-to-reveal = Цьому місцю зараз нема чого додати.
problem-other-salt = Це не та удача, що була зафіксована для цього місця.
problem-not-over = Гра ще не закінчилася.
problem-not-started = Гра ще не почалася.
problem-not-your-turn = Зараз не твій хід.
problem-not-left = Бот сідає лише на вільне чи покинуте місце або на те, якого всі чекають уже хвилину.
problem-no-seat-left = Боти не лишають тобі місця.
problem-setup = З такими налаштуваннями грати не можна.
problem-unknown-game = На цьому сервері такої гри немає.
problem-malformed = Сервер цього не розуміє: онови сторінку.
problem-malformed-action = Такої дії в цій грі немає.
problem-no-hello = З’єднання не встановлено як слід: онови сторінку.
problem-old-revision = Цю гру грали за старішими правилами, яких сервер уже не має.
problem-broken = Цей стіл не вдається відновити.
problem-closed = Цей стіл закрила адміністрація сервера.
problem-banned = Цій адресі тут доступ закрито.
problem-not-read = Сервер зараз не може цього прочитати: спробуй ще раз.
problem-too-many-records = Звідси сьогодні забагато записів: спробуй завтра.
problem-record-too-long = Ця гра задовга для запису: символів було б { $characters }, а прочитати знову можна щонайбільше { $most }. Нічого не записано.
problem-record = Цей запис хибний: рядок { $line } не може бути правильним.
problem-unfinished = Принести можна лише завершену гру: запис незавершеної містить її таємниці.
problem-no-position = Такої позиції в цій грі немає.
problem-over-here = У цій позиції гру вже закінчено: грай далі з ранішої.
problem-no-such-seat = Такого місця в цій грі немає.
problem-bots-unlike-seats = Боти мають бути одного рівня, або їх має бути стільки, скільки інших місць.
problem-not-your-eyes = Дивитися з цього місця тобі не можна.
problem-too-slow = Це тривало задовго: спробуй пізніше.
problem-bot = Жодного бота запитати не вдалося.
problem-data = Компоненти цієї гри непридатні.
problem-stale = Тим часом дещо сталося: поглянь ще раз.
problem-no-seats = Тут немає місця, яке можна було б забрати з собою.
problem-no-link = Це посилання відкликали, або ніхто не відкрив його вчасно. Створи нове на іншому пристрої.
problem-link-used = Це посилання вже відкривали. Створи нове на іншому пристрої.
problem-no-seat = Для цього треба мати місце за столом.
problem-unknown-token = Це місце вже не твоє. Можеш дивитися.
problem-asked-to-leave = На прохання того, хто веде стіл, твоє місце знову вільне. Можеш дивитися.
problem-nothing-to-undo = Немає чого брати назад.
problem-must-ask = Тим часом без згоди інших цього вже не взяти назад. Можеш їх попросити.
problem-must-wait = Замість того, хто має погодитися, зараз грає бот. Узяти це назад можна буде, лише коли ця людина повернеться.
problem-too-many-undos = За цим столом уже стільки брали назад, що більше не можна. Гра триває.
problem-asked-already = Хтось інший просить узяти дещо назад: спершу це.
problem-nothing-asked = Твоєї згоди вже ніхто не просить.
problem-no-push = Цей сервер не надсилає push-сповіщень.
problem-no-hooks = Цей сервер не викликає вебхуків.
problem-bad-subscription = Це не підписка браузера.
problem-bad-address = На цю адресу нічого не надіслати. Вона має починатися з https:// і містити назву хоста.
problem-private-address = Ця адреса веде у власну мережу сервера, а тут це заборонено.
problem-unknown-host = Такого хоста немає.
problem-going-down = Сервер перезапускається: спробуй трохи згодом.
problem-elsewhere = Запит надійшов зі сторінки іншого сервера, тому нічого не сталося. Відкрий сторінку цього сервера.
problem-not-our-name = Цей сервер не знає назви, за якою ти його шукаєш. Хто його утримує, може вказати її через --public-url.

## The guide: its sentences stand in the catalogs of the games

guide-off = Більше не пояснювати
new-without-hints = Грати без підказок
hint-thinking = Думаю…
hint-region = Спершу поглянь сюди: «{ $region }».
hint-kind =
    { $count ->
        [1] Поглянь на варіант, що світиться.
        [one] Поглянь на { $count } варіант, що світиться: це один із них.
        [few] Поглянь на { $count } варіанти, що світяться: це один із них.
        [many] Поглянь на { $count } варіантів, що світяться: це один із них.
       *[other] Поглянь на { $count } варіанта, що світяться: це один із них.
    }
hint-about = Про що йдеться: { $category }.
hint-more = Покажи
hint-whole = Сильний гравець вибирає: { $what }
hint-why = Чому?
hint-instead = Бали в кінці порівняно з варіантом «{ $what }»:
agreed-without-hints = Ніхто не отримує підказок і не бачить чисел біля варіантів.
problem-no-hints = За цим столом грають без підказок.
hint-even = «{ $what }»: приблизно так само добре.

guided-start = Перша гра з підказками
guided-new = Уперше тут? Навчись грати за десять хвилин:
