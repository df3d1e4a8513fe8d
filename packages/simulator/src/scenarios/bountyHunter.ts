import type { Scenario } from "./Scenario.ts";

/** Fights at signals with a hired crew and a fighter. */
export const bountyHunter: Scenario = {
  name: "bounty-hunter",
  description: "Fights at signals with a hired crew and a fighter; interdictions, bounties, repairs.",
  ship: "fighter",
  begins: "docked",
  region: "bubble",
  owns: ["crew", "squadron"],
  goals: 1,
  roams: { ports: 5, home: 2 },
  activities: {
    hunt: 8,
    "escape-interdiction": 2,
    dock: 5,
    service: 8,
    "look-at-modules": 2,
    synthesise: 1,
    contribute: 3,
    "join-crew-remotely": 1,
    trade: 0.2,
    survey: 0.2,
  },
};
