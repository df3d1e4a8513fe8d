import type { Dialect, Severity } from "@shipslog/contract";
import type { Finding } from "../findings/Finding.ts";
import type { Rule } from "../rules/Rule.ts";
import type { Summary } from "../engine/Summary.ts";
import type { ReportPaint } from "./text/ReportPaint.ts";

/** A report being written: text to print in the order it is given. Nothing a journal holds breaks its format. */
export interface Report {
  /** What stands before the first finding. */
  begin(): Iterable<string>;
  /** What can be said now that this finding is known; a format that must count first says it at the end. */
  finding(finding: Finding): Iterable<string>;
  /** What stands behind the last finding. */
  end(summary: Summary): Iterable<string>;
}

/** What a report needs to know besides the findings. */
export interface ReportContext {
  readonly dialect: Dialect;
  /** The rules that ran, in their order. */
  readonly rules: readonly Rule[];
  /** Version of the tool that checked. */
  readonly version: string;
  /** The least severity that fails the check; `error` when left out. */
  readonly failOn?: Severity | undefined;
  /** When the check began, in milliseconds since 1970; left out of the report when left out here. */
  readonly startedAtMs?: number | undefined;
  /** Where a reader of the report finds a file, by its base name; the base name itself when left out. */
  readonly pathOf?: ((file: string) => string) | undefined;
  /** How text is coloured; not at all when left out. */
  readonly paint?: ReportPaint | undefined;
  /** Columns of the terminal; 100 when left out. */
  readonly width?: number | undefined;
  /** How many findings of one rule the text report shows; 5 when left out, `Infinity` for all. */
  readonly mostPerRule?: number | undefined;
}
