# What the home page shows of Stone Age.

sa-title = Stone Age
sa-about = Posílej své lidi lovit, sbírat a stavět. Za to, co přinesou, kupuj karty a stavby, a hlavně všechny nakrm.
sa-time = 60 až 90 minut
sa-weight = středně náročná
