import { RESOURCES, SYMBOLS } from "../../gen/stone-age";

export type Topic = "cards" | "buildings" | "villages";

/** One line of a key: the pictures, or a mark drawn as on the board, and which message explains it. */
export interface Sign {
  line: string;
  art?: string[];
  mark?: string;
  text?: string;
}

const MARKS: Sign[] = ["glow", "dotted", "dashed", "grey", "ring", "crossed"].map((mark) => ({ line: mark, mark }));
const PRESS: Sign = { line: "press", text: "" };

export const SIGNS: Record<Topic, Sign[]> = {
  cards: [
    { line: "price", mark: "price", text: "2" },
    { line: "halves", mark: "halves" },
    { line: "dice", art: ["dice"] },
    { line: "gain", art: ["food"], text: "3" },
    { line: "roll", art: ["dice", "wood"] },
    { line: "points", art: ["points"], text: "3" },
    { line: "draw", art: ["hidden"] },
    { line: "tool", art: ["tool"], text: "2" },
    { line: "any", art: ["any"], text: "2" },
    { line: "green", art: SYMBOLS.slice(0, 3) },
    { line: "farmer", art: ["farmer"], text: "×2" },
    { line: "toolmaker", art: ["toolmaker"] },
    { line: "builder", art: ["builder"] },
    { line: "shaman", art: ["shaman"] },
    ...MARKS,
    PRESS,
  ],
  buildings: [
    { line: "worth", art: ["house", "points"], text: "14" },
    { line: "cost", art: ["wood", "stone", "gold"] },
    { line: "number", art: ["any"], text: "5" },
    { line: "open", art: ["any"], text: "1–7" },
    { line: "left", mark: "price", text: "7" },
    ...MARKS,
    PRESS,
  ],
  villages: [
    { line: "people", art: ["person"], text: "5" },
    { line: "food", art: ["food"], text: "9" },
    { line: "production", art: ["production"], text: "+2" },
    { line: "resources", art: RESOURCES },
    { line: "ready", mark: "ready", art: ["tool"], text: "2" },
    { line: "used", mark: "used", art: ["tool"], text: "2" },
    { line: "none", mark: "none" },
    { line: "once", mark: "once", art: ["tool"], text: "3" },
    { line: "choice", art: ["any"], text: "2" },
    { line: "signs", art: SYMBOLS.slice(0, 3) },
    { line: "workers", art: ["shaman"], text: "2×5" },
    { line: "cards", art: ["hidden"], text: "4" },
    { line: "houses", art: ["house"], text: "3" },
  ],
};
