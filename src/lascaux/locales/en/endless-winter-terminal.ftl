# Endless Winter in the terminal: short words for narrow columns, and what can be typed.

ew-head =
    { $phase ->
        [setup] Endless Winter: setup
        [action] Endless Winter: action phase
        [eclipse] { $step ->
            [track] Endless Winter: eclipse, turn order
            [cards] Endless Winter: eclipse, cards
            [lands] Endless Winter: eclipse, land
            [board] Endless Winter: eclipse, own board
           *[none] Endless Winter: eclipse
        }
        [preparation] Endless Winter: preparation
       *[end] Endless Winter: the end
    }
ew-now = round { $round } of 4: { $order }
ew-column-points = pts
ew-column-final = end
ew-column-food = food
ew-column-tools = tools
ew-column-figures = figs
ew-column-camps = camp
ew-column-villages = vill
ew-column-megaliths = mega
ew-column-sacrifice = sacr
ew-column-honor = hono
ew-column-cards = h/d/disc
ew-column-pile = pile
ew-column-buried = bury
ew-row-figures = figures
ew-row-culture = culture
ew-row-piles = tribe
ew-row-grounds = animals
ew-row-deck = { $things } ({ $left } in the deck)
ew-row-stones = stones
ew-row-hand = hand
ew-row-played = played
ew-row-animals = own
ew-row-tipped = tipped
ew-row-own-stones = stones
ew-row-pile = pile
ew-row-villages = villages
ew-row-tokens = tokens
ew-short-stone = { WORD("ew", $stone, form: "short") }
ew-short-place = { WORD("ew", $figure, form: "short") } to { ew-short-at }
ew-short-at =
    { $at ->
        [rest] rest
       *[other] { WORD("ew", $at) }
    }
ew-brief-row = { $least }+: { $points }
ew-brief-village-by-terrain = { $points } for each village beside { $of }
ew-brief-camp-terrain-variety = { $points } for each land with a camp
ew-brief-megalith-on-board = { $points } for each megalith on the board
ew-brief-megalith-tiles = tiles with a megalith: { $table }
ew-brief-each-tile = { $points } for each tile with a megalith
ew-brief-buried-cards = buried cards: { $table }
ew-brief-megalith-upper = { $points } for each megalith on top of others
ew-brief-idol-levels = { $points } for every { $levels } idol levels
ew-brief-tipped-variety = { $points } for each tipped species
ew-brief-tipped-species = tipped, { $of }: { $table }
ew-brief-tipped-two-species =
    { $counted ->
        [sum] tipped, { $of } together: { $table }
       *[pairs] tipped pairs, { $of }: { $table }
    }
ew-short-play = play { WORD("ew", $card) }
ew-short-labor = play { WORD("ew", $card) } ({ $labor })
ew-short-move = { $origin } to { $goal }
ew-short-bury = { WORD("ew", $card) }, { WORD("ew", $zone) }
ew-short-build =
    { $level ->
        [1] { $label } { $reward }
       *[other] on top at { $label }: { $points } points
    }
ew-short-climb =
    { $brings ->
        [0] { WORD("ew", $track, form: "short") } { $level }
       *[other] { $points ->
            [0] { WORD("ew", $track, form: "short") } { $level }: { $effect }
           *[other] { WORD("ew", $track, form: "short") } { $level }: { $points } points
        }
    }
ew-short-reward =
    { $what ->
        [food] food{ $amount }
        [tool] tool{ $amount }
        [idol] idol{ $amount }
        [labor] lab{ $amount }
        [vp] pts{ $amount }
        [draw] card{ $amount }
        [bury] bury{ $amount }
        [move] move{ $amount }
        [tip] tip{ $amount }
        [megalith] mega{ $amount }
        [camp] camp{ $amount }
        [extra] START
        [nothing] .
       *[other] ...
    }
ew-tribe-goods = { $food } of { $limit } food, { $tools } tools; on the board { $camps } camps, { $villages } villages, { $megaliths } megaliths; sacrifice { $sacrifice }, honor { $honor }; { $resting } resting
ew-tribe-chief =
    { $ready ->
        [0] chief: { $chief }, side { $side }, placed
       *[other] chief: { $chief }, side { $side }, to be placed
    }
ew-tribe-cards = cards: { $hand } in hand, { $deck } in the deck, { $pile } in the eclipse pile, { $buried } buried
ew-tribe-known = known in hand: { $cards }
ew-tribe-discard = discard pile: { $cards }
ew-tribe-shown = known among the buried: { $cards }
ew-tribe-animals = animals: { $untipped }; tipped: { $tipped }
ew-tribe-stones = stones: { $stones }
ew-tribe-final = { $points ->
        [one] 1 point
       *[other] { $points } points
    } if the game ended now
ew-part-table = table, cards, culture, animals, stones
ew-part-land = land, terrain, map, camps
ew-part-megaliths = megaliths, megalith
ew-part-hand = hand, own
ew-mark-chief = c
ew-legend-tribes = pts: points so far; end: if the game ended now; food 3/6: 3 of at most 6; figs { ew-mark-chief }+2: the chief and two figures to be placed; camp, vill, mega: left on the board; sacr, hono: levels on the idol tracks.
ew-legend-cards = h/d/disc 5/3/2: cards in hand, in the deck, in the discard pile; pile: the eclipse pile; bury: buried cards.
ew-legend-columns = Hunt: Wolf-{ ew-mark-chief } Bear: the chief of Wolf, then a figure of Bear; play Hunter (2): the labor it gives here.
ew-legend-land = C3: row C from the top, third from the left; W2: two camps of Wolf; ?: a hidden token, *: an open one; A1/A2/B2: where three hexes meet.
ew-legend-megaliths = 2-5: row 2, column 5; #W: a neutral megalith with one of Wolf above it, named after its upper left corner; START: a start cell.
ew-legend-parts = board land, board megaliths, board table, board hand show these parts; board hunter says what a Hunter does, and so with every component.
ew-help =
    {"  "}chief hunt, tribe rest    a figure to a place
    {"  "}play brave, use brave     a card, or its ability; use chief: the chief's
    {"  "}top 1, middle, bottom     the actions of a column; spend: food for labor
    {"  "}c3 c4, village a1 a2 b2   a camp to another hex; a village between three
    {"  "}2-5, top 2-5              a megalith on a cell, or on top of others
    {"  "}honor, tool, skip, done   what they say
    {"  "}bury brave hand           a card, and from where
    {"  "}board land, board hunter  a part of the table; a component in words

ew-typed-side = side
ew-typed-pick-chief = pick
ew-typed-pick-setup = pick
ew-typed-play = play
ew-typed-place = place
ew-typed-top = top
ew-typed-middle = middle
ew-typed-bottom = bottom
ew-typed-rest = rest
ew-typed-spend = spend
ew-typed-use = use
ew-typed-use-chief = use chief
ew-typed-use-token = token
ew-typed-done = done
ew-typed-skip = skip
ew-typed-gain = gain
ew-typed-climb = climb
ew-typed-build = build
ew-typed-above = top { $level }
ew-typed-move = move
ew-typed-settle = village
ew-typed-take-stone = take
ew-typed-take-card = take
ew-typed-take-animal = take
ew-typed-reveal = reveal
ew-typed-tip = tip
ew-typed-bury = bury
ew-typed-discard = discard
ew-typed-accept = pay
ew-typed-branch = choose
ew-typed-term = choose
ew-typed-pile = pile
ew-typed-resolve = resolve
ew-typed-harvest = harvest
ew-typed-glacier = glacier
ew-typed-benefit = benefit
ew-typed-token = token
