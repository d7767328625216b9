# The guided first game.

sa-guided-welcome = Vítej! Vedeš kmen o 5 lidech a máš 12 potravy. V každém kole pošleš lidi do práce, oni přinesou domů, co získali, a pak se všichni najedí.
sa-guided-turns = S druhým kmenem se střídáte: ty pošleš lidi na jedno místo, pak on. Zabrané místo může být pro druhého zavřené, takže jdi nejdřív tam, kam chce i on.
sa-guided-hut = Ze dvou lidí v chýši jsou potom tři. Víc lidí udělá ve všech dalších kolech víc práce: pošli do chýše 2 lidi.
sa-guided-not-there = I to by šlo. Teď ale pošli lidi na vyznačené místo, a to tolik, kolik říká lekce.
sa-guided-others-tool-maker = { $seat } bere dílnu: nástroj zlepšuje hody. Při 2 hráčích lze v jednom kole využít jen dvě místa z těchto tří: dílna, chýše, pole. Pole je tedy zavřené.
sa-guided-card = Tahle karta stojí 1 surovinu. Její horní polovina dá hned 1 hlínu; 2 šamani dole bodují na konci hry.
sa-guided-card-send = Surovinu zatím nemáš žádnou, ale platí se, až když lidé pracují. Pošli na tuhle kartu 1 člověka dřív, než to udělá druhý kmen.
sa-guided-others-card = Kartu chce i { $seat }. Tahle stojí 2 suroviny a hází se za ni kostkami, které přinesou něco každému.
sa-guided-forest = Teď potřebuješ surovinu na zaplacení. V lese hodíš kostkou za každého člověka, kterého tam máš; součet dělený 3 určí, kolik dřeva dostaneš.
sa-guided-forest-send = Víc lidí hodí víc kostkami. Pošli do lesa své poslední 2 lidi: nejdřív vyber místo, pak kolik jich půjde.
sa-guided-others-clay = { $seat } jde do hliniště pro hlínu: tam se součet dělí 4. Při 2 hráčích smí na takové místo v jednom kole jen jeden kmen, takže v lese máš klid.
sa-guided-worked = Teď tvoji lidé pracují. Z chýše přichází 6. člověk. V lese padlo 2 a 4: součet 6, dělený 3, jsou 2 dřeva.
sa-guided-buy-card = Za kartu lze platit jakýmikoli surovinami. Dej za ni 1 dřevo a druhé si nech na potom.
sa-guided-not-without-card = Když teď ukončíš tah, vrátí se tvůj člověk bez karty. Zaplať za ni 1 dřevo.
sa-guided-others-tool = { $seat } hází na hlínu 3, 4 a 4. To je 11, s nástrojem 12, a tedy 3 hlíny místo 2.
sa-guided-others-dice = { $seat } platí za kartu 2 hlíny, hází pro všechny 5 a 6 a bere si pětku: další nástroj. Šestka je pro tebe: tvoje úroda stoupne o 1.
sa-guided-fed = Pak se všichni najedí, každý člověk sní 1 potravu. Ke 12 přidala úroda 1 a 6 lidí snědlo 6: zbývá ti 7 potravy.
sa-guided-others-hut = Ve 2. kole začíná { $seat } a jde do chýše, jako předtím ty: člověk navíc se hodí celou hru.
sa-guided-tool-maker = Nástroj ti pomůže s kostkami v každém kole. Pošli 1 člověka do dílny.
sa-guided-others-forest = { $seat } bere les, takže je pro tebe v tomto kole zavřený. 1 dřevo už ale máš a to stačí.
sa-guided-building = Stavby bodují hned. Tahle stojí 1 dřevo a 2 hlíny. Dřevo má hodnotu 3 a hlína 4, takže stavba je za 3 + 4 + 4 = 11 bodů.
sa-guided-building-send = Máš 1 dřevo a 1 hlínu. Druhou hlínu můžeš získat ještě v tomto kole: pošli na stavbu 1 člověka.
sa-guided-others-builders = { $seat } chce kartu se 2 staviteli: každý přinese na konci 1 bod za každou stavbu. Tvoji šamani stejně tak bodují za lidi.
sa-guided-clay = Na hlínu se součet kostek dělí 4. Dvě kostky na 1 hlínu většinou stačí: pošli do hliniště 2 lidi.
sa-guided-hunger = Než kolo skončí, mysli na potravu. Komu chybí, ten zaplatí surovinami, nebo ztratí 10 bodů.
sa-guided-hunt = Máš 7 potravy a tvých 6 lidí sní každé kolo 6. Lov přinese polovinu součtu kostek: pošli tam poslední 2 lidi, ať máš co jíst i v příštím kole.
sa-guided-use-clay = Nástroj už máš a pomůže v každém kole s jedním hodem. Vyber, kdo hodí první: nejvíc jde o hlínu, vyber tedy hliniště.
sa-guided-not-the-hunt-first = Lov počká. Hoď nejdřív v hliništi: uvidíš, jestli tam nástroj potřebuješ.
sa-guided-add = Padlo 1 a 2. To jsou jen 3 a na hlínu jsou potřeba 4. Přidej svůj nástroj 1: 3 + 1 = 4, a to je 1 hlína.
sa-guided-not-without-tool = Bez nástroje žádnou hlínu nezískáš a na stavbu mít nebudeš. Přidej nástroj.
sa-guided-hunted = Tvoji lovci hodili 4 a 5: 9 děleno 2 jsou 4 potravy, zaokrouhluje se dolů.
sa-guided-build = Teď máš 1 dřevo a 2 hlíny. Zaplať jimi stavbu!
sa-guided-not-without-building = Když teď ukončíš tah, vrátí se tvůj člověk bez stavby. Zaplať za ni 1 dřevo a 2 hlíny.
sa-guided-well-done = Výborně! Stavba přinesla 11 bodů, lidé mají po jídle a na příští kolo ti zbývá 6 potravy.
sa-guided-shamans = Na konci hry bodují karty. Každý z tvých 2 šamanů počítá tvých 6 lidí: 2 × 6 = 12 bodů.
sa-guided-points = Kdyby hra skončila teď, bylo by to pro tebe 11 + 12 = 23 bodů a pro druhý kmen 3.
sa-guided-workers = Zemědělci počítají úrodu, nástrojaři nástroje a stavitelé stavby. Každá zbylá surovina je za 1 bod.
sa-guided-green = Zelené karty bodují podle svých různých znaků: jejich počet se násobí sám sebou. 3 různé znaky jsou za 9 bodů.
sa-guided-ends = Hra končí, když je jeden sloupek staveb prázdný nebo když už na další kolo není dost karet.
sa-guided-how-on = Jestli chceš, hraj tady dál, nebo začni naostro.
sa-guided-real-game = Teď naostro
