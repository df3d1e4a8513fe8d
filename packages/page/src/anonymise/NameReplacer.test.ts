import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NameReplacer } from "./NameReplacer.ts";

describe("NameReplacer", () => {
  it.each([
    ["Foo", "hello Foo, and Foo's friend", "hello X, and X's friend"],
    ["Foo", "Foobar and aFoo", "Foobar and aFoo"],
    ["Foo", "FOO'S SHIP", "X'S SHIP"],
    ["Foo", "pictures/Foo_1.bmp", "pictures/X_1.bmp"],
    ["Foo Bar", "Foo Bar; Foo Baz", "X; Foo Baz"],
    ["[ABC] Foo", "CMDR [ABC] Foo waved", "CMDR X waved"],
    ["***", "***", "X"],
    ["Ünal", "CMDR Ünal, Ünalan", "CMDR X, Ünalan"],
  ])("replaces %j as whole words only", (name, text, expected) => {
    const names = new NameReplacer();
    names.add(name, "X");
    expect(names.replaceIn(text)).toBe(expected);
  });

  it("prefers the longer of two names", () => {
    const names = new NameReplacer();
    names.add("Foo", "X");
    names.add("Foo Bar", "Y");
    expect(names.replaceIn("Foo Bar, Foo")).toBe("Y, X");
  });

  it("replaces every name between other words", () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{2,6}( [A-Z][a-z]{2,6})?$/);
    const filler = fc.stringMatching(/^[0-9 .,;:'-]{0,8}$/);
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(filler, fc.nat(4))),
        (known, pieces) => {
          const names = new NameReplacer();
          for (const each of known) names.add(each, "qqq");
          const text = pieces.map(([before, at]) => `${before} ${known[at % known.length]} `).join("");
          expect(names.replaceIn(text)).not.toMatch(/[A-Z]/);
        },
      ),
    );
  });
});
