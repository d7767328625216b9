# The guided first game.

ko-guided-others-chose = Dvaja hráči si už vybrali: malý náčelník ukazuje, komu ktorý dielik patrí.
ko-guided-welcome = Vitaj! Tvoj kmeň má chyžu a okolo nej zatiaľ nič. V tejto hre k nej prikladáš dieliky domina a skladáš z nich územie, ktoré boduje.
ko-guided-domino = Každý dielik sú dve políčka krajiny. Na tomto je jazero a vulkán, a vulkán prináša plamienky.
ko-guided-order = Dieliky ležia podľa čísel. S nízkym si v ďalšom kole skôr na ťahu, vysoké bývajú cennejšie.
ko-guided-choose-first = Bez plamienkov niet bodov. Vezmi si dielik 40.
ko-guided-not-that-domino = V skutočnej hre si môžeš vziať aj tento. Teraz si vezmi ten vyznačený: uvidíš prečo.
ko-guided-others-laid = Ostatní už priložili a vybrali si ďalší dielik. Skôr išiel ten, kto mal nižšie číslo.
ko-guided-place = Teraz prikladáš ty. Jedna polovica sa musí dotýkať chyže alebo rovnakej krajiny: k chyži sa hodí všetko.
ko-guided-place-first = Jazero nech sa dotýka chyže a vulkán nech smeruje von. Vyber vyznačené políčka; R dielik otočí.
ko-guided-not-there = Hodí sa aj tam, ale v tejto lekcii ho prilož na vyznačené políčka.
ko-guided-lava = Vulkán vybuchol! Jeden kráter vrhne 1 plamienok, najviac tri políčka ďaleko. Pošli ho na svoje jazero.
ko-guided-not-that-fire = Plamienok tam dopadnúť smie, ale veľa prinesie len vo veľkej oblasti. Pošli ho na vyznačené políčko.
ko-guided-score = Tvoje jazero má 1 políčko a 1 plamienok: 1 × 1 = 1 bod. Tak sa počíta každá oblasť: políčka krát plamienky.
ko-guided-choose-lake = Za väčšie jazero je viac bodov. Vezmi si dielik 16, dve políčka jazera.
ko-guided-place-lake = Prilož ho k svojmu jazeru tak, aby sa všetky tri políčka dotýkali.
ko-guided-area = Tri políčka s 1 plamienkom: 3 body. Oblasť bez plamienka neprinesie nič, nech je akokoľvek veľká.
ko-guided-choose-fires = Na niektorých dielikoch sú plamienky vytlačené. Vezmi si dielik 41: ďalšie jazero a skala s 2 plamienkami.
ko-guided-others-fires = Pozri, čo robí { $seat }: préria ide k prérii, takže jeden plamienok teraz násobí viac políčok.
ko-guided-place-two = Stačí, keď dielik nadviaže jednou polovicou. Jazero prilož k svojmu jazeru; skala začne novú oblasť s 2 plamienkami.
ko-guided-choose-volcano = Tvoje jazero má 4 políčka, ale len 1 plamienok. Pomôže ďalší vulkán: vezmi si dielik 29.
ko-guided-place-volcano = Púšť sa k chyži hodí, tak ju prilož tam; vulkán bude neďaleko jazera.
ko-guided-lava-again = Jej plamienok letí dve políčka ďaleko, pokojne aj za roh. Pošli ho na svoje jazero, na políčko bez plamienka.
ko-guided-lake-doubled = 4 políčka, 2 plamienky: tvoje jazero je teraz za 8 bodov, dvakrát toľko ako predtým.
ko-guided-choose-last = A ešte jeden: na dieliku 35 je jazero s plamienkom a k tomu skala.
ko-guided-others-land = { $seat } posiela 2 plamienky do svojej najväčšej oblasti. Aj tebe by sa to oplatilo.
ko-guided-place-last = Tu sa hodia obe polovice naraz: jazero k jazeru, skala ku skale. Lepšie to s dielikom ani nejde.
ko-guided-well-done = Výborne! Tvoje jazero má 5 políčok a 3 plamienky, skala 2 a 2: 15 + 4 = 19 bodov, najviac pri stole.
ko-guided-how-on = Skutočná hra takto pokračuje až do dvanástich dielikov. Túto môžeš dohrať, ako chceš, alebo začni odznova; v hre o totemy pribudnú drevené zdroje a totemy, v hre s kmeňom zdroje a praľudia.
ko-guided-real-game = Teraz naostro
ko-guided-play-totem = Skúsiť hru o totemy
ko-guided-play-tribe = Skúsiť hru s kmeňom
