import { expect, it } from "vitest";
import { parseBookmark } from "./parseBookmark.ts";

const last = { offset: 100, byteLength: 20, fingerprint: "abc", isClosed: true };
const position = { generation: 1, offset: 120, line: 3, last };

/** The state of a bookmark of version 1, which no checksum protects. */
function stateWith(saved: unknown): string {
  return parseBookmark(JSON.stringify({ format: "shipslog-bookmark", version: 1, files: { "Journal.log": saved } }))
    .state;
}

it("loads a position with and without a last line", () => {
  expect(stateWith(position)).toBe("loaded");
  expect(stateWith({ ...position, last: undefined })).toBe("loaded");
});

it.each([
  ["generation", -1],
  ["generation", "1"],
  ["offset", 120.5],
  ["offset", null],
  ["line", 0],
  ["line", 2 ** 53],
])("refuses a position whose %s is %j", (key, value) => {
  expect(stateWith({ ...position, [key]: value })).toBe("corrupt");
  expect(stateWith({ ...position, last: undefined, [key]: value })).toBe("corrupt");
});

it.each([
  ["offset", -1],
  ["byteLength", "20"],
  ["fingerprint", 7],
  ["isClosed", "yes"],
  ["wholeFingerprint", 7],
])("refuses a position whose last line has the %s %j", (key, value) => {
  expect(stateWith({ ...position, last: { ...last, [key]: value } })).toBe("corrupt");
});
