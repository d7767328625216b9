# What whoever runs a server is told: `lascaux admin`, `backup` and `restore`.

admin-columns = id, код, гра, стан, місця, ходи, зміна
admin-aside = відкладено: { $reason }
admin-aside-closed = закрито тобою
admin-count = Столи: чекають { $open }, грають { $playing }, зіграно { $over }. Записи: { $records } (байтів: { $bytes }).
admin-damaged = Файл пошкоджено, і в нього нічого не записується: { $reason }
admin-close = Стіл { $table } закрито: ніхто його не відкриє, доки ти його не повернеш (admin give-back).
admin-delete = Столу { $table } більше немає, як і ходів та всього, що за ним писали.
admin-hide = Столу { $table } більше немає в жодному списку.
admin-give-back = Стіл { $table } знову можна відкрити.
admin-ban = { $address } більше не впускають.
admin-unban = { $address } знову впускають.
admin-bans-none = Впускають усіх.
admin-prune = Видалено записів: { $records }.
admin-delete-seat = Від місця { $seat } за столом { $table } лишилися тільки ходи.
admin-acts = Після admin іде одне з такого: { $acts }.
admin-no-token = Там працює сервер, але { $file } не вдається прочитати: скористайся обліковим записом, під яким працює сервер.
admin-unreachable = Сервер { $url } не відповідає.
admin-refused = Сервер відповідає: { $reason }
backup-none = { $db }: такого файлу немає.
backup-done = { $file } перечитано, усе на місці. Столи: { $tables }, ходи: { $moves }.
backup-broken = Ці столи вже не такі, якими їх записали: { $tables }.
restore-held = Сервер тримає столи в { $db }: спершу зупини його.
restore-done = У { $db } тепер те саме, що в копії. Столи: { $tables }, ходи: { $moves }.
restore-kept = Те, що було там раніше, лишилося як { $file }.
