import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kinds } from "../events/kinds.ts";
import { observedDeclarations } from "../generated/observed/declarations.ts";
import type { JsonObject } from "../text/Json.ts";
import { eventSentence, sentenceForms } from "./eventSentence.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { localisedModule, moduleName, slotName, shipName } from "./moduleName.ts";
import { displayName, splitWords } from "./plainName.ts";
import { sentences } from "./sentences.ts";

const tell = (kind: string, event: JsonObject) => eventSentence(kind, { timestamp: "", event: kind, ...event });

describe("the sentences", () => {
  const known = [...new Set([...kinds, ...observedDeclarations.map(({ kind }) => kind)])];

  it("are there for every specified and every observed kind, whatever an event lacks", () => {
    expect(known.filter((kind) => !Object.hasOwn(sentences, kind))).toEqual([]);
    const silent = known.filter((kind) => sentences[kind]?.at(-1)?.when !== undefined || tell(kind, {}).includes("{"));
    expect(silent).toEqual([]);
  });

  it("name fields that their kinds have", () => {
    const unknown = observedDeclarations.flatMap(({ kind, fields }) => {
      const paths = new Set(fields.map(({ path }) => path));
      const used = (sentences[kind] ?? []).flatMap(({ when, says }) => [
        ...(when === undefined ? [] : [when]),
        ...[...says.matchAll(/\{([\w.]+)/g)].map(([, name = ""]) => name),
      ]);
      return used.filter((name) => !paths.has(name)).map((name) => `${kind}.${name}`);
    });
    // The game has these too; no journal at hand does.
    const rare = ["Died.Killers", "EscapeInterdiction.IsThargoid", "Promotion.CQC", "Promotion.Empire"];
    expect([...new Set(unknown)].toSorted()).toEqual(rare);
  });

  it("are words for any values in their fields", () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(null, "", "$x;", 0, -1, 1e300, 2n ** 70n, "界".repeat(200), [{ Count: 1 }], {}),
    ) as fc.Arbitrary<JsonObject[string]>;
    const event = fc.constantFrom(...observedDeclarations).chain(({ kind, fields }) => {
      const names = fields.map(({ path }) => path).filter((path) => !/[.[]/.test(path));
      return fc.tuple(fc.constant(kind), fc.record(Object.fromEntries(names.map((name) => [name, value]))));
    });
    fc.assert(
      fc.property(event, ([kind, fields]) => {
        expect(tell(kind, fields)).not.toMatch(/^$|\[object|undefined|NaN/);
      }),
    );
  });

  it.each([
    ["Music", { MusicTrack: "Combat_Dogfight" }, "Music: combat dogfight"],
    [
      "Scan",
      { BodyName: "Sol 3", PlanetClass: "Earthlike body", TerraformState: "", DistanceFromArrivalLS: 498.7 },
      "Sol 3: Earthlike body, 499 ls away",
    ],
    [
      "ShipTargeted",
      { TargetLocked: true, Ship: "viper", PilotName: "$npc_name_decorate:#name=Foo;" },
      "Target: Viper Mk III, Foo",
    ],
    ["ShipTargeted", { TargetLocked: false }, "No target"],
    [
      "FSSBodySignals",
      { BodyName: "A 1", Signals: [{ Type: "$SAA_SignalType_Biological;", Type_Localised: "Biologique", Count: 3 }] },
      "A 1: 3 Biologique",
    ],
    [
      "FSSBodySignals",
      { BodyName: "A 1", Signals: [{ Type: "$SAA_SignalType_Biological;", Count: 3 }] },
      "A 1: 3 Biological",
    ],
    ["Embark", { Taxi: true, SRV: false, StationName: "Galileo" }, "Boarded a taxi at Galileo"],
    ["Disembark", { Taxi: true, Body: "A 1" }, "Left the taxi"],
    ["JetConeDamage", { "": "$int_powerdistributor_size1_class2_name;" }, "Jet cone damaged 1D power distributor"],
    [
      "SuitLoadout",
      { SuitName: "explorationsuit_class5", SuitName_Localised: "$ExplorationSuit_Class1_Name;" },
      "On foot in Artemis suit, class 5",
    ],
    ["SellOrganicData", { BioData: [{ Value: 2, Bonus: 8 }, { Value: 1 }] }, "Sold 2 samples for 11 Cr"],
    ["ProspectedAsteroid", { Materials: [{ Name: "indite", Proportion: 9.2 }] }, "Asteroid: indite 9 %"],
    ["Statistics", { Bank_Account: 3 }, "Statistics of the commander"],
    ["FuelScoop", { Scooped: "much", Total: 3 }, "Scooped fuel"],
    ["SomethingNew", { StarSystem: "Sol", Kind: "$big_Thing_name;", IsX: false }, "Star system Sol, kind Big thing"],
    ["SomethingNew", {}, "Something new"],
  ] as const)("tell %s", (kind, event, sentence) => {
    expect(tell(kind, event as JsonObject)).toBe(sentence);
  });

  it("show which fields they use", () => {
    expect(sentenceForms("FuelScoop")?.[0]).toBe("Scooped <Scooped>, tank <Total>");
    expect(sentenceForms("constructor")).toBeUndefined();
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

describe("names", () => {
  it.each([
    ["int_powerplant_size4_class5", "4A power plant"],
    ["$hpt_pulselaser_gimbal_medium_name;", "Medium gimballed pulse laser"],
    ["hpt_mining_abrblstr_turret_small", "Small turreted abrasion blaster"],
    ["hpt_mrascanner_size0_class5", "0A pulse wave analyser"],
    ["int_multidronecontrol_mining_size3_class3", "3C mining multi-limpet controller"],
    ["int_guardianshieldreinforcement_size5_class2", "5D Guardian shield reinforcement"],
    ["modularcargobaydoorfdl", "Cargo hatch"],
    ["krait_mkii_armour_grade1", "Krait Mk II lightweight armour"],
    ["hpt_dumbfiremissilerack_fixed_medium", "Medium fixed missile rack"],
    ["int_shieldgenerator_size6_class3_fast", "6C bi-weave shield generator"],
    ["int_hyperdrive_overcharge_size5_class5", "5A SCO frame shift drive"],
    ["int_guardianfsdbooster_size5", "Size 5 Guardian FSD booster"],
    ["constructor", "Constructor"],
  ])("of the module %s is %s", (item, words) => {
    expect(moduleName(item)).toBe(words);
  });

  it.each([
    ["$int_powerplant_size4_class5_name;", "Power Plant", "4A Power Plant"],
    ["$hpt_pulselaser_gimbal_medium_name;", "Laser à impulsion", "Laser à impulsion"],
    ["$int_cargorack_size5_class1_name;", undefined, "5E cargo rack"],
  ])("of %s with the text %s is %s", (item, localised, words) => {
    expect(localisedModule(item, localised)).toBe(words);
  });

  it.each([
    ["Federation_Corvette", "Federal Corvette"],
    ["UtilitySuit_Class5", "Maverick suit, class 5"],
    ["newship_mkii", "Newship mkii"],
  ])("of the ship %s is %s", (ship, words) => {
    expect(shipName(ship)).toBe(words);
  });

  it.each([
    ["$economy_HighTech;", undefined, "High tech"],
    ["$economy_HighTech;", "Haute technologie", "Haute technologie"],
    ["$Warzone_PointRace_Low:#index=2;", undefined, "Conflict zone, low"],
    ["$POIScene_X;", "SIGNAL [Threat&NBSP;1]", "SIGNAL [Threat 1]"],
    ["Jameson Memorial", "", "Jameson Memorial"],
    ["Matty_Boy", undefined, "Matty_Boy"],
  ])("%s with %s is %s", (name, localised, words) => {
    expect(displayName(name, localised)).toBe(words);
  });

  it("of slots and states are split into words", () => {
    expect(slotName("Slot07_Size3")).toBe("Slot 7, size 3");
    expect(slotName("FrameShiftDrive")).toBe("Frame Shift Drive");
    expect(splitWords("CivilWar")).toBe("civil war");
  });
});
