import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

/** Bits outside the tables. */
export const unknownBit = contractRule("unknown-bit", {
  why: "A bit without a name is a state nobody shows; in live a patch may have brought it.",
  restsOn: "Specification, Flags2 table",
  passes: [{ companion: "Status.json", event: sampleEvents.Status() }],
  fails: [{ companion: "Status.json", event: sampleEvents.Status({ Flags2: 2 ** 23 }) }],
  mutations: [
    withChangedField("Status.json", "Flags2", "a bit no table has", (value, draw) => value + 2 ** (23 + draw(8))),
  ],
});
