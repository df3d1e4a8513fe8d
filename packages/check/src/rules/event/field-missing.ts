import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedItem, deleteField, withoutField } from "../examples/mutations.ts";

const { StationName: _, ...unnamed } = sampleEvents.Docked();

/** Required fields that are missing. */
export const fieldMissing = contractRule("field-missing", {
  basis: {
    statements: [
      "1.3",
      "1.4",
      "1.7",
      "1.8",
      "1.10",
      "1.11",
      "1.13",
      "1.14",
      "2.0.3",
      "2.2.65a",
      "2.11.1a",
      "2.17.6a",
      "3.9",
      "3.11",
      "4.3",
      "4.6",
      "4.7",
    ],
  },
  why: "Readers rely on required fields; without one they fail or lose the event.",
  restsOn: "Specification, What the service does (rule 3)",
  passes: [{ event: sampleEvents.Docked() }],
  fails: [{ event: unnamed }],
  mutations: [
    ...(["StarSystem", "JumpDist", "FuelUsed", "Body"] as const).map((field) => withoutField("FSDJump", field)),
    ...(["StationName", "DistFromStarLS"] as const).map((field) => withoutField("Docked", field)),
    withoutField("Missions", "Complete"),
    withoutField("StoredModules", "StationName"),
    withoutField("SquadronStartup", "CurrentRank"),
    withoutField("SuitLoadout", "LoadoutName"),
    withoutField("Synthesis", "Name"),
    withoutField("CargoTransfer", "Transfers"),
    withoutField("MultiSellExplorationData", "Discovered"),
    withoutField("UpgradeSuit", "Cost"),
    withoutField("UpgradeWeapon", "Name"),
    withoutField("Status.json", "Flags"),
    withChangedItem("NavRoute.json", "Route", "a star without its class", (star) => deleteField(star, "StarClass")),
    withChangedItem("ModulesInfo.json", "Modules", "a module without its item", (module) =>
      deleteField(module, "Item"),
    ),
  ],
});
