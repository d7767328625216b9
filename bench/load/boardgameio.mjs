/** A game for two at a boardgame.io server, which holds it in memory only. */

import { io } from "socket.io-client";
import { Table } from "./table.mjs";

let opened = 0;

/** A match is made when somebody asks for it; nobody's seat has to be proven. */
export async function openTable(server, clock, game) {
  const table = new Table(clock);
  opened += 1;
  const match = `${process.pid}-${opened}`;
  await sit(`${server}/${game}`, match, 0, table);
  await sit(`${server}/${game}`, match, 1, table);
  return table;
}

function sit(address, match, seat, table) {
  const playerID = `${seat}`;
  const socket = io(address, { transports: ["websocket"], forceNew: true });
  let acted = -1;
  const told = (state) => {
    const version = state._stateID;
    table.sees(seat, version);
    if (state.ctx.currentPlayer !== playerID || version <= acted) return;
    acted = version;
    table.clock.then(() => {
      table.sends(seat, version);
      const action = { type: "MAKE_MOVE", payload: { type: "tick", args: [], playerID } };
      socket.emit("update", action, version, match, playerID);
    });
  };
  return new Promise((seated, failed) => {
    socket.on("connect_error", failed);
    socket.on("connect", () => socket.emit("sync", match, playerID, undefined, 2));
    socket.on("sync", (_, synced) => {
      seated();
      told(synced.state);
    });
    socket.on("update", (_, state) => told(state));
  });
}
