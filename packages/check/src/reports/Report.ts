import type { Dialect, Severity } from "@shipslog/contract";
import type { Finding } from "../findings/Finding.ts";
import type { Rule } from "../declare/Rule.ts";
import type { Summary } from "../engine/Summary.ts";
import type { ReportPaint } from "./text/ReportPaint.ts";

/** A report in progress: each call returns text to print, in order. No content of a journal breaks the format. */
export interface Report {
  /** The text before the first finding. */
  begin(): Iterable<string>;
  /** The text for a finding; formats that need all findings first return it at the end. */
  finding(finding: Finding): Iterable<string>;
  /** The text after the last finding. */
  end(summary: Summary): Iterable<string>;
}

/** A folder that was checked. */
export interface ReportedFolder {
  readonly path: string;
  /** The dialect its journals were checked against. */
  readonly dialect: Dialect;
  /** Why this dialect, such as `found a Fileheader`. */
  readonly reason: string;
  /** What was not read although it has the name of a journal, such as `Journal.….log is a FIFO`. */
  readonly skipped: readonly string[];
}

/** What a report needs besides the findings. */
export interface ReportContext {
  /** The dialect of the check; with several folders, of the first. */
  readonly dialect: Dialect;
  /** The rules that ran, in their order. */
  readonly rules: readonly Rule[];
  /** Version of the tool. */
  readonly version: string;
  /** The lowest severity that fails the check; `error` by default. */
  readonly failOn?: Severity | undefined;
  /** When the check started, in milliseconds since 1970; absent from the report by default. */
  readonly startedAtMs?: number | undefined;
  /** The folders that were checked, for a caller that chose the dialect of each; absent from the report by default. */
  readonly folders?: readonly ReportedFolder[] | undefined;
  /** The colours of the text; none by default. */
  readonly paint?: ReportPaint | undefined;
  /** Columns of the terminal; 100 by default. */
  readonly width?: number | undefined;
  /** How many different findings of one rule the text report shows; 5 by default, `Infinity` for every single one. */
  readonly mostPerRule?: number | undefined;
}
