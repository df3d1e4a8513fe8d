import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinLinesBySecond } from "./joinLinesBySecond.ts";
import { filesAfter, flying, moment, startMs, textOf } from "../../tests/helpers/moments.ts";
import { plan } from "./plan.ts";

const moments = (afterMs: readonly number[]) =>
  afterMs.map((time, n) => moment(time, { "Status.json": flying(n, 0) }, { event: "FSDJump", n }));

describe("joinLinesBySecond", () => {
  it("joins the lines of a second at its end, and leaves everything else in place", () => {
    const steps = [...joinLinesBySecond(plan(moments([100, 200, 1300, 1400])))];
    expect(steps.map(({ type, atMs }) => [type, atMs - startMs])).toEqual([
      ["open", 100],
      ["replace", 100],
      ["append", 999],
      ["replace", 1100],
      ["append", 1999],
      ["replace", 2100],
    ]);
    expect(textOf(steps[2]!).match(/"n":\d/g)).toEqual(['"n":0', '"n":1']);
  });

  it("leaves the same folder, in order of time, with at least a second between two writes of a journal", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400)), fc.integer({ min: 1, max: 9 }), (pauses, linesPerPart) => {
        let now = 0;
        const given = moments(pauses.map((pause) => (now += pause)));
        const steps = [...joinLinesBySecond(plan(given, { linesPerPart }))];
        expect(filesAfter(steps)).toEqual(filesAfter(plan(given, { linesPerPart })));
        const times = steps.map(({ atMs }) => atMs);
        // The last lines of a part are written when the next one starts, which may be sooner.
        const appends = steps.filter(({ type }) => type === "append");
        appends.forEach((step, index) => {
          const before = appends[index - 1];
          const isLastOfPart = appends[index + 1] !== undefined && appends[index + 1]?.file !== step.file;
          const gapMs = before?.file === step.file && !isLastOfPart ? step.atMs - before.atMs : Infinity;
          expect(gapMs).toBeGreaterThanOrEqual(1000);
        });
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });
});
