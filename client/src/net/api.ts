/** What is asked over REST. Every failure becomes a Trouble with a code, and words if the server gave some. */

import type { Arrival, CarriedSeat, Course, DeviceLink, DeviceState, GameInfo, OwnTable, Problem } from "../gen/wire";
import type { Rematch, Replay, ReplayPosition, ReviewState, ServerInfo, TableInfo, Ticket } from "../gen/wire";
import type { CallMe, CallOff, CallOffers, Called, ComponentKind, Proof } from "../gen/wire";
import type { NewTable, Person, PlayOn, Replacement } from "../gen/wire";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly problem: Problem | null = null,
  ) {
    super(problem?.text ?? code);
  }
}

const PATIENCE = 15_000;
const LONG_PATIENCE = 95_000;

interface Asked {
  method?: string;
  token?: string;
  json?: unknown;
  text?: string;
  patience?: number;
  /** Ends the wish for an answer. */
  signal?: AbortSignal | undefined;
}

async function ask(path: string, asked: Asked = {}): Promise<Response> {
  const { method = "GET", token = "", json, text, patience = PATIENCE } = asked;
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (json !== undefined) headers["content-type"] = "application/json";
  const body = json === undefined ? text : JSON.stringify(json);
  const ending = new AbortController();
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    ending.abort();
  }, patience);
  asked.signal?.addEventListener("abort", () => ending.abort());
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, signal: ending.signal, ...(body === undefined ? {} : { body }) });
  } catch {
    throw new Trouble(isSlow ? "slow" : "offline");
  } finally {
    clearTimeout(timer);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.code ?? (answer.status === 404 ? "not-found" : "server"), problem);
}

const read = async <T>(path: string, asked?: Asked): Promise<T> => (await ask(path, asked)).json() as Promise<T>;
const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

/** `lesson` is empty where nobody wrote one. */
export interface Rules {
  language: string;
  text: string;
  lesson_language: string;
  lesson: string;
}

/** What a game can say, as Fluent. */
export interface GameWords {
  language: string;
  text: string;
}

export const api = {
  server: () => read<ServerInfo>("server"),
  games: () => read<GameInfo[]>("games"),
  openTables: () => read<TableInfo[]>("tables"),
  table: (table: string) => read<TableInfo>(at(table)),
  open: (json: NewTable) => read<Ticket>("tables", { method: "POST", json }),
  sit: (table: string, json: Person) => read<Ticket>(`${at(table)}/seats`, { method: "POST", json }),
  bindLuck: (table: string, token: string, commitment: string) =>
    read<TableInfo>(`${at(table)}/salt`, { method: "POST", token, json: { commitment } }),
  reveal: (table: string, token: string, salt: string) => read<TableInfo>(`${at(table)}/reveal`, { method: "POST", token, json: { salt } }),
  leave: (table: string, token: string) => read<TableInfo>(`${at(table)}/seats`, { method: "DELETE", token }),
  askToLeave: (table: string, token: string, seat: number) => read<TableInfo>(`${at(table)}/seats/${seat}`, { method: "DELETE", token }),
  replace: (table: string, token: string, json: Replacement) => read<TableInfo>(`${at(table)}/bots`, { method: "POST", token, json }),
  start: (table: string, token: string) => read<TableInfo>(`${at(table)}/start`, { method: "POST", token }),
  rematch: (table: string, token: string, order: Rematch["order"]) =>
    read<TableInfo>(`${at(table)}/rematch`, { method: "POST", token, json: { order } }),
  come: (table: string, token: string, commitment: string) =>
    read<Arrival>(`${at(table)}/come`, { method: "POST", token, json: { commitment } }),
  home: (tokens: string[]) => read<OwnTable[]>("home", { method: "POST", json: { tokens } }),
  makeLink: (tokens: string[]) => read<DeviceLink>("devices", { method: "POST", json: { tokens } }),
  openLink: (secret: string) => read<CarriedSeat[]>("devices/open", { method: "POST", json: { secret } }),
  linkState: (device: string, token: string) => read<DeviceState>(`devices/${encodeURIComponent(device)}`, { token }),
  takeLinkBack: (device: string, token: string) => read<unknown>(`devices/${encodeURIComponent(device)}`, { method: "DELETE", token }),
  callOffers: () => read<CallOffers>("calls"),
  callMe: (json: CallMe) => read<Called>("calls", { method: "POST", json }),
  callOff: (json: CallOff) => read<Called>("calls", { method: "DELETE", json }),
  record: async (table: string) => (await ask(`${at(table)}/record`)).text(),
  bringRecord: (text: string) => read<{ id?: string }>("records", { method: "POST", text }),
  replay: (table: string, token: string, eyes: string) =>
    read<Replay>(`replays/${encodeURIComponent(table)}?as=${encodeURIComponent(eyes)}`, { token }),
  replayAt: (table: string, n: number, token: string, eyes: string, signal?: AbortSignal) =>
    read<ReplayPosition>(`replays/${encodeURIComponent(table)}/${n}?as=${encodeURIComponent(eyes)}`, { token, signal }),
  course: (table: string, token: string) => read<Course>(`replays/${encodeURIComponent(table)}/course`, { token, patience: LONG_PATIENCE }),
  review: (table: string, token: string, method: "GET" | "POST" | "DELETE" = "GET") =>
    read<ReviewState>(`replays/${encodeURIComponent(table)}/review`, { method, token }),
  playOn: (table: string, n: number, json: PlayOn) =>
    read<Ticket>(`replays/${encodeURIComponent(table)}/${n}/play`, { method: "POST", json }),
  proof: (table: string, token: string) => read<Proof>(`replays/${encodeURIComponent(table)}/proof`, { token }),
  guided: (game: string, json: Person) => read<Ticket>(`guided/${encodeURIComponent(game)}`, { method: "POST", json }),
  rules: (game: string, language: string) => read<Rules>(`rules/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`),
  components: (game: string) => read<ComponentKind[]>(`components/${encodeURIComponent(game)}`),
  words: (game: string, language: string) => read<GameWords>(`words/${encodeURIComponent(game)}/${encodeURIComponent(language)}`),
  printed: (game: string, printing: string) => read<unknown>(`printed/${encodeURIComponent(game)}/${encodeURIComponent(printing)}`),
};

/** 16 hex digits that nobody else chose. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
