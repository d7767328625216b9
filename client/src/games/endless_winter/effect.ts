/** An effect as a row of signs. The texts of the components are read from left to right; what they do is the engine's matter. */

export type Sign =
  | { kind: "icon"; name: string; amount: string }
  | { kind: "gate"; name: string }
  | { kind: "test"; name: string; amount: string }
  | { kind: "mark"; mark: string };

const TOKEN = /->|>=|@[a-z]+|\d+ 1\/2|1\/2|\d+|[a-z]+|[,/:()]/g;
const PAIRS: Record<string, string[]> = { food: ["max"], tribe: ["hand", "discard"], animal: ["grounds", "deck"] };
const TESTS: Record<string, string> = { villages: "village", camps: "camp", tipped: "tip", animals: "paw" };
const HOW: Record<string, string> = { different: "≠", same: "=" };
const MARKS: Record<string, string> = { "->": "→", "/": "/", ":": ":", "(": "(", ")": ")" };
/** Labor says its number always: there are halves of it. */
const ALWAYS = "labor";

const isNumber = (token: string | undefined): token is string => token !== undefined && /^\d/.test(token);

/** "1 1/2" as it is printed. */
const numeral = (token: string): string => token.replace(/\s?1\/2$/, "½");

export function signsOf(text: string): Sign[] {
  const tokens = text.match(TOKEN) ?? [];
  const signs: Sign[] = [];
  let testing = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    if (token === "if") testing = true;
    else if (token === ":") testing = false;
    if (["if", "pay", "and", ">=", ","].includes(token)) continue;
    if (token.startsWith("@")) signs.push({ kind: "gate", name: token.slice(1) });
    else if (token in MARKS) signs.push({ kind: "mark", mark: MARKS[token] ?? "" });
    else if (token in HOW) signs.push({ kind: "mark", mark: HOW[token] ?? "" });
    else if (isNumber(token)) count(signs.findLast((sign) => "amount" in sign), token);
    else {
      const isPair = PAIRS[token]?.includes(tokens[at + 1] ?? "") ?? false;
      const name = isPair ? `${token}-${tokens[++at]}` : token;
      if (testing) signs.push({ kind: "test", name: TESTS[name] ?? name, amount: "" });
      else signs.push({ kind: "icon", name, amount: name === ALWAYS ? "1" : "" });
    }
  }
  return signs;
}

function count(sign: Sign | undefined, token: string): void {
  if (!sign || !("amount" in sign)) return;
  const isOne = token === "1" && sign.kind === "icon" && sign.name !== ALWAYS;
  sign.amount = isOne ? "" : numeral(token);
}

/** Labor is counted in halves. */
export function laborText(halves: number): string {
  const whole = halves > 1 || halves === 0 ? String(Math.floor(halves / 2)) : "";
  return whole + (halves % 2 ? "½" : "");
}
