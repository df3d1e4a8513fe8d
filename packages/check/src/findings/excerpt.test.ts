import fc from "fast-check";
import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

it("cuts a window around the value of a long line, with its column", () => {
  const line = `{ "a":"${"x".repeat(500)}", "b":12345, "c":"${"y".repeat(500)}" }`;
  const { text, start, length, column, isCut } = excerptOf(line, "/b");
  expect(text.slice(start, start + length)).toBe("12345");
  expect(line.slice(column - 1, column + 4)).toBe("12345");
  expect([text.length, isCut]).toEqual([160, true]);
});

it("shows the line of a companion file that contains the value", () => {
  const { text, start, length, column } = excerptOf(
    '{ "Route":[ \r\n{ "a":1 }, \r\n{ "a":2 }\r\n ] }\r\n',
    "/Route/1/a",
  );
  expect([text, text.slice(start, start + length), column]).toEqual(['{ "a":2 }', "2", 7]);
});

it("terminates on any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ ab1'.split("")) }), (text) => {
      excerptOf(text, "/a");
    }),
  );
});
