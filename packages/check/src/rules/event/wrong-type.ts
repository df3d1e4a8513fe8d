import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

/** Fields of the wrong type. */
export const wrongType = contractRule("wrong-type", {
  basis: { statements: ["1.11", "2.0.1", "2.0.2", "2.2.65a", "2.17.6a", "3.11", "4.3", "8.5"] },
  why: "A typed reader rejects the event; an untyped one computes with a wrong value.",
  restsOn: "Specification, Resources and their fields",
  passes: [{ event: sampleEvents.Docked() }],
  fails: [{ event: sampleEvents.Docked({ DistFromStarLS: "505.5" }) }],
  mutations: [
    withChangedField("FSDJump", "JumpDist", "as a string", String),
    withChangedField("FSDJump", "Population", "a fraction", (value) => value + 0.5),
    withChangedField("FSDJump", "Body", "as a number", () => 1),
    withChangedField("Docked", "DistFromStarLS", "as a string", String),
    withChangedField("Docked", "StationName", "as null", () => null),
    withChangedField("SuitLoadout", "LoadoutName", "as a number", () => 7),
    withChangedField("SquadronStartup", "CurrentRank", "as a string", String),
    withChangedField("Synthesis", "Name", "as an array", (value) => [value]),
    withChangedField("MultiSellExplorationData", "Discovered", "as an object", () => ({})),
    withChangedField("Status.json", "FireGroup", "as a string", String),
    withChangedField("Status.json", "Balance", "as a fraction", () => 0.5),
    withChangedItem("NavRoute.json", "Route", "a class as a number", (star) => setField(star, "StarClass", 5)),
  ],
});
