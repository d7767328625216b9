ew-title = Wieczna Zima
ew-about = Poprowadź swoje plemię przez cztery rundy epoki lodowej: werbuj, wynajduj, wędruj i poluj, wznoś megality i grzeb zmarłych.
ew-time = 60 do 120 minut
ew-weight = trudna
ew-note = Większość kart, kafelków i torów to nasz własny projekt, bo instrukcje dotarły do nas bez obrazków. Kto ma pudełko, może grać z jego wartościami: skopiuj pliki elementów, zmień je i uruchom serwer z LASCAUX_DATA_ENDLESS_WINTER wskazującym ich folder.
