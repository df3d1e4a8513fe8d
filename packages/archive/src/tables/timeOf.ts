import type { Delivery } from "@shipslog/contract";
import { secondsOf } from "./secondsOf.ts";

/** How the game begins a line. */
const usualBeginning = '{ "timestamp":"';
const timeLength = "2026-01-02T03:04:05Z".length;
const quote = 34;

const somewhere = /"timestamp"\s*:\s*"([^"\\]*)"/;

/** The time that a line carries, in seconds since 1970; undefined where it has none as the game writes it. */
export function timeOf({ raw, verdict }: Delivery): number | undefined {
  const end = usualBeginning.length + timeLength;
  if (raw.startsWith(usualBeginning) && raw.charCodeAt(end) === quote) {
    return secondsOf(raw.slice(usualBeginning.length, end));
  }
  const written = verdict.type === "stored" ? verdict.event?.["timestamp"] : undefined;
  const text = written ?? somewhere.exec(raw)?.[1];
  return typeof text === "string" ? secondsOf(text) : undefined;
}
