ko-title = Kingdomino Origins
ko-about = Ułóż z kafelków domina prehistoryczne terytorium wokół swojej chaty: obszar daje tyle punktów, ile ma pól, razy liczba jego ogni.
ko-time = 15 do 25 minut
ko-weight = łatwa do opanowania
