import type { JsonValue, Kind } from "@shipslog/contract";
import { eventFault } from "../damage/eventFault.ts";

/** Fields, each with a value of another type. */
const wrong: readonly (readonly [Kind, readonly string[], JsonValue])[] = [
  ["FSDJump", ["StarSystem"], 7],
  ["FSDJump", ["StarPos"], "Sol"],
  ["FSDJump", ["Population"], "many"],
  ["FSDJump", ["JumpDist"], "5.377"],
  ["FSDJump", ["Body"], null],
  ["FSDJump", ["Factions", "*", "Influence"], "0.5"],
  ["FSDJump", ["Factions", "*", "Name"], false],
  ["Docked", ["StationName"], null],
  ["Docked", ["DistFromStarLS"], "505.5"],
  ["Docked", ["LandingPads", "Small"], 1.5],
  ["CommunityGoal", ["CurrentGoals", "*", "IsComplete"], 0],
  ["Missions", ["Active"], {}],
  ["Missions", ["Active", "*", "PassengerMission"], "false"],
  ["StoredModules", ["Items", "*", "BuyPrice"], "12000"],
  ["MultiSellExplorationData", ["Discovered"], {}],
  ["MultiSellExplorationData", ["BaseValue"], "12000"],
  ["CargoTransfer", ["Transfers", "*", "Count"], "4"],
  ["Synthesis", ["Materials"], "iron"],
  ["SquadronStartup", ["SquadronName"], 12],
  ["SuitLoadout", ["SuitMods"], ""],
  ["UpgradeSuit", ["Cost"], "25000"],
];

/** Writes a value of another type. */
export const wrongType = eventFault(
  {
    name: "wrong-type",
    description:
      "Gives a field a value of another type: a string for a number, a number for a string, an object for a list.",
    provokes: [{ rule: "wrong-type", severity: { spec: "error", live: "error" } }],
  },
  wrong.map(([kind, path, to]) => ({ kind, path, to, rule: "wrong-type" })),
);
