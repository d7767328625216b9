sa-title = Stone Age
sa-about = Šalji svoje ljude u lov, po resurse i na gradnju; onim što donesu kupuj karte i građevine, i nahrani sve.
sa-time = 60 do 90 minuta
sa-weight = srednje zahtjevna
