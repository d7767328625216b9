# What whoever runs a server is told: `lascaux admin`, `backup` and `restore`.

admin-columns = id, kod, gra, stan, miejsca, ruchy, zmiana
admin-aside = odłożono: { $reason }
admin-aside-closed = zamknięty przez ciebie
admin-count = Stoły: czeka { $open }, gra { $playing }, po grze { $over }. Zapisy: { $records } (bajtów: { $bytes }).
admin-damaged = Plik jest uszkodzony i nic się w nim nie zapisuje: { $reason }
admin-close = Stół { $table } jest zamknięty: nikt go nie otworzy, dopóki go nie oddasz (admin give-back).
admin-delete = Stołu { $table } już nie ma, ani ruchów, ani tego, co przy nim napisano.
admin-hide = Stołu { $table } nie ma już na żadnej liście.
admin-give-back = Stół { $table } można znów otworzyć.
admin-ban = { $address } nie ma już wstępu.
admin-unban = { $address } znów ma wstęp.
admin-bans-none = Wstęp mają wszyscy.
admin-prune = Usunięte zapisy: { $records }.
admin-delete-seat = Z miejsca { $seat } przy stole { $table } zostały tylko ruchy.
admin-acts = Po admin następuje jedno z tych: { $acts }.
admin-no-token = Działa tam serwer, ale nie można odczytać { $file }: użyj konta, na którym działa serwer.
admin-unreachable = Serwer { $url } nie odpowiada.
admin-refused = Serwer odpowiada: { $reason }
backup-none = { $db }: nie ma takiego pliku.
backup-done = { $file } po odczytaniu jest w porządku. Stoły: { $tables }, ruchy: { $moves }.
backup-broken = Te stoły nie są już takie, jak je zapisano: { $tables }.
restore-held = Serwer przechowuje stoły w { $db }: najpierw go zatrzymaj.
restore-done = W { $db } jest teraz to, co w kopii. Stoły: { $tables }, ruchy: { $moves }.
restore-kept = To, co było tam wcześniej, zostaje jako { $file }.
