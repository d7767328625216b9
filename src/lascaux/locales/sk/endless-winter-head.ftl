# What the home page shows of Endless Winter.

ew-title = Endless Winter
ew-about = Preveď svoj kmeň štyrmi kolami doby ľadovej: prijímaj nových členov, vynachádzaj, putuj a lov, stavaj megality a pochovávaj mŕtvych.
ew-time = 60 až 120 minút
ew-weight = náročná
ew-note = Väčšina kariet, dosiek a stupníc je náš vlastný návrh, lebo pravidlá sa k nám dostali bez obrázkov. Kto hru vlastní, môže hrať s jej hodnotami: skopíruj súbory so súčasťami, uprav ich a spusti server s premennou LASCAUX_DATA_ENDLESS_WINTER nastavenou na ich priečinok.
