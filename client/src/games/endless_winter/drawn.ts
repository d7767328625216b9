/** Which drawing stands for a component. Somebody may play with components of their own, which nobody has drawn. */

export const BEASTS = ["mammoth", "argentavis", "rhino", "sloth", "cat", "glyptodon", "beaver"];
export const PEOPLE = ["brave", "tribeswoman", "tribesman", "hunter", "crafter", "elder", "pathfinder", "shaman"];
export const LANDS = ["steppe", "pinewood", "hills", "lakeside", "mountain", "marsh", "glacier", "base"];

export const beast = (species: string): string => (BEASTS.includes(species) ? species : "paw");
export const person = (card: string): string => (PEOPLE.includes(card) ? card : "person");
export const ground = (land: string): string => `land-${LANDS.includes(land) ? land : "hills"}`;
