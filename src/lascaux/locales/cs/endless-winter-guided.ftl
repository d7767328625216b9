# The guided first game: one round with its eclipse.

ew-guided-welcome = Vítej! Vedeš malý kmen dobou ledovou. Na konci téhle lekce bude mít osadu, posvátný kámen a první body.
ew-guided-round = Hra má čtyři kola. Teď si zahraješ jedno: každý má tři tahy a potom přijde zatmění, kdy krajina vydá, co má.
ew-guided-chief = Tohle je tvůj náčelník, Ohnivý vlk. Vyber stranu A: v tahu, kdy náčelník jde do sloupku Migrace, přinese tábor, přesun a 2 potravy.
ew-guided-not-that-side = Tábory přesouvá i strana B. Tady ale vyber stranu A: pomůže ti založit osadu.

## The first turn: Hunt

ew-guided-other-develops = Začíná { $seat }, s náčelníkem ve sloupku Rozvoj. Schopnost náčelníka tam dává 3 práce a za 3 práce je karta kultury.
ew-guided-other-bottom = Spodní sekce sloupku je pro první figurku v kole. V Rozvoji je první { $seat } a získává nástroj a potravu.
ew-guided-figures = Jsi na tahu. Máš tři figurky, náčelníka a dvě další, a v každém tahu jednu umístíš. Žádné místo není nikdy plné.
ew-guided-goods = Máš 5 karet, 2 potravy, 1 nástroj a Obřího bobra. Karty dávají práci a tu budeš brzy potřebovat.
ew-guided-place-hunt = Osada stojí 3 potravy, posvátný kámen 2 potravy a 2 nástroje. Co ti chybí, může přinést bobr: umísti figurku kmene do sloupku Lov.
ew-guided-not-that-place = I to by byl dobrý tah. V téhle lekci ale umísti vyznačenou figurku.
ew-guided-hunt-top = Sloupkem se jde shora dolů. Nahoře lze za práci a nástroje získávat další zvířata, kolikrát chceš.
ew-guided-hunt-on = Tentokrát si karty nech a jdi dál: prostřední a spodní sekce Lovu nestojí nic. Jedno tlačítko udělá obě a ukončí tah.
ew-guided-not-a-card = To si nech na potom a udělej, co je vyznačené.
ew-guided-not-yet = Ještě ne: něco tu na tebe čeká a nestojí to žádnou práci. Udělej, co je vyznačené.
ew-guided-hunt-middle = Prostřední sekce, jednou: použij jedno své zvíře a získej, co ukazuje.
ew-guided-tip = Použij svého Obřího bobra: hned přinese 2 potravy a 1 nástroj, ale na konci už se do žádné sady nepočítá.
ew-guided-lesser = Získáváš nástroj. Ať získáš cokoli, smíš si místo toho vzít něco menšího. Pořadí je: megalit, karta, soška, nástroj, potrava.
ew-guided-take-tool = 2 potravy od bobra už máš. Nástroj potřebuješ taky: vezmi si ho.
ew-guided-not-food = Víc potravy by se hodilo, ale nástroj má teď větší cenu: vezmi si nástroj.
ew-guided-hunt-bottom = Tvoje figurka je ve sloupku Lov první, takže spodní sekce je tvoje: vrchní zvíře z balíčku, a zadarmo.
ew-guided-end-turn = Nic dalšího tu zadarmo není. Ukonči tah.

## The second turn: Migrate

ew-guided-other-culture = Karta kultury se hraje na začátku tahu a první nic nestojí. { $seat } za tu svou získává potravu a sošku.
ew-guided-other-idols = Pak Rituál: jeho spodní sekce dá další sošku. Každá je jedna úroveň a { $seat } už je na stupnici cti na úrovni 2.
ew-guided-other-buries = { $seat } tam také pohřbívá kartu. Na konci je za 6 bodů pro toho, kdo je na stupnici cti první, a za 3 pro druhého.
ew-guided-animals = Ze spodní sekce Lovu máš Nosorožce srstnatého. Zvířata, která nejsou použitá, tvoří na konci sady: jeden nosorožec je za 1 bod, čtyři jsou za 10.
ew-guided-village = A teď osada. Stojí tam, kde se stýkají tři hexy, a na každém z nich potřebuje tvůj tábor.
ew-guided-village-where = Ta tvoje bude stát mezi ledovcem B3, borem C4 a rudými kopci B4.
ew-guided-place-migrate = Na to je tvůj náčelník jako dělaný. Umísti ho do sloupku Migrace.
ew-guided-use-chief = Nejdřív použij schopnost náčelníka: tábor, přesun a 2 potravy.
ew-guided-chief-first = Na to dojde. Nejdřív použij schopnost náčelníka.
ew-guided-camp-first = Potravu už máš. Teď umísti tábor na počáteční hex uprostřed krajiny: budou tam tři tvoje tábory.
ew-guided-not-that-order = Nejdřív tábor, potom přesun.
ew-guided-step = Tábor se přesune na sousední hex. Pošli ten nový na ledovec B3.
ew-guided-not-that-hex = Tentokrát ne: tábor má jít na vyznačený hex, ke kterému přijde osada.
ew-guided-labor = Každý další přesun stojí 1 práci a tu dávají tvoje karty: číslo v rohu a k tomu, co přidají schopnosti.
ew-guided-play-pathfinder = Stopař má ve sloupku Migrace 1 práci a ještě 1 navíc. Zahraj ho.
ew-guided-not-that-card = Ostatní si nech na zatmění a zahraj vyznačenou kartu.
ew-guided-play-brave = Máš 2 práce a potřebuješ 3. Bojovník má ½ a 1 navíc, v kterémkoli sloupku: jednoho zahraj a druhého si nech na zatmění.
ew-guided-pay-step = 3½ práce stačí na tři přesuny. Zaplať 1 za první.
ew-guided-not-that-top = K osadě teď potřebuješ jen přesuny: zaplať 1 práci za jeden z nich.
ew-guided-step-pinewood = Vyber počáteční hex a pak bor C4: tábor jde tam.
ew-guided-pay-second = Znovu: 1 práce za přesun.
ew-guided-step-glacier = Poslední tábor má před sebou dva přesuny. Vyber počáteční hex a pak ledovec B3.
ew-guided-pay-third = A ještě 1 práci.
ew-guided-step-hills = Z ledovce dál na rudé kopce B4. Pak budou tvoje tři tábory kolem jedné spojnice.
ew-guided-migrate-on = Tři tábory kolem jedné spojnice: pokračuj do prostřední sekce. ½ práce, která zbývá, by stejně propadla.
ew-guided-not-a-card-here = Přesunů už je dost. Pokračuj do prostřední sekce, kde se zakládá osada.
ew-guided-found = Prostřední sekce: zaplať 3 potravy za osadu.
ew-guided-settle = Tady, na spojnici hexů B3, C4 a B4: založ svou osadu!
ew-guided-not-yet-bottom = Ještě ne: nejdřív v prostřední sekci založ osadu.
ew-guided-migrate-bottom = Tvoje osada stojí! I ve sloupku Migrace je tvoje figurka první, takže spodní sekce je tvoje: tábor a přesun.
ew-guided-not-leaving = Tábor a přesun zadarmo: než tah ukončíš, využij spodní sekci.
ew-guided-home = Tvoje první osada! Tři tábory se vrátily domů a jeden z nich je už zase venku.
ew-guided-influence = Tábor je 1 vliv na svém hexu, osada 2 na každém ze svých tří.
ew-guided-step-last = Ten tábor pošli na ledovec C2. Při zatmění dává hex tomu, kdo na něm má největší vliv, a tady to budeš ty.
ew-guided-not-that-glacier = V téhle lekci vyber vyznačený ledovec: nikdo jiný na něm není.
ew-guided-end-migrate = To byl ale tah! Ukonči ho.

## The third turn: Develop

ew-guided-other-rests = V posledním tahu { $seat } odpočívá. Za to je hned karta a při zatmění 1½ práce.
ew-guided-other-piles = Po posledním tahu jdou karty lícem dolů na hromádku zatmění. { $seat } tam dává jednu a ostatní si nechává.
ew-guided-stones = Zbývá ti jedna figurka, 3 potravy a 2 nástroje. Posvátný kámen boduje v každém zatmění: když si ho vezmeš teď, bude to čtyřikrát.
ew-guided-place-develop = Umísti poslední figurku do sloupku Rozvoj.
ew-guided-develop-top = Karta kultury tu stojí 3 práce a všechny tvoje karty dohromady mají jen 2½.
ew-guided-develop-on = Tak pokračuj do prostřední sekce. Spodní tu není pro tebe: do Rozvoje přišla dřív jiná figurka.
ew-guided-develop-middle = Prostřední sekce: vezmi si posvátný kámen. Tvoje první pole stojí 2 nástroje a 2 potravy.
ew-guided-take-stone = Jehličný kámen dá 2 body za každou tvou osadu u boru. Jednu tam máš: vezmi si ho.
ew-guided-not-that-stone = Jiné kameny počítají jinou krajinu. V téhle lekci si vezmi Jehličný kámen: hodí se k tvé osadě.
ew-guided-megalith = Pole pro kámen ti dá megalit. Megality leží jeden vedle druhého a každé místo dá, co ukazuje.
ew-guided-start-cell = Kde ještě žádný neleží, začíná se na poli se šipkami. Začni na tom vyznačeném.
ew-guided-not-that-cell = V téhle lekci polož megalit na vyznačené místo.
ew-guided-extra = Díky šipkám můžeš hned umístit ještě jeden. Vyber pole se 2 potravami: budou se ti hodit.
ew-guided-end-develop = To byl tvůj poslední tah v tomto kole. Ukonči ho.

## The eclipse

ew-guided-pile = Teď tvoje hromádka zatmění. Kdo na ní má nejvíc práce, je od té chvíle první.
ew-guided-pile-brave = Příští kolo přinese 5 nových karet, takže na hromádku dej všechno, co máš: Bojovník se tu počítá za 1½ práce, každá Sběračka za ½.
ew-guided-not-keeping = Na hromádku patří všechny, nejdřív ta vyznačená: tam ti pomůžou víc než v ruce.
ew-guided-pile-woman = Sběračka navíc při zatmění přinese 2 potravy. Dej ji tam.
ew-guided-pile-second = A druhou taky.
ew-guided-eclipse = Stmívá se a hromádky se odkrývají. Ukazuješ 2½ práce, druhý kmen jen 2. Takže teď jsi v pořadí hry první.
ew-guided-first = Každý teď získává odměny ve čtyřech krocích: pořadí hry, hromádka, krajina, vlastní deska. První v pořadí hry získává megalit.
ew-guided-megalith-points = Může ležet vedle těch, které už umístěné máš. Vyber místo, které dá hned 2 body.
ew-guided-full = 2 body! A Sběračky přinesly potravu: máš jí 6 a na víc nemáš místo.
ew-guided-lands = Potom krajina. Na dvou ledovcích, na rudých kopcích a v boru nemá nikdo větší vliv než ty, takže všechny čtyři hexy ti něco dají.
ew-guided-glacier = Bor dává potravu, na kterou není místo. Začni tedy ledovcem: promění 1 potravu ve 2 body.
ew-guided-not-that-land = I ten ti něco dá. Nejdřív ale utrať potravu na ledovcích, ať je místo na další.
ew-guided-pay-glacier = Zaplať 1 potravu za 2 body.
ew-guided-not-skipping = 2 body za 1 potravu je dobrý obchod: zaplať ji.
ew-guided-second-glacier = Na druhém ledovci stojí jen tvůj tábor. I to stačí: vezmi si, co dává.
ew-guided-pay-again = Ještě jednou 1 potravu za 2 body.
ew-guided-hills = Rudé kopce dají sošku.
ew-guided-honor = Soška znamená postup o úroveň na jedné ze dvou stupnic. Na stupnici cti získávají cenu pohřbené karty, ale ty žádné nemáš.
ew-guided-idol = Postup tedy na stupnici obětin: každé 4 kusy zbylé potravy a nástrojů pak budou na konci za 1 bod.
ew-guided-not-that-track = I to jde. Tady ale postup na stupnici obětin.
ew-guided-pinewood = Bor zbyl poslední, takže přišel sám: 1 potrava a teď nástroj.
ew-guided-own-board = Čtvrtý krok je tvoje deska: něco dá osada, megality i posvátný kámen.
ew-guided-village-card = Začni kartou za osadu.
ew-guided-not-that-benefit = Dostaneš je všechny. Nejdřív si vezmi tu vyznačenou.
ew-guided-draw = Dober si kartu.
ew-guided-not-lesser = Můžeš si vzít něco menšího, ale karta ti tady pomůže víc: dober si ji.
ew-guided-space = Z prvního pole na tvé desce jsou dva megality pryč. Prázdné pole dá nástroj, teď i v každém dalším zatmění.
ew-guided-space-tool = Vezmi si nástroj. Potom ti kámen přinese své 2 body.
ew-guided-other-second = { $seat } je v pořadí hry na druhém místě a dobírá si za to kartu. Pak se všechny figurky vrátí a každý si dobere 5 karet.
ew-guided-well-done = Výborně! 8 bodů za jediné kolo: 2 za megalit, 4 na ledovcích a 2 za Jehličný kámen.
ew-guided-again = Do konce hry zbývají ještě tři kola a osada i kámen ti něco dají v každém dalším zatmění.
ew-guided-how-on = Na konci se přičtou zbytky, pohřbené karty, vytištěné body a zvířata. Jestli chceš, hraj tady dál, nebo začni naostro.
ew-guided-real-game = Teď naostro
