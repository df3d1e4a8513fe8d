import type { Dialect, Moment, ScarredMoment } from "@shipslog/contract";
import { createChance } from "../chance/createChance.ts";
import { momentFaults } from "./momentFaults.ts";
import { Work } from "./MomentFault.ts";

/** How faults are applied to moments. */
export interface DamageMomentsOptions {
  /** How likely each place that offers itself is damaged, by name of fault, from 0 to 1. */
  readonly rates: Readonly<Record<string, number>>;
  /** A whole number; the same seed gives the same damage. */
  readonly seed: number;
  readonly dialect: Dialect;
}

/** Damages a session: pure and lazy, each fault by a chance of its own, none where another has been. */
export function damageMoments(
  moments: Iterable<Moment>,
  { rates, seed, dialect }: DamageMomentsOptions,
): Iterable<ScarredMoment> {
  const chance = createChance(seed).fork("faults");
  const asked = momentFaults.filter(({ name }) => (rates[name] ?? 0) > 0);
  return asked.reduce<Iterable<ScarredMoment>>(
    (given, fault) => fault.damage(given, new Work(fault, dialect, rates[fault.name] ?? 0, chance.fork(fault.name))),
    unscarred(moments),
  );
}

function* unscarred(moments: Iterable<Moment>): Generator<ScarredMoment, void, undefined> {
  for (const moment of moments) yield { moment, scars: [], isTaken: false };
}
