import type { Dialect } from "@shipslog/contract";
import type { DamagedStep } from "./damage/ExpectedDamage.ts";
import { type FaultDemand, FaultContext, type RandomNumbers } from "./damage/FaultContext.ts";
import { stepFaults } from "./stepFaults/stepFaults.ts";

/** How faults are applied to write steps. */
export interface DamageStepsOptions {
  /** The share of candidates to damage, by name of fault, from 0 to 1. */
  readonly rates: Readonly<Record<string, number>>;
  readonly dialect: Dialect;
  readonly demand?: FaultDemand | undefined;
  /** The random numbers of all faults. */
  readonly random: RandomNumbers;
}

/** Damages write steps lazily, and never where another fault was. */
export function damageSteps(
  steps: Iterable<DamagedStep>,
  { rates, dialect, demand, random }: DamageStepsOptions,
): Iterable<DamagedStep> {
  return stepFaults.reduce((given, fault) => {
    const rate = rates[fault.name] ?? 0;
    if (rate <= 0 && demand === undefined) return given;
    return fault.damage(given, new FaultContext(fault, { dialect, rate, random, demand }));
  }, steps);
}
