import type { Dialect, Fault, FaultSort } from "@shipslog/contract";

const bySort: Readonly<Record<FaultSort, number>> = { event: 0.1, sequence: 0.2, text: 0.05, file: 0.02 };

/** Faults with few places strike at more of them; one writes megabytes. */
const byName: Readonly<Record<string, number>> = {
  "byte-order-mark": 1,
  "clock-step": 0.5,
  "closed-set-left": 0.4,
  "condition-broken": 0.4,
  "companion-late": 0.3,
  "companion-missing": 0.7,
  "companion-stale": 0.3,
  "fuel-balance": 0.6,
  "huge-line": 0.02,
  "jump-distance": 0.4,
  "lost-event": 0.3,
  "range-left": 0.3,
  "repeated-line": 0.1,
  "route-elsewhere": 0.6,
  "status-range": 0.2,
  "torn-status": 0.01,
};

/** The text has many more places in live, where most lines are of other kinds. */
const inLive: Readonly<Partial<Record<FaultSort, number>>> = { text: 0.2 };

/** How often a fault strikes in the proof, so that most sessions have damage and much stays sound. */
export function rateOf({ name, sort }: Fault, dialect: Dialect): number {
  return (byName[name] ?? bySort[sort]) * (dialect === "live" && name !== "byte-order-mark" ? (inLive[sort] ?? 1) : 1);
}

/** Faults that are left out where all strike at once: one writes megabytes, one takes away what the others did. */
const alone = ["huge-line", "truncated-journal"];

/** The rates of all faults in one session: low, so that each finds places the others have not taken. */
export function allAtOnce(faults: readonly Fault[], dialect: Dialect): Readonly<Record<string, number>> {
  return Object.fromEntries(
    faults.filter(({ name }) => !alone.includes(name)).map((fault) => [fault.name, rateOf(fault, dialect) / 5]),
  );
}
