# The guided first game: one round with its eclipse.

ew-guided-welcome = Welcome! You lead a small tribe through the ice. At the end of this lesson it has a village, a sacred stone and its first points.
ew-guided-round = A game has four rounds. You play one now: three turns for each player, then the eclipse, when the land gives what it has.
ew-guided-chief = This is your chief, the Fire Wolf. Take side A: it brings a camp, a step and 2 food in the turn in which the chief goes to Migrate.
ew-guided-not-that-side = Side B lets camps wander, too. Here, take side A: it helps you to found a village.

## The first turn: Hunt

ew-guided-other-develops = { $seat } goes first, with the chief in Develop. The chief’s ability gives 3 labor there, and 3 labor buy a culture card.
ew-guided-other-bottom = The bottom of a column is for the first figure of the round. { $seat } came first in Develop and gains a tool and a food.
ew-guided-figures = Your turn. You have three figures, the chief and two others, and place one of them in each turn. No place is ever full.
ew-guided-goods = You have 5 cards, 2 food, 1 tool and a Giant Beaver. Cards give labor, and you will need that soon.
ew-guided-place-hunt = A village costs 3 food, a sacred stone 2 food and 2 tools. Your beaver can bring what you lack: place a tribe figure in Hunt.
ew-guided-not-that-place = That would be a good turn, too. For this lesson, place the figure that is marked.
ew-guided-hunt-top = A column is done from top to bottom. At the top you could pay labor and tools for more animals, as often as you like.
ew-guided-hunt-on = Keep your cards this time and go on: the middle and the bottom of Hunt cost nothing. One button does both and ends the turn.
ew-guided-not-a-card = Keep that for later, and do what is marked.
ew-guided-not-yet = Not yet: something here is still yours, and it costs no labor. Do what is marked.
ew-guided-hunt-middle = The middle, once: tip an animal of yours for what it shows.
ew-guided-tip = Tip your Giant Beaver: that brings 2 food and 1 tool now, but the beaver counts for no set at the end.
ew-guided-lesser = You gain a tool. Whatever you gain, you may take something lesser instead. The order is: megalith, card, idol, tool, food.
ew-guided-take-tool = The 2 food of the beaver are yours already. You need the tool as well: take it.
ew-guided-not-food = More food would be nice, but here the tool is worth more: take the tool.
ew-guided-hunt-bottom = You are the first figure in Hunt, so the bottom is yours: the top animal of the deck, for nothing.
ew-guided-end-turn = Nothing else is free here. End your turn.

## The second turn: Migrate

ew-guided-other-culture = A culture card is played at the beginning of a turn, and the first one costs nothing. That of { $seat } brings a food and an idol.
ew-guided-other-idols = Then Initiate: its bottom gives another idol. Each idol is a level, and { $seat } has climbed the honor track to level 2.
ew-guided-other-buries = { $seat } also buries a card there. At the end that is worth 6 points to whoever is first on the honor track, and 3 to the second.
ew-guided-animals = The bottom of Hunt gave you a Woolly Rhino. Animals that are not tipped form sets at the end: one rhino is 1 point, four are 10.
ew-guided-village = Now the village. It stands where three lands meet, and needs a camp of yours on each of them.
ew-guided-village-where = Yours will stand between the glacier B3, the pinewood C4 and the red hills B4.
ew-guided-place-migrate = Your chief is good at this. Place the chief in Migrate.
ew-guided-use-chief = First use the ability of your chief: a camp, a step and 2 food.
ew-guided-chief-first = That comes soon. First use the ability of your chief.
ew-guided-camp-first = The food is yours already. Now put the camp on the base tile, in the middle of the land: then three of your camps stand there.
ew-guided-not-that-order = First the camp, then the step.
ew-guided-step = One step leads to a land beside the camp. Let the new camp go to the glacier B3.
ew-guided-not-that-hex = Not this time: a camp is to go to the marked land, where the village will stand.
ew-guided-labor = Every other step costs 1 labor, and your cards give it: the number in the corner, and what the abilities add.
ew-guided-play-pathfinder = In Migrate, a Pathfinder has 1 labor and 1 more. Play the Pathfinder.
ew-guided-not-that-card = Save the others for the eclipse, and play the marked card.
ew-guided-play-brave = 2 labor; you need 3. A Brave has ½ and 1 more, in any column: play one, and keep the other for the eclipse.
ew-guided-pay-step = 3½ labor, enough for three steps. Pay 1 for the first.
ew-guided-not-that-top = All that the village needs now are steps: pay 1 labor for one.
ew-guided-step-pinewood = Choose the base tile, then the pinewood C4: a camp goes there.
ew-guided-pay-second = Again: 1 labor for a step.
ew-guided-step-glacier = The last camp has two steps to go. Choose the base tile, then the glacier B3.
ew-guided-pay-third = And 1 labor more.
ew-guided-step-hills = From the glacier on to the red hills B4. Then your three camps touch at one corner.
ew-guided-migrate-on = Three camps at one corner: go on to the middle. The ½ labor that is left would be lost in any case.
ew-guided-not-a-card-here = You have moved far enough. Go on to the middle, where the village is founded.
ew-guided-found = The middle: pay 3 food for a village.
ew-guided-settle = Here, at the corner of B3, C4 and B4: found your village!
ew-guided-not-yet-bottom = Not yet: first found your village, in the middle.
ew-guided-migrate-bottom = Your village stands! You are first in Migrate, too, so the bottom is yours: a camp and a step.
ew-guided-not-leaving = A camp and a step for nothing: take the bottom before you go.
ew-guided-home = Your first village! The three camps have come home, and one of them is out again already.
ew-guided-influence = A camp is 1 influence on its land. A village is 2 on each of its three lands.
ew-guided-step-last = Let that camp go to the glacier C2. In the eclipse a land gives to whoever has the most influence there, and here that will be you.
ew-guided-not-that-glacier = For this lesson, choose the marked glacier: nobody else is there.
ew-guided-end-migrate = What a turn! End it here.

## The third turn: Develop

ew-guided-other-rests = { $seat } rests in the last turn. That is a card now, and 1½ labor in the eclipse.
ew-guided-other-piles = After one’s last turn, cards go face down into the eclipse pile. { $seat } puts one there and keeps the others.
ew-guided-stones = You have one figure left, 3 food and 2 tools. A sacred stone scores in every eclipse: one that you take now will score four times.
ew-guided-place-develop = Place your last figure in Develop.
ew-guided-develop-top = A culture card costs 3 labor here, and all your cards together have only 2½.
ew-guided-develop-on = So go on to the middle. There is no bottom for you: another figure came to Develop first.
ew-guided-develop-middle = The middle: take a sacred stone. Your first slot costs 2 tools and 2 food.
ew-guided-take-stone = The Needle Stone scores 2 points for each of your villages beside a pinewood. Yours stands beside one: take it.
ew-guided-not-that-stone = Other stones count other lands. For this lesson, take the Needle Stone: it goes with your village.
ew-guided-megalith = The slot of the stone gives you a megalith. Megaliths lie beside others, and each place gives what it shows.
ew-guided-start-cell = Where none lies yet, one begins on a cell with arrows. Begin on the marked one.
ew-guided-not-that-cell = For this lesson, lay the megalith on the marked place.
ew-guided-extra = The arrows let you place one more at once. Choose the cell with 2 food: you will need them.
ew-guided-end-develop = That was your last turn of the round. End it.

## The eclipse

ew-guided-pile = Now your own eclipse pile. Whoever has the most labor in it goes first from now on.
ew-guided-pile-brave = The next round brings 5 new cards, so put in all that you have: a Brave counts 1½ labor here, and each Tribeswoman ½.
ew-guided-not-keeping = All of them are to go into the pile, the marked one first: there they help you more than in your hand.
ew-guided-pile-woman = A Tribeswoman also brings 2 food in the eclipse. Put her in.
ew-guided-pile-second = And the other one.
ew-guided-eclipse = It grows dark, and the piles are turned up. You show 2½ labor, the other tribe only 2. So you are first in turn order now.
ew-guided-first = Each player now gains in four steps: turn order, pile, land, own board. The first in turn order gains a megalith.
ew-guided-megalith-points = It may lie beside those that you have placed. Choose the place that scores 2 points at once.
ew-guided-full = 2 points! Your Tribeswomen have brought food, too: you have 6 now, and room for no more.
ew-guided-lands = Then the land. Nobody has more influence than you on two glaciers, the red hills and the pinewood, so all four give you something.
ew-guided-glacier = The pinewood gives food, for which there is no room. So take a glacier first: it turns 1 food into 2 points.
ew-guided-not-that-land = You will gain from that one, too. First spend food on the glaciers, so that there is room for more.
ew-guided-pay-glacier = Pay 1 food for 2 points.
ew-guided-not-skipping = 2 points for 1 food are a good trade: pay it.
ew-guided-second-glacier = On the other glacier stands your camp, alone. That is enough: take it as well.
ew-guided-pay-again = 1 food for 2 points, once more.
ew-guided-hills = The red hills give an idol.
ew-guided-honor = An idol is a level on one of two tracks. On the honor track buried cards are worth more, but you have none.
ew-guided-idol = Climb the sacrifice track instead: every 4 of your leftover food and tools are then 1 point at the end.
ew-guided-not-that-track = That is possible, too. Here, climb the sacrifice track.
ew-guided-pinewood = The pinewood came by itself, as the last one: 1 food, and now a tool.
ew-guided-own-board = The fourth step is your own board: the village, the megaliths and the sacred stone all give something.
ew-guided-village-card = Begin with the card for your village.
ew-guided-not-that-benefit = All of them will come. Take the marked one first.
ew-guided-draw = Draw the card.
ew-guided-not-lesser = You may take something lesser, but here a card helps you more: draw it.
ew-guided-space = Two megaliths have left the first space of your board. The empty space gives a tool, now and in every eclipse.
ew-guided-space-tool = Take the tool. Your stone scores its 2 points after that.
ew-guided-other-second = { $seat } is second in turn order and draws a card for that. Then all figures come back, and everybody draws 5 cards.
ew-guided-well-done = Well done! 8 points in one round: 2 by a megalith, 4 on the glaciers and 2 by the Needle Stone.
ew-guided-again = Your village and your stone will give again in every eclipse, and three more rounds would follow.
ew-guided-how-on = At the end, leftovers, buried cards, printed points and animals are added. Go on here if you like, or begin a real game.
ew-guided-real-game = Now a real game
