import { parseTimestampMs, type CompanionState, type JsonObject } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { byteOrderMark, type CompanionText } from "./readCompanionText.ts";

/** What one look at a companion file found. */
export interface ClassifiedCompanion {
  readonly state: CompanionState;
  /** The event in this text; undefined if it has none. */
  readonly event: JsonObject | undefined;
  /** Whether another look may find a better state: the file is being written, or is older than its line. */
  readonly mayImprove: boolean;
}

/**
 * Compares the text of a companion file with the timestamp of its announcing line. A file that is newer than the line will
 * never match it, so only an older one is worth another look.
 */
export function classifyCompanion(found: CompanionText, announcedAt: string | undefined): ClassifiedCompanion {
  // A missing file is expected only if a line announced it; an empty one was just truncated.
  if (found === "absent") return { state: "missing", event: undefined, mayImprove: announcedAt !== undefined };
  if (found === "locked") return { state: "torn", event: undefined, mayImprove: true };
  if (found.form === "oversize") return { state: "oversize", event: undefined, mayImprove: true };
  if (found.text.trim() === "") return { state: "empty", event: undefined, mayImprove: true };
  const parsed = parseLine(found.text.replace(byteOrderMark, ""));
  if (!parsed.ok) return { state: "torn", event: undefined, mayImprove: true };
  if (found.form === "encoding") return { state: "encoding", event: undefined, mayImprove: false };
  const { event } = parsed;
  if (announcedAt === undefined) return { state: "alone", event, mayImprove: false };
  const timestamp = event["timestamp"];
  if (timestamp === announcedAt) return { state: "matched", event, mayImprove: false };
  // The two texts may write one moment in two forms of ISO 8601.
  const ownMs = parseTimestampMs(timestamp);
  const announcedMs = parseTimestampMs(announcedAt);
  const isKnown = ownMs !== undefined && announcedMs !== undefined;
  if (isKnown && ownMs === announcedMs) return { state: "matched", event, mayImprove: false };
  const isOlder = isKnown ? ownMs < announcedMs : typeof timestamp === "string" && timestamp < announcedAt;
  return { state: "stale", event, mayImprove: isOlder };
}
