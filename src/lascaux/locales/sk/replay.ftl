# Looking back at a game, its review, and the proof of its deals.

## Looking back

replay-of = Záznam: { $game }
replay-short = Záznam
replay-of-length = { $at } / { $length }
replay-to-game = Späť k hre
replay-to-table = Späť k stolu
replay-first = Na začiatok
replay-back = O krok späť
replay-on = O krok vpred
replay-last = Na koniec
replay-play = Spustiť
replay-pause = Pozastaviť
replay-at = Pozícia
replay-share = Odkaz na túto pozíciu
replay-turn-back = O ťah späť
replay-turn-on = O ťah vpred
replay-go = Prejsť na
replay-eyes = Pohľad
replay-begins = Hra sa začína.
replay-nothing = Tu sa nestalo nič, čo by bolo vidieť.
replay-parts = Vedľa plánu
replay-part-board = Plán
replay-part-log = Priebeh
replay-part-course = Rozbor
replay-part-sheet = Body
replay-part-more = Zdieľanie, dôkaz
replay-controls = Kroky
replay-eyes-here = (tvoj pohľad)
replay-watcher = niekto z divákov
play-on = Hrať odtiaľto ďalej
play-on-about = Nová hra od kroku { $n } tejto hry. Ostatné miesta obsadia boti a všetko, čo sa odtiaľto žrebuje, sa vyžrebuje znova.
play-on-seat = Hráš za
play-on-seat-turn = { $name } (na ťahu)
play-on-begin = Hrať ďalej
course-title = Vývoj hry
course-later = Vývoj hry sa ukáže, keď zastavíš.
course-computing = Vývoj hry sa počíta…
course-none = Vývoj hry sa teraz nedá ukázať.
course-shows = Čo ukazujú čiary
course-chances = šanca na výhru
course-points = body
course-picture-chances = Čiara pre každého hráča: šanca na výhru v priebehu hry. Čísla sú v tabuľke nižšie.
course-picture-points = Čiara pre každého hráča: body v priebehu hry. Čísla sú v tabuľke nižšie.
course-table = To isté ako tabuľka
course-move = Krok
course-marks = Rozhodnutia, ktoré stáli body
course-percent = { $value } %
course-turning = Zlomové okamihy
course-turn = Krok { $n }: { $name } { $change } %
course-by-luck = Zásluhou náhody: žrebovanie.
course-by-choice = Vlastným rozhodnutím.
course-by-other = Rozhodol o tom iný hráč: { $name }.
course-steady = O tejto hre nerozhodol žiadny jednotlivý krok.
course-how = Šance platia pre hráčov, ktorí by odtiaľ všetci pokračovali tak, ako hrá náš najlepší bot. Zlomový okamih je jedno rozhodnutie alebo jedno žrebovanie, ktoré ich zmenilo aspoň o 15 % a o viac než dvojnásobok chyby odhadu.

## The review of a finished game: it teaches, it does not scold

review-title = Rozbor
review-begin = Rozobrať túto hru
review-about = Pozrie sa znova na každé rozhodnutie, nájde tie, ktoré stáli body, a ukáže, čo by bolo lepšie a prečo. Zaberie to { $time } a beží ďalej, aj keď odídeš; kto túto hru otvorí, nájde rozbor tu.
review-time = až štyri minúty
review-working = Hra sa rozoberá: { $percent } %
review-waiting = Najprv prídu na rad iné rozbory; poradie v rade: { $place }
review-spoken = Rozbor je hotový na { $percent } %.
review-stays = Stránku môžeš opustiť: rozbor beží ďalej a bude tu pre každého, kto hru otvorí.
review-cancel = Zastaviť
review-ready = Rozbor je hotový.
review-missing = Tento server nemá, podľa čoho hru posúdiť, takže ju rozobrať nedokáže.
review-failed = Rozbor sa prerušil skôr, než bol hotový.
review-again = Skúsiť znova
review-whole = Prejsť všetko na pláne
review-whose = Čia hra
review-lessons-you = Čo ti táto hra môže dať
review-lessons-of = Poučenie z tejto hry: { $name }
review-lessons-none = Nič tu nestálo veľa bodov: dobre zahrané.
review-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
review-move = Krok { $n }
review-moves = Kde sa to stalo:
review-seats = Všetci v prehľade
review-accuracy = Presnosť
review-accuracy-about = Presnosť, najviac 100
review-luck = Šťastie
review-luck-about = Šťastie v bodoch
review-luck-even-you = Šťastie ti prialo tak akurát.
review-luck-even-of = { $name }: šťastia tak akurát.
review-luck-good-you = Náhoda ti pridala { $points }.
review-luck-good-of = { $name }: náhoda pridala { $points }.
review-luck-bad-you = Náhoda ti vzala { $points }.
review-luck-bad-of = { $name }: náhoda vzala { $points }.
review-mark-inaccuracy = Nepresnosť
review-mark-mistake = Chyba
review-mark-blunder = Hrubá chyba
review-count-inaccuracy = Nepresnosti
review-count-mistake = Chyby
review-count-blunder = Hrubé chyby
review-at = { $mark }, krok { $n }: { $points }
review-decisions-you = Tvoje rozhodnutia, ktoré stoja za ďalší pohľad
review-decisions-of = Rozhodnutia, ktoré stoja za ďalší pohľad: { $name }
review-decisions-none = Žiadne rozhodnutie nestálo body nad všetku pochybnosť.
review-strokes = Kde prehovorila náhoda
review-see = Ukázať lepší ťah
review-panel = Rozhodnutie, ktoré stojí za ďalší pohľad
review-of-seat = { $name }, krok { $n }
review-better = Lepšie:
review-played = Zahrané:
review-regret = Prinieslo by to asi o { $points } viac (plus mínus { $error }).
review-regret-share = Prinieslo by to asi o { $points } viac (plus mínus { $error }) a šancu na výhru o { $share } % vyššiu.
review-why = Odkiaľ sa berú
review-why-open = Prečo? O { $points } viac
review-why-rival = pre najsilnejšieho súpera
review-previous = Predchádzajúce
review-next = Ďalšie
review-which = { $at } / { $count }
review-how = Ako sa hodnotilo
review-how-by = Hodnotil náš analytik: vychádza z toho, čo naučili hry medzi botmi, a z pozície mnohokrát hrá ďalej ako expert, len s väčším časom.
review-how-many = Rozhodnutí, pri ktorých o niečo išlo: { $decisions }; zblízka si prezrel { $searched }. Každé posudzoval podľa toho, čo hráč v tej chvíli mohol vedieť.
review-how-sure = Označené sú len nepochybné straty: oveľa väčšie než chyba odhadu. Ani rozhodnutie bez značky nemuselo byť to najlepšie.

## The proof of the deals

proof-title = Žrebovalo sa poctivo?
proof-check = Overiť žrebovanie
proof-checking = Žrebovanie sa overuje…
proof-bad = So žrebovaním v tejto hre nie je niečo v poriadku.
proof-seed-kept = Overil to tvoj prehliadač: semienko je to, ktoré bolo určené pred hrou (uložené tu od { $since }).
proof-seed-kept-later = Overil to tvoj prehliadač: semienko je to, ktoré bolo určené, keď tento prehliadač hru prvýkrát videl, uprostred hry (uložené tu od { $since }).
proof-seed-other = Overil to tvoj prehliadač: semienko nie je to, ktoré bolo určené, keď tento stôl prvýkrát videl ({ $since }). Niekto zmenil žrebovanie, alebo stôl.
proof-seed-told = Tento prehliadač stôl pred koncom nevidel, takže nemá s čím porovnávať: semienko zodpovedá tomu, čo bolo podľa samotného zápisu zverejnené.
proof-seed-unfit = Overil to tvoj prehliadač: semienko nezodpovedá tomu, čo malo byť zverejnené pred hrou.
proof-luck-mixed = Overil to tvoj prehliadač: tvoja vlastná náhoda je súčasťou žrebovania.
proof-luck-missing = Overil to tvoj prehliadač: náhoda, ktorú pridal, súčasťou žrebovania nie je.
proof-luck-late = Overil to tvoj prehliadač: jeho vlastná náhoda súčasťou žrebovania nie je, lebo nebola pridaná načas. Nemôže teda povedať, že si žrebovanie nikto nevybral.
proof-others-same = Overil to tvoj prehliadač: všetka náhoda v žrebovaní je tá, ktorá bola určená skôr, ako bola odhalená tvoja. Nič nepribudlo a nič nechýba.
proof-others-other = Overil to tvoj prehliadač: náhoda v žrebovaní nie je tá, ktorá bola určená. Niekto ju vybral až potom.
proof-deals-follow =
    Server hovorí: { $count ->
        [one] jediné žrebovanie vyplýva
        [few] všetky { $count } žrebovania vyplývajú
       *[other] všetkých { $count } žrebovaní vyplýva
    } zo semienka a z náhody hráčov.
proof-deals-bent = Server hovorí: žrebovanie v kroku { $n } zo semienka nevyplýva.
proof-begins = Táto hra pokračuje od kroku { $n } inej hry. Čo sa žrebovalo dovtedy, vzišlo z iného semienka a tu sa neoveruje.
proof-refused = Žrebovanie sa nedá overiť.
proof-numbers = Čo sa porovnávalo
proof-seed = Semienko
proof-commitment = Podľa servera zverejnené pred hrou (SHA-256 semienka)
proof-kept = Uložené v tomto prehliadači
proof-salt = Náhoda hráčov
