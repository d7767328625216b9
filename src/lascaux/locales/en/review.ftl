## Lessons of a review: what cost a seat most. Said of anybody, so without a subject.

review-often =
    { $times ->
        [1] { "" }
        [2] , twice
       *[other] , { $times } times
    }
review-cost =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-lesson =
    { $times ->
        [1] One decision, “{ $what }”: { review-cost }
       *[other] Decisions such as “{ $what }”{ review-often }: { review-cost }
    }

## Kingdomino Origins

ko-lesson-choose = Took a domino when another one was better{ review-often }: { review-cost }
ko-lesson-pair = Took the wrong pair of dominoes: { review-cost }
ko-lesson-place = Laid a domino in a poorer place{ review-often }: { review-cost }
ko-lesson-land = Let fires land on the wrong square{ review-often }: { review-cost }
ko-lesson-hand-on = Handed the { WORD("ko", $what) } totem on to the wrong player: { review-cost }
ko-lesson-invite = Took the { WORD("ko", $what) } in when something else was better{ review-often }: { review-cost }
ko-lesson-search = Paid four resources to search the stack{ review-often }: { review-cost }
ko-lesson-decline = Took nobody in where somebody would have helped{ review-often }: { review-cost }
ko-lesson-pay = Paid with the wrong resources{ review-often }: { review-cost }
ko-lesson-take = Took the { WORD("ko", $what) } from the stack when another was better: { review-cost }
ko-lesson-settle = Gave people the wrong place to live{ review-often }: { review-cost }

## Stone Age

sa-lesson-place =
    { $what ->
        [card] Went for a card when something else was better{ review-often }: { review-cost }
        [building] Went for a building when something else was better{ review-often }: { review-cost }
        [hunt] Sent people to hunt when another place was better{ review-often }: { review-cost }
       *[other] Sent people to the { WORD("sa", $what) } when another place was better{ review-often }: { review-cost }
    }
sa-lesson-use = Used the places in the wrong order{ review-often }: { review-cost }
sa-lesson-add = Used tools that were worth more later{ review-often }: { review-cost }
sa-lesson-done = Stopped too early{ review-often }: { review-cost }
sa-lesson-buy =
    { $what ->
        [card] Paid for a card in a costly way or at a bad time{ review-often }: { review-cost }
       *[building] Paid for a building in a costly way or at a bad time{ review-often }: { review-cost }
    }
sa-lesson-buy-with = { sa-lesson-buy }
sa-lesson-pay-card = Paid with the wrong resources{ review-often }: { review-cost }
sa-lesson-die = Took the wrong die{ review-often }: { review-cost }
sa-lesson-take = Took { WORD("sa", $what) } where something else was better{ review-often }: { review-cost }
sa-lesson-use-card = Used the card of choice at a bad time: { review-cost }
sa-lesson-refuse = Let the people go hungry{ review-often }: { review-cost }
sa-lesson-feed =
    { $times ->
        [1] Fed with { WORD("sa", $what) }: { review-cost }
        [2] Fed with { WORD("sa", $what) } twice: { review-cost }
       *[other] Fed with { WORD("sa", $what) } { $times } times: { review-cost }
    }

## Endless Winter

ew-lesson-side = Chose the poorer side of the chief: { review-cost }
ew-lesson-chief = Picked the wrong chief: { review-cost }
ew-lesson-setup = Picked the wrong setup card: { review-cost }
ew-lesson-place =
    { $what ->
        [rest] Rested when a column was better{ review-often }: { review-cost }
       *[other] Went to { WORD("ew", $what) } when another place was better{ review-often }: { review-cost }
    }
ew-lesson-play = Played the wrong card, or at the wrong time{ review-often }: { review-cost }
ew-lesson-act = Used the sections of a column badly{ review-often }: { review-cost }
ew-lesson-done = Ended a section or a turn with something left to do{ review-often }: { review-cost }
ew-lesson-spend = Spent food for labor that was not worth it{ review-often }: { review-cost }
ew-lesson-gain = Took the wrong gain{ review-often }: { review-cost }
ew-lesson-skip = Did without a gain{ review-often }: { review-cost }
ew-lesson-climb = Climbed the wrong idol track{ review-often }: { review-cost }
ew-lesson-build = Built a megalith in a poorer place{ review-often }: { review-cost }
ew-lesson-move = Moved a camp to a poorer place{ review-often }: { review-cost }
ew-lesson-settle = Founded a village in a poorer place{ review-often }: { review-cost }
ew-lesson-take-stone = Took the wrong sacred stone{ review-often }: { review-cost }
ew-lesson-culture = Took the wrong culture card{ review-often }: { review-cost }
ew-lesson-tribe = Took the wrong tribe card{ review-often }: { review-cost }
ew-lesson-animal = Took the wrong animal{ review-often }: { review-cost }
ew-lesson-tip = Tipped the wrong animal, or one too many{ review-often }: { review-cost }
ew-lesson-bury = Buried the wrong card{ review-often }: { review-cost }
ew-lesson-discard = Discarded the wrong card{ review-often }: { review-cost }
ew-lesson-pay = Paid a price that was not worth it{ review-often }: { review-cost }
ew-lesson-branch = Chose the wrong one of several effects{ review-often }: { review-cost }
ew-lesson-pile = Put the wrong card into the eclipse pile{ review-often }: { review-cost }
ew-lesson-resolve = Resolved the eclipse pile in the wrong order{ review-often }: { review-cost }
ew-lesson-harvest = Harvested in the wrong order{ review-often }: { review-cost }
ew-lesson-benefit = Took the benefits of the board in the wrong order{ review-often }: { review-cost }
