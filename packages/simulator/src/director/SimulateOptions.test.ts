import { describe, expect, it } from "vitest";
import { scenarioNames, scenarios } from "../scenarios/scenarios.ts";
import { simulate, simulateInTurn } from "../simulate.ts";
import type { SimulateOptions } from "./SimulateOptions.ts";

const names = scenarioNames.map((name) => `"${name}"`);
const scenario = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}, or a scenario of your own`;

describe("the options of a simulation", () => {
  it.each([
    ["seed", "7", 'a whole number, received "7"'],
    ["seed", 1.5, "a whole number, received 1.5"],
    ["seed", Number.NaN, "a whole number, received NaN"],
    ["galaxySeed", 2 ** 60, "a whole number, received 1152921504606847000"],
    ["scenario", "explorr", `${scenario}, received "explorr"`],
    ["scenario", "toString", `${scenario}, received "toString"`],
    ["dialect", "foo", '"spec" or "live", received "foo"'],
    ["language", "klingon", '"english", "french", "german", "spanish", "portuguese" or "russian", received "klingon"'],
    ["start", "2026-05-01T12:00:00Z", 'a number of milliseconds since 1970 or a Date, received "2026-05-01T12:00:00Z"'],
    ["start", new Date("no"), "a number of milliseconds since 1970 or a Date, received an invalid Date"],
    ["durationMs", -1, "a number of milliseconds from 0, received -1"],
    ["durationMs", "1h", 'a number of milliseconds from 0, received "1h"'],
    ["status", "no", 'true or false, received "no"'],
  ])("name %s when it is %j", (name, value, message) => {
    const options = { [name]: value } as SimulateOptions;
    const expected = new TypeError(`option "${name}" must be ${message}`);
    expect(() => simulate(options)).toThrow(expected);
    expect(() => simulateInTurn([options]).next()).toThrow(TypeError);
  });

  it("name the problem of a scenario of your own", () => {
    const own = { ...scenarios.trader, ship: "Enterprise" } as unknown as SimulateOptions["scenario"];
    expect(() => simulate({ scenario: own! })).toThrow(/^option "scenario" is not a scenario: \/ship: "Enterprise"/);
    expect(() => simulate({ scenario: { ...scenarios.trader } })).not.toThrow();
  });

  it("take a Date and its milliseconds alike", () => {
    const start = new Date("2026-05-01T12:00:00Z");
    const given = { seed: 3, durationMs: 300_000 };
    expect([...simulate({ ...given, start })]).toEqual([...simulate({ ...given, start: start.getTime() })]);
    expect([...simulateInTurn([{ ...given, start }])]).toEqual([...simulate({ ...given, start })]);
  });
});
