/** All icons of effects, each with the name that the catalogs explain it by. */

import type { Tree } from "../../gen/endless-winter";
import { gateOf, one, signsIn, type Sign } from "./effect";

interface Icon {
  icon: string;
  signs: Sign[];
}

const things = (...names: string[]): Icon[] => names.map((name) => ({ icon: name.replace("-", "_"), signs: [one(name)] }));
const gates = (...names: string[]): Icon[] => names.map((name) => ({ icon: name, signs: [gateOf(name)] }));
const tree = (what: string): Tree => ({ gain: { what, amount: 1, how: "any" } });

export const ICONS: Icon[] = [
  ...things("labor", "food", "food-max", "tool", "idol", "megalith", "extra", "draw"),
  { icon: "pay_discard", signs: [one("discard")] },
  ...things("vp", "camp", "move", "village", "stone", "culture", "tribe-hand", "tribe-discard", "bury", "reveal"),
  ...things("animal-grounds", "animal-deck", "tip"),
  ...gates("eclipse", "initiate", "develop", "migrate", "hunt"),
  { icon: "pay_food_tool", signs: signsIn({ pay: { price: [{ what: "food", amount: 1 }], effect: tree("tool") } }) },
  { icon: "food_tool", signs: signsIn({ either: [tree("food"), tree("tool")] }) },
  { icon: "if_buried_vp", signs: signsIn({ condition: { tests: [{ what: "buried", how: "any", least: 2 }], effect: tree("vp") } }) },
];
