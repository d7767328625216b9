bench-head =
    Одне ядро, час процесора, випадкові ігри.
    гра                  режим      гр збірка        рішень/с     ігор/с      копій/с
bench-interpreted-only = Рушій тут не скомпільовано: з компілятором C команда python3 dev.py run bench покаже обидва.
bench-seconds = --seconds має бути від { $least } до { $most }.
bench-failed = Збірку { $build } виміряти не вдалося; причину вказано вище.
