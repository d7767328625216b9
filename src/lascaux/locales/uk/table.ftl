# What the table itself has to say, and a game that brings no picture of its own.

table-log-begins = Ця гра продовжує іншу від кроку { $n }.

table-log-hurried = { $seat } мусить вирішувати швидко: сервер зайнятий.

table-log-undo =
    { $steps ->
        [1] { $seat } бере назад один крок.
        [one] { $seat } бере назад { $steps } крок.
        [few] { $seat } бере назад { $steps } кроки.
       *[many] { $seat } бере назад { $steps } кроків.
    }

table-log-without-luck = { $seat } не додає удачу вчасно: роздача йде без неї.

listing-field = { $field }: { $value }
listing-nothing = немає
listing-yes = так
listing-no = ні
listing-options = Що можна зробити
listing-wait = Зараз нічого: черга інших.
listing-news = Що сталося
