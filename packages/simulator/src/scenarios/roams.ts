/** The destinations a scenario weighs under `roams`. */
export const roams = ["outward", "ports", "home", "carrier", "colony", "war"] as const;

/** A destination of the player: outward, or to a known kind of place. */
export type Roam = (typeof roams)[number];
