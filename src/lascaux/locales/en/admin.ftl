# What whoever runs a server is told: `lascaux admin`, `backup` and `restore`.

admin-columns = id, code, game, status, seats, moves, changed
admin-aside = set aside: { $reason }
admin-aside-closed = closed by you
admin-count = Tables: { $open } open, { $playing } playing, { $over } over. Records: { $records } ({ $bytes } bytes).
admin-damaged = The file is damaged, and nothing is written into it: { $reason }
admin-close = Table { $table } is closed: nobody can open it until you give it back (admin give-back).
admin-delete = Table { $table } is gone, with its moves and what was said there.
admin-hide = Table { $table } is listed nowhere any more.
admin-give-back = Table { $table } can be opened again.
admin-ban = { $address } is shut out.
admin-unban = { $address } is let in again.
admin-bans-none = Nobody is shut out.
admin-prune = Records that are gone: { $records }.
admin-delete-seat = Of seat { $seat } at table { $table } nothing is kept but the moves.
admin-acts = After admin comes one of these: { $acts }.
admin-no-token = A server runs there, but { $file } can't be read: use the account that the server runs as.
admin-unreachable = The server at { $url } does not answer.
admin-refused = The server says: { $reason }
backup-none = { $db }: there is no such file.
backup-done = { $file } was read back and is whole. Tables: { $tables }, moves: { $moves }.
backup-broken = These tables are not as they were written: { $tables }.
restore-held = A server keeps its tables in { $db }: stop it first.
restore-done = { $db } now has what the backup has. Tables: { $tables }, moves: { $moves }.
restore-kept = What was there before is kept as { $file }.
