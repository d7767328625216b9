# What the home page shows of Endless Winter.

ew-title = Endless Winter
ew-about = Proveď svůj kmen čtyřmi koly doby ledové: přijímej nové členy, vynalézej, putuj a lov, stav megality a pohřbívej mrtvé.
ew-time = 60 až 120 minut
ew-weight = náročná
ew-note = Většina karet, desek a stupnic je náš vlastní návrh, protože pravidla se k nám dostala bez obrázků. Kdo hru vlastní, může hrát s jejími hodnotami: zkopíruj soubory se součástmi, uprav je a spusť server s proměnnou LASCAUX_DATA_ENDLESS_WINTER nastavenou na jejich složku.
