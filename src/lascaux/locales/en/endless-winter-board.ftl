# Endless Winter's board in the browser: what things are called when they are pointed at, and the few buttons on it.

ew-board-may = { $what } — now: { $may }
ew-board-thing = { WORD("ew", $name) }: { $lines }

## Where the game stands

ew-board-order = Turn order
ew-board-order-of = { $place }. in turn order: { $name }; this place gives in the eclipse: { $what }
ew-board-seat = { $name }: { $food } food, { $tools ->
        [one] 1 tool
       *[other] { $tools } tools
    }, { $camps ->
        [one] 1 camp
       *[other] { $camps } camps
    } left, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $labor } labor. Opens their board.
ew-board-now = What happens now
ew-board-step = { $step ->
        [culture] Culture cards, figure
        [top] { $at ->
            [none] Top
           *[other] Top of { WORD("ew", $at) }
        }
        [middle] Middle
        [bottom] Bottom
        [after] Last abilities
        [rest] Rest
        [effect] An effect
        [pile] Eclipse pile
        [track] Turn order
        [cards] Eclipse cards
        [lands] Lands
       *[board] Own board
    }
ew-board-eclipse-step = { $step ->
        [track] { $name } gains what stands beside their marker on the turn order.
        [cards] { $name } uses the eclipse abilities of the cards in their pile, one by one.
        [lands] { $name } gains from every hex where nobody has more influence.
       *[board] { $name } gains what villages and megaliths have uncovered on their board, and scores their sacred stones.
    }
ew-board-labors = Labor in the eclipse, in the new turn order
ew-board-labor-of = { $name } has shown { $labor } labor
ew-board-hint = What glows can be clicked. Point at anything to read what it does.
ew-board-hint-look = Point at anything to read what it does.
ew-board-build = Choose a glowing place for the megalith.
ew-board-lesser = Take something lesser instead
ew-board-reading = Explain
ew-board-reading-long = : a tap only says what a thing is
ew-board-key = Icons?
ew-board-wordy = Words
ew-board-wordy-long = : effects in words beside their icons
ew-board-legend = What the icons mean
ew-board-icon = { $icon ->
        [labor] labor, the amount beside it
        [food] food
        [food_max] food up to your limit
        [tool] a tool
        [idol] an idol: one level up on an idol track
        [megalith] place a megalith
        [extra] one more megalith where an arrow points
        [draw] draw a card
        [pay_discard] discard a card from your hand
        [vp] points
        [camp] put a camp on the base tile
        [move] move a camp one step
        [village] found a village
        [stone] take a sacred stone for the price of its slot
        [culture] take a culture card
        [tribe_hand] take a tribe card into your hand
        [tribe_discard] take a tribe card to your discard pile
        [bury] bury a card: it scores at the end
        [reveal] turn up an animal on the hunting grounds
        [animal_grounds] take an animal from the hunting grounds
        [animal_deck] take the top animal of the deck
        [tip] tip an animal for its benefit; it leaves its set
        [eclipse] works in the eclipse, from the eclipse pile
        [initiate] works in Initiate only
        [develop] works in Develop only
        [migrate] works in Migrate only
        [hunt] works in Hunt only
        [pay_food_tool] pay what stands on the left for what stands on the right
        [food_tool] one of them
       *[if_buried_vp] only if you have so many of what is framed
    }
ew-board-piece = { $piece ->
        [camp] a camp: 1 influence on its hex; a number says more
        [village] a village: 2 influence on each of its three hexes
        [lead] leads here, and gains from the hex in the eclipse
       *[chief] a chief on a column; the plain figures are tribe figures
    }
ew-board-areas = Areas of the table
ew-board-area = { $area ->
        [board] Board
        [display] Cards, animals
        [land] Land
        [stones] Stones, idols
        [own] Your tribe
       *[others] Others
    }
ew-board-region = { $region ->
        [picking] Your choice
        [columns] Columns
        [display] Cards on display
        [grounds] Hunting grounds
        [land] Land
        [stones] Stones, idols
        [own] Your tribe
       *[details] Your board
    }
ew-board-open = { $open } open

## Labor

ew-board-meter = Labor
ew-board-labor = { $labor } labor to spend in this turn
ew-board-play = { WORD("ew", $card) }
ew-board-use = ability of { WORD("ew", $card) }
ew-board-spend = for { $food } food
ew-board-no-source = nothing more to gain labor from

## The main board

ew-board-section = { $row ->
        [top] Again and again
        [middle] Once
       *[bottom] If you came first
    }
ew-board-row-of = { WORD("ew", $column) }, { $row ->
        [top] top, as often as you can pay
        [middle] middle, once
       *[bottom] bottom, only for the first figure of the round
    }: { $what }
ew-board-place = { WORD("ew", $figure) } to { WORD("ew", $at) }
ew-board-figure = { $figure ->
        [chief] Chief
       *[tribe] Figure
    } of { $name }{ $first ->
        [yes] , first here in this round
       *[no] { "" }
    }
ew-board-rest = { $labor } labor for the turn order, for each figure
ew-board-rest-gives = { $number }. when you rest: { $what }
ew-board-rest-token = { WORD("ew", $token) }, for the first to rest: { $what }
ew-board-culture = Culture cards
ew-board-culture-deck = { $count } more of era { $era ->
        [1] I
       *[other] II
    } in the deck
ew-board-piles = Tribe cards
ew-board-pile = { $what }; { $count } left
ew-board-grounds = Hunting grounds
ew-board-animals-left = { $count ->
        [one] 1 animal
       *[other] { $count } animals
    } in the deck
ew-board-reveal = Turn up an animal
ew-board-wild-short = joins any set
ew-board-wild-sign = any
ew-board-stones = { $era ->
        [1] Sacred stones of era I
       *[other] Sacred stones of era II
    }
ew-board-stones-note = { $era ->
        [1] taken in Develop, from round 1
       *[other] taken in Develop, from round 3
    }

## The land

ew-board-hex = { WORD("ew", $land) } { $label }
ew-board-base = camps start here; no village beside it
ew-board-pays = in the eclipse it gives whoever leads: { $what }
ew-board-influence = { $camps ->
        [0] { $name }: influence { $influence } by villages
        [one] { $name }: a camp, influence { $influence }
       *[other] { $name }: { $camps } camps, influence { $influence }
    }
ew-board-leads = leading: { $names }
ew-board-token-down = a token that nobody has seen yet
ew-board-village = village of { $name } between { $hexes }
ew-board-juncture = corner between { $hexes }
ew-board-move-from = Choose the camp that moves.
ew-board-move-to = The camp on { $label } moves: choose where to.
ew-board-settle-hint = Choose the corner for your village.
ew-board-not-laid = Turn order, land and megalith tiles come once everybody has chosen.

## Megaliths and idols

ew-board-megaliths = Megaliths
ew-board-megaliths-note = grey cells are for neutral ones; four in a square carry another
ew-board-cell = { $start ->
        [yes] start cell { $label } of the { WORD("ew", $tile) }, for neutral megaliths only
       *[no] cell { $label } of the { WORD("ew", $tile) }
    }
ew-board-above = on top of four at { $label }, level { $level }
ew-board-above-pays = 2 points for each own megalith right below, 1 for each other
ew-board-arrows = its arrows point at { $cells }
ew-board-neutral = a neutral megalith
ew-board-megalith-of = a megalith of { $name }
ew-board-idols = Idol board
ew-board-climb = climb here
ew-board-track-note = { $track ->
        [sacrifice] what leftover food and tools are worth at the end
       *[honor] your place here decides what buried cards are worth at the end
    }
ew-board-level = { WORD("ew", $track) }, level { $level }: { $lines }{ $there ->
        [0] { "" }
       *[other] ; here: { $names }
    }
ew-board-rank = { $rank ->
        [1] 1st
        [2] 2nd
       *[other] Others
    }

## A tribe

ew-board-own = Your tribe
ew-board-tribe = Tribe of { $name }
ew-board-final = { $final ->
        [one] 1 point
       *[other] { $final } points
    } if the game ended now
ew-board-chief = Chief { WORD("ew", $chief) }: { $what }{ $ready ->
        [yes] ; once, in the turn in which the chief is placed
       *[no] ; the chief is placed already
    }
ew-board-figures = { $figures ->
        [0] No tribe figures
        [one] 1 tribe figure
       *[other] { $figures } tribe figures
    }{ $chief ->
        [yes] { " " }and the chief left to place
       *[no] { " " }left to place
    }
ew-board-food = Food: { $food } of at most { $limit }. Camps that leave the board uncover more room. Passing a hand downwards brings 1 labor.
ew-board-tools = Tools: { $tools } of at most { $most }
ew-board-hand = Hand, { $count }
ew-board-played = Played in this turn
ew-board-ability = ability of { WORD("ew", $card) }: { $what }{ $used ->
        [yes] ; used
       *[no] { "" }
    }
ew-board-eclipse-pile = Eclipse pile, { $count }
ew-board-deck = Deck { $deck }, discard pile { $discard }
ew-board-deck-of = { $count ->
        [0] deck: empty
       *[other] deck: { $cards }, in an unknown order
    }
ew-board-burial = Burial ground, { $count }
ew-board-burial-note = scores by the honor track
ew-board-herd = Animals, { $count } for sets
ew-board-animals = { $what }; { $standing } for a set, { $tipped } tipped
ew-board-villages = Villages, { $left } left
ew-board-village-space = { $gone ->
        [yes] this village has left: in every eclipse { $what }
       *[no] a village; once it has left, in every eclipse: { $what }
    }
ew-board-megaliths-left = Megaliths, { $left } left; used from the left
ew-board-space = { $left ->
        [0] this space is empty
        [one] 1 megalith
       *[other] { $left } megaliths
    }{ $gives ->
        [yes] ; once empty, in every eclipse: { $what }
       *[no] { "" }
    }
ew-board-slots = Slots for sacred stones, { $stones } filled
ew-board-slot = slot { $number }: { $lines }
ew-board-counts = { $hand } in hand, { $deck } in the deck, { $pile } in the eclipse pile, { $buried } buried
ew-board-discarded = Discarded: { $cards }
ew-board-known = In hand for all to know: { $cards }
ew-board-shown = Buried for all to see: { $cards }
ew-board-side = { WORD("ew", $chief) }, side { $side }: { $what }
ew-board-side-title = { WORD("ew", $chief) }, side { $side }

# What an option brings is a guess here, no points at once.
ew-options-best = best guess first
ew-options-legend = Numbers: a guess at how your points at the end change
ew-options-points = points at the end, by a guess
ew-hint-is = A solid player would: { $what } ({ $gain } points at the end, by its guess)

## Decisions in the dock: what is answered with one click

ew-board-plan = { $plan ->
        [order] All { $count }, in this order
        [paying] All { $count } in this order, and pay for them
        [unpaid] All in this order, without paying
        [pile] All cards into the pile
       *[end] { $section ->
            [after] End turn
            [rest] End turn
           *[other] End turn, leave the rest
        }
    }
ew-board-finish = { $section ->
        [top] { $first ->
            [yes] Middle, bottom, end turn
           *[no] Middle, end turn
        }
        [middle] { $first ->
            [yes] Middle, bottom, end turn
           *[no] Middle, end turn
        }
        [bottom] Bottom, end turn
       *[rest] Rest, end turn
    }
ew-board-times = ×{ $times }: { $what }
ew-board-cards = play all { $count } cards for { $labor } labor
ew-board-cards-short = all { $count } cards
ew-board-always = { $habit ->
        [tool] Always the tool: don’t ask
        [draw] Always the card: don’t ask
       *[order] Always in this order: don’t ask
    }
ew-board-kept = { $habit ->
        [tool] Tools are taken at once.
        [draw] Cards are drawn at once.
       *[order] Gains come in their printed order.
    }
ew-board-ask-again = Ask again
ew-board-under-way = Going on by itself after this.
ew-board-stop = Stop
ew-board-climb-to = { $track ->
        [sacrifice] Sacrifice, level { $level }
       *[honor] Honor, level { $level }
    }
