import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filesAfter, flying, moment, replacements } from "../../tests/helpers/moments.ts";
import { plan } from "./plan.ts";

const header = { event: "Fileheader", part: 1 };
const jump = { event: "FSDJump", StarSystem: "Sol" };

describe("the last contents of companion files", () => {
  it("are those that the folder has after every content was written", () => {
    const step = fc.record({
      pauseMs: fc.integer({ min: 0, max: 8000 }),
      heading: fc.integer({ min: 0, max: 3 }),
      event: fc.constantFrom(undefined, header, jump, { event: "Shutdown" }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), fc.integer({ min: 1, max: 5 }), (drawn, linesPerPart) => {
        let afterMs = 0;
        const moments = drawn.map(({ pauseMs, heading, event }) => {
          afterMs += pauseMs;
          return moment(afterMs, { "Status.json": flying(1, 2, { Heading: heading }) }, event);
        });
        const [every, last] = (["every", "last"] as const).map((companions) => [
          ...plan(moments, { dialect: "live", linesPerPart, companions }),
        ]);
        expect(filesAfter(last!)).toEqual(filesAfter(every!));
        expect(last!.map(({ atMs }) => atMs)).toEqual(last!.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
        const opened = last!.filter(({ type }) => type === "open").length;
        expect(replacements(last!, "Status.json").length).toBeLessThanOrEqual(opened);
      }),
    );
  });

  it("are written where a journal ends", () => {
    const moments = [header, jump, header, jump].map((event, at) =>
      moment(at * 60_000, { "Status.json": flying(at, 0) }, event),
    );
    const types = [...plan(moments, { dialect: "live", companions: "last" })].map(({ type }) => type);
    expect(types).toEqual(["open", "append", "append", "replace", "open", "append", "append", "replace"]);
  });
});
