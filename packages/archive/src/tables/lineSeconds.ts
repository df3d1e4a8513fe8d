import type { Delivery } from "@shipslog/contract";
import { timestampSeconds, usualTimestamp } from "./timestampSeconds.ts";

/** How the game starts a line. */
const usualStart = '{ "timestamp":"';
const timeLength = "2026-01-02T03:04:05Z".length;
const quote = 34;

const somewhere = /"timestamp"\s*:\s*"([^"\\]*)"/;

/** The timestamp of a line in seconds since 1970; undefined if it has none. */
export function lineSeconds({ raw, verdict }: Delivery): number | undefined {
  const end = usualStart.length + timeLength;
  if (raw.startsWith(usualStart) && raw.charCodeAt(end) === quote) {
    return timestampSeconds(raw.slice(usualStart.length, end));
  }
  const written = verdict.type === "stored" ? verdict.event?.["timestamp"] : undefined;
  const text = written ?? somewhere.exec(raw)?.[1];
  return typeof text === "string" ? (timestampSeconds(text) ?? secondsInOtherForm(text)) : undefined;
}

function secondsInOtherForm(text: string): number | undefined {
  const usual = usualTimestamp(text);
  return usual === undefined ? undefined : timestampSeconds(usual);
}
