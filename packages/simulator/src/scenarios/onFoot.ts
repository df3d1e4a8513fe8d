import type { Scenario } from "./Scenario.ts";

/** On one's own feet: stations, planets, taxis, better suits and weapons. */
export const onFoot: Scenario = {
  name: "on-foot",
  description: "Walks in stations and on planets, taxis, crews joined in person, suits and weapons upgraded.",
  ship: "all-rounder",
  begins: "onFoot",
  region: "bubble",
  owns: ["squadron"],
  roams: { ports: 4, outward: 1 },
  activities: {
    disembark: 8,
    stroll: 5,
    "cross-station": 4,
    "upgrade-gear": 3,
    "take-taxi": 2,
    "join-crew": 1,
    "approach-planet": 4,
    "touch-down": 6,
    dock: 6,
    "see-engineer": 1,
    hunt: 0,
  },
};
