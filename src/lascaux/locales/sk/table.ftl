# What the table itself has to say, and a game that brings no picture of its own.

table-log-begins = Táto hra pokračuje od kroku { $n } inej hry.

table-log-hurried = { $seat } sa musí rozhodovať rýchlo: server má veľa práce.

table-log-undo =
    { $steps ->
        [one] { $seat } vracia { $steps } krok.
        [few] { $seat } vracia { $steps } kroky.
       *[other] { $seat } vracia { $steps } krokov.
    }

table-log-without-luck = { $seat } nepridáva náhodu načas: žrebuje sa bez nej.

listing-field = { $field }: { $value }
listing-nothing = nič
listing-yes = áno
listing-no = nie
listing-options = Čo môžeš urobiť
listing-wait = Teraz nič: na ťahu je niekto iný.
listing-news = Čo sa stalo
