# The board of Stone Age in the browser: what things are called when they are pointed at, its few buttons,
# what is new in one's own village, and what the signs mean.

sa-board-phase =
    { $phase ->
        [setup] Setting up
        [placing] Place people
        [using] Use people
        [feeding] Feed people
       *[end] The end
    }
# What an option brings is a guess here, no points at once.
sa-options-best = best guess first
sa-options-legend = Numbers: a guess at how your points at the end change
sa-options-points = points at the end, by a guess
sa-hint-is = A solid player would: { $what } ({ $gain } points at the end, by its guess)
sa-board-round = Round { $round }
sa-board-start = { $seat } starts this round
sa-board-deck =
    { $deck ->
        [0] no cards left (if one is bought now, this is the last round)
        [one] 1 card left
       *[other] { $deck } cards left
    }
sa-board-smallest =
    { $left ->
        [0] a stack of buildings is empty (this is the last round)
        [one] smallest stack: 1 building
       *[other] smallest stack: { $left } buildings
    }
sa-board-ends = The game ends when the cards run out or a stack of buildings is empty.
sa-board-supply = Supply left
sa-board-areas = Areas of the board
sa-board-area-places = Places
sa-board-area-market = Cards, buildings
sa-board-area-village = Your village
sa-board-market-cards = Cards
sa-board-market-buildings = Buildings
sa-board-open =
    { $open ->
        [one] 1 open
       *[other] { $open } open
    }
sa-board-hint-click =
    { $by ->
        [finger] Tap
       *[mouse] Click
    }
sa-board-hint-place = { sa-board-hint-click } a glowing place, card or building to send people there.
sa-board-hint-use = { sa-board-hint-click } a glowing place to use the people you have there, or a glowing card or building to pay for it.
sa-board-hint-buy = { sa-board-hint-click } a glowing card or building to pay for it.
sa-board-hint-wait = The others are at work. { sa-board-hint-look }
sa-board-hint-look =
    { $by ->
        [finger] Press anything for a moment to read what it is.
       *[mouse] Point at anything to read what it is.
    }
sa-board-brings-long =
    { $place ->
        [hunt] a die for each person; every 2 pips bring 1 food
        [forest] a die for each person; every 3 pips bring 1 wood
        [clay_pit] a die for each person; every 4 pips bring 1 brick
        [quarry] a die for each person; every 5 pips bring 1 stone
        [river] a die for each person; every 6 pips bring 1 gold
        [tool_maker] a tool: it raises a roll once a round
        [hut] two people of one player bring a third
       *[field] one food more in every round
    }
sa-board-room =
    { $rings ->
        [0] room for everybody
        [one] room for 1 person
       *[other] room for { $rings } people
    }
sa-board-people-of = { $seat }: { $people }
sa-board-may-go = you may send { $numbers }
sa-board-may-use = use it now
sa-board-may-buy = you can pay for it now
sa-board-waits =
    { $rule ->
        [SA-RUL-11] your person waits: you can't pay for it yet
       *[other] your person waits until your dice are rolled
    }
sa-board-fresh = something happened here since you acted
sa-board-closed =
    { $rule ->
        [SA-PLC-11] nobody can come here any more in this round: of tool maker, hut and field only two can be used
        [SA-PLC-12] nobody can come here any more in this round: of two players only one can use it
        [SA-PLC-13] nobody can come here any more in this round: of three players only two can use it
       *[other] nobody can come here any more in this round
    }
sa-board-how-many = How many people? ({ WORD("sa", $place) })
sa-board-close = Close
sa-board-cost =
    { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }
sa-board-at-once =
    { $effect ->
        [dice] A die for everyone
        [gain] { sa-gain }
        [points] { $amount } points
        [roll] 2 dice for { WORD("sa", $what) }
        [draw] A hidden card
        [one_use] A tool of { $amount }, once
       *[choice] Any { $amount } resources, once
    }
sa-board-brought =
    { $effect ->
        [dice] a die for everyone
        [draw] a hidden card
        [one_use] a tool of { $amount }, once
        [choice] any { $amount } resources, once
       *[other] { sa-board-at-once }
    }
sa-board-at-end =
    { $scores ->
        [farmer] { $times } × food production
        [toolmaker] { $times } × tools
        [builder] { $times } × buildings
        [shaman] { $times } × people
       *[other] { WORD("sa", $scores) }
    }
sa-board-points =
    { $times ->
        [one] 1 point
       *[other] { $times } points
    }
sa-board-at-end-long =
    { $scores ->
        [farmer] { sa-board-points } for each food production
        [toolmaker] { sa-board-points } for each pip on your tools
        [builder] { sa-board-points } for each of your buildings
        [shaman] { sa-board-points } for each of your people
       *[other] the green symbol { WORD("sa", $scores) }; different symbols score their number squared
    }
sa-board-card = Card for { sa-board-cost }. At once: { sa-board-at-once }. At the end: { sa-board-at-end-long }
sa-board-no-card = No card here
sa-board-building =
    { $kind ->
        [fixed] Building for{ sa-amounts }: { $points } points
        [number] Building for { $least } resources of { $kinds ->
            [one] one kind
           *[other] { $kinds } different kinds
        }: { $spread ->
            [0] { $low } points
           *[other] { $low } to { $high } points, by what you pay
        }
       *[open] Building for { $least } to { $most } resources of any kinds: { $low } to { $high } points, by what you pay
    }
sa-board-building-left =
    { $left ->
        [one] last one
       *[other] { $left } left
    }
sa-board-building-down =
    { $left ->
        [0] This stack is empty
        [one] 1 face down
       *[other] { $left } face down
    }
sa-board-amount = { $count } { WORD("sa", $what, $count) }
sa-board-roll = { $seat } rolls for { WORD("sa", $what) }
sa-board-roll-rule = every { $divisor } pips bring 1 { WORD("sa", $what) }
sa-board-roll-sum = { $dice } = { $sum }
sa-board-roll-sum-tools = { $dice } + { $added } = { $sum }
sa-board-roll-yields = { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-missing = { $missing } more for the next { WORD("sa", $what) }
sa-board-tools = Add tools
sa-board-tool = Tool { $value }
sa-board-once = One-use tool { $value }
sa-board-tool-gives = { $value }: with it { $sum }, that is { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-take = Take { $yields } { WORD("sa", $what, $yields) }
sa-board-roll-use = Add { $pips } and take { $yields } { WORD("sa", $what, $yields) }
sa-board-rolled = { $seat } rolled { $dice }{ sa-board-rolled-tools } and got { $amount } { WORD("sa", $what, $amount) }
sa-board-rolled-open = { $seat } rolled { $dice }{ sa-board-rolled-tools } for { WORD("sa", $what) }
sa-board-rolled-for-all = { $seat } rolled { $dice }, a die for everyone
sa-board-rolled-tools =
    { $count ->
        [0] { "" }
        [one] , added a tool of { $tools }
       *[other] , added tools of { $tools }
    }
sa-board-die = Die with { $value }
sa-board-dice = A die for everyone
sa-board-dice-rule = Take one die and what it brings; the next player takes from the rest.
sa-board-die-gives =
    { $gives ->
        [0] nothing
       *[other] { $what ->
            [production] food production +1
            [tool] a tool
           *[other] 1 { WORD("sa", $what) }
        }
    }
sa-board-pay = Pay for the { WORD("sa", $place) }
sa-board-pay-card = the card brings you { sa-board-brought }, and at the end { sa-board-at-end }
sa-board-pay-feed = Feed your people
sa-board-pay-take = Take resources of your choice
sa-board-pay-feed-by = { $seat } feeds the people
sa-board-pay-take-by = { $seat } takes resources of choice
sa-board-pay-later = Not now
sa-board-pay-by = { $seat } pays for the { WORD("sa", $place) }
sa-board-pay-due =
    { $least ->
        [0] up to { $most } more if you like
        [one] 1 to choose
       *[other] { $least } to choose
    }
sa-board-pay-only = there is one way to pay
sa-board-pay-none =
    { $due ->
        [0] nothing is missing
        [one] 1 food is missing, and you have too few resources
       *[other] { $due } food are missing, and you have too few resources
    }
sa-board-pay-range = { $least } to { $most } to choose
sa-board-pay-kinds =
    { $kinds ->
        [one] all of one kind
       *[other] of { $kinds } different kinds
    }
sa-board-paid = already paid: { $paid }
sa-board-pay-add =
    { $open ->
        [0] { WORD("sa", $resource) }: { $chosen } chosen, { $held } in store
       *[other] { WORD("sa", $resource) }: { $chosen } chosen, { $held } in store; choose one more
    }
sa-board-pay-less = one { WORD("sa", $resource) } less
sa-board-pay-now = Pay
sa-board-pay-now-points = Pay and score { $points }
sa-board-take-now = Take
sa-board-own = What you have
sa-board-village = Village of { $seat }
sa-board-people = { $people } people: { $hand } at hand, { $placed } at work
sa-board-stock = { WORD("sa", $what) }: { $count }
sa-board-production = food production: { $count } food at the end of every round
sa-board-fed = Everybody will eat: { $food } food + { $harvest } for { $mouths }
sa-board-hungry =
    { $hunger ->
        [one] 1 food is missing for { $mouths } people at the end of the round
       *[other] { $hunger } food are missing for { $mouths } people at the end of the round
    }
sa-board-hungry-you =
    { $hunger ->
        [one] 1 food is missing for your people
       *[other] { $hunger } food are missing for your people
    }
sa-board-tool-slot =
    { $state ->
        [none] no tool here yet
        [used] tool of { $value }, used in this round
       *[ready] tool of { $value }, ready
    }
sa-board-one-use-slot = one-use tool of { $value }
sa-board-choice = card: take any 2 resources, once, in your turn or when your people are to be fed; at the end they are taken for you
sa-board-symbols = Green cards
sa-board-symbol = { WORD("sa", $symbol) }: { $count }
sa-board-workers = People on cards
sa-board-worker =
    { $worker ->
        [farmer] farmers: { $count }, times food production { $factor }
        [toolmaker] tool makers: { $count }, times tools { $factor }
        [builder] hut builders: { $count }, times buildings { $factor }
       *[shaman] shamans: { $count }, times people { $factor }
    }
sa-board-secret = hidden card
sa-board-secret-own = hidden card: { sa-board-at-end-long }
sa-board-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
sa-board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sa-board-projection =
    { $over ->
        [0] If the game ended now: { $total ->
            [one] 1 point
           *[other] { $total } points
        }
       *[other] How they came about: { $total ->
            [one] 1 point
           *[other] { $total } points
        }
    }
sa-board-line =
    { $line ->
        [track] scored during the game
        [green] green symbols, squared
        [duplicates] green duplicates
        [farmers] farmers × food production
        [toolmakers] tool makers × tools
        [builders] hut builders × buildings
        [shamans] shamans × people
        [choice] card of choice, not used yet
       *[resources] resources left
    }

sa-board-news = New:
sa-board-news-said = New in your village since you acted: { $news }
sa-board-news-item =
    { $kind ->
        [fields] fields +{ $amount } food
        [die] the die: { sa-gain }
        [points] +{ $amount } points
        [none] no { WORD("sa", $what) }
        [poor] the { WORD("sa", $what) } can't be paid for
        [fed] { $amount } food eaten, { $left } left
        [hungry] hunger: -{ $amount } points, all food lost
        [hidden] a hidden card
       *[gained] { $what ->
            [production] food production +{ $amount }
           *[other] +{ sa-gain }
        }
    }

# A village that was opened, and the wheel of people

sa-board-open-village = Village of { $seat }: { sa-board-count-cards }, { sa-board-count-buildings }. Open it.
sa-board-open-own =
    All that you have: { sa-board-count-cards }, { $total ->
        [one] 1 point
       *[other] { $total } points
    } if the game ended now. Open it.
sa-board-count-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
sa-board-count-buildings =
    { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }
sa-board-kept = Brought { sa-board-brought }; at the end: { sa-board-at-end }
sa-board-about = { $option }: about { $amount } { WORD("sa", $what, $amount) }

## The key

sa-board-key =
    { $of ->
        [cards] What the cards mean
        [buildings] What the buildings mean
       *[villages] What the villages show
    }

# Cards

sa-board-key-price = The price: so many resources of any kinds. A card that nobody buys slides to the right after the round, and becomes cheaper.
sa-board-key-halves = The upper half is yours at once when you buy the card, the lower half counts at the end of the game.
sa-board-key-dice = A die for everyone: a die is rolled for each player. The buyer takes one first, then the others in turn: 1 is wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 food production +1.
sa-board-key-gain = You get so many of these.
sa-board-key-roll = You roll two dice for this resource, as two of your people would. Your tools can help.
sa-board-key-points = So many points, at once.
sa-board-key-draw = A hidden card: only you see it. Its lower half counts for you at the end.
sa-board-key-tool = A tool: it raises one roll in every round. With a number and "once" it raises one roll in the whole game.
sa-board-key-any = Any two resources: you keep the card and take them when you need them, once: in a turn of yours or when your people are to be fed. At the end of the game they are taken for you.
sa-board-key-green = Green: one of eight signs. At the end your different signs score their number times itself: 2 score 4, 3 score 9, 8 score 64. { $duplicates ->
        [second] At this table signs that you have twice form a second row, which is squared like the first.
       *[point] At this table each duplicate of a sign is 1 point more.
    }
sa-board-key-farmer = Each farmer scores your food production at the end: with ×2 twice.
sa-board-key-toolmaker = Each tool maker scores the sum of your tools at the end.
sa-board-key-builder = Each hut builder scores the number of your buildings at the end.
sa-board-key-shaman = Each shaman scores the number of your people at the end.

# Buildings

sa-board-key-worth = What the building scores as soon as you build it.
sa-board-key-cost = You pay just these resources.
sa-board-key-number = You pay so many resources of just so many different kinds, and choose them yourself. They are the points: wood 3, brick 4, stone 5, gold 6. So there are two numbers beside the star: the fewest and the most.
sa-board-key-open = You pay as many resources as you like, from 1 to 7.
sa-board-key-left = How many buildings lie in this stack. The game ends when a stack is empty.

# Villages

sa-board-key-people = People, and how many of them can still be sent out in this round.
sa-board-key-food = Food. Each of the people eats 1 at the end of a round; for missing food you pay resources, or lose 10 points.
sa-board-key-production = Food production: so much food comes from the fields before the meal.
sa-board-key-resources = Resources: they pay for cards and buildings. Each that is left at the end is 1 point.
sa-board-key-ready = A tool that is ready. Its number can be added to one roll in a round.
sa-board-key-used = A tool that was used in this round.
sa-board-key-none = Room for a tool.
sa-board-key-once = A tool for one roll; then it is gone.
sa-board-key-choice = A card that is still to be used: any two resources.
sa-board-key-signs = The green signs on the cards, and how many there are of each.
sa-board-key-workers = People on the cards, times what they count. 2×5 scores 10 at the end; 0×5 scores nothing yet.
sa-board-key-cards = Cards; with a question mark, the hidden one.
sa-board-key-houses = Buildings.

# Marks of all places

sa-board-key-glow = It glows: you can choose it now.
sa-board-key-dotted = Dots around it: something happened there since you acted.
sa-board-key-dashed = A dashed border: your person waits there, because dice come first or it can't be paid for yet.
sa-board-key-grey = Grey: not open to you now. A tap or a click tells you why.
sa-board-key-ring = Room for one person.
sa-board-key-crossed = Nobody can come here any more in this round.
sa-board-key-press = With a finger: press anything for a moment to read what it is.
