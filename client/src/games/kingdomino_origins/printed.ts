/** What is printed on the pieces: points of totems, what people count. The words of it are in the catalogs. */
export interface Printed {
  points: number;
  per: string;
}

export const TOTEM_POINTS: Record<string, number> = { mammoth: 3, fish: 4, mushroom: 5, flint: 6 };

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
