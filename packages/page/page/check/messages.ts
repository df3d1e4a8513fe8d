import type { FindingGroup, Summary } from "@shipslog/check";
import type { ChosenJournals } from "../sources/ChosenJournals.ts";

/** The formats in which a report is saved. */
export type SavedFormat = "html" | "json";

/** What the page tells the worker that checks. */
export type ToCheckWorker =
  | { readonly type: "check"; readonly source: ChosenJournals }
  | { readonly type: "save"; readonly format: SavedFormat }
  /** Asks for a report to post; the secret belongs to this one. */
  | { readonly type: "save nameless"; readonly key: string };

/** What the rule of a group says. */
export interface RuleText {
  readonly title: string;
  readonly why: string;
  /** A line or file that it accepts, and one that it reports. */
  readonly passes: string;
  readonly fails: string;
}

/** What was found, ready to be shown. */
export interface ShownCheck {
  readonly summary: Summary;
  readonly groups: readonly FindingGroup[];
  /** The rules of the groups, by id. */
  readonly rules: Readonly<Record<string, RuleText>>;
  /** How the folder was read: `live (found a Fileheader)`. */
  readonly dialect: string;
  readonly skipped: readonly string[];
}

/** What the worker tells the page. */
export type FromCheckWorker =
  | { readonly type: "progress"; readonly doneBytes: number; readonly totalBytes: number }
  | { readonly type: "checked"; readonly check: ShownCheck | undefined }
  | { readonly type: "saved"; readonly name: string; readonly content: Blob }
  | { readonly type: "failed"; readonly reason: string };
