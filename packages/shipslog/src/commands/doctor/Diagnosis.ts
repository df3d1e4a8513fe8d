import type { FolderFacts } from "./inspectFolder.ts";

/** One result of `shipslog doctor`. */
export interface Diagnosis {
  /** `odd` needs attention and makes the command exit with 1. */
  readonly status: "fine" | "odd";
  readonly text: string;
  /** What to do about it, or what it means. */
  readonly advice?: string;
}

/** Examines one aspect of a folder. */
export type Examination = (facts: FolderFacts) => readonly Diagnosis[];
