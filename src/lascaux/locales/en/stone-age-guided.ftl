# The guided first game.

sa-guided-welcome = Welcome! You lead a tribe of 5 people with 12 food. In each round you send them to work, they bring home what they find, and then everybody eats.
sa-guided-turns = You and the other tribe take turns: send people to one place, then the other does. A place that is taken may be shut, so go first where others want to go, too.
sa-guided-hut = Two people in the hut are three afterwards. More people do more work in every later round: send 2 people to the hut.
sa-guided-not-there = That would be allowed, too. For this lesson, send your people to the marked place, as many as the lesson says.
sa-guided-others-tool-maker = { $seat } takes the tool maker: a tool makes rolls better. With 2 players, only two of tool maker, hut and field can be used in a round, so the field is shut now.
sa-guided-card = This card costs 1 resource. Its upper half brings 1 brick at once; the 2 shamans below score at the end of the game.
sa-guided-card-send = You have no resource yet, but you pay only when your people work. Send 1 person to this card, before the other tribe does.
sa-guided-others-card = { $seat } wants a card, too. This one costs 2 resources, and rolls dice that bring something to everybody.
sa-guided-forest = Now you need a resource to pay with. In the forest you roll a die for each of your people there; the sum divided by 3 is the wood you get.
sa-guided-forest-send = More people roll more dice. Send your last 2 people to the forest: choose the place, then how many.
sa-guided-others-clay = { $seat } goes to the clay pit for brick: there the sum is divided by 4. With 2 players, only one tribe can use such a place in a round, so nobody joins you in the forest.
sa-guided-worked = Now your people work. The hut brings you a 6th person. In the forest you rolled 2 and 4: the sum of 6, divided by 3, makes 2 wood.
sa-guided-buy-card = A card takes resources of any kind. Pay 1 wood for it, and keep the other wood for later.
sa-guided-not-without-card = If you end the turn now, your person comes home without the card. Pay 1 wood for it.
sa-guided-others-tool = { $seat } rolls 3, 4 and 4 for brick. That is 11; the tool makes it 12, and that is 3 bricks instead of 2.
sa-guided-others-dice = { $seat } pays 2 bricks for the card, rolls 5 and 6 for all, and takes the 5: another tool. The 6 is for you: your food production rises by 1.
sa-guided-fed = Then everybody eats, 1 food a person. You had 12, your food production added 1, and 6 people ate 6: you have 7 food left.
sa-guided-others-hut = In round 2 { $seat } begins, and goes to the hut as you did: one more person is good for the whole game.
sa-guided-tool-maker = A tool helps you with the dice in every round. Send 1 person to the tool maker.
sa-guided-others-forest = { $seat } takes the forest, so it is shut for you in this round. You have 1 wood already: that will do.
sa-guided-building = Buildings score at once. This one costs 1 wood and 2 bricks. Wood counts 3 and brick 4, so it scores 3 + 4 + 4 = 11 points.
sa-guided-building-send = You have 1 wood and 1 brick. The second brick you can still get in this round: send 1 person to the building.
sa-guided-others-builders = { $seat } wants the card with 2 hut builders: each scores 1 point for every building at the end. Your shamans score for your people in the same way.
sa-guided-clay = For brick, the sum of the dice is divided by 4. Two dice are usually enough for 1 brick: send 2 people to the clay pit.
sa-guided-hunger = Think of food before the round ends. Whoever has too little pays with resources, or loses 10 points.
sa-guided-hunt = You have 7 food, and 6 people eat 6 in every round. On the hunt, the sum divided by 2 is food: send your last 2 people there for the next round.
sa-guided-use-clay = You have your tool now, and it can help with one roll in each round. Choose who rolls first: the brick matters most, so take the clay pit.
sa-guided-not-the-hunt-first = The hunt can wait. Roll in the clay pit first: you will see whether you need the tool there.
sa-guided-add = You rolled 1 and 2. That is only 3, and a brick needs 4. Add your tool of 1: 3 + 1 = 4 makes 1 brick.
sa-guided-not-without-tool = Without the tool you get no brick, and can't pay for the building. Add the tool.
sa-guided-hunted = Your hunters rolled 4 and 5: 9 divided by 2 is 4 food, rounded down.
sa-guided-build = Now you have 1 wood and 2 bricks. Pay them for the building!
sa-guided-not-without-building = If you end the turn now, your person comes home without the building. Pay 1 wood and 2 bricks for it.
sa-guided-well-done = Well done! Your building scored 11 points, your people have eaten, and 6 food are left for the next round.
sa-guided-shamans = Cards score at the end of the game. Each of your 2 shamans counts your 6 people: 2 × 6 = 12 points.
sa-guided-points = If the game ended now, you would have 11 + 12 = 23 points, and the other tribe 3.
sa-guided-workers = Farmers count food production, tool makers tools, and hut builders buildings. Each resource left scores 1 point.
sa-guided-green = Green cards score by their different signs: their number times itself. 3 different signs score 9 points.
sa-guided-ends = The game ends when a stack of buildings is empty, or when there are too few cards for another round.
sa-guided-how-on = Play on here if you like, or begin a real game.
sa-guided-real-game = Now a real game
