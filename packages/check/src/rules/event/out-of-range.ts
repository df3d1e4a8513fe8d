import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { changed } from "../examples/mutations.ts";

/** Ranges of numbers. */
export const outOfRange = contractRule("out-of-range", {
  why: "A gauge drawn from 0 to 1, or a set of 32 bits, has no room for more.",
  restsOn: "Specification, Limits",
  passes: [{ companion: "Status.json", event: sampleEvents.onFoot() }],
  fails: [{ companion: "Status.json", event: sampleEvents.onFoot({ Oxygen: 1.5 }) }],
  damages: [
    changed("Status.json", "Oxygen", "above 1", () => 1.25),
    changed("Status.json", "Health", "above 1", () => 2),
    changed("Status.json", "Balance", "beyond what a number holds", () => 2n ** 60n),
    changed("FSDJump", "Population", "beyond what a number holds", (value) => (value > 0 ? 2n ** 60n : undefined)),
  ],
});
