import type { GameSetup, Step } from "@shipslog/simulator";

/** How something is obtained: the steps, and where the defaults do not suffice, a seed and a setup. */
export interface Obtaining {
  readonly script: readonly Step[];
  /** The seed of the test; 42 by default. */
  readonly seed?: number;
  readonly setup?: GameSetup;
}

/** Steps with the default seed and setup. */
export function by(...script: readonly Step[]): Obtaining {
  return { script };
}

/** Leaves to the menu and enters the world again, which writes what the game writes at a start. */
export const enterAgain: readonly Step[] = [{ do: "quit", to: "menu" }, { do: "start" }];
