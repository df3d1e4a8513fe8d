import type { JsonObject } from "@shipslog/contract";
import { displayWidth } from "@shipslog/contract/internal";
import { observedKinds } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeEvent, sentenceColumns } from "./describeEvent.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { observedSentences } from "./observedSentences.ts";

const describeAs = (kind: string, event: JsonObject) => describeEvent({ kind, event: { event: kind, ...event } });

describe("the sentences of observed kinds", () => {
  it("are there for the fifty most frequent kinds", () => {
    expect(observedKinds.slice(0, 50).filter((kind) => observedSentences[kind] === undefined)).toEqual([]);
  });

  it("name fields that their kinds have", () => {
    const unknown = Object.entries(observedSentences).flatMap(([kind, templates]) => {
      const { fields = [] } = observedDeclarations.find((declaration) => declaration.kind === kind) ?? {};
      const paths = new Set(fields.map(({ path }) => path));
      const used = templates.flatMap(({ when = [], says }) => [when, ...says.matchAll(/\{([\w.]+)/g)].flat());
      return used.map((name) => name.replace("{", "")).filter((name) => !paths.has(name));
    });
    expect(unknown).toEqual([]);
  });

  it("are plain text of at most one line for any values in their fields", () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(null, "", "$x;", 0, -1, 1e300, 2n ** 70n, "a\u001B[2Jb", "界".repeat(200), [{ Count: 1 }], {}),
    ) as fc.Arbitrary<JsonObject[string]>;
    const event = fc.constantFrom(...observedDeclarations.slice(0, 50)).chain(({ kind, fields }) => {
      const names = fields.map(({ path }) => path).filter((path) => !/[.[]/.test(path));
      return fc.tuple(fc.constant(kind), fc.record(Object.fromEntries(names.map((name) => [name, value]))));
    });
    fc.assert(
      fc.property(event, ([kind, fields]) => {
        const sentence = describeAs(kind, fields);
        expect(sentence).not.toMatch(/\p{Cc}|\[object|undefined|NaN/u);
        expect(displayWidth(sentence)).toBeLessThanOrEqual(sentenceColumns);
      }),
    );
  });

  it.each([
    ["Music", { MusicTrack: "Combat_Dogfight" }, "music: combat dogfight"],
    [
      "Scan",
      { BodyName: "Sol 3", PlanetClass: "Earthlike body", TerraformState: "", DistanceFromArrivalLS: 498.7 },
      "Sol 3: Earthlike body, 499 ls away",
    ],
    ["Scan", { BodyName: "Sol", StarType: "G", DistanceFromArrivalLS: 0 }, "Sol: star of class G, 0 ls away"],
    [
      "ShipTargeted",
      { TargetLocked: true, Ship: "viper", Ship_Localised: "Viper Mk III", PilotName: "$npc_name_decorate:#name=Foo;" },
      "target: Viper Mk III, Foo",
    ],
    ["ShipTargeted", { TargetLocked: false }, "no target"],
    [
      "FSSBodySignals",
      { BodyName: "A 1", Signals: [{ Type: "$SAA_SignalType_Biological;", Type_Localised: "Biological", Count: 3 }] },
      "A 1: 3 Biological",
    ],
    ["FSSAllBodiesFound", { SystemName: "Sol", Count: 1 }, "Sol: found all 1 body"],
    ["NavRouteClear", {}, "cleared the route"],
    [
      "Statistics",
      { Bank_Account: { Current_Wealth: 1234567 }, Exploration: { Systems_Visited: 2 } },
      "assets 1,234,567 cr, 2 systems visited",
    ],
    ["Statistics", { Bank_Account: 3 }, "statistics of the commander"],
    // No template fits: the first fields.
    ["FuelScoop", { Scooped: "much", Total: 3 }, "Scooped much, Total 3"],
    ["Fileheader", { part: 1, language: "English/UK" }, "part 1, language English/UK"],
  ] as const)("describes %s", (kind, event, sentence) => {
    expect(describeAs(kind, event as JsonObject)).toBe(sentence);
  });
});

describe("fillTemplate", () => {
  it("leaves out an optional part with an empty slot, and fits only when every other slot is filled", () => {
    expect(fillTemplate("{A}[, {B}][, {C}]", { A: "a", C: "c" })).toBe("a, c");
    expect(fillTemplate("{A}[, {B}]", { B: "b" })).toBeUndefined();
  });

  it("does not fill slots in the values", () => {
    expect(fillTemplate("{A}[ {B}]", { A: "{B} [x]", B: "{A}" })).toBe("{B} [x] {A}");
  });
});
