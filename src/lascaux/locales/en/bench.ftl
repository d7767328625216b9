bench-head =
    One core, CPU time, random playouts.
    game                 mode       pl build         decisions/s  games/s     copies/s
bench-interpreted-only = The engine is not compiled here: with a C compiler, python3 dev.py run bench shows both.
bench-seconds = --seconds must be from { $least } to { $most }.
bench-failed = The { $build } build could not be measured; the reason stands above.
