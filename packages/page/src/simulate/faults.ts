import { defaultDialect, type Moment } from "@shipslog/contract";
import { damageSession, faults, type DamagedSession } from "@shipslog/faults";
import { plan, type PlanOptions } from "@shipslog/journal/browser";
import { createChance } from "@shipslog/simulator";

/** The share of candidates to damage, by name of fault. */
export type FaultRates = Readonly<Record<string, number>>;

/** The name of every fault. */
export const faultNames: readonly string[] = faults.map(({ name }) => name);

/** Whether one of these faults damages companion files, so that every content of them must be written. */
export function damageCompanions(rates: FaultRates): boolean {
  return faults.some(({ name, damagesCompanions }) => damagesCompanions === true && name in rates);
}

/** Plans a session with faults; the same seed gives the same damage. */
export function planDamaged(
  moments: Iterable<Moment>,
  files: PlanOptions,
  rates: FaultRates,
  seed: number,
): DamagedSession {
  const { dialect = defaultDialect } = files;
  return damageSession(moments, {
    rates,
    dialect,
    plan: (each) => plan(each, files),
    randomFor(stream) {
      const chance = createChance(seed).fork("faults", stream);
      return () => chance.next();
    },
  });
}
