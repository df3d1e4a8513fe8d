import type { Dialect } from "@shipslog/contract";
import type { RandomNumbers } from "./damage/FaultContext.ts";
import type { FaultDemand } from "./FaultDemand.ts";
import type { Planner } from "./damage/planWithDamage.ts";

/** How a session is damaged and planned. */
export interface DamageOptions {
  /** The share of candidates to damage, by name of fault, from 0 to 1; faults not named do nothing. */
  readonly rates: Readonly<Record<string, number>>;
  /** The dialect of the moments and of the planner, which decides the severity of the findings; `defaultDialect` by default. */
  readonly dialect?: Dialect;
  readonly plan: Planner;
  /** Asks for single faults while the steps are taken, in addition to `rates`. */
  readonly demand?: FaultDemand;
  /**
   * Opens a stream of random numbers by name: that of a fault in events, or `steps`, which the faults in text and files
   * share. Seeded streams make the damage repeatable.
   */
  readonly randomFor: (stream: string) => RandomNumbers;
}
