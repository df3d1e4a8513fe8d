import type { Situation } from "./Situation.ts";

/** Attacks, heat and repairs. */
export const damageSituations: Readonly<Record<number, Situation>> = {
  26: {
    title: "The ship overheats and is damaged",
    steps: [{ do: "heat", percent: 150 }],
    writes: ["HeatWarning", "HeatDamage"],
    real: 113,
  },
  66: {
    title: "The shields fail, the hull suffers, the canopy breaks",
    steps: [
      { do: "takeDamage", to: "hull", hull: 35 },
      { do: "takeDamage", to: "canopy" },
    ],
    writes: ["UnderAttack", { event: "ShieldState", ShieldsUp: false }, "HullDamage", "HullDamage", "CockpitBreached"],
    real: 1,
    broke: ["EDDI 2191"],
  },
  66.1: {
    title: "The shields fail and come back",
    steps: [{ do: "takeDamage" }, { do: "restoreShields" }],
    writes: ["UnderAttack", { event: "ShieldState", ShieldsUp: false }, { event: "ShieldState", ShieldsUp: true }],
    real: 175,
  },
  66.2: {
    title: "A player on foot is hurt",
    steps: [{ do: "takeDamage", to: "health" }],
    writes: [
      "Disembark",
      "UnderAttack",
      { event: "ShieldState", ShieldsUp: false },
      { event: "ShieldState", ShieldsUp: true },
    ],
    real: 38,
  },
  107: {
    title: "A damaged ship is repaired",
    steps: [{ do: "takeDamage", hull: 55 }, { do: "repair" }],
    writes: ["HullDamage", "Docked", "RepairAll"],
    real: 29,
  },
  107.1: {
    title: "Only the hull is repaired",
    steps: [
      { do: "takeDamage", to: "hull" },
      { do: "repair", part: "hull" },
    ],
    writes: ["HullDamage", "Docked", { event: "Repair", Items: "any" }],
    real: 3,
  },
};
