# The pages of the browser. What belongs to one game begins with the game's initials.

page-brand = Lascaux
page-title = { $title } · Lascaux
page-your-turn = Twoja tura · { $title }
page-skip = Do treści
page-close = Zamknij
page-more = Więcej
page-copy = Kopiuj
page-copied = Skopiowano
page-cancel = Anuluj
try-again = Spróbuj ponownie
to-home = Strona główna
page-and = { $first } i { $last }
default-name = Gość
default-name-of = Gość { $number }
page-rules = Zasady

## Friendly pages for what is not there

note-loading = Chwileczkę…
note-loading-more = Właśnie rozpalamy ogień.
note-missing = Na tej ścianie nic nie ma
note-missing-more = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.
note-no-table = Nie ma takiego stołu
note-no-table-more = Sprawdź link lub kod. Stół, przy którym długo nikt nie grał, mógł już zniknąć.
note-offline = Brak połączenia
note-offline-more = Serwer jest teraz nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
note-slow = To trwa za długo
note-slow-more = Serwer nie odpowiada. Może jest zajęty: spróbuj za chwilę.
note-broken = Coś poszło nie tak
note-broken-more = Serwer nie mógł pokazać tej strony. Spróbuj za chwilę.
note-no-game = Nie ma tu zasad
note-no-game-more = Serwer nie zna zasad gry o tej nazwie.
note-no-replay = Nie ma czego oglądać
note-no-replay-more = Może gra się jeszcze nie zaczęła albo stąd nie wolno jej oglądać.

## Home

home-page = Strona główna
home-title = Prehistoryczne gry planszowe na twojej ścianie
home-lead = Zagraj wieczorem ze znajomymi, przez link i bez konta, albo od razu z botami.
home-games = Gry
home-waiting = Czekają na ciebie
home-running = Twoje pozostałe stoły
home-tables = Twoje stoły
home-finished = Twoje zakończone gry
home-waits = ({ $count }) Twoja tura
home-you = Ty
home-join = Dołącz do stołu
home-record = Obejrzyj zapisaną grę
play-now = Zagraj od razu z botami
play-now-with =
    { $bots ->
        [one] ty i jeden bot, { $level }
        [few] ty i { $bots } boty, { $level }
       *[many] ty i { $bots } botów, { $level }
    }
create-table = Załóż stół
game-players = { $least }–{ $most } graczy
your-name = Twoje imię
your-sign = Twój znak
sign-wolf = Wilk
sign-bison = Bizon
sign-lion = Lew
sign-bear = Niedźwiedź
join-go = Dołącz
join-code = Kod lub link do stołu
open-tables = Otwarte stoły
open-seats =
    { $seats ->
        [one] 1 wolne miejsce
        [few] { $seats } wolne miejsca
       *[many] { $seats } wolnych miejsc
    }
tables-open = Jeszcze przed grą
tables-playing = W trakcie gry
tables-over = Koniec gry
tables-yours = Twoja tura
tables-turn = Gra { $name }
finished-won = Wygrana
finished-shared = Wspólna wygrana
finished-place = Miejsce { $place } z { $players }
finished-table = Stół
finished-all =
    { $count ->
        [one] Pokaż tę jedną grę
        [few] Pokaż wszystkie { $count } gry
       *[many] Pokaż wszystkie { $count } gier
    }
record-about = Zapis zawiera całą grę. Najpierw jest sprawdzany, potem możesz obejrzeć każdą pozycję.
record-file = Zapis

## Another game for the same people

rematch-now = Zagraj jeszcze raz
rematch-offer = Zaproponuj kolejną grę
rematch-join = Gram dalej
rematch-watch = Oglądaj następną grę
rematch-decline = Nie teraz
rematch-title = { $name } chce zagrać jeszcze raz
rematch-wish = { $name } chce zagrać jeszcze raz.
rematch-begun = Gra, którą proponuje { $name }, już trwa. Dopóki nie przyjdziesz, gra za ciebie bot.
rematch-coming =
    { $count ->
        [one] { $names } przychodzi.
        [few] { $names } przychodzą.
       *[many] { $names } przychodzą.
    }
rematch-waits =
    { $count ->
        [one] Gra zacznie się, gdy tylko { $names } tu będzie. Jeśli zaczniesz teraz, do tego czasu zagra bot.
        [few] Gra zacznie się, gdy tylko { $names } tu będą. Jeśli zaczniesz teraz, do tego czasu zagrają boty.
       *[many] Gra zacznie się, gdy tylko { $names } tu będą. Jeśli zaczniesz teraz, do tego czasu zagrają boty.
    }
rematch-order = Kolejność miejsc
rematch-order-rotate = Wszyscy przesiadają się o jedno miejsce.
rematch-order-same = Każdy zostaje na swoim miejscu.
rematch-order-result = Na pierwszym miejscu siada ostatni z tej gry.
seat-asked = zaproszenie wysłane, jeszcze bez odpowiedzi

## Seats on another device

devices-title = Zabierz swoje miejsca na inne urządzenie
devices-about = Link przenosi wszystkie miejsca z tej przeglądarki. Otwórz go na telefonie albo na innym komputerze i graj tam dalej. Oba urządzenia działają.
devices-make = Utwórz link
devices-link = Twój link
devices-warning = Widać go tylko teraz; działa raz i przez jeden dzień. Kto go otworzy, gra za ciebie.
devices-alone = Ten adres działa tylko na tym komputerze. Jeśli chcesz grać dalej na telefonie, serwer musi być dostępny w twojej sieci: jak to zrobić, mówi zaproszenie do stołu.
devices-qr = Kod QR twojego linku
devices-made = Utworzone linki
devices-seats =
    { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }
devices-opened = w użyciu
devices-unopened = nieotwarty
devices-take-back = Cofnij
seats-title = Twoje miejsca
seats-about = Ten link przenosi twoje miejsca z innego urządzenia na to. Działa raz.
seats-take = Przenieś moje miejsca
seats-none = Nie ma tu linku. Utwórz go na urządzeniu, na którym grasz: na stronie głównej, w części „Ty”.
seats-done =
    { $tables ->
        [one] Twoje miejsce przy jednym stole jest już tutaj.
        [few] Twoje miejsca przy { $tables } stołach są już tutaj.
       *[many] Twoje miejsca przy { $tables } stołach są już tutaj.
    }

## Several people at one device

guest-add = Dodaj osobę przy tym urządzeniu
guest-name = Imię osoby { $number }
guest-sign = Znak osoby { $number }
guest-name-one = Imię
guest-sign-one = Znak
guest-remove = Bez osoby { $number }
guest-sit-down = Usiądź przy tym urządzeniu
seat-device = przy tym urządzeniu
seat-send-away = { $name } nie gra
seat-ask-to-leave = Poproś o zwolnienie miejsca: { $name }
pass-to = Przekaż dalej: { $name }
pass-turn = Teraz tura gracza { $name }.
pass-wish = { $name } chce coś cofnąć i pyta cię o zgodę.
pass-here = Tu { $name }

## A new table

new-table = { $game }: nowy stół
new-players = Miejsca
new-bots = W tym boty
new-watchers-talk = Widzowie też mogą rozmawiać
new-public = Pokaż stół na stronie głównej, żeby każdy mógł dołączyć
bot-level = Boty
option-named = { $name }: { $what }
option-follows = jak w wydaniu: { $what }
bot-random = losowy
bot-easy = łatwy
bot-casual = zwykły
bot-fair = niezły
bot-strong = mocny
bot-expert = ekspert
bot-greedy = solidny

## The levels: who plays so, and how

level-title = Z kim chcesz zagrać?
level-seat = Kto siada na miejscu { $number }?
level-named = { $name }, { $level }
level-against = Przeciwnik: { $who }. Wybierz kogoś innego
level-easy-name = Pim
level-easy-about = Popełnia błędy początkujących.
level-casual-name = Wenna
level-casual-about = Gra według prostych reguł.
level-fair-name = Brukk
level-fair-about = Wytrenowany w grach z samym sobą, gra na wyczucie.
level-strong-name = Ilka
level-strong-about = Przed każdym ruchem chwilę myśli naprzód.
level-expert-name = Stary Maro
level-expert-about = Dokładnie rozważa każdą ważną decyzję.
# By as many games between bots; the brackets say what it would be if all played alike.
level-strength =
    { $players ->
        [2] Wygrywa { $share }% gier ze zwykłym botem (połowa to równy poziom).
        [3] Wygrywa { $share }% gier z dwoma zwykłymi botami (jedna trzecia to równy poziom).
        [4] Wygrywa { $share }% gier z trzema zwykłymi botami (jedna czwarta to równy poziom).
       *[other] Wygrywa { $share }% gier przy stole na { $players } osób, gdzie reszta to zwykłe boty.
    }

## The lobby

lobby-title = { $game }: przed grą
lobby-seats = Miejsca
lobby-agreed = Ustalenia
lobby-open =
    { $seats ->
        [one] Jedno miejsce jest jeszcze wolne. Jeśli zaczniesz teraz, zajmie je bot.
        [few] { $seats } miejsca są jeszcze wolne. Jeśli zaczniesz teraz, zajmą je boty.
       *[many] { $seats } miejsc jest jeszcze wolnych. Jeśli zaczniesz teraz, zajmą je boty.
    }
lobby-full = Są już wszyscy.
lobby-missing =
    { $count ->
        [one] Brakuje jeszcze jednej osoby: { $names }.
        [few] Brakuje jeszcze kilku osób: { $names }.
       *[many] Brakuje jeszcze kilku osób: { $names }.
    }
lobby-full-guest = Wszystkie miejsca są zajęte. Stąd możesz oglądać grę.
lobby-host = Dopóki są wolne miejsca, grę zaczyna { $name }.
lobby-start = Zacznij grę
lobby-leave = Odejdź od stołu
lobby-sit = Usiądź
lobby-sit-down = Zajmij wolne miejsce
start-on = Gra zaraz się zacznie: wszyscy dorzucają swoje szczęście.
start-waits = Jeszcze brakuje: { $names }.
start-missing = Szczęście nie dotarło na czas ({ $names }), więc nic z tego, co dorzucono, już się nie liczy.
start-off = Gra na razie się nie zaczyna. Możesz zacząć ją ponownie.
seat-number = Miejsce { $number }
seat-open = wolne miejsce
seat-take = Zajmij miejsce { $number }
seat-add-bot = Posadź bota
seat-change-bot = Zmień
seat-you = (ty)
seat-bot = bot, { $bot }
seat-here = przy stole
seat-away = poza stołem
seat-left = już nie gra
seat-acting = ma ruch
seat-acting-away = ma ruch, teraz bez połączenia
seat-replace = Niech dalej gra bot
seat-stand-in = Niech gra bot, dopóki nie wróci { $name }
seat-stands-in = gra bot, dopóki nie wróci { $name }
invite-title = Zaproś
invite-watch = Zaproś kogoś do oglądania
invite-about = Kto ma ten link, może zająć wolne miejsce albo oglądać.
invite-link = Link do stołu
invite-link-here = Link na tym komputerze
invite-which = Adres tego komputera
invite-alone = Znajomi jeszcze nie dołączą: stronę może otworzyć tylko ten komputer. Aby wpuścić innych w twojej sieci, zatrzymaj serwer i uruchom go tak:
invite-no-network = Znajomi jeszcze nie dołączą: ten komputer nie jest w żadnej sieci albo jej tu nie znamy. Otwórz stronę pod adresem, do którego oni też dotrą.
invite-public = Dla znajomych z daleka potrzebny jest adres w internecie: podaj go przez --public-url.
invite-share = Udostępnij
invite-code = albo kod
invite-qr = Kod QR linku do stołu
invite-personal = Graj też na drugim urządzeniu

## The table

area-board = Plansza
area-players = Gracze
area-question = Pytanie
area-options = Opcje
area-log = Dziennik
area-chat = Czat
area-decision = Decyzja
area-dock = Decyzja i nowości
area-since = Od twojego ruchu
area-panel = Co pokazać niżej
area-tools = Stół
area-tabs = Części
tab-board = Plansza
tab-options = Opcje
tab-log = Dziennik, czat
tab-players = Gracze
turn-yours = Twoja tura
turn-theirs = Gra { $name }
turn-away = Gra { $name }, teraz bez połączenia
turn-over = Koniec gry
turn-watching = oglądasz
link-reconnecting = Połączenie przerwane. Wróci samo; nic nie przepadnie.
link-restarting = Serwer uruchamia się ponownie. Strona wróci sama; nic nie przepadnie.
question-yours = Twoja decyzja
question-theirs = Decyduje { $name }
question-skip = Przejdź do teraz
question-away = Decyduje { $name }, teraz bez połączenia
question-left = { $name } już nie gra: dalej może grać bot
# The lower part of the dock
panel-since = Od twojego ruchu
panel-log = Dziennik, czat
options-fold = Opcje: { $count }
since-title = Od twojego ruchu
since-nothing = Od twojego ruchu nic się nie wydarzyło.
since-more = … wcześniej jeszcze { $more },

options-count =
    { $count ->
        [0] Opcje
        [one] 1 opcja
        [few] { $count } opcje
       *[many] { $count } opcji
    }
options-found = Opcje: { $found } z { $count }
options-legend = Liczby: jak zmienią się twoje punkty
options-best = najpierw najwięcej punktów
options-find = Znajdź opcję
options-points = punkty
options-rulings =
    { $count ->
        [0] Zasady dla znawców: wszystko jak zwykle
        [one] Zasady dla znawców: jedna inna niż zwykle
        [few] Zasady dla znawców: { $count } inne niż zwykle
       *[many] Zasady dla znawców: { $count } innych niż zwykle
    }
options-more =
    { $count ->
        [one] jeszcze 1 opcja, jak zwykle
        [few] jeszcze { $count } opcje, jak zwykle
       *[many] jeszcze { $count } opcji, jak zwykle
    }
options-none = Nie ma teraz nic do rozstrzygnięcia.
options-sending = Wysyłanie…
options-offline = Zagrasz dalej, gdy tylko wróci połączenie.
why-first = Nie teraz. Najpierw trzeba rozstrzygnąć: { $why }
hint-ask = Podpowiedź
hint-is = Solidny gracz zrobiłby tak: { $what } ({ $gain })
hint-do = Zrób to
undo-free = Cofnij
undo-ask = Poproś o cofnięcie
ask-title = Poprosić o cofnięcie?
ask-whom =
    { $count ->
        [one] Prośbę dostanie { $names }. Za zgodą tej osoby cofnie się:
        [few] Prośbę dostaną: { $names }. Jeśli zgodzą się wszyscy, cofnie się:
       *[many] Prośbę dostaną: { $names }. Jeśli zgodzą się wszyscy, cofnie się:
    }
ask-yes = Poproś
ask-away =
    { $count ->
        [one] Gra bot, dopóki nie wróci { $names }. Bez zgody tej osoby nic więcej nie można cofnąć.
        [few] Grają boty, dopóki nie wrócą: { $names }. Bez zgody tych osób nic więcej nie można cofnąć.
       *[many] Grają boty, dopóki nie wrócą: { $names }. Bez zgody tych osób nic więcej nie można cofnąć.
    }
wish-yours = Twoja prośba o cofnięcie czeka na odpowiedź: { $names }.
wish-theirs = { $name } chce cofnąć:
wish-own-step = { $what } (twój krok)
wish-more =
    { $count ->
        [one] i jeszcze jeden krok
        [few] i jeszcze { $count } kroki
       *[many] i jeszcze { $count } kroków
    }
wish-waits = Brakuje odpowiedzi: { $names }.
wish-withdraw = Wycofaj prośbę
wish-yes = Zgoda
wish-no = Nie
answer-agreed = { $name } się zgadza.
answer-refused = { $name } woli tego nie cofać.
answer-played-on = { $name } gra dalej: nic się nie cofa.
answer-left = { $name } odchodzi od stołu: jeśli chcesz, poproś jeszcze raz.
log-title = Co się wydarzyło
log-replay = Obejrzyj
log-undone = Cofnięte:
log-empty = Jeszcze nic.
chat-title = Czat
chat-say = Powiedz coś
chat-send = Wyślij
chat-waiting = (czeka na wysłanie)
chat-spoken = { $name } mówi: { $text }
leave-go = Odejdź
leave-title = Odejść od stołu?
leave-about = Twoje miejsce zostaje twoje: stół czeka, a po powrocie znajdziesz go na stronie głównej.
leave-means = Możesz też oddać je na dobre: wtedy może je zająć bot, a powrotu nie ma.
leave-yes = Oddaj miejsce
leave-no = Zostań
leave-later = Wrócę później
board-broken = Nie da się narysować planszy. Lista opcji nadal działa.
board-not-loaded = Nie udało się wczytać planszy. Lista opcji nadal działa.

## Talking: words, signs, whoever watches, and whom one does not want to hear

chat-silent = Rozmawiać mogą tu tylko ci, którzy mają miejsce.
chat-as = Piszesz jako
chat-watcher = widz
chat-too-long =
    { $many ->
        [one] O jeden znak za dużo.
        [few] O { $many } znaki za dużo.
       *[many] O { $many } znaków za dużo.
    }
chat-hidden =
    { $count ->
        [one] 1 wiadomość ukryta: { $name }.
        [few] { $count } wiadomości ukryte: { $name }.
       *[many] { $count } wiadomości ukrytych: { $name }.
    }
chat-hear = Nie wyciszaj już: { $name }
mute-title = Kogo słychać
mute-about = Kto nie jest zaznaczony, jest wyciszony: jego wiadomości i znaki są tu ukryte, tylko dla ciebie. Nikt się o tym nie dowie.
watching-count =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
agreed-watchers-talk = Widzowie też mogą rozmawiać.
agreed-watchers-listen = Widzowie tylko słuchają.
emote-title = Znaki
emote-key = Znaki (E)
emote-hand = Cześć
emote-fire = Dobrze zagrane
emote-mammoth = A to niespodzianka
emote-spear = Pech
emote-sun = Dziękuję
emote-drum = Twoja tura
emote-spoken = { $name }: { $sign }
name-too-long =
    { $many ->
        [one] O jeden znak za dużo: w imieniu najwyżej { $most }.
        [few] O { $many } znaki za dużo: w imieniu najwyżej { $most }.
       *[many] O { $many } znaków za dużo: w imieniu najwyżej { $most }.
    }

## Coming back after a bot has stood in

stood-in-title = Pod twoją nieobecność grał za ciebie bot:
stood-in-more =
    { $count ->
        [one] i jeszcze jeden krok
        [few] i jeszcze { $count } kroki
       *[many] i jeszcze { $count } kroków
    }
stood-in-look = Obejrzyj od tego miejsca

## The end

end-winners =
    { $count ->
        [one] Wygrywa { $names }
        [few] { $names } dzielą się zwycięstwem
       *[many] { $names } dzielą się zwycięstwem
    }
end-you-win = Wygrywasz!
end-you-share = Wspólne zwycięstwo: ty i { $names }
end-you-are =
    { $place ->
        [2] Zajmujesz drugie miejsce.
        [3] Zajmujesz trzecie miejsce.
       *[other] Zajmujesz czwarte miejsce.
    }
end-places = Miejsca
end-place = { $place }.
end-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
end-tie =
    { $points ->
        [one] { $names } mają po 1 punkcie. Prowadzi { $first }: { $why }.
        [few] { $names } mają po { $points } punkty. Prowadzi { $first }: { $why }.
       *[many] { $names } mają po { $points } punktów. Prowadzi { $first }: { $why }.
    }
end-tie-by = { $what } { $best } do { $other }
end-tie-shared =
    { $points ->
        [one] { $names } mają po 1 punkcie i remisują we wszystkim, co rozstrzyga: dzielą to miejsce.
        [few] { $names } mają po { $points } punkty i remisują we wszystkim, co rozstrzyga: dzielą to miejsce.
       *[many] { $names } mają po { $points } punktów i remisują we wszystkim, co rozstrzyga: dzielą to miejsce.
    }
end-link = Link do powtórki
end-picture = Obrazek do udostępnienia
end-count-again = Policz jeszcze raz
end-replay = Obejrzyj
end-save = Zapisz grę
sheet-title = Punktacja
sheet-for = Za co
sheet-nothing = nic
sheet-total = Razem
sheet-place = Miejsce
sheet-part = { $words } = { $points }

## The count

count-title = Liczenie
count-begins = Czas policzyć punkty.
count-skip = Pomiń
count-line = { $what }: { $points }
count-sums = Dotąd policzone

## The picture to share

picture-title = Obrazek z tej gry
picture-alt = { $headline }: plansza na koniec gry, z imionami i punktami
picture-making = Obrazek się maluje…
picture-failed = W tej przeglądarce nie udało się zrobić obrazka.
picture-share = Udostępnij
picture-save = Zapisz obrazek
picture-foot = Zagrane w Lascaux, { $when }
picture-foot-later = Zagrane w Lascaux

## Rules

rules-of = Zasady: { $game }
rules-chapters = Rozdziały
rules-find = Szukaj w zasadach
rules-none = Żadna zasada nie zawiera tych słów.
rule-link = zasada
rule-show = Pokaż zasadę { $rule }
rule-title = Zasada { $rule }
rule-all = Wszystkie zasady
rule-none = Takiej zasady tu nie ma.

## Settings

settings-title = Ustawienia
settings-theme = Światło
settings-theme-light = Dzień
settings-theme-dark = Noc
settings-theme-system = Jak urządzenie
settings-help = Przy stole
settings-sound = Dźwięki
sound-on = Dźwięk jest włączony
sound-off = Dźwięk jest wyłączony
settings-guide = Objaśniaj każdą decyzję
settings-list = Pokazuj opcje jako listę
settings-guesses = Pokazuj, jak bot ocenia każdą opcję
settings-forced = Wykonuj za mnie jedyne możliwe ruchy
settings-speed = Tury innych graczy
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-once = Od razu
settings-language = Język

## Being called when it is one's turn

calls-title = Gdy nadchodzi twoja tura
calls-switch = Powiadamiaj mnie na tym urządzeniu
calls-reach-closed = Także gdy strona jest zamknięta.
calls-reach-open = Dopóki stół jest otwarty w karcie lub oknie.
calls-obstacle-insecure = Powiadomienia i instalacja wymagają https lub localhost; pod tym adresem strona działa bez nich.
calls-obstacle-unsupported = Ta przeglądarka nie pokazuje tu powiadomień. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
calls-obstacle-blocked = Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach strony.
calls-more = Inne sposoby wezwania
calls-hook = Webhook
calls-hook-begin = https://
calls-hook-save = Zapisz
calls-hook-more = Na ten adres przyjdzie krótka wiadomość (JSON, POST), gdy nadchodzi twoja tura, a żadna twoja strona nie jest otwarta.
calls-hook-kept = Zapisane dla wszystkich twoich miejsc.
calls-install = Zainstaluj Lascaux jako aplikację
calls-offer = Powiadamiać, gdy nadchodzi twoja tura?
calls-offer-more = Zawsze możesz to zmienić w ustawieniach.
calls-offer-yes = Powiadamiaj
calls-offer-no = Nie, dziękuję

## What went wrong

problem-offline = Serwer jest teraz nieosiągalny.
problem-slow = Serwer nie odpowiada na czas.
problem-server = Serwer nie mógł tego zrobić.
problem-unknown = Coś poszło nie tak.
problem-not-found = Tu nic nie ma.
problem-no-table = Nie ma takiego stołu.
problem-no-method = Nie można o to w ten sposób pytać.
problem-not-written = Serwer nie mógł tego zapisać, więc nic się nie zmieniło: spróbuj ponownie.
problem-busy = Dzieje się tu teraz tak dużo, że to nie zostało zrobione: spróbuj jeszcze raz.
problem-too-fast = Za dużo naraz: odczekaj chwilę.
problem-too-many-tables = Otwarto stąd za dużo stołów: odczekaj chwilę.
problem-too-large = To za duże.
problem-full = Wszystkie miejsca są zajęte. Możesz oglądać.
problem-taken = To miejsce nie jest już wolne.
problem-same-name = Ktoś przy tym stole ma już to lub bardzo podobne imię: wybierz inne.
problem-name-too-long = To imię jest za długie: najwyżej 24 znaki.
problem-bad-name = Tego imienia nie da się tak pokazać: użyj liter, bez spacji na brzegach.
problem-watchers-silent = Przy tym stole widzowie tylko słuchają.
problem-nothing-said = W tej wiadomości nie ma nic, co da się przeczytać.
problem-started = Gra już się zaczęła. Możesz ją oglądać.
problem-too-long = Przy tym stole wydarzyło się tak wiele, że serwer nie może go dalej prowadzić.
problem-not-host = Dopóki są wolne miejsca, grę może zacząć tylko osoba, która prowadzi stół. Tylko ona może też kogoś poprosić o zwolnienie miejsca.
problem-no-guest = Nie siedzi tam nikt, kogo można poprosić o zwolnienie miejsca.
problem-starting = Gra zaraz się zacznie: poczekaj chwilę.
problem-too-early = Ta strona jest starsza niż serwer i dorzuca szczęście za wcześnie: wczytaj ją ponownie.
problem-nothing-to-reveal = To miejsce nie ma teraz czego dorzucić.
problem-other-salt = To nie jest szczęście, które ustalono dla tego miejsca.
problem-not-over = Gra jeszcze się nie skończyła.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-not-your-turn = To nie twoja tura.
problem-not-left = Bot zajmuje miejsce wolne lub opuszczone albo takie, na które wszyscy czekają od minuty.
problem-no-seat-left = Boty nie zostawiają ci miejsca.
problem-setup = Z tymi ustawieniami nie da się grać.
problem-unknown-game = Ten serwer nie ma tej gry.
problem-malformed = Serwer tego nie rozumie: wczytaj stronę ponownie.
problem-malformed-action = W tej grze nie ma takiej akcji.
problem-no-hello = Połączenie nie zaczęło się jak trzeba: wczytaj stronę ponownie.
problem-old-revision = Tę grę rozegrano według starszych zasad, których serwer już nie ma.
problem-broken = Tego stołu nie da się przywrócić.
problem-closed = Ten stół został zamknięty przez administrację serwera.
problem-banned = Ten adres nie ma tu wstępu.
problem-not-read = Serwer nie może tego teraz odczytać: spróbuj ponownie.
problem-too-many-records = Za dużo zapisów stąd dzisiaj: spróbuj jutro.
problem-record-too-long = Ta gra jest za długa na zapis: miałby { $characters } {
    $characters ->
        [one] znak
        [few] znaki
       *[many] znaków
    }, a odczytać można najwyżej { $most }. Nic nie zapisano.
problem-record = Ten zapis się nie zgadza: wiersz { $line } nie może być poprawny.
problem-unfinished = Można przynieść tylko zakończoną grę: zapis niezakończonej zdradza jej tajemnice.
problem-no-position = Ta gra nie ma takiej pozycji.
problem-over-here = W tej pozycji gra jest już skończona: graj dalej od wcześniejszej.
problem-no-such-seat = Ta gra nie ma takiego miejsca.
problem-bots-unlike-seats = Boty muszą mieć jeden poziom albo być ich tyle, ile pozostałych miejsc.
problem-not-your-eyes = Widok z tego miejsca nie jest dla ciebie.
problem-too-slow = To trwało za długo: spróbuj później.
problem-bot = Nie udało się zapytać żadnego bota.
problem-data = Elementów tej gry nie da się użyć.
problem-stale = W międzyczasie coś się wydarzyło: spójrz jeszcze raz.
problem-no-seats = Nie ma tu miejsca, które można zabrać ze sobą.
problem-no-link = Ten link cofnięto albo nikt nie otworzył go na czas. Utwórz nowy na tamtym urządzeniu.
problem-link-used = Ten link już otwarto. Utwórz nowy na tamtym urządzeniu.
problem-no-seat = Do tego potrzebne jest miejsce przy stole.
problem-unknown-token = To miejsce nie jest już twoje. Możesz oglądać.
problem-asked-to-leave = Na prośbę osoby, która prowadzi stół, twoje miejsce jest znów wolne. Możesz oglądać.
problem-nothing-to-undo = Nie ma czego cofnąć.
problem-must-ask = Samodzielnie nie można już tego cofnąć. Możesz poprosić innych.
problem-must-wait = Za osobę, która musi się zgodzić, gra teraz bot. Cofnąć będzie można dopiero, gdy wróci.
problem-too-many-undos = Przy tym stole cofano już tyle razy, że więcej nie można. Gra toczy się dalej.
problem-asked-already = Ktoś inny prosi już o cofnięcie: to ma pierwszeństwo.
problem-nothing-asked = Nikt nie prosi cię już o zgodę.
problem-no-push = Ten serwer nie wysyła powiadomień push.
problem-no-hooks = Ten serwer nie wywołuje webhooków.
problem-bad-subscription = To nie jest subskrypcja przeglądarki.
problem-bad-address = Pod ten adres nie da się nic wysłać. Musi zaczynać się od https:// i zawierać nazwę hosta.
problem-private-address = Ten adres prowadzi do sieci samego serwera, a na to nie pozwalamy.
problem-unknown-host = Nie ma takiego hosta.
problem-going-down = Serwer właśnie uruchamia się ponownie: spróbuj za chwilę.
problem-elsewhere = Prośba przyszła ze strony innego serwera, więc nic się nie stało. Otwórz stronę tego serwera.
problem-not-our-name = Ten serwer nie zna nazwy, pod którą go szukasz. Kto go prowadzi, może ją podać przez --public-url.

## The guide: its sentences stand in the catalogs of the games

guide-off = Nie objaśniaj już
new-without-hints = Graj bez podpowiedzi
hint-thinking = Myślę…
hint-region = Najpierw spójrz tutaj: „{ $region }”.
hint-kind =
    { $count ->
        [one] Spójrz na opcję, która świeci.
        [few] Spójrz na { $count } opcje, które świecą: to jedna z nich.
        [many] Spójrz na { $count } opcji, które świecą: to jedna z nich.
       *[other] Spójrz na { $count } opcji, które świecą: to jedna z nich.
    }
hint-about = O co tu chodzi: { $category }.
hint-more = Pokaż mi
hint-whole = Silny gracz wybiera: { $what }
hint-why = Dlaczego?
hint-instead = Punkty na koniec w porównaniu z „{ $what }”:
agreed-without-hints = Nikt nie dostaje podpowiedzi ani liczb przy opcjach.
problem-no-hints = Przy tym stole gra się bez podpowiedzi.
hint-even = „{ $what }” jest mniej więcej równie dobre.

guided-start = Pierwsza gra z przewodnikiem
guided-new = Pierwszy raz? Naucz się, grając, w dziesięć minut:
