# What whoever runs a server is told: `lascaux admin`, `backup` and `restore`.

admin-columns = id, kód, hra, stav, miesta, ťahy, zmena
admin-aside = odložené: { $reason }
admin-aside-closed = tebou zatvorený
admin-count = Stoly: čaká { $open }, hrá { $playing }, dohrané { $over }. Záznamy: { $records } (bajtov: { $bytes }).
admin-damaged = Súbor je poškodený a nič sa doň nezapisuje: { $reason }
admin-close = Stôl { $table } je zatvorený: nikto ho neotvorí, kým ho nevrátiš (admin give-back).
admin-delete = Stôl { $table } je preč aj s ťahmi a s tým, čo sa pri ňom písalo.
admin-hide = Stôl { $table } už nie je v žiadnom zozname.
admin-give-back = Stôl { $table } sa dá znova otvoriť.
admin-ban = { $address } sem už nesmie.
admin-unban = { $address } sem zase smie.
admin-bans-none = Prístup majú všetci.
admin-prune = Zmazané záznamy: { $records }.
admin-delete-seat = Z miesta { $seat } pri stole { $table } zostali len ťahy.
admin-acts = Po admin nasleduje jedno z tohto: { $acts }.
admin-no-token = Beží tam server, ale { $file } sa nedá prečítať: použi účet, pod ktorým server beží.
admin-unreachable = Server na { $url } neodpovedá.
admin-refused = Server odpovedá: { $reason }
backup-none = { $db }: taký súbor tu nie je.
backup-done = { $file } je po prečítaní v poriadku. Stoly: { $tables }, ťahy: { $moves }.
backup-broken = Tieto stoly už nie sú tak, ako boli zapísané: { $tables }.
restore-held = Do { $db } ukladá stoly server: najprv ho zastav.
restore-done = V { $db } je teraz to, čo v zálohe. Stoly: { $tables }, ťahy: { $moves }.
restore-kept = Čo tam bolo predtým, zostáva ako { $file }.
