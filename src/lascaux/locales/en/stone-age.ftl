# Stone Age. `WORD("sa", $place)` is the noun below in `sa-word-...`.

## Options

sa-option-edition = Whose rulebook: the two differ in what duplicates of green cards score.
sa-option-edition-hr = the Croatian rulebook: a duplicate scores 1 point.
sa-option-edition-original = the rulebook of 2008: duplicates form a second set, squared like the first.
sa-option-duplicates = What duplicates of green cards score, if it should differ from the edition.
sa-option-duplicates-by-edition = as the edition says.
sa-option-duplicates-point = 1 point each, in any edition.
sa-option-duplicates-second-set = a second set that is squared, in any edition.
sa-option-supply = How many resources there are.
sa-option-supply-unlimited = as many as anybody gains.
sa-option-supply-limited = 20 wood, 16 brick, 12 stone and 10 gold: what is not there is not gained.
sa-option-capped-places = Whether you may block a place that can give you nothing any more.
sa-option-capped-places-open = you may, to keep others out.
sa-option-capped-places-shut = you may not.

## Nouns

sa-word-wood = wood
    .many = wood
sa-word-brick = brick
    .many = brick
sa-word-stone = stone
    .many = stone
sa-word-gold = gold
    .many = gold
sa-word-food = food
    .many = food
sa-word-tool = tool
    .many = tools
sa-word-production = food production
sa-word-person = person
    .many = people
sa-word-tool-maker = tool maker
sa-word-hut = hut
sa-word-field = field
sa-word-hunt = hunt
sa-word-forest = forest
sa-word-clay-pit = clay pit
sa-word-quarry = quarry
sa-word-river = river
sa-word-card-1 = card for 1
sa-word-card-2 = card for 2
sa-word-card-3 = card for 3
sa-word-card-4 = card for 4
sa-word-building-1 = first building
sa-word-building-2 = second building
sa-word-building-3 = third building
sa-word-building-4 = fourth building
sa-word-medicine = medicine
sa-word-pottery = pottery
sa-word-weaving = weaving
sa-word-time = time
sa-word-music = music
sa-word-writing = writing
sa-word-transport = transport
sa-word-art = art
sa-word-farmer = farmer
    .many = farmers
sa-word-toolmaker = tool maker
    .many = tool makers
sa-word-builder = hut builder
    .many = hut builders
sa-word-shaman = shaman
    .many = shamans

## Cards, buildings and amounts in words

sa-gain =
    { $what ->
        [production] food production +{ $amount }
        [tool] { $amount ->
            [one] a tool
           *[other] { $amount } tools
        }
        [person] { $amount ->
            [one] a person
           *[other] { $amount } people
        }
       *[other] { $amount } { WORD("sa", $what, $amount) }
    }
sa-effect =
    { $effect ->
        [dice] dice for all
        [gain] { sa-gain }
        [points] { $amount } points
        [roll] dice for { WORD("sa", $what) }
        [draw] a hidden card
        [one_use] a one-use tool of { $amount }
       *[choice] { $amount } resources of choice
    }
sa-scoring =
    { $times ->
        [0] { WORD("sa", $scores) }
       *[other] { $times } { WORD("sa", $scores, $times) }
    }
sa-card = { sa-effect } / { sa-scoring }
sa-amounts =
    { $wood ->
        [0] { "" }
       *[other] { " " }{ $wood } wood
    }{ $brick ->
        [0] { "" }
       *[other] { " " }{ $brick } brick
    }{ $stone ->
        [0] { "" }
       *[other] { " " }{ $stone } stone
    }{ $gold ->
        [0] { "" }
       *[other] { " " }{ $gold } gold
    }
sa-cost =
    { $fixed ->
        [0] { $kinds ->
            [0] { " " }{ $from } to { $to } resources
            [one] { " " }{ $from } resources of one kind
           *[other] { " " }{ $from } resources of { $kinds } kinds
        }
       *[other] { sa-amounts }
    }
sa-people =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }

## What is asked

sa-ask-over =
    { $empty ->
        [stack] The game is over: a stack of buildings is empty.
       *[deck] The game is over: there are not enough cards for another round.
    }
sa-ask-start = The start player is drawn.
sa-ask-tile = A building is turned up.
sa-ask-card = A card is laid out.
sa-ask-secret = A card is drawn, for one pair of eyes.
sa-ask-roll = The dice are rolled.
sa-ask-dice = Dice are rolled for all.
sa-ask-place = Place some of your people: you have { $people } left.
sa-ask-use = Which of your people do you use next?
sa-ask-end = All your people are back: use your card, or end the turn.
sa-ask-add = You rolled { $dice }: { $sum } makes { $amount } { WORD("sa", $what, $amount) }, one for every { $divisor }. Add a tool?
sa-ask-buy = Buy what your people stand on, or end the turn?
sa-ask-pay-card = Pay { $least } more for the card { sa-card }.
sa-ask-pay-building =
    { $least ->
        [0] Pay up to { $most } more for the building, or let it be enough at { $so_far } points.
       *[other] Pay { $least } more for the building: it is { $so_far } points so far.
    }
sa-ask-die = Take one of the dice.
sa-ask-take =
    { $due ->
        [one] Take one more resource.
       *[other] Take { $due } resources, in the order wood, brick, stone, gold.
    }
sa-missing =
    { $due ->
        [one] 1 food is missing
       *[other] { $due } food are missing
    }
sa-for-each =
    { $due ->
        [one] for it
       *[other] for each
    }
sa-ask-feed =
    { $more ->
        [0] { $card ->
            [spare] { sa-missing }: pay a resource { sa-for-each }, use your card for { $amount } more resources first, or lose 10 points?
            [needed] { sa-missing }, and you have too few resources: use your card for { $amount } more, or lose 10 points?
            [vain] { sa-missing }, more than you can pay for even with your card: use it now all the same, or keep it and lose 10 points?
           *[none] { sa-missing }: pay a resource { sa-for-each }, or lose 10 points?
        }
       *[other] Pay { $due } more for the missing food.
    }
sa-ask-keep = There is food for everybody. Use your card for { $amount } resources now, or keep it?

## The guide: two sentences for each decision

sa-guide-place = Send people to one place at a time, one or more as it allows; when everybody is placed, they go to work. Think of the food that the round will cost before you think of points.
sa-guide-use = Choose the place where your people work next. Rolls that tools can't change are made for you, and whatever can't help with the dice waits until they are rolled: then you buy.
sa-guide-end = Everybody is back home. A card of choice can still be used now, or kept: for a later turn, for a meal that you can't pay for, or for the end of the game.
sa-guide-add = Tools raise the sum of the dice, and each can be used once a round. They only help if the sum reaches the next step, so the rest can be saved; on your last roll they are added for you.
sa-guide-buy = Your dice are rolled: now buy one thing after the other, cards with resources of any kinds, buildings with those that they show. What you leave stays where it is, and your people come home when you end the turn.
sa-guide-pay-card = A card costs resources of any kinds; cheap ones serve as well as dear ones. What it shows below counts at the end of the game.
sa-guide-pay-building = This building scores what you pay for it: wood 3, brick 4, stone 5, gold 6. The dearer the resources, the more points it brings.
sa-guide-die = Each die gives something else, and everybody takes one in turn. Take what you need most before the others do.
sa-guide-take = Take resources of your choice from the supply. Look at the buildings and cards that you want to pay for.
sa-guide-feed = Each of your people needs one food. For what is missing you pay a resource each, or you lose 10 points and all your food, however much is missing, and keep the resources.
sa-guide-keep = What you don't take now, the others may take before your next turn: the supply has an end. If you keep the card, you can use it in a later turn or meal; at the end of the game it is turned in for you.

## What can be done

sa-do-place =
    { $of ->
        [card] 1 person on the { WORD("sa", $place) }: { sa-card }
        [building] 1 person on the { WORD("sa", $place) }:{ sa-cost }
       *[place] { $place ->
            [hunt] { sa-people } to the hunt
           *[other] { sa-people } to the { WORD("sa", $place) }
        }
    }
sa-do-use = the { WORD("sa", $place) }
sa-tools =
    { $count ->
        [0] { $times ->
            [one] the one-use tool of { $once }
           *[other] the one-use tools of { $once }
        }
        [one] a tool of { $tools }{ sa-tools-once }
       *[other] tools of { $tools }{ sa-tools-once }
    }
sa-tools-once =
    { $times ->
        [0] { "" }
        [one] { " " }and the one-use tool of { $once }
       *[other] { " " }and the one-use tools of { $once }
    }
sa-do-add = add { sa-tools }: { $sum } makes { $amount } { WORD("sa", $what, $amount) }
sa-do-done =
    { $with ->
        [roll] take { $amount } { WORD("sa", $what, $amount) }
        [payment] enough: score { $points }
        [purchases] end the turn and buy nothing more
        [meal] keep the card
       *[turn] end the turn
    }
sa-do-pay = pay{ sa-of-a-kind }
sa-of-a-kind =
    { $given ->
        [0] { " " }no { WORD("sa", $resource) }
       *[other] { " " }{ $given } { WORD("sa", $resource, $given) }
    }
sa-do-pay-all =
    { $points ->
        [0] pay{ sa-amounts }
       *[other] pay{ sa-amounts }: { $points } points
    }
sa-in-vain =
    { $vain ->
        [0] { "" }
       *[other] { " " }(nothing at once: you can't have more)
    }
sa-do-buy =
    { $of ->
        [card] pay{ sa-amounts } for the card { sa-card }{ sa-in-vain }
       *[building] pay{ sa-amounts } for the { WORD("sa", $place) }: { $points } points
    }
sa-do-buy-with =
    { $of ->
        [card] pay{ sa-of-a-kind } and others for the card { sa-card }{ sa-in-vain }
       *[building] pay{ sa-of-a-kind } and others for the { WORD("sa", $place) }:{ sa-cost }
    }
sa-do-use-card = use the card: resources of choice
sa-do-take = take { $amount } { WORD("sa", $resource, $amount) }
sa-do-die =
    { $gives ->
        [0] take the { $value }: nothing, you can't have more of this: { WORD("sa", $what) }
       *[other] { $what ->
            [production] take the { $value }: food production +1
            [tool] take the { $value }: a tool
           *[other] take the { $value }: 1 { WORD("sa", $what) }
        }
    }
sa-do-refuse = pay no resources: lose 10 points and all food
sa-do-start = { $seat } begins
sa-do-tile = the building for{ sa-cost } is turned up
sa-do-card = the card { sa-card } is laid out
sa-do-secret-card = a card is drawn, unseen by the others
sa-do-roll = the dice show { $dice }

## What happened

sa-log-start-drawn = { $seat } is the start player.
sa-log-tile-drawn = Stack { $stack }: a building for{ sa-cost }.
sa-log-card-drawn = New card for { $cost }: { sa-card }.
sa-log-card-slid = The card { sa-card } slides from { $before } to { $cost }.
sa-log-round-begun = Round { $round }: { $seat } begins.
sa-log-placed =
    { $place ->
        [hunt] { $seat } sends { sa-people } to hunt.
       *[other] { $seat } sends { sa-people } to the { WORD("sa", $place) }.
    }
sa-log-used =
    { $place ->
        [hunt] { $seat } goes hunting with { sa-people }.
       *[other] { $seat } uses the { WORD("sa", $place) }.
    }
sa-log-rolled = { $seat } rolls for { WORD("sa", $what) }: { $dice }.
sa-log-tool-added = { $seat } adds a tool of { $value }: { $sum }.
sa-log-one-use-added = { $seat } adds a one-use tool of { $value }: { $sum }.
sa-log-yielded = { $seat } gets { $amount } { WORD("sa", $what, $amount) } for { $sum }.
sa-log-gained =
    { $amount ->
        [0] { $seat } can't have more of this: { WORD("sa", $what) }.
       *[other] { $seat } gains { sa-gain }.
    }
sa-log-spent-supply = The supply is { $amount } { WORD("sa", $what, $amount) } short for { $seat }.
sa-log-paid = { $seat } pays{ sa-amounts }.
sa-log-card-bought = { $seat } buys the card { sa-card }.
sa-log-built =
    { $points ->
        [one] { $seat } builds and scores 1 point.
       *[other] { $seat } builds and scores { $points } points.
    }
sa-log-declined = { $seat } leaves the { WORD("sa", $place) } alone.
sa-log-too-poor = { $seat } can't pay for the { WORD("sa", $place) }.
sa-log-scored = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
sa-log-dice-rolled = { $seat } rolls for all: { $dice }.
sa-log-die-taken = { $seat } takes the { $value }.
sa-log-secret-drawn = { $seat } draws a hidden card: { sa-scoring }.
sa-log-secret-drawn-unseen = { $seat } draws a hidden card.
sa-log-no-secret = { $seat } would draw a card, but the deck is empty.
sa-log-card-used = { $seat } uses the card for { $amount } resources of choice.
sa-log-turned-in =
    { $brought ->
        [0] { $seat } turns in the card for { $amount } resources of choice, but the supply is empty.
       *[other] { $seat } turns in the card for { $amount } resources of choice.
    }
sa-log-fed = The people of { $seat } eat { $food } food; { $left } left.
sa-log-starved = The people of { $seat } go hungry, { $missing } food short: 10 points and all food are lost.
sa-log-stack-empty = A stack of buildings is empty: the game ends.
sa-log-deck-empty = There are not enough cards for a new round: the game ends.

## Why not

sa-why-there = You have people on the { WORD("sa", $place) } already: none can be added in this round.
sa-why-full = The { WORD("sa", $place) } is full.
sa-why-third = With { $players } players only two of tool maker, hut and field can be used in a round.
sa-why-seats =
    { $players ->
        [2] With two players only one of them can use the { WORD("sa", $place) } in a round: it is shut until the next one.
       *[other] With three players only two of them can use the { WORD("sa", $place) } in a round: it is shut until the next one.
    }
sa-why-gone = There is nothing on this place.
sa-why-capped = The { WORD("sa", $place) } can give you nothing any more.
sa-why-too-few-people = You have only { sa-people } left.
sa-why-nobody = Place at least one person.
sa-why-two = The hut takes exactly two people.
sa-why-room =
    { $room ->
        [one] There is room for 1 person on the { WORD("sa", $place) }.
       *[other] There is room for { $room } people on the { WORD("sa", $place) }.
    }
sa-why-nobody-there = You have nobody there.
sa-why-no-card = You don't have the card of resources of choice.
sa-why-card-not-now = Resources of choice are taken between two steps of your own turn, or before you pay for your people's food.
sa-why-people-left = You still have people who roll dice.
sa-why-cannot-pay-yet = You can't pay for the { WORD("sa", $place) } yet.
sa-why-after-rolls = The { WORD("sa", $place) } waits until your dice are rolled: what it gives can't help you with them.
sa-why-not-needed = With fewer of these tools you would get as much: keep the others for another roll.
sa-why-no-tool = You have no such tool that is ready.
sa-why-no-one-use = You have no such one-use tool.
sa-why-pay-printed = This building costs exactly what is printed on it.
sa-why-paid-already = You are paying already: pay the rest first.
sa-why-pay-more = That is not enough yet.
sa-why-pay =
    { $just ->
        [0] Pay { $least } to { $most } resources that you have, in the order wood, brick, stone, gold.
       *[other] { $most ->
            [one] Pay exactly 1 resource that you have, in the order wood, brick, stone, gold.
           *[other] Pay exactly { $most } resources that you have, in the order wood, brick, stone, gold.
        }
    }
sa-why-mix = Pay exactly that many resources of exactly that many kinds, in the order wood, brick, stone, gold.
sa-why-no-die = There is no such die left.
sa-why-stands = This brings nobody anything, like another that you can take instead.
sa-why-order = Take resources in the order wood, brick, stone, gold.
sa-why-feed = Pay with resources you have, in the order wood, brick, stone, gold: one for each missing food.
sa-why-nothing-missing = Nobody goes hungry: there is food for all your people.
sa-why-fed-already = Resources are paid for all the missing food, or for none of it.

## The score sheet

sa-score-buildings = buildings
sa-score-buildings-how =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
sa-score-buildings-about = scored when they were built
sa-score-cards = points on cards
sa-score-cards-about = scored when the cards were taken
sa-score-hunger = hunger
sa-score-hunger-how =
    { $times ->
        [one] in 1 round
       *[other] in { $times } rounds
    }
sa-score-hunger-about = people who were not fed
sa-score-green = green cards
sa-score-green-how = { $different } different signs: { $different } × { $different }
sa-score-green-about = different signs, times themselves
sa-score-duplicates = duplicates
sa-score-duplicates-how =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sa-score-farmers = farmers
sa-score-farmers-how = { $people } × food production { $factor }
sa-score-farmers-about = on cards, times food production
sa-score-toolmakers = tool makers
sa-score-toolmakers-how = { $people } × tools { $factor }
sa-score-toolmakers-about = on cards, times the sum of tools
sa-score-builders = hut builders
sa-score-builders-how = { $people } × { $factor ->
        [one] 1 building
       *[other] { $factor } buildings
    }
sa-score-builders-about = on cards, times buildings
sa-score-shamans = shamans
sa-score-shamans-how = { $people } × { $factor } people
sa-score-shamans-about = on cards, times people
sa-score-resources = resources
sa-score-resources-how =
    { $count ->
        [one] 1 left over
       *[other] { $count } left over
    }
sa-score-resources-about = a point for each that is left
sa-score-choice = card of choice
sa-score-choice-how = not used yet
sa-tie-1 = production, tools and people
sa-tie-1-more = more food production, tools and people together: { $best } against { $other }

## The picture

sa-head =
    { sa-title }: { $phase ->
        [setup] laying out
        [placing] placing people
        [using] using people
        [feeding] feeding people
       *[end] the end
    }
sa-round = round { $round }, { $deck ->
        [one] 1 card left
       *[other] { $deck } cards left
    }
sa-hidden = hidden card: { $what }
sa-shut = shut
sa-nothing = -
sa-supply = supply
sa-code-card = card { $number }
sa-code-building = build { $number }
sa-short-effect =
    { $effect ->
        [dice] dice for all
        [points] { $amount } points
        [roll] roll { WORD("sa", $what) }
        [draw] hidden card
        [one_use] one-use { $amount }
        [choice] { $amount } of choice
       *[gain] { $what ->
            [production] production
            [tool] tool
           *[other] { $amount } { WORD("sa", $what, $amount) }
        }
    }
sa-short-worker =
    { $worker ->
        [farmer] { $times ->
            [one] 1 farmer
           *[other] { $times } farmers
        }
        [toolmaker] { $times ->
            [one] 1 toolmaker
           *[other] { $times } toolmakers
        }
        [builder] { $times ->
            [one] 1 builder
           *[other] { $times } builders
        }
       *[shaman] { $times ->
            [one] 1 shaman
           *[other] { $times } shamans
        }
    }
sa-short-cost =
    { $kinds ->
        [0] { $least } to { $most } of any
        [one] { $least } of one kind
       *[other] { $least } of { $kinds } kinds
    }
sa-short-add =
    { $times ->
        [0] +{ $tools }
       *[other] { $count ->
            [0] once { $once }
           *[other] +{ $tools } once { $once }
        }
    }: { $amount }
sa-short-refuse = refuse: -10
sa-short-die =
    { $gives ->
        [0] die { $value }: nothing
       *[other] { $what ->
            [production] die { $value }: production
            [tool] die { $value }: tool
           *[other] die { $value }: { WORD("sa", $what) }
        }
    }
sa-rolled = roll
sa-roll =
    { $added ->
        [0] = { $sum }
       *[other] = { $sum }, with tools { $total }
    }: { $amount } { WORD("sa", $what, $amount) }
sa-dice = dice to take
sa-paid = paid so far
sa-column-points = pts
sa-column-people = clan
sa-column-food = food
sa-column-lack = lack
sa-column-wood = wood
sa-column-brick = brick
sa-column-stone = stone
sa-column-gold = gold
sa-column-tools = tools
sa-column-green = green
sa-column-workers = FTBS
sa-column-built = huts
sa-mark-choice = c
sa-mark-hidden = ?
sa-village =
    { $people } people, { $food } food, food production { $production }{ $hunger ->
        [0] { "" }
       *[other] , { $hunger } food missing
    }
sa-has = { $amount } { WORD("sa", $what, $amount) }
sa-row-resources = resources: { $things }
sa-row-tools = tools: { $things }
sa-row-cards = cards: { $things }
sa-row-kinds = they score: { $things }
sa-row-buildings = buildings: { $things }
sa-hidden-card = a hidden one
sa-projection =
    { $total ->
        [one] 1 point if the game ended now
       *[other] { $total } points if the game ended now
    }
sa-legend-board = forest 3/7 Wolf 2: 3 of 7 rings are taken, 2 of them by Wolf; shut: a rule keeps you out; > it can be used.
sa-legend-offers = card 3 tool/art: it costs 3 resources of any kinds, gives a tool at once and scores art at the end; card 1 costs 1, card 2 costs 2, card 4 costs 4.
sa-legend-buildings = build 1 wood wood brick 10 x7: what it costs, what it scores, and how many tiles its stack has.
sa-legend-villages = clan 2/5: 2 of 5 people are at hand; food 12+3: food production 3 brings 3 more before they eat; lack: what will be missing then, with what comes of people in hut and field.
sa-legend-tools = tools 2*1 +34: a used tool of 2, a ready one of 1, one-use tools of 3 and 4.
sa-legend-cards = green 3+1: three different green cards and a duplicate; FTBS: farmers, tool makers, hut builders and shamans on cards.
sa-legend-marks = huts 2c?: two buildings, a card of two resources to be used, a hidden card.
sa-help =
    {"  "}forest 3    three people to the forest; so with clay, quarry, river, hunt
    {"  "}hut, tool maker, field, card 2, build 1    people there; later to use them
    {"  "}card 2 wood gold    buys it, card 2 costs 2; card 4 wood 3: 3 wood and others
    {"  "}tool 2 1    add the tools of 2 and 1; tool 2 once 3: a 2 and the one-use 3
    {"  "}die 5       take the die with a 5
    {"  "}done, refuse, use card    what they say

## What can be typed, with commas between

sa-typed-place = place, put
sa-typed-use = use
sa-typed-add = tool, tools, add
sa-typed-one-use = one use, once
sa-typed-done = done, enough, end, keep, no
sa-typed-pay = pay
sa-typed-buy = buy, build
sa-typed-use-card = use card, resources
sa-typed-take = take
sa-typed-die = die
sa-typed-refuse = refuse, hunger, no
