import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { changedItem, drop, without } from "../examples/mutations.ts";

const { StationName: _, ...unnamed } = sampleEvents.Docked();

/** Required fields. */
export const fieldMissing = contractRule("field-missing", {
  why: "Readers take required fields for granted; without one they stop or lose the event.",
  restsOn: "Specification, What the service does (rule 3)",
  passes: [{ event: sampleEvents.Docked() }],
  fails: [{ event: unnamed }],
  damages: [
    ...(["StarSystem", "JumpDist", "FuelUsed", "Body"] as const).map((field) => without("FSDJump", field)),
    ...(["StationName", "DistFromStarLS"] as const).map((field) => without("Docked", field)),
    without("Missions", "Complete"),
    without("StoredModules", "StationName"),
    without("SquadronStartup", "CurrentRank"),
    without("SuitLoadout", "LoadoutName"),
    without("Synthesis", "Name"),
    without("CargoTransfer", "Transfers"),
    without("MultiSellExplorationData", "Discovered"),
    without("UpgradeSuit", "Cost"),
    without("UpgradeWeapon", "Name"),
    without("Status.json", "Flags"),
    changedItem("NavRoute.json", "Route", "a star without its class", (star) => drop(star, "StarClass")),
    changedItem("ModulesInfo.json", "Modules", "a module without its item", (module) => drop(module, "Item")),
  ],
});
