# The board of Stone Age in the browser: what is new in one's own village, and what the signs mean.

sa-board-news = Nowe:
sa-board-news-said = Nowe w twojej osadzie od twojego ruchu: { $news }
sa-board-news-item =
    { $kind ->
        [fields] pola +{ $amount } { WORD("sa", "food", $amount) }
        [die] kostka: { sa-gain }
        [points] +{ $amount } { WORD("sa", "point", $amount) }
        [none] nic: { WORD("sa", $what) }
        [poor] brak na zapłatę: { WORD("sa", $what) }
        [fed] zjedzono { $amount } { WORD("sa", "food", $amount, case: "acc") }, zostaje { $left }
        [hungry] głód: -{ $amount } { WORD("sa", "point", $amount) }, cała żywność przepada
        [hidden] zakryta karta
       *[gained] { $what ->
            [production] produkcja żywności +{ $amount }
           *[other] +{ sa-gain }
        }
    }

# A village that was opened, and the wheel of people

sa-board-open-village = Osada gracza { $seat }: { sa-board-count-cards }, { sa-board-count-buildings }. Otwórz.
sa-board-open-own = Wszystko, co masz: { sa-board-count-cards }, { $total } { WORD("sa", "point", $total) }, gdyby gra kończyła się teraz. Otwórz.
sa-board-count-cards = { $cards } { WORD("sa", "card", $cards) }
sa-board-count-buildings = { $buildings } { WORD("sa", "building", $buildings) }
sa-board-kept = Od razu: { sa-board-brought }; na koniec: { sa-board-at-end }
sa-board-about = { $option }: około { $amount } { WORD("sa", $what, $amount, case: "gen") }

## The key

sa-board-key =
    { $of ->
        [cards] Co znaczą karty
        [buildings] Co znaczą budynki
       *[villages] Co pokazują osady
    }

# Cards

sa-board-key-price = Cena: tyle dowolnych surowców. Karta, której nikt nie kupi, po rundzie przesuwa się w prawo i tanieje.
sa-board-key-halves = Górną połowę dostajesz od razu przy zakupie, dolna liczy się na koniec gry.
sa-board-key-dice = Kostka dla każdego: rzuca się tyloma kostkami, ilu jest graczy. Kupujący bierze jedną jako pierwszy, potem pozostali po kolei: 1 to drewno, 2 glina, 3 kamień, 4 złoto, 5 narzędzie, 6 produkcja żywności +1.
sa-board-key-gain = Dostajesz tyle tych rzeczy.
sa-board-key-roll = Rzucasz na ten surowiec dwiema kostkami, jak dwie twoje osoby. Twoje narzędzia mogą pomóc.
sa-board-key-points = Tyle punktów, od razu.
sa-board-key-draw = Zakryta karta: widzisz ją tylko ty. Jej dolna połowa liczy się dla ciebie na koniec.
sa-board-key-tool = Narzędzie: podnosi jeden rzut w każdej rundzie. Z liczbą i słowem „raz” podnosi jeden rzut w całej grze.
sa-board-key-any = Dwa dowolne surowce: zachowujesz kartę i bierzesz je raz, gdy ich potrzebujesz: w swojej turze albo przy żywieniu ludzi. Na koniec gry wezmą się same.
sa-board-key-green = Zielone: jeden z ośmiu znaków. Na koniec liczba twoich różnych znaków punktuje do kwadratu: 2 dają 4, 3 dają 9, 8 daje 64. { $duplicates ->
        [second] Przy tym stole powtórzone znaki tworzą drugi rząd, podnoszony do kwadratu jak pierwszy.
       *[point] Przy tym stole każdy powtórzony znak to 1 punkt więcej.
    }
sa-board-key-farmer = Każdy rolnik daje na koniec tyle punktów, ile wynosi twoja produkcja żywności: z ×2 dwa razy.
sa-board-key-toolmaker = Każdy wytwórca narzędzi daje na koniec sumę twoich narzędzi.
sa-board-key-builder = Każdy budowniczy daje na koniec liczbę twoich budynków.
sa-board-key-shaman = Każdy szaman daje na koniec liczbę twoich osób.

# Buildings

sa-board-key-worth = Ile punktów daje budynek, gdy tylko go zbudujesz.
sa-board-key-cost = Płacisz dokładnie tymi surowcami.
sa-board-key-number = Płacisz tyloma surowcami dokładnie tylu różnych rodzajów i sam wybór należy do ciebie. To one są punktami: drewno 3, glina 4, kamień 5, złoto 6. Dlatego przy gwiazdce są dwie liczby: najmniej i najwięcej.
sa-board-key-open = Płacisz tyloma surowcami, iloma chcesz, od 1 do 7.
sa-board-key-left = Ile budynków leży w tym stosie. Gra się kończy, gdy któryś stos jest pusty.

# Villages

sa-board-key-people = Ludzie oraz ilu z nich można jeszcze wysłać w tej rundzie.
sa-board-key-food = Żywność. Na koniec rundy każda osoba zjada 1; za brakującą żywność płacisz surowcami albo tracisz 10 punktów.
sa-board-key-production = Produkcja żywności: tyle żywności dają pola przed posiłkiem.
sa-board-key-resources = Surowce: płaci się nimi za karty i budynki. Każdy, który zostanie na koniec, to 1 punkt.
sa-board-key-ready = Gotowe narzędzie. Jego liczbę można w rundzie dodać do jednego rzutu.
sa-board-key-used = Narzędzie użyte w tej rundzie.
sa-board-key-none = Miejsce na narzędzie.
sa-board-key-once = Narzędzie na jeden rzut; potem znika.
sa-board-key-choice = Karta, której można jeszcze użyć: dwa dowolne surowce.
sa-board-key-signs = Zielone znaki na kartach i ile jest każdego z nich.
sa-board-key-workers = Osoby na kartach razy to, co liczą. 2×5 daje na koniec 10; 0×5 na razie nic.
sa-board-key-cards = Karty; ze znakiem zapytania ta zakryta.
sa-board-key-houses = Budynki.

# Marks of all places

sa-board-key-glow = Świeci: możesz to teraz wybrać.
sa-board-key-dotted = Kropki dookoła: od twojego ruchu coś się tam wydarzyło.
sa-board-key-dashed = Przerywana ramka: twoja osoba tam czeka, bo najpierw są kostki albo nie ma jeszcze czym zapłacić.
sa-board-key-grey = Szare: teraz dla ciebie niedostępne. Dotknięcie lub kliknięcie powie dlaczego.
sa-board-key-ring = Miejsce dla jednej osoby.
sa-board-key-crossed = W tej rundzie nikt już tu nie wejdzie.
sa-board-key-press = Palcem: przytrzymaj coś chwilę, aby przeczytać, co to jest.
