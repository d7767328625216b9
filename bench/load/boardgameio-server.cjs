/** The peer: boardgame.io with its own in-memory storage, and two games that have no rule to check: a counter, and
 * territories of as many squares as Kingdomino Origins has, so that as much is told about a move. */

const { Server, Origins } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: { tick: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

const SQUARES = 49;
const square = (n) => (n % 2 ? { terrain: "grassland", domino: n } : { terrain: "grassland", domino: n, fires: 1 });
const lands = {
  name: "lands",
  setup: () => ({ lands: [{}, {}], points: [0, 0] }),
  moves: {
    tick: ({ G, playerID }) => {
      const land = G.lands[playerID];
      const laid = Object.keys(land).length;
      if (laid >= SQUARES - 1) G.lands[playerID] = {};
      else for (const n of [laid, laid + 1]) land[`${"ABCDEFG"[n % 7]}${Math.floor(n / 7)}`] = square(n);
      G.points[playerID] += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [counter, lands], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
