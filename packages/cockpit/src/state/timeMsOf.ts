import { parseTimestampMs } from "@shipslog/contract";

/** Parses a timestamp to milliseconds since 1970; undefined when it is not a valid one. */
export function timeMsOf(timestamp: unknown): number | undefined {
  return typeof timestamp === "string" && timestamp.length <= 40 ? parseTimestampMs(timestamp) : undefined;
}
