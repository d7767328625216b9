# What the home page shows of Kingdomino Origins.

ko-title = Kingdomino Origins
ko-about = Poskládej kolem své chýše z dílků domina pravěké území: oblast je za počet políček krát počet plamínků.
ko-time = 15 až 25 minut
ko-weight = snadno se naučíš
