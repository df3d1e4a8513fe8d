import type { Severity } from "../Severity.ts";
import type { Position } from "./Position.ts";

/** The finding a fault must provoke, where it is known before the check runs. */
export interface ExpectedFinding {
  /** Id of the rule that must report. */
  readonly rule: string;
  readonly severity: Severity;
  /** Where it must report; undefined when the finding concerns a companion file. */
  readonly position: Position | undefined;
  /** JSON pointer into the event; empty for the whole line. */
  readonly pointer: string;
}

/** Deliberate damage: what it is called, what it does, and whether a check can see it. */
export interface Fault {
  readonly name: string;
  readonly description: string;
  /** The rule and severity it must provoke; undefined when it must provoke nothing. */
  readonly provokes: Pick<ExpectedFinding, "rule" | "severity"> | undefined;
}
