/** Whose turn it is at a table, without sitting down: one hello as a watcher, one answer. */

import type { ToClient } from "../gen/wire";

const PATIENCE = 4_000;
const NEWEST = 1_000_000_000; // the log is not wanted

export function peekActor(table: string): Promise<number | null> {
  return new Promise((resolve) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
    const done = (actor: number | null): void => {
      clearTimeout(timer);
      socket.close();
      resolve(actor);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: "", seen: NEWEST }));
    socket.onerror = () => done(null);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.type === "position") done(message.actor);
      if (message.type === "refused") done(null);
    };
  });
}
