import type { WriteStep } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import { statusPauseMs } from "./StatusSchedule.ts";
import { toTimestamp } from "./timestamp.ts";

/**
 * Gives the step that leaves Status.json as the game leaves it on exit: `Flags` 0 and nothing else (format-facts 3), in
 * the way and after the time of the last one.
 */
export function exitStatus(last: Extract<WriteStep, { type: "replace" }>): WriteStep {
  const atMs = last.atMs + statusPauseMs;
  const text = printCompanion({ timestamp: toTimestamp(atMs), event: "Status", Flags: 0 });
  return { ...last, atMs, bytes: new TextEncoder().encode(text) };
}
