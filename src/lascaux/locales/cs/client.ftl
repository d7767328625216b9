# The pages of the browser. What belongs to one game begins with the game's initials.

page-brand = Lascaux
page-title = { $title } · Lascaux
page-your-turn = Jsi na tahu · { $title }
page-skip = Přejít na obsah
page-close = Zavřít
page-more = Více
page-copy = Kopírovat
page-copied = Zkopírováno
page-cancel = Zrušit
try-again = Zkusit znovu
to-home = Domů
page-and = { $first } a { $last }
default-name = Host
default-name-of = Host { $number }
page-rules = Pravidla

## Friendly pages for what is not there

note-loading = Okamžik…
note-loading-more = Rozdělává se oheň.
note-missing = Na téhle stěně nic není
note-missing-more = Tahle adresa nikam nevede. Možná v odkazu chybí písmenko.
note-no-table = Takový stůl tu není
note-no-table-more = Zkontroluj odkaz nebo kód. Stůl, ke kterému dlouho nikdo nepřišel, už nemusí existovat.
note-offline = Bez připojení
note-offline-more = Server teď není dostupný. Zkontroluj připojení a zkus to znovu.
note-slow = Trvá to moc dlouho
note-slow-more = Server neodpovídá. Možná má moc práce: zkus to za chvíli.
note-broken = Něco se nepovedlo
note-broken-more = Server nedokázal tuhle stránku zobrazit. Zkus to za chvíli znovu.
note-no-game = Pravidla tu nejsou
note-no-game-more = Server nezná pravidla žádné hry s tímto názvem.
note-no-replay = Není co přehrávat
note-no-replay-more = Hra možná ještě nezačala, nebo se na ni odsud nesmíš dívat.

## Home

home-page = Domů
home-title = Pravěké deskové hry na tvé stěně
home-lead = Zahraj si dnes večer s přáteli, stačí odkaz a žádný účet. Nebo hned teď proti botům.
home-games = Hry
home-waiting = Čeká na tebe
home-running = Tvoje další stoly
home-tables = Tvoje stoly
home-finished = Tvoje dohrané hry
home-waits = ({ $count }) Jsi na tahu
home-you = Ty
home-join = Přisednout ke stolu
home-record = Prohlédnout uloženou hru
play-now = Hrát hned proti botům
play-now-with =
    { $bots ->
        [one] ty a { $bots } bot, { $level } úroveň
        [few] ty a { $bots } boti, { $level } úroveň
       *[other] ty a { $bots } botů, { $level } úroveň
    }
create-table = Založit stůl
game-players =
    { $least ->
       *[other] { $least } až { $most } { $most ->
            [one] hráč
            [few] hráči
           *[other] hráčů
        }
    }
your-name = Tvoje jméno
your-sign = Tvůj znak
sign-wolf = Vlk
sign-bison = Bizon
sign-lion = Lev
sign-bear = Medvěd
join-go = Přisednout
join-code = Kód stolu nebo odkaz na něj
open-tables = Otevřené stoly
open-seats =
    { $seats ->
        [one] { $seats } volné místo
        [few] { $seats } volná místa
       *[other] { $seats } volných míst
    }
tables-open = Ještě nezačalo
tables-playing = Hraje se
tables-over = Konec hry
tables-yours = Jsi na tahu
tables-turn = Na tahu: { $name }
finished-won = Výhra
finished-shared = Společná výhra
finished-place = { $place }. místo z { $players }
finished-table = Stůl
finished-all =
    { $count ->
        [one] Ukázat { $count } hru
        [few] Ukázat všechny { $count } hry
       *[other] Ukázat všech { $count } her
    }
record-about = Zápis obsahuje celou hru. Nejdřív se ověří, pak si můžeš prohlédnout každou pozici.
record-file = Zápis

## Another game for the same people

rematch-now = Hrát znovu
rematch-offer = Nabídnout další hru
rematch-join = Hrát dál
rematch-watch = Sledovat další hru
rematch-decline = Teď ne
rematch-title = { $name } chce hrát znovu
rematch-wish = { $name } chce hrát znovu.
rematch-begun = Hra, kterou { $name } nabízí, už začala. Než přijdeš, hraje za tebe bot.
rematch-coming =
    { $count ->
        [1] { $names } přichází.
       *[other] { $names } přicházejí.
    }
rematch-waits =
    { $count ->
        [1] Hra začne, jakmile tu bude { $names }. Když ji spustíš teď, do té doby hraje bot.
       *[other] Hra začne, jakmile tu budou { $names }. Když ji spustíš teď, do té doby hrají boti.
    }
rematch-order = Pořadí míst
rematch-order-rotate = Všichni se posunou o jedno místo.
rematch-order-same = Všichni zůstanou na svém místě.
rematch-order-result = První sedí ten, kdo skončil poslední.
seat-asked = pozvánka odeslána, zatím tu není

## Seats on another device

devices-title = Přenes si místa na jiné zařízení
devices-about = Odkaz nese všechna místa z tohoto prohlížeče. Otevři ho v telefonu nebo na jiném počítači a pokračuj tam. Fungují obě zařízení.
devices-make = Vytvořit odkaz
devices-link = Tvůj odkaz
devices-warning = Ukáže se jen teď, platí jednou a po dobu jednoho dne. Kdo ho otevře, hraje za tebe.
devices-alone = Tahle adresa funguje jen na tomto počítači. Chceš-li pokračovat v telefonu, musí být server přístupný z tvé sítě: jak na to, říká pozvánka ke stolu.
devices-qr = QR kód tvého odkazu
devices-made = Odkazy, které máš vytvořené
devices-seats =
    { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
devices-opened = používá se
devices-unopened = neotevřený
devices-take-back = Zrušit
seats-title = Tvoje místa
seats-about = Tenhle odkaz sem přenese tvoje místa z jiného zařízení. Funguje jednou.
seats-take = Přenést moje místa
seats-none = Žádný odkaz tu není. Vytvoř si ho na zařízení, kde hraješ: na úvodní stránce pod „Ty“.
seats-done =
    { $tables ->
        [one] Je tu tvoje místo u { $tables } stolu.
        [few] Jsou tu tvoje místa u { $tables } stolů.
       *[other] Jsou tu tvoje místa u { $tables } stolů.
    }

## Several people at one device

guest-add = Přidat hráče u tohoto zařízení
guest-name = Jméno { $number }. hráče
guest-sign = Znak { $number }. hráče
guest-name-one = Jméno hráče
guest-sign-one = Znak hráče
guest-remove = Bez { $number }. hráče
guest-sit-down = Přisednout u tohoto zařízení
seat-device = u tohoto zařízení
seat-send-away = { $name } nehraje
seat-ask-to-leave = Požádat o uvolnění místa: { $name }
pass-to = Předej: { $name }
pass-turn = Na tahu: { $name }.
pass-wish = { $name } chce něco vrátit a ptá se tě.
pass-here = Tady { $name }

## A new table

new-table = { $game }: nový stůl
new-players = Místa
new-bots = Z toho boti
new-watchers-talk = Nechat mluvit i diváky
new-public = Ukázat stůl na úvodní stránce, aby mohl přisednout kdokoli
bot-level = Boti
option-named = { $name }: { $what }
option-follows = podle vydání: { $what }
bot-random = náhodná
bot-easy = lehká
bot-casual = pohodová
bot-fair = slušná
bot-strong = silná
bot-expert = expertní
bot-greedy = solidní

## The levels: who plays so, and how

level-title = Proti komu chceš hrát?
level-seat = Kdo obsadí místo { $number }?
level-named = { $name }, { $level } úroveň
level-against = Soupeř: { $who }. Vybrat jiného
level-easy-name = Pim
level-easy-about = Dělá začátečnické chyby.
level-casual-name = Wenna
level-casual-about = Hraje podle osvědčených pouček.
level-fair-name = Brukk
level-fair-about = Zkušenosti má z her proti sobě a hraje podle citu.
level-strong-name = Ilka
level-strong-about = Před každým tahem se na chvíli zamyslí.
level-expert-name = Starý Maro
level-expert-about = Promýšlí každé důležité rozhodnutí.
# By as many games between bots; the brackets say what it would be if all played alike.
level-strength =
    { $players ->
        [2] Vyhrává { $share } % her proti pohodovému botovi (polovina by byla vyrovnaná hra).
        [3] Vyhrává { $share } % her proti dvěma pohodovým botům (třetina by byla vyrovnaná hra).
        [4] Vyhrává { $share } % her proti třem pohodovým botům (čtvrtina by byla vyrovnaná hra).
       *[other] Vyhrává { $share } % her u stolu pro { $players }, kde všichni ostatní jsou pohodoví boti.
    }

## The lobby

lobby-title = { $game }: před hrou
lobby-seats = Místa
lobby-agreed = Co je dohodnuto
lobby-open =
    { $seats ->
        [one] Ještě je volné { $seats } místo. Když začneš teď, obsadí ho bot.
        [few] Ještě jsou volná { $seats } místa. Když začneš teď, obsadí je boti.
       *[other] Ještě je volných { $seats } míst. Když začneš teď, obsadí je boti.
    }
lobby-full = Všichni jsou tu.
lobby-missing =
    { $count ->
        [1] { $names } tu zatím není.
       *[other] { $names } tu zatím nejsou.
    }
lobby-full-guest = Všechna místa jsou obsazená. Hru můžeš sledovat odsud.
lobby-host = Dokud jsou volná místa, hru začíná { $name }.
lobby-start = Začít hru
lobby-leave = Odejít od stolu
lobby-sit = Přisednout
lobby-sit-down = Sednout si na volné místo
start-on = Hra každou chvíli začne: všichni přidávají svou náhodu.
start-waits = Ještě chybí: { $names }.
start-missing = Náhoda nepřišla včas ({ $names }), takže nic z toho, co se přidalo, už neplatí.
start-off = Hra zatím nezačíná. Můžeš ji spustit znovu.
seat-number = Místo { $number }
seat-open = volné místo
seat-take = Sednout si na místo { $number }
seat-add-bot = Posadit bota
seat-change-bot = Změnit
seat-you = (ty)
seat-bot = bot, { $bot } úroveň
seat-here = u stolu
seat-away = pryč
seat-left = už nehraje
seat-acting = na tahu
seat-acting-away = na tahu, teď bez připojení
seat-replace = Nechat pokračovat bota
seat-stand-in = Nechat hrát bota, než se vrátí { $name }
seat-stands-in = hraje bot, než se vrátí { $name }
invite-title = Pozvánka
invite-watch = Pozvat diváka
invite-about = Kdo má tento odkaz, může si sednout na volné místo nebo se dívat.
invite-link = Odkaz na stůl
invite-link-here = Odkaz na tomto počítači
invite-which = Adresa tohoto počítače
invite-alone = Přátelé zatím přijít nemohou: stránku otevře jen tento počítač. Chceš-li pustit ostatní z tvé sítě, zastav server a spusť ho takto:
invite-no-network = Přátelé zatím přijít nemohou: zdá se, že tento počítač není v žádné síti, nebo v žádné známé. Otevři stránku na adrese, na kterou se dostanou i oni.
invite-public = Pro přátele odjinud je potřeba adresa na internetu: zadej ji pomocí --public-url.
invite-share = Sdílet
invite-code = nebo kód
invite-qr = QR kód odkazu na stůl
invite-personal = Hrát i na druhém zařízení

## The table

area-board = Plán
area-players = Hráči
area-question = Otázka
area-options = Možnosti
area-log = Průběh
area-chat = Chat
area-decision = Rozhodnutí
area-dock = Rozhodnutí a novinky
area-since = Od tvého posledního tahu
area-panel = Co ukázat dole
area-tools = Stůl
area-tabs = Oblasti
tab-board = Plán
tab-options = Možnosti
tab-log = Průběh, chat
tab-players = Hráči
turn-yours = Jsi na tahu
turn-theirs = Na tahu: { $name }
turn-away = Na tahu: { $name }, teď bez připojení
turn-over = Konec hry
turn-watching = díváš se
link-reconnecting = Spojení vypadlo. Samo se obnoví; nic se neztratilo.
link-restarting = Server se restartuje. Stránka se sama vrátí; nic se neztratí.
question-yours = Rozhoduješ ty
question-theirs = { $name } se rozhoduje
question-skip = Na současný stav
question-away = { $name } se rozhoduje, teď bez připojení
question-left = { $name } už nehraje: pokračovat může bot
# The lower part of the dock
panel-since = Od tvého posledního tahu
panel-log = Průběh, chat
options-fold = Možnosti: { $count }
since-title = Od tvého posledního tahu
since-nothing = Od tvého posledního tahu se nic nestalo.
since-more =
    { $more ->
        [one] … předtím ještě { $more } událost,
        [few] … předtím ještě { $more } události,
       *[other] … předtím ještě { $more } událostí,
    }

options-count =
    { $count ->
        [0] Možnosti
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
options-found =
    { $count ->
        [1] { $found } z { $count } možnosti
       *[other] { $found } z { $count } možností
    }
options-legend = Čísla: jak se změní tvoje body
options-best = nejdřív nejvíc bodů
options-find = Najít možnost
options-points = body
options-rulings =
    { $count ->
        [0] Pravidla pro znalce: vše jako obvykle
       *[other] Pravidla pro znalce: { $count } jinak než obvykle
    }
options-more =
    { $count ->
        [one] ještě { $count } možnost, jako obvykle
        [few] ještě { $count } možnosti, jako obvykle
       *[other] ještě { $count } možností, jako obvykle
    }
options-none = Teď není o čem rozhodovat.
options-sending = Odesílá se…
options-offline = Pokračovat můžeš, jakmile se obnoví spojení.
why-first = Teď ne. Nejdřív je třeba rozhodnout: { $why }
hint-ask = Poradit
hint-is = Solidní hráč by zvolil: { $what } ({ $gain })
hint-do = Udělat to
undo-free = Vrátit
undo-ask = Požádat o vrácení
ask-title = Požádat o vrácení?
ask-whom =
    { $count ->
        [1] Rozhodne { $names }. Se souhlasem se vrátí:
       *[other] Rozhodnou { $names }. Když budou všichni souhlasit, vrátí se:
    }
ask-yes = Požádat
ask-away =
    { $count ->
        [1] Hraje bot, než se vrátí { $names }. Bez tohoto souhlasu se nic dalšího vrátit nedá.
       *[other] Boti hrají, než se vrátí { $names }. Bez jejich souhlasu se nic dalšího vrátit nedá.
    }
wish-yours = Chceš vrátit tohle. Ještě odpoví: { $names }.
wish-theirs = { $name } chce vrátit tohle:
wish-own-step = { $what } (tvůj krok)
wish-more =
    { $count ->
        [one] a ještě { $count } krok
        [few] a ještě { $count } kroky
       *[other] a ještě { $count } kroků
    }
wish-waits = Ještě odpoví: { $names }.
wish-withdraw = Už nežádat
wish-yes = Souhlasím
wish-no = Ne
answer-agreed = { $name } souhlasí.
answer-refused = { $name } to raději vracet nechce.
answer-played-on = { $name } hraje dál: nic se nevrací.
answer-left = { $name } odchází od stolu: jestli chceš, požádej znovu.
log-title = Co se stalo
log-replay = Přehrát
log-undone = Vráceno:
log-empty = Zatím nic.
chat-title = Chat
chat-say = Napiš něco
chat-send = Odeslat
chat-waiting = (čeká na odeslání)
chat-spoken = { $name } říká: { $text }
leave-go = Odejít
leave-title = Odejít od stolu?
leave-about = Místo ti zůstane: stůl počká a najdeš ho na úvodní stránce, kdykoli se vrátíš.
leave-means = Nebo ho opusť nadobro: obsadit ho může bot a vrátit se už nepůjde.
leave-yes = Opustit místo
leave-no = Zůstat
leave-later = Vrátit se později
board-broken = Plán nejde vykreslit. Seznam možností funguje dál.
board-not-loaded = Plán se nepodařilo načíst. Seznam možností funguje dál.

## Talking: words, signs, whoever watches, and whom one does not want to hear

chat-silent = Mluvit tu můžou jen ti, kdo hrají.
chat-as = Mluvíš jako
chat-watcher = divák
chat-too-long =
    { $many ->
        [one] O { $many } znak víc, než se vejde.
        [few] O { $many } znaky víc, než se vejde.
       *[other] O { $many } znaků víc, než se vejde.
    }
chat-hidden =
    { $count ->
        [one] { $name }: { $count } skrytý řádek.
        [few] { $name }: { $count } skryté řádky.
       *[other] { $name }: { $count } skrytých řádků.
    }
chat-hear = { $name }: zase slyšet
mute-title = Koho slyšet
mute-about = Kdo není zaškrtnutý, je ztlumený: jeho řádky a znamení se skryjí, ale jen tobě. Nikdo se to nedozví.
watching-count = diváci: { $count }
agreed-watchers-talk = Mluvit smějí i diváci.
agreed-watchers-listen = Diváci jen poslouchají.
emote-title = Znamení
emote-key = Znamení (E)
emote-hand = Ahoj
emote-fire = Dobře zahráno
emote-mammoth = To je překvapení
emote-spear = Smůla
emote-sun = Díky
emote-drum = Jsi na tahu
emote-spoken = { $name }: { $sign }
name-too-long =
    { $many ->
        [one] O { $many } znak víc: jméno může mít nejvýš { $most }.
        [few] O { $many } znaky víc: jméno může mít nejvýš { $most }.
       *[other] O { $many } znaků víc: jméno může mít nejvýš { $most }.
    }

## Coming back after a bot has stood in

stood-in-title = Za tvé nepřítomnosti hrál bot:
stood-in-more =
    { $count ->
        [one] a ještě { $count } krok
        [few] a ještě { $count } kroky
       *[other] a ještě { $count } kroků
    }
stood-in-look = Přehrát odtud

## The end

end-winners =
    { $count ->
        [1] { $names } vítězí
       *[other] { $names } vítězí společně
    }
end-you-win = Vítězíš!
end-you-share = Vítězíš a s tebou i { $names }
end-you-are =
    { $place ->
        [2] Máš druhé místo.
        [3] Máš třetí místo.
       *[other] Máš čtvrté místo.
    }
end-places = Pořadí
end-place =
    { $place ->
       *[other] { $place }.
    }
end-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
end-tie =
    { $points ->
        [1] { $names } mají po { $points } bodu.
       *[other] { $names } mají po { $points } bodech.
    } Vede { $first }: { $why }.
end-tie-by = { $what } { $best } proti { $other }
end-tie-shared =
    { $points ->
        [1] { $names } mají po { $points } bodu
       *[other] { $names } mají po { $points } bodech
    } a rovnost ve všem, co rozhoduje při shodě: o místo se dělí.
end-link = Odkaz na přehrávku
end-picture = Obrázek ke sdílení
end-count-again = Sečíst znovu
end-replay = Přehrát
end-save = Uložit zápis
sheet-title = Bodování
sheet-for = Za co
sheet-nothing = nic
sheet-total = Celkem
sheet-place = Místo
sheet-part = { $words } = { $points }

## The count

count-title = Sčítání bodů
count-begins = Teď se sčítají body.
count-skip = Přeskočit
count-line = { $what }: { $points }
count-sums = Zatím sečteno

## The picture to share

picture-title = Obrázek této hry
picture-alt = { $headline }: plán na konci hry se jmény a body
picture-making = Maluje se…
picture-failed = V tomto prohlížeči se obrázek nepodařilo vytvořit.
picture-share = Sdílet
picture-save = Uložit obrázek
picture-foot = Zahráno v Lascaux, { $when }
picture-foot-later = Zahráno v Lascaux

## Rules

rules-of = Pravidla: { $game }
rules-chapters = Kapitoly
rules-find = Hledat v pravidlech
rules-none = Tato slova v žádném pravidle nejsou.
rule-link = pravidlo
rule-show = Ukázat pravidlo { $rule }
rule-title = Pravidlo { $rule }
rule-all = Všechna pravidla
rule-none = Tohle pravidlo tu není.

## Settings

settings-title = Nastavení
settings-theme = Světlo
settings-theme-light = Den
settings-theme-dark = Noc
settings-theme-system = Podle zařízení
settings-help = U stolu
settings-sound = Zvuky
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
settings-guide = Vysvětlovat každé rozhodnutí
settings-list = Ukazovat možnosti jako seznam
settings-guesses = Ukazovat, jak si bot cení každé možnosti
settings-forced = Zahrát samo, když není na výběr
settings-speed = Tahy ostatních hráčů
settings-speed-slow = Pomalu
settings-speed-normal = Normálně
settings-speed-fast = Rychle
settings-speed-once = Hned
settings-language = Jazyk

## Being called when it is one's turn

calls-title = Když jsi na tahu
calls-switch = Upozornit mě na tomto zařízení
calls-reach-closed = I když je stránka zavřená.
calls-reach-open = Dokud je stůl otevřený na kartě nebo v okně.
calls-obstacle-insecure = Upozornění a instalace potřebují https nebo localhost; na této adrese se bez nich stránka obejde.
calls-obstacle-unsupported = Tento prohlížeč tu upozornění neukazuje. Na iPhonu nebo iPadu nejdřív přidej stránku na plochu.
calls-obstacle-blocked = Tvůj prohlížeč upozornění z této stránky blokuje. Povol je v jeho nastavení pro tuto stránku.
calls-more = Další způsoby upozornění
calls-hook = Webhook
calls-hook-begin = https://
calls-hook-save = Uložit
calls-hook-more = Na tuto adresu přijde krátká zpráva (JSON, POST), když jsi na tahu a nemáš otevřenou žádnou stránku.
calls-hook-kept = Uloženo pro všechna tvoje místa.
calls-install = Nainstalovat Lascaux jako aplikaci
calls-offer = Chceš dostat upozornění, když jsi na tahu?
calls-offer-more = V nastavení to můžeš kdykoli změnit.
calls-offer-yes = Upozornit mě
calls-offer-no = Ne, díky

## What went wrong

problem-offline = Server teď není dostupný.
problem-slow = Server neodpovídá včas.
problem-server = Tohle server nezvládl.
problem-unknown = Něco se nepovedlo.
problem-not-found = Tady nic není.
problem-no-table = Takový stůl tu není.
problem-no-method = Takhle se na to ptát nejde.
problem-not-written = Server to nemohl zapsat, takže se nic nezměnilo: zkus to znovu.
problem-busy = Právě je tu tolik práce, že se to neudělalo: zkus to hned znovu.
problem-too-fast = To je moc najednou: chvilku počkej.
problem-too-many-tables = Odsud se založilo moc stolů: chvilku počkej.
problem-too-large = To je moc velké.
problem-full = Všechna místa jsou obsazená. Můžeš se dívat.
problem-taken = Tohle místo už není volné.
problem-same-name = Tohle nebo velmi podobné jméno už u stolu někdo má: vyber si jiné.
problem-name-too-long = Tohle jméno je moc dlouhé: nejvýš 24 znaků.
problem-bad-name = Takhle jméno ukázat nejde: použij písmena, bez mezer na krajích.
problem-watchers-silent = U tohoto stolu diváci jen poslouchají.
problem-nothing-said = V tomto řádku není nic, co by se dalo přečíst.
problem-started = Hra už začala. Můžeš se dívat.
problem-too-long = U tohoto stolu se toho stalo tolik, že v něm server nemůže pokračovat.
problem-not-host = Dokud jsou volná místa, může hru začít jen ten, kdo stůl vede. Jen ten také může někoho požádat, ať místo uvolní.
problem-no-guest = Nesedí tam nikdo, koho by šlo požádat o uvolnění místa.
problem-starting = Hra každou chvíli začne: počkej okamžik.
problem-too-early = Tato stránka je starší než server a přidává náhodu příliš brzy: načti ji znovu.
problem-nothing-to-reveal = Toto místo teď nemá co přidat.
problem-other-salt = To není náhoda, která byla pro toto místo stanovena.
problem-not-over = Hra ještě neskončila.
problem-not-started = Hra ještě nezačala.
problem-not-your-turn = Nejsi na tahu.
problem-not-left = Bot obsadí místo, které je volné nebo opuštěné, nebo na které všichni čekají už minutu.
problem-no-seat-left = Boti ti nenechali žádné místo.
problem-setup = S tímto nastavením se hra hrát nedá.
problem-unknown-game = Tuhle hru server nemá.
problem-malformed = Tomuhle server nerozumí: načti stránku znovu.
problem-malformed-action = Takový tah v této hře není.
problem-no-hello = Spojení nezačalo pozdravem: načti stránku znovu.
problem-old-revision = Tahle hra se hrála podle starších pravidel, která už server nemá.
problem-broken = Tenhle stůl nejde obnovit.
problem-closed = Správce serveru tenhle stůl zavřel.
problem-banned = Tahle adresa sem nemá přístup.
problem-not-read = Server to teď nedokáže přečíst: zkus to znovu.
problem-too-many-records = Odsud dnes přišlo moc záznamů: zkus to zítra.
problem-record-too-long = Tahle hra je pro zápis moc dlouhá: znaků by bylo { $characters }, znovu se jich přečte nejvýš { $most }. Nic se nezapsalo.
problem-record = Tento zápis neplatí: řádek { $line } nemůže být správně.
problem-unfinished = Přinést jde jen dohranou hru: zápis nedohrané obsahuje její tajemství.
problem-no-position = Takovou pozici tato hra nemá.
problem-over-here = V této pozici už hra skončila: pokračuj z některé dřívější.
problem-no-such-seat = Takové místo tato hra nemá.
problem-bots-unlike-seats = Boti musí mít jednu úroveň, nebo jich musí být tolik, kolik je ostatních míst.
problem-not-your-eyes = Pohled z tohoto místa ti nepatří.
problem-too-slow = Trvalo to moc dlouho: zkus to později.
problem-bot = Žádného bota se nedalo zeptat.
problem-data = Součásti této hry nejde použít.
problem-stale = Mezitím se něco stalo: podívej se znovu.
problem-no-seats = Není tu žádné místo, které by šlo přenést.
problem-no-link = Tento odkaz je zrušený, nebo ho nikdo neotevřel včas. Vytvoř na druhém zařízení nový.
problem-link-used = Tento odkaz už někdo otevřel. Vytvoř na druhém zařízení nový.
problem-no-seat = K tomu potřebuješ místo u stolu.
problem-unknown-token = Tohle místo už není tvoje. Můžeš se dívat.
problem-asked-to-leave = Na přání toho, kdo stůl vede, je tvoje místo zase volné. Můžeš se dívat.
problem-nothing-to-undo = Není co vracet.
problem-must-ask = Mezitím už to bez ostatních vrátit nejde. Můžeš je požádat.
problem-must-wait = Za někoho, kdo by musel souhlasit, teď hraje bot. Vrátit to půjde, až bude zpátky u stolu.
problem-too-many-undos = U tohoto stolu se vracelo už tolikrát, že další vracení nejde. Hra pokračuje.
problem-asked-already = O vrácení už žádá někdo jiný: to má přednost.
problem-nothing-asked = O souhlas tě už nikdo nežádá.
problem-no-push = Tento server neposílá upozornění.
problem-no-hooks = Tento server nevolá webhooky.
problem-bad-subscription = Tohle není odběr z prohlížeče.
problem-bad-address = Na tuto adresu nejde nic poslat. Musí začínat https:// a obsahovat název serveru.
problem-private-address = Tato adresa vede do vlastní sítě serveru, což tu není dovoleno.
problem-unknown-host = Takový server neexistuje.
problem-going-down = Server se restartuje: zkus to za chvíli znovu.
problem-elsewhere = Žádost přišla ze stránky jiného serveru, a tak se nic nestalo. Otevři stránku tohoto serveru.
problem-not-our-name = Tento server nezná jméno, pod kterým ho hledáš. Jeho správce mu ho může sdělit volbou --public-url.

## The guide: its sentences stand in the catalogs of the games

guide-off = Už nevysvětlovat
new-without-hints = Hrát bez rad
hint-thinking = Přemýšlím…
hint-region = Nejdřív se podívej sem: „{ $region }“.
hint-kind =
    { $count ->
        [one] Podívej se na možnost, která svítí.
        [few] Podívej se na { $count } možnosti, které svítí: je to jedna z nich.
        [many] Podívej se na { $count } možnosti, které svítí: je to jedna z nich.
       *[other] Podívej se na { $count } možností, které svítí: je to jedna z nich.
    }
hint-about = O co tu jde: { $category }.
hint-more = Ukaž mi to
hint-whole = Silný hráč by zvolil: { $what }
hint-why = Proč?
hint-instead = Body na konci ve srovnání s „{ $what }“:
agreed-without-hints = Nikdo nedostává rady ani čísla u možností.
problem-no-hints = U tohoto stolu se hraje bez rad.
hint-even = „{ $what }“ je asi stejně dobré.

guided-start = První hra s průvodcem
guided-new = Jsi tu poprvé? Nauč se to přímo hrou, za deset minut:
