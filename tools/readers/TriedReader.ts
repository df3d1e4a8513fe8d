import type { TryReport } from "@shipslog/try";

/** A reader of the page, and how it is tried. */
export interface TriedReader {
  readonly name: string;
  readonly link: string;
  readonly version: string;
  readonly profile: "all" | "live" | "resume";
  /** The adapter in examples/readers. */
  readonly adapter: string;
  readonly command: readonly string[];
  /** What to know before judging it. */
  readonly remark: string;
}

/** A reader and its report. */
export interface TriedResult {
  readonly reader: TriedReader;
  readonly report: Pick<TryReport, "outcomes">;
  /** The failed cases, run again. */
  readonly again: readonly TriedResult["report"][];
  readonly seconds: number;
}
