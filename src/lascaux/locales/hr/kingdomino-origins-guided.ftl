# The guided first game.

ko-guided-others-chose = Dvoje je već odabralo: mali poglavica pokazuje čiji je koji domino.
ko-guided-welcome = Bok! Tvoje pleme ima kolibu, a oko nje još ničega. U ovoj igri oko nje slažeš domine i stvaraš teritorij koji donosi bodove.
ko-guided-domino = Svaki domino ima dva polja krajolika. Na ovome su jezero i vulkan, a vulkan donosi vatru.
ko-guided-order = Domini leže po brojevima. S niskim brojem u sljedećem krugu igraš ranije; visok broj često više vrijedi.
ko-guided-choose-first = Bodove donosi vatra. Uzmi domino 40.
ko-guided-not-that-domino = U pravoj igri može i ovaj. Sada uzmi označeni domino: vidjet ćeš zašto.
ko-guided-others-laid = Ostali su postavili svoje domine i odabrali sljedeće. Tko je imao niži broj, igrao je prije.
ko-guided-place = Sada postavljaš ti. Jedna polovica mora dodirivati kolibu ili krajolik iste vrste: uz kolibu pristaje sve.
ko-guided-place-first = Jezero neka bude uz kolibu, a vulkan prema van. Odaberi označena polja; R okreće domino.
ko-guided-not-there = Uklapa se i ondje. Za ovu lekciju položi ga gdje je označeno.
ko-guided-lava = Vulkan eruptira! Jedan krater izbacuje 1 vatru, najviše tri polja daleko. Neka padne na tvoje jezero.
ko-guided-not-that-fire = Vatra smije i onamo, ali puno vrijedi samo u velikom području. Neka padne na označeno polje.
ko-guided-score = Tvoje jezero ima 1 polje i 1 vatru: 1 × 1 = 1 bod. Tako se broji svako područje: polja puta vatre.
ko-guided-choose-lake = Veće jezero vrijedi više. Uzmi domino 16, dva polja jezera.
ko-guided-place-lake = Položi ga uz svoje jezero, da se sva tri polja spoje.
ko-guided-area = Tri polja i 1 vatra: 3 boda. Područje bez vatre ne donosi ništa, koliko god bilo veliko.
ko-guided-choose-fires = Na nekim su dominima vatre već otisnute. Uzmi domino 41: još jezera, i kamenolom s 2 vatre.
ko-guided-others-fires = Gledaj što radi { $seat }: prerija ide uz preriju, pa se jedna vatra sada množi s više polja.
ko-guided-place-two = Dovoljno je da pristaje jedna polovica. Jezero položi uz svoje jezero; kamenolom započinje novo područje s 2 vatre.
ko-guided-choose-volcano = Tvoje jezero ima 4 polja, a samo 1 vatru. Dobro bi došao još jedan vulkan: uzmi domino 29.
ko-guided-place-volcano = Pustinja pristaje uz kolibu: položi je onamo, tako da vulkan bude blizu tvojeg jezera.
ko-guided-lava-again = Njegova vatra leti do dva polja daleko, ako želiš i iza kuta. Neka padne na tvoje jezero, na polje bez vatre.
ko-guided-lake-doubled = 4 polja, 2 vatre: tvoje jezero sada vrijedi 8, dvostruko više nego prije.
ko-guided-choose-last = I još jedan: na dominu 35 jezero je s vatrom, a uz njega je kamenolom.
ko-guided-others-land = { $seat } šalje 2 vatre u svoje najveće područje. I ti bi tako.
ko-guided-place-last = Ovdje pristaju obje polovice odjednom: jezero uz jezero, kamenolom uz kamenolom. Bolje ne može.
ko-guided-well-done = Bravo! Tvoje jezero od 5 polja ima 3 vatre, a kamenolom od 2 polja njih 2: 15 + 4 = 19 bodova, najviše za stolom.
ko-guided-how-on = Prava igra ide ovako dvanaest domina. Ovu možeš završiti kako želiš ili početi novu; uz totem dolaze mamuti i drugi resursi, uz pleme i ljudi.
ko-guided-real-game = Sada prava igra
ko-guided-play-totem = Isprobaj totem
ko-guided-play-tribe = Isprobaj pleme
