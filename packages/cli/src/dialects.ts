import type { Dialect } from "@shipslog/contract";

/** The values of every `--dialect` option. */
export const dialects: readonly Dialect[] = ["spec", "live"];
