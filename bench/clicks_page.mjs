// The page's own code for what is gathered, as a process: a line of JSON asks, a line answers. For bench/clicks.py.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { followedBy, habitIn, plansIn, progressOf } = await import(pathToFileURL(process.argv[2]));
let printed = null;

function answer({ view, offers, me, plan }) {
    const asking = { view, printed, offers, me };
    if (plan) return progressOf(plan, asking);
    return {
        plans: plansIn(asking),
        habit: habitIn(asking),
        follows: offers.map(({ action }) => followedBy(action, asking)),
    };
}

for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    if (asked.printed) printed = asked.printed;
    process.stdout.write(JSON.stringify(asked.printed ? null : answer(asked)) + "\n");
}
