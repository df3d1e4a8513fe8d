import { describe, expect, it } from "vitest";
import { isExpected, unexpectedFields } from "./expectation.ts";

const event = {
  Wanted: true,
  Name: "Lalev",
  Factions: [{ Name: "A" }, { Name: "B", States: [{ State: "Boom" }] }],
  Ids: [2n ** 64n - 1n],
};

describe("an expectation", () => {
  it.each([
    [{ Wanted: true }],
    [{ Name: "any", Taxi: null }],
    [{ Factions: {} }],
    [{ Factions: { Name: "B", States: { State: "Boom" } } }],
    [{ Factions: { Name: "A", States: null } }],
    [{ Ids: [2n ** 64n - 1n] }],
    [{}],
  ])("holds: %o", (expected) => {
    expect(isExpected(event, expected)).toBe(true);
  });

  it.each([
    [{ Wanted: false }, ["Wanted"]],
    [{ Wanted: null, Taxi: "any" }, ["Wanted", "Taxi"]],
    [{ Factions: { Name: "A", States: "any" } }, ["Factions"]],
    [{ Name: { First: "L" } }, ["Name"]],
    [{ Name: ["Lalev"], Ids: [] }, ["Name", "Ids"]],
    [{ Ids: [2n ** 64n] }, ["Ids"]],
  ])("fails: %o", (expected, fields) => {
    expect(unexpectedFields(event, expected)).toEqual(fields);
  });
});
