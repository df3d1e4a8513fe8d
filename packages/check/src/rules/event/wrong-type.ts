import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

/** Types of fields. */
export const wrongType = contractRule("wrong-type", {
  why: "A typed reader rejects the event, an untyped one computes with the wrong thing.",
  restsOn: "Specification, Resources and their fields",
  passes: [{ event: sampleEvents.Docked() }],
  fails: [{ event: sampleEvents.Docked({ DistFromStarLS: "505.5" }) }],
  mutations: [
    withChangedField("FSDJump", "JumpDist", "as text", String),
    withChangedField("FSDJump", "Population", "half a person more", (value) => value + 0.5),
    withChangedField("FSDJump", "Body", "as a number", () => 1),
    withChangedField("Docked", "DistFromStarLS", "as text", String),
    withChangedField("Docked", "StationName", "as nothing", () => null),
    withChangedField("SuitLoadout", "LoadoutName", "as a number", () => 7),
    withChangedField("SquadronStartup", "CurrentRank", "as text", String),
    withChangedField("Synthesis", "Name", "as a list", (value) => [value]),
    withChangedField("MultiSellExplorationData", "Discovered", "as an object", () => ({})),
    withChangedField("Status.json", "FireGroup", "as text", String),
    withChangedField("Status.json", "Balance", "as a fraction", () => 0.5),
    withChangedItem("NavRoute.json", "Route", "a class as a number", (star) => setField(star, "StarClass", 5)),
  ],
});
