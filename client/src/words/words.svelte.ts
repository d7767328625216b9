/** The language that is spoken now. Catalogs are loaded language by language. */

import type { Words } from "../gen/wire";
import { api } from "../net/api";
import { Catalog, prefix, type Facts } from "./catalog";
import { languages } from "./grammar";

const FALLBACK = "en";
const files = import.meta.glob<string>(
  ["../../../src/lascaux/locales/*/*.ftl", "!../../../src/lascaux/locales/*/{cli,help,bench,preview,serve,*-terminal}.ftl"],
  { query: "?raw", import: "default" },
);

const languageOf = (path: string): string => path.split("/").at(-2) ?? "";

let current = $state.raw(new Catalog(FALLBACK, []));
let sources: string[] = [];
/** The words of games that the client does not bring itself, by game. */
const learnt = new Map<string, string>();

export async function useLanguage(wanted: string): Promise<void> {
  const language = languages.includes(wanted) ? wanted : FALLBACK;
  const own = Object.keys(files).filter((path) => languageOf(path) === language);
  sources = await Promise.all(own.map((path) => files[path]!()));
  const guests = [...learnt.keys()];
  learnt.clear();
  current = new Catalog(language, sources);
  document.documentElement.lang = language;
  await learn(...guests);
}

/** Asks the server for the words of games from other packages, once each. Without them a game is played by its keys. */
export async function learn(...games: string[]): Promise<void> {
  const unknown = games.filter((game) => !hasOf(game, "title"));
  const { language } = current;
  const asked = await Promise.allSettled(unknown.map((game) => api.words(game, language)));
  if (language !== current.language) return learn(...games);
  asked.forEach((answer, at) => {
    if (answer.status === "fulfilled") learnt.set(unknown[at]!, answer.value.text);
  });
  if (unknown.length) current = new Catalog(language, [...sources, ...learnt.values()]);
}

/** The language that is spoken now. */
export const language = (): string => current.language;
export const say = (key: string, facts?: Facts): string => current.say(key, facts);
export const has = (key: string): boolean => current.has(key);
export const tell = (words: Pick<Words, "key" | "facts">, names: readonly string[]): string => current.tell(words, names);

/** A message of a game by the end of its key. */
export const sayOf = (game: string, key: string, facts?: Facts): string => say(`${prefix(game)}-${key}`, facts);
export const hasOf = (game: string, key: string): boolean => has(`${prefix(game)}-${key}`);

/** In the game's own words if it has some, else in those of all games. */
export const sayFor = (game: string, key: string, facts: Facts = {}): string =>
  hasOf(game, key) ? sayOf(game, key, facts) : say(key, facts);

/** Options are named with `_` on the wire and with `-` in the catalogs. */
export const optionKey = (...parts: string[]): string => ["option", ...parts].join("-").replaceAll("_", "-");

/** "+3", "-2", "0": the sign belongs to a change of points. */
export const signed = (points: number): string => new Intl.NumberFormat(current.language, { signDisplay: "exceptZero" }).format(points);

/** A day and a time, as they are written in this language. */
export const dated = (at: number): string =>
  new Intl.DateTimeFormat(current.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
