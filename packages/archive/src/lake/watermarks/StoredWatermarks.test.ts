import { expect, it } from "vitest";
import { deliveriesOf } from "../../../tests/helpers/deliveries.ts";
import { StoredWatermarks } from "./StoredWatermarks.ts";

const line = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music" }';

/** Watermarks of many journals. */
function many(journals: number): StoredWatermarks {
  const marks = Array.from({ length: journals }, (_, at) => ({
    commander: "F1",
    file: `Journal.${at}.log`,
    generation: 0,
    offset: 100,
    line: 1,
    lastOffset: 0,
    fingerprint: "0123456789abcdef",
  }));
  return StoredWatermarks.of(marks);
}

/** The least time that advancing by one batch took of several attempts, in milliseconds. */
function advanceMs(watermarks: StoredWatermarks): number {
  const times = Array.from({ length: 20 }, (_, at) => {
    const batch = deliveriesOf([line], { file: `Journal.new.${at}.log` });
    const start = performance.now();
    watermarks.advance(batch);
    return performance.now() - start;
  });
  return Math.min(...times);
}

it("advances at a cost that does not depend on the number of journals", () => {
  // Copying 200,000 watermarks takes more than 20 ms on any machine.
  expect(advanceMs(many(200_000))).toBeLessThan(5);
});

it("returns new watermarks and keeps the old ones until they are settled", () => {
  const before = StoredWatermarks.of();
  const first = deliveriesOf([line]);
  const second = deliveriesOf([line, line]).slice(1);
  const after = before.advance(first);
  expect([[...before.values()], [...after.values()]]).toMatchObject([
    [],
    [{ line: 1, header: expect.any(String) as string }],
  ]);
  const settled = after.settle().advance(second);
  expect([...settled.values()]).toMatchObject([{ line: 2, offset: 2 * (line.length + 2) }]);
  expect([...settled.values()][0]?.header).toBe([...after.values()][0]?.header);
});
