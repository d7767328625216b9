/** Kingdomino Origins for two at a Lascaux server: every move on disk before it is told. */

import WebSocket from "ws";
import { Table } from "./table.mjs";

/** Players share the machine with the server: whoever is not asked reads only how far the game is. */
const FACTS = /"version":(\d+),"actor":(\d+|null),"view"/;

const post = async (address, content, token = "") => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(content) });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
};

/** Games are set up before the clock starts: what is measured is moves, not the lobby. */
export async function openTable(server, clock, _game, games) {
  const table = new Table(clock);
  const ready = [];
  while (ready.length < games) ready.push(await setUp(server));
  await deal(server, table, ready);
  return table;
}

async function setUp(server) {
  const wanted = { game: "kingdomino-origins", players: 2, person: { name: "Ana" } };
  const ana = await post(`${server}/api/tables`, wanted);
  const bo = await post(`${server}/api/tables/${ana.table}/seats`, { name: "Bo" });
  await post(`${server}/api/tables/${ana.table}/start`, {}, ana.token);
  return { id: ana.table, tokens: [ana.token, bo.token] };
}

/** A new game; when it is over, the next one begins, so that a table is always busy. */
async function deal(server, table, ready) {
  const { id, tokens } = ready.pop() ?? (await setUp(server));
  const address = `${server.replace("http", "ws")}/api/tables/${id}/socket`;
  const again = () => deal(server, table, ready);
  await Promise.all(tokens.map((token, seat) => sit(address, token, seat, table, again)));
}

function sit(address, token, seat, table, again) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  return new Promise((seated, failed) => {
    socket.on("error", failed);
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
    let acted = -1;
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"refused"')) throw new Error(text);
      if (!text.startsWith('{"type":"position"')) return;
      const [, version, actor] = text.match(FACTS);
      seated();
      table.sees(seat, Number(version));
      if (Number(actor) !== seat && actor !== "null") return;
      const told = JSON.parse(text);
      if (told.result) {
        socket.close();
        if (seat === 0 && !table.clock.isOver) void again();
      } else if (told.options.length && told.version > acted) {
        acted = told.version;
        table.clock.then(() => {
          table.sends(seat, told.version);
          const action = told.options[told.version % told.options.length].action;
          socket.send(JSON.stringify({ type: "act", id: `${told.version}`, seen: told.version, action }));
        });
      }
    });
  });
}
