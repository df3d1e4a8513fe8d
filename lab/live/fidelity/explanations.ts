import type { FigureDifference } from "./FigureDifference.ts";

/** The reason why simulated figures differ from real ones. */
export interface Explanation {
  readonly differs: FigureDifference;
  readonly kind: string;
  readonly fields: RegExp;
  readonly because: string;
}

/** All explanations; an unused one fails the proof. */
export const fidelityExplanations: readonly Explanation[] = [
  {
    differs: "presence",
    kind: "FSDJump",
    fields: /^(?:Factions|SystemFaction|Conflicts|Powers|ControllingPower|Powerplay\w*)$/,
    because:
      "Most real jumps are from one explorer, into uninhabited systems; seven of the eight scenarios take place in inhabited space.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^Population$/,
    because: "More than half of the real jumps lead into uninhabited systems, less than half of the simulated ones.",
  },
  {
    differs: "presence",
    kind: "FSDJump",
    fields: /^SystemFaction\.FactionState$/,
    because:
      "All factions have states as often as in real systems (see Factions[].ActiveStates), but the model does not favour the controlling faction.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^BoostUsed$/,
    because:
      "Nearly all real boosts are from neutron stars on long journeys (level 4); simulated players also use the three levels of synthesis.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^Conflicts\[\]\.Faction\d\.WonDays$/,
    because: "Values are 0 or 1 at the median, so that one day already exceeds the factor.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^PowerplayState(?:Reinforcement|Undermining)$/,
    because:
      "The model spreads Powerplay activity over all systems of a power; the real figures are from systems in which a few players were active.",
  },
  {
    differs: "median",
    kind: "FSDJump",
    fields: /^ThargoidWar\./,
    because:
      "Most of the 65 real lines are from lost systems without ports and progress; the scenario takes place at the front.",
  },
  {
    differs: "presence",
    kind: "FSDJump",
    fields: /^ThargoidWar\.EstimatedRemainingTime$/,
    because: "Most of the 65 real lines are from lost systems; the scenario takes place at the front.",
  },
  {
    differs: "presence",
    kind: "CommunityGoal",
    fields: /^CurrentGoals\[\]\.(?:Bonus|TierReached|TopRankSize|PlayerInTopRank)$/,
    because:
      "The 353 real lines report few goals, all well advanced; simulated goals may be new, and the fields are optional by the specification.",
  },
  {
    differs: "median",
    kind: "CommunityGoal",
    fields: /^CurrentGoals\[\]\.(?:Bonus|CurrentTotal|NumContributors|PlayerContribution|PlayerPercentileBand)$/,
    because:
      "The size of a goal depends on its unit, tonnes or credits (4 million to 864 billion in real lines), and few real goals determine the median.",
  },
  {
    differs: "presence",
    kind: "EngineerProgress",
    fields: /^(?:Engineers|Engineer|EngineerID|Progress|Rank)$/,
    because:
      "The list is written once per start, the single form at each step. Real journals have many short sessions of players who have unlocked their engineers; simulated sessions last for hours and unlock more.",
  },
  {
    differs: "median",
    kind: "EngineerProgress",
    fields: /^Engineers\[\]\.RankProgress$/,
    because: "RankProgress is 0 at the highest rank, which most real players have reached.",
  },
  {
    differs: "median",
    kind: "Missions",
    fields: /^Active$/,
    because: "Real explorers far from ports have no missions; simulated players start with up to six.",
  },
  {
    differs: "median",
    kind: "Missions",
    fields: /^Complete$/,
    because: "No real list contains a completed mission (347 lines); simulated lists often have one.",
  },
  {
    differs: "presence",
    kind: "Missions",
    fields: /^Complete\[\]\./,
    because:
      "No real list contains a completed mission (347 lines); the specification has the list, so it is simulated.",
  },
  {
    differs: "presence",
    kind: "Missions",
    fields: /^Failed\[\]\.Name_Localised$/,
    because: "Only the mission of a failed colony has a text, and no real failed mission was one.",
  },
  {
    differs: "median",
    kind: "StoredModules",
    fields: /^Items\[\]\.StorageSlot$/,
    because: "Real storage grew for years and keeps old slot numbers; simulated storage uses the lowest free slot.",
  },
  {
    differs: "median",
    kind: "MultiSellExplorationData",
    fields: /^(?:Discovered|BaseValue|Bonus|TotalEarnings)$/,
    because: "Real pages are full after months of exploration; simulated players sell whenever they dock.",
  },
  {
    differs: "median",
    kind: "MultiSellExplorationData",
    fields: /^Discovered\[\]\.NumBodies$/,
    because: "Simulated players scan all bodies of a system; real pages have 3 bodies per system at the median.",
  },
  {
    differs: "median",
    kind: "CargoTransfer",
    fields: /^Transfers\[\]\.Count$/,
    because:
      "All 99 real elements are transfers between carriers and freighters, up to 784 tonnes; the simulated carrier owner has a small hold, and a quarter of the transfers are a few tonnes by SRV.",
  },
  {
    differs: "presence",
    kind: "CargoTransfer",
    fields: /^Transfers\[\]\.Type_Localised$/,
    because: "It depends only on the goods: whether the English name differs from the internal one (99 real elements).",
  },
];
