import type { FolderFacts } from "./inspectFolder.ts";

/** One thing a doctor says of a folder. */
export interface Diagnosis {
  /** Whether all is well with it, or someone should look. */
  readonly mark: "fine" | "odd";
  readonly says: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** Looks at one side of a folder and says what it sees, if anything. */
export type Examination = (facts: FolderFacts) => readonly Diagnosis[];
