bench-head =
    Jedno jadro, čas CPU, náhodné partie.
    hra                  režim      hr zostavenie      rozhod./s   hier/s      kópií/s
bench-interpreted-only = Engine tu nie je skompilovaný: s prekladačom C ukáže python3 dev.py run bench oboje.
bench-seconds = --seconds musí byť od { $least } do { $most }.
bench-failed = Zostavenie { $build } sa nedalo zmerať; dôvod je vyššie.
