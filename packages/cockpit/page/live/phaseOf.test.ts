import { describe, expect, it } from "vitest";
import { unknownState, type CockpitState } from "../../src/state/CockpitState.ts";
import { phaseOf } from "./phaseOf.ts";

const nowMs = Date.parse("2026-05-01T21:20:00Z");
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A state whose last line was written and read some time ago. */
function stateOf(writtenAgoMs: number, readAgoMs: number, more: Partial<CockpitState["session"]> = {}): CockpitState {
  const { session, health } = unknownState;
  return {
    ...unknownState,
    session: { ...session, timeMs: nowMs - writtenAgoMs, ...more },
    health: { ...health, lines: 1, readAtMs: nowMs - readAgoMs },
    reading: { doneBytes: 9, totalBytes: 9, caughtUpAtMs: nowMs - 10 * hourMs, isGrowing: true },
  };
}

const live = { isConnected: true, hasState: true, isPast: false, nowMs };
const catchingUp = {
  ...stateOf(0, 0),
  reading: { doneBytes: 43, totalBytes: 100, caughtUpAtMs: undefined, isGrowing: false },
};
const oldFolder = {
  ...stateOf(3 * 365 * 24 * hourMs, 0),
  // A companion file that existed at the start may be read long after the lines.
  reading: { doneBytes: 9, totalBytes: 9, caughtUpAtMs: nowMs - minuteMs, isGrowing: false },
};
const noFiles = { ...unknownState.health, readAtMs: nowMs };
const empty = {
  ...unknownState,
  health: noFiles,
  reading: { doneBytes: 0, totalBytes: 0, caughtUpAtMs: nowMs, isGrowing: false },
};

describe("the phase", () => {
  it.each([
    ["while connecting", { ...live, isConnected: false, hasState: false, state: unknownState }, "Connecting"],
    ["before the first state", { ...live, hasState: false, state: unknownState }, "Connecting"],
    ["without a connection", { ...live, isConnected: false, state: stateOf(0, 0) }, "Connection lost, reconnecting"],
    ["while looking back", { ...live, isPast: true, state: stateOf(0, 0) }, "Looking back"],
    ["while older lines are read", { ...live, state: catchingUp }, "Catching up, 43 %"],
    ["in an empty folder", { ...live, state: empty }, "Waiting for the game"],
    ["with a line of this minute", { ...live, state: stateOf(20_000, 20_000) }, "Live"],
    ["after four minutes without a line", { ...live, state: stateOf(4 * minuteMs, 4 * minuteMs) }, "Quiet for 4 min"],
    ["with lines of an old date that arrive now", { ...live, state: stateOf(9000 * hourMs, 1000) }, "Live"],
    ["over an old folder", { ...live, state: oldFolder }, "Recording of 2 May 2023"],
    [
      "after the game has quit",
      { ...live, state: stateOf(6 * minuteMs, 6 * minuteMs, { isOver: true }) },
      "Game left at 21:14:00",
    ],
  ])("%s", (_when, input, label) => {
    expect(phaseOf(input).label).toBe(label);
  });
});
