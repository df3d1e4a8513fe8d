import type { Scenario } from "./Scenario.ts";

/** Pledged to a power, travels between its systems and those of its rivals. */
export const powerplay: Scenario = {
  name: "powerplay",
  description: "A commander pledged to a power, who travels between its systems and contested ones.",
  ship: "all-rounder",
  begins: "docked",
  region: "bubble",
  owns: ["pledge", "squadron"],
  goals: 1,
  roams: { ports: 6, home: 1 },
  activities: { hunt: 2, dock: 5, trade: 2, "take-mission": 1, jump: 12 },
};
