# The pages of the browser. What belongs to one game begins with the game's initials.

page-brand = Lascaux
page-title = { $title } · Lascaux
page-your-turn = Si na ťahu · { $title }
page-skip = Prejsť na obsah
page-close = Zavrieť
page-more = Viac
page-copy = Kopírovať
page-copied = Skopírované
page-cancel = Zrušiť
try-again = Skúsiť znova
to-home = Domov
page-and = { $first } a { $last }
default-name = Hosť
default-name-of = Hosť { $number }
page-rules = Pravidlá

## Friendly pages for what is not there

note-loading = Moment…
note-loading-more = Zakladá sa oheň.
note-missing = Na tejto stene nič nie je
note-missing-more = Táto adresa nikam nevedie. Možno v odkaze chýba písmenko.
note-no-table = Taký stôl tu nie je
note-no-table-more = Skontroluj odkaz alebo kód. Stôl, ku ktorému dlho nikto neprišiel, už nemusí existovať.
note-offline = Bez pripojenia
note-offline-more = Server teraz nie je dostupný. Skontroluj pripojenie a skús to znova.
note-slow = Trvá to príliš dlho
note-slow-more = Server neodpovedá. Možno má veľa práce: skús to o chvíľu.
note-broken = Niečo sa nepodarilo
note-broken-more = Server nedokázal túto stránku zobraziť. Skús to o chvíľu znova.
note-no-game = Pravidlá tu nie sú
note-no-game-more = Server nepozná pravidlá žiadnej hry s týmto názvom.
note-no-replay = Nie je si čo pozrieť
note-no-replay-more = Hra sa možno ešte nezačala, alebo sa na ňu odtiaľto nesmieš pozerať.

## Home

home-page = Domov
home-title = Praveké stolové hry na tvojej stene
home-lead = Zahraj si dnes večer s priateľmi, stačí odkaz a žiadny účet. Alebo hneď teraz proti botom.
home-games = Hry
home-waiting = Čaká na teba
home-running = Tvoje ďalšie stoly
home-tables = Tvoje stoly
home-finished = Tvoje dohraté hry
home-waits = ({ $count }) Si na ťahu
home-you = Ty
home-join = Prisadnúť si k stolu
home-record = Pozrieť si uloženú hru
play-now = Hrať hneď proti botom
play-now-with =
    { $bots ->
        [one] ty a { $bots } bot, { $level } úroveň
        [few] ty a { $bots } boti, { $level } úroveň
       *[other] ty a { $bots } botov, { $level } úroveň
    }
create-table = Založiť stôl
game-players =
    { $least ->
       *[other] { $least } až { $most } { $most ->
            [one] hráč
            [few] hráči
           *[other] hráčov
        }
    }
your-name = Tvoje meno
your-sign = Tvoj znak
sign-wolf = Vlk
sign-bison = Bizón
sign-lion = Lev
sign-bear = Medveď
join-go = Prisadnúť si
join-code = Kód stola alebo odkaz naň
open-tables = Otvorené stoly
open-seats =
    { $seats ->
        [one] { $seats } voľné miesto
        [few] { $seats } voľné miesta
       *[other] { $seats } voľných miest
    }
tables-open = Ešte sa nezačalo
tables-playing = Hrá sa
tables-over = Koniec hry
tables-yours = Si na ťahu
tables-turn = Na ťahu: { $name }
finished-won = Výhra
finished-shared = Spoločná výhra
finished-place = { $place }. miesto { $players ->
        [4] zo
       *[other] z
    } { $players }
finished-table = Stôl
finished-all =
    { $count ->
        [one] Ukázať { $count } hru
        [few] Ukázať všetky { $count } hry
       *[other] Ukázať všetkých { $count } hier
    }
record-about = Zápis obsahuje celú hru. Najprv sa overí, potom si môžeš pozrieť každú pozíciu.
record-file = Zápis

## Another game for the same people

rematch-now = Hrať znova
rematch-offer = Ponúknuť ďalšiu hru
rematch-join = Hrať ďalej
rematch-watch = Sledovať ďalšiu hru
rematch-decline = Teraz nie
rematch-title = { $name } chce hrať znova
rematch-wish = { $name } chce hrať znova.
rematch-begun = Hra, ktorú { $name } ponúka, sa už začala. Kým neprídeš, hrá za teba bot.
rematch-coming =
    { $count ->
        [1] { $names } prichádza.
       *[other] { $names } prichádzajú.
    }
rematch-waits =
    { $count ->
        [1] Hra sa začne, len čo tu bude { $names }. Ak ju spustíš teraz, dovtedy hrá bot.
       *[other] Hra sa začne, len čo tu budú { $names }. Ak ju spustíš teraz, dovtedy hrajú boti.
    }
rematch-order = Poradie miest
rematch-order-rotate = Všetci sa posunú o jedno miesto.
rematch-order-same = Všetci zostanú na svojom mieste.
rematch-order-result = Prvý sedí ten, kto skončil posledný.
seat-asked = pozvánka odoslaná, zatiaľ tu nie je

## Seats on another device

devices-title = Prenes si miesta na iné zariadenie
devices-about = Odkaz nesie všetky miesta z tohto prehliadača. Otvor ho v telefóne alebo na inom počítači a pokračuj tam. Fungujú obe zariadenia.
devices-make = Vytvoriť odkaz
devices-link = Tvoj odkaz
devices-warning = Ukáže sa len teraz, platí raz a jeden deň. Kto ho otvorí, hrá za teba.
devices-alone = Táto adresa funguje len na tomto počítači. Ak chceš pokračovať v telefóne, server musí byť prístupný z tvojej siete: ako na to, povie pozvánka k stolu.
devices-qr = QR kód tvojho odkazu
devices-made = Odkazy, ktoré máš vytvorené
devices-seats =
    { $seats ->
        [one] { $seats } miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }
devices-opened = používa sa
devices-unopened = neotvorený
devices-take-back = Zrušiť
seats-title = Tvoje miesta
seats-about = Tento odkaz sem prenesie tvoje miesta z iného zariadenia. Funguje raz.
seats-take = Preniesť moje miesta
seats-none = Žiadny odkaz tu nie je. Vytvor si ho na zariadení, kde hráš: na úvodnej stránke pod „Ty“.
seats-done =
    { $tables ->
        [one] Je tu tvoje miesto pri { $tables } stole.
        [few] Sú tu tvoje miesta pri { $tables } stoloch.
       *[other] Sú tu tvoje miesta pri { $tables } stoloch.
    }

## Several people at one device

guest-add = Pridať hráča pri tomto zariadení
guest-name = Meno { $number }. hráča
guest-sign = Znak { $number }. hráča
guest-name-one = Meno hráča
guest-sign-one = Znak hráča
guest-remove = Bez { $number }. hráča
guest-sit-down = Prisadnúť si pri tomto zariadení
seat-device = pri tomto zariadení
seat-send-away = { $name } nehrá
seat-ask-to-leave = Požiadať o uvoľnenie miesta: { $name }
pass-to = Podaj ďalej: { $name }
pass-turn = Na ťahu: { $name }.
pass-wish = { $name } chce niečo vrátiť a pýta sa ťa.
pass-here = Tu { $name }

## A new table

new-table = { $game }: nový stôl
new-players = Miesta
new-bots = Z toho boti
new-watchers-talk = Nechať hovoriť aj divákov
new-public = Ukázať stôl na úvodnej stránke, aby si mohol prisadnúť ktokoľvek
bot-level = Boti
option-named = { $name }: { $what }
option-follows = podľa vydania: { $what }
bot-random = náhodná
bot-easy = ľahká
bot-casual = pohodová
bot-fair = slušná
bot-strong = silná
bot-expert = expertná
bot-greedy = solídna

## The levels: who plays so, and how

level-title = Proti komu chceš hrať?
level-seat = Kto obsadí miesto { $number }?
level-named = { $name }, { $level } úroveň
level-against = Súper: { $who }. Vybrať iného
level-easy-name = Pim
level-easy-about = Robí začiatočnícke chyby.
level-casual-name = Wenna
level-casual-about = Hrá podľa osvedčených poučiek.
level-fair-name = Brukk
level-fair-about = Učí sa z hier proti sebe a hrá podľa citu.
level-strong-name = Ilka
level-strong-about = Pred každým ťahom sa na chvíľu zamyslí.
level-expert-name = Starý Maro
level-expert-about = Premyslí si každé dôležité rozhodnutie.
# By as many games between bots; the brackets say what it would be if all played alike.
level-strength =
    { $players ->
        [2] Vyhráva { $share } % hier proti pohodovému botovi (polovica by bola vyrovnaná hra).
        [3] Vyhráva { $share } % hier proti dvom pohodovým botom (tretina by bola vyrovnaná hra).
        [4] Vyhráva { $share } % hier proti trom pohodovým botom (štvrtina by bola vyrovnaná hra).
       *[other] Vyhráva { $share } % hier pri stole pre { $players }, kde všetci ostatní sú pohodoví boti.
    }

## The lobby

lobby-title = { $game }: pred hrou
lobby-seats = Miesta
lobby-agreed = Čo je dohodnuté
lobby-open =
    { $seats ->
        [one] Ešte je voľné { $seats } miesto. Ak začneš teraz, obsadí ho bot.
        [few] Ešte sú voľné { $seats } miesta. Ak začneš teraz, obsadia ich boti.
       *[other] Ešte je voľných { $seats } miest. Ak začneš teraz, obsadia ich boti.
    }
lobby-full = Všetci sú tu.
lobby-missing =
    { $count ->
        [1] { $names } tu zatiaľ nie je.
       *[other] { $names } tu zatiaľ nie sú.
    }
lobby-full-guest = Všetky miesta sú obsadené. Hru môžeš sledovať odtiaľto.
lobby-host = Kým sú voľné miesta, hru začína { $name }.
lobby-start = Začať hru
lobby-leave = Odísť od stola
lobby-sit = Prisadnúť si
lobby-sit-down = Sadnúť si na voľné miesto
start-on = Hra sa o chvíľu začne: všetci pridávajú svoju náhodu.
start-waits = Ešte chýba: { $names }.
start-missing = Náhoda neprišla načas ({ $names }), takže nič z toho, čo sa pridalo, už neplatí.
start-off = Hra sa zatiaľ nezačína. Môžeš ju spustiť znova.
seat-number = Miesto { $number }
seat-open = voľné miesto
seat-take = Sadnúť si na miesto { $number }
seat-add-bot = Posadiť bota
seat-change-bot = Zmeniť
seat-you = (ty)
seat-bot = bot, { $bot } úroveň
seat-here = pri stole
seat-away = preč
seat-left = už nehrá
seat-acting = na ťahu
seat-acting-away = na ťahu, teraz bez pripojenia
seat-replace = Nechať pokračovať bota
seat-stand-in = Nechať hrať bota, kým sa nevráti { $name }
seat-stands-in = hrá bot, kým sa nevráti { $name }
invite-title = Pozvánka
invite-watch = Pozvať diváka
invite-about = Kto má tento odkaz, môže si sadnúť na voľné miesto alebo sa pozerať.
invite-link = Odkaz na stôl
invite-link-here = Odkaz na tomto počítači
invite-which = Adresa tohto počítača
invite-alone = Priatelia zatiaľ prísť nemôžu: stránku otvorí len tento počítač. Ak chceš pustiť ostatných zo svojej siete, zastav server a spusti ho takto:
invite-no-network = Priatelia zatiaľ prísť nemôžu: zdá sa, že tento počítač nie je v žiadnej sieti, alebo v žiadnej známej. Otvor stránku na adrese, na ktorú sa dostanú aj oni.
invite-public = Pre priateľov odinakiaľ treba adresu na internete: zadaj ju pomocou --public-url.
invite-share = Zdieľať
invite-code = alebo kód
invite-qr = QR kód odkazu na stôl
invite-personal = Hrať aj na druhom zariadení

## The table

area-board = Plán
area-players = Hráči
area-question = Otázka
area-options = Možnosti
area-log = Priebeh
area-chat = Chat
area-decision = Rozhodnutie
area-dock = Rozhodnutie a novinky
area-since = Od tvojho posledného ťahu
area-panel = Čo ukázať dole
area-tools = Stôl
area-tabs = Oblasti
tab-board = Plán
tab-options = Možnosti
tab-log = Priebeh, chat
tab-players = Hráči
turn-yours = Si na ťahu
turn-theirs = Na ťahu: { $name }
turn-away = Na ťahu: { $name }, teraz bez pripojenia
turn-over = Koniec hry
turn-watching = pozeráš sa
link-reconnecting = Spojenie vypadlo. Samo sa obnoví; nič sa nestratilo.
link-restarting = Server sa reštartuje. Stránka sa sama vráti; nič sa nestratí.
question-yours = Rozhoduješ ty
question-theirs = { $name } sa rozhoduje
question-skip = Na aktuálny stav
question-away = { $name } sa rozhoduje, teraz bez pripojenia
question-left = { $name } už nehrá: pokračovať môže bot
# The lower part of the dock
panel-since = Od tvojho posledného ťahu
panel-log = Priebeh, chat
options-fold = Možnosti: { $count }
since-title = Od tvojho posledného ťahu
since-nothing = Od tvojho posledného ťahu sa nič nestalo.
since-more =
    { $more ->
        [one] … predtým ešte { $more } udalosť,
        [few] … predtým ešte { $more } udalosti,
       *[other] … predtým ešte { $more } udalostí,
    }

options-count =
    { $count ->
        [0] Možnosti
        [one] { $count } možnosť
        [few] { $count } možnosti
       *[other] { $count } možností
    }
options-found = Možnosti: { $found } / { $count }
options-legend = Čísla: ako sa zmenia tvoje body
options-best = najviac bodov prvé
options-find = Nájsť možnosť
options-points = body
options-rulings =
    { $count ->
        [0] Pravidlá pre znalcov: všetko ako zvyčajne
       *[other] Pravidlá pre znalcov: { $count } inak než zvyčajne
    }
options-more =
    { $count ->
        [one] ešte { $count } možnosť, ako zvyčajne
        [few] ešte { $count } možnosti, ako zvyčajne
       *[other] ešte { $count } možností, ako zvyčajne
    }
options-none = Teraz nie je o čom rozhodovať.
options-sending = Odosiela sa…
options-offline = Pokračovať môžeš, len čo sa obnoví spojenie.
why-first = Teraz nie. Najprv treba rozhodnúť: { $why }
hint-ask = Poradiť
hint-is = Solídny hráč by zvolil: { $what } ({ $gain })
hint-do = Urobiť to
undo-free = Vrátiť
undo-ask = Požiadať o vrátenie
ask-title = Požiadať o vrátenie?
ask-whom =
    { $count ->
        [1] Rozhodne { $names }. So súhlasom sa vráti:
       *[other] Rozhodnú { $names }. Ak budú všetci súhlasiť, vráti sa:
    }
ask-yes = Požiadať
ask-away =
    { $count ->
        [1] Hrá bot, kým sa nevráti { $names }. Bez tohto súhlasu sa nič ďalšie vrátiť nedá.
       *[other] Boti hrajú, kým sa nevrátia { $names }. Bez ich súhlasu sa nič ďalšie vrátiť nedá.
    }
wish-yours = Žiadaš o vrátenie tohto kroku. Ešte odpovie: { $names }.
wish-theirs = { $name } chce vrátiť toto:
wish-own-step = { $what } (tvoj krok)
wish-more =
    { $count ->
        [one] a ešte { $count } krok
        [few] a ešte { $count } kroky
       *[other] a ešte { $count } krokov
    }
wish-waits = Ešte odpovie: { $names }.
wish-withdraw = Už nežiadať
wish-yes = Súhlasím
wish-no = Nie
answer-agreed = { $name } súhlasí.
answer-refused = { $name } to radšej vracať nechce.
answer-played-on = { $name } hrá ďalej: nič sa nevracia.
answer-left = { $name } odchádza od stola: ak chceš, požiadaj znova.
log-title = Čo sa stalo
log-replay = Pozrieť záznam
log-undone = Vrátené:
log-empty = Zatiaľ nič.
chat-title = Chat
chat-say = Napíš niečo
chat-send = Odoslať
chat-waiting = (čaká na odoslanie)
chat-spoken = { $name } hovorí: { $text }
leave-go = Odísť
leave-title = Odísť od stola?
leave-about = Miesto ti zostane: stôl počká a nájdeš ho na úvodnej stránke, kedykoľvek sa vrátiš.
leave-means = Alebo ho opusti nadobro: obsadiť ho môže bot a vrátiť sa už nebude dať.
leave-yes = Opustiť miesto
leave-no = Zostať
leave-later = Vrátiť sa neskôr
board-broken = Plán sa nedá vykresliť. Zoznam možností funguje ďalej.
board-not-loaded = Plán sa nepodarilo načítať. Zoznam možností funguje ďalej.

## Talking: words, signs, whoever watches, and whom one does not want to hear

chat-silent = Hovoriť tu môžu len tí, čo hrajú.
chat-as = Hovoríš ako
chat-watcher = divák
chat-too-long =
    { $many ->
        [one] O { $many } znak viac, než sa zmestí.
        [few] O { $many } znaky viac, než sa zmestí.
       *[other] O { $many } znakov viac, než sa zmestí.
    }
chat-hidden =
    { $count ->
        [one] { $name }: { $count } skrytý riadok.
        [few] { $name }: { $count } skryté riadky.
       *[other] { $name }: { $count } skrytých riadkov.
    }
chat-hear = Znova počuť: { $name }
mute-title = Koho počuť
mute-about = Kto nie je označený, je stlmený: jeho riadky a znamenia sa skryjú, ale len tebe. Nikto sa to nedozvie.
watching-count = diváci: { $count }
agreed-watchers-talk = Hovoriť smú aj diváci.
agreed-watchers-listen = Diváci len počúvajú.
emote-title = Znamenia
emote-key = Znamenia (E)
emote-hand = Ahoj
emote-fire = Dobre zahrané
emote-mammoth = To je prekvapenie
emote-spear = Smola
emote-sun = Vďaka
emote-drum = Si na ťahu
emote-spoken = { $name }: { $sign }
name-too-long =
    { $many ->
        [one] O { $many } znak viac: meno môže mať najviac { $most }.
        [few] O { $many } znaky viac: meno môže mať najviac { $most }.
       *[other] O { $many } znakov viac: meno môže mať najviac { $most }.
    }

## Coming back after a bot has stood in

stood-in-title = V tvojej neprítomnosti hral bot:
stood-in-more =
    { $count ->
        [one] a ešte { $count } krok
        [few] a ešte { $count } kroky
       *[other] a ešte { $count } krokov
    }
stood-in-look = Pozrieť záznam odtiaľ

## The end

end-winners =
    { $count ->
        [1] { $names } víťazí
       *[other] { $names } víťazia spoločne
    }
end-you-win = Víťazíš!
end-you-share = Spoločné víťazstvo: ty a { $names }
end-you-are =
    { $place ->
        [2] Máš druhé miesto.
        [3] Máš tretie miesto.
       *[other] Máš štvrté miesto.
    }
end-places = Poradie
end-place =
    { $place ->
       *[other] { $place }.
    }
end-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
end-tie =
    { $points ->
        [one] { $names } majú po { $points } bode.
        [few] { $names } majú po { $points } body.
       *[other] { $names } majú po { $points } bodov.
    } Vedie { $first }: { $why }.
end-tie-by = { $what } { $best } proti { $other }
end-tie-shared =
    { $points ->
        [one] { $names } majú po { $points } bode
        [few] { $names } majú po { $points } body
       *[other] { $names } majú po { $points } bodov
    } a vo všetkom, čo rozhoduje pri zhode, sú na tom rovnako: o miesto sa delia.
end-link = Odkaz na záznam
end-picture = Obrázok na zdieľanie
end-count-again = Spočítať znova
end-replay = Pozrieť záznam
end-save = Uložiť zápis
sheet-title = Bodovanie
sheet-for = Za čo
sheet-nothing = nič
sheet-total = Spolu
sheet-place = Miesto
sheet-part = { $words } = { $points }

## The count

count-title = Sčítanie bodov
count-begins = Teraz sa sčítavajú body.
count-skip = Preskočiť
count-line = { $what }: { $points }
count-sums = Zatiaľ sčítané

## The picture to share

picture-title = Obrázok tejto hry
picture-alt = { $headline }: plán na konci hry s menami a bodmi
picture-making = Maľuje sa…
picture-failed = V tomto prehliadači sa obrázok nepodarilo vytvoriť.
picture-share = Zdieľať
picture-save = Uložiť obrázok
picture-foot = Zahrané v Lascaux, { $when }
picture-foot-later = Zahrané v Lascaux

## Rules

rules-of = Pravidlá: { $game }
rules-chapters = Kapitoly
rules-find = Hľadať v pravidlách
rules-none = Tieto slová nie sú v žiadnom pravidle.
rule-link = pravidlo
rule-show = Ukázať pravidlo { $rule }
rule-title = Pravidlo { $rule }
rule-all = Všetky pravidlá
rule-none = Toto pravidlo tu nie je.

## Settings

settings-title = Nastavenia
settings-theme = Svetlo
settings-theme-light = Deň
settings-theme-dark = Noc
settings-theme-system = Podľa zariadenia
settings-help = Pri stole
settings-sound = Zvuky
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
settings-guide = Vysvetľovať každé rozhodnutie
settings-list = Ukazovať možnosti ako zoznam
settings-guesses = Ukazovať, ako si bot cení každú možnosť
settings-forced = Hrať automaticky, keď nie je na výber
settings-speed = Ťahy ostatných hráčov
settings-speed-slow = Pomaly
settings-speed-normal = Normálne
settings-speed-fast = Rýchlo
settings-speed-once = Okamžite
settings-language = Jazyk

## Being called when it is one's turn

calls-title = Keď si na ťahu
calls-switch = Upozorniť ma na tomto zariadení
calls-reach-closed = Aj keď je stránka zatvorená.
calls-reach-open = Kým je stôl otvorený na karte alebo v okne.
calls-obstacle-insecure = Upozornenia a inštalácia potrebujú https alebo localhost; na tejto adrese sa stránka zaobíde bez nich.
calls-obstacle-unsupported = Tento prehliadač tu upozornenia neukazuje. Na iPhone alebo iPade najprv pridaj stránku na plochu.
calls-obstacle-blocked = Tvoj prehliadač upozornenia z tejto stránky blokuje. Povoľ ich v jeho nastaveniach pre túto stránku.
calls-more = Ďalšie spôsoby upozornenia
calls-hook = Webhook
calls-hook-begin = https://
calls-hook-save = Uložiť
calls-hook-more = Na túto adresu príde krátka správa (JSON, POST), keď si na ťahu a nemáš otvorenú žiadnu stránku.
calls-hook-kept = Uložené pre všetky tvoje miesta.
calls-install = Nainštalovať Lascaux ako aplikáciu
calls-offer = Chceš dostať upozornenie, keď si na ťahu?
calls-offer-more = V nastaveniach to môžeš kedykoľvek zmeniť.
calls-offer-yes = Upozorniť ma
calls-offer-no = Nie, vďaka

## What went wrong

problem-offline = Server teraz nie je dostupný.
problem-slow = Server neodpovedá včas.
problem-server = Toto server nezvládol.
problem-unknown = Niečo sa nepodarilo.
problem-not-found = Tu nič nie je.
problem-no-table = Taký stôl tu nie je.
problem-no-method = Takto sa na to pýtať nedá.
problem-not-written = Server to nemohol zapísať, takže sa nič nezmenilo: skús to znova.
problem-busy = Práve je tu toľko práce, že sa to neurobilo: skús to hneď znova.
problem-too-fast = To je priveľa naraz: chvíľku počkaj.
problem-too-many-tables = Odtiaľto sa založilo priveľa stolov: chvíľku počkaj.
problem-too-large = To je príliš veľké.
problem-full = Všetky miesta sú obsadené. Môžeš sa pozerať.
problem-taken = Toto miesto už nie je voľné.
problem-same-name = Toto alebo veľmi podobné meno už pri stole niekto má: vyber si iné.
problem-name-too-long = Toto meno je príliš dlhé: najviac 24 znakov.
problem-bad-name = Takto sa meno ukázať nedá: použi písmená, bez medzier na krajoch.
problem-watchers-silent = Pri tomto stole diváci len počúvajú.
problem-nothing-said = V tomto riadku nie je nič, čo by sa dalo prečítať.
problem-started = Hra sa už začala. Môžeš sa pozerať.
problem-too-long = Pri tomto stole sa toho stalo toľko, že server v ňom nemôže pokračovať.
problem-not-host = Kým sú voľné miesta, môže hru začať len ten, kto stôl vedie. Len ten tiež môže niekoho požiadať, aby miesto uvoľnil.
problem-no-guest = Nesedí tam nikto, koho by sa dalo požiadať o uvoľnenie miesta.
problem-starting = Hra sa o chvíľu začne: počkaj moment.
problem-too-early = Táto stránka je staršia ako server a pridáva náhodu priskoro: načítaj ju znova.
problem-nothing-to-reveal = Toto miesto teraz nemá čo pridať.
problem-other-salt = To nie je náhoda, ktorá bola pre toto miesto určená.
problem-not-over = Hra sa ešte neskončila.
problem-not-started = Hra sa ešte nezačala.
problem-not-your-turn = Nie si na ťahu.
problem-not-left = Bot obsadí miesto, ktoré je voľné alebo opustené, alebo na ktoré všetci čakajú už minútu.
problem-no-seat-left = Boti ti nenechali žiadne miesto.
problem-setup = S týmto nastavením sa hra hrať nedá.
problem-unknown-game = Túto hru server nemá.
problem-malformed = Tomuto server nerozumie: načítaj stránku znova.
problem-malformed-action = Taký ťah v tejto hre nie je.
problem-no-hello = Spojenie sa nezačalo pozdravom: načítaj stránku znova.
problem-old-revision = Táto hra sa hrala podľa starších pravidiel, ktoré už server nemá.
problem-broken = Tento stôl sa nedá obnoviť.
problem-closed = Správca servera tento stôl zatvoril.
problem-banned = Táto adresa sem nemá prístup.
problem-not-read = Server to teraz nedokáže prečítať: skús to znova.
problem-too-many-records = Odtiaľto dnes prišlo priveľa záznamov: skús to zajtra.
problem-record-too-long = Táto hra je na zápis príliš dlhá: znakov by bolo { $characters }, znova sa ich prečíta najviac { $most }. Nič sa nezapísalo.
problem-record = Tento zápis neplatí: riadok { $line } nemôže byť správne.
problem-unfinished = Načítať sa dá len dohratá hra: zápis nedohratej obsahuje jej tajomstvá.
problem-no-position = Takú pozíciu táto hra nemá.
problem-over-here = V tejto pozícii je hra už na konci: pokračuj z niektorej skoršej.
problem-no-such-seat = Také miesto táto hra nemá.
problem-bots-unlike-seats = Boti musia mať jednu úroveň, alebo ich musí byť toľko, koľko je ostatných miest.
problem-not-your-eyes = Pohľad z tohto miesta ti nepatrí.
problem-too-slow = Trvalo to príliš dlho: skús to neskôr.
problem-bot = Žiadneho bota sa nepodarilo opýtať.
problem-data = Súčasti tejto hry sa nedajú použiť.
problem-stale = Medzitým sa niečo stalo: pozri sa znova.
problem-no-seats = Nie je tu žiadne miesto, ktoré by sa dalo preniesť.
problem-no-link = Tento odkaz je zrušený, alebo ho nikto neotvoril včas. Vytvor na druhom zariadení nový.
problem-link-used = Tento odkaz už niekto otvoril. Vytvor na druhom zariadení nový.
problem-no-seat = Na to potrebuješ miesto pri stole.
problem-unknown-token = Toto miesto už nie je tvoje. Môžeš sa pozerať.
problem-asked-to-leave = Na želanie toho, kto stôl vedie, je tvoje miesto opäť voľné. Môžeš sa pozerať.
problem-nothing-to-undo = Nie je čo vracať.
problem-must-ask = Medzitým sa to už bez ostatných vrátiť nedá. Môžeš ich požiadať.
problem-must-wait = Za niekoho, kto by musel súhlasiť, teraz hrá bot. Vrátiť sa to bude dať, až keď bude späť pri stole.
problem-too-many-undos = Pri tomto stole sa vracalo už toľkokrát, že ďalej sa vracať nedá. Hra pokračuje.
problem-asked-already = O vrátenie už žiada niekto iný: to má prednosť.
problem-nothing-asked = O súhlas ťa už nikto nežiada.
problem-no-push = Tento server neposiela upozornenia.
problem-no-hooks = Tento server nevolá webhooky.
problem-bad-subscription = Toto nie je odber z prehliadača.
problem-bad-address = Na túto adresu sa nedá nič poslať. Musí sa začínať https:// a obsahovať názov servera.
problem-private-address = Táto adresa vedie do vlastnej siete servera, čo tu nie je dovolené.
problem-unknown-host = Taký server neexistuje.
problem-going-down = Server sa reštartuje: skús to o chvíľu znova.
problem-elsewhere = Žiadosť prišla zo stránky iného servera, a tak sa nič nestalo. Otvor stránku tohto servera.
problem-not-our-name = Tento server nepozná meno, pod ktorým ho hľadáš. Jeho správca mu ho môže oznámiť voľbou --public-url.

## The guide: its sentences stand in the catalogs of the games

guide-off = Už nevysvetľovať
new-without-hints = Hrať bez rád
hint-thinking = Premýšľam…
hint-region = Najprv sa pozri sem: „{ $region }“.
hint-kind =
    { $count ->
        [one] Pozri sa na možnosť, ktorá svieti.
        [few] Pozri sa na { $count } možnosti, ktoré svietia: je to jedna z nich.
        [many] Pozri sa na { $count } možnosti, ktoré svietia: je to jedna z nich.
       *[other] Pozri sa na { $count } možností, ktoré svietia: je to jedna z nich.
    }
hint-about = O čo tu ide: { $category }.
hint-more = Ukáž mi to
hint-whole = Silný hráč by zvolil: { $what }
hint-why = Prečo?
hint-instead = Body na konci v porovnaní s „{ $what }“:
agreed-without-hints = Nikto nedostáva rady ani čísla pri možnostiach.
problem-no-hints = Pri tomto stole sa hrá bez rád.
hint-even = „{ $what }“ je asi rovnako dobré.

guided-start = Prvá hra so sprievodcom
guided-new = Si tu prvýkrát? Nauč sa hrať za desať minút:
