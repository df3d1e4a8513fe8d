import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callerOf, RateLimit } from "./RateLimit.ts";

describe("RateLimit", () => {
  it("never allows more than the number at once and what has come back since", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 200 }), { maxLength: 200 }), (steps) => {
        const limit = new RateLimit({ most: 5, perMs: 1000 });
        let nowMs = 10_000;
        let forwardMs = 0;
        let allowed = 0;
        for (const step of steps) {
          nowMs += step;
          // A clock that goes back and forth must not give more than one that only goes on.
          forwardMs += Math.max(0, step);
          if (limit.allows("one", nowMs)) allowed += 1;
        }
        expect(allowed).toBeLessThanOrEqual(5 + (forwardMs * 5) / 1000);
      }),
    );
  });

  it("allows again after the time, and counts callers apart", () => {
    const limit = new RateLimit({ most: 2, perMs: 1000 });
    expect([0, 0, 0].map((atMs) => limit.allows("one", atMs))).toEqual([true, true, false]);
    expect(limit.allows("two", 0)).toBe(true);
    expect([499, 500, 501].map((atMs) => limit.allows("one", atMs))).toEqual([false, true, false]);
  });

  it("remembers a limited number of callers", () => {
    const limit = new RateLimit({ most: 1, perMs: 1000 });
    expect(limit.allows("first", 0)).toBe(true);
    for (let at = 0; at < 9999; at++) limit.allows(`other ${at}`, 0);
    expect(limit.allows("first", 0)).toBe(false);
    for (let at = 0; at < 10_000; at++) limit.allows(`more ${at}`, 0);
    expect(limit.allows("first", 0)).toBe(true);
  });
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("counts %s as %s", (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
