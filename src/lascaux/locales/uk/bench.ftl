bench-head =
    Одне ядро, час процесора, випадкові ігри.
    game                 mode       pl build         decisions/s  games/s     copies/s
bench-interpreted-only = Рушій тут не скомпільовано: з компілятором C команда python3 dev.py run bench покаже обидва.
bench-seconds = --seconds має бути від { $least } до { $most }.
bench-failed = Збірку { $build } виміряти не вдалося; причину вказано вище.
