import { faults } from "@shipslog/faults";
import { faultNames, type FaultRates } from "@shipslog/page/simulate";
import { suggest } from "../text/suggest.ts";

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
