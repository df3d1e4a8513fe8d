import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

/** Quantities that a double does not hold exactly. */
export const largeQuantity = contractRule("large-quantity", {
  basis: { statements: ["2.0.1"] },
  why: "The specification shows no limit of size, so the value is allowed; a reader that uses doubles gets another number.",
  restsOn: "Specification, Resources and their fields",
  passes: [{ event: sampleEvents.FSDJump() }],
  fails: [{ event: sampleEvents.FSDJump({ Population: 2n ** 60n }) }],
  mutations: [
    withChangedField("Status.json", "Balance", "beyond 2^53-1", () => 2n ** 60n),
    withChangedField("FSDJump", "Population", "beyond 2^53-1", (value) => (value > 0 ? 2n ** 60n : undefined)),
  ],
});
