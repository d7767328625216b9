/** Kingdomino Origins for two at a Lascaux server: every move on disk before it is told. */

import WebSocket from "ws";
import { Table } from "./table.mjs";

/** Players share the machine with the server: whoever is not asked reads only how far the game is. */
const FACTS = /"version":(\d+),"actor":(\d+|null),"view"/;

/** Milliseconds after which whoever was refused because there was too much to write says the same again. */
const AGAIN = 20;

const post = async (address, content, token = "") => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(content) });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
};

/** One game after the other. So many of them are set up, and everybody sits, before the clock starts; for those that
 *  follow, a new table is opened, and both connect to it, while the others play. */
export async function openTable(server, clock, _game, games) {
  const table = new Table(clock);
  const ready = [];
  while (ready.length < games) ready.push(await setUp(server, table));
  const next = async () => {
    if (clock.isRunning) table.games += 1;
    (ready.pop() ?? (await setUp(server, table))).begin(next);
  };
  await next();
  return table;
}

async function setUp(server, table) {
  const wanted = { game: "kingdomino-origins", players: 2, person: { name: "Ana" } };
  const ana = await post(`${server}/api/tables`, wanted);
  const bo = await post(`${server}/api/tables/${ana.table}/seats`, { name: "Bo" });
  await post(`${server}/api/tables/${ana.table}/start`, {}, ana.token);
  const address = `${server.replace("http", "ws")}/api/tables/${ana.table}/socket`;
  const game = new Game(table);
  await Promise.all([ana.token, bo.token].map((token, seat) => game.sit(address, token, seat)));
  return game;
}

/** Whoever is asked waits until the game begins, and acts at once from then on. */
class Game {
  constructor(table) {
    this.table = table;
    this.asked = [];
  }

  begin(next) {
    const asked = this.asked;
    this.asked = null;
    this.next = next;
    for (const act of asked) act();
  }

  sit(address, token, seat) {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    let acted = -1;
    let said = "";
    return new Promise((seated, failed) => {
      socket.on("error", failed);
      socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
      socket.on("message", (data) => {
        const text = data.toString();
        if (text.includes('"code":"busy"')) return setTimeout(() => socket.send(said), AGAIN);
        if (text.startsWith('{"type":"refused"')) throw new Error(text);
        if (!text.startsWith('{"type":"position"')) return;
        seated();
        const [, version, actor] = text.match(FACTS);
        this.table.sees(seat, Number(version));
        if (actor === "null") return this.leave(socket, seat);
        if (Number(actor) !== seat || Number(version) <= acted) return;
        acted = Number(version);
        const act = () => this.table.clock.then(() => (said = this.choose(socket, seat, JSON.parse(text))));
        if (this.asked) this.asked.push(act);
        else act();
      });
    });
  }

  leave(socket, seat) {
    socket.close();
    if (seat === 0 && !this.table.clock.isOver) void this.next();
  }

  choose(socket, seat, told) {
    this.table.sends(seat, told.version);
    const action = told.options[told.version % told.options.length].action;
    const said = JSON.stringify({ type: "act", id: `${told.version}`, seen: told.version, action });
    socket.send(said);
    return said;
  }
}
