import type { FaultRates } from "../../src/simulate/index.ts";

/** A session that somebody wishes to see: what the form of the page asks for. */
export interface SessionWish {
  /** The name of a scenario, or of a script. */
  readonly title: string;
  /** The text of a script; undefined for a scenario. */
  readonly script: string | undefined;
  readonly seed: number;
  /** How long to play; a script ends by itself. */
  readonly durationMs: number;
  readonly dialect: "live" | "spec";
  /** When the session begins; undefined for now, or for early enough to have ended by now. */
  readonly startMs: number | undefined;
  /** A multiple of real time, or everything at once. */
  readonly speed: number | "max";
  readonly faults: FaultRates;
}
