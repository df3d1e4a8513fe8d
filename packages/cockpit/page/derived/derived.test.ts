import { Flags, Flags2, flags2Table, flagsTable, type Status } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeFields } from "./describeFields.ts";
import { lampsOf } from "./lamps.ts";
import { activityOf } from "./activity.ts";
import { alarmsOf } from "./alarms.ts";
import { bodyWorthOf, isGold, worthIt } from "./bodyWorth.ts";
import { sampleBearings } from "./sampleBearings.ts";
import { bodyTree } from "./bodyTree.ts";
import { estimateRangeLy, fullJumpsOf } from "./jumpRange.ts";
import { lineSentence } from "./lineSentence.ts";
import { mapStarsOf, unbrokenPaths } from "./mapStars.ts";
import { gradeLimits, materialGrade } from "../../src/state/observed/materialGrades.ts";
import { scanValueOf } from "./scanValue.ts";
import { loadSchema } from "./schemas.ts";
import { foldScan, foldSurfaceScan, type BodiesTopic, type ScannedBody } from "../../src/state/observed/bodies.ts";
import { foldLoadout } from "../../src/state/observed/outfit.ts";
import type { Jump } from "../../src/state/route.ts";
import { unknownState } from "../../src/state/CockpitState.ts";

const statusOf = (flags: number, flags2?: number): Status => {
  const status: Status = { timestamp: "2026-05-01T12:00:00Z", event: "Status", Flags: flags };
  return flags2 === undefined ? status : { ...status, Flags2: flags2 };
};

describe("lamps", () => {
  it("are lit exactly for the bits that are set, in any vehicle", () => {
    const names = [...flagsTable, ...flags2Table].map(({ name }) => name as string);
    const vehicle = fc.constantFrom(Flags.encode(["InMainShip"]), Flags.encode(["InSRV"]), Flags.encode(["InFighter"]));
    const bits = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const bits2 = fc.integer({ min: 0, max: 2 ** flags2Table.length - 1 });
    fc.assert(
      fc.property(vehicle, bits, bits2, (inside, flags, flags2) => {
        const status = statusOf((flags | inside) >>> 0, flags2);
        const lit = lampsOf(status).filter(({ isLit }) => isLit === true);
        const set = [...Flags.decode(status.Flags).names, ...Flags2.decode(flags2).names];
        expect(new Set(lit.map(({ name }) => name))).toEqual(new Set<string>(set));
        expect(lampsOf(status).every(({ name }) => names.includes(name))).toBe(true);
      }),
    );
  });

  it.each([
    ["before the first Status", undefined],
    ["in the game's menu", statusOf(0)],
  ])("are unknown %s", (_when, status) => {
    const lamps = lampsOf(status);
    expect(lamps.length).toBeGreaterThan(30);
    expect(lamps.every(({ isLit }) => isLit === undefined)).toBe(true);
  });
});

it("the activity is the first matching bit", () => {
  expect(activityOf(undefined)).toBeUndefined();
  expect(activityOf(statusOf(0))).toBe("Not in game");
  expect(activityOf(statusOf(Flags.encode(["InMainShip", "Supercruise", "BeingInterdicted"])))).toBe(
    "Being interdicted",
  );
  expect(activityOf(statusOf(0, Flags2.encode(["OnFoot", "OnFootOnPlanet"])))).toBe("On a planet");
});

describe("the field descriptions of a line", () => {
  it("contain the contract's text for each field, and none for an unknown field", async () => {
    const schema = await loadSchema("CargoTransfer");
    const value = {
      event: "CargoTransfer",
      Transfers: [{ Type: "gold", Count: 3, Direction: "toship" }],
      constructor: 1,
    };
    const fields = describeFields(value, schema);
    expect(fields.find(({ name }) => name === "Count")).toMatchObject({ value: "3", meaning: "Units moved." });
    expect(fields.find(({ name }) => name === "Direction")?.meaning).toContain("One of: toship, tocarrier, tosrv");
    expect(fields.find(({ name }) => name === "constructor")?.meaning).toBeUndefined();
  });

  it("contain the names of bits and every digit", async () => {
    const schema = await loadSchema("Status");
    const fields = describeFields({ Flags: Flags.encode(["Docked"]), Destination: { System: 2n ** 63n } }, schema);
    expect(fields.map(({ value }) => value)).toEqual(["1: Docked", "", "9223372036854775808"]);
  });

  it("are limited for deep and long values", () => {
    const deep = JSON.parse(`${"[".repeat(2000)}1${"]".repeat(2000)}`) as [];
    expect(describeFields(deep, undefined).length).toBeLessThan(20);
    const long = Array.from({ length: 5000 }, () => ({}));
    expect(describeFields(long, undefined)).toHaveLength(400);
  });

  it("show a list of primitive values as one value, cut at a maximum length", async () => {
    const schema = await loadSchema("FSDJump");
    const [at] = describeFields({ StarPos: [1.5, -2, 3] }, schema);
    expect(at).toMatchObject({ value: "1.5, -2, 3", depth: 0 });
    const [long] = describeFields({ list: Array.from({ length: 5000 }, () => 1) }, undefined);
    expect(long?.value).toHaveLength(300);
  });
});

const at = "2026-05-01T12:00:00Z";

describe("alarms", () => {
  const loadout = {
    timestamp: at,
    Ship: "asp",
    Modules: [{ Slot: "Slot01", Item: "int_shieldgenerator_size5_class3" }],
  };
  const alarmsWith = (flags: Parameters<typeof Flags.encode>[0], hasGenerator = true) =>
    alarmsOf({
      flight: { ...unknownState.flight, status: statusOf(Flags.encode(flags)) },
      outfit: hasGenerator ? foldLoadout(undefined, loadout) : undefined,
    });

  it("name what is lit, and shields that are down in flight", () => {
    expect(alarmsWith(["InMainShip", "ShieldsUp"])).toEqual([]);
    expect(alarmsWith(["InMainShip", "IsInDanger", "OverHeating"])).toEqual([
      "Overheating",
      "In danger",
      "Shields down",
    ]);
  });

  it("do not name shields while docked, or of a ship without a generator", () => {
    expect(alarmsWith(["InMainShip", "Docked"])).toEqual([]);
    expect(alarmsWith(["InMainShip"], false)).toEqual([]);
  });
});

describe("scanned bodies", () => {
  const scan = (id: number, more: Record<string, never> | object): Parameters<typeof foldScan>[1] => ({
    timestamp: at,
    event: "Scan",
    SystemAddress: 7,
    BodyID: id,
    BodyName: `Sol ${id}`,
    ...more,
  });
  const planet = { PlanetClass: "Earthlike body", MassEM: 1, WasDiscovered: true, WasMapped: true };
  const after = (...scans: readonly Parameters<typeof foldScan>[1][]): readonly ScannedBody[] =>
    scans.reduce<BodiesTopic | undefined>(foldScan, undefined)?.bodies ?? [];

  it("are a tree by what they orbit and by distance", () => {
    const bodies = after(
      scan(3, { PlanetClass: "Icy body", Parents: [{ Null: 9 }, { Planet: 2 }], DistanceFromArrivalLS: 40 }),
      scan(2, { PlanetClass: "Rocky body", Parents: [{ Star: 1 }], DistanceFromArrivalLS: 50 }),
      scan(4, { PlanetClass: "Rocky body", Parents: [{ Star: 1 }], DistanceFromArrivalLS: 20 }),
      scan(1, { StarType: "G", DistanceFromArrivalLS: 0 }),
    );
    expect(bodyTree(bodies).map(({ body, depth }) => `${depth} ${body.id}`)).toEqual(["0 1", "1 4", "1 2", "2 3"]);
  });

  it("are all listed once, also when they orbit each other", () => {
    const bodies = after(
      scan(1, { PlanetClass: "Icy body", Parents: [{ Planet: 2 }] }),
      scan(2, { PlanetClass: "Icy body", Parents: [{ Planet: 1 }] }),
    );
    expect(bodyTree(bodies)).toHaveLength(2);
  });

  it("have the values that players measured", () => {
    const [known] = after(scan(1, planet));
    const [first] = after(scan(1, { ...planet, WasDiscovered: false, WasMapped: false }));
    expect(known && scanValueOf(known)?.now).toBe(283_629);
    expect(first && scanValueOf(first)).toEqual({ now: 737_434, mapped: 4_433_370 });
    const [star] = after(scan(1, { StarType: "N", StellarMass: 1, WasDiscovered: true }));
    expect(star && scanValueOf(star)?.now).toBe(22_970);
  });

  it("are mapped with the bonus for few probes", () => {
    const topic = foldScan(undefined, scan(1, planet));
    const mapped = foldSurfaceScan(topic, { ...scan(1, {}), ProbesUsed: 6, EfficiencyTarget: 6 });
    expect(mapped?.bodies[0]?.mapping).toBe("efficient");
  });
});

describe("the range of a jump", () => {
  const drive = { Slot: "FrameShiftDrive", Item: "int_hyperdrive_size5_class5" };
  const outfit = foldLoadout(undefined, {
    timestamp: at,
    Ship: "asp",
    MaxJumpRange: 50,
    UnladenMass: 300,
    FuelCapacity: { Main: 32, Reserve: 0.5 },
    Modules: [drive],
  });

  it("is the longest one with just enough fuel, and shrinks with the mass", () => {
    expect(estimateRangeLy(outfit, 5, 0)).toBeCloseTo(50, 5);
    expect(estimateRangeLy(outfit, 32, 100)).toBeCloseTo((50 * 305) / 432, 5);
    expect(estimateRangeLy(undefined, 5, 0)).toBeUndefined();
    expect(fullJumpsOf(outfit, 32)).toBe(6);
    expect(fullJumpsOf(outfit, 4.9)).toBe(0);
    expect(fullJumpsOf(undefined, 32)).toBeUndefined();
  });
});

it("materials have grades, and grades have limits", () => {
  expect([materialGrade("iron"), materialGrade("dataminedwake"), materialGrade("guardian_powercell")]).toEqual([
    1,
    5,
    undefined,
  ]);
  expect(gradeLimits[5]).toBe(100);
});

describe("the sentence of a line", () => {
  const sentenceOf = (raw: string, kind: string) =>
    lineSentence({
      position: { file: "", offset: 0, line: 1, generation: 0 },
      fate: "shown",
      timestamp: at,
      defect: undefined,
      raw,
      kind,
      isCut: false,
      byteLength: 1,
    });

  it.each([
    ['{"event":"FSDJump","StarSystem":"Sol","JumpDist":24.51}', "FSDJump", "Jumped 24.5 ly to Sol"],
    ['{"event":"Docked","StationName":"Galileo","StarSystem":"Sol"}', "Docked", "Docked at Galileo in Sol"],
    ['{"event":"CargoTransfer","Transfers":{}}', "CargoTransfer", "Moved cargo"],
    ['{"event":"Friends"}', "Friends", "News of a friend"],
    ["not JSON", "Docked", ""],
    ['{"event":"constructor"}', "constructor", "Constructor"],
  ])("%s", (raw, kind, words) => {
    expect(sentenceOf(raw, kind)).toBe(words);
  });
});

describe("the way to a sample", () => {
  const here = { latitude: 10, longitude: 20 };
  it.each([
    ["north", { latitude: 10.01, longitude: 20 }, 0],
    ["east", { latitude: 10, longitude: 20.01 }, 90],
    ["south", { latitude: 9.99, longitude: 20 }, 180],
    ["west", { latitude: 10, longitude: 19.99 }, 270],
  ])("goes %s", (_, spot, bearing) => {
    const [way] = sampleBearings(here, [spot], 1_000_000);
    expect(way?.bearing).toBeCloseTo(bearing, 0);
    expect(way?.metres).toBeGreaterThan(170);
    expect(way?.metres).toBeLessThan(176);
  });

  it("is short over the date line", () => {
    const [way] = sampleBearings({ latitude: 0, longitude: 179.99 }, [{ latitude: 0, longitude: -179.99 }], 1_000_000);
    expect(way?.metres).toBeCloseTo(349, 0);
    expect(way?.bearing).toBeCloseTo(90, 5);
  });
});

describe("what a body is worth", () => {
  const body = (more: Partial<ScannedBody>): ScannedBody => ({
    ...(foldScan(undefined, { SystemAddress: 1, BodyID: 4, PlanetClass: "Icy body", MassEM: 0.01 })
      ?.bodies[0] as ScannedBody),
    ...more,
  });

  it("contains life, at least the cheapest species for each signal", () => {
    const worth = bodyWorthOf(body({ biologicalCount: 2, distanceLs: 4000, wasFootfalled: false }), 1, undefined);
    expect(worth.life).toEqual({ low: 10_000_000, high: 10_000_000, isFirst: true });
    expect(worth.gainPer1000Ls).toBeCloseTo(worth.gain / 4, 6);
    expect(isGold(worth)).toBe(true);
    expect(isGold(bodyWorthOf(body({}), 1, undefined))).toBe(false);
  });

  it("is listed by what the way brings, without what is not worth it", () => {
    const worths = [
      body({ id: 1, biologicalCount: 1, distanceLs: 100_000 }),
      body({ id: 2, biologicalCount: 1, distanceLs: 10 }),
      body({ id: 3, distanceLs: 5 }),
    ].map((each) => bodyWorthOf(each, 1, undefined));
    expect(worthIt(worths).map((worth) => worth.body.id)).toEqual([2, 1]);
    expect(worthIt(worths)[0]?.gainPer1000Ls).toBe(worthIt(worths)[0]?.gain);
  });
});

describe("the trail on the map", () => {
  const jump = (StarSystem: string, x: number, JumpDist: number) =>
    ({ timestamp: "2026-05-01T12:00:00Z", StarSystem, StarPos: [x, 0, 0], JumpDist }) as unknown as Jump;

  it("is broken where jumps are in no line that was read", () => {
    const trail = [jump("A", 0, 5), jump("B", 10, 10), jump("C", 500, 20), jump("D", 520, 20)];
    const system = { ...unknownState.system, here: undefined };
    const stars = mapStarsOf({ route: { ...unknownState.route, trail }, system });
    const names = unbrokenPaths(stars).map((path) => path.map(({ name }) => name).join(""));
    expect(names).toEqual(["AB", "CD"]);
  });
});
