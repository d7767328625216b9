# The board of Stone Age in the browser: what is new in one's own village, and what the signs mean.

sa-board-news = New:
sa-board-news-said = New in your village since you acted: { $news }
sa-board-news-item =
    { $kind ->
        [fields] fields +{ $amount } food
        [die] the die: { sa-gain }
        [points] +{ $amount } points
        [none] no { WORD("sa", $what) }
        [poor] the { WORD("sa", $what) } can't be paid
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
       *[point] At this table each sign that you have already is 1 point more.
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
