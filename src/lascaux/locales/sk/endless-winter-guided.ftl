# The guided first game: one round with its eclipse.

ew-guided-welcome = Vitaj! Vedieš malý kmeň krajinou ľadu. Na konci tejto lekcie bude mať osadu, posvätný kameň a prvé body.
ew-guided-round = Hra má štyri kolá. Jedno si teraz zahráš: tri ťahy každého hráča, potom zatmenie, keď krajina dáva, čo má.
ew-guided-chief = Toto je tvoj náčelník, Ohnivý vlk. Zvoľ stranu A: prinesie tábor, krok a 2 potravy v ťahu, v ktorom náčelník ide na Migráciu.
ew-guided-not-that-side = Aj strana B posúva tábory. Tu zvoľ stranu A: pomôže ti založiť osadu.

## The first turn: Hunt

ew-guided-other-develops = { $seat } má prvý ťah a umiestňuje náčelníka na Rozvoj. Jeho schopnosť tam dá 3 práce a za 3 práce je karta kultúry.
ew-guided-other-bottom = Dolná časť stĺpca je pre prvú figúrku v kole. V stĺpci Rozvoj je to { $seat } a získava nástroj a potravu.
ew-guided-figures = Na ťahu si ty. Máš tri figúrky, náčelníka a dve ďalšie, a v každom ťahu jednu z nich umiestniš. Žiadne miesto nie je nikdy plné.
ew-guided-goods = Máš 5 kariet, 2 potravy, 1 nástroj a Obrieho bobra. Karty dávajú prácu a tú budeš čoskoro potrebovať.
ew-guided-place-hunt = Osada stojí 3 potravy, posvätný kameň 2 potravy a 2 nástroje. Čo ti chýba, prinesie tvoj bobor: umiestni figúrku kmeňa na Lov.
ew-guided-not-that-place = Aj to by bol dobrý ťah. V tejto lekcii však umiestni figúrku, ako je vyznačené.
ew-guided-hunt-top = Stĺpcom sa ide zhora nadol. Hore sa dajú za prácu a nástroje získať ďalšie zvieratá, koľkokrát chceš.
ew-guided-hunt-on = Karty si tentoraz nechaj a pokračuj: stredná a dolná časť Lovu nestoja nič. Jedno tlačidlo urobí obe a ukončí ťah.
ew-guided-not-a-card = To si nechaj na neskôr a urob, čo je vyznačené.
ew-guided-not-yet = Ešte nie: niečo tu je ešte tvoje a prácu to nestojí. Urob, čo je vyznačené.
ew-guided-hunt-middle = Stredná časť, raz: použi svoje zviera a získaj, čo ukazuje.
ew-guided-tip = Použi Obrieho bobra: hneď prinesie 2 potravy a 1 nástroj, ale na konci sa už do sady nepočíta.
ew-guided-lesser = Získavaš nástroj. Čokoľvek získaš, smieš si namiesto toho vziať niečo menšie. Poradie je: megalit, karta, soška, nástroj, potrava.
ew-guided-take-tool = 2 potravy od bobra už máš. Treba ti aj nástroj: vezmi si ho.
ew-guided-not-food = Viac potravy by sa zišlo, ale nástroj je teraz cennejší: vezmi si nástroj.
ew-guided-hunt-bottom = Tvoja figúrka je v stĺpci Lov prvá, takže dolná časť je tvoja: vrchné zviera z balíčka, zadarmo.
ew-guided-end-turn = Nič iné tu zadarmo nie je. Ukonči ťah.

## The second turn: Migrate

ew-guided-other-culture = Karta kultúry sa hrá na začiatku ťahu a prvá nestojí nič. Tá, ktorú hrá { $seat }, prinesie potravu a sošku.
ew-guided-other-idols = Potom Rituál: jeho dolná časť dá ďalšiu sošku. Každá soška je jedna úroveň a { $seat } je na stupnici cti už na úrovni 2.
ew-guided-other-buries = { $seat } tam aj pochováva kartu. Na konci je za to 6 bodov pre prvého na stupnici cti a 3 pre druhého.
ew-guided-animals = Dolná časť Lovu ti dala Nosorožca srstnatého. Nepoužité zvieratá tvoria na konci sady: jeden nosorožec je za 1 bod, štyri za 10.
ew-guided-village = Teraz osada. Stojí tam, kde sa stýkajú tri hexy, a na každom z nich potrebuje tvoj tábor.
ew-guided-village-where = Tá tvoja bude stáť medzi ľadovcom B3, borom C4 a červenými kopcami B4.
ew-guided-place-migrate = Na to je tvoj náčelník ako stvorený. Umiestni ho na Migráciu.
ew-guided-use-chief = Najprv použi schopnosť svojho náčelníka: tábor, krok a 2 potravy.
ew-guided-chief-first = To príde čoskoro. Najprv použi schopnosť svojho náčelníka.
ew-guided-camp-first = Potravu už máš. Teraz umiestni tábor na začiatočný hex uprostred krajiny: potom tam budú tvoje tábory tri.
ew-guided-not-that-order = Najprv tábor, potom krok.
ew-guided-step = Jeden krok vedie na susedný hex. Nový tábor pošli na ľadovec B3.
ew-guided-not-that-hex = Tentoraz nie: tábor má ísť na vyznačený hex, kde bude stáť osada.
ew-guided-labor = Každý ďalší krok stojí 1 prácu a tú dajú tvoje karty: číslo v rohu a čo pridajú schopnosti.
ew-guided-play-pathfinder = Stopár má v stĺpci Migrácia 1 prácu a ešte 1. Zahraj ho.
ew-guided-not-that-card = Ostatné si nechaj na zatmenie a zahraj vyznačenú kartu.
ew-guided-play-brave = Máš 2 práce, treba ti 3. Bojovník má ½ a ešte 1, a to v každom stĺpci: jedného zahraj a druhého si nechaj na zatmenie.
ew-guided-pay-step = 3½ práce, dosť na tri kroky. Zaplať 1 za prvý.
ew-guided-not-that-top = Osade teraz chýbajú už len kroky: zaplať 1 prácu za jeden.
ew-guided-step-pinewood = Vyber začiatočný hex, potom bor C4: ide tam tábor.
ew-guided-pay-second = Znova: 1 práca za krok.
ew-guided-step-glacier = Posledný tábor čakajú dva kroky. Vyber začiatočný hex, potom ľadovec B3.
ew-guided-pay-third = A ešte 1 práca.
ew-guided-step-hills = Z ľadovca ďalej na červené kopce B4. Potom sa tvoje tri tábory stretnú na jednom styčnom bode.
ew-guided-migrate-on = Tri tábory okolo styčného bodu: pokračuj do strednej časti. Zvyšná ½ práce by aj tak prepadla.
ew-guided-not-a-card-here = Presunov už bolo dosť. Pokračuj do strednej časti, kde sa zakladá osada.
ew-guided-found = Stredná časť: zaplať 3 potravy za osadu.
ew-guided-settle = Tu, kde sa stýkajú B3, C4 a B4: založ osadu!
ew-guided-not-yet-bottom = Ešte nie: najprv založ v strednej časti osadu.
ew-guided-migrate-bottom = Tvoja osada stojí! Aj v stĺpci Migrácia je tvoja figúrka prvá, takže dolná časť je tvoja: tábor a krok.
ew-guided-not-leaving = Tábor a krok zadarmo: vezmi si ešte dolnú časť.
ew-guided-home = Tvoja prvá osada! Tri tábory sa vrátili domov a jeden z nich je už zase v krajine.
ew-guided-influence = Tábor je vplyv 1 na svojom hexe. Osada je vplyv 2 na každom zo svojich troch hexov.
ew-guided-step-last = Pošli ten tábor na ľadovec C2. Pri zatmení dá hex odmenu tomu, kto tam má najväčší vplyv, a tu to budeš ty.
ew-guided-not-that-glacier = V tejto lekcii vyber vyznačený ľadovec: nikto iný tam nie je.
ew-guided-end-migrate = To bol ťah! Tu ho ukonči.

## The third turn: Develop

ew-guided-other-rests = { $seat } v poslednom ťahu odpočíva. Za to je teraz karta a pri zatmení 1½ práce.
ew-guided-other-piles = Po poslednom ťahu idú karty lícom nadol na kôpku zatmenia. { $seat } na ňu dáva jednu a ostatné si necháva.
ew-guided-stones = Zostáva ti jedna figúrka, 3 potravy a 2 nástroje. Posvätný kameň boduje pri každom zatmení: ak si ho vezmeš teraz, tak štyrikrát.
ew-guided-place-develop = Umiestni poslednú figúrku na Rozvoj.
ew-guided-develop-top = Karta kultúry tu stojí 3 práce a všetky tvoje karty dajú spolu len 2½.
ew-guided-develop-on = Pokračuj teda do strednej časti. Dolná tvoja nie je: v stĺpci Rozvoj bola skôr iná figúrka.
ew-guided-develop-middle = Stredná časť: vezmi si posvätný kameň. Tvoje prvé pole preň stojí 2 nástroje a 2 potravy.
ew-guided-take-stone = Ihličnatý kameň je za 2 body za každú tvoju osadu pri bore. Jedna tam už stojí: vezmi si ho.
ew-guided-not-that-stone = Iné kamene počítajú inú krajinu. V tejto lekcii si vezmi Ihličnatý kameň: hodí sa k tvojej osade.
ew-guided-megalith = Pole pre kameň ti dá megalit. Megality ležia vedľa iných a každé miesto dá, čo ukazuje.
ew-guided-start-cell = Kde ešte žiadny neleží, začína sa na poli so šípkami. Začni na vyznačenom.
ew-guided-not-that-cell = V tejto lekcii daj megalit na vyznačené miesto.
ew-guided-extra = Vďaka šípkam umiestniš hneď ešte jeden. Vyber pole s 2 potravami: zídu sa ti.
ew-guided-end-develop = To bol tvoj posledný ťah v kole. Ukonči ho.

## The eclipse

ew-guided-pile = Teraz tvoja kôpka zatmenia. Kto na nej má najviac práce, je odteraz prvý.
ew-guided-pile-brave = Ďalšie kolo prinesie 5 nových kariet, tak daj na kôpku všetko, čo máš: Bojovník sa tu počíta za 1½ práce, každá Zberačka za ½.
ew-guided-not-keeping = Na kôpku majú ísť všetky, vyznačená prvá: tam ti pomôžu viac než v ruke.
ew-guided-pile-woman = Zberačka pri zatmení prinesie aj 2 potravy. Daj ju na kôpku.
ew-guided-pile-second = A druhú tiež.
ew-guided-eclipse = Stmieva sa a kôpky sa otáčajú. Ukazuješ 2½ práce, druhý kmeň len 2. Na prvom mieste v poradí hry si teraz ty.
ew-guided-first = Každý hráč teraz získava odmeny v štyroch krokoch: poradie hry, kôpka, krajina, vlastná doska. Prvý v poradí hry získa megalit.
ew-guided-megalith-points = Môžeš ho dať vedľa tých, ktoré už máš na pláne. Vyber miesto, ktoré je hneď za 2 body.
ew-guided-full = 2 body! Aj Zberačky priniesli potravu: máš jej 6 a na viac nie je miesto.
ew-guided-lands = Potom krajina. Na dvoch ľadovcoch, na červených kopcoch a v bore nikto nemá väčší vplyv než ty, takže ti všetky štyri hexy niečo dajú.
ew-guided-glacier = Bor dáva potravu, na ktorú nie je miesto. Začni teda ľadovcom: mení 1 potravu na 2 body.
ew-guided-not-that-land = Aj z toho odmenu získaš. Najprv však miň potravu na ľadovcoch, aby bolo miesto na ďalšiu.
ew-guided-pay-glacier = Zaplať 1 potravu za 2 body.
ew-guided-not-skipping = 2 body za 1 potravu sú dobrý obchod: zaplať ju.
ew-guided-second-glacier = Na druhom ľadovci stojí len tvoj tábor. To stačí: vezmi si odmenu aj tam.
ew-guided-pay-again = 1 potrava za 2 body, ešte raz.
ew-guided-hills = Červené kopce dajú sošku.
ew-guided-honor = Soška je úroveň na jednej z dvoch stupníc. Na stupnici cti sú cennejšie pochované karty, ale ty žiadne nemáš.
ew-guided-idol = Postúp radšej na stupnici obiet: za každé 4 kusy zvyšnej potravy a nástrojov bude na konci 1 bod.
ew-guided-not-that-track = Aj to sa dá. Tu postúp na stupnici obiet.
ew-guided-pinewood = Bor prišiel na rad sám, ako posledný: 1 potrava a teraz nástroj.
ew-guided-own-board = Štvrtý krok je tvoja doska: osada, megality aj posvätný kameň niečo dajú.
ew-guided-village-card = Začni kartou za svoju osadu.
ew-guided-not-that-benefit = Prídu všetky. Najprv si vezmi tú vyznačenú.
ew-guided-draw = Potiahni si kartu.
ew-guided-not-lesser = Vziať si môžeš aj niečo menšie, ale karta ti tu pomôže viac: potiahni si ju.
ew-guided-space = Z prvého poľa tvojej dosky odišli oba megality. Prázdne pole dá nástroj, teraz aj pri každom ďalšom zatmení.
ew-guided-space-tool = Vezmi si nástroj. Po ňom prinesie kameň svoje 2 body.
ew-guided-other-second = { $seat } je v poradí hry na druhom mieste a ťahá si za to kartu. Potom sa všetky figúrky vrátia a každý si potiahne 5 kariet.
ew-guided-well-done = Výborne! 8 bodov za jedno kolo: 2 za megalit, 4 na ľadovcoch a 2 za Ihličnatý kameň.
ew-guided-again = Osada aj kameň dajú niečo pri každom ďalšom zatmení a nasledovali by ešte tri kolá.
ew-guided-how-on = Na konci sa pripočítajú zvyšky, pochované karty, vytlačené body a zvieratá. Môžeš tu hrať ďalej, alebo začni skutočnú hru.
ew-guided-real-game = Teraz naostro
