import type { Dialect, Moment } from "@shipslog/contract";
import type { DamagedMoment } from "./damage/ExpectedDamage.ts";
import { type FaultDemand, FaultContext, type RandomNumbers } from "./damage/FaultContext.ts";
import { momentFaults } from "./momentFaults/momentFaults.ts";

/** How faults are applied to moments. */
export interface DamageMomentsOptions {
  /** The share of candidates to damage, by name of fault, from 0 to 1. */
  readonly rates: Readonly<Record<string, number>>;
  readonly dialect: Dialect;
  readonly demand?: FaultDemand | undefined;
  /** The random numbers of each fault, by its name. */
  readonly randomFor: (fault: string) => RandomNumbers;
}

/** Damages a session lazily: each fault with its own random numbers, and never where another fault was. */
export function damageMoments(
  moments: Iterable<Moment>,
  { rates, dialect, demand, randomFor }: DamageMomentsOptions,
): Iterable<DamagedMoment> {
  return momentFaults.reduce<Iterable<DamagedMoment>>((given, fault) => {
    const rate = rates[fault.name] ?? 0;
    if (rate <= 0 && demand === undefined) return given;
    return fault.damage(given, new FaultContext(fault, { dialect, rate, random: randomFor(fault.name), demand }));
  }, undamaged(moments));
}

function* undamaged(moments: Iterable<Moment>): Generator<DamagedMoment, void, undefined> {
  for (const moment of moments) yield { moment, damages: [], isTaken: false };
}
