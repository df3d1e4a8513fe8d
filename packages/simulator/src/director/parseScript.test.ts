import { describe, expect, it } from "vitest";
import { parseScript } from "./parseScript.ts";
import { stepDescriptions, type Step } from "./steps/steps.ts";

const problemsOf = (value: unknown): readonly string[] => {
  const parsed = parseScript(JSON.stringify(value));
  return parsed.ok ? [] : parsed.problems.map(({ pointer, message }) => `${pointer}: ${message}`);
};

describe("parseScript", () => {
  it("takes a list of steps, or an object with a setup", () => {
    const script = [{ do: "jump", to: "home", strict: true, expect: { Wanted: true } }];
    expect(parseScript(JSON.stringify(script))).toEqual({ ok: true, scenario: { script } });
    expect(problemsOf({ script, ship: "trader", owns: ["carrier"], client: { hasTexts: false } })).toEqual([]);
  });

  it.each([
    [["jump"], '/0: Expected an object with "do", received a string.'],
    [[{ to: "home" }], '/0: Expected an object with "do", received an object.'],
    [[{ do: "fly" }], '/0/do: There is no step "fly".'],
    [[{ do: "dokc" }], '/0/do: There is no step "dokc"; did you mean "dock"?'],
    [[{ do: "open", screen: "Codecs" }], '/0/screen: "Codecs" is not a known value; did you mean "Codex"?'],
    [[{ do: "setPips", systems: 9 }], "/0/systems: Expected at most 8, received 9."],
    [[{ do: "dock", stricter: true }], '/0/stricter: There is no property "stricter"; did you mean "strict"?'],
    [{ ship: "trader" }, ': "script" is missing: What the player does, step by step.'],
    [{ script: [], ship: "boat" }, '/ship: "boat" is not a known value; expected one of'],
  ])("rejects %j", (value, message) => {
    expect(problemsOf(value)).toEqual([expect.stringContaining(message)]);
  });

  it("rejects text that is not JSON", () => {
    expect(parseScript("jump")).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringMatching(/^This is not JSON/) as string }],
    });
  });
});

describe("the types of steps", () => {
  it("are told apart by do", () => {
    const steps: readonly Step[] = [
      { do: "switch", what: "lights", on: false },
      // @ts-expect-error A jump has no field `what`.
      { do: "jump", what: "lights" },
      // @ts-expect-error There is no such screen.
      { do: "open", screen: "Window" },
    ];
    expect(steps).toHaveLength(3);
  });
});

describe("the descriptions of steps", () => {
  it.each(stepDescriptions)(
    "end with a full stop, and name a field as argument: $name",
    ({ does, argument, fields }) => {
      expect(does).toMatch(/^[A-Z].*\.$/);
      for (const { description } of Object.values(fields)) expect(description).toMatch(/^[A-Z].*[.]$/);
      expect([undefined, ...Object.keys(fields)]).toContain(argument);
    },
  );
});
