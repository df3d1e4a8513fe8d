import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { simulate } from "../simulate.ts";
import { parseScenario, scenarioSchema } from "./parseScenario.ts";
import { scenarios } from "./scenarios.ts";

const good = {
  name: "mine",
  description: "My own.",
  ship: "trader",
  begins: "docked",
  region: "bubble",
  roams: { ports: 1 },
};
const isValid = new Ajv2020().compile(scenarioSchema);

describe("parseScenario", () => {
  it.each(Object.entries(scenarios))("accepts the built-in scenario %s", (_name, scenario) => {
    expect(parseScenario(JSON.stringify(scenario))).toEqual({ ok: true, scenario });
    expect(isValid(scenario)).toBe(true);
  });

  it("returns a scenario that can be simulated", () => {
    const parsed = parseScenario(JSON.stringify({ ...good, activities: { trade: 9 } }));
    if (!parsed.ok) throw new Error("rejected");
    const [first] = simulate({ seed: 1, scenario: parsed.scenario, dialect: "spec", start: 0, durationMs: 1000 });
    expect(first?.timeMs).toBe(0);
  });

  it.each([
    ["not JSON", "{", "", /^This is not JSON: /],
    ["not an object", "[]", "", /^Expected an object, received an array\.$/],
    [
      "a missing field",
      JSON.stringify({ ...good, ship: undefined }),
      "",
      /^"ship" is missing: What the player flies\.$/,
    ],
    ["a wrong type", JSON.stringify({ ...good, goals: "two" }), "/goals", /^Expected an integer, received a string\.$/],
    ["a fraction", JSON.stringify({ ...good, goals: 1.5 }), "/goals", /^Expected an integer, received a number\.$/],
    [
      "a misspelt value",
      JSON.stringify({ ...good, ship: "tradder" }),
      "/ship",
      /"tradder" is not a known value; did you mean "trader"\?$/,
    ],
    [
      "an unknown value",
      JSON.stringify({ ...good, begins: "asleep" }),
      "/begins",
      /expected one of "docked", "onFoot", "supercruise"\.$/,
    ],
    [
      "a misspelt name",
      JSON.stringify({ ...good, activities: { trad: 1 } }),
      "/activities/trad",
      /There is no property "trad"; did you mean "trade"\?$/,
    ],
    [
      "a negative weight",
      JSON.stringify({ ...good, roams: { ports: -1 } }),
      "/roams/ports",
      /^Expected at least 0, received -1\.$/,
    ],
    ["too many goals", JSON.stringify({ ...good, goals: 9 }), "/goals", /^Expected at most 5, received 9\.$/],
    ["an empty name", JSON.stringify({ ...good, name: "" }), "/name", /^The text must not be empty\.$/],
    ["no destination", JSON.stringify({ ...good, roams: {} }), "/roams", /^At least one property is required\.$/],
    ["a wrong item", JSON.stringify({ ...good, owns: ["carriers"] }), "/owns/0", /did you mean "carrier"\?$/],
  ])("rejects %s", (_what, text, pointer, message) => {
    const parsed = parseScenario(text);
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
    expect(problems[0]?.message).toMatch(message);
    expect(text !== "{" && isValid(JSON.parse(text))).toBe(false);
  });
});
