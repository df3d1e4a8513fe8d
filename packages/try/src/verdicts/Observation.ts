import type { CompanionFile, JsonObject } from "@shipslog/contract";
import type { DueEvent } from "../story/StoryStep.ts";
import type { Difference } from "./Verdict.ts";

/**
 * What a reader owes for an event. `forbidden` ones were written before a reader started that starts at the end; `optional`
 * ones were written while it started, or to see whether it still lives.
 */
export type Duty = "required" | "optional" | "forbidden";

/** An event of a story, and what became of it. */
export interface ObservedEvent extends DueEvent {
  duty: Duty;
  /** Whether the suite waited for it for the whole bound. */
  isOverdue: boolean;
}

/** A content of a companion file, and what became of it. */
export interface ObservedState {
  readonly file: CompanionFile;
  readonly content: JsonObject;
  readonly text: string;
  /** Whether it was on disk long enough, so that it must come out. */
  isAwaited: boolean;
  isOverdue: boolean;
}

/** A line that the reader printed. */
export interface ReceivedLine {
  readonly text: string;
  readonly value: JsonObject;
  /** The companion file it is about; undefined for an event of the journal. */
  readonly file: CompanionFile | undefined;
  /** Which start of the reader printed it, from 1. */
  readonly run: number;
}

/** Everything that is known about a reader in one case. */
export interface Observation {
  readonly events: readonly ObservedEvent[];
  readonly states: readonly ObservedState[];
  readonly received: readonly ReceivedLine[];
  /** How the reader failed as a process; undefined when it did not. */
  readonly failure: Difference | undefined;
}
