import type { Situation } from "./Situation.ts";

/** A power, and the ranks of the player. */
export const powerSituations: Readonly<Record<number, Situation>> = {
  93: {
    title: "The player reaches a rank, and the next start shows it",
    steps: [{ do: "bePromoted", career: "Trade" }, { do: "quit", to: "menu" }, { do: "start" }],
    writes: [{ event: "Promotion", Trade: "any" }, "Rank"],
    real: 2,
  },
  94: {
    title: "A pledge: joined with rank 0, merits, a rank",
    setup: { owns: ["squadron"] },
    steps: [
      { do: "pledge" },
      { do: "earnMerits", count: 24 },
      { do: "earnMerits", count: 2500 },
      { do: "supercruise" },
    ],
    writes: [
      { event: "PowerplayRank", Rank: 0 },
      "PowerplayJoin",
      { event: "PowerplayMerits", MeritsGained: 24, TotalMerits: 24 },
      "PowerplayMerits",
      { event: "PowerplayRank", Rank: 2 },
      { event: "Powerplay", Merits: 2524 },
    ],
    real: 0,
    unseen:
      "The one real journal with a pledge of Powerplay 2 ends before the second rank; the line of rank 0 is its own.",
    broke: ["BGS-Tally 298"],
  },
  94.1: {
    title: "Goods of the power are collected and delivered for merits",
    setup: { owns: [] },
    steps: [{ do: "pledge" }, { do: "collectPowerGoods", count: 8 }, { do: "deliverPowerGoods" }],
    writes: [
      { event: "PowerplayCollect", Type: "alliancetradeagreements" },
      "Cargo",
      { event: "PowerplayDeliver", Type: "alliancetradeagreements" },
      "PowerplayMerits",
      "Cargo",
    ],
    real: 1,
    broke: ["ODEliteTracker 40"],
  },
  94.2: {
    title: "The power is left",
    setup: { owns: ["pledge"] },
    steps: [{ do: "leavePower" }],
    writes: ["Powerplay", "PowerplayLeave"],
    real: 2,
  },
  94.3: {
    title: "The player defects to another power",
    setup: { owns: ["pledge"] },
    steps: [{ do: "defect" }, { do: "supercruise" }],
    writes: ["PowerplayDefect", "Powerplay"],
    real: 1,
  },
};
