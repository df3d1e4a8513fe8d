import { journalChannels } from "@shipslog/contract";
import type { PlanOptions } from "./PlanOptions.ts";

const minuteMs = 60_000;
const words = Object.entries(journalChannels);

/** Returns the name of a journal file: the player's local time at the start of the session, and the part. */
export function partName(startMs: number, part: number, options: Required<PlanOptions>): string {
  const wallClock = new Date(startMs + options.utcOffsetMinutes * minuteMs).toISOString();
  const [date, time] = [wallClock.slice(0, 10), wallClock.slice(11, 19).replaceAll(":", "")];
  const stamp = options.form === "new" ? `${date}T${time}` : `${date.slice(2).replaceAll("-", "")}${time}`;
  const word = words.find(([, channel]) => channel === options.channel)?.[0] ?? "";
  return `Journal${word}.${stamp}.${String(part).padStart(2, "0")}.log`;
}
