# What the home page shows of Kingdomino Origins.

ko-title = Kingdomino Origins
ko-about = Poskladaj okolo svojej chyže z dielikov domina praveké územie: oblasť prinesie počet políčok krát počet plamienkov.
ko-time = 15 až 25 minút
ko-weight = ľahko sa naučíš
