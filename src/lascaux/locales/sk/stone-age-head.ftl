# What the home page shows of Stone Age.

sa-title = Stone Age
sa-about = Posielaj svojich ľudí loviť, zbierať a stavať. Za to, čo prinesú, kupuj karty a stavby, a hlavne všetkých nakŕm.
sa-time = 60 až 90 minút
sa-weight = stredne náročná
