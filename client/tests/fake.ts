/** A socket and positions for tests. */

import type { Position } from "../src/gen/wire";

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.onclose?.({ code });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function position(version: number, more: Partial<Position> = {}): Position {
  return {
    type: "position",
    info: {
      table: "abc",
      code: "xyz",
      game: "kingdomino-origins",
      players: 2,
      options: {},
      public: false,
      status: "playing",
      commitment: "",
      seats: [
        { kind: "person", name: "Ana", sign: "wolf", bot: "", here: true, stands_in: false, ready: true },
        { kind: "person", name: "Bo", sign: "bear", bot: "", here: true, stands_in: false, ready: true },
      ],
      actor: 0,
      rematch: null,
      offer: null,
      watchers: 0,
      watchers_talk: false,
      hints: true,
      host: null,
      start: null,
    },
    you: 0,
    version,
    actor: 0,
    view: {},
    question: { key: "ko-ask-choose", facts: {}, rule: "KO-TURN-02" },
    options: [],
    log: Array.from({ length: version }, (_, i) => ({ version: i + 1, by: 0, kind: "act", words: [], events: [] })),
    undo: { free: 0, back: [], asked_by: null, wished: [], agreed: [], away: [] },
    result: null,
    score: [],
    seed: "",
    stood_in: null,
    guided: null,
    ...more,
  };
}
