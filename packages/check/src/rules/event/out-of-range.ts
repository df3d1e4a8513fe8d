import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

/** Ranges of numbers. */
export const outOfRange = contractRule("out-of-range", {
  why: "A gauge drawn from 0 to 1, or a set of 32 bits, has no room for more.",
  restsOn: "Specification, Limits",
  passes: [{ companion: "Status.json", event: sampleEvents.onFoot() }],
  fails: [{ companion: "Status.json", event: sampleEvents.onFoot({ Oxygen: 1.5 }) }],
  mutations: [
    withChangedField("Status.json", "Oxygen", "above 1", () => 1.25),
    withChangedField("Status.json", "Health", "above 1", () => 2),
    withChangedField("Status.json", "Balance", "beyond what a number holds", () => 2n ** 60n),
    withChangedField("FSDJump", "Population", "beyond what a number holds", (value) =>
      value > 0 ? 2n ** 60n : undefined,
    ),
  ],
});
