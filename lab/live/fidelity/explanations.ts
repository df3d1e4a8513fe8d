import type { FigureDifference } from "./FigureDifference.ts";

/** Why simulated figures differ from real ones. */
export interface Explanation {
  readonly differs: FigureDifference;
  readonly kind: string;
  readonly fields: RegExp;
  readonly because: string;
}

/** Every known reason; one that explains nothing is a mistake. */
export const fidelityExplanations: readonly Explanation[] = [
  {
    differs: "presence",
    kind: "FSDJump",
    fields: /^(?:Factions|SystemFaction|Conflicts|Powers|ControllingPower|Powerplay\w*)$/,
    because:
      "Most real jumps are one explorer's, into empty systems; seven of the eight scenarios are played where people live.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^Population$/,
    because:
      "The same: more than half of the real jumps lead into empty systems, less than half of the simulated ones.",
  },
  {
    differs: "presence",
    kind: "FSDJump",
    fields: /^SystemFaction\.FactionState$/,
    because:
      "The model gives states to all factions as often as real systems have them (see Factions[].ActiveStates), but to the ruling one no more often than to others.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^BoostUsed$/,
    because:
      "Real boosts are nearly all neutron stars on long journeys (level 4); simulated pilots also use the three levels of synthesis, so that every level occurs.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^Conflicts\[\]\.Faction\d\.WonDays$/,
    because: "Small whole numbers about 0 and 1: one day more or less is already beyond the factor.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^PowerplayState(?:Reinforcement|Undermining)$/,
    because:
      "The model spreads the work for the powers over all their systems; the real figures are of the systems in which a few players were at work.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^ThargoidWar\./,
    because:
      "At the median the 65 real lines have no port left and hardly any progress: systems already lost. The scenario is played at the front.",
  },
  {
    differs: "presence",
    kind: "CommunityGoal",
    fields: /^CurrentGoals\[\]\.(?:Bonus|TierReached|TopRankSize|PlayerInTopRank)$/,
    because:
      "353 real lines tell of few goals, all well under way; simulated goals may just have begun, so that the fields come and go as the specification says.",
  },
  {
    differs: "median",
    kind: "CommunityGoal",
    fields: /^CurrentGoals\[\]\.(?:Bonus|CurrentTotal|NumContributors|PlayerContribution|PlayerPercentileBand)$/,
    because:
      "The size of a goal depends on what it counts, tonnes or credits (4 million to 864 billion in real lines); few real goals fix the real median.",
  },
  {
    differs: "presence",
    kind: "EngineerProgress",
    fields: /^(?:Engineers|Engineer|EngineerID|Progress|Rank)$/,
    because:
      "The list is written once a start, the single form with each step: a real journal has many short sessions of players who know their engineers, a simulated one is played for hours by somebody who still has some to win.",
  },
  {
    differs: "median",
    kind: "EngineerProgress",
    fields: /^Engineers\[\]\.RankProgress$/,
    because: "At the highest rank the progress is 0, and most real players are there; simulated ones are on the way.",
  },
  {
    differs: "median",
    kind: "Missions",
    fields: /^Active$/,
    because: "An explorer far from ports has no missions; the simulated players have up to six from earlier play.",
  },
  {
    differs: "presence",
    kind: "Missions",
    fields: /^Complete\[\]\./,
    because: "No real list held a finished mission (347 lines); the specification has the list, so it is played.",
  },
  {
    differs: "presence",
    kind: "Missions",
    fields: /^Failed\[\]\.Name_Localised$/,
    because: "A colony that failed is seldom, and only its mission has a text; no real failed mission was one.",
  },
  {
    differs: "median",
    kind: "StoredModules",
    fields: /^Items\[\]\.StorageSlot$/,
    because: "Real storages grew for years and keep old numbers; simulated ones take the lowest that is free.",
  },
  {
    differs: "median",
    kind: "MultiSellExplorationData",
    fields: /^(?:Discovered|BaseValue|Bonus|TotalEarnings)$/,
    because:
      "Real pages are full after months in the deep; the simulated players sell what they have whenever they dock.",
  },
  {
    differs: "median",
    kind: "MultiSellExplorationData",
    fields: /^Discovered\[\]\.NumBodies$/,
    because: "Simulated players scan a system to its last body; real pages hold 3 bodies a system at the median.",
  },
  {
    differs: "median",
    kind: "CargoTransfer",
    fields: /^Transfers\[\]\.Count$/,
    because:
      "All 99 real elements go to or from a carrier, by freighters, up to 784 tonnes at once; the simulated owner flies a ship with a small hold, and a quarter of the transfers are a handful by the ground vehicle.",
  },
  {
    differs: "presence",
    kind: "CargoTransfer",
    fields: /^Transfers\[\]\.Type_Localised$/,
    because:
      "It depends on the goods alone: whether the English name differs from the internal one (99 real elements).",
  },
];
