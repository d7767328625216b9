import { describe, expect, test } from "vitest";
import type { GameQuestion } from "../../gen/endless-winter";
import { own, printed as paper, view as still } from "./fixture";
import { followedBy, habitIn, plansIn, progressOf, timesOf, type Asking, type Plan } from "./gathering";
import { Gathering } from "./gathering.svelte";
import type { Action, Offer, Printed, View } from "./types";

const offer = (action: Action, lesser = 0): Offer => ({ action, words: { key: action.do, facts: { lesser }, rule: "" }, gain: null });
const printed: Printed = {
  ...paper,
  lands: {
    ...paper.lands,
    hills: { kind: "land", reward: "idol 1" },
    glacier: { kind: "glacier", reward: "pay food 1 -> bury 1" },
  },
  cards: { ...paper.cards, red_ochre: { era: 1, labor: 0, vp: 1, abilities: ["pay food 1 -> bury 1"] } },
};
const ACTING: GameQuestion = { asks: "acting", seat: 0 };
const HARVESTING: GameQuestion = { asks: "harvesting", seat: 0, left: [1, 2] };
const PAYING: GameQuestion = { asks: "paying", seat: 0, node: 1 };
const TAKING: GameQuestion = { asks: "taking_animal", seat: 0, must: true };
const DONE = offer({ do: "done" });
const TOP = offer({ do: "top", which: 0 });
const MIDDLE = offer({ do: "middle" });
const ACCEPT = offer({ do: "accept" });
const SKIP = offer({ do: "skip" });
const STEPPE = offer({ do: "harvest", land: "steppe" });
const GLACIER = offer({ do: "harvest", land: "glacier" });

function asking(asks: GameQuestion, offers: Offer[], turn: Partial<View["turn"]> = {}): Asking {
  const view: View = { ...still, asks, turn: { ...still.turn, section: "top", place: "hunt", ...turn } };
  return { view, printed, offers, me: 0 };
}

const named = (plans: Plan[], name: string): Plan[] => plans.filter((plan) => plan.name === name);
const only = (plans: Plan[], name: string): Plan => {
  const [found, ...more] = named(plans, name);
  if (!found || more.length) throw new Error(name);
  return found;
};

describe("plans", () => {
  test("the top of a column is done as often as its price can be paid", () => {
    const { tree } = printed.effects["pay labor 1 -> reveal 2"] ?? {};
    expect([2, 5, 6].map((labor) => timesOf(tree, asking(ACTING, [], { labor }).view, 0))).toEqual([1, 2, 3]);
    const plans = plansIn(asking(ACTING, [TOP, DONE], { labor: 6 }));
    expect(named(plans, "times").map(({ facts }) => facts["times"])).toEqual([2, 3]);
    expect(named(plansIn(asking(ACTING, [DONE], { labor: 6 })), "times"), "it is not offered").toEqual([]);
  });

  test("all cards give their labor together, each copy of the hand", () => {
    const view = asking(ACTING, []).view;
    const hand = { ...own, hand_cards: ["brave", "hunter", "hunter"] };
    const offers = [offer({ do: "play", card: "brave" }), offer({ do: "play", card: "hunter" }), DONE];
    const plan = only(plansIn({ view: { ...view, tribes: [hand, own] }, printed, offers, me: 0 }), "cards");
    expect(plan.steps.map(({ want }) => want["card"])).toEqual(["brave", "hunter", "hunter"]);
    expect(plan.facts).toEqual({ count: 3, labor: 3 + 4 + 4 });
  });

  test("the rest of a turn is one plan, and its end another; at last there is only the end", () => {
    const namesIn = (section: string): string[] => plansIn(asking(ACTING, [DONE], { section })).map(({ name }) => name);
    expect(namesIn("middle")).toEqual(["finish", "end"]);
    expect(namesIn("after")).toEqual(["end"]);
  });

  test("lands give one after the other; what has to be paid is said, and can be left", () => {
    const names = (...offers: Offer[]): string[] => plansIn(asking(HARVESTING, offers)).map(({ name }) => name);
    expect(names(STEPPE, offer({ do: "harvest", land: "hills" }))).toEqual(["order"]);
    expect(names(STEPPE, GLACIER)).toEqual(["paying", "unpaid"]);
    expect(names(STEPPE), "one land is no order").toEqual([]);
  });

  test("of two gains the last comes by itself, three have an order", () => {
    const ordering = (count: number): number => {
      const terms = Array.from({ length: count }, (_, which) => offer({ do: "term", which }));
      return plansIn(asking({ asks: "ordering", seat: 0, node: 1, left: 1, must: false }, [...terms, SKIP])).length;
    };
    expect([ordering(2), ordering(3)]).toEqual([0, 1]);
  });

  test("whoever clicks on what costs something pays for it, too", () => {
    const plan = followedBy(GLACIER.action, asking(HARVESTING, [STEPPE, GLACIER]));
    expect(plan?.steps.map(({ at, want }) => `${at} ${want.do}`)).toEqual(["harvesting harvest", "paying accept"]);
    expect(followedBy({ do: "play", card: "red_ochre" }, asking({ asks: "placing", seat: 0 }, []))).not.toBeNull();
    expect(followedBy(STEPPE.action, asking(HARVESTING, [STEPPE, GLACIER]))).toBeNull();
    expect(followedBy({ do: "play", card: "brave" }, asking(ACTING, []))).toBeNull();
  });
});

describe("progress", () => {
  const twice = (): Plan => only(named(plansIn(asking(ACTING, [TOP, DONE], { labor: 4 })), "times"), "times");

  test("a plan waits for the person in between, and ends where its step is not offered", () => {
    const begun = progressOf(twice(), asking(ACTING, [TOP, DONE]));
    if (typeof begun === "string" || !begun.left) throw new Error("it does not begin");
    expect(begun.action).toEqual(TOP.action);
    expect(progressOf(begun.left, asking(TAKING, [offer({ do: "take_animal", species: "rhino" })]))).toBe("wait");
    expect(progressOf(begun.left, asking(ACTING, [DONE]))).toBe("over");
    expect(progressOf(begun.left, asking(ACTING, [TOP, DONE]))).toEqual({ action: TOP.action, left: null });
  });

  test("the rest of a turn is done in its order, and stops at the next turn", () => {
    const plan = only(plansIn(asking(ACTING, [TOP, DONE])), "finish");
    const at = (asks: GameQuestion, ...offers: Offer[]): unknown => {
      const progress = progressOf(plan, asking(asks, offers));
      return typeof progress === "string" ? progress : progress.action.do;
    };
    expect(at(ACTING, TOP, DONE)).toBe("done");
    expect(at(ACTING, DONE, MIDDLE)).toBe("middle");
    expect(at({ asks: "placing", seat: 0 }, offer({ do: "place", figure: "tribe", at: "hunt" }))).toBe("over");
  });

  test("without paying only payments are left out", () => {
    const plan = only(plansIn(asking(HARVESTING, [STEPPE, GLACIER])), "unpaid");
    expect(progressOf(plan, asking(PAYING, [ACCEPT, SKIP]))).toMatchObject({ action: { do: "skip" } });
    expect(progressOf(plan, asking({ asks: "burying", seat: 0, must: false }, [SKIP]))).toBe("wait");
  });
});

describe("habits", () => {
  const gaining = (rung: "tool" | "idol"): GameQuestion => ({ asks: "gaining", seat: 0, rung, is_lesser: false });
  const TOOL = offer({ do: "gain", what: "tool" });
  const FOOD = offer({ do: "gain", what: "food" }, 1);
  const tools = asking(gaining("tool"), [TOOL, FOOD]);

  test("a gain can become a habit where all else is lesser", () => {
    expect(habitIn(tools)).toEqual({ name: "tool", action: TOOL.action });
    const idols = [offer({ do: "climb", track: "honor" }), offer({ do: "climb", track: "sacrifice" }), FOOD];
    expect(habitIn(asking(gaining("idol"), idols))).toBeNull();
    expect(habitIn(asking(gaining("tool"), [FOOD, offer({ do: "gain", what: "draw" }, 1)]))).toBeNull();
  });

  test("it answers once a question, and not what was taken back", () => {
    const gathering = new Gathering();
    expect(gathering.next(tools, 4)).toBeNull();
    gathering.keep("tool");
    expect(gathering.next(tools, 4)).toEqual(TOOL.action);
    expect(gathering.next(tools, 4), "it was refused or taken back").toBeNull();
    expect(gathering.next(tools, 5)).toEqual(TOOL.action);
    gathering.drop("tool");
    expect(gathering.next(tools, 6)).toBeNull();
  });
});

describe("sending", () => {
  const acting = (...offers: Offer[]): Asking => asking(ACTING, offers, { labor: 6 });
  const thrice = (): Plan => {
    const plan = named(plansIn(acting(TOP, DONE)), "times").at(-1);
    if (!plan) throw new Error("there is no plan");
    return plan;
  };
  function begun(): Gathering {
    const gathering = new Gathering();
    gathering.begin(thrice());
    return gathering;
  }

  test("step by step, as often as wanted and no more", () => {
    const gathering = begun();
    expect([1, 2, 3, 4].map((past) => gathering.next(acting(TOP, DONE), past)?.do)).toEqual(["top", "top", "top", undefined]);
    expect(gathering.plans).toEqual([]);
  });

  test("nothing while an answer is awaited, and nothing more after a refusal", () => {
    const gathering = begun();
    expect(gathering.next(acting(TOP, DONE), 1)?.do).toBe("top");
    expect(gathering.next(acting(), 1)).toBeNull();
    expect(gathering.plans).toHaveLength(1);
    expect(gathering.next(acting(TOP, DONE), 1)).toBeNull();
    expect(gathering.plans).toEqual([]);
  });

  test("a plan in another goes first, then the other one goes on", () => {
    const gathering = new Gathering();
    gathering.begin(only(plansIn(acting(TOP, DONE)), "finish"));
    expect(gathering.next(acting(MIDDLE, DONE), 1)?.do).toBe("middle");
    const follow = followedBy(GLACIER.action, asking(HARVESTING, [GLACIER]));
    if (follow) gathering.begin({ ...follow, steps: follow.steps.slice(1) });
    expect(gathering.next(asking(PAYING, [ACCEPT, SKIP]), 2)?.do).toBe("accept");
    expect(gathering.next(acting(DONE), 3)?.do).toBe("done");
  });

  test("what was taken back ends all plans", () => {
    const gathering = begun();
    gathering.next(acting(TOP, DONE), 5);
    expect(gathering.next(acting(TOP, DONE), 4)).toBeNull();
    expect(gathering.plans).toEqual([]);
  });
});
