import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { changed, changedItem, put } from "../examples/mutations.ts";

/** Closed sets of values. */
export const valueOutsideSet = contractRule("value-outside-set", {
  why: "A reader that switches over the listed values has no branch for another one.",
  restsOn: "Specification, States and transitions, and the lists of values under each kind",
  passes: [{ event: sampleEvents.CargoTransfer() }],
  fails: [{ event: sampleEvents.CargoTransfer({ Direction: "tomoon" }) }],
  damages: [
    changedItem("CargoTransfer", "Transfers", "a direction", (item) => put(item, "Direction", "tomoon")),
    changed("FSDJump", "PowerplayState", "no such state", (_, __, event) =>
      event.PowerplayConflictProgress === undefined ? "Abandoned" : undefined,
    ),
    changedItem("FSDJump", "Factions", "a mood", (faction) =>
      faction.Happiness_Localised === undefined ? undefined : put(faction, "Happiness_Localised", "Grumpy"),
    ),
    changed("Status.json", "GuiFocus", "a thirteenth screen", () => 12),
  ],
});
