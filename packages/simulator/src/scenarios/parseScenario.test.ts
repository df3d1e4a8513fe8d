import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { simulate } from "../simulate.ts";
import { parseScenario } from "./parseScenario.ts";
import { scenarios } from "./scenarios.ts";
import { scenarioSchema } from "./scenarioSchema.ts";

const good = {
  name: "mine",
  description: "My own.",
  ship: "trader",
  begins: "docked",
  region: "bubble",
  roams: { ports: 1 },
};
const isValid = new Ajv2020().compile(scenarioSchema);

describe("a scenario in a file", () => {
  it.each(Object.entries(scenarios))("%s passes its own schema", (_name, scenario) => {
    expect(parseScenario(JSON.stringify(scenario))).toEqual({ ok: true, scenario });
    expect(isValid(scenario)).toBe(true);
  });

  it("can be played", () => {
    const parsed = parseScenario(JSON.stringify({ ...good, activities: { trade: 9 } }));
    if (!parsed.ok) throw new Error("refused");
    const [first] = simulate({ seed: 1, scenario: parsed.scenario, dialect: "spec", start: 0, durationMs: 1000 });
    expect(first?.timeMs).toBe(0);
  });

  it.each([
    ["not JSON", "{", "", /^This is not JSON: /],
    ["not an object", "[]", "", /^This must be an object and is an array\.$/],
    [
      "a missing field",
      JSON.stringify({ ...good, ship: undefined }),
      "",
      /^"ship" is missing: What the player flies\.$/,
    ],
    [
      "a wrong type",
      JSON.stringify({ ...good, goals: "two" }),
      "/goals",
      /^This must be an integer and is a string\.$/,
    ],
    ["a fraction", JSON.stringify({ ...good, goals: 1.5 }), "/goals", /^This must be an integer and is a number\.$/],
    [
      "a mistyped value",
      JSON.stringify({ ...good, ship: "tradder" }),
      "/ship",
      /"tradder" is not known here; perhaps "trader" was meant\./,
    ],
    [
      "an unknown value",
      JSON.stringify({ ...good, begins: "asleep" }),
      "/begins",
      /known are "docked", "onFoot", "supercruise"\./,
    ],
    [
      "a mistyped name",
      JSON.stringify({ ...good, activities: { trad: 1 } }),
      "/activities/trad",
      /Nothing is called "trad" here; perhaps "trade" was meant\./,
    ],
    [
      "a negative weight",
      JSON.stringify({ ...good, roams: { ports: -1 } }),
      "/roams/ports",
      /^This must be at least 0 and is -1\.$/,
    ],
    ["too many goals", JSON.stringify({ ...good, goals: 9 }), "/goals", /^This must be at most 5 and is 9\.$/],
    ["an empty name", JSON.stringify({ ...good, name: "" }), "/name", /^This must not be empty\.$/],
    ["nowhere to go", JSON.stringify({ ...good, roams: {} }), "/roams", /^This must name at least one\.$/],
    ["a wrong item", JSON.stringify({ ...good, owns: ["carriers"] }), "/owns/0", /perhaps "carrier" was meant\./],
  ])("is refused for %s", (_what, text, pointer, message) => {
    const parsed = parseScenario(text);
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
    expect(problems[0]?.message).toMatch(message);
    expect(text !== "{" && isValid(JSON.parse(text))).toBe(false);
  });
});
