/** A third-party reader receives what is written, on a real disk in real time. */
import type { Dialect } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { differences, followWithKayahr } from "./helpers/kayahr/followWithKayahr.ts";
import { numberedSession } from "./helpers/kayahr/numberedSession.ts";

const eventsPerSecond = 10;
const dialects: readonly Dialect[] = ["spec", "live"];

longTest(
  {
    claim:
      "@kayahr/ed-journal 2.5.0, following a folder while it is written, receives every event, every Status that is on disk for a second, and the last one.",
    // Forty seconds of play: more only repeats the five kinds of event and the four files.
    size: { check: 60, full: 400, of: "events in each dialect" },
  },
  async ({ size, report }) => {
    const found = await Promise.all(dialects.map((dialect) => follow(dialect, size)));
    for (const line of found) report(line);
    return found.join("; ");
  },
);

async function follow(dialect: Dialect, size: number): Promise<string> {
  const moments = numberedSession({ events: size, eventsPerSecond, startMs: Date.UTC(2026, 4, 1) });
  const followed = await followWithKayahr(moments, { dialect, linesPerPart: Math.ceil(size / 4) });
  const { lines, events, statusesWritten, statusesRead, files } = followed;
  const written = lines.map((line) => JSON.parse(line) as unknown);
  expect(differences(written, events)).toEqual([]);
  expect(differences(statusesWritten, statusesRead)).toEqual([]);
  expect(lines.filter((line) => !parseLine(line).ok)).toEqual([]);
  // The session has several parts with the framing of the dialect, and one Status a second.
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(lines).toHaveLength(size + (dialect === "live" ? 2 * (files.length - 1) : 0));
  expect(statusesWritten.length).toBeGreaterThanOrEqual(Math.floor(size / eventsPerSecond) - 1);
  return `${dialect}: ${events.length} events, ${statusesRead.length} Status, ${files.length} files`;
}
