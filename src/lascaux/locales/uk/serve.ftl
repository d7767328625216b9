serve-where =
    Lascaux слухає на { $where } і тримає столи в { $db }.
    Ctrl-C зупиняє його; усе підтверджене записано на диск.
serve-room = Водночас може бути щонайбільше { $most } з’єднань, з однієї адреси — { $each }.
serve-friends = Друзі можуть відкрити { $where }
serve-alone = Відкрити може лише цей комп’ютер. Щоб пустити інших зі своєї мережі: { $command }
serve-no-network = Схоже, цей комп’ютер не в мережі, тож більше ніхто не може його відкрити.
serve-connections = --connections має бути щонайменше 8.
serve-proxies = --proxies приймає адреси й мережі на кшталт 10.0.0.1 або 10.0.0.0/8, а не { $proxy }.
serve-public-url = --public-url має бути адресою на кшталт https://games.example.org, без шляху, а не { $url }.
serve-port = --port має бути від 1 до 65535, а не { $port }.
serve-busy = На { $host } слухати порт { $port } не вдається: його зайнято або це не адреса цієї машини.
serve-workers = --workers має бути від 1 до 256.
serve-no-metrics = Для метрик потрібен ще один пакунок: установи lascaux[metrics], наприклад через pip install "lascaux[metrics]".
serve-db = { $db }: теки для цього файлу не існує.
serve-db-held = Інший сервер тримає свої столи в { $db }: відкрий його сторінку, зупини його або дай цьому власний файл (--db).
serve-db-shut = У { $db } столів тримати не вдається: { $reason }.
serve-db-newer = { $db } записала новіша версія Lascaux: запусти її або дай цій власний файл (--db).
serve-damaged = { $db } пошкоджено: на ігри можна дивитися, але нічого не записується ({ $reason }). Зупини сервер і віднови копію.
serve-aside = Ці столи пошкоджено й відкладено, усі інші грають далі (--heal візьме їх із копії): { $tables }
serve-healed = Столи, узяті з { $file }: { $count }. Немає там або старіші за тутешні: { $left }.
serve-keep = --keep-... і --records-... мають бути від 0 до { $most }, а --records-a-day щонайменше 1.
serve-no-push = Для --push потрібен ще один пакунок: установи lascaux[push], наприклад через pip install "lascaux[push]".
serve-push-contact = --push-contact має починатися з mailto: або https://.
serve-client = У { $client } немає зібраного клієнта: там немає index.html.
