# What the table itself has to say, and a game that brings no picture of its own.

table-log-begins = Ta gra jest dalszym ciągiem innej, od ruchu { $n }.

table-log-hurried = { $seat } musi się spieszyć z decyzją: serwer jest zajęty.

table-log-undo =
    { $steps ->
        [one] { $seat } cofa jeden krok.
        [few] { $seat } cofa { $steps } kroki.
       *[many] { $seat } cofa { $steps } kroków.
    }

table-log-without-luck = { $seat } nie dorzuca szczęścia na czas: losujemy bez niego.

listing-field = { $field }: { $value }
listing-nothing = nic
listing-yes = tak
listing-no = nie
listing-options = Co możesz zrobić
listing-wait = Teraz nic: ruch ma ktoś inny.
listing-news = Co się wydarzyło
