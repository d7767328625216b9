/** How a language declines: which form of a noun is meant. `src/lascaux/locales/grammar.py` does the same and says more. */

/** What `language.json` of a language holds: whether it is offered, what a number asks for, and which forms are always the same. */
interface Rules {
  ready: boolean;
  counts: Record<string, readonly string[]>;
  same: Record<string, Record<string, string>>;
}

const files = import.meta.glob<Rules>("../../../src/lascaux/locales/*/language.json", { eager: true, import: "default" });
const known = new Map(Object.entries(files).map(([path, rules]) => [path.split("/").at(-2) ?? "", rules]));

/** Languages that are whole; while the client is developed, also those that are not. */
export const languages: string[] = [...known]
  .filter(([, { ready }]) => ready || import.meta.env.DEV)
  .map(([language]) => language)
  .sort();

type Forms = Record<string, unknown>;

const FEW = "few";
const PART = "part";

const joined = (...parts: string[]): string => parts.filter(Boolean).join("-");

export class Grammar {
  private readonly plural: Intl.PluralRules;

  private readonly rules: Rules;

  constructor(language: string) {
    this.plural = new Intl.PluralRules(language);
    this.rules = known.get(language) ?? { ready: false, counts: {}, same: {} };
  }

  /** The form of a noun that is asked for, of those that it has; "" is its value. */
  chosen(wanted: string[], forms: Forms, gender: string): string | undefined {
    const alike = wanted.flatMap((name) => [name, this.rules.same[gender]?.[name], this.rules.same["*"]?.[name]]);
    return alike.find((name) => name === "" || (name !== undefined && Object.hasOwn(forms, name)));
  }

  /** Names of that form; the first that a noun has is meant. */
  wanted(form: string, asCase: string, count?: number | string): string[] {
    const asked = asCase === "nom" ? "" : asCase;
    if (count === undefined) return [joined(form, asked)];
    const category = this.category(count);
    const isOblique = asked !== "" && asked !== "acc";
    const ruled = (this.rules.counts[category]?.[Number(isOblique)] ?? "").replace("*", asked);
    const own = category === FEW ? [joined(form, FEW, asked)] : [];
    return [...own, joined(form, ...ruled.split("-"))];
  }

  /** The plural category of a number, or of a text such as 1½. */
  private category(count: number | string): string {
    const number = Number(count);
    return Number.isInteger(number) && count !== "" ? this.plural.select(number) : PART;
  }
}
