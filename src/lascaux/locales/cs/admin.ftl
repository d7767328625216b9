# What whoever runs a server is told: `lascaux admin`, `backup` and `restore`.

admin-columns = id, kód, hra, stav, místa, tahy, změna
admin-aside = odloženo: { $reason }
admin-aside-closed = tebou zavřený
admin-count = Stoly: čekají { $open }, hrají { $playing }, dohráno { $over }. Záznamy: { $records } (bajtů: { $bytes }).
admin-damaged = Soubor je poškozený a nic se do něj nezapisuje: { $reason }
admin-close = Stůl { $table } je zavřený: nikdo ho neotevře, dokud ho nevrátíš (admin give-back).
admin-delete = Stůl { $table } je pryč i s tahy a s tím, co se u něj psalo.
admin-hide = Stůl { $table } už není v žádném seznamu.
admin-give-back = Stůl { $table } jde zase otevřít.
admin-ban = { $address } sem už nesmí.
admin-unban = { $address } sem zase smí.
admin-bans-none = Přístup mají všichni.
admin-prune = Smazané záznamy: { $records }.
admin-delete-seat = Z místa { $seat } u stolu { $table } zůstaly jen tahy.
admin-acts = Po admin následuje jedno z tohoto: { $acts }.
admin-no-token = Běží tam server, ale { $file } nejde přečíst: použij účet, pod kterým server běží.
admin-unreachable = Server na { $url } neodpovídá.
admin-refused = Server odpovídá: { $reason }
backup-none = { $db }: takový soubor tu není.
backup-done = { $file } je po přečtení v pořádku. Stoly: { $tables }, tahy: { $moves }.
backup-broken = Tyto stoly už nejsou tak, jak byly zapsané: { $tables }.
restore-held = Do { $db } ukládá stoly server: nejdřív ho zastav.
restore-done = V { $db } je teď to, co v záloze. Stoly: { $tables }, tahy: { $moves }.
restore-kept = Co tam bylo předtím, zůstává jako { $file }.
