import fc from "fast-check";
import { expect, it } from "vitest";
import { RecordMemory } from "./RecordStore.ts";

it("returns every text, however long and whenever it is read", () => {
  const length = fc.oneof(fc.nat(20), fc.nat(2_000_000));
  const step = fc.record({ length, letter: fc.constantFrom("a", "é", "漢"), isRead: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const records = new RecordMemory();
      const written: string[] = [];
      for (const { length: count, letter, isRead } of steps) {
        const text = letter.repeat(count);
        records.append(text);
        written.push(text);
        // What is read in between must not change what is read later.
        if (isRead) records.readTexts(0, records.count);
      }
      expect(records.readTexts(0, records.count)).toEqual(written);
      const bytes = written.map((text) => Buffer.byteLength(text));
      expect(records.bytesOf(0, records.count)).toBe(bytes.reduce((sum, each) => sum + each, 0));
    }),
    { numRuns: 30 },
  );
});
