import { defaultDialect, type Moment } from "@shipslog/contract";
import { damageSession, faults, type DamagedSession } from "@shipslog/faults";
import { plan, type PlanOptions } from "@shipslog/journal";
import { createChance } from "@shipslog/simulator";
import { suggest } from "../text/suggest.ts";

/** The share of candidates to damage, by name of fault. */
export type FaultRates = Readonly<Record<string, number>>;

/** The name of every fault. */
export const faultNames: readonly string[] = faults.map(({ name }) => name);

/** Whether one of these faults damages companion files, so that every content of them must be written. */
export function damageCompanions(rates: FaultRates): boolean {
  return faults.some(({ name, damagesCompanions }) => damagesCompanions === true && name in rates);
}

/** The names of those faults that damage files, not lines. */
export function faultsInFiles(rates: FaultRates): readonly string[] {
  return faults.flatMap(({ name, sort }) => (sort === "file" && name in rates ? [name] : []));
}

/** Throws a TypeError for a fault that does not exist. */
export function requireFaultRates(rates: FaultRates): void {
  const unknown = Object.keys(rates).find((name) => !faultNames.includes(name));
  if (unknown === undefined) return;
  const hint = suggest(unknown, faultNames, `the faults are ${faultNames.join(", ")}`);
  throw new TypeError(`unknown option "faults.${unknown}"; ${hint}`);
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
