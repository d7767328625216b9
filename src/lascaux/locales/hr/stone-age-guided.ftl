# The guided first game.

sa-guided-welcome = Bok! Vodiš pleme od 5 ljudi i imaš 12 hrane. U svakom krugu šalješ ljude na posao, oni donesu kući što nađu, a onda svi jedu.
sa-guided-turns = Igrate naizmjence: ti pošalješ ljude na jedno mjesto, zatim drugo pleme. Zauzeto mjesto može biti zatvoreno, pa najprije idi onamo kamo žele i drugi.
sa-guided-hut = Dva čovjeka u kolibi poslije su tri. Više ljudi obavi više posla u svakom sljedećem krugu: pošalji 2 čovjeka u kolibu.
sa-guided-not-there = I to se smije. Za ovu lekciju pošalji ljude na označeno mjesto, onoliko koliko lekcija kaže.
sa-guided-others-tool-maker = { $seat } zauzima alatnicu: alat poboljšava bacanja. S 2 igrača u krugu se mogu koristiti samo dva od tri mjesta: alatnica, koliba, polje. Zato je polje sada zatvoreno.
sa-guided-card = Ova karta košta 1 resurs. Gornja polovica odmah donosi 1 ciglu; 2 vrača dolje boduju se na kraju igre.
sa-guided-card-send = Još nemaš nijedan resurs, ali plaćaš tek kad tvoji ljudi rade. Pošalji 1 čovjeka na ovu kartu, prije drugog plemena.
sa-guided-others-card = I { $seat } želi kartu. Ova košta 2 resursa, a njezine kocke svakome nešto donose.
sa-guided-forest = Sada ti treba resurs za plaćanje. U šumi bacaš kocku za svakog svojeg čovjeka; zbroj podijeljen s 3 kaže koliko drva dobivaš.
sa-guided-forest-send = Više ljudi baca više kocaka. Pošalji posljednja 2 čovjeka u šumu: odaberi mjesto, zatim koliko ljudi.
sa-guided-others-clay = { $seat } ide u glinokop po cigle: ondje se zbroj dijeli s 4. S 2 igrača takvo mjesto u krugu može koristiti samo jedno pleme, pa ti se u šumi nitko ne pridružuje.
sa-guided-worked = Sada tvoji ljudi rade. Koliba ti donosi 6. čovjeka. Kocke u šumi pokazuju 2 i 4: zbroj 6, podijeljen s 3, daje 2 drva.
sa-guided-buy-card = Karta se plaća bilo kojim resursima. Plati za nju 1 drvo, a drugo sačuvaj za poslije.
sa-guided-not-without-card = Ako sada završiš potez, tvoj se čovjek vraća bez karte. Plati za nju 1 drvo.
sa-guided-others-tool = { $seat } baca 3, 4 i 4 za ciglu. To je 11; s alatom je 12, dakle 3 cigle umjesto 2.
sa-guided-others-dice = { $seat } daje za kartu 2 cigle, baca kocke za sve, 5 i 6, i uzima peticu: još jedan alat. Šestica je tvoja: proizvodnja hrane raste ti za 1.
sa-guided-fed = Zatim svi jedu, po 1 hranu na čovjeka. Bilo je 12 hrane, proizvodnja hrane dodala je 1, a 6 ljudi pojelo je 6: ostaje ti 7.
sa-guided-others-hut = U 2. krugu počinje { $seat } i ide u kolibu, kao i ti maloprije: još jedan čovjek koristi cijelu igru.
sa-guided-tool-maker = Alat ti u svakom krugu pomaže s kockama. Pošalji 1 čovjeka u alatnicu.
sa-guided-others-forest = { $seat } zauzima šumu, pa ti je u ovom krugu zatvorena. Već imaš 1 drvo: bit će dovoljno.
sa-guided-building = Građevine se boduju odmah. Ova košta 1 drvo i 2 cigle. Drvo vrijedi 3, a cigla 4, pa donosi 3 + 4 + 4 = 11 bodova.
sa-guided-building-send = Imaš 1 drvo i 1 ciglu. Drugu ciglu možeš dobiti još u ovom krugu: pošalji 1 čovjeka na građevinu.
sa-guided-others-builders = { $seat } želi kartu s 2 graditelja koliba: svaki na kraju donosi 1 bod za svaku građevinu. Tako i tvoji vračevi donose bodove za tvoje ljude.
sa-guided-clay = Za cigle se zbroj kocaka dijeli s 4. Dvije su kocke uglavnom dovoljne za 1 ciglu: pošalji 2 čovjeka u glinokop.
sa-guided-hunger = Misli na hranu prije nego što krug završi. Tko je ima premalo, plaća resursima ili gubi 10 bodova.
sa-guided-hunt = Imaš 7 hrane, a 6 ljudi u svakom krugu pojede 6. U lovu se za hranu zbroj dijeli s 2: pošalji onamo posljednja 2 čovjeka, da bude i za sljedeći krug.
sa-guided-use-clay = Sada imaš alat, a on u svakom krugu može pomoći jednom bacanju. Odaberi tko baca prvi: najvažnija je cigla, zato uzmi glinokop.
sa-guided-not-the-hunt-first = Lov može pričekati. Najprije baci kocke u glinokopu: vidjet ćeš treba li ti ondje alat.
sa-guided-add = Kocke pokazuju 1 i 2. To je samo 3, a za ciglu treba 4. Dodaj svoj alat 1: 3 + 1 = 4 daje 1 ciglu.
sa-guided-not-without-tool = Bez alata ne dobivaš ciglu i ne možeš platiti građevinu. Dodaj alat.
sa-guided-hunted = Tvoji lovci bacaju 4 i 5: 9 podijeljeno s 2, zaokruženo nadolje, daje 4 hrane.
sa-guided-build = Sada imaš 1 drvo i 2 cigle. Plati njima građevinu!
sa-guided-not-without-building = Ako sada završiš potez, tvoj se čovjek vraća bez građevine. Plati za nju 1 drvo i 2 cigle.
sa-guided-well-done = Bravo! Građevina ti je donijela 11 bodova, ljudi su siti, a za sljedeći krug ostaje 6 hrane.
sa-guided-shamans = Karte se boduju na kraju igre. Svaki od tvoja 2 vrača broji tvojih 6 ljudi: 2 × 6 = 12 bodova.
sa-guided-points = Da igra sada završi, imaš 11 + 12 = 23 boda, a drugo pleme 3.
sa-guided-workers = Farmeri broje proizvodnju hrane, izrađivači alata alate, a graditelji koliba građevine. Svaki preostali resurs donosi 1 bod.
sa-guided-green = Zelene se karte boduju po različitim znakovima: njihov se broj množi sam sa sobom. 3 različita znaka donose 9 bodova.
sa-guided-ends = Igra završava kad je neka hrpa građevina prazna ili kad za novi krug nema dovoljno karata.
sa-guided-how-on = Igraj ovdje dalje ako želiš ili počni pravu igru.
sa-guided-real-game = Sada prava igra
