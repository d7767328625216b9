# The guided first game.

ko-guided-others-chose = Dva hráči už si vybrali: malý náčelník ukazuje, komu který dílek patří.
ko-guided-welcome = Vítej! Tvůj kmen má zatím jen chýši a kolem ní nic. Budeš k ní přikládat dílky domina a skládat z nich území, které přinese body.
ko-guided-domino = Každý dílek jsou dvě políčka krajiny. Na tomhle je jezero a vulkán, a vulkán přináší plamínky.
ko-guided-order = Dílky leží podle čísel. S nízkým jsi v příštím kole dřív na tahu, vysoká bývají cennější.
ko-guided-choose-first = Body přinášejí plamínky. Vezmi si dílek 40.
ko-guided-not-that-domino = V opravdové hře by to šlo. Teď si vezmi vyznačený dílek, hned uvidíš proč.
ko-guided-others-laid = Ostatní přiložili své dílky a vybrali si další. Kdo měl nižší číslo, hrál dřív.
ko-guided-place = Teď přikládáš ty. Jedna polovina se musí dotýkat chýše nebo stejné krajiny; k chýši pasuje všechno.
ko-guided-place-first = Jezero přilož k chýši a vulkán směrem od ní. Vyber vyznačená políčka; R dílek otočí.
ko-guided-not-there = Pasuje i tam. V téhle lekci ho ale přilož na vyznačené místo.
ko-guided-lava = Vulkán vybuchl! Jeden kráter vrhne 1 plamínek, nejdál o tři políčka. Pošli ho na své jezero.
ko-guided-not-that-fire = Plamínek sem dopadnout smí, ale hodně vynese jen ve velké oblasti. Pošli ho na vyznačené políčko.
ko-guided-score = Tvoje jezero má 1 políčko a 1 plamínek: 1 × 1 = 1 bod. Tak se počítá každá oblast: políčka krát plamínky.
ko-guided-choose-lake = Za větší jezero je víc bodů. Vezmi si dílek 16, dvě políčka jezera.
ko-guided-place-lake = Přilož ho ke svému jezeru, ať jsou všechna tři políčka pohromadě.
ko-guided-area = Tři políčka a 1 plamínek: 3 body. Oblast bez plamínku nepřinese nic, ať je sebevětší.
ko-guided-choose-fires = Některé dílky mají plamínky natištěné. Vezmi si dílek 41: další jezero a skalisko se 2 plamínky.
ko-guided-others-fires = Podívej, co dělá { $seat }: prérie k prérii, takže jeden plamínek se teď počítá pro víc políček.
ko-guided-place-two = Dílek může navázat jen jednou polovinou. Jezero přilož k jezeru; skalisko založí novou oblast se 2 plamínky.
ko-guided-choose-volcano = Tvoje jezero má 4 políčka, ale jen 1 plamínek. Hodil by se další vulkán: vezmi si dílek 29.
ko-guided-place-volcano = Poušť pasuje k chýši, tak ji přilož tam, ať je vulkán blízko jezera.
ko-guided-lava-again = Plamínek může letět třeba o dvě políčka, i za roh. Pošli ho na jezero, na políčko bez plamínku.
ko-guided-lake-doubled = 4 políčka, 2 plamínky: tvoje jezero je teď za 8 bodů, dvakrát víc než předtím.
ko-guided-choose-last = A ještě jeden: na dílku 35 je jezero s plamínkem a k tomu skalisko.
ko-guided-others-land = { $seat } posílá 2 plamínky do své největší oblasti. Na to si vzpomeň, až budeš vrhat lávu ty.
ko-guided-place-last = Tady navážou obě poloviny najednou: jezero na jezero, skalisko na skalisko. Líp dílek přiložit nejde.
ko-guided-well-done = Výborně! Jezero má 5 políček a 3 plamínky, skalisko 2 políčka a 2 plamínky: 15 + 4 = 19 bodů, nejvíc u stolu.
ko-guided-how-on = Opravdová hra takhle pokračuje až do dvanáctého dílku. Tuhle můžeš dohrát po svém, nebo začni novou: ve hře o totemy přibudou mamuti a další zdroje, ve hře s kmenem i pralidé.
ko-guided-real-game = Teď naostro
ko-guided-play-totem = Zkusit hru o totemy
ko-guided-play-tribe = Zkusit hru s kmenem
