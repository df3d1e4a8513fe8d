import { describe, expect, it } from "vitest";
import { findingIn } from "../../tests/helpers/sampleFindings.ts";
import { Overrides, type RuleOverride } from "./RuleOverride.ts";

const line = '{ "timestamp":"2026-05-01T12:00:00Z", "event":"StoredShips", "ShipsRemote":[ { "Name":"" } ] }';
const path = "backup/2025/Journal.2026-05-01T120000.01.log";
const finding = { ...findingIn(line, "clock-back", 3, { pointer: "/ShipsRemote/0/Name" }), path };

const after = (...overrides: readonly RuleOverride[]) => new Overrides(overrides).apply(finding)?.severity ?? "off";

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
