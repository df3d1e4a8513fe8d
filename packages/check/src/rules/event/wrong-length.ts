import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

/** Arrays of the wrong length. */
export const wrongLength = contractRule("wrong-length", {
  basis: { statements: ["1.11", "2.2.6", "2.2.33", "2.2.33b", "2.3.2", "2.4.17", "2.4.17a", "2.12.4", "8.5"] },
  why: "A position has three coordinates and the distributor three banks; code reads them by index.",
  restsOn: "Specification, Limits, and StarPos under FSDJump and NavRoute",
  passes: [{ companion: "Status.json", event: sampleEvents.Status() }],
  fails: [{ companion: "Status.json", event: sampleEvents.Status({ Pips: [4, 4] }) }],
  mutations: [
    withChangedField("Status.json", "Pips", "one bank more", (pips) => [...pips, 0]),
    withChangedField("Status.json", "Pips", "one bank less", (pips) => pips.slice(1)),
    withChangedField("FSDJump", "StarPos", "two coordinates", (place) => place.slice(0, 2)),
  ],
});
