bench-head =
    Jedna jezgra, vrijeme procesora, nasumične partije.
    igra                 način      ig izvedba         odluka/s  igara/s     kopija/s
bench-interpreted-only = Jezgra ovdje nije prevedena: uz C-prevoditelj dev.py pokazuje oboje, naredbom python3 dev.py run bench.
bench-seconds = --seconds mora biti od { $least } do { $most }.
bench-failed = Izvedbu { $build } nije bilo moguće izmjeriti; razlog stoji gore.
