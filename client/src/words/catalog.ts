/** Everything that can be said in one language: the Fluent catalogs that the terminal reads, too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, number | string>;

export interface Text {
  key: string;
  facts: Facts;
}

/** Facts that are seat numbers: said by name. */
const SEATS = ["seat", "other"];

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

  /** The message of this key. A missing one says its key: a gap in a catalog never stops a game. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      this.problems.push(`${key} is missing`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, facts, errors);
    this.problems.push(...errors.map((error) => `${key}: ${error}`));
    return said;
  }

  /** What the engine has to say, with the seats by name. */
  tell(text: Text, names: readonly string[]): string {
    const facts = { ...text.facts };
    for (const key of SEATS) {
      const seat = facts[key];
      if (typeof seat === "number" && seat >= 0) facts[key] = names[seat] ?? String(seat + 1);
    }
    return this.say(text.key, facts);
  }

  /** `WORD("ko", $resource, form: "many")`: a noun of a game, in another form if it is wanted. */
  private word(game: string, word: string, form: string): string {
    const message = this.bundle.getMessage(`${game}-word-${word}`.replaceAll("_", "-"));
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) throw new Error(`no noun ${game} ${word} ${form}`);
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
