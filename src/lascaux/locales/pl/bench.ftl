bench-head =
    Jeden rdzeń, czas procesora, losowe rozgrywki.
    gra                  tryb       gr wersja        decyzji/s    gier/s      kopii/s
bench-interpreted-only = Silnik nie jest tu skompilowany: z kompilatorem C python3 dev.py run bench pokaże oba warianty.
bench-seconds = --seconds musi być od { $least } do { $most }.
bench-failed = Nie udało się zmierzyć wersji { $build }; powód jest wyżej.
