/** Everything that can be said in one language: the Fluent catalogs that the terminal reads, too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What a message is told: numbers, words, or texts of their own that are said first. */
export type Facts = Record<string, number | string | Text>;

export interface Text {
  key: string;
  facts: Facts;
}

/** Facts that are seat numbers: said by name. */
const SEATS = ["seat", "other"];

const RIGHT_TO_LEFT = /^[^\u2068]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** A name that is read from right to left leaves the order of what is around it as it is. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

export class Catalog {
  readonly problems: string[] = [];
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        WORD: ([game, word], { form }) => this.word(String(game), String(word), form ? String(form) : ""),
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
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      this.problems.push(`${key} is missing`);
      return key.split("-word-")[1]?.replaceAll("-", " ") ?? key;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, this.told(facts), errors);
    this.problems.push(...errors.map((error) => `${key}: ${error}`));
    return said;
  }

  /** What the engine has to say, with the seats by name. */
  tell(text: Text, names: readonly string[]): string {
    return this.say(text.key, this.told(text.facts, names));
  }

  /** Facts as numbers and words: texts are said, and seats get their names where they are known. */
  private told(facts: Facts, names: readonly string[] = []): Record<string, number | string> {
    const told: Record<string, number | string> = {};
    for (const [key, fact] of Object.entries(facts)) {
      if (typeof fact === "object") told[key] = this.tell(fact, names);
      else if (names.length && SEATS.includes(key) && typeof fact === "number" && fact >= 0)
        told[key] = isolated(names[fact] ?? String(fact + 1));
      else told[key] = typeof fact === "string" ? isolated(fact) : fact;
    }
    return told;
  }

  /** `WORD("ko", $resource, form: "many")`: a noun of a game, in another form if it is wanted. */
  private word(game: string, word: string, form: string): string {
    const key = `${game}-word-${word}`.replaceAll("_", "-");
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) {
      this.problems.push(`${key} is missing`);
      return word.replaceAll("_", " ");
    }
    return this.bundle.formatPattern(pattern);
  }
}

/** What the keys of a game's messages begin with: the initials of its id. */
export function prefix(game: string): string {
  return game
    .split("-")
    .map((word) => word[0] ?? "")
    .join("");
}
