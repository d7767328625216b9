# What the table itself has to say, and a game that brings no picture of its own.

table-log-begins = Ova igra nastavlja drugu od { $n }. koraka.

table-log-hurried = { $seat } mora brzo odlučiti: poslužitelj je zauzet.

table-log-undo =
    { $steps ->
        [1] { $seat } poništava jedan korak.
        [one] { $seat } poništava { $steps } korak.
        [few] { $seat } poništava { $steps } koraka.
       *[other] { $seat } poništava { $steps } koraka.
    }

table-log-without-luck = { $seat } ne ubacuje sreću na vrijeme: dijeli se bez nje.

listing-field = { $field }: { $value }
listing-nothing = ništa
listing-yes = da
listing-no = ne
listing-options = Što možeš učiniti
listing-wait = Trenutačno ništa: netko drugi je na poslu.
listing-news = Što se dogodilo
