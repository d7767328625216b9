# What whoever runs a server is told: `lascaux admin`, `backup` and `restore`.

admin-columns = id, kôd, igra, stanje, mjesta, potezi, promjena
admin-aside = sklonjeno: { $reason }
admin-aside-closed = zatvoren s tvoje strane
admin-count = Stolovi: čeka { $open }, igra { $playing }, završeno { $over }. Zapisi: { $records } (bajtova: { $bytes }).
admin-damaged = Datoteka je oštećena i ništa se u nju ne zapisuje: { $reason }
admin-close = Stol { $table } je zatvoren: nitko ga ne može otvoriti dok ga ne vratiš (admin give-back).
admin-delete = Stola { $table } više nema, ni poteza ni onoga što se za njim pisalo.
admin-hide = Stola { $table } više nema ni na jednom popisu.
admin-give-back = Stol { $table } može se opet otvoriti.
admin-ban = { $address } više nema pristup.
admin-unban = { $address } opet ima pristup.
admin-bans-none = Pristup imaju svi.
admin-prune = Obrisani zapisi: { $records }.
admin-delete-seat = Od mjesta { $seat } za stolom { $table } ostali su samo potezi.
admin-acts = Nakon admin slijedi jedno od ovoga: { $acts }.
admin-no-token = Ondje radi poslužitelj, ali { $file } nije moguće pročitati: upotrijebi račun pod kojim poslužitelj radi.
admin-unreachable = Poslužitelj { $url } ne odgovara.
admin-refused = Poslužitelj odgovara: { $reason }
backup-none = { $db }: takve datoteke nema.
backup-done = { $file } je nakon čitanja u redu. Stolovi: { $tables }, potezi: { $moves }.
backup-broken = Ovi stolovi više nisu onakvi kako su zapisani: { $tables }.
restore-held = Poslužitelj čuva stolove u { $db }: najprije ga zaustavi.
restore-done = U { $db } je sada ono što je u kopiji. Stolovi: { $tables }, potezi: { $moves }.
restore-kept = Ono što je ondje bilo prije ostaje kao { $file }.
