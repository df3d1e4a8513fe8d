import type { Dialect } from "../Dialect.ts";
import type { Severity } from "../Severity.ts";
import type { CompanionFile } from "./CompanionEntry.ts";
import type { Position } from "./Position.ts";

/** What a fault is done to: one event, the sequence of events, the text of a line, or a file. */
export type FaultSort = "event" | "sequence" | "text" | "file";

/** A rule that a fault may provoke, with the severity of its finding in each dialect that has the rule. */
export interface Provocation {
  /** Id of the rule. */
  readonly rule: string;
  readonly severity: Readonly<Partial<Record<Dialect, Severity>>>;
}

/** Deliberate damage: what it is called, what it does, and what must find it. */
export interface Fault {
  readonly name: string;
  readonly sort: FaultSort;
  /** What it does, in one sentence. */
  readonly description: string;
  /** The rules it may provoke, the one it is made for first; none when nobody can tell that something is wrong. */
  readonly provokes: readonly Provocation[];
  /** When the rules beyond the first report, or why nothing does. */
  readonly remark?: string;
}

/**
 * Who can see a finding: whoever reads the folder once it is complete, whoever follows it as it grows, or both. A reader
 * of the complete folder meets each companion file once, as it was left.
 */
export type Witness = "reader" | "follower";

/** Where a finding about a companion file must stand. */
export interface CompanionMoment {
  readonly file: CompanionFile;
  /** The simulated time of the write that shows it, in milliseconds since 1970. */
  readonly atMs: number;
}

/** The finding a fault must provoke, where it is known before the check runs. */
export interface ExpectedFinding {
  /** Id of the rule that must report. */
  readonly rule: string;
  readonly severity: Severity;
  /** JSON pointer into the event; empty for the whole line or file. */
  readonly pointer: string;
  /** Where it must report, for whom follows; whoever reads the complete folder counts no generations. */
  readonly position: Position | undefined;
  /** The companion file, for a finding that concerns one. */
  readonly companion: CompanionMoment | undefined;
  readonly witnesses: readonly Witness[];
}

/** One entry of an answer key: a damage that was done, where it stands, and everything it must provoke. */
export interface Answer {
  readonly fault: string;
  /** The line that was damaged, or that follows what was taken away; undefined for damage to a companion file. */
  readonly position: Position | undefined;
  readonly companion: CompanionMoment | undefined;
  readonly expected: readonly ExpectedFinding[];
}
