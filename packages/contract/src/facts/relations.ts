import type { FactSection } from "./JournalFact.ts";

/** Facts that connect several lines or fields. */
export const relationFacts: FactSection = {
  title: "Relations between lines",
  facts: [
    {
      id: "F53",
      statement: "Timestamps do not go back within a file.",
      evidence: "All but 6 of 151,502 pairs of lines.",
    },
    {
      id: "F54",
      statement: "JumpDist is the distance between the StarPos of a jump and that of the place before.",
      evidence: "6,778 of 6,812 jumps, within 0.0006 ly.",
    },
    {
      id: "F55",
      statement: "FuelLevel of a jump is the last known level of the main tank minus FuelUsed.",
      evidence: "5,706 of 5,769 jumps, within 0.00001 t.",
    },
    {
      id: "F56",
      statement: "A StartJump to the same SystemAddress precedes a jump, usually by 18 s and at most by 47 s.",
      evidence: "1,224 of 1,225 jumps; the jumps of a taxi had no StartJump in 2023.",
    },
    {
      id: "F57",
      statement: "Docked is in the current system, 13 to 103 s after the DockingGranted of the same market.",
      evidence: "158 of 158 lines in the system, 156 with the same market.",
    },
    {
      id: "F58",
      statement: "Population is above 0 exactly when Factions is there.",
      evidence: "1,231 of 1,231 jumps.",
    },
    {
      id: "F59",
      statement:
        "The Influence of the factions of a system adds up to 1. The values are n/N with one N per system, usually near 1,000.",
      evidence: "1,717 of 1,719 sums; 311 of 311 systems have one N.",
    },
    {
      id: "F60",
      statement:
        "Both sides of a conflict are in Factions. Their states have the phase of the conflict: active, pending or recovering.",
      evidence: "829 of 829 conflicts; 76 of 76 phases.",
    },
    {
      id: "F61",
      statement: "ControllingPower is one of Powers, not always the first.",
      evidence: "56 of 56 jumps; first in 50 of 83 lists.",
    },
    {
      id: "F62",
      statement: "BodyID is 0 exactly for a single star or a barycentre that has the name of the system.",
      evidence: "1,218 of 1,231 jumps.",
    },
    {
      id: "F63",
      statement: "A stored module is at this market exactly when TransferCost and TransferTime are 0.",
      evidence: "103,410 of 103,410 items.",
    },
    {
      id: "F64",
      statement: "TransferTime is floor(300 + 10 d), with d the distance between the two systems in light years.",
      evidence: "1,807 of 1,807 items.",
    },
    {
      id: "F65",
      statement: "TransferCost is floor(100 + BuyPrice (0.0002 + 0.00006 d)).",
      evidence: "1,775 of 1,807 items; the others differ by less than 0.06 %.",
    },
    {
      id: "F66",
      statement: "SuitID and SuitModuleID contain the time of purchase in seconds above their lowest 20 bits.",
      evidence: "10 of 11 ids.",
    },
    {
      id: "F67",
      statement:
        "SystemAddress contains the box of the star, from the low bit: mass code (3 bits), then for z, y and x the box in its sector (7 bits minus the mass code) and the sector (7, 6 and 7 bits), then a number. A box has an edge of 10 x 2^mass light years, a sector of 1,280. The corner of the grid is at -49985, -40985, -24105.",
      evidence: "StarPos is in the box in 6,815 of 6,815 jumps.",
    },
    {
      id: "F68",
      statement:
        "MarketID has a range for each sort of port: about 128 to 129 million placed by hand, 3.22 billion in orbit, 3.5 and 3.79 on surfaces, 3.70 to 3.71 fleet carriers, 3.8 to 3.91 settlements, all in steps of 256; from 4.2 billion colonies since 2025, which are 3 modulo 256.",
      evidence: "All ports of the first set; 8 of 8 colonies.",
    },
  ],
};
