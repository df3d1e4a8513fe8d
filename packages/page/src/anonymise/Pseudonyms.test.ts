import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callsign } from "./carriers.ts";
import { Pseudonyms } from "./Pseudonyms.ts";

describe("Pseudonyms", () => {
  it("depend on the key and the value only", () => {
    const [one, again, other] = ["key", "key", "another"].map((key) => new Pseudonyms(key));
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        expect(again?.of("person", value)).toBe(one?.of("person", value));
        expect(other?.of("person", value)).not.toBe(one?.of("person", value));
      }),
    );
  });

  it("permute numbers without collisions", () => {
    for (const count of [1, 2, 7, 100, 1000, 4096]) {
      const pseudonyms = new Pseudonyms(`key ${count}`);
      const swapped = Array.from({ length: count }, (_, value) => pseudonyms.swap("test", value, count));
      expect(swapped.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, value) => value));
    }
  });

  it("turn a callsign into a callsign", () => {
    const pseudonyms = new Pseudonyms("key");
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][A-Z\d][A-Z]-[A-Z\d]{2}[A-Z]$/), (sign) => {
        expect(pseudonyms.callsign(sign)).toMatch(callsign);
      }),
    );
  });

  it("differ in form from real values, and keep capitals", () => {
    const pseudonyms = new Pseudonyms("key");
    expect(pseudonyms.of("commanderId", "F1234567")).toMatch(/^F0\d{9}$/);
    expect(pseudonyms.of("squadronTag", "ABCD")).toMatch(/^[A-Z]{6}$/);
    expect(pseudonyms.of("squadron", "THE EXAMPLES")).toMatch(/^[A-Z]+ [A-Z]+$/);
    expect(pseudonyms.of("person", "Foo Bar").toUpperCase()).toBe(pseudonyms.of("person", "FOO BAR"));
    expect(pseudonyms.of("chat", "see you  tomorrow").split(" ")).toHaveLength(3);
  });
});
