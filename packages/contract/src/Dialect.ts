/** `spec` is the specification to the letter; `live` is what the game client writes today, where it is known to differ. */
export type Dialect = "spec" | "live";

/** The dialects, for a list of choices. */
export const dialects: readonly Dialect[] = ["spec", "live"];

/** The dialect of every function and command that is given none: what users have are journals of the live game. */
export const defaultDialect: Dialect = "live";
