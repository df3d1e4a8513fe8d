import type { CompanionState, JsonObject } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import type { CompanionText } from "./readCompanionText.ts";

/** What one look at a companion file shows. */
export interface ClassifiedCompanion {
  readonly state: CompanionState;
  /** The event of this very text; undefined when it holds none. */
  readonly event: JsonObject | undefined;
  /** Whether another look in a moment may show more: the file is being written, or is behind its line. */
  readonly mayImprove: boolean;
}

/**
 * Judges what a companion file holds against the timestamp of its announcing line.
 *
 * A file that is newer than the line will never agree with it, so only an older one is worth another look.
 */
export function classifyCompanion(found: CompanionText, announcedAt: string | undefined): ClassifiedCompanion {
  // Absent, it is awaited only if a line spoke of it; empty, it was just truncated.
  if (found === "absent") return { state: "missing", event: undefined, mayImprove: announcedAt !== undefined };
  if (found === "held") return { state: "torn", event: undefined, mayImprove: true };
  if (found.text.trim() === "") return { state: "missing", event: undefined, mayImprove: true };
  const parsed = parseLine(found.text);
  if (!parsed.ok) return { state: "torn", event: undefined, mayImprove: true };
  const { event } = parsed;
  if (announcedAt === undefined) return { state: "alone", event, mayImprove: false };
  const timestamp = event["timestamp"];
  if (timestamp === announcedAt) return { state: "matched", event, mayImprove: false };
  return { state: "stale", event, mayImprove: typeof timestamp === "string" && timestamp < announcedAt };
}
