/** node players.mjs lascaux|boardgameio ADDRESS TABLES SECONDS PAUSE ready|anew [GAME]: opens the tables, lets all play,
 *  tells how fast. Whoever is asked moves after about PAUSE milliseconds. Games that follow the first are ready, or are
 *  set up anew while the clock runs. */

const [kind, server, tables, seconds, pause, following, game = ""] = process.argv.slice(2);
const { openTable } = await import(`./${kind}.mjs`);
const AT_ONCE = 20;
const rate = Number(pause) ? (1000 * Number(tables)) / Number(pause) : 3000; // moves a second, of all tables
const enough = 2 + Math.ceil(((rate / 43) * (Number(seconds) + 1)) / Number(tables)); // games a table
const games = following === "anew" ? 1 : enough;

const clock = { isRunning: false, isOver: false, waiting: [] };
const think = Number(pause) ? (act) => setTimeout(act, Number(pause) * (0.5 + Math.random())) : (act) => act();
clock.then = (act) => (clock.waiting ? clock.waiting.push(act) : clock.isOver || think(act));

const opened = [];
while (opened.length < Number(tables)) {
  const some = Math.min(AT_ONCE, Number(tables) - opened.length);
  opened.push(...(await Promise.all(Array.from({ length: some }, () => openTable(server, clock, game, games)))));
}

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const starts = clock.waiting;
clock.waiting = null;
for (const act of starts) act();
await wait(1000); // warm
clock.isRunning = true;
const began = performance.now();
await wait(1000 * Number(seconds));
clock.isRunning = false;
clock.isOver = true;
const spent = (performance.now() - began) / 1000;

const times = opened.flatMap((table) => table.times).sort((a, b) => a - b);
const at = (share) => Number((times[Math.floor(times.length * share)] ?? NaN).toFixed(2));
const perSecond = (count) => Math.round(count / spent);
const begun = opened.reduce((sum, table) => sum + table.games, 0);
const facts = { kind, game, tables: opened.length, moves: perSecond(times.length), games: perSecond(begun), p50: at(0.5), p95: at(0.95) };
console.log(JSON.stringify(facts));
process.exit(0);
