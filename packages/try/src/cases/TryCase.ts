import type { CompanionFile } from "@shipslog/contract";
import type { Story } from "../story/Story.ts";

/** The groups of cases, in the order of the report. */
export const caseGroups = ["reading", "following", "resuming", "companions", "values"] as const;

/** What a group of cases is about. */
export type CaseGroup = (typeof caseGroups)[number];

/** Where a reader may start. */
export const readerProfiles = ["all", "live", "resume"] as const;

/** `all` starts with the oldest line at every start, `live` with the next new line, `resume` where its last run ended. */
export type ReaderProfile = (typeof readerProfiles)[number];

/** One case of the suite: what the game does, what a reader must print about it, and which readers it is for. */
export interface TryCase {
  readonly name: string;
  readonly group: CaseGroup;
  /** What the game does, in one sentence. */
  readonly game: string;
  /** What must come out, in one sentence. */
  readonly expects: string;
  /** The profiles that the case applies to; all when left out. */
  readonly profiles?: readonly ReaderProfile[];
  /** The companion file that a reader must follow for the case to apply. */
  readonly reads?: CompanionFile;
  /** Fields that must come out besides `timestamp` and `event`; the case applies to readers that print whole events. */
  readonly fields?: "all";
  /** Whether events that were printed before a kill may be printed again after it. */
  readonly mayRepeatAfterKill?: true;
}

/** A case with its story. */
export interface ToldCase extends TryCase {
  /** Tells the story; all chance comes from the story, so the same seed tells the same story. */
  tell(story: Story): void;
}

/** The cases of a group by name, each without what `cases.ts` says of the whole group. */
export type CaseRows = Readonly<Record<string, Omit<ToldCase, "name" | "group">>>;

/** The profiles of cases about lines that are there before the reader starts. */
export const fromTheStart: readonly ReaderProfile[] = ["all", "resume"];
