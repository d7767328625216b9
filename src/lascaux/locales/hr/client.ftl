# The pages of the browser. What belongs to one game begins with the game's initials.

page-brand = Lascaux
page-title = { $title } · Lascaux
page-your-turn = Na potezu si · { $title }
page-skip = Na sadržaj
page-close = Zatvori
page-more = Više
page-copy = Kopiraj
page-copied = Kopirano
page-cancel = Odustani
try-again = Pokušaj ponovno
to-home = Početna
page-and = { $first } i { $last }
default-name = Gost
default-name-of = Gost { $number }
page-rules = Pravila

## Friendly pages for what is not there

note-loading = Samo trenutak …
note-loading-more = Vatra se upravo pali.
note-missing = Na ovoj stijeni nema ničega
note-missing-more = Ova adresa ne vodi nikamo. Možda u poveznici nedostaje koje slovo.
note-no-table = Takvog stola nema
note-no-table-more = Provjeri poveznicu ili kod. Stol koji dugo nitko nije koristio možda je nestao.
note-offline = Nema veze
note-offline-more = Poslužitelj trenutačno nije dostupan. Provjeri vezu pa pokušaj ponovno.
note-slow = Ovo predugo traje
note-slow-more = Poslužitelj ne odgovara. Možda je zauzet: pokušaj ponovno za koji trenutak.
note-broken = Nešto je pošlo po zlu
note-broken-more = Poslužitelj nije uspio prikazati ovu stranicu. Pokušaj ponovno za koji trenutak.
note-no-game = Ovdje nema pravila
note-no-game-more = Poslužitelj ne poznaje pravila igre s tim imenom.
note-no-replay = Nema se na što gledati unatrag
note-no-replay-more = Možda igra još nije počela ili je odavde ne smiješ gledati.

## Home

home-page = Početna
home-title = Društvene igre iz kamenog doba, na tvojoj stijeni
home-lead = Zaigraj večeras s prijateljima, preko poveznice i bez računa, ili odmah sada protiv botova.
home-games = Igre
home-waiting = Čekaju te
home-running = Tvoji ostali stolovi
home-tables = Tvoji stolovi
home-finished = Tvoje završene igre
home-waits = ({ $count }) Na potezu si
home-you = Ti
home-join = Pridruži se stolu
home-record = Pogledaj spremljenu igru
play-now = Igraj odmah protiv botova
play-now-with =
    { $bots ->
        [1] ti i jedan bot, { $level }
        [one] ti i { $bots } bot, razina: { $level }
        [few] ti i { $bots } bota, razina: { $level }
       *[other] ti i { $bots } botova, razina: { $level }
    }
create-table = Otvori stol
game-players = { $least } do { $most } igrača
your-name = Tvoje ime
your-sign = Tvoj znak
sign-wolf = Vuk
sign-bison = Bizon
sign-lion = Lav
sign-bear = Medvjed
join-go = Pridruži se
join-code = Kod ili poveznica stola
open-tables = Otvoreni stolovi
open-seats =
    { $seats ->
        [one] { $seats } slobodno mjesto
        [few] { $seats } slobodna mjesta
       *[other] { $seats } slobodnih mjesta
    }
tables-open = Još nije počelo
tables-playing = Igra se
tables-over = Igra je gotova
tables-yours = Na potezu si
tables-turn = Na potezu: { $name }
finished-won = Pobjeda je tvoja
finished-shared = Dijeliš pobjedu
finished-place = { $place }. mjesto od { $players }
finished-table = Stol
finished-all = Prikaži sve igre ({ $count })
record-about = Zapis sadrži cijelu igru. Nakon provjere možeš pogledati svaku poziciju.
record-file = Zapis

## Another game for the same people

rematch-now = Igraj opet
rematch-offer = Ponudi novu igru
rematch-join = Igraj dalje
rematch-watch = Gledaj sljedeću igru
rematch-decline = Ne sada
rematch-title = { $name } želi igrati opet
rematch-wish = { $name } želi igrati opet.
rematch-begun = Počela je nova igra na koju te zove { $name }. Dok ne dođeš, umjesto tebe igra bot.
rematch-coming =
    { $count ->
        [1] { $names } dolazi.
        [one] Dolaze { $names }.
        [few] Dolaze { $names }.
       *[other] Dolaze { $names }.
    }
rematch-waits =
    { $count ->
        [1] Igra počinje čim stigne { $names }. Ako započneš sada, dotad igra bot.
        [one] Igra počinje čim stignu { $names }. Ako započneš sada, dotad igraju botovi.
        [few] Igra počinje čim stignu { $names }. Ako započneš sada, dotad igraju botovi.
       *[other] Igra počinje čim stignu { $names }. Ako započneš sada, dotad igraju botovi.
    }
rematch-order = Redoslijed mjesta
rematch-order-rotate = Svatko se pomiče za jedno mjesto.
rematch-order-same = Svatko ostaje na svojem mjestu.
rematch-order-result = Posljednji sjeda na prvo mjesto.
seat-asked = poziv je poslan, još nije tu

## Seats on another device

devices-title = Prenesi svoja mjesta na drugi uređaj
devices-about = Poveznica nosi sva mjesta iz ovog preglednika. Otvori je na mobitelu ili drugom računalu i nastavi ondje. Rade oba uređaja.
devices-make = Stvori poveznicu
devices-link = Tvoja poveznica
devices-warning = Prikazuje se samo sada i vrijedi jednom, jedan dan. Tko je otvori, igra umjesto tebe.
devices-alone = Ova adresa radi samo na ovom računalu. Za nastavak na mobitelu poslužitelj mora biti otvoren tvojoj mreži: pozivnica za stol kaže kako.
devices-qr = QR kod tvoje poveznice
devices-made = Poveznice koje su stvorene ovdje
devices-seats =
    { $seats ->
        [one] { $seats } mjesto
        [few] { $seats } mjesta
       *[other] { $seats } mjesta
    }
devices-opened = u upotrebi
devices-unopened = neotvorena
devices-take-back = Opozovi
seats-title = Tvoja mjesta
seats-about = Ova poveznica donosi tvoja mjesta s drugog uređaja na ovaj. Vrijedi jednom.
seats-take = Preuzmi moja mjesta
seats-none = Ovdje nema poveznice. Stvori je na uređaju na kojem igraš: na početnoj stranici, pod „Ti”.
seats-done =
    { $tables ->
        [1] Tvoje mjesto za jednim stolom sada je ovdje.
        [one] Tvoja mjesta za { $tables } stolom sada su ovdje.
        [few] Tvoja mjesta za { $tables } stola sada su ovdje.
       *[other] Tvoja mjesta za { $tables } stolova sada su ovdje.
    }

## Several people at one device

guest-add = Dodaj osobu za ovim uređajem
guest-name = Ime { $number }. osobe
guest-sign = Znak { $number }. osobe
guest-name-one = Ime
guest-sign-one = Znak
guest-remove = Ukloni { $number }. osobu
guest-sit-down = Sjedni za ovaj uređaj
seat-device = za ovim uređajem
seat-send-away = { $name } ne igra
seat-ask-to-leave = Zamoli da se mjesto oslobodi: { $name }
pass-to = Predaj dalje: { $name }
pass-turn = Na potezu: { $name }.
pass-wish = { $name } želi nešto poništiti i pita tebe.
pass-here = Ja sam { $name }

## A new table

new-table = { $game }: novi stol
new-players = Mjesta
new-bots = Od toga botova
new-watchers-talk = Dopusti i gledateljima da govore
new-public = Prikaži stol na početnoj stranici, da se može pridružiti bilo tko
bot-level = Botovi
option-named = { $name }: { $what }
option-follows = kako kaže izdanje: { $what }
bot-random = nasumce
bot-easy = početnik
bot-casual = rekreativac
bot-fair = znalac
bot-strong = majstor
bot-expert = velemajstor
bot-greedy = solidan igrač

## The levels: who plays so, and how

level-title = Protiv koga želiš igrati?
level-seat = Tko sjeda na { $number }. mjesto?
level-named = { $name }, { $level }
level-against = Protivnik: { $who }. Odaberi nekog drugog
level-easy-name = Pim
level-easy-about = Griješi kao početnik.
level-casual-name = Wenna
level-casual-about = Igra po iskustvenim pravilima.
level-fair-name = Brukk
level-fair-about = Uči iz partija protiv sebe i igra po osjećaju.
level-strong-name = Ilka
level-strong-about = Prije svakog poteza malo promisli unaprijed.
level-expert-name = Stari Maro
level-expert-about = Dobro promisli svaku važnu odluku.
# By as many games between bots; the brackets say what it would be if all played alike.
level-strength =
    { $players ->
        [2] Pobjeđuje u { $share } % partija protiv bota rekreativca (polovica bi značila jednaku snagu).
        [3] Pobjeđuje u { $share } % partija protiv dva bota rekreativca (trećina bi značila jednaku snagu).
        [4] Pobjeđuje u { $share } % partija protiv tri bota rekreativca (četvrtina bi značila jednaku snagu).
       *[other] Pobjeđuje u { $share } % partija za stolom gdje su svi ostali botovi rekreativci; igrača: { $players }.
    }

## The lobby

lobby-title = { $game }: prije igre
lobby-seats = Mjesta
lobby-agreed = Što je dogovoreno
lobby-open =
    { $seats ->
        [1] Još je jedno mjesto slobodno. Ako započneš sada, zauzet će ga bot.
        [one] Slobodno je još { $seats } mjesto. Ako započneš sada, zauzet će ga botovi.
        [few] Slobodna su još { $seats } mjesta. Ako započneš sada, zauzet će ih botovi.
       *[other] Slobodno je još { $seats } mjesta. Ako započneš sada, zauzet će ih botovi.
    }
lobby-full = Svi su ovdje.
lobby-missing =
    { $count ->
        [1] Još nedostaje { $names }.
        [one] Još nedostaju { $names }.
        [few] Još nedostaju { $names }.
       *[other] Još nedostaju { $names }.
    }
lobby-full-guest = Sva su mjesta zauzeta. Odavde možeš gledati igru.
lobby-host = Dok ima slobodnih mjesta, igru započinje { $name }.
lobby-start = Započni igru
lobby-leave = Napusti stol
lobby-sit = Sjedni
lobby-sit-down = Zauzmi slobodno mjesto
start-on = Igra samo što nije počela: svi ubacuju svoju sreću.
start-waits = Još nedostaje: { $names }.
start-missing = Sreća nije stigla na vrijeme ({ $names }) pa ništa od ubačenog više ne vrijedi.
start-off = Igra zasad ne počinje. Možeš je ponovno pokrenuti.
seat-number = { $number }. mjesto
seat-open = slobodno mjesto
seat-take = Zauzmi { $number }. mjesto
seat-add-bot = Posjedni bota
seat-change-bot = Promijeni
seat-you = (ti)
seat-bot = bot, { $bot }
seat-here = za stolom
seat-away = nije tu
seat-left = više ne igra
seat-acting = na potezu
seat-acting-away = na potezu, trenutačno bez veze
seat-replace = Neka nastavi bot
seat-stand-in = Neka igra bot dok se { $name } ne vrati
seat-stands-in = bot igra dok se { $name } ne vrati
invite-title = Pozovi
invite-watch = Pozovi nekoga da gleda
invite-about = Tko ima ovu poveznicu, može zauzeti slobodno mjesto ili gledati.
invite-link = Poveznica na stol
invite-link-here = Poveznica na ovom računalu
invite-which = Adresa ovog računala
invite-alone = Prijatelji još ne mogu doći: stranicu može otvoriti samo ovo računalo. Ako želiš pustiti i druge iz svoje mreže, zaustavi poslužitelj i pokreni ga ovako:
invite-no-network = Prijatelji još ne mogu doći: čini se da ovo računalo nije u mreži, ili barem ne u poznatoj. Otvori stranicu adresom do koje mogu i oni.
invite-public = Za prijatelje drugdje treba adresa na internetu: zadaj je s --public-url.
invite-share = Podijeli
invite-code = ili kod
invite-qr = QR kod poveznice na stol
invite-personal = Igraj i na drugom uređaju

## The table

area-board = Ploča
area-players = Igrači
area-question = Pitanje
area-options = Opcije
area-log = Dnevnik
area-chat = Razgovor
area-decision = Odluka
area-dock = Odluka i novosti
area-since = Od tvojeg zadnjeg poteza
area-panel = Što prikazati dolje
area-tools = Stol
area-tabs = Dijelovi
tab-board = Ploča
tab-options = Opcije
tab-log = Dnevnik, razgovor
tab-players = Igrači
turn-yours = Na potezu si
turn-theirs = Na potezu: { $name }
turn-away = Na potezu: { $name }, trenutačno bez veze
turn-over = Igra je gotova
turn-watching = gledaš
link-reconnecting = Veza je prekinuta. Vratit će se sama; ništa nije izgubljeno.
link-restarting = Poslužitelj se ponovno pokreće. Stranica će se sama vratiti; ništa neće biti izgubljeno.
question-yours = Tvoja odluka
question-theirs = Odlučuje: { $name }
question-skip = Preskoči
question-away = Odlučuje: { $name }, trenutačno bez veze
question-left = { $name } više ne igra: može nastaviti bot
# The lower part of the dock
panel-since = Od tvojeg zadnjeg poteza
panel-log = Dnevnik, razgovor
options-fold = Opcije: { $count }
since-title = Od tvojeg zadnjeg poteza
since-nothing = Od tvojeg zadnjeg poteza ništa se nije dogodilo.
since-more = … prije toga još { $more },

options-count =
    { $count ->
        [0] Opcije
        [one] { $count } opcija
        [few] { $count } opcije
       *[other] { $count } opcija
    }
options-found =
    { $count ->
        [one] { $found } od { $count } opcije
        [few] { $found } od { $count } opcije
       *[other] { $found } od { $count } opcija
    }
options-legend = Brojevi: kako se mijenjaju tvoji bodovi
options-best = najprije najviše bodova
options-find = Nađi opciju
options-points = bodovi
options-rulings =
    { $count ->
        [0] Napredna pravila: sve kao i obično
        [one] Napredna pravila: { $count } odstupa od uobičajenog
        [few] Napredna pravila: { $count } odstupaju od uobičajenog
       *[other] Napredna pravila: { $count } odstupa od uobičajenog
    }
options-more =
    { $count ->
        [one] još { $count } opcija, kao i obično
        [few] još { $count } opcije, kao i obično
       *[other] još { $count } opcija, kao i obično
    }
options-none = Trenutačno nema ničega za odlučiti.
options-sending = Šalje se …
options-offline = Možeš nastaviti čim se veza vrati.
why-first = Ne sada. Najprije treba odlučiti ovo: { $why }
hint-ask = Savjet
hint-is = Potez solidnog igrača: { $what } ({ $gain })
hint-do = Učini to
undo-free = Poništi
undo-ask = Zatraži poništenje
ask-title = Zatražiti poništenje?
ask-whom =
    { $count ->
        [1] Pita se { $names }. Uz pristanak se poništava ovo:
        [one] Pitaju se { $names }. Ako se svi slože, poništava se ovo:
        [few] Pitaju se { $names }. Ako se svi slože, poništava se ovo:
       *[other] Pitaju se { $names }. Ako se svi slože, poništava se ovo:
    }
ask-yes = Pitaj
ask-away =
    { $count ->
        [1] Bot igra dok se { $names } ne vrati. Bez tog pristanka ne može se poništiti ništa više.
        [one] Botovi igraju dok se ne vrate: { $names }. Bez njihova pristanka ne može se poništiti ništa više.
        [few] Botovi igraju dok se ne vrate: { $names }. Bez njihova pristanka ne može se poništiti ništa više.
       *[other] Botovi igraju dok se ne vrate: { $names }. Bez njihova pristanka ne može se poništiti ništa više.
    }
wish-yours = Tražiš da se ovo poništi. Čeka se odgovor: { $names }.
wish-theirs = { $name } želi poništiti ovo:
wish-own-step = { $what } (tvoj korak)
wish-more =
    { $count ->
        [1] i još jedan korak
        [one] i još { $count } korak
        [few] i još { $count } koraka
       *[other] i još { $count } koraka
    }
wish-waits = Čeka se odgovor: { $names }.
wish-withdraw = Ne pitaj više
wish-yes = Slažem se
wish-no = Ne
answer-agreed = { $name } se slaže.
answer-refused = { $name } to radije ne bi.
answer-played-on = { $name } igra dalje: ništa se ne poništava.
answer-left = { $name } više nije za stolom: pitaj ponovno, ako želiš.
log-title = Što se dogodilo
log-replay = Pogled unatrag
log-undone = Poništeno:
log-empty = Još ništa.
chat-title = Razgovor
chat-say = Reci nešto
chat-send = Pošalji
chat-waiting = (čeka na slanje)
chat-spoken = { $name } kaže: { $text }
leave-go = Napusti
leave-title = Napustiti stol?
leave-about = Tvoje mjesto ostaje tvoje: stol čeka, a naći ćeš ga na početnoj stranici kad god se vratiš.
leave-means = Ili ga prepusti zauvijek: može ga preuzeti bot, a ti se na njega više ne možeš vratiti.
leave-yes = Prepusti moje mjesto
leave-no = Ostani
leave-later = Vrati se poslije
board-broken = Ploču nije moguće nacrtati. Popis opcija i dalje radi.
board-not-loaded = Ploču nije bilo moguće učitati. Popis opcija i dalje radi.

## Talking: words, signs, whoever watches, and whom one does not want to hear

chat-silent = Ovdje mogu govoriti samo oni koji imaju mjesto.
chat-as = Govoriš kao
chat-watcher = gleda
chat-too-long =
    { $many ->
        [1] Jedan znak previše.
        [one] { $many } znak previše.
        [few] { $many } znaka previše.
       *[other] { $many } znakova previše.
    }
chat-hidden =
    { $count ->
        [one] Skriven je { $count } redak; piše { $name }.
        [few] Skrivena su { $count } retka; piše { $name }.
       *[other] Skriveno je { $count } redaka; piše { $name }.
    }
chat-hear = Opet slušaj: { $name }
mute-title = Koga slušati
mute-about = Tko nije označen, utišan je: njegove riječi i znakovi ovdje su skriveni, samo tebi. To se nikome ne javlja.
watching-count =
    { $count ->
        [one] gleda { $count }
        [few] gledaju { $count }
       *[other] gleda { $count }
    }
agreed-watchers-talk = Smiju govoriti i oni koji gledaju.
agreed-watchers-listen = Oni koji gledaju samo slušaju.
emote-title = Znakovi
emote-key = Znakovi (E)
emote-hand = Pozdrav
emote-fire = Dobro odigrano
emote-mammoth = Kakvo iznenađenje
emote-spear = Baš nesreća
emote-sun = Hvala
emote-drum = Na potezu si
emote-spoken = { $name }: { $sign }
name-too-long =
    { $many ->
        [1] Jedan znak previše: najveća duljina imena je { $most }.
        [one] { $many } znak previše: najveća duljina imena je { $most }.
        [few] { $many } znaka previše: najveća duljina imena je { $most }.
       *[other] { $many } znakova previše: najveća duljina imena je { $most }.
    }

## Coming back after a bot has stood in

stood-in-title = Što je bot odigrao dok te nije bilo:
stood-in-more =
    { $count ->
        [1] i još jedan korak
        [one] i još { $count } korak
        [few] i još { $count } koraka
       *[other] i još { $count } koraka
    }
stood-in-look = Pogledaj od tog mjesta

## The end

end-winners =
    { $count ->
        [1] Pobjeđuje { $names }
        [one] Pobjedu dijele { $names }
        [few] Pobjedu dijele { $names }
       *[other] Pobjedu dijele { $names }
    }
end-you-win = Pobjeđuješ!
end-you-share = Pobjedu dijelite ti i { $names }
end-you-are =
    { $place ->
        [2] Na drugom si mjestu.
        [3] Na trećem si mjestu.
       *[other] Na četvrtom si mjestu.
    }
end-places = Poredak
end-place = { $place }.
end-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
end-tie =
    { $points ->
        [one] { $names } imaju po { $points } bod. Ispred je { $first }: { $why }.
        [few] { $names } imaju po { $points } boda. Ispred je { $first }: { $why }.
       *[other] { $names } imaju po { $points } bodova. Ispred je { $first }: { $why }.
    }
end-tie-by = { $what } { $best } naspram { $other }
end-tie-shared =
    { $points ->
        [one] { $names } imaju po { $points } bod, a ništa ih ne razdvaja: dijele mjesto.
        [few] { $names } imaju po { $points } boda, a ništa ih ne razdvaja: dijele mjesto.
       *[other] { $names } imaju po { $points } bodova, a ništa ih ne razdvaja: dijele mjesto.
    }
end-link = Poveznica na pogled unatrag
end-picture = Slika za dijeljenje
end-count-again = Broji ponovno
end-replay = Pogled unatrag
end-save = Spremi zapis
sheet-title = Bodovni list
sheet-for = Za
sheet-nothing = ništa
sheet-total = Ukupno
sheet-place = Mjesto
sheet-part = { $words } = { $points }

## The count

count-title = Brojenje
count-begins = Sada se broje bodovi.
count-skip = Preskoči
count-line = { $what }: { $points }
count-sums = Dosad izbrojeno

## The picture to share

picture-title = Slika ove igre
picture-alt = { $headline }: ploča na kraju, s imenima i bodovima
picture-making = Slika se …
picture-failed = U ovom pregledniku nije bilo moguće napraviti sliku.
picture-share = Podijeli
picture-save = Spremi sliku
picture-foot = Odigrano na Lascauxu, { $when }
picture-foot-later = Odigrano na Lascauxu

## Looking back


## The review of a finished game: it teaches, it does not scold


## The proof of the deals


## Rules

rules-of = Pravila: { $game }
rules-chapters = Poglavlja
rules-find = Traži u pravilima
rules-none = Nijedno pravilo nema te riječi.
rule-link = pravilo
rule-show = Prikaži pravilo { $rule }
rule-title = Pravilo { $rule }
rule-all = Sva pravila
rule-none = Ovog pravila ovdje nema.

## Settings

settings-title = Postavke
settings-theme = Svjetlo
settings-theme-light = Dan
settings-theme-dark = Noć
settings-theme-system = Kao uređaj
settings-help = Za stolom
settings-sound = Zvukovi
sound-on = Zvuk je uključen
sound-off = Zvuk je isključen
settings-guide = Objasni svaku odluku
settings-list = Prikaži opcije kao popis
settings-guesses = Prikaži koliko po procjeni bota vrijedi koja opcija
settings-forced = Poteze bez izbora odigraj automatski
settings-speed = Potezi drugih igrača
settings-speed-slow = Sporo
settings-speed-normal = Normalno
settings-speed-fast = Brzo
settings-speed-once = Odmah
settings-language = Jezik

## Being called when it is one's turn

calls-title = Kad je red na tebe
calls-switch = Obavijesti me na ovom uređaju
calls-reach-closed = I kad je stranica zatvorena.
calls-reach-open = Dokle god je stol otvoren u kartici ili prozoru.
calls-obstacle-insecure = Obavijesti i instalacija trebaju https ili localhost; na ovoj adresi stranica radi bez njih.
calls-obstacle-unsupported = Ovaj preglednik ovdje ne prikazuje obavijesti. Na iPhoneu ili iPadu najprije dodaj stranicu na početni zaslon.
calls-obstacle-blocked = Tvoj preglednik blokira obavijesti s ove stranice. Dopusti ih u njegovim postavkama za nju.
calls-more = Drugi načini poziva
calls-hook = Webhook
calls-hook-begin = https://
calls-hook-save = Spremi
calls-hook-more = Na ovu adresu stiže kratka poruka (JSON, POST) kad je red na tebe, a nijedna tvoja stranica nije otvorena.
calls-hook-kept = Spremljeno za sva tvoja mjesta.
calls-install = Instaliraj Lascaux kao aplikaciju
calls-offer = Želiš li obavijest kad je red na tebe?
calls-offer-more = To možeš bilo kad promijeniti u postavkama.
calls-offer-yes = Obavijesti me
calls-offer-no = Ne, hvala

## What went wrong

problem-offline = Poslužitelj trenutačno nije dostupan.
problem-slow = Poslužitelj ne odgovara na vrijeme.
problem-server = Poslužitelj to nije mogao učiniti.
problem-unknown = Nešto je pošlo po zlu.
problem-not-found = Ovdje nema ničega.
problem-no-table = Takvog stola nema.
problem-no-method = Ovo se ne može tako pitati.
problem-not-written = Poslužitelj to nije mogao zapisati pa se ništa nije promijenilo: pokušaj ponovno.
problem-busy = Ovdje se sada toliko toga događa da ovo nije učinjeno: pokušaj ponovno.
problem-too-fast = To je previše odjednom: pričekaj malo.
problem-too-many-tables = Odavde je otvoreno previše stolova: pričekaj malo.
problem-too-large = To je preveliko.
problem-full = Sva su mjesta zauzeta. Možeš gledati.
problem-taken = Ovo mjesto više nije slobodno.
problem-same-name = Netko se za ovim stolom već zove tako ili vrlo slično: odaberi drugo ime.
problem-name-too-long = Ovo je ime predugo: najviše 24 znaka.
problem-bad-name = Ovo se ime ne može tako prikazati: koristi slova, bez razmaka oko njih.
problem-watchers-silent = Za ovim stolom oni koji gledaju samo slušaju.
problem-nothing-said = U ovom retku nema ničega što bi se moglo pročitati.
problem-started = Igra je počela. Možeš je gledati.
problem-too-long = Za ovim se stolom dogodilo toliko toga da ga poslužitelj ne može nastaviti.
problem-not-host = Dok ima slobodnih mjesta, igru može započeti samo onaj tko vodi stol. Samo on može i nekoga zamoliti da oslobodi mjesto.
problem-no-guest = Tamo ne sjedi nitko koga bi se moglo zamoliti da oslobodi mjesto.
problem-starting = Igra samo što nije počela: pričekaj trenutak.
problem-too-early = Ova je stranica starija od poslužitelja i ubacuje sreću prerano: ponovno je učitaj.
problem-nothing-to-reveal = Ovo mjesto sada nema što ubaciti.
problem-other-salt = To nije sreća na koju se ovo mjesto obvezalo.
problem-not-over = Igra još nije gotova.
problem-not-started = Igra još nije počela.
problem-not-your-turn = Nisi na potezu.
problem-not-left = Bot zauzima mjesto koje je slobodno ili napušteno, ili ono na koje svi čekaju već minutu.
problem-no-seat-left = Botovi ti ne ostavljaju nijedno mjesto.
problem-setup = S ovim se postavkama igra ne može igrati.
problem-unknown-game = Ovaj poslužitelj nema tu igru.
problem-malformed = Poslužitelj ovo ne razumije: ponovno učitaj stranicu.
problem-malformed-action = To nije akcija ove igre.
problem-no-hello = Veza nije ispravno započela: ponovno učitaj stranicu.
problem-old-revision = Ova je igra igrana po starijim pravilima kojih poslužitelj više nema.
problem-broken = Ovaj se stol ne može vratiti.
problem-closed = Ovaj je stol zatvorila uprava poslužitelja.
problem-banned = Ova adresa ovdje nema pristup.
problem-not-read = Poslužitelj to sada ne može pročitati: pokušaj ponovno.
problem-too-many-records = Odavde je danas stiglo previše zapisa: pokušaj sutra.
problem-record-too-long = Ova je igra preduga za zapis. Broj znakova bio bi { $characters }, a pročitati ih se može najviše { $most }. Ništa nije zapisano.
problem-record = Ovaj zapis ne vrijedi: { $line }. redak ne može biti točan.
problem-unfinished = Učitati se može samo završena igra: zapis nezavršene krije njezine tajne.
problem-no-position = Ova igra nema takvu poziciju.
problem-over-here = U ovoj je poziciji igra gotova: nastavi od neke ranije.
problem-no-such-seat = Ova igra nema takvo mjesto.
problem-bots-unlike-seats = Botovi moraju biti iste razine ili ih mora biti koliko i ostalih mjesta.
problem-not-your-eyes = Pogled s ovog mjesta nije za tvoje oči.
problem-too-slow = Ovo je predugo trajalo: pokušaj poslije.
problem-bot = Nijednog bota nije bilo moguće pitati.
problem-data = Dijelovi ove igre ne mogu se koristiti.
problem-stale = U međuvremenu se nešto dogodilo: pogledaj ponovno.
problem-no-seats = Ovdje nema mjesta koje bi se moglo prenijeti.
problem-no-link = Ova je poveznica opozvana ili je nitko nije otvorio na vrijeme. Stvori novu na drugom uređaju.
problem-link-used = Ova je poveznica već otvorena. Stvori novu na drugom uređaju.
problem-no-seat = Za ovo treba mjesto za stolom.
problem-unknown-token = Ovo mjesto više nije tvoje. Možeš gledati.
problem-asked-to-leave = Na molbu onoga tko vodi stol tvoje je mjesto opet slobodno. Možeš gledati.
problem-nothing-to-undo = Nema se što poništiti.
problem-must-ask = Ovo se u međuvremenu više ne može poništiti bez drugih. Možeš ih pitati.
problem-must-wait = Umjesto nekoga tko bi se morao složiti sada igra bot. Poništiti se može tek kad se ta osoba vrati.
problem-too-many-undos = Za ovim se stolom toliko toga poništilo da se više ne može. Igra ide dalje.
problem-asked-already = Netko drugi traži poništenje: to ima prednost.
problem-nothing-asked = Nitko više ne traži tvoj pristanak.
problem-no-push = Ovaj poslužitelj ne šalje push-poruke.
problem-no-hooks = Ovaj poslužitelj ne poziva webhookove.
problem-bad-subscription = To nije pretplata preglednika.
problem-bad-address = Na ovu se adresu ne može ništa poslati. Mora počinjati s https:// i navesti računalo.
problem-private-address = Ova adresa vodi u vlastitu mrežu poslužitelja, a to ovdje nije dopušteno.
problem-unknown-host = Takvo računalo ne postoji.
problem-going-down = Poslužitelj se ponovno pokreće: pokušaj za koji trenutak.
problem-elsewhere = Zahtjev je došao sa stranice drugog poslužitelja pa se ništa nije dogodilo. Otvori stranicu ovog poslužitelja.
problem-not-our-name = Ovaj poslužitelj ne poznaje ime pod kojim ga tražiš. Tko ga vodi, može ga navesti opcijom --public-url.

## The guide: its sentences stand in the catalogs of the games

guide-off = Ne objašnjavaj više
new-without-hints = Igraj bez savjeta
hint-thinking = Razmišljam …
hint-region = Najprije pogledaj ovamo: „{ $region }”.
hint-kind =
    { $count ->
        [1] Pogledaj opciju koja svijetli.
        [one] Pogledaj { $count } opciju koja svijetli: to je jedna od njih.
        [few] Pogledaj { $count } opcije koje svijetle: to je jedna od njih.
       *[other] Pogledaj { $count } opcija koje svijetle: to je jedna od njih.
    }
hint-about = O čemu je riječ: { $category }.
hint-more = Pokaži mi
hint-whole = Jak igrač bira: { $what }
hint-why = Zašto?
hint-instead = Bodovi na kraju u usporedbi s „{ $what }”:
agreed-without-hints = Nitko ne dobiva savjete ni brojeve uz opcije.
problem-no-hints = Za ovim se stolom igra bez savjeta.
hint-even = „{ $what }”: podjednako dobro.

guided-start = Prva igra s vodičem
guided-new = Prvi put ovdje? Nauči igrajući, za deset minuta:
