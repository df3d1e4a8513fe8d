import type { Dialect } from "@shipslog/contract";
import type { Fault, FaultSort } from "@shipslog/faults";

const bySort: Readonly<Record<FaultSort, number>> = { event: 0.1, sequence: 0.2, text: 0.05, file: 0.02 };

/** Higher for faults with few candidates; lower for huge-line, which writes megabytes. */
const byName: Readonly<Record<string, number>> = {
  "byte-order-mark": 1,
  "clock-step": 0.5,
  "closed-set-left": 0.4,
  "condition-broken": 0.4,
  "companion-late": 0.3,
  "companion-missing": 0.7,
  "companion-stale": 0.3,
  "empty-key": 0.15,
  "fuel-balance": 0.6,
  "huge-line": 0.02,
  "jump-distance": 0.4,
  "lost-event": 0.3,
  "new-type": 1,
  "range-left": 0.3,
  "repeated-line": 0.1,
  "route-elsewhere": 0.6,
  "status-range": 0.2,
  "torn-status": 0.01,
};

/** Lower in live, which has many more lines. */
const inLive: Readonly<Partial<Record<FaultSort, number>>> = { text: 0.2 };

/** The rate of a fault: most sessions have damage, and most of each session stays intact. */
export function rateOf({ name, sort }: Fault, dialect: Dialect): number {
  return (byName[name] ?? bySort[sort]) * (dialect === "live" && name !== "byte-order-mark" ? (inLive[sort] ?? 1) : 1);
}

/**
 * Faults left out when all are used at once: huge-line writes megabytes, truncated-journal removes the other damage, and new-type is
 * found where the first line of a journal is not damaged.
 */
const alone = ["huge-line", "truncated-journal", "new-type"];

/** Rates for all faults in one session, low enough that each finds undamaged candidates. */
export function allAtOnce(faults: readonly Fault[], dialect: Dialect): Readonly<Record<string, number>> {
  return Object.fromEntries(
    faults.filter(({ name }) => !alone.includes(name)).map((fault) => [fault.name, rateOf(fault, dialect) / 5]),
  );
}
