import type { Kind } from "./kinds.ts";
import type { JsonObject } from "../text/Json.ts";

/** The required fields of each kind that the journal may have as a line, and no other. */
export const leastFields: Readonly<Record<Exclude<Kind, "Status">, JsonObject>> = {
  CargoTransfer: { Transfers: [] },
  CommunityGoal: { CurrentGoals: [] },
  Docked: { StationName: "Galileo", StationType: "Ocellus", DistFromStarLS: 505.5 },
  EngineerProgress: {},
  FSDJump: {
    StarSystem: "Sol",
    SystemAddress: 10_477_373_803,
    StarPos: [0, 0, 0],
    SystemAllegiance: "",
    SystemEconomy: "$economy_None;",
    SystemSecondEconomy: "$economy_None;",
    SystemGovernment: "$government_None;",
    SystemSecurity: "$SYSTEM_SECURITY_low;",
    Population: 0,
    Body: "Sol",
    BodyID: 0,
    BodyType: "Star",
    JumpDist: 12.5,
    FuelUsed: 1,
    FuelLevel: 15,
  },
  Missions: { Active: [], Failed: [], Complete: [] },
  ModuleInfo: {},
  MultiSellExplorationData: { Discovered: [], BaseValue: 0, Bonus: 0, TotalEarnings: 0 },
  NavRoute: {},
  SquadronStartup: { SquadronName: "A", CurrentRank: 0 },
  StoredModules: { MarketID: 128_016_640, StationName: "Galileo", StarSystem: "Sol", Items: [] },
  SuitLoadout: { SuitID: 1, SuitName: "flightsuit", SuitMods: [], LoadoutID: 2, LoadoutName: "A", Modules: [] },
  Synthesis: { Name: "Repair Basic", Materials: [] },
  UpgradeSuit: { Name: "TacticalSuit_Class1", SuitID: 1, Class: 2, Cost: 1 },
  UpgradeWeapon: { Name: "Wpn_M_Launcher_Rocket_SAuto", Class: 2, SuitModuleID: 1, Cost: 1 },
};
