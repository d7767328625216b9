import type { Village } from "./types";

/** The lines of what a village would score, in the order of counting. */
export const LINES = ["track", "green", "duplicates", "farmers", "toolmakers", "builders", "shamans", "resources", "choice"] as const;

/** What each kind of people on cards multiplies. */
export const factorsOf = (village: Village): Record<string, number> => ({
  farmer: village.production,
  toolmaker: village.tools.reduce((sum, { value }) => sum + value, 0),
  builder: village.buildings.length,
  shaman: village.people,
});
