import type { WriteStep } from "@shipslog/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { thinStatus } from "./thinStatus.ts";

const apartMs = 1000;
const bytes = new Uint8Array();
const stepAt = (atMs: number, isStatus: boolean): WriteStep =>
  isStatus
    ? { type: "replace", file: "Status.json", mode: "in-place", atMs, bytes }
    : { type: "append", file: "Journal.01.log", atMs, bytes };
const isStatus = (step: WriteStep) => step.type === "replace";

const stepLists = fc
  .array(fc.record({ afterMs: fc.nat(700), isStatus: fc.boolean() }), { maxLength: 60 })
  .map((drawn) => {
    let atMs = 0;
    return drawn.map((each) => stepAt((atMs += each.afterMs), each.isStatus));
  });

test("keeps every other step in order, and the last Status.json", () => {
  fc.assert(
    fc.property(stepLists, (steps) => {
      const thinned = [...thinStatus(steps, apartMs)];
      expect(thinned.filter((step) => !isStatus(step))).toEqual(steps.filter((step) => !isStatus(step)));
      expect(thinned.findLast(isStatus)).toBe(steps.findLast(isStatus));
    }),
  );
});

test("writes one Status.json for each gap of the session, apart from the first and the last", () => {
  fc.assert(
    fc.property(stepLists, (steps) => {
      const lengthMs = steps.at(-1)?.atMs ?? 0;
      const written = [...thinStatus(steps, apartMs)].filter(isStatus).length;
      expect(written).toBeLessThanOrEqual(lengthMs / apartMs + 2);
    }),
  );
});

test("leaves out the Status.json that another one follows within the gap", () => {
  const times = [0, 100, 200, 1300, 1400];
  const thinned = [
    ...thinStatus(
      times.map((atMs) => stepAt(atMs, true)),
      apartMs,
    ),
  ];
  expect(thinned.map(({ atMs }) => atMs)).toEqual([0, 200, 1400]);
});
