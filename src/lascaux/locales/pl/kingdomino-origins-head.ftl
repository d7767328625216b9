ko-title = Kingdomino Origins
ko-about = Ułóż z kafelków domina prehistoryczne terytorium wokół swojej chaty: każdy obszar daje liczbę swoich pól razy liczbę swoich ogni.
ko-time = 15 do 25 minut
ko-weight = łatwa do opanowania
