import type { WriteStep } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import { statusPauseMs } from "./StatusSchedule.ts";
import { toTimestamp } from "../timestamp.ts";

/**
 * Creates the step that the game ends with: Status.json with `Flags` 0 and nothing else (F26), in the mode of
 * the last write and after it.
 */
export function exitStatus(last: Extract<WriteStep, { type: "replace" }>): WriteStep {
  const atMs = last.atMs + statusPauseMs;
  const text = printCompanion({ timestamp: toTimestamp(atMs), event: "Status", Flags: 0 });
  return { ...last, atMs, bytes: new TextEncoder().encode(text) };
}
