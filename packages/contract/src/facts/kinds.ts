import type { FactSection } from "./JournalFact.ts";

/** Facts about single kinds. */
export const kindFacts: FactSection = {
  title: "Single kinds",
  facts: [
    {
      id: "F41",
      statement: "Docked: StationAllegiance is left out exactly when the faction is independent.",
      evidence: "145 of 145 lines.",
    },
    {
      id: "F42",
      statement: "Docked: StationServices are lower case and have one order.",
      evidence: "1,757 real lists without an exception; only stationMenu, techBroker and squadronBank have capitals.",
    },
    {
      id: "F43",
      statement:
        "EngineerProgress: Rank and RankProgress are there exactly for engineers that are unlocked. Ids from 300000 work on ships, from 400001 on suits and weapons.",
      evidence: "6,294 of 6,294 with, 4,393 of 4,393 without.",
    },
    {
      id: "F44",
      statement:
        "Missions: entries of Active are sorted by MissionID, and Expires is the time left in seconds. A failed mission has Expires 0. A name is a symbol without $ and ; and has no translation.",
      evidence:
        "Sorted in 49 of 50 lists; Expires agrees with MissionAccepted within 2 s in 387 of 428; 34 of 34 failed; 465 of 465 names.",
    },
    {
      id: "F45",
      statement: "StoredModules: a StorageSlot is used once in a list.",
      evidence: "54 of 54 lists.",
    },
    {
      id: "F46",
      statement:
        "StoredModules: a module in transit has InTransit and no StarSystem, MarketID, TransferCost and TransferTime.",
      evidence: "2,515 of 2,515 items of the second set.",
    },
    {
      id: "F47",
      statement:
        "MultiSellExplorationData: TotalEarnings is the sum of BaseValue and Bonus without hired crew, and less with it. SystemName has no translation.",
      evidence: "21 of 21 lines without crew, 7 of 68 with. SystemName_Localised is in none of 77 lines.",
    },
    {
      id: "F48",
      statement: "Synthesis: Name is English in every language, and each recipe takes the same materials.",
      evidence: "102 lines, 6 recipes.",
    },
    {
      id: "F49",
      statement:
        "SuitLoadout: LoadoutID is 4293000000 plus the number of the slot. Slots are PrimaryWeapon1, PrimaryWeapon2 and SecondaryWeapon.",
      evidence: "4,046 lines.",
    },
    {
      id: "F50",
      statement:
        "UpgradeSuit and UpgradeWeapon: Name is that of the class before the upgrade. The cost depends on the class.",
      evidence: "6 and 7 lines. Suits cost 600,000, 2,250,000, 4,500,000 and 7,500,000 for classes 2 to 5.",
    },
    {
      id: "F51",
      statement: "CargoTransfer: one line may have several transfers; MissionID is never written.",
      evidence: "None of 99 transfers has one.",
    },
    {
      id: "F52",
      statement: "FSDJump: states of factions and levels of security have the game's own spelling.",
      evidence: "21 states in 1,231 jumps; $GAlAXY_MAP_INFO_state_anarchy; in 1,045 of them.",
    },
  ],
};
