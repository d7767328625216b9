serve-where =
    Lascaux nasłuchuje na { $where } i przechowuje swoje stoły w { $db }.
    Ctrl-C zatrzymuje serwer; wszystko, co potwierdzone, jest na dysku.
serve-room = Połączeń może być naraz najwyżej { $most }, z jednego adresu { $each }.
serve-friends = Znajomi mogą otworzyć { $where }
serve-alone = Otworzyć może tylko ten komputer. Aby wpuścić innych w twojej sieci: { $command }
serve-no-network = Ten komputer nie jest chyba w żadnej sieci, więc nikt inny nie może otworzyć strony.
serve-connections = --connections musi wynosić co najmniej 8.
serve-proxies = --proxies przyjmuje adresy i sieci takie jak 10.0.0.1 albo 10.0.0.0/8, a nie { $proxy }.
serve-public-url = --public-url musi być adresem takim jak https://games.example.org, bez ścieżki, a nie { $url }.
serve-port = --port musi być od 1 do 65535, a nie { $port }.
serve-busy = Nie można nasłuchiwać na { $host }, port { $port }: robi to coś innego albo to nie jest adres tego komputera.
serve-workers = --workers musi być od 1 do 256.
serve-no-metrics = Metryki wymagają jeszcze jednego pakietu: zainstaluj lascaux[metrics], na przykład przez pip install "lascaux[metrics]".
serve-db = { $db }: folder tego pliku nie istnieje.
serve-db-held = Inny serwer przechowuje swoje stoły w { $db }: otwórz jego stronę, zatrzymaj go albo daj temu własny plik (--db).
serve-db-shut = { $db } nie może przechowywać stołów: { $reason }.
serve-db-newer = { $db } zapisała nowsza wersja Lascaux: uruchom ją albo daj tej własny plik (--db).
serve-damaged = { $db } to uszkodzony plik: gry można oglądać, ale nic się nie zapisuje ({ $reason }). Zatrzymaj serwer i przywróć kopię.
serve-aside = Te stoły są uszkodzone i odłożone, wszystkie inne grają dalej (--heal weźmie je z kopii): { $tables }
serve-healed = Stoły wzięte z { $file }: { $count }. Nie ma ich tam albo są starsze niż tutaj: { $left }.
serve-keep = --keep-... i --records-... muszą być od 0 do { $most }, a --records-a-day co najmniej 1.
serve-no-push = --push wymaga jeszcze jednego pakietu: zainstaluj lascaux[push], na przykład przez pip install "lascaux[push]".
serve-push-contact = --push-contact musi zaczynać się od mailto: albo https://.
serve-client = { $client } nie zawiera zbudowanego klienta: nie ma w nim index.html.
