import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { differences, followWithKayahr } from "../lab/kayahr/followWithKayahr.ts";
import { numberedSession } from "../lab/kayahr/numberedSession.ts";

describe("@kayahr/ed-journal following a folder during writes", () => {
  it.concurrent.each(["spec", "live"] as const)("receives every event and every Status in %s", async (dialect) => {
    const moments = numberedSession({ events: 120, eventsPerSecond: 24, startMs: Date.UTC(2026, 4, 1) });
    const followed = await followWithKayahr(moments, { dialect, linesPerPart: 50 });
    const { lines, events, statusesWritten, statusesRead, files } = followed;
    expect(
      differences(
        lines.map((line) => JSON.parse(line) as unknown),
        events,
      ),
    ).toEqual([]);
    expect(differences(statusesWritten, statusesRead)).toEqual([]);
    // The session has three parts with the framing of the dialect, and one Status a second.
    expect(files).toHaveLength(3);
    expect(lines).toHaveLength(dialect === "live" ? 124 : 120);
    expect(lines.every((line) => parseLine(line).ok)).toBe(true);
    expect(statusesWritten.length).toBeGreaterThanOrEqual(5);
  });
});
