import { expect, it } from "vitest";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";
import { checkSession, mergeSessions } from "./checkSession.ts";

const { Fileheader, FSDJump, nextJump } = sampleEvents;
const entries = sampleEntries([{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump({ JumpDist: 9 }) }]);

/** A clock that passes a millisecond whenever somebody looks at it. */
function steps(): () => number {
  let now = 0;
  return () => now++;
}

it("measures each rule and phase, and finds the same", async () => {
  const plain = await checkSession(entries, { dialect: "live" });
  const { timings, ...timed } = await checkSession(entries, { dialect: "live", timer: steps() });
  expect(plain).not.toHaveProperty("timings");
  expect(timed).toEqual(plain);
  // It handles both jumps, and no other entry.
  expect(timings?.rules["jump-distance"]).toBe(2);
  expect(timings?.rules["clock-back"]).toBeGreaterThanOrEqual(3);
  expect(Object.keys(timings?.rules ?? {})).toEqual(Object.keys(plain.rules));
  const { read = 0, lines = 0, rules = 0 } = timings?.phases ?? {};
  expect(rules).toBe(Object.values(timings?.rules ?? {}).reduce((sum, ms) => sum + ms, 0));
  expect(read).toBeGreaterThan(0);
  expect(lines).toBeGreaterThan(0);
});

it("adds sessions up", async () => {
  const one = await checkSession(entries, { dialect: "live", timer: steps() });
  const { summary } = mergeSessions([one, one]);
  expect(summary.timings?.rules["jump-distance"]).toBe(4);
  expect(summary.timings?.phases["read"]).toBe(2 * (one.timings?.phases["read"] ?? 0));
  expect(mergeSessions([await checkSession(entries, { dialect: "live" })]).summary).not.toHaveProperty("timings");
});
