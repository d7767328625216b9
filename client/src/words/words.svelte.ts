/** The language that is spoken now. Its catalogs are loaded when they are needed: those of a game when it is opened. */

import type { Words } from "../gen/wire";
import { api } from "../net/api";
import { Catalog, prefix, type Facts } from "./catalog";
import { languages } from "./grammar";

const FALLBACK = "en";
const files = import.meta.glob<string>(
  ["../../../src/lascaux/locales/*/*.ftl", "!../../../src/lascaux/locales/*/{admin,cli,help,bench,preview,serve,*-terminal}.ftl"],
  { query: "?raw", import: "default" },
);

/** What every page needs; `<game>-head` is what the home page shows of a game. */
const EVERYWHERE = /^(client|calls|.*-head)$/;
const HEAD = /\/([^/]*)-head\.ftl$/;
/** The games whose catalogs the client brings itself. */
const own = new Set(Object.keys(files).flatMap((path) => HEAD.exec(path)?.[1] ?? []));

const languageOf = (path: string): string => path.split("/").at(-2) ?? "";
const nameOf = (path: string): string => path.split("/").at(-1)?.replace(".ftl", "") ?? "";
const gameOf = (name: string): string | undefined => [...own].find((game) => name === game || name.startsWith(`${game}-`));

let current = $state.raw(new Catalog(FALLBACK, []));
let wanted = FALLBACK;
/** Games that are to be spoken of wholly, and those of them whose words are there. */
const opened = new Set<string>();
let there = new Set<string>();
/** Games of other packages, and what they say, by language and game. */
const guests = new Set<string>();
const learnt = new Map<string, string>();
let speaking: Promise<void> = Promise.resolve();

/** What the person chose, else what the browser asks for, as far as it is there. */
export const spokenFor = (chosen: string, asked: readonly string[]): string =>
  [chosen, ...asked.map((tag) => tag.split("-")[0] ?? "")].find((one) => languages.includes(one)) ?? FALLBACK;

export function useLanguage(language: string): Promise<void> {
  wanted = languages.includes(language) ? language : FALLBACK;
  return update();
}

/** The words of these games as far as the home page shows them; of a game from another package, all of them. */
export async function learn(...games: string[]): Promise<void> {
  const unknown = games.filter((game) => !own.has(game) && !hasOf(game, "title"));
  for (const game of unknown) guests.add(game);
  if (unknown.length) await update();
}

/** All words of a game, before anything of it is shown. */
export async function openWords(game: string): Promise<void> {
  if (there.has(game)) return;
  opened.add(game);
  if (!own.has(game)) guests.add(game);
  await update();
}

/** One after the other, so that the last one speaks the language and has all the words that were wanted last. */
function update(): Promise<void> {
  return (speaking = speaking.then(speak, speak));
}

async function speak(): Promise<void> {
  const language = wanted;
  const games = new Set(opened);
  const paths = Object.keys(files).filter((path) => languageOf(path) === language && isNeeded(nameOf(path)));
  const [sources] = await Promise.all([Promise.all(paths.map((path) => files[path]!())), ask(language)]);
  const others = [...guests].map((game) => learnt.get(`${language} ${game}`) ?? "");
  current = new Catalog(language, [...sources, ...others]);
  there = games;
  document.documentElement.lang = language;
}

function isNeeded(name: string): boolean {
  if (EVERYWHERE.test(name)) return true;
  const game = gameOf(name);
  return game === undefined ? opened.size > 0 : opened.has(game);
}

/** Asks the server for the words of games from other packages, once each. Without them a game is played by its keys. */
async function ask(language: string): Promise<void> {
  const unknown = [...guests].filter((game) => !learnt.has(`${language} ${game}`));
  const answers = await Promise.allSettled(unknown.map((game) => api.words(game, language)));
  answers.forEach((answer, at) => {
    if (answer.status === "fulfilled") learnt.set(`${language} ${unknown[at]}`, answer.value.text);
  });
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
