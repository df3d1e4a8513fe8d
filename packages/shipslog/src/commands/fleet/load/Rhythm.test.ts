import { describe, expect, it } from "vitest";
import type { SimulatedLine } from "./SimulatedSource.ts";
import { Rhythm } from "./Rhythm.ts";

const hourMs = 3_600_000;
const line = (atMs: number) => ({ atMs }) as SimulatedLine;

/** Sessions of 20 to 60 lines in a simulated hour, with a burst at the start. */
const sessions = [20, 40, 60].map((count) =>
  Array.from({ length: count }, (_, at) => line(at < 10 ? at : (hourMs * at) / count)),
);

/** The lines that commanders send in a time, with the times at which their sessions begin. */
function play(rhythm: Rhythm, commanders: number, durationMs: number) {
  const began: number[] = [];
  let sent = 0;
  for (let at = 0; at < commanders; at++) {
    let nowMs = 0;
    for (let round = 0; nowMs < durationMs; round++) {
      const { lines, endMs, breakMs } = rhythm.session(at, round, nowMs, durationMs);
      sent += lines.length;
      if (round > 0) began.push(nowMs);
      nowMs = endMs + breakMs;
    }
  }
  return { sent, began };
}

describe("the rhythm of many commanders", () => {
  it("has the given number of lines an hour", () => {
    for (const linesAnHour of [100, 224, 1000]) {
      const { sent } = play(new Rhythm(sessions, linesAnHour), 600, 2 * hourMs);
      expect(sent / 600 / 2 / linesAnHour).toBeGreaterThan(0.85);
      expect(sent / 600 / 2 / linesAnHour).toBeLessThan(1.2);
    }
  });

  it("begins sessions all the time", () => {
    const { began } = play(new Rhythm(sessions, 224), 600, hourMs);
    const minutes = Map.groupBy(began, (ms) => Math.floor(ms / 60_000));
    for (let minute = 0; minute < 59; minute++) expect(minutes.get(minute)?.length ?? 0).toBeGreaterThan(10);
  });

  it("ends for all at the same time", () => {
    const rhythm = new Rhythm(sessions, 224);
    const { lines, startMs } = rhythm.session(7, 0, 1000, 61_000);
    expect(lines.length).toBeLessThan(sessions[1]?.length ?? 0);
    for (const { atMs } of lines) expect(startMs + atMs / rhythm.speed).toBeLessThanOrEqual(61_000);
  });
});
