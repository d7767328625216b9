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
const SILENT = ["if", "pay", "and", ">=", ","];
const MARKS: Record<string, string> = { "->": "→", "/": "/", ":": ":", "(": "(", ")": ")" };
/** Labor says its number always: there are halves of it. */
const ALWAYS = "labor";

/** "1 1/2" as it is printed. */
const numeral = (token: string): string => token.replace(/\s?1\/2$/, "½");

export function signsOf(text: string): Sign[] {
  const tokens = text.match(TOKEN) ?? [];
  const signs: Sign[] = [];
  let testing = false;
  let how = "";
  // A condition stands in a frame of its own: only a price needs its brackets.
  const brackets: boolean[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const next = tokens[at + 1] ?? "";
    if (token === "if") testing = true;
    else if (token === ":") testing = false;
    if (SILENT.includes(token)) continue;
    if (token === "(") brackets.push(next !== "if");
    if ((token === "(" && next === "if") || (token === ")" && !brackets.pop())) continue;
    if (token.startsWith("@")) signs.push({ kind: "gate", name: token.slice(1) });
    else if (token in HOW && testing) how = HOW[token] ?? "";
    else if (token in HOW || token in MARKS) signs.push({ kind: "mark", mark: HOW[token] ?? MARKS[token] ?? "" });
    else if (/^\d/.test(token)) {
      count(signs.findLast((sign) => "amount" in sign), how, token);
      how = "";
    } else {
      const name = PAIRS[token]?.includes(next) ? `${token}-${tokens[++at]}` : token;
      if (testing) signs.push({ kind: "test", name: TESTS[name] ?? name, amount: "" });
      else signs.push({ kind: "icon", name, amount: name === ALWAYS ? "1" : "" });
    }
  }
  return signs;
}

function count(sign: Sign | undefined, how: string, token: string): void {
  if (sign?.kind === "test") sign.amount = `${how}${token}+`;
  if (sign?.kind === "icon" && (token !== "1" || sign.name === ALWAYS)) sign.amount = numeral(token);
}

/** Labor is counted in halves. */
export function laborText(halves: number): string {
  const whole = halves > 1 || halves === 0 ? String(Math.floor(halves / 2)) : "";
  return whole + (halves % 2 ? "½" : "");
}
