import type { Dialect } from "@shipslog/contract";
import { stepFaults } from "./stepFaults.ts";
import { StepWork, type ScarredStep } from "./StepFault.ts";

/** How faults are applied to steps. */
export interface DamageStepsOptions {
  /** How likely each place that offers itself is damaged, by name of fault, from 0 to 1. */
  readonly rates: Readonly<Record<string, number>>;
  /** Draws numbers from 0 to below 1; the same draws give the same damage. */
  readonly draw: () => number;
  readonly dialect: Dialect;
}

/** Damages what is written: pure and lazy but for its draws, each fault only where no other has been. */
export function damageSteps(
  steps: Iterable<ScarredStep>,
  { rates, draw, dialect }: DamageStepsOptions,
): Iterable<ScarredStep> {
  return stepFaults
    .filter(({ name }) => (rates[name] ?? 0) > 0)
    .reduce((given, fault) => fault.damage(given, new StepWork(fault, dialect, rates[fault.name] ?? 0, draw)), steps);
}
