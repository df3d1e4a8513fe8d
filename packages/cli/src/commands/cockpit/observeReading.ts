import type { CockpitObservation } from "@shipslog/cockpit";
import type { Clock } from "@shipslog/journal";
import type { ReadingExtent } from "./ReadingExtent.ts";

/** How often the progress is looked at. */
const lookEveryMs = 100;
/** After this many looks without a new line, the rest is half a line that waits for its end. */
const idleLooks = 10;
/** After this many looks without any line, the journals cannot be read. */
const silentLooks = 50;

/** Reports how much of the existing journals has been read, and ends when everything has. */
export async function* observeReading(
  extent: ReadingExtent,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<CockpitObservation, void, undefined> {
  const { totalBytes } = extent;
  let [percent, entries, idle] = [-1, 0, 0];
  while (!signal.aborted && extent.doneBytes < totalBytes) {
    const { doneBytes } = extent;
    const next = Math.floor((100 * doneBytes) / totalBytes);
    if (next !== percent) yield { type: "reading", doneBytes, totalBytes };
    percent = next;
    idle = entries === extent.entries ? idle + 1 : 0;
    entries = extent.entries;
    if (idle >= (entries === 0 ? silentLooks : idleLooks)) break;
    await clock.sleep(lookEveryMs, signal);
  }
  yield { type: "reading", doneBytes: totalBytes, totalBytes };
}
