import type { Fault } from "./Fault.ts";
import { momentFaults } from "./momentFaults/momentFaults.ts";
import { stepFaults } from "./stepFaults/stepFaults.ts";

/** Every fault, in the order they are applied. */
export const faults: readonly Fault[] = [...momentFaults, ...stepFaults];
