/** What is printed on the board: what a resource is worth in a building, and what a roll brings where. */

export const VALUE: Record<string, number> = { wood: 3, brick: 4, stone: 5, gold: 6 };

export const RESOURCES = Object.keys(VALUE);

/** By what the sum of the dice is divided, and what comes of it. */
export const ROLLED: Record<string, { divisor: number; what: string }> = {
  hunt: { divisor: 2, what: "food" },
  forest: { divisor: 3, what: "wood" },
  clay_pit: { divisor: 4, what: "brick" },
  quarry: { divisor: 5, what: "stone" },
  river: { divisor: 6, what: "gold" },
};

/** What a place gives without dice. */
export const GIVEN: Record<string, string> = { tool_maker: "tool", hut: "person", field: "production" };

/** The green symbols, and the people on cards with what they are multiplied by. */
export const SYMBOLS = ["medicine", "pottery", "weaving", "time", "music", "writing", "transport", "art"];
export const WORKERS = ["farmer", "toolmaker", "builder", "shaman"];
