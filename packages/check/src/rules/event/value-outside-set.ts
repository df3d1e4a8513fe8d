import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

/** Values outside a closed set. */
export const valueOutsideSet = contractRule("value-outside-set", {
  basis: {
    statements: [
      "1.11",
      "2.1.2",
      "2.2.29",
      "2.2.45",
      "2.2.70",
      "2.2.71",
      "2.2.72",
      "2.3.7",
      "2.3.86",
      "2.4.14",
      "2.4.31",
      "2.4.32",
      "2.10.5",
      "3.3",
      "3.4",
      "4.5",
      "9.1",
    ],
  },
  why: "A reader that switches over the listed values has no branch for another one.",
  restsOn: "Specification, States and transitions, and the lists of values under each kind",
  passes: [{ event: sampleEvents.CargoTransfer() }],
  fails: [{ event: sampleEvents.CargoTransfer({ Direction: "tomoon" }) }],
  mutations: [
    withChangedItem("CargoTransfer", "Transfers", "an unknown direction", (item) =>
      setField(item, "Direction", "tomoon"),
    ),
    withChangedField("FSDJump", "PowerplayState", "an unknown state", (_, __, event) =>
      event.PowerplayConflictProgress === undefined ? "Abandoned" : undefined,
    ),
    withChangedItem("FSDJump", "Factions", "an unknown mood", (faction) =>
      faction.Happiness_Localised === undefined ? undefined : setField(faction, "Happiness_Localised", "Grumpy"),
    ),
    withChangedField("Status.json", "GuiFocus", "a thirteenth screen", () => 12),
  ],
});
