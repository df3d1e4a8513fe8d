import type { Scenario } from "./Scenario.ts";

/** At the front of the Thargoid war: fights, damaged ports, evacuations. */
export const thargoidWar: Scenario = {
  name: "thargoid-war",
  description: "Systems at war with the Thargoids: fights at signals, damaged ports, synthesised heat sinks.",
  ship: "thargoid-hunter",
  begins: "docked",
  region: "war",
  roams: { war: 6, ports: 2, home: 1 },
  activities: {
    hunt: 5,
    "escape-interdiction": 2,
    synthesise: 3,
    dock: 6,
    service: 6,
    "take-mission": 2,
    "look-at-modules": 2,
  },
};
