/** Where a player may want to go next. */
export const roams = ["outward", "ports", "home", "carrier", "colony", "war"] as const;

/** One of the places a player may want to go next. */
export type Roam = (typeof roams)[number];
