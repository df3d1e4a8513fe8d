import { describe, expect, it } from "vitest";
import { findingIn } from "../../tests/helpers/sampleFindings.ts";
import { createChecker } from "../engine/createChecker.ts";
import { rules } from "../rules/rules.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import { Overrides, type RuleOverride } from "./RuleOverride.ts";

const line = '{ "timestamp":"2026-05-01T12:00:00Z", "event":"StoredShips", "ShipsRemote":[ { "Name":"" } ] }';
const path = "backup/2025/Journal.2026-05-01T120000.01.log";
const finding = { ...findingIn(line, "clock-back", 3, { pointer: "/ShipsRemote/0/Name" }), path };

const after = (...overrides: readonly RuleOverride[]) =>
  new Overrides({ overrides }, rules).apply(finding)?.severity ?? "off";

describe("overrides", () => {
  it.each<[Omit<RuleOverride, "rules">, string]>([
    [{ folders: ["backup"] }, "off"],
    [{ folders: ["backup/*"] }, "off"],
    [{ folders: ["2025/"] }, "off"],
    [{ folders: ["Journal.2026-*.log"] }, "off"],
    [{ folders: ["back"] }, "warning"],
    [{ folders: ["backup/2024"] }, "warning"],
    [{ kinds: ["StoredShips"] }, "off"],
    [{ kinds: ["Docked", "Stored*"] }, "off"],
    [{ kinds: ["Stored"] }, "warning"],
    [{ paths: ["ShipsRemote[].Name"] }, "off"],
    [{ paths: ["ShipsRemote"] }, "off"],
    [{ paths: ["Ships"] }, "warning"],
    [{ kinds: ["StoredShips"], paths: ["ShipsHere"] }, "warning"],
    [{ kinds: ["StoredShips"], folders: ["backup"], paths: ["*"] }, "off"],
  ])("of %j leave the finding %s", (lists, expected) => {
    expect(after({ ...lists, rules: { "clock-back": "off" } })).toBe(expected);
  });

  it("set a severity by rule or basis, and the last that fits counts", () => {
    const kinds = ["StoredShips"];
    expect(after({ kinds, rules: { "game/*": "note" } })).toBe("note");
    expect(after({ kinds, rules: { "game/clock-back": "error", "game/*": "note" } })).toBe("error");
    expect(after({ kinds, rules: { "spec/*": "off", layout: "off" } })).toBe("warning");
    expect(after({ kinds, rules: { "clock-back": "off" } }, { paths: ["*"], rules: { "clock-back": "note" } })).toBe(
      "note",
    );
  });
});

describe("a rule that is off", () => {
  const { FSDJump, Fileheader, Music } = sampleEvents;
  const at = (time: string) => ({ timestamp: `2026-05-01T${time}Z` });
  const entries = sampleEntries([
    { event: Fileheader() },
    { event: FSDJump(at("12:10:00")) },
    { event: Music(at("12:00:00")) },
    { event: FSDJump({ ...at("11:00:00"), FuelLevel: "none" }) },
  ]);
  const find = (off: string, overrides: readonly RuleOverride[]) => {
    const checker = createChecker({ dialect: "live", rules: { [off]: "off" }, overrides });
    const found = [...entries.flatMap((entry) => checker.push(entry)), ...checker.end()];
    expect(checker.summary().findings.error).toBe(found.filter(({ severity }) => severity === "error").length);
    return found.map((each) => `${each.rule} ${each.severity} ${each.kind}`).filter((each) => !each.startsWith("jump"));
  };

  it("speaks where an override switches it on, at that severity, and nowhere else", () => {
    const kinds = ["Music"];
    expect(find("clock-back", [])).toEqual(["wrong-type error FSDJump"]);
    expect(find("clock-back", [{ kinds, rules: { "clock-back": "error" } }])).toEqual([
      "clock-back error Music",
      "wrong-type error FSDJump",
    ]);
    expect(find("clock-back", [{ kinds: ["Docked"], rules: { "clock-back": "error" } }])).toEqual(
      find("clock-back", []),
    );
    expect(find("clock-back", [{ kinds, rules: { "clock-back": "off" } }])).toEqual(find("clock-back", []));
  });

  it("can be one that the contract judges", () => {
    expect(find("wrong-type", [{ kinds: ["Docked"], rules: { "wrong-type": "note" } }])).not.toContain(
      "wrong-type note FSDJump",
    );
    expect(find("wrong-type", [{ paths: ["FuelLevel"], rules: { "spec/wrong-type": "warning" } }])).toContain(
      "wrong-type warning FSDJump",
    );
  });
});
