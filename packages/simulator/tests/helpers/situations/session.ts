import type { Situation } from "./Situation.ts";

/** Starts, ends and files. */
export const sessionSituations: Readonly<Record<number, Situation>> = {
  1: {
    title: "The game starts and shuts down",
    steps: [{ do: "start" }, { do: "quit" }],
    writes: ["Fileheader", "Commander", "LoadGame", "Location", "Shutdown"],
    real: 218,
  },
};
