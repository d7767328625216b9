# The guided first game.

ko-guided-others-chose = Two players have chosen already: the small chief shows whose domino is whose.
ko-guided-welcome = Welcome! Your tribe has a hut and nothing around it yet. In this game you lay dominoes around it, and make them into a land that scores.
ko-guided-domino = Each domino is two squares of land. This one has a lake and a volcano, and a volcano brings fire.
ko-guided-order = The dominoes lie by their numbers. Low ones let you play early in the next round; high ones are often worth more.
ko-guided-choose-first = Fire is what scores. Take domino 40.
ko-guided-not-that-domino = You could take this one in a real game. Here, take the marked domino: you will see why.
ko-guided-others-laid = The others have laid their dominoes and chosen their next ones. Whoever had the lower number went first.
ko-guided-place = Now you lay yours. One half must touch your hut, or land of its own kind: the hut goes with everything.
ko-guided-place-first = Let the lake touch the hut, and the volcano point outwards. Choose the marked squares; R turns the domino.
ko-guided-not-there = It fits there, too. For this lesson, lay it where it is marked.
ko-guided-lava = The volcano erupts! One crater throws 1 fire, up to three squares away. Let it land on your lake.
ko-guided-not-that-fire = Fire may land there, but only fire on a large area is worth much. Let it land on the marked square.
ko-guided-score = Your lake has 1 square and 1 fire: 1 × 1 = 1 point. Every area counts like this: its squares times its fires.
ko-guided-choose-lake = A larger lake is worth more. Take domino 16, two squares of lake.
ko-guided-place-lake = Lay it beside your lake, so that all three squares touch.
ko-guided-area = Three squares with 1 fire: 3 points. An area without a fire scores nothing, however large it is.
ko-guided-choose-fires = Some dominoes have fires printed on them. Take domino 41: more lake, and a quarry with 2 fires.
ko-guided-others-fires = Look what { $seat } did: a prairie beside a prairie, so that one fire now counts for more squares.
ko-guided-place-two = A domino may join with one half only. Lay the lake half beside your lake; the quarry begins a new area with 2 fires.
ko-guided-choose-volcano = Your lake has 4 squares, but only 1 fire. Another volcano would help: take domino 29.
ko-guided-place-volcano = Desert fits the hut, so lay it there, with the volcano close to your lake.
ko-guided-lava-again = Its fire flies up to two squares, round corners if you like. Let it land on your lake, on a square without fire.
ko-guided-lake-doubled = 4 squares, 2 fires: your lake is worth 8 now, twice as much as before.
ko-guided-choose-last = One more: domino 35 has a lake with a fire on it, and a quarry besides.
ko-guided-others-land = { $seat } let 2 fires land on their largest area. So would you.
ko-guided-place-last = Here both halves fit at once: lake beside lake, quarry beside quarry. That is the best a domino can do.
ko-guided-well-done = Well done! Your lake of 5 squares has 3 fires and your quarry of 2 has 2: 15 + 4 = 19 points, the most at the table.
ko-guided-how-on = A real game goes on like this for twelve dominoes. You may finish this one as you like, or begin anew; totem and tribe add wooden resources, totems and people.
ko-guided-real-game = Now a real game
ko-guided-play-totem = Try totem
ko-guided-play-tribe = Try tribe
