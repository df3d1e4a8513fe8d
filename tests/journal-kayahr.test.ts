import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { differences, followWithKayahr } from "../lab/kayahr/follow.ts";
import { session } from "../lab/kayahr/moments.ts";

describe("@kayahr/ed-journal, following a folder that is being written", () => {
  it.concurrent.each(["spec", "live"] as const)("gets every event and every Status in %s", async (dialect) => {
    const moments = session({ events: 120, eventsPerSecond: 24, startMs: Date.UTC(2026, 4, 1) });
    const followed = await followWithKayahr(moments, { dialect, linesPerPart: 50 });
    const { lines, events, statusesWritten, statusesRead, files } = followed;
    expect(
      differences(
        lines.map((line) => JSON.parse(line) as unknown),
        events,
      ),
    ).toEqual([]);
    expect(differences(statusesWritten, statusesRead)).toEqual([]);
    // What was played is what was meant: events in three parts, framed as the dialect says, one Status a second.
    expect(files).toHaveLength(3);
    expect(lines).toHaveLength(dialect === "live" ? 124 : 120);
    expect(lines.every((line) => parseLine(line).ok)).toBe(true);
    expect(statusesWritten.length).toBeGreaterThanOrEqual(5);
  });
});
