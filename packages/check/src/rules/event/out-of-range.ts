import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

/** Numbers outside their range. */
export const outOfRange = contractRule("out-of-range", {
  basis: { statements: ["1.11", "2.0.1", "2.3.1", "2.3.16", "2.3.17", "2.3.29", "8.4"] },
  why: "A gauge from 0 to 1, or a field of 32 bits, cannot show more.",
  restsOn: "Specification, Limits",
  passes: [{ companion: "Status.json", event: sampleEvents.onFoot() }],
  fails: [{ companion: "Status.json", event: sampleEvents.onFoot({ Oxygen: 1.5 }) }],
  mutations: [
    withChangedField("Status.json", "Oxygen", "above 1", () => 1.25),
    withChangedField("Status.json", "Health", "above 1", () => 2),
    withChangedField("Status.json", "Flags", "beyond bit 31", (flags) => flags + 2 ** 32),
  ],
});
