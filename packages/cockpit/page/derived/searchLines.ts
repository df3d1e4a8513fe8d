import { noEvent, readEvent } from "../../src/state/readEvent.ts";
import { emptyTail, foldTail, type TailLine } from "../../src/state/tail.ts";
import type { DecodedRecord } from "../../src/wire/WireRecord.ts";

/** What to search for, before a record; undefined for all lines. */
export interface LineQuery {
  readonly text: string;
  /** Whether only lines of the specified kinds match. */
  readonly isNarrow: boolean;
  readonly before: number | undefined;
}

/** Returns the matches in a part of the lines before a record, newest first, and where the next part ends. */
export type LineSource = (
  query: LineQuery,
  signal: AbortSignal,
) => Promise<{ readonly records: readonly DecodedRecord[]; readonly before?: number | undefined }>;

/** What a search has found so far, newest first. */
export interface LineSearch {
  readonly lines: readonly TailLine[];
  readonly progress: "searching" | "all" | "enough" | "failed";
}

/** More matches than a person reads; older ones need a longer text. */
export const maxFound = 200;

/** Searches all lines before a record, part by part, and reports after each; ends without a report when aborted. */
export async function searchLines(
  source: LineSource,
  query: LineQuery,
  signal: AbortSignal,
  report: (search: LineSearch) => void,
): Promise<void> {
  let lines: readonly TailLine[] = [];
  let from = query.before;
  try {
    do {
      const part = await source({ ...query, before: from }, signal);
      if (signal.aborted) return;
      lines = [...lines, ...part.records.flatMap(linesOf)].slice(0, maxFound);
      from = part.before;
      const isFull = lines.length === maxFound;
      report({ lines, progress: from === undefined ? "all" : isFull ? "enough" : "searching" });
      if (isFull) return;
    } while (from !== undefined);
  } catch {
    if (!signal.aborted) report({ lines, progress: "failed" });
  }
}

/** A record as the tail shows it. */
function linesOf({ observation }: DecodedRecord): readonly TailLine[] {
  if (!("position" in observation)) return [];
  const reading = observation.type === "event" ? readEvent(observation.event, observation.raw.length) : noEvent;
  return foldTail(emptyTail, observation, reading).lines;
}
