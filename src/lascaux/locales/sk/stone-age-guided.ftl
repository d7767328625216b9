# The guided first game.

sa-guided-welcome = Vitaj! Vedieš kmeň 5 ľudí a máš 12 potravy. V každom kole pošleš ľudí za prácou, oni prinesú domov, čo nájdu, a potom sa všetci najedia.
sa-guided-turns = S druhým kmeňom sa striedate: ty pošleš ľudí na jedno miesto, potom druhý kmeň. Obsadené miesto môže byť zatvorené, takže najprv choď tam, kam chcú aj ostatní.
sa-guided-hut = Z dvoch ľudí v chatrči budú traja. Viac ľudí urobí v každom ďalšom kole viac práce: pošli 2 ľudí do chatrče.
sa-guided-not-there = Aj to pravidlá dovoľujú. V tejto lekcii však pošli ľudí na vyznačené miesto, a toľko, koľko lekcia hovorí.
sa-guided-others-tool-maker = { $seat } ide do dielne: s nástrojom sú hody lepšie. Pri 2 hráčoch možno v jednom kole využiť len dve z miest dielňa, chatrč a pole, takže pole je teraz zatvorené.
sa-guided-card = Táto karta stojí 1 surovinu. Horná polovica prinesie hneď 1 hlinu; 2 šamani dole bodujú na konci hry.
sa-guided-card-send = Surovinu ešte nemáš, ale platí sa, až keď ľudia pracujú. Pošli na túto kartu 1 človeka, skôr než to urobí druhý kmeň.
sa-guided-others-card = Aj { $seat } chce kartu. Táto stojí 2 suroviny a kocky na nej prinesú niečo každému.
sa-guided-forest = Teraz potrebuješ surovinu, ktorou zaplatíš. V lese hodíš kockou za každého človeka, ktorého tam máš; súčet delený 3 je drevo, ktoré dostaneš.
sa-guided-forest-send = Viac ľudí, viac kociek. Pošli do lesa svojich posledných 2 ľudí: vyber miesto, potom koľko.
sa-guided-others-clay = { $seat } ide po hlinu do hliniska: tam sa súčet delí 4. Pri 2 hráčoch môže na takom mieste pracovať v jednom kole len jeden kmeň, takže v lese sa k tebe nikto nepridá.
sa-guided-worked = Teraz tvoji ľudia pracujú. V chatrči pribudol 6. človek. V lese padlo 2 a 4: súčet 6 delený 3 sú 2 drevá.
sa-guided-buy-card = Karta sa platí akýmikoľvek surovinami. Daj za ňu 1 drevo a druhé si nechaj na neskôr.
sa-guided-not-without-card = Ak teraz ukončíš ťah, tvoj človek sa vráti bez karty. Zaplať za ňu 1 drevo.
sa-guided-others-tool = { $seat } hádže na hlinu 3, 4 a 4. To je 11; s nástrojom je to 12, a teda 3 hliny namiesto 2.
sa-guided-others-dice = { $seat } platí za kartu 2 hliny, hádže pre všetkých 5 a 6 a berie si 5: ďalší nástroj. 6 je pre teba: úroda ti stúpne o 1.
sa-guided-fed = Potom sa všetci najedia, každý človek zje 1 potravu. Bolo jej 12, úroda pridala 1 a 6 ľudí zjedlo 6: zostáva ti 7.
sa-guided-others-hut = V 2. kole začína { $seat } a ide do chatrče ako predtým ty: človek navyše sa zíde po celú hru.
sa-guided-tool-maker = Nástroj ti pomôže s kockami v každom kole. Pošli 1 človeka do dielne.
sa-guided-others-forest = { $seat } obsadzuje les, takže je pre teba v tomto kole zatvorený. 1 drevo už máš: to stačí.
sa-guided-building = Stavby bodujú hneď. Táto stojí 1 drevo a 2 hliny. Drevo je za 3 a hlina za 4, takže prinesie 3 + 4 + 4 = 11 bodov.
sa-guided-building-send = Máš 1 drevo a 1 hlinu. Druhú hlinu môžeš získať ešte v tomto kole: pošli na stavbu 1 človeka.
sa-guided-others-builders = { $seat } chce kartu s 2 staviteľmi: každý prinesie na konci 1 bod za každú stavbu. Rovnako bodujú tvoji šamani za ľudí.
sa-guided-clay = Pri hline sa súčet kociek delí 4. Na 1 hlinu väčšinou stačia dve kocky: pošli do hliniska 2 ľudí.
sa-guided-hunger = Mysli na potravu, kým sa kolo neskončí. Kto jej má málo, platí surovinami alebo stratí 10 bodov.
sa-guided-hunt = Máš 7 potravy a 6 ľudí zje v každom kole 6. Lov prinesie toľko potravy, koľko je súčet delený 2: pošli tam posledných 2 ľudí, nech je čo jesť aj v ďalšom kole.
sa-guided-use-clay = Nástroj už máš a v každom kole môže pomôcť jednému hodu. Vyber, kto hádže prvý: na hline záleží najviac, tak začni hliniskom.
sa-guided-not-the-hunt-first = Lov počká. Najprv hoď v hlinisku: uvidíš, či tam nástroj potrebuješ.
sa-guided-add = Padlo 1 a 2. To je len 3 a na hlinu treba 4. Pridaj svoj nástroj 1: 3 + 1 = 4 je 1 hlina.
sa-guided-not-without-tool = Bez nástroja žiadnu hlinu nedostaneš a stavbu nezaplatíš. Pridaj nástroj.
sa-guided-hunted = Na love padlo 4 a 5: 9 delené 2 sú po zaokrúhlení nadol 4 potravy.
sa-guided-build = Teraz máš 1 drevo a 2 hliny. Zaplať nimi stavbu!
sa-guided-not-without-building = Ak teraz ukončíš ťah, tvoj človek sa vráti bez stavby. Zaplať za ňu 1 drevo a 2 hliny.
sa-guided-well-done = Výborne! Stavba ti priniesla 11 bodov, ľudia sú najedení a na ďalšie kolo zostáva 6 potravy.
sa-guided-shamans = Karty bodujú na konci hry. Každý z tvojich 2 šamanov počíta tvojich 6 ľudí: 2 × 6 = 12 bodov.
sa-guided-points = Keby sa hra skončila teraz, bolo by to pre teba 11 + 12 = 23 bodov a pre druhý kmeň 3.
sa-guided-workers = Roľníci počítajú úrodu, nástrojári nástroje a stavitelia stavby. Každá zvyšná surovina je za 1 bod.
sa-guided-green = Zelené karty bodujú podľa rôznych znakov: ich počet krát ten istý počet. 3 rôzne znaky sú za 9 bodov.
sa-guided-ends = Hra sa končí, keď je niektorá kôpka stavieb prázdna alebo na ďalšie kolo nie je dosť kariet.
sa-guided-how-on = Môžeš tu hrať ďalej, alebo začni skutočnú hru.
sa-guided-real-game = Teraz naostro
