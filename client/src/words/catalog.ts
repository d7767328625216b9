/** Everything that can be said in one language: the Fluent catalogs that the terminal reads, too. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable, type Message } from "@fluent/bundle";
import { Grammar } from "./grammar";

/** What a message is told: numbers, words, or texts of their own that are said where they stand. */
export type Facts = Record<string, number | string | Text>;

export interface Text {
  key: string;
  facts: Facts;
}

type Named = Record<string, FluentValue>;

/** Facts that are seat numbers: said by name. */
const SEATS = ["seat", "other"];

const RIGHT_TO_LEFT = /^[^\u2068]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** A name that is read from right to left leaves the order of what is around it as it is. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A text inside another one. It is said when its place is reached, so that a message can ask for a form of it. */
class Inner extends FluentType<Text> {
  constructor(
    text: Text,
    readonly say: (form: string) => string,
  ) {
    super(text);
  }

  override toString(): string {
    return this.say("");
  }
}

const named = (value: FluentValue | undefined): string => (value === undefined ? "" : String(value));
const keyOf = (game: FluentValue | undefined, word: FluentValue | undefined): string =>
  `${named(game)}-word-${named(word)}`.replaceAll(/[_ ]/g, "-");

export class Catalog {
  readonly problems: string[] = [];
  private readonly bundle: FluentBundle;
  private readonly grammar: Grammar;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.grammar = new Grammar(language);
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        WORD: (given, form) => this.word(given, form),
        GENDER: ([game, word]) => this.gender(keyOf(game, word)),
        TEXT: ([text], { form }) => (text instanceof Inner ? text.say(named(form)) : named(text)),
      },
    });
    for (const source of sources) {
      const errors = this.bundle.addResource(new FluentResource(source));
      this.problems.push(...errors.map(String));
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message of this key. A missing one says its key, a missing noun its name: a gap in a catalog never stops a game. */
  say(key: string, facts: Facts = {}): string {
    return this.sayForm(key, "", this.told(facts));
  }

  /** What the engine has to say, with the seats by name. */
  tell(text: Text, names: readonly string[]): string {
    return this.sayForm(text.key, "", this.told(text.facts, names));
  }

  private sayForm(key: string, form: string, facts: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(key);
    if (form && message && !message.attributes[form]) this.problems.push(`${key} has no form ${form}`);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) {
      this.problems.push(`${key} is missing`);
      return key.split("-word-")[1]?.replaceAll("-", " ") ?? key;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, facts, errors);
    this.problems.push(...errors.map((error) => `${key}: ${error}`));
    return said;
  }

  /** Facts as numbers and words: seats get their names where they are known, and texts wait to be said. */
  private told(facts: Facts, names: readonly string[] = []): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = {};
    for (const [key, fact] of Object.entries(facts)) {
      if (typeof fact === "object") told[key] = new Inner(fact, (form) => this.sayForm(fact.key, form, this.told(fact.facts, names)));
      else if (names.length && SEATS.includes(key) && typeof fact === "number" && fact >= 0)
        told[key] = isolated(names[fact] ?? String(fact + 1));
      else told[key] = typeof fact === "string" ? isolated(fact) : fact;
    }
    return told;
  }

  /** `WORD("ko", $resource, $n, case: "acc")`: a noun of a game in the form that case and number ask for. */
  private word([game, word, count]: FluentValue[], { form, case: asCase }: Named): string {
    const key = keyOf(game, word);
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      this.problems.push(`${key} is missing`);
      return named(word).replaceAll("_", " ");
    }
    const wanted = this.grammar.wanted(named(form), named(asCase), count === undefined ? count : String(count));
    const found = this.grammar.chosen(wanted, message.attributes, this.genderOf(message));
    if (found === undefined) this.problems.push(`${key} has no form ${wanted.at(-1)}`);
    return this.bundle.formatPattern((found && message.attributes[found]) || message.value);
  }

  /** `GENDER("sa", $what) ->`: m, f or n, without what it says of people and animals. */
  private gender(key: string): string {
    const gender = this.genderOf(this.bundle.getMessage(key));
    if (!gender) this.problems.push(`${key} has no gender`);
    return gender.slice(0, 1);
  }

  private genderOf(message?: Message): string {
    const pattern = message?.attributes["gender"];
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }
}

/** What the keys of a game's messages begin with: the initials of its id. */
export function prefix(game: string): string {
  return game
    .split("-")
    .map((word) => word[0] ?? "")
    .join("");
}
