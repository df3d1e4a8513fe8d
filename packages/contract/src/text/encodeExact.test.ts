import { expect, it } from "vitest";
import { encodeExact } from "./encodeExact.ts";
import { parseJson } from "./parse.ts";

it("keeps every digit of an integer, and a large double a double", () => {
  const value = { id: 18446744073709551615n, list: [2n ** 53n + 1n, 7], large: 2 ** 60, name: "x" };
  expect(encodeExact(value)).toBe(
    '{"id":18446744073709551615,"list":[9007199254740993,7],"large":1.152921504606847e+18,"name":"x"}',
  );
  expect(parseJson(encodeExact(value))).toEqual(value);
  expect(parseJson(encodeExact(value, 2))).toEqual(value);
});
