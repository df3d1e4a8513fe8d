import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

/** Closed sets of values. */
export const valueOutsideSet = contractRule("value-outside-set", {
  why: "A reader that switches over the listed values has no branch for another one.",
  restsOn: "Specification, States and transitions, and the lists of values under each kind",
  passes: [{ event: sampleEvents.CargoTransfer() }],
  fails: [{ event: sampleEvents.CargoTransfer({ Direction: "tomoon" }) }],
  mutations: [
    withChangedItem("CargoTransfer", "Transfers", "a direction", (item) => setField(item, "Direction", "tomoon")),
    withChangedField("FSDJump", "PowerplayState", "no such state", (_, __, event) =>
      event.PowerplayConflictProgress === undefined ? "Abandoned" : undefined,
    ),
    withChangedItem("FSDJump", "Factions", "a mood", (faction) =>
      faction.Happiness_Localised === undefined ? undefined : setField(faction, "Happiness_Localised", "Grumpy"),
    ),
    withChangedField("Status.json", "GuiFocus", "a thirteenth screen", () => 12),
  ],
});
