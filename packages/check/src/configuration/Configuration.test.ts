import { describe, expect, it } from "vitest";
import { parseConfiguration } from "./Configuration.ts";
import { createChecker } from "../engine/createChecker.ts";
import type { CheckOptions } from "./CheckOptions.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";
import { rules } from "../rules/rules.ts";

const { Docked, FSDJump, nextJump, other, Fileheader } = sampleEvents;
const samples = [
  { event: Fileheader() },
  { event: FSDJump() },
  { event: nextJump({ JumpDist: 9 }) },
  { event: other("Dance", { timestamp: "2026-05-01T12:15:00Z" }) },
  {
    event: Docked({
      StationServices: ["teleport"],
      SystemAddress: 1178708478315,
      StarSystem: "Alpha Centauri",
      timestamp: "2026-05-01T12:20:00Z",
    }),
  },
];

function find(options: CheckOptions): readonly string[] {
  const checker = createChecker(options);
  return sampleEntries(samples)
    .flatMap((entry) => checker.push(entry))
    .map(({ rule, severity }) => `${rule} ${severity}`)
    .toSorted();
}

describe("the dialect", () => {
  it("spec follows the specification", () => {
    expect(find({ dialect: "spec" })).toEqual([
      "jump-distance warning",
      "unknown-kind error",
      "unknown-kind error",
      "value-outside-set error",
    ]);
  });

  it("live allows other kinds and softens known deviations and rules that real journals break", () => {
    expect(find({ dialect: "live" })).toEqual(["jump-distance warning", "unknown-kind note", "value-outside-set note"]);
  });
});

describe("only", () => {
  it.each([
    ["spec", ["unknown-kind error", "unknown-kind error", "value-outside-set error"]],
    ["game", ["jump-distance warning"]],
  ] as const)("%s runs the rules with this basis", (only, found) => {
    expect(find({ dialect: "spec", only })).toEqual(found);
  });
});

describe("rule settings", () => {
  it("turn a rule off and change the severity of another", () => {
    const options = { dialect: "live", rules: { "jump-distance": "off", "value-outside-set": "error" } } as const;
    expect(find(options)).toEqual(["unknown-kind note", "value-outside-set error"]);
  });

  it("set all rules of a basis, and a single rule wins", () => {
    const settings = { "game/*": "off", "jump-distance": "note", "spec/*": "warning" } as const;
    expect(find({ dialect: "spec", rules: settings })).toEqual([
      "jump-distance note",
      "unknown-kind warning",
      "unknown-kind warning",
      "value-outside-set warning",
    ]);
  });

  it("accept the name of a rule as reports print it", () => {
    const options = { dialect: "live", rules: { "game/jump-distance": "off" } } as const;
    expect(find(options)).toEqual(["unknown-kind note", "value-outside-set note"]);
  });

  it("note kinds that were never observed in live", () => {
    expect(find({ dialect: "live" }).filter((each) => each.startsWith("unknown"))).toEqual(["unknown-kind note"]);
  });
});

describe("a configuration file", () => {
  it("is parsed", () => {
    const text = '{ "preset":"live", "rules":{ "layout":"off", "clock-back":"error" } }';
    expect(parseConfiguration(text, rules)).toEqual({
      ok: true,
      configuration: { preset: "live", rules: { layout: "off", "clock-back": "error" }, overrides: [] },
    });
  });

  it("leaves the preset open when it names none", () => {
    expect(parseConfiguration("{}", rules)).toEqual({
      ok: true,
      configuration: { preset: undefined, rules: {}, overrides: [] },
    });
  });

  it.each([
    ["[]", "the configuration is not a JSON object"],
    ["{", "the configuration is not a JSON object"],
    ['{"preset":"game"}', `"preset" must be "spec" or "live"`],
    ['{"rules":{"layuot":"off"}}', `unknown rule "layuot"; did you mean "layout"?`],
    ['{"rules":{"spec/layout":"off"}}', `unknown rule "spec/layout"; did you mean "game/layout"?`],
    ['{"rules":{"layout":"loud"}}', `"layout" must be off, error, warning, note`],
    ['{"rules":[]}', `"rules" must be an object of settings by rule id`],
    ['{"colour":1}', `unknown setting "colour"; use "preset", "rules", "overrides" and "baseline"`],
    ['{"overrides":{}}', `"overrides" must be an array`],
    ['{"overrides":[{"rules":{}}]}', `overrides[0]: it needs "folders", "kinds" or "paths"`],
    [
      '{"overrides":[{"kinds":"Docked","rules":{}}]}',
      `overrides[0]: "kinds" must be "folders", "kinds" or "paths" with an array of texts`,
    ],
    [
      '{"overrides":[{"kinds":[],"rules":{"x":"off"}}]}',
      `overrides[0]: unknown rule "x"; shipslog explain lists the rules`,
    ],
    ['{"baseline":1}', `"baseline" must be the path of a file`],
  ])("is rejected with its problems: %s", (text, problem) => {
    expect(parseConfiguration(text, rules)).toEqual({ ok: false, problems: [problem] });
  });
});
