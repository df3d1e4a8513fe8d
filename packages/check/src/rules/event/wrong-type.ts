import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { changed, changedItem, put } from "../examples/mutations.ts";

/** Types of fields. */
export const wrongType = contractRule("wrong-type", {
  why: "A typed reader rejects the event, an untyped one computes with the wrong thing.",
  restsOn: "Specification, Resources and their fields",
  passes: [{ event: sampleEvents.Docked() }],
  fails: [{ event: sampleEvents.Docked({ DistFromStarLS: "505.5" }) }],
  damages: [
    changed("FSDJump", "JumpDist", "as text", String),
    changed("FSDJump", "Population", "half a person more", (value) => value + 0.5),
    changed("FSDJump", "Body", "as a number", () => 1),
    changed("Docked", "DistFromStarLS", "as text", String),
    changed("Docked", "StationName", "as nothing", () => null),
    changed("SuitLoadout", "LoadoutName", "as a number", () => 7),
    changed("SquadronStartup", "CurrentRank", "as text", String),
    changed("Synthesis", "Name", "as a list", (value) => [value]),
    changed("MultiSellExplorationData", "Discovered", "as an object", () => ({})),
    changed("Status.json", "FireGroup", "as text", String),
    changed("Status.json", "Balance", "as a fraction", () => 0.5),
    changedItem("NavRoute.json", "Route", "a class as a number", (star) => put(star, "StarClass", 5)),
  ],
});
