# Kingdomino Origins. `WORD("ko", $terrain)` is the noun below in `ko-word-...`.

ko-review-time = about a minute

## Options

ko-option-mode = Three ways to play, each building on the one before.
ko-option-mode-discovery = the base game: dominoes, volcanoes and fires.
ko-option-mode-totem = with resources, and a totem for whoever has the most of each.
ko-option-mode-tribe = with resources that pay for hunters, gatherers and warriors.
ko-option-overview = The chief keeps the overview: a bonus if the hut is in the middle of the territory.
ko-option-overview-no = no bonus.
ko-option-overview-yes = 10 points for a hut in the middle.
ko-option-habilis = Homo habilis: a bonus for a territory without a gap.
ko-option-habilis-no = no bonus.
ko-option-habilis-yes = 5 points for a complete territory.
ko-option-lava-on-hut = Whether lava may land on the hut.
ko-option-lava-on-hut-no = the hut is safe.
ko-option-lava-on-hut-yes = lava may land there, for no area.
ko-option-last-turn-recruiting = Whether people may still be taken in during the last turn.
ko-option-last-turn-recruiting-no = the last turn only places.
ko-option-last-turn-recruiting-yes = the last turn, too, ends with taking people in.

## Nouns

ko-word-desert = desert
ko-word-prairie = prairie
ko-word-lake = lake
ko-word-jungle = jungle
ko-word-quarry = quarry
ko-word-volcano = volcano
ko-word-hut = hut
ko-word-mammoth = mammoth
    .many = mammoths
ko-word-fish = fish
    .many = fish
ko-word-mushroom = mushroom
    .many = mushrooms
ko-word-flint = flint
    .many = flints
ko-word-hunter = hunter
ko-word-fisher = fisherwoman
ko-word-gatherer = mushroom gatherer
ko-word-sculptor = sculptor
ko-word-painter = cave painter
ko-word-fire-lady = fire lady
ko-word-shaman = shaman
ko-word-brawler = brawler
ko-word-amazon = amazon
ko-word-bruiser = bruiser
ko-word-discovery = discovery
ko-word-totem = totem
ko-word-tribe = tribe

## Letters on the drawn board

ko-letter-desert = D
ko-letter-prairie = P
ko-letter-lake = L
ko-letter-jungle = J
ko-letter-quarry = Q
ko-letter-volcano = V
ko-letter-hut = H
ko-letter-mammoth = m
ko-letter-fish = f
ko-letter-mushroom = u
ko-letter-flint = t
ko-letter-hunter = Hu
ko-letter-fisher = Fi
ko-letter-gatherer = Ga
ko-letter-sculptor = Sc
ko-letter-painter = Pa
ko-letter-fire-lady = FL
ko-letter-shaman = Sh
ko-letter-brawler = W1
ko-letter-amazon = W2
ko-letter-bruiser = W3

## Both halves of a domino in words

ko-left =
    { $left ->
        [volcano] volcano with { $left_fires ->
            [one] 1 crater
           *[other] { $left_fires } craters
        }
       *[other] { WORD("ko", $left) }{ $left_fires ->
            [0] { "" }
            [one] { " with 1 fire" }
           *[other] { " with " }{ $left_fires } fires
        }
    }
ko-right =
    { $right ->
        [volcano] volcano with { $right_fires ->
            [one] 1 crater
           *[other] { $right_fires } craters
        }
       *[other] { WORD("ko", $right) }{ $right_fires ->
            [0] { "" }
            [one] { " with 1 fire" }
           *[other] { " with " }{ $right_fires } fires
        }
    }
ko-domino = domino { $domino } ({ ko-left }, { ko-right })

## What is asked

ko-ask-over = The game is over: the last dominoes are placed.
ko-ask-row = A row of dominoes is drawn.
ko-ask-chief = A chief is drawn.
ko-ask-person = Somebody comes to the cave.
ko-ask-pair = Take the outer or the inner two dominoes of the first row.
ko-ask-choose = Put your chief on a free domino of the new row.
ko-ask-place = Place { ko-domino }.
ko-ask-land =
    The volcano on { $at } erupts: where does the lava with { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    } land, at most { $range ->
        [one] 1 square
       *[other] { $range } squares
    } away?
ko-ask-hand-on = Others have more { WORD("ko", $resource, form: "many") } now: who gets the totem?
ko-ask-recruit = Take somebody in, if you like: two different resources for one of the open people, four for anybody from the stack.
ko-ask-pay =
    { $due ->
        [one] Pay one more resource, of another kind: which?
       *[other] Pay { $due } different resources, kind by kind: which first?
    }
ko-ask-take = Take anybody from the stack.
ko-ask-settle = Where does the { WORD("ko", $person) } live?

## The guide: two sentences for each decision

ko-guide-pair = Choose which two of the four dominoes will be yours; the other player gets the other two. Low numbers play earlier in the next round.
ko-guide-choose = Choose the domino that you place in the next round. Low numbers let you play earlier, high numbers are often worth more.
ko-guide-place = Lay the domino beside your hut or its own kind of land: if it fits, you must. Large areas with many fires score most.
ko-guide-land = Your volcano throws lava, which counts as fire where it lands. Let it land in an area that is large or can still grow.
ko-guide-hand-on = You no longer have the most of this resource. Choose who of those with the most gets the totem.
ko-guide-recruit = Two different resources bring one of the open people to your land, and people score for what lies around them. You can also save your resources and take nobody in.
ko-guide-pay = Choose which resource you give, one kind after the other. Keep those that your people count.
ko-guide-take = You may take anybody from the stack. Look at what lies on your land, and take whoever counts most of it.
ko-guide-settle = People count the eight squares around them; warriors like to stand side by side. Choose a square where that is worth the most.

## What can be done

ko-do-choose = take { ko-domino }
ko-do-take-pair =
    { $pair ->
        [outer] take the outer two, { $first } and { $second }
       *[inner] take the inner two, { $first } and { $second }
    }
ko-do-place = { WORD("ko", $left) } on { $left_at }, { WORD("ko", $right) } on { $right_at }
ko-do-discard = discard { ko-domino }: it fits nowhere
ko-do-land =
    let the lava with { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    } land on { $at }
ko-do-hand-on = hand the { WORD("ko", $resource) } totem on to { $other }
ko-do-invite = take in the { WORD("ko", $person) } for two resources
ko-do-search = pay four resources and take anybody from the stack
ko-do-decline = take nobody in
ko-do-pay = pay the { WORD("ko", $resource) } on { $at }
ko-do-take = take the { WORD("ko", $person) }
ko-do-settle = the { WORD("ko", $person) } lives on { $at }
ko-do-row = the dominoes { $domino1 }, { $domino2 }, { $domino3 } and { $domino4 } are drawn
ko-do-chief = the chief of { $seat } is drawn
ko-do-person = the { WORD("ko", $person) } comes to the cave

## What happened

ko-log-row-drawn = New row: { $domino1 }, { $domino2 }, { $domino3 }, { $domino4 }.
ko-log-chief-drawn = The chief of { $seat } is drawn.
ko-log-person-drawn = The { WORD("ko", $person) } comes to the cave.
ko-log-chosen = { $seat } takes { ko-domino }.
ko-log-placed = { $seat } places domino { $domino }: { ko-left } on { $left_at }, { ko-right } on { $right_at }.
ko-log-discarded = { $seat } must discard { ko-domino }: it fits nowhere.
ko-log-landed =
    The volcano on { $from } erupts for { $seat }: lava with { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    } lands on { $at }.
ko-log-fizzled =
    A volcano of { $seat } erupts, but its lava with { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    } can land nowhere.
ko-log-no-token =
    A volcano of { $seat } erupts, but no lava with { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    } is left.
ko-log-burnt = It burns the { WORD("ko", $resource) } of { $seat } on { $at }.
ko-log-fled = It drives the { WORD("ko", $person) } of { $seat } from { $at }.
ko-log-totem-taken =
    { $held ->
        [0] { $seat } takes the { WORD("ko", $resource) } totem.
       *[other] { $seat } takes the { WORD("ko", $resource) } totem from { $other }.
    }
ko-log-totem-handed = { $seat } hands the { WORD("ko", $resource) } totem on to { $other }.
ko-log-invited = { $seat } takes in the { WORD("ko", $person) }.
ko-log-searched = { $seat } looks through the stack of people.
ko-log-paid = { $seat } pays the { WORD("ko", $resource) } on { $at }.
ko-log-taken = { $seat } takes the { WORD("ko", $person) } from the stack.
ko-log-settled = The { WORD("ko", $person) } of { $seat } lives on { $at }.
ko-log-declined = { $seat } takes nobody in.
ko-log-left-over = Nobody took { ko-domino }: it leaves the game.

## Why not

ko-why-discard = This domino fits somewhere, so it must be placed.
ko-why-hand-on = The totem can only go to one of those who have the most of this resource.
ko-why-pay = Pay with resources of different kinds that lie on your territory, in the order mammoth, fish, mushroom, flint.
ko-why-settle = People live on a square of your own without fire, lava, resource or other people; not on a volcano or the hut.
ko-why-not-a-domino = The two halves of a domino must lie side by side.
ko-why-overlap = There is something on that square already.
ko-why-too-big = The whole territory must fit into { $size } by { $size } squares.
ko-why-no-match = One half must touch the hut or a square of its own kind.
ko-why-no-land = Lava must land on a square of your territory.
ko-why-volcano = Lava can't land on a volcano.
ko-why-fire = There is a fire on that square already.
ko-why-too-far = The lava does not fly that far.
ko-why-hut = Lava can't land on the hut.
ko-why-taken = Somebody's chief stands on domino { $domino } already.
ko-why-not-in-row = Domino { $domino } is not in the row to choose from.
ko-why-not-in-cave = That person is not in the cave.
ko-why-empty-stack = There is nobody in the stack any more.
ko-why-too-poor = You need two different resources for one of the open people, and one of each kind for the stack.

## The score sheet

ko-score-area = { WORD("ko", $terrain) }
ko-score-area-how =
    { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } × { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    }
ko-score-area-about = squares times fires, area by area
ko-score-area-any = areas
ko-score-totem-any = totems
ko-score-person-any = people
ko-score-resources = resources
ko-score-resources-how =
    { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
ko-score-resources-about = a point for each resource on the territory
ko-score-totem = { WORD("ko", $resource) } totem
ko-score-totem-about = for holding the totem
ko-score-person = { WORD("ko", $person) }
ko-score-person-how =
    { $count ->
        [0] nothing near that counts
       *[other] { $count } near
    }
ko-score-person-about = for what lies on the squares around
ko-score-band = warrior bands
ko-score-band-how =
    { $members ->
        [one] 1 warrior
       *[other] { $members } warriors
    } × strength { $strength }
ko-score-band-about = members times strength, band by band
ko-score-overview = overview
ko-score-overview-about = the hut is in the middle
ko-score-habilis = homo habilis
ko-score-habilis-about = no gap in the territory
ko-tie-1 = largest area
ko-tie-1-more = the larger area: { $best } squares against { $other }
ko-tie-2 = fires
ko-tie-2-more = more fires: { $best } against { $other }

## The picture

ko-head = { ko-title }: { WORD("ko", $mode) }
ko-round =
    { $round ->
        [0] first choice
       *[other] round { $round } of { $rounds }
    }
ko-to-place = to place
ko-to-choose = to choose
ko-totems = totems
ko-totem = { WORD("ko", $resource) }, { $points }
ko-cave = cave ({ $stack } in the stack)
ko-nobody = -
ko-scores =
    { $per ->
        [mammoth] { $points } a mammoth near
        [fish] { $points } a fish near
        [mushroom] { $points } a mushroom near
        [flint] { $points } a flint near
        [resource] { $points } a resource near
        [fire] { $points } a fire near
        [people] { $points } a person near
       *[strength] warrior, strength { $points }
    }
ko-legend-fires = * fire   ~ fire of lava   ^ crater
ko-legend-people = Near is on one of the 8 squares around. A band of warriors scores its members times its strength.
ko-legend-marks = > it can be here   . a domino can lie here
ko-help =
    {"  "}f4 g4       the left half on F4, the right one on G4 (f4: what can go there)
    {"  "}e5          a square, for lava, people and payments
    {"  "}#17         the domino with this number
    {"  "}hu, hunter  somebody
