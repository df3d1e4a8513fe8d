import type { JsonObject } from "@shipslog/contract";

/** The summary at start-up. */
export const engineersAtStart: JsonObject = {
  event: "EngineerProgress",
  Engineers: [{ Engineer: "Felicity Farseer", EngineerID: 300_100, Progress: "Unlocked", RankProgress: 0, Rank: 3 }],
};

/** The update of one engineer with every field. */
export const engineerUpdated: JsonObject = {
  event: "EngineerProgress",
  Engineer: "Felicity Farseer",
  EngineerID: 300_100,
  Progress: "Unlocked",
  Rank: 4,
  RankProgress: 10,
};
