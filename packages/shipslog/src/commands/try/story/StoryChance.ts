import type { createChance } from "@shipslog/simulator";

/** A random source of the simulator. */
export type StoryChance = ReturnType<typeof createChance>;
