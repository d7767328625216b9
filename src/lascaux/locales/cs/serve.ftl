serve-where =
    Lascaux poslouchá na { $where } a stoly ukládá do { $db }.
    Ctrl-C ho zastaví; co bylo potvrzeno, je na disku.
serve-room = Spojení může být najednou nejvýše { $most }, z jedné adresy { $each }.
serve-friends = Přátelé mohou otevřít { $where }
serve-alone = Otevřít ho může jen tento počítač. Pro ostatní ve tvé síti: { $command }
serve-no-network = Zdá se, že tento počítač není v žádné síti, takže ho nikdo jiný otevřít nemůže.
serve-connections = --connections musí být alespoň 8.
serve-proxies = --proxies bere adresy a sítě jako 10.0.0.1 nebo 10.0.0.0/8, ne { $proxy }.
serve-public-url = --public-url musí být adresa jako https://games.example.org, bez cesty, ne { $url }.
serve-port = --port musí být od 1 do 65535, ne { $port }.
serve-busy = Na { $host } nejde poslouchat na portu { $port }: obsadilo ho něco jiného, nebo to není adresa tohoto počítače.
serve-workers = --workers musí být od 1 do 256.
serve-no-metrics = Metriky potřebují ještě jeden balíček: nainstaluj lascaux[metrics], například pomocí pip install "lascaux[metrics]".
serve-db = { $db }: složka tohoto souboru neexistuje.
serve-db-held = Do { $db } ukládá stoly jiný server: otevři jeho stránku, zastav ho, nebo dej tomuto vlastní soubor (--db).
serve-db-shut = Do { $db } stoly ukládat nejde: { $reason }.
serve-db-newer = { $db } zapsala novější verze Lascaux: spusť tu, nebo dej této vlastní soubor (--db).
serve-damaged = { $db } je poškozený soubor: na hry se jde dívat, ale nic se nezapisuje ({ $reason }). Zastav server a obnov zálohu.
serve-aside = Tyto stoly jsou poškozené a odložené, všechny ostatní hrají dál (--heal je vezme ze zálohy): { $tables }
serve-healed = Stoly vzaté z { $file }: { $count }. Chybějí tam, nebo jsou starší než zdejší: { $left }.
serve-keep = --keep-... a --records-... musí být od 0 do { $most } a --records-a-day aspoň 1.
serve-no-push = --push potřebuje ještě jeden balíček: nainstaluj lascaux[push], například pomocí pip install "lascaux[push]".
serve-push-contact = --push-contact musí začínat mailto: nebo https://.
serve-client = Ve složce { $client } není sestavený klient: chybí v ní index.html.
