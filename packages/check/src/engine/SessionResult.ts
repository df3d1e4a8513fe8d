import type { Severity } from "@shipslog/contract";
import type { Drift } from "../drift/Drift.ts";
import type { Finding } from "../findings/Finding.ts";
import type { CarriedNumber } from "../rules/Rule.ts";
import type { Summary } from "./Summary.ts";

/** A number that a rule carries to the next session. */
export interface CarriedByRule extends CarriedNumber {
  readonly rule: string;
  readonly severity: Severity;
}

/** The result of checking one session on its own: plain data, safe to send between threads. */
export interface SessionResult extends Pick<Summary, "entries" | "events" | "rules" | "drift"> {
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
  readonly carried: readonly CarriedByRule[];
  readonly drift: readonly Drift[];
}
