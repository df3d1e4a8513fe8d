import type { CockpitObservation } from "@shipslog/cockpit";
import type { Dialect } from "@shipslog/contract";
import type { Clock } from "@shipslog/journal/browser";
import type { ReadingExtent } from "./ReadingExtent.ts";

/** How the progress is observed. */
interface ReadingOptions {
  /** The dialect that lines are checked against. */
  readonly dialect: Dialect;
  readonly clock: Clock;
  /** Ends the observation. */
  readonly signal: AbortSignal;
}

type Progress = Extract<CockpitObservation, { readonly type: "reading" }>;

/** How often the progress is looked at. */
const lookEveryMs = 100;
/** After this many looks without a new line, the rest is half a line that waits for its end. */
const idleLooks = 10;
/** After this many looks without any line, the journals cannot be read. */
const silentLooks = 50;

/** Reports how much of the existing journals has been read, then when the first line or file is read that is new. */
export async function* observeReading(
  extent: ReadingExtent,
  { dialect, clock, signal }: ReadingOptions,
): AsyncGenerator<Progress, void, undefined> {
  const { totalBytes } = extent;
  const progress = { type: "reading", totalBytes, compared: comparedLines(extent, dialect), isGrowing: false } as const;
  let percent = -1;
  let entries = 0;
  let idle = 0;
  while (!signal.aborted && extent.doneBytes < totalBytes) {
    const { doneBytes } = extent;
    const next = Math.floor((100 * doneBytes) / totalBytes);
    if (next !== percent) yield { ...progress, doneBytes };
    percent = next;
    idle = entries === extent.entries ? idle + 1 : 0;
    entries = extent.entries;
    if (idle >= (entries === 0 ? silentLooks : idleLooks)) break;
    await clock.sleep(lookEveryMs, signal);
  }
  yield { ...progress, doneBytes: totalBytes };
  await Promise.race([extent.grown, interrupted(signal)]);
  if (!signal.aborted) yield { ...progress, doneBytes: totalBytes, isGrowing: true };
}

/** Kinds outside the specification are errors in `spec`; in `live` they are compared from the newest session on. */
function comparedLines({ newestFrom }: ReadingExtent, dialect: Dialect): Progress["compared"] {
  if (dialect !== "live") return "none";
  return newestFrom === undefined ? "all" : { from: newestFrom };
}

/** Resolves when a signal is aborted. */
export function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
