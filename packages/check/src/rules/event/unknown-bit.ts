import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

/** Bits that no table names. */
export const unknownBit = contractRule("unknown-bit", {
  basis: { statements: ["1.11", "2.3.12", "2.3.62"] },
  why: "Readers do not know what an unnamed bit means; in live a patch may have added it.",
  restsOn: "Specification, Flags2 table",
  passes: [{ companion: "Status.json", event: sampleEvents.Status() }],
  fails: [{ companion: "Status.json", event: sampleEvents.Status({ Flags2: 2 ** 23 }) }],
  mutations: [
    withChangedField(
      "Status.json",
      "Flags2",
      "a bit that no table names",
      (value, draw) => value + 2 ** (23 + draw(8)),
    ),
  ],
});
