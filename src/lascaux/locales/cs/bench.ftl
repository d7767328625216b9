bench-head =
    Jedno jádro, čas CPU, náhodné partie.
    hra                  režim      hr sestavení      rozhod./s    her/s      kopií/s
bench-interpreted-only = Engine tu není zkompilovaný: s překladačem C ukáže python3 dev.py run bench obojí.
bench-seconds = --seconds musí být od { $least } do { $most }.
bench-failed = Sestavení { $build } nešlo změřit; důvod je výše.
