import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import { parseLineSubject, subjects } from "./subjects.ts";
import { parseWatermarkKey, watermarkKey } from "./watermark.ts";
import { partitionOf } from "./partition.ts";

describe("subjects", () => {
  it("name a line by partition, commander and kind", () => {
    const subject = subjects.line(2, "abc", "FSDJump");
    expect(subject).toBe("journal.2.abc.FSDJump");
    expect(parseLineSubject(subject)).toEqual({ partition: 2, commander: "abc", kind: "FSDJump" });
    expect(parseLineSubject("journal.2.abc")).toBeUndefined();
    expect(parseLineSubject("elsewhere.2.abc.FSDJump")).toBeUndefined();
  });

  it("encode any file name in the key of a watermark", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (file) => {
        const key = watermarkKey("abc", file);
        expect(key).toMatch(/^abc\.[-\w]+$/);
        expect(parseWatermarkKey(key)).toEqual({ commander: "abc", file });
      }),
    );
  });
});

describe("pseudonyms", () => {
  it("differ by name and by key, and are hexadecimal", () => {
    const all = ["Jameson", "jameson", "Bob"].flatMap((name) => ["k1", "k2"].map((key) => pseudonymOf(name, key)));
    expect(new Set(all).size).toBe(6);
    for (const each of all) expect(each).toMatch(/^[0-9a-f]{24}$/);
  });

  it("are spread evenly over the partitions", () => {
    const counts = [0, 0, 0, 0, 0];
    for (let at = 0; at < 10_000; at++) {
      const partition = partitionOf(pseudonymOf(`commander ${at}`, "key"), counts.length);
      counts[partition] = (counts[partition] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
