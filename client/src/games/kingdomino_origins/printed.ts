/** What is printed on the pieces: points of totems, what people count. The words of it are in the catalogs. */
export interface Printed {
  points: number;
  per: string;
}

export const TOTEM_POINTS: Record<string, number> = { mammoth: 3, fish: 4, mushroom: 5, flint: 6 };

/** In the order in which they are paid. */
export const RESOURCES = Object.keys(TOTEM_POINTS);

/** How many different resources bring one of the open people, or anybody of the stack. */
export const PRICE: Record<string, number> = { invite: 2, search: RESOURCES.length };

export const PEOPLE: Record<string, Printed> = {
  hunter: { points: 3, per: "mammoth" },
  fisher: { points: 3, per: "fish" },
  gatherer: { points: 4, per: "mushroom" },
  sculptor: { points: 5, per: "flint" },
  painter: { points: 2, per: "resource" },
  fire_lady: { points: 1, per: "fire" },
  shaman: { points: 2, per: "people" },
  brawler: { points: 1, per: "strength" },
  amazon: { points: 2, per: "strength" },
  bruiser: { points: 3, per: "strength" },
};
