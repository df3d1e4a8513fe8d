/** Classes of main stars that occur, spelled as NavRoute's StarClass spells them. */
export const starClasses = [
  ...(["O", "B", "A", "F", "G", "K", "M"] as const),
  ...(["L", "T", "Y"] as const),
  ...(["TTS", "AeBe", "C", "CN", "S", "MS", "W"] as const),
  ...(["DA", "DAZ", "DB", "DC", "DQ", "N", "H"] as const),
] as const;

/** A class of main star. */
export type StarClass = (typeof starClasses)[number];

/** Stars a fuel scoop works at. */
export const scoopableClasses: ReadonlySet<StarClass> = new Set(["K", "G", "B", "F", "O", "A", "M"]);

/** Stars whose jet cones charge a frame shift drive: neutron stars fourfold, white dwarfs by half. */
export const boostingClasses: ReadonlySet<StarClass> = new Set(["N", "DA", "DAZ", "DB", "DC", "DQ"]);
