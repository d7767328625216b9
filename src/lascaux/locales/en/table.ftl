# What the table itself has to say, and a game that brings no picture of its own.

table-log-begins = This game goes on from move { $n } of another one.

table-log-hurried = { $seat } had to decide quickly: the server is busy.

table-log-undo =
    { $steps ->
        [one] { $seat } took back one step.
       *[other] { $seat } took back { $steps } steps.
    }

table-log-without-luck = { $seat } did not throw in luck in time: the deals are made without it.

listing-field = { $field }: { $value }
listing-nothing = none
listing-yes = yes
listing-no = no
listing-options = What you can do
listing-wait = Nothing just now: somebody else is at work.
listing-news = What happened
