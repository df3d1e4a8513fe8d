/** `spec` is the specification to the letter; `live` is what the game client writes today, where it is known to differ. */
export type Dialect = "spec" | "live";
