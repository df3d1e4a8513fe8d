import { expect, it } from "vitest";
import { createIssue, describe } from "./describe.ts";
import type { IssueCode } from "./Issue.ts";

it.each([
  ["absent", undefined],
  ["null", null],
  ["array of 2", [1, 2]],
  ["object", { a: 1 }],
  ["1.5", 1.5],
  ["18446744073709551616", 2n ** 64n],
  ["false", false],
  ['"say \\"so\\""', 'say "so"'],
  [`"${"x".repeat(60)}"`, "x".repeat(60)],
  [`"${"x".repeat(60)}…"`, "x".repeat(61)],
])("says %s", (said, value) => {
  expect(describe(value)).toBe(said);
});

it.each<readonly [IssueCode, string, string, string, string]>([
  ["wrong-type", "/StarPos/1", "number", '"12"', 'StarPos[1] must be a number, but is the string "12"'],
  [
    "wrong-type",
    "/a~1b/0/c",
    "integer or string",
    "object",
    "a/b[0].c must be an integer or a string, but is an object",
  ],
  ["field-missing", "/Items/0/Name", "string", "absent", "Items[0].Name is missing; it must be a string"],
  ["value-outside-set", "/Happiness", 'one of "a", "b"', '"c"', 'Happiness must be one of "a", "b", but is "c"'],
  [
    "wrong-length",
    "/StarPos",
    "3 to 3 elements",
    "array of 2",
    "StarPos must have 3 to 3 elements, but is an array of 2",
  ],
  [
    "field-forbidden",
    "/Rank",
    "absent, because Engineers is present",
    "3",
    "Rank must be absent, because Engineers is present, but is 3",
  ],
  [
    "form-missing",
    "",
    "one of Engineers, Engineer",
    "object",
    "the event should have one of Engineers, Engineer, but has none",
  ],
  [
    "unknown-field",
    "/Mood",
    "a field the specification names",
    '"good"',
    "Mood is not a field the specification names",
  ],
])("says what is wrong: %s", (code, pointer, expected, received, message) => {
  const issue = createIssue("Docked", { code, pointer, expected, received, section: "Docked" });
  expect(issue.message).toBe(`Docked: ${message}`);
});
