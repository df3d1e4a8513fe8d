import type { LakeSummary } from "@shipslog/archive";
import { formatCount } from "@shipslog/contract/internal";

/** Says what a lake holds, with the lines that a collector has stored and not judged yet. */
export function printHeld({
  events,
  rejects,
  undivided,
}: Pick<LakeSummary, "events" | "rejects" | "undivided">): string {
  const held = `${formatCount(events, "event")} and ${formatCount(rejects, "reject")}`;
  return undivided === 0 ? held : `${held}, and ${formatCount(undivided, "line")} that will be one or the other`;
}
