import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";
import { driving, flying, moment, replacements, startMs } from "../../../tests/helpers/moments.ts";
import { plan } from "../plan.ts";

const writtenAt = (shown: readonly (readonly [number, JsonObject])[], statusPeriodMs = 3000) =>
  replacements(
    plan(
      shown.map(([afterMs, status]) => moment(afterMs, { "Status.json": status })),
      { statusPeriodMs },
    ),
    "Status.json",
  );
const times = (...given: Parameters<typeof writtenAt>) => writtenAt(...given).map(({ afterMs }) => afterMs);

describe("Status.json", () => {
  it.each([
    ["0.0199 degrees in flight", flying, 0.0199, [0]],
    ["0.02 degrees in flight", flying, 0.02, [0, 2000]],
    ["0.0004 degrees in the SRV", driving, 0.0004, [0]],
    ["0.0005 degrees in the SRV", driving, 0.0005, [0, 2000]],
  ])("is written only from the threshold on: %s", (_what, at, apart, expected) => {
    expect(
      times([
        [0, at(12.3, 4)],
        [2000, at(12.3 + apart, 4)],
      ]),
    ).toEqual(expected);
    expect(
      times([
        [0, at(12.3, 4)],
        [2000, at(12.3, 4 - apart)],
      ]),
    ).toEqual(expected);
  });

  it("adds up small changes: it compares with the last write", () => {
    const shown = Array.from({ length: 11 }, (_, index) => [index * 1000, flying(index * 0.005, 0)] as const);
    expect(times(shown, 60_000)).toEqual([0, 4000, 8000]);
  });

  it("is written once a period between sparse moments, with the time and state of the write", () => {
    const written = writtenAt([
      [500, flying(1, 1)],
      [600, flying(1.01, 1)],
      [10_000, flying(1.01, 1)],
    ]);
    expect(written.map(({ afterMs }) => afterMs)).toEqual([500, 3500, 6500, 9500]);
    expect(written.map(({ text }) => /"timestamp":"(.*?)".*"Latitude":([\d.]+)/.exec(text)?.slice(1))).toEqual([
      ["2026-05-01T12:00:00Z", "1.000000"],
      ["2026-05-01T12:00:03Z", "1.010000"],
      ["2026-05-01T12:00:06Z", "1.010000"],
      ["2026-05-01T12:00:09Z", "1.010000"],
    ]);
  });

  it("delays a change until a second has passed, then shows the state at that time; the last state is always written", () => {
    const heading = (degrees: number) => flying(0, 0, { Heading: degrees });
    const written = writtenAt([
      [0, heading(1)],
      [300, heading(2)],
      [600, heading(3)],
      [2500, heading(4)],
      [2600, heading(5)],
    ]);
    expect(written.map(({ afterMs, text }) => [afterMs, /"Heading":(\d)/.exec(text)?.[1]])).toEqual([
      [0, "1"],
      [1000, "3"],
      [2500, "4"],
      [3500, "5"],
    ]);
  });

  it("is not written for a change that was reverted within a second", () => {
    expect(
      times([
        [0, flying(0, 0)],
        [200, flying(5, 0)],
        [400, flying(0, 0)],
        [2000, flying(0, 0)],
      ]),
    ).toEqual([0]);
  });

  it("is not written between the end of one session and the start of the next", () => {
    const hourMs = 3_600_000;
    const menu = { timestamp: "", event: "Status", Flags: 0 };
    const moments = [
      moment(0, { "Status.json": flying(0, 0) }, { event: "Fileheader" }),
      moment(4000, { "Status.json": flying(0, 0) }, { event: "Shutdown" }),
      moment(5000, { "Status.json": menu }),
      moment(hourMs, { "Status.json": menu }, { event: "Fileheader" }),
      moment(hourMs + 4000, { "Status.json": menu }, { event: "Shutdown" }),
    ];
    const steps = [...plan(moments, { dialect: "live", statusPeriodMs: 3000 })];
    const written = replacements(steps, "Status.json").map(({ afterMs }) => afterMs);
    expect(written).toEqual([0, 3000, 5000, hourMs, hourMs + 3000]);
    expect(steps.map(({ atMs }) => atMs)).toEqual(steps.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
  });

  it("follows these rules in any session", () => {
    const step = fc.record({
      pauseMs: fc.integer({ min: 0, max: 8000 }),
      microDegrees: fc.integer({ min: -30_000, max: 30_000 }),
      inSrv: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), fc.integer({ min: 1000, max: 5000 }), (items, periodMs) => {
        let afterMs = 0;
        let micro = 0;
        const shown = items.map(({ pauseMs, microDegrees, inSrv }) => {
          [afterMs, micro] = [afterMs + pauseMs, micro + microDegrees];
          return [afterMs, (inSrv ? driving : flying)(micro / 1e6, 0)] as const;
        });
        const written = writtenAt(shown, periodMs);
        const first = shown[0]!;
        const last = shown.at(-1)!;
        expect(written[0]?.afterMs).toBe(first[0]);
        const ends = [...written.map(({ afterMs: at }) => at), last[0]];
        written.forEach(({ afterMs: at, text }, index) => {
          expect(text).toContain(`"timestamp":"${printTimestamp(startMs + at)}"`);
          expect((ends[index + 1] ?? at) - at).toBeLessThanOrEqual(periodMs);
          expect(at - (written[index - 1]?.afterMs ?? -Infinity)).toBeGreaterThanOrEqual(1000);
        });
        // No significant change is lost: the last write is within a threshold of the last state.
        const latitude = Number(/"Latitude":([-\d.]+)/.exec(written.at(-1)!.text)?.[1]);
        expect(Math.abs(Math.round(latitude * 1e6) - micro)).toBeLessThan(items.at(-1)!.inSrv ? 500 : 20_000);
      }),
    );
  });
});
