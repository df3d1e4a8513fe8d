import type { WriteStep } from "@shipslog/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { joinAppends } from "./joinAppends.ts";

const files = ["Journal.2026-05-01T120000.01.log", "Journal.2026-05-01T120000.02.log"] as const;

/** What each file contains after some steps, as numbers. */
function contentsAfter(steps: Iterable<WriteStep>): Readonly<Record<string, readonly number[]>> {
  const contents: Record<string, number[]> = {};
  for (const step of steps) {
    if (step.type === "open") contents[step.file] = [];
    if (step.type === "append") contents[step.file] = [...(contents[step.file] ?? []), ...step.bytes];
    if (step.type === "truncate") contents[step.file] = (contents[step.file] ?? []).slice(0, step.byteLength);
    if (step.type === "replace") contents[step.file] = [...step.bytes];
  }
  return contents;
}

const file = fc.constantFrom(...files);
const bytes = fc.uint8Array({ maxLength: 8 });
const step: fc.Arbitrary<WriteStep> = fc.oneof(
  fc.record({ type: fc.constant("append" as const), atMs: fc.constant(0), file, bytes }),
  fc.record({ type: fc.constant("truncate" as const), atMs: fc.constant(0), file, byteLength: fc.nat(8) }),
  fc.record({
    type: fc.constant("replace" as const),
    atMs: fc.constant(0),
    file: fc.constant("Status.json" as const),
    bytes,
    mode: fc.constant("atomic" as const),
  }),
);

it("leaves the same files, and never two appends to one file in a row", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const joined = [...joinAppends(steps)];
      expect(contentsAfter(joined)).toEqual(contentsAfter(steps));
      joined.forEach((each, at) => {
        const before = joined[at - 1];
        expect(each.type === "append" && before?.type === "append" && each.file === before.file).toBe(false);
      });
    }),
  );
});

it("writes what it holds once it is large", () => {
  const line: WriteStep = { type: "append", atMs: 0, file: files[0], bytes: new Uint8Array(1024) };
  const lengths = [...joinAppends(Array.from({ length: 200 }, () => line))].map((each) =>
    "bytes" in each ? each.bytes.length : 0,
  );
  expect(lengths).toEqual([65_536, 65_536, 65_536, 8192]);
});
