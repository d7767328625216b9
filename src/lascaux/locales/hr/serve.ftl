serve-where =
    Lascaux sluša na { $where } i čuva svoje stolove u { $db }.
    Zaustavlja ga Ctrl-C; sve što je potvrđeno, na disku je.
serve-room = Istodobnih veza može biti najviše { $most }, s jedne adrese { $each }.
serve-friends = Prijatelji mogu otvoriti { $where }
serve-alone = Može ga otvoriti samo ovo računalo. Za pristup drugih iz tvoje mreže: { $command }
serve-no-network = Čini se da ovo računalo nije u mreži pa ga nitko drugi ne može otvoriti.
serve-connections = --connections mora biti najmanje 8.
serve-proxies = --proxies prima adrese i mreže kao 10.0.0.1 ili 10.0.0.0/8, a ne { $proxy }.
serve-public-url = --public-url mora biti adresa kao https://games.example.org, bez putanje, a ne { $url }.
serve-port = --port mora biti od 1 do 65535, a ne { $port }.
serve-busy = Na { $host }, port { $port }, ne može se slušati: to već čini nešto drugo ili adresa ne pripada ovom računalu.
serve-workers = --workers mora biti od 1 do 256.
serve-no-metrics = Metrike trebaju još jedan paket: instaliraj lascaux[metrics], na primjer s pip install "lascaux[metrics]".
serve-db = { $db }: mapa te datoteke ne postoji.
serve-db-held = Drugi poslužitelj čuva svoje stolove u { $db }: otvori njegovu stranicu, zaustavi ga ili ovome daj vlastitu datoteku (--db).
serve-db-shut = U { $db } ne mogu se čuvati stolovi: { $reason }.
serve-db-newer = { $db } je zapisala novija verzija Lascauxa: pokreni nju ili ovoj daj vlastitu datoteku (--db).
serve-damaged = { $db } je oštećena datoteka: igre se mogu gledati, ali ništa se ne zapisuje ({ $reason }). Zaustavi poslužitelj i vrati kopiju.
serve-aside = Ovi su stolovi oštećeni i sklonjeni, svi ostali igraju dalje (--heal ih uzima iz kopije): { $tables }
serve-healed = Stolovi uzeti iz { $file }: { $count }. Nema ih ondje ili su stariji od ovdašnjih: { $left }.
serve-keep = --keep-... i --records-... moraju biti od 0 do { $most }, a --records-a-day barem 1.
serve-no-push = --push treba još jedan paket: instaliraj lascaux[push], na primjer s pip install "lascaux[push]".
serve-push-contact = --push-contact mora počinjati s mailto: ili https://.
serve-client = U { $client } nema izgrađenog klijenta: nedostaje index.html.
