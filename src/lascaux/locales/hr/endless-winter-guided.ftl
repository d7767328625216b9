# The guided first game: one round with its eclipse.

ew-guided-welcome = Bok! Vodiš malo pleme kroz ledeno doba. Na kraju ove lekcije imat će selo, sveti kamen i prve bodove.
ew-guided-round = Igra ima četiri kruga. Sada igraš jedan: svatko ima tri poteza, a zatim dolazi pomrčina, kad krajolik daje što ima.
ew-guided-chief = Ovo je tvoj poglavica, Ognjeni vuk. Uzmi stranu A: donosi tabor, korak i 2 hrane u potezu u kojem poglavica ide u Seobu.
ew-guided-not-that-side = I strana B seli tabore. Ovdje uzmi stranu A: ona ti pomaže osnovati selo.

## The first turn: Hunt

ew-guided-other-develops = Počinje { $seat }, s poglavicom u Razvoju. Sposobnost poglavice ondje daje 3 rada, a za 3 rada dobiva se karta kulture.
ew-guided-other-bottom = Dno stupca pripada prvoj figuri u krugu. U Razvoju je to figura igrača { $seat }: donosi alat i hranu.
ew-guided-figures = Na potezu si. Imaš tri figure, poglavicu i još dvije, i u svakom potezu postavljaš jednu. Nijedno mjesto nikad nije puno.
ew-guided-goods = Imaš 5 karata, 2 hrane, 1 alat i Golemog dabra. Karte daju rad, a on će ti uskoro trebati.
ew-guided-place-hunt = Selo košta 3 hrane, a sveti kamen 2 hrane i 2 alata. Što ti nedostaje, može donijeti dabar: postavi figuru plemena u Lov.
ew-guided-not-that-place = I to bi bio dobar potez. Za ovu lekciju postavi figuru kako je označeno.
ew-guided-hunt-top = Kroz stupac se ide odozgo prema dolje. Na vrhu se za rad i alate dobivaju nove životinje, koliko god puta želiš.
ew-guided-hunt-on = Karte ovaj put sačuvaj i idi dalje: sredina i dno Lova ne koštaju ništa. Jedan gumb obavlja oboje i završava potez.
ew-guided-not-a-card = To sačuvaj za poslije i učini što je označeno.
ew-guided-not-yet = Još ne: ovdje te nešto čeka, i to bez rada. Učini što je označeno.
ew-guided-hunt-middle = Sredina, jednom: zakreni neku svoju životinju za ono što pokazuje.
ew-guided-tip = Zakreni Golemog dabra: odmah donosi 2 hrane i 1 alat, ali se na kraju ne broji ni u jedan komplet.
ew-guided-lesser = Dobivaš alat. Što god dobiješ, smiješ umjesto toga uzeti nešto manje. Redoslijed je: megalit, karta, idol, alat, hrana.
ew-guided-take-tool = 2 hrane od dabra već su tvoje. Treba ti i alat: uzmi ga.
ew-guided-not-food = I hrana bi dobro došla, ali ovdje više vrijedi alat: uzmi alat.
ew-guided-hunt-bottom = Tvoja je figura prva u Lovu, pa je dno tvoje: gornja životinja iz špila, besplatno.
ew-guided-end-turn = Ovdje više ništa nije besplatno. Završi potez.

## The second turn: Migrate

ew-guided-other-culture = Karta kulture igra se na početku poteza, a prva je besplatna. Ona koju igra { $seat } donosi hranu i idol.
ew-guided-other-idols = Zatim Inicijacija: njezino dno daje još jedan idol. Svaki idol je razina, i { $seat } je na stazi časti već na razini 2.
ew-guided-other-buries = { $seat } ondje i pokapa kartu. Na kraju to donosi 6 bodova onome tko je prvi na stazi časti, a 3 drugome.
ew-guided-animals = Dno Lova donijelo ti je Vunastog nosoroga. Nezakrenute životinje na kraju čine komplete: jedan nosorog je 1 bod, četiri su 10.
ew-guided-village = A sada selo. Stoji ondje gdje se dodiruju tri heksa, a na svakom mora biti tvoj tabor.
ew-guided-village-where = Tvoje će stajati između ledenjaka B3, borove šume C4 i crvenih brda B4.
ew-guided-place-migrate = Tvoj je poglavica za to kao stvoren. Postavi ga u Seobu.
ew-guided-use-chief = Najprije iskoristi sposobnost poglavice: tabor, korak i 2 hrane.
ew-guided-chief-first = I to će doći. Najprije iskoristi sposobnost poglavice.
ew-guided-camp-first = Hrana je već tvoja. Sada stavi tabor na početni heks, u sredini krajolika: tada su ondje tri tvoja tabora.
ew-guided-not-that-order = Najprije tabor, zatim korak.
ew-guided-step = Jedan korak vodi na susjedni heks. Pošalji novi tabor na ledenjak B3.
ew-guided-not-that-hex = Ovaj put ne: tabor ide na označeni heks, gdje će stajati selo.
ew-guided-labor = Svaki daljnji korak košta 1 rad, a daju ga tvoje karte: broj u kutu i ono što dodaju sposobnosti.
ew-guided-play-pathfinder = Izviđač u Seobi ima 1 rad i još 1. Odigraj ga.
ew-guided-not-that-card = Ostale sačuvaj za pomrčinu i odigraj označenu kartu.
ew-guided-play-brave = Imaš 2 rada, a trebaju ti 3. Junak ima ½ i još 1, u svakom stupcu: jednog odigraj, a drugog sačuvaj za pomrčinu.
ew-guided-pay-step = 3½ rada, dovoljno za tri koraka. Plati 1 za prvi.
ew-guided-not-that-top = Za selo sada trebaju samo koraci: plati 1 rad za jedan.
ew-guided-step-pinewood = Odaberi početni heks, zatim borovu šumu C4: tabor ide onamo.
ew-guided-pay-second = Još jednom: 1 rad za korak.
ew-guided-step-glacier = Posljednji tabor čekaju dva koraka. Odaberi početni heks, zatim ledenjak B3.
ew-guided-pay-third = I još 1 rad.
ew-guided-step-hills = S ledenjaka dalje na crvena brda B4. Onda tvoja tri tabora stoje oko istog spoja.
ew-guided-migrate-on = Tri tabora oko istog spoja: idi dalje na sredinu. Preostalih ½ rada ionako bi propalo.
ew-guided-not-a-card-here = Koraka je sada dosta. Idi dalje na sredinu, gdje se osniva selo.
ew-guided-found = Sredina: plati 3 hrane za selo.
ew-guided-settle = Ovdje, na spoju B3, C4 i B4: osnuj svoje selo!
ew-guided-not-yet-bottom = Još ne: najprije u sredini osnuj selo.
ew-guided-migrate-bottom = Tvoje selo stoji! I u Seobi je tvoja figura prva, pa je dno tvoje: tabor i korak.
ew-guided-not-leaving = Tabor i korak besplatno: prije odlaska iskoristi dno.
ew-guided-home = Tvoje prvo selo! Tri su se tabora vratila kući, a jedan je već opet vani.
ew-guided-influence = Tabor je 1 utjecaj na svojem heksu. Selo je 2 na svakom od svoja tri heksa.
ew-guided-step-last = Pošalji taj tabor na ledenjak C2. U pomrčini heks daje onome tko na njemu ima najveći utjecaj, a ovdje ćeš to biti ti.
ew-guided-not-that-glacier = Za ovu lekciju odaberi označeni ledenjak: ondje nema nikog drugog.
ew-guided-end-migrate = Kakav potez! Sada ga završi.

## The third turn: Develop

ew-guided-other-rests = U posljednjem se potezu { $seat } odmara. To odmah donosi kartu, a u pomrčini 1½ rada.
ew-guided-other-piles = Tko odigra posljednji potez, stavlja karte licem dolje na hrpu pomrčine. { $seat } stavlja jednu, a ostale zadržava.
ew-guided-stones = Ostale su ti jedna figura, 3 hrane i 2 alata. Sveti kamen donosi bodove u svakoj pomrčini: ako ga uzmeš sada, četiri puta.
ew-guided-place-develop = Postavi posljednju figuru u Razvoj.
ew-guided-develop-top = Karta kulture ovdje košta 3 rada, a sve tvoje karte zajedno imaju samo 2½.
ew-guided-develop-on = Zato idi dalje na sredinu. Dno nije tvoje: druga je figura došla u Razvoj prije.
ew-guided-develop-middle = Sredina: uzmi sveti kamen. Tvoj prvi utor košta 2 alata i 2 hrane.
ew-guided-take-stone = Kamen iglica donosi 2 boda za svako tvoje selo uz borovu šumu. Jedno već stoji uz nju: uzmi ga.
ew-guided-not-that-stone = Drugi kamenovi broje druge krajolike. Za ovu lekciju uzmi Kamen iglica: on odgovara tvojem selu.
ew-guided-megalith = Utor za kamen daje ti megalit. Megaliti leže jedan uz drugi, a svako polje daje što pokazuje.
ew-guided-start-cell = Gdje još nema nijednog, počinje se na polju sa strelicama. Počni na označenom.
ew-guided-not-that-cell = Za ovu lekciju postavi megalit na označeno mjesto.
ew-guided-extra = Strelice ti odmah daju još jedan. Odaberi polje s 2 hrane: trebat će ti.
ew-guided-end-develop = To je bio tvoj posljednji potez u krugu. Završi ga.

## The eclipse

ew-guided-pile = Sada tvoja hrpa pomrčine. Tko na njoj ima najviše rada, odsad igra prvi.
ew-guided-pile-brave = Novi krug donosi 5 novih karata, pa stavi na hrpu sve što imaš: Junak ovdje vrijedi 1½ rada, a svaka Suplemenica ½.
ew-guided-not-keeping = Na hrpu idu sve karte, najprije označena: ondje ti pomažu više nego u ruci.
ew-guided-pile-woman = Suplemenica u pomrčini donosi i 2 hrane. Stavi je na hrpu.
ew-guided-pile-second = I drugu.
ew-guided-eclipse = Mrači se i hrpe se okreću. Ti pokazuješ 2½ rada, drugo pleme samo 2. Zato si sada na prvom mjestu u redoslijedu.
ew-guided-first = Svatko sada dobiva u četiri koraka: redoslijed igrača, hrpa, krajolik, vlastita ploča. Prvo mjesto u redoslijedu donosi megalit.
ew-guided-megalith-points = Može ležati uz one koje već imaš na ploči. Odaberi mjesto koje odmah donosi 2 boda.
ew-guided-full = 2 boda! I Suplemenice su donijele hranu: sada je imaš 6, a za više nema mjesta.
ew-guided-lands = Zatim krajolik. Na dva ledenjaka, na crvenim brdima i u borovoj šumi nitko nema veći utjecaj od tebe, pa ti sva četiri heksa nešto daju.
ew-guided-glacier = Borova šuma daje hranu, a za nju nema mjesta. Zato najprije uzmi ledenjak: on 1 hranu pretvara u 2 boda.
ew-guided-not-that-land = I taj ti nešto daje. Najprije potroši hranu na ledenjacima, da bude mjesta za novu.
ew-guided-pay-glacier = Plati 1 hranu za 2 boda.
ew-guided-not-skipping = 2 boda za 1 hranu dobra su trampa: plati.
ew-guided-second-glacier = Na drugom ledenjaku tvoj tabor stoji sam. To je dovoljno: uzmi i taj.
ew-guided-pay-again = Još jednom 1 hranu za 2 boda.
ew-guided-hills = Crvena brda daju idol.
ew-guided-honor = Idol je razina na jednoj od dviju staza. Na stazi časti više vrijede pokopane karte, ali ti nemaš nijednu.
ew-guided-idol = Zato se popni na stazi žrtve: tada na kraju svaka 4 komada preostale hrane i alata donose 1 bod.
ew-guided-not-that-track = Može i tako. Ovdje se popni na stazi žrtve.
ew-guided-pinewood = Borova šuma došla je sama, kao posljednja: 1 hrana, a sada alat.
ew-guided-own-board = Četvrti je korak tvoja ploča: selo, megaliti i sveti kamen, sve nešto daje.
ew-guided-village-card = Počni s kartom za svoje selo.
ew-guided-not-that-benefit = Sve će doći na red. Najprije uzmi označenu nagradu.
ew-guided-draw = Povuci kartu.
ew-guided-not-lesser = Smiješ uzeti nešto manje, ali karta ti ovdje više pomaže: povuci je.
ew-guided-space = S prvog mjesta na tvojoj ploči otišla su dva megalita. Prazno mjesto daje alat, sada i u svakoj pomrčini.
ew-guided-space-tool = Uzmi alat. Nakon toga tvoj kamen donosi svoja 2 boda.
ew-guided-other-second = { $seat } je u redoslijedu na drugom mjestu i za to vuče kartu. Zatim se vraćaju sve figure i svatko vuče 5 karata.
ew-guided-well-done = Bravo! 8 bodova u jednom krugu: 2 za megalit, 4 na ledenjacima i 2 za Kamen iglica.
ew-guided-again = Selo i kamen opet će davati u svakoj pomrčini, a slijedila bi još tri kruga.
ew-guided-how-on = Na kraju se pribrajaju ostaci, pokopane karte, otisnuti bodovi i životinje. Igraj ovdje dalje ako želiš ili počni pravu igru.
ew-guided-real-game = Sada prava igra
