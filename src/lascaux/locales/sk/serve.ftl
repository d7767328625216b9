serve-where =
    Lascaux počúva na { $where } a stoly ukladá do { $db }.
    Ctrl-C ho zastaví; čo bolo potvrdené, je na disku.
serve-room = Spojení môže byť naraz najviac { $most }, z jednej adresy { $each }.
serve-friends = Priatelia môžu otvoriť { $where }
serve-alone = Otvoriť ho môže len tento počítač. Pre ostatných v tvojej sieti: { $command }
serve-no-network = Zdá sa, že tento počítač nie je v žiadnej sieti, takže ho nikto iný otvoriť nemôže.
serve-connections = --connections musí byť aspoň 8.
serve-proxies = --proxies berie adresy a siete ako 10.0.0.1 alebo 10.0.0.0/8, nie { $proxy }.
serve-public-url = --public-url musí byť adresa ako https://games.example.org, bez cesty, nie { $url }.
serve-port = --port musí byť od 1 do 65535, nie { $port }.
serve-busy = Na { $host } sa nedá počúvať na porte { $port }: obsadilo ho niečo iné, alebo to nie je adresa tohto počítača.
serve-workers = --workers musí byť od 1 do 256.
serve-no-metrics = Metriky potrebujú ešte jeden balíček: nainštaluj lascaux[metrics], napríklad pomocou pip install "lascaux[metrics]".
serve-db = { $db }: priečinok tohto súboru neexistuje.
serve-db-held = Do { $db } ukladá stoly iný server: otvor jeho stránku, zastav ho, alebo daj tomuto vlastný súbor (--db).
serve-db-shut = Do { $db } sa stoly ukladať nedajú: { $reason }.
serve-db-newer = { $db } zapísala novšia verzia Lascaux: spusti tú, alebo daj tejto vlastný súbor (--db).
serve-damaged = { $db } je poškodený súbor: na hry sa dá pozerať, ale nič sa nezapisuje ({ $reason }). Zastav server a obnov zálohu.
serve-aside = Tieto stoly sú poškodené a odložené, všetky ostatné hrajú ďalej (--heal ich vezme zo zálohy): { $tables }
serve-healed = Stoly vzaté z { $file }: { $count }. Chýbajú tam, alebo sú staršie než tunajšie: { $left }.
serve-keep = --keep-... a --records-... musia byť od 0 do { $most } a --records-a-day aspoň 1.
serve-no-push = --push potrebuje ešte jeden balíček: nainštaluj lascaux[push], napríklad pomocou pip install "lascaux[push]".
serve-push-contact = --push-contact sa musí začínať mailto: alebo https://.
serve-client = V priečinku { $client } nie je zostavený klient: chýba v ňom index.html.
