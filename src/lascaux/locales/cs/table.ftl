# What the table itself has to say, and a game that brings no picture of its own.

table-log-begins = Tato hra pokračuje od kroku { $n } jiné hry.

table-log-hurried = { $seat } se musí rozhodovat rychle: server má moc práce.

table-log-undo =
    { $steps ->
        [one] { $seat } vrací { $steps } krok.
        [few] { $seat } vrací { $steps } kroky.
       *[other] { $seat } vrací { $steps } kroků.
    }

table-log-without-luck = { $seat } nepřidává náhodu včas: losuje se bez ní.

listing-field = { $field }: { $value }
listing-nothing = nic
listing-yes = ano
listing-no = ne
listing-options = Co můžeš udělat
listing-wait = Teď nic: na tahu je někdo jiný.
listing-news = Co se stalo
