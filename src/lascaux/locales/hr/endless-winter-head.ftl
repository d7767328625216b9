ew-title = Endless Winter
ew-about = Vodi svoje pleme kroz četiri kruga ledenog doba: okupljaj, izumljuj, seli se i lovi, podiži megalite i pokapaj mrtve.
ew-time = 60 do 120 minuta
ew-weight = zahtjevna
ew-note = Većina karata, pločica i staza naš je vlastiti dizajn jer su pravilnici do nas stigli bez slika. Tko ima kutiju, može igrati s njezinim vrijednostima: kopiraj datoteke komponenti, izmijeni ih i pokreni poslužitelj tako da LASCAUX_DATA_ENDLESS_WINTER pokazuje na njihovu mapu.
