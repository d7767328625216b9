# Endless Winter: Paleoamericans. `WORD("ew", $card)` is the noun below in `ew-word-...`.

ew-round = round { $round } of 4, { $phase ->
        [action] action phase
        [eclipse] eclipse
        [preparation] preparation
        [end] over
       *[other] setup
    }

## Options

ew-option-edition = Whose rulebook: they differ in details.
ew-option-edition-default = the reading that we recommend.
ew-option-edition-cs = the Czech rulebook, to the letter.
ew-option-edition-pl = the Polish rulebook, to the letter.
ew-option-edition-uk = the Ukrainian rulebook, version 2.0, to the letter.
ew-option-draft = What is picked at the start instead of dealt.
ew-option-draft-none = nothing.
ew-option-draft-setup = setup cards, the last in turn order first.
ew-option-draft-chiefs-and-setup = chiefs in turn order, then setup cards in reverse.
ew-option-glacier-tokens = A module: hidden tokens on the glaciers, for whoever founds a village beside them.
ew-option-glacier-tokens-off = without.
ew-option-glacier-tokens-on = with tokens.
ew-option-rest-tokens = A module: a token for the first to rest in a round.
ew-option-rest-tokens-off = without.
ew-option-rest-tokens-on = with tokens.
ew-option-layout = How the megalith tiles are laid out.
ew-option-layout-by-players = as recommended for the number of players.
ew-option-layout-ring = a ring.
ew-option-layout-stair = a stair.
ew-option-layout-block = a block.
ew-option-layout-wall = a wall.
ew-option-village-icon-free = Whether a village icon outside Migrate needs three camps.
ew-option-village-icon-free-off = it does.
ew-option-village-icon-free-on = it needs none.
ew-option-extra-megalith-downgrade = Whether a lesser benefit may replace the extra megalith of a start cell.
ew-option-extra-megalith-downgrade-off = no.
ew-option-extra-megalith-downgrade-on = yes.
ew-option-prep-draw-is-benefit = Whether lesser benefits may replace the five cards of the preparation.
ew-option-prep-draw-is-benefit-by-edition = as the edition says.
ew-option-prep-draw-is-benefit-no = no.
ew-option-prep-draw-is-benefit-yes = each of them.
ew-option-lesser-benefit-phases = When a lesser benefit may be taken.
ew-option-lesser-benefit-phases-by-edition = as the edition says.
ew-option-lesser-benefit-phases-action-eclipse = in the action phase and the eclipse.
ew-option-lesser-benefit-phases-any = at any time, also in setup.
ew-option-double-empty-draw-compensation = What a draw brings when deck and discard pile are empty.
ew-option-double-empty-draw-compensation-by-edition = as the edition says.
ew-option-double-empty-draw-compensation-no = nothing.
ew-option-double-empty-draw-compensation-yes = a lesser benefit.
ew-option-reshuffle-trigger = When the discard pile is shuffled.
ew-option-reshuffle-trigger-by-edition = as the edition says.
ew-option-reshuffle-trigger-on-draw = when a card is to be drawn from an empty deck.
ew-option-reshuffle-trigger-on-empty = as soon as the deck is empty.
ew-option-starting-card-labor-halves = The labor of Brave and Tribeswoman.
ew-option-starting-card-labor-halves-by-edition = as the edition says.
ew-option-starting-card-labor-halves-1 = ½.
ew-option-starting-card-labor-halves-3 = 1½.
ew-option-eclipse-ability-labor-counts = Whether labor of eclipse abilities counts for the turn order.
ew-option-eclipse-ability-labor-counts-by-edition = as the edition says.
ew-option-eclipse-ability-labor-counts-yes = yes.
ew-option-eclipse-ability-labor-counts-no = only the corners of the cards count.
ew-option-double-move-allows-single = Whether one step of a double move may be left out.
ew-option-double-move-allows-single-by-edition = as the edition says.
ew-option-double-move-allows-single-yes = yes.
ew-option-double-move-allows-single-no = both or none.
ew-option-culture-empty-gives-vp = What a culture card from an empty display is.
ew-option-culture-empty-gives-vp-by-edition = as the edition says.
ew-option-culture-empty-gives-vp-yes = 1 point.
ew-option-culture-empty-gives-vp-no = nothing.
ew-option-megalith-tile-stone = What the stone of megalith tiles scores.
ew-option-megalith-tile-stone-by-edition = as the edition says.
ew-option-megalith-tile-stone-table = by its table.
ew-option-megalith-tile-stone-each = 1 point a tile.
ew-option-two-species-stone = What the stone of two species counts.
ew-option-two-species-stone-by-edition = as the edition says.
ew-option-two-species-stone-sum = all tipped animals of both.
ew-option-two-species-stone-pairs = pairs of both.
ew-option-recruit-lock = How long a recruit of Initiate can't be played.
ew-option-recruit-lock-by-edition = as the edition says.
ew-option-recruit-lock-turn = the whole turn.
ew-option-recruit-lock-top = in the top section.
ew-option-rest-blocks = What can't be played in a turn of rest.
ew-option-rest-blocks-by-edition = as the edition says.
ew-option-rest-blocks-tribe = tribe cards.
ew-option-rest-blocks-any-card = cards of any kind.
ew-option-sole-majority-terrain = Who gains from a hex with equal influence.
ew-option-sole-majority-terrain-by-edition = as the edition says.
ew-option-sole-majority-terrain-no = all who are tied.
ew-option-sole-majority-terrain-yes = nobody.
ew-option-reduced-figures-era1 = How many figures everybody has in era I.
ew-option-reduced-figures-era1-by-edition = as the edition says.
ew-option-reduced-figures-era1-no = three.
ew-option-reduced-figures-era1-yes = two.

## Nouns

ew-word-brave = Brave
ew-word-tribeswoman = Tribeswoman
ew-word-tribesman = Tribesman
ew-word-hunter = Hunter
ew-word-crafter = Crafter
ew-word-elder = Elder
ew-word-pathfinder = Pathfinder
ew-word-shaman = Shaman
ew-word-ember-pouch = Ember Pouch
ew-word-flint-core = Flint Core
ew-word-smoking-racks = Smoking Racks
ew-word-bone-needle = Bone Needle
ew-word-story-fire = Story Fire
ew-word-ivory-figure = Ivory Figure
ew-word-dragging-poles = Dragging Poles
ew-word-rolling-logs = Rolling Logs
ew-word-red-ochre = Red Ochre
ew-word-hide-tent = Hide Tent
ew-word-snow-shoes = Snow Shoes
ew-word-pit-trap = Pit Trap
ew-word-spear-thrower = Spear Thrower
ew-word-roasting-pit = Roasting Pit
ew-word-first-blood = First Blood
ew-word-shell-trade = Shell Trade
ew-word-fishing-weir = Fishing Weir
ew-word-beast-lore = Beast Lore
ew-word-grave-goods = Grave Goods
ew-word-meeting-ground = Meeting Ground
ew-word-great-feast = Great Feast
ew-word-blade-cache = Blade Cache
ew-word-dog-sled = Dog Sled
ew-word-council-fire = Council Fire
ew-word-bone-idols = Bone Idols
ew-word-stone-ring = Stone Ring
ew-word-earth-ramp = Earth Ramp
ew-word-barrow = Barrow
ew-word-winter-lodge = Winter Lodge
ew-word-broad-trail = Broad Trail
ew-word-game-drive = Game Drive
ew-word-keen-trackers = Keen Trackers
ew-word-spirit-hunt = Spirit Hunt
ew-word-clan-marriage = Clan Marriage
ew-word-sacred-quarry = Sacred Quarry
ew-word-painted-walls = Painted Walls
ew-word-long-house = Long House
ew-word-herd-calling = Herd Calling
ew-word-ancestor-rite = Ancestor Rite
ew-word-star-lore = Star Lore
ew-word-mammoth = Woolly Mammoth
ew-word-argentavis = Argentavis
ew-word-rhino = Woolly Rhino
ew-word-sloth = Ground Sloth
ew-word-cat = Saber-toothed Cat
ew-word-glyptodon = Glyptodon
ew-word-beaver = Giant Beaver
ew-word-village-steppe = Grass Stone
    .short = Grass
ew-word-village-pinewood = Needle Stone
    .short = Needle
ew-word-village-hills = Ochre Stone
    .short = Ochre
ew-word-village-lakeside = Water Stone
    .short = Water
ew-word-village-mountain = Peak Stone
    .short = Peak
ew-word-village-marsh = Bog Stone
    .short = Bog
ew-word-village-glacier = Ice Stone
    .short = Ice
ew-word-camp-variety = Wanderer Stone
    .short = Wanderer
ew-word-megalith-ground = Root Stone
    .short = Root
ew-word-megalith-tiles = Four Winds Stone
    .short = Four Winds
ew-word-buried-cards = Bone Stone
    .short = Bone
ew-word-megalith-upper = Crown Stone
    .short = Crown
ew-word-idol-levels = Spirit Stone
    .short = Spirit
ew-word-tipped-variety = Feast Stone
    .short = Feast
ew-word-tipped-rhino = Horn Stone
    .short = Horn
ew-word-tipped-sloth = Claw Stone
    .short = Claw
ew-word-tipped-cat = Fang Stone
    .short = Fang
ew-word-tipped-glyptodon = Shell Stone
    .short = Shell
ew-word-tipped-beaver = Tooth Stone
    .short = Tooth
ew-word-tipped-mammoth-argentavis = Tusk and Wing Stone
    .short = Tusk and Wing
ew-word-tusk-breaker = Tusk Breaker
ew-word-stone-carver = Stone Carver
ew-word-seeing-palm = Seeing Palm
ew-word-fire-wolf = Fire Wolf
ew-word-thunder-paw = Thunder Paw
ew-word-tusk-valley = Tusk Valley
ew-word-flint-ridge = Flint Ridge
ew-word-old-hearth = Old Hearth
ew-word-long-shore = Long Shore
ew-word-moon-cave = Moon Cave
ew-word-blue-ice = Blue Ice
ew-word-ice-cave = Ice Cave
ew-word-bright-peak = Bright Peak
ew-word-lost-carvings = Lost Carvings
ew-word-wanderers = Wanderers
ew-word-warm-spring = Warm Spring
ew-word-moraine = Moraine
ew-word-ice-pass = Ice Pass
ew-word-frozen-meat = Frozen Meat
ew-word-ice-grave = Ice Grave
ew-word-deep-sleep = Deep Sleep
ew-word-whittling = Whittling
ew-word-vision = Vision
ew-word-vigil = Vigil
ew-word-short-walk = Short Walk
ew-word-steppe = steppe
ew-word-pinewood = pinewood
ew-word-hills = red hills
ew-word-lakeside = lakeside
ew-word-mountain = mountain
ew-word-marsh = marsh
ew-word-glacier = glacier
ew-word-base = base tile
ew-word-dawn = Dawn Tile
ew-word-bear = Bear Tile
ew-word-river = River Tile
ew-word-night = Night Tile
ew-word-initiate = Initiate
ew-word-develop = Develop
ew-word-migrate = Migrate
ew-word-hunt = Hunt
ew-word-rest = rest space
ew-word-tribe = tribe figure
    .short = tribe
ew-word-chief = chief
    .short = chief
ew-word-sacrifice = sacrifice track
    .short = sacrifice
ew-word-honor = honor track
    .short = honor
ew-word-hand = hand
ew-word-discard = discard pile
ew-word-played = played area
ew-word-pile = eclipse pile
ew-word-labor = labor
    .many = labor

## Effects in words
#
# An effect is a phrase that tells somebody what to do; a message holds smaller ones as arguments. `$amount` of labor is
# a text such as 1½, every other amount is a number.

ew-noun = { WORD("ew", $noun) }
ew-hex = { WORD("ew", $land) } { $label }
ew-list-and = { $one } and { $two }
ew-list-comma = { $one }, { $two }
ew-list-or = { $one }, or { $two }
ew-list-parts = { $one }; { $two }
ew-good-food = { $amount } food
ew-good-tool =
    { $amount ->
        [one] 1 tool
       *[other] { $amount } tools
    }
ew-good-idol =
    { $amount ->
        [one] 1 idol
       *[other] { $amount } idols
    }
ew-good-labor = { $amount } { WORD("ew", "labor", $amount) }
ew-good-discard =
    { $amount ->
        [one] 1 card from your hand
       *[other] { $amount } cards from your hand
    }
ew-effect-nothing = nothing
ew-effect-gain = gain { $what }
ew-effect-either = either { $branches }
ew-effect-pay = pay { $price }: { $effect }
ew-effect-if = if { $test }, { $effect }
ew-effect-column = in { WORD("ew", $column) }: { $effect }
ew-effect-eclipse = in the eclipse: { $effect }
ew-effect-megalith =
    { $amount ->
        [one] place a megalith
       *[other] place { $amount } megaliths
    }
ew-effect-draw =
    { $amount ->
        [one] draw a card
       *[other] draw { $amount } cards
    }
ew-effect-vp =
    { $amount ->
        [one] score 1 point
       *[other] score { $amount } points
    }
ew-effect-camp =
    { $amount ->
        [one] put a camp on the base tile
       *[other] put { $amount } camps on the base tile
    }
ew-effect-move =
    { $amount ->
        [one] move a camp one step
       *[other] move camps { $amount } steps in all
    }
ew-effect-village = found a village
ew-effect-stone = take a sacred stone for the price of its slot
ew-effect-culture =
    { $amount ->
        [one] take a culture card
       *[other] take { $amount } culture cards
    }
ew-effect-reveal =
    { $amount ->
        [one] turn up an animal on the hunting grounds
       *[other] turn up { $amount } animals on the hunting grounds
    }
ew-effect-tip =
    { $amount ->
        [one] tip an animal
       *[other] tip { $amount } animals
    }
ew-effect-bury =
    { $amount ->
        [one] bury a card
       *[other] bury { $amount } cards
    }
ew-effect-food-max = fill your food up to its limit
ew-effect-tribe-hand =
    { $amount ->
        [one] take a tribe card into your hand
       *[other] { $how ->
            [different] take { $amount } tribe cards of different types into your hand
            [same] take { $amount } tribe cards of one type into your hand
           *[any] take { $amount } tribe cards into your hand
        }
    }
ew-effect-tribe-discard =
    { $amount ->
        [one] take a tribe card to your discard pile
       *[other] { $how ->
            [different] take { $amount } tribe cards of different types to your discard pile
            [same] take { $amount } tribe cards of one type to your discard pile
           *[any] take { $amount } tribe cards to your discard pile
        }
    }
ew-effect-animal-grounds =
    { $amount ->
        [one] take an animal from the hunting grounds
       *[other] take { $amount } animals from the hunting grounds
    }
ew-effect-animal-deck =
    { $amount ->
        [one] take the top animal of the deck
       *[other] take the top { $amount } animals of the deck
    }
ew-effect-extra = place one more megalith where an arrow points
ew-test-villages =
    { $least ->
        [one] you have a village on the land
       *[other] you have at least { $least } villages on the land
    }
ew-test-camps =
    { $least ->
        [one] you have a camp on the land
       *[other] you have at least { $least } camps on the land
    }
ew-test-buried =
    { $least ->
        [one] you have buried a card
       *[other] you have buried at least { $least } cards
    }
ew-test-tipped =
    { $least ->
        [one] you have a tipped animal
       *[other] you have at least { $least } tipped animals
    }
ew-test-animals =
    { $least ->
        [one] you have an animal that is not tipped
       *[other] you have at least { $least } animals that are not tipped
    }
ew-test-animals-same = you have at least { $least } animals of one species that are not tipped
ew-test-animals-different = you have animals of at least { $least } species that are not tipped
ew-test-first = you are first in turn order
ew-test-last = you are last in turn order

## Components in words

ew-card-labor = { $labor } labor in its corner
ew-card-era =
    { $era ->
        [1] a culture card of era I
       *[other] a culture card of era II
    }
ew-card-points =
    { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
ew-animal-tip = when tipped: { $effect }
ew-animal-set =
    { $points ->
        [one] 1 point for { $animals }
       *[other] { $points } points for { $animals }
    }
ew-animal-sets = untipped at the end: { $sets }; there are { $copies } cards
ew-animal-wild = wild: untipped at the end it joins any set; there are { $copies } cards
ew-table-row =
    { $points ->
        [one] 1 point from { $least } on
       *[other] { $points } points from { $least } on
    }
ew-stone-village-by-terrain =
    { $points ->
        [one] in every eclipse 1 point for each of your villages beside { $of }
       *[other] in every eclipse { $points } points for each of your villages beside { $of }
    }
ew-stone-camp-terrain-variety =
    { $points ->
        [one] in every eclipse 1 point for each of these lands with a camp of yours: { $of }
       *[other] in every eclipse { $points } points for each of these lands with a camp of yours: { $of }
    }
ew-stone-megalith-on-board =
    { $points ->
        [one] in every eclipse 1 point for each megalith of your colour that lies on the board itself
       *[other] in every eclipse { $points } points for each megalith of your colour that lies on the board itself
    }
ew-stone-megalith-tiles = in every eclipse by the number of megalith tiles on which a megalith of your colour lies: { $table }
ew-stone-each-tile =
    { $points ->
        [one] in every eclipse 1 point for each megalith tile on which a megalith of your colour lies
       *[other] in every eclipse { $points } points for each megalith tile on which a megalith of your colour lies
    }
ew-stone-buried-cards = in every eclipse by the number of cards that you have buried: { $table }
ew-stone-megalith-upper =
    { $points ->
        [one] in every eclipse 1 point for each megalith of your colour that stands on others
       *[other] in every eclipse { $points } points for each megalith of your colour that stands on others
    }
ew-stone-idol-levels =
    { $points ->
        [one] in every eclipse 1 point for every { $levels } levels that you have climbed on both idol tracks together
       *[other] in every eclipse { $points } points for every { $levels } levels that you have climbed on both idol tracks together
    }
ew-stone-tipped-variety =
    { $points ->
        [one] in every eclipse 1 point for each species among your tipped animals
       *[other] in every eclipse { $points } points for each species among your tipped animals
    }
ew-stone-tipped-species = in every eclipse by the number of your tipped animals of the species { $of }: { $table }
ew-stone-tipped-two-species =
    { $counted ->
        [sum] in every eclipse by the number of your tipped animals of { $of } together: { $table }
       *[pairs] in every eclipse by the number of your pairs of tipped animals, { $of }: { $table }
    }
ew-setup-begins = begin with { $what }
ew-setup-tribe = a { WORD("ew", $card) } card
ew-setup-camp = a second camp on the base tile
ew-slot-price = a stone here costs { $price }
ew-slot-reward = when a stone is laid here: { $effect }
ew-space-reward = when you come here: { $effect }
ew-sacrifice-none = leftover food and tools are worth nothing at the end
ew-sacrifice-rate =
    { $points ->
        [one] at the end 1 point for every { $resources } of your leftover food and tools
       *[other] at the end { $points } points for every { $resources } of your leftover food and tools
    }
ew-sacrifice-top = for each further idol: { $effect }
ew-honor-none = buried cards are worth nothing by the table at the end
ew-honor-points =
    { $points ->
        [0] no points here
        [one] when you come here, score 1 point
       *[other] when you come here, score { $points } points
    }
ew-burial-table =
    { $rank ->
        [1] buried cards of the first on the honor track: { $table }
        [2] buried cards of the second on the honor track: { $table }
       *[other] buried cards of all others on the honor track: { $table }
    }
ew-glacier-token = whenever you found a village beside it: { $effect }
ew-column-top = top, as often as you like: { $effect }
ew-column-middle = middle, once: { $effect }
ew-column-bottom = bottom, for the first figure of the round: { $effect }
ew-rest-effect = { $effect }
ew-rest-labor = for the turn order of the next round: { $labor } labor
ew-reconstructed = The rules are those of the rulebooks. What is printed on cards, tiles and tracks was lost with their pictures: most of these values are our own design, not those of the published game.

## What is asked

ew-ask-over = The game is over: the fourth eclipse has passed.
ew-ask-stone = A sacred stone is laid out.
ew-ask-culture-drawn = A culture card is laid out.
ew-ask-chief-dealt = A chief is dealt.
ew-ask-setup-dealt = A setup card is dealt.
ew-ask-card-drawn = A card is drawn.
ew-ask-animal-drawn = An animal is turned up.
ew-ask-order = The turn order is drawn.
ew-ask-tile = A megalith tile is laid.
ew-ask-land = A land joins the tiles to be laid.
ew-ask-hex = A hex is laid.
ew-ask-glacier = A glacier token is turned up.
ew-ask-rest-token = A rest token is turned up.
ew-ask-side = Which side of your chief card do you use?
ew-ask-chief = Pick a chief.
ew-ask-setup = Pick a setup card.
ew-ask-place = Play culture cards if you like, then place a figure.
ew-ask-act =
    { $section ->
        [top] Top of { WORD("ew", $at) }: act as often as you can pay. Labor: { $labor }.
        [middle] Middle of { WORD("ew", $at) }: once, if you like.
        [bottom] Bottom of { WORD("ew", $at) }: yours, as you came first.
        [rest] You rest.
       *[after] Your figure has arrived. Anything else?
    }
ew-ask-gain =
    { $what ->
        [megalith] { $full ->
            [0] You gain a megalith, and there is no place for it: take something lesser.
           *[other] You gain a megalith: place it, or take something lesser.
        }
        [draw] { $full ->
            [0] You gain a card, and there is none to draw: take something lesser.
           *[other] You gain a card: draw it, or take something lesser.
        }
        [idol] You gain an idol: climb, or take something lesser.
       *[tool] You gain a tool, or food instead.
    }
ew-ask-move =
    { $steps ->
        [one] Move a camp one step.
       *[other] Move camps, { $steps } steps in all.
    }
ew-ask-settle = Where do you found a village?
ew-ask-take-stone = Which sacred stone do you take? The slot costs { $price } and gives: { $effect }.
ew-ask-culture = Which culture card do you take?
ew-ask-tribe = Which tribe card do you take?
ew-ask-animal = Which animal do you take?
ew-ask-reveal = Turn up an animal?
ew-ask-tip = Which animal do you tip?
ew-ask-bury = Which card do you bury?
ew-ask-discard = Which card do you discard?
ew-ask-pay = Pay { $price }? For it: { $effect }.
ew-ask-branch = Which of these do you take?
ew-ask-term = What do you take next?
ew-ask-pile = Which cards do you put into your eclipse pile?
ew-ask-resolve = Which card of your eclipse pile comes next?
ew-ask-harvest = Which land gives first?
ew-ask-benefit = Which benefit of your board comes next?
ew-ask-token = Which rest token do you take?
ew-ask-extend =
    { $full ->
        [0] There is no place for the extra megalith: take something lesser.
       *[other] Place the extra megalith?
    }
ew-ask-glacier-next = Which glacier token beside your village gives first?
ew-ask-last-animal = Take the last animal of the deck?

## The guide: two sentences for each decision

ew-guide-side = Both sides of your chief show an ability, and only the side that you choose counts for the whole game. It works in the turn in which you place the chief.
ew-guide-chief = The ability of a chief works once a round, in the turn in which you place the chief. Whoever picks late here picks early among the setup cards.
ew-guide-setup = A setup card gives the goods, the tribe card and the animals that it shows. It is gone after that, so only what you begin with differs.
ew-guide-place = Culture cards come first, and the first of a turn is free. Then one figure goes to a column, or rests: whoever is first in a column in a round also has its bottom action.
ew-guide-act = Cards and food give labor, and labor pays for what the column offers. What labor is left at the end of the turn is lost.
ew-guide-gain = You may always take something lesser instead: from megalith to card, idol, tool and food. Things that you have cannot be exchanged later.
ew-guide-move = A camp gives influence on its hex, and whoever has the most gains from the hex in every eclipse. Three camps around a corner can become a village.
ew-guide-settle = A village counts double on all three hexes that it touches. Your three camps come home for it, and your food limit falls.
ew-guide-take-stone = A stone scores in every eclipse from now on, so early ones score often. You have room for three.
ew-guide-culture = The card goes to your hand; culture cards are played at the start of a turn. Most of them also bring points at the end.
ew-guide-tribe = Tribe cards bring labor, each more in its own place. An empty pile brings a point instead.
ew-guide-animal = Animals of a kind form sets that score at the end. One that you tip gives its benefit now and leaves its set.
ew-guide-reveal = More animals on the hunting grounds mean more to choose from. Others can choose from them too.
ew-guide-tip = You gain the benefit of the animal at once. It no longer counts for its set at the end.
ew-guide-bury = Buried cards score by your place on the honor track, and the points printed on them still count. They never come back to your hand.
ew-guide-discard = The card goes to your discard pile. It comes back when your deck is shuffled anew.
ew-guide-pay = You pay all that is asked, and only then gain. You may also decline.
ew-guide-branch = Only one of these is yours. The others are lost.
ew-guide-term = Each of these is gained by itself, in the order that you like. What is left can still be taken after it.
ew-guide-pile = Tribe cards in the pile bring labor for the turn order of the next round and their eclipse abilities. Culture cards only mislead the others, and come back to you.
ew-guide-resolve = Every tribe card of your pile has its eclipse ability once. You choose the order.
ew-guide-harvest = You lead on these hexes, alone or tied, and each gives its benefit once. You choose the order.
ew-guide-benefit = Villages, empty spaces of the megalith supply and sacred stones pay in every eclipse. You choose the order.
ew-guide-token = Take the token that you see, or the next one that nobody knows. Its effects are yours in this turn only.
ew-guide-glacier-next = Each token beside your new village gives what it shows, once. You choose the order.
ew-guide-last-animal = You may take the last card of the animal deck without seeing it first. Once deck and hunting grounds are empty, hunting brings points instead.
ew-guide-extend = The cell that you covered lets you set one more megalith where its arrows point. You gain what is printed there, too.

## What can be done

ew-do-side = side { $side }: { $effect }
ew-do-pick-chief = { WORD("ew", $chief) }: { $one }; or on the other side: { $two }
ew-do-pick-setup = { WORD("ew", $setup) }: { $effect }
ew-do-play = play { WORD("ew", $card) }: { $effect }
ew-do-place = { WORD("ew", $figure) } to { WORD("ew", $at) }
ew-do-top = { $effect }
ew-do-middle = middle of { WORD("ew", $at) }: { $effect }
ew-do-bottom = bottom of { WORD("ew", $at) }: { $effect }
ew-do-rest = rest: { $effect }
ew-do-spend = spend { $food } food for 1 labor
ew-do-use = { WORD("ew", $card) }: { $effect }
ew-do-use-chief = { WORD("ew", $chief) }: { $effect }
ew-do-use-token = rest token: { $effect }
ew-do-done =
    { $section ->
        [top] on to the middle
        [pile] the pile is complete
       *[other] go on
    }
ew-do-skip = do without
ew-do-gain =
    { $what ->
        [draw] draw a card
        [tool] a tool
        [food] 1 food
       *[other] take it
    }{ $lesser ->
        [1] { " " }instead
       *[other] { "" }
    }
ew-do-climb =
    { $lesser ->
        [1] idol instead
       *[other] idol
    }: { WORD("ew", $track) }, to level { $level }{ $brings ->
        [0] { "" }
       *[other] { $points ->
            [0] : { $effect }
           *[other] { " " }for { $points } points
        }
    }
ew-do-build =
    { $level ->
        [1] megalith on cell { $label } of the { WORD("ew", $tile) }: { $effect }
       *[other] { $points ->
            [one] megalith on top of four at { $label }, level { $level }: 1 point
           *[other] megalith on top of four at { $label }, level { $level }: { $points } points
        }
    }
ew-do-move = camp from { $origin } to { $goal }
ew-do-settle = village between { $place }
ew-do-take-stone = { WORD("ew", $stone) }: { $effect }
ew-do-take-card = { WORD("ew", $card) }: { $effect }
ew-do-take-animal = { WORD("ew", $species) }: { $tip }; { $sets }
ew-do-reveal = turn it up
ew-do-tip = tip { WORD("ew", $species) }: { $effect }
ew-do-bury = bury { WORD("ew", $card) } from the { WORD("ew", $from) }
ew-do-discard = discard { WORD("ew", $card) }
ew-do-accept = pay { $price }: { $effect }
ew-do-branch = { $effect }
ew-do-term = { $effect }
ew-do-pile = { WORD("ew", $card) } into the pile
ew-do-resolve = { WORD("ew", $card) }: { $effect }
ew-do-harvest = { WORD("ew", $land) }: { $effect }
ew-do-glacier = { WORD("ew", $token) }: { $effect }
ew-do-benefit =
    { $from ->
        [village] uncovered by a village: { $effect }
        [space] uncovered by megaliths: { $effect }
       *[stone] { WORD("ew", $stone) }: { $effect }
    }
ew-do-token =
    { $from ->
        [open] the open token, { WORD("ew", $token) }: { $effect }
       *[next] the next token of the stack, whatever it is
    }
ew-do-stone = { WORD("ew", $stone) }
ew-do-culture = { WORD("ew", $card) }
ew-do-chief = { WORD("ew", $chief) }
ew-do-setup = { WORD("ew", $setup) }
ew-do-card = { WORD("ew", $card) }
ew-do-animal = { WORD("ew", $species) }
ew-do-order = seat { $first } goes first
ew-do-tile = { WORD("ew", $tile) }
ew-do-land = { WORD("ew", $land) }
ew-do-hex = { WORD("ew", $land) }
ew-do-glacier-token = { WORD("ew", $token) }
ew-do-rest-token = { WORD("ew", $token) }

## What happened

ew-log-stone-shown = { WORD("ew", $stone) } is laid out.
ew-log-culture-shown = { WORD("ew", $card) } is laid out.
ew-log-order-set = The turn order is set.
ew-log-boards-laid = The terrain is laid.
ew-log-chief-taken = { $seat }: { WORD("ew", $chief) }.
ew-log-side-chosen = { $seat } uses side { $side } of { WORD("ew", $chief) }.
ew-log-setup-taken = { $seat } begins with { WORD("ew", $setup) }.
ew-log-round-begun = Round { $round }.
ew-log-figure-placed = { $seat }: { WORD("ew", $figure) } to { WORD("ew", $at) }.
ew-log-card-played = { $seat } plays { WORD("ew", $card) }.
ew-log-gained =
    { $what ->
        [tool] { $seat } gains a tool.
       *[food] { $seat } gains { $amount } food.
    }
ew-log-price-paid = { $seat } pays { $price }.
ew-log-food-spent = { $seat } spends { $food } food for labor.
ew-log-climbed = { $seat } climbs the { WORD("ew", $track) } to level { $level }.
ew-log-megalith-built =
    { $level ->
        [1] { $seat } sets a megalith on cell { $label }.
       *[other] { $seat } sets a megalith on top of four at { $label }, level { $level }, for { $points } points.
    }
ew-log-scored =
    { $points ->
        [one] { $seat } scores 1 point.
       *[other] { $seat } scores { $points } points.
    }
ew-log-camp-placed = { $seat } puts a camp on the base tile.
ew-log-camp-moved = { $seat } moves a camp from { $origin } to { $goal }.
ew-log-settled = { $seat } founds a village between { $place }.
ew-log-stone-taken = { $seat } takes { WORD("ew", $stone) }.
ew-log-recruited = { $seat } recruits { WORD("ew", $card) } to the { WORD("ew", $to) }.
ew-log-culture-taken = { $seat } takes { WORD("ew", $card) }.
ew-log-animal-taken = { $seat } takes { WORD("ew", $species) }.
ew-log-animal-shown = { WORD("ew", $species) } comes to the hunting grounds.
ew-log-animal-tipped = { $seat } tips { WORD("ew", $species) }: { $effect }.
ew-log-card-buried = { $seat } buries { WORD("ew", $card) } from the { WORD("ew", $from) }.
ew-log-hand-buried = { $seat } buries { WORD("ew", $card) } from the { WORD("ew", "hand") }.
ew-log-hand-buried-unseen = { $seat } buries a card of the hand.
ew-log-card-discarded = { $seat } discards { WORD("ew", $card) }.
ew-log-card-taken-up = { $seat } draws { WORD("ew", $card) }.
ew-log-card-taken-up-unseen = { $seat } draws a card.
ew-log-reshuffled = { $seat } shuffles the discard pile.
ew-log-card-piled = { $seat } puts { WORD("ew", $card) } into the eclipse pile.
ew-log-card-piled-unseen = { $seat } puts a card into the eclipse pile.
ew-log-pile-shown = { $seat } has { $labor } labor in the eclipse.
ew-log-harvested = { $seat } leads on { WORD("ew", $land) }: { $effect }.
ew-log-stone-scored = { $seat } scores { $points } with { WORD("ew", $stone) }.
ew-log-culture-gone = The culture cards of era I leave the game.
ew-log-glacier-turned = { WORD("ew", $token) } lies on { $place }.
ew-log-rest-turned = { WORD("ew", $token) } is the rest token of the round.
ew-log-token-taken = { $seat } takes { WORD("ew", $token) }.
ew-log-eclipse-begun = The eclipse of round { $round }.

## Why not

ew-cell = { $label }
ew-why-lack = That costs { $price }: you are short of { $missing }.
ew-why-condition = That works only if { $test }.
ew-why-labor = Labor would be lost here: nothing of this turn can use it any more.
ew-why-no-camps = You have no camp left on your board.
ew-why-no-camp-out = You have no camp on the land that could move.
ew-why-no-culture = There is no culture card on display.
ew-why-no-animal = You have no animal that is not tipped yet.
ew-why-no-card = You have no card that could be buried.
ew-why-empty-grounds = The hunting grounds are empty while the deck is not: there is nothing to take.
ew-why-food-full = You have as much food as you can keep: { $limit }.
ew-why-tools-full = You have as many tools as you can keep: { $most }.
ew-why-animal-deck = The animal deck is empty.
ew-why-grounds-full = The hunting grounds hold { $most } cards and no more.
ew-why-no-villages = All { $villages } of your villages stand on the land.
ew-why-no-juncture = There is no free juncture off the base tile with a camp of yours on each of its three hexes.
ew-why-slots = All { $slots } slots for stones are full.
ew-why-slot-price = The next slot costs { $price }: you are short of { $missing }.
ew-why-no-stone =
    { $era ->
        [1] No stone of the left half is left, and in era I only those can be taken.
       *[other] No stone is left.
    }
ew-why-one-figure = One figure is placed in a turn, and yours stands.
ew-why-resting = Your figure rests: no column is open to it in this turn.
ew-why-bottom = Another figure came to { WORD("ew", $column) } first in this round: the bottom action is theirs.
ew-why-top-over = Your figure has left the top of the column.
ew-why-once = That is behind you in this turn: middle and bottom actions are done once, in their order.
ew-why-section-later = Your figure is not there yet: go on first.
ew-why-no-action = There is no such action at the top of { WORD("ew", $column) }.
ew-why-all-types = You have taken a card of every type in this turn.
ew-why-hand = You have no { WORD("ew", $card) } in hand.
ew-why-culture-before = Culture cards such as { WORD("ew", $card) } are played before the figure is placed.
ew-why-at-rest = No tribe cards are played in a turn of rest, so not { WORD("ew", $card) } either.
ew-why-recruit = { WORD("ew", $card) } was recruited in this turn and can't be played yet.
ew-why-tribe-later = Tribe cards such as { WORD("ew", $card) } are played once the figure stands.
ew-why-second-culture = A second culture card costs another card from your hand, and there is none.
ew-why-spend = Food is spent down past the next labor icon of the track: { $food } now.
ew-why-spend-none = No labor icon stands below { $food } on the food track.
ew-why-spend-late = Labor is spent at the top of a column; later nothing here costs any.
ew-why-spend-rest = Whoever rests has nothing to spend labor on.
ew-why-not-played = { WORD("ew", $card) } does not lie among your played tribe cards.
ew-why-no-ability = { WORD("ew", $card) } has no such ability.
ew-why-eclipse-ability = That ability of { WORD("ew", $card) } works in the eclipse only, from the eclipse pile.
ew-why-column = That ability of { WORD("ew", $card) } works only if your figure stands in { WORD("ew", $column) }.
ew-why-labor-given = The labor of { WORD("ew", $card) } was gained when the card was played.
ew-why-used = That ability of { WORD("ew", $card) } was used in this turn.
ew-why-chief-used = Your chief's ability was used already.
ew-why-chief-elsewhere = Your chief's ability works in the turn in which the chief is placed.
ew-why-chief-column = Your chief's ability works only while the chief stands in { WORD("ew", $column) }.
ew-why-not-resting = Your figure does not rest.
ew-why-rested = Both effects of resting were used.
ew-why-no-token = You have no rest token: only the first to rest in a round gets one.
ew-why-token = Each effect of a rest token works once.
ew-why-figure-first = Place a figure first: all that comes after.
ew-why-figure =
    { $figure ->
        [chief] Your chief is placed already.
       *[tribe] You have no tribe figure left.
    }
ew-why-chief-first = Your chief's ability was used, so the chief must be placed.
ew-why-rest-culture = After a culture card no figure may rest.
ew-why-ladder =
    { $what ->
        [draw] You gain a card: only an idol, a tool or food stand lower.
        [idol] You gain an idol: only a tool or food stand lower.
        [tool] You gain a tool: only food stands lower.
       *[megalith] You gain a megalith, and nothing stands higher.
    }
ew-why-no-ladder = No lesser benefit can be taken in this phase.
ew-why-where =
    { $what ->
        [megalith] Say on which cell the megalith is placed.
       *[idol] Say on which track the idol counts.
    }
ew-why-honor-top = Your marker stands at the top of the honor track, on level { $level }.
ew-why-no-draw = Your deck and your discard pile are empty.
ew-why-no-megaliths = You have no megalith left.
ew-why-no-cell = There is no such place on the megalith board.
ew-why-cell-taken = A megalith stands at { $label } already.
ew-why-start-cell = Cell { $label } is a start cell: only neutral megaliths may lie there.
ew-why-not-beside = Cell { $label } has no megalith beside it: they must share an edge.
ew-why-neutral-above = Your next megalith is neutral, and neutral ones lie on the board itself.
ew-why-square =
    { $missing ->
        [one] At { $label }, one of the four megaliths below is missing.
       *[other] At { $label }, { $missing } of the four megaliths below are missing.
    }
ew-why-extend = The arrows point at { $cells }: the extra megalith goes there.
ew-why-no-hex = There is no such place on the land.
ew-why-no-camp-there = You have no camp on { $origin }.
ew-why-far = A camp moves to a hex beside its own: { $goal } is not beside { $origin }.
ew-why-settled = A village stands there already.
ew-why-camps-missing = A village there needs a camp of yours on each of its three hexes: none is on { $place }.
ew-why-stone-gone = { WORD("ew", $stone) } is not on display.
ew-why-stone-era = { WORD("ew", $stone) } lies in the right half: it can be taken from round 3 on.
ew-why-no-pile = There is no pile of { WORD("ew", $card) } cards.
ew-why-type = You have taken { WORD("ew", $card) } already, and the types must differ.
ew-why-same = All these cards must be of one type, and { WORD("ew", $card) } is another.
ew-why-display = { WORD("ew", $card) } is not on display.
ew-why-grounds = There is no { WORD("ew", $species) } on the hunting grounds.
ew-why-tip = You have no { WORD("ew", $species) }.
ew-why-tipped = Your { WORD("ew", $species) } is tipped already, and that happens once.
ew-why-bury = There is no { WORD("ew", $card) } in your { WORD("ew", $from) }.
ew-why-bury-other = A { WORD("ew", $card) } lies in your discard pile as well, and this one goes there now: bury that one.
ew-why-pile = Cards go into the pile in the order in which they are listed: { WORD("ew", $card) } would have come before.
ew-why-bluff = You form the last pile, so { WORD("ew", $card) } would deceive nobody: it would return at once.
ew-why-resolve = { WORD("ew", $card) } is not left to be resolved in your eclipse pile.
ew-why-glacier = { WORD("ew", $token) } does not lie beside your new village, or has given what it shows.
ew-why-harvest = You have the most influence on no { WORD("ew", $land) }.
ew-why-harvested = You have gained from every { WORD("ew", $land) } that you lead.
ew-why-benefit = There is no such benefit left on your board.
ew-why-part = There is no such part left.
ew-why-not-laid-out = { WORD("ew", $what) } is not laid out.
ew-why-skip = You can't do without it here.

## The score sheet

ew-score-track = during the game
ew-score-track-any = points during the game
ew-score-stones = sacred stones
ew-score-stones-how = { $times ->
        [one] scored once
       *[other] scored { $times } times
    }
ew-score-stones-about = scored in every eclipse
ew-score-megaliths = megaliths
ew-score-megaliths-how = { $times ->
        [one] by 1 that was built
       *[other] by { $times } that were built
    }
ew-score-megaliths-about = what they were built on
ew-score-carried = megaliths below
ew-score-carried-how = { $times ->
        [one] built upon once
       *[other] built upon { $times } times
    }
ew-score-carried-about = others built upon one's own
ew-score-idols = idols
ew-score-idols-how = { $times ->
        [one] 1 step with points
       *[other] { $times } steps with points
    }
ew-score-idols-about = steps up the two tracks
ew-score-lands = lands
ew-score-lands-how = { $times ->
        [one] harvested once
       *[other] harvested { $times } times
    }
ew-score-lands-about = food paid for points where one leads, in an eclipse
ew-score-glaciers = glaciers
ew-score-glaciers-how = { $times ->
        [one] 1 token
       *[other] { $times } tokens
    }
ew-score-glaciers-about = tokens beside new villages
ew-score-board = own board
ew-score-board-how = { $times ->
        [one] 1 space
       *[other] { $times } spaces
    }
ew-score-board-about = spaces that show points
ew-score-culture = culture cards played
ew-score-culture-how = { $times ->
        [one] 1 card
       *[other] { $times } cards
    }
ew-score-culture-about = what they do when they are played
ew-score-supply = empty supplies
ew-score-supply-how = { $times ->
        [one] once
       *[other] { $times } times
    }
ew-score-supply-about = a point where nothing was left to take
ew-score-other = other points
ew-score-other-how = { $times ->
        [one] once
       *[other] { $times } times
    }
ew-score-sacrifice = leftovers
ew-score-sacrifice-how = { $level ->
        [0] { $goods }, but no step up the sacrifice track
       *[other] { $goods } food and tools: { $worth } for every { $rate }
    }
ew-score-sacrifice-about = food and tools, by the sacrifice track
ew-score-burial = buried cards
ew-score-burial-how = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $level ->
        [0] , but no step up the honor track
       *[other] , place { $place } on the honor track
    }
ew-score-burial-about = by the order on the honor track
ew-score-cards = points on cards
ew-score-cards-how = { $cards ->
        [one] 1 card with points
       *[other] { $cards } cards with points
    }
ew-score-cards-about = printed on tribe and culture cards, wherever they are
ew-score-animals = animals
ew-score-animals-how = { $animals ->
        [one] 1 animal
       *[other] { $animals } animals in { $sets ->
            [one] 1 set
           *[other] { $sets } sets
        }
    }
ew-score-animals-about = sets of a species; tipped ones don't count
ew-tie-1 = turn order
ew-tie-1-more = earlier in turn order
