import type { Dialect, Severity } from "@shipslog/contract";

/** What a fault damages: one event, the sequence of events, the text of a line, or a file. */
export type FaultSort = "event" | "sequence" | "text" | "file";

/** A rule that a fault may trigger, with the severity of its finding in each dialect that has the rule. */
export interface Provocation {
  /** Id of the rule. */
  readonly rule: string;
  readonly severity: Readonly<Partial<Record<Dialect, Severity>>>;
}

/** Deliberate damage: its name, what it does, and which rules must report it. */
export interface Fault {
  readonly name: string;
  readonly sort: FaultSort;
  /** What it does, in one sentence. */
  readonly description: string;
  /** The rules it may trigger, its main rule first; empty when the damage cannot be detected. */
  readonly provokes: readonly Provocation[];
  /** Whether it damages companion files. Its answer key is about every content of them, not only the last. */
  readonly damagesCompanions?: true;
  /** When the rules after the first report, or why none does. */
  readonly remark?: string;
}

/**
 * Who can see a finding: a reader of the complete folder, or a follower of the growing folder. A reader sees each
 * companion file once, in its final state.
 */
export type Observer = "reader" | "follower";
