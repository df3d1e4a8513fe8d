import type { Fault } from "./Fault.ts";
import { momentFaults } from "./momentFaults/momentFaults.ts";
import { stepFaults } from "./stepFaults/stepFaults.ts";

/** One of the names that `faults` has, such as `half-line`. */
export type FaultName = (typeof momentFaults)[number]["name"] | (typeof stepFaults)[number]["name"];

/** Every fault, in the order they are applied. */
export const faults: readonly (Fault & { readonly name: FaultName })[] = [...momentFaults, ...stepFaults];
