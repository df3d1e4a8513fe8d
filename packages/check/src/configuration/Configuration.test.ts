import { describe, expect, it } from "vitest";
import { parseConfiguration, presets } from "./Configuration.ts";
import { createChecker } from "../engine/createChecker.ts";
import type { CheckOptions } from "./CheckOptions.ts";
import { entriesOf } from "../engine/entriesOf.testing.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";
import { rules } from "../rules/rules.ts";

const { Docked, FSDJump, nextJump, other, Fileheader } = sampleEvents;
const samples = [
  { event: Fileheader() },
  { event: FSDJump() },
  { event: nextJump({ JumpDist: 9 }) },
  { event: other("Music", { timestamp: "2026-05-01T12:15:00Z" }) },
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
  return entriesOf(samples)
    .flatMap((entry) => checker.push(entry))
    .map(({ rule, severity }) => `${rule} ${severity}`)
    .toSorted();
}

describe("presets", () => {
  it("hold spec to the specification", () => {
    expect(find(presets.spec)).toEqual([
      "jump-distance error",
      "unknown-kind error",
      "unknown-kind error",
      "value-outside-set error",
    ]);
  });

  it("let live write its kinds, soften known deviations, and weigh what reality breaks less", () => {
    expect(find(presets.live)).toEqual(["jump-distance warning", "value-outside-set warning"]);
  });
});

describe("settings", () => {
  it("turn a rule off, and give one another severity", () => {
    const options = { dialect: "live", rules: { "jump-distance": "off", "value-outside-set": "note" } } as const;
    expect(find(options)).toEqual(["value-outside-set note"]);
  });

  it("note unknown kinds in live when drift is asked for", () => {
    expect(find({ dialect: "live", drift: true }).filter((each) => each.startsWith("unknown"))).toEqual([
      "unknown-kind note",
      "unknown-kind note",
    ]);
  });
});

describe("a configuration file", () => {
  it("is read", () => {
    const text = '{ "preset":"live", "rules":{ "layout":"off", "clock-back":"error" } }';
    expect(parseConfiguration(text, rules)).toEqual({
      ok: true,
      configuration: { preset: "live", rules: { layout: "off", "clock-back": "error" } },
    });
  });

  it.each([
    ["[]", "the configuration is not a JSON object"],
    ["{", "the configuration is not a JSON object"],
    ['{"preset":"game"}', `"preset" is "spec" or "live"`],
    ['{"rules":{"layuot":"off"}}', `no rule is called "layuot"`],
    ['{"rules":{"layout":"loud"}}', `"layout" is set to off, error, warning, note`],
    ['{"rules":[]}', `"rules" is an object of settings by rule`],
    ['{"colour":1}', `"colour" is no setting; there are "preset" and "rules"`],
  ])("is refused with what is wrong: %s", (text, problem) => {
    expect(parseConfiguration(text, rules)).toEqual({ ok: false, problems: [problem] });
  });
});
