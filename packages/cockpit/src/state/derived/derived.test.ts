import { Flags, Flags2, flags2Table, flagsTable, type Status } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { powerBudgetOf } from "./powerBudget.ts";
import { unknownHealth } from "../health.ts";
import { lightsOf } from "./lights.ts";
import { linesPerSecond } from "./linesPerSecond.ts";
import { isScoopable, routeProgressOf } from "./routeProgress.ts";
import { foldTankStatus, type TankTopic } from "../observed/tank.ts";
import type { OutfitTopic } from "../observed/outfit.ts";
import { foldTrailByName, unknownRoute, type Jump, type RouteStar } from "../route.ts";
import { unknownSystem } from "../system.ts";
import { estimateTank, ownJumpsOf } from "./tankEstimate.ts";
import { vehicleOf } from "../vehicle.ts";

const statusOf = (flags: number, flags2 = 0): Status => ({
  timestamp: "2026-05-01T12:00:00Z",
  event: "Status",
  Flags: flags,
  Flags2: flags2,
});

describe("lights", () => {
  it("are lit exactly for the bits that are set, in any vehicle", () => {
    const bits = fc.tuple(
      fc.subarray(flagsTable.map(({ name }) => name)),
      fc.subarray(flags2Table.map(({ name }) => name)),
    );
    fc.assert(
      fc.property(bits, ([first, second]) => {
        const { lights } = lightsOf(statusOf(Flags.encode(first), Flags2.encode(second)));
        expect(lights.filter(({ isLit }) => isLit).map(({ name }) => name)).toEqual(
          [...first, ...second].toSorted(byBit),
        );
      }),
    );
  });

  const order: readonly string[] = [...flagsTable, ...flags2Table].map(({ name }) => name);
  const byBit = (one: string, other: string) => order.indexOf(one) - order.indexOf(other);

  it.each([
    ["ship", statusOf(Flags.encode(["InMainShip"])), "FsdCharging", "SrvHandbrake"],
    ["fighter", statusOf(Flags.encode(["InFighter"])), "FlightAssistOff", "LandingGearDown"],
    ["srv", statusOf(Flags.encode(["InSRV"])), "SrvHandbrake", "FsdCharging"],
    ["foot", statusOf(0, Flags2.encode(["OnFoot"])), "LowOxygen", "ShieldsUp"],
    ["taxi", statusOf(0, Flags2.encode(["InTaxi"])), "Supercruise", "HardpointsDeployed"],
  ] as const)("in vehicle %s are those that apply to it", (vehicle, status, applies, doesNot) => {
    const names = lightsOf(status).lights.map(({ name }) => name);
    expect(vehicleOf(status)).toBe(vehicle);
    expect(names).toContain(applies);
    expect(names).not.toContain(doesNot);
  });

  it("are empty in the menu, where no vehicle is known", () => {
    expect(lightsOf(statusOf(0)).lights).toEqual([]);
    expect(vehicleOf(statusOf(0))).toBeUndefined();
  });

  it("list bits that are not in a table", () => {
    expect(lightsOf(statusOf(0, 2 ** 25)).unknownBits).toEqual(["Flags2 25"]);
  });
});

const jumpOf = (FuelUsed: number, more: Partial<Jump> = {}): Jump => ({
  timestamp: "",
  StarSystem: "",
  SystemAddress: 1,
  StarPos: [0, 0, 0],
  JumpDist: 1,
  FuelUsed,
  FuelLevel: 10,
  isBoosted: false,
  isPassenger: false,
  starClass: undefined,
  ...more,
});

describe("jumps left in the tank", () => {
  const estimate = (trail: readonly Jump[], fuel?: number) => {
    const tank = fuel === undefined ? undefined : { at: "", mainTonnes: fuel };
    return estimateTank({ tank, route: { ...unknownRoute, trail } });
  };

  it("are unknown before a jump, and after boosted and passenger jumps", () => {
    expect(estimate([], 10)).toBeUndefined();
    expect(estimate([jumpOf(2, { isBoosted: true }), jumpOf(2, { isPassenger: true }), jumpOf(0)], 10)).toBeUndefined();
  });

  it.each([
    ["in an SRV", statusOf(Flags.encode(["InSRV"])), 0],
    ["in a taxi", statusOf(0, Flags2.encode(["InTaxi"])), 3],
    ["aboard the ship of another commander", statusOf(0, Flags2.encode(["InMulticrew"])), 3],
    ["on foot", statusOf(0, Flags2.encode(["OnFoot"])), undefined],
  ])("are those of the own ship %s", (_where, away, fuelThere) => {
    const aboard = { ...statusOf(Flags.encode(["InMainShip"])), Fuel: { FuelMain: 10, FuelReservoir: 1 } };
    const fuel = fuelThere === undefined ? {} : { Fuel: { FuelMain: fuelThere, FuelReservoir: 0.4 } };
    const tank = [aboard, { ...away, ...fuel }].reduce<TankTopic | undefined>(foldTankStatus, undefined);
    const trail = [jumpOf(2), jumpOf(5, { isPassenger: true, FuelLevel: 1 })];
    expect(estimateTank({ tank, route: { ...unknownRoute, trail } })).toMatchObject({ jumps: 5, basis: 1 });
  });

  it("are those of the ship that is flown now, also by jumps of a game before 3.0", () => {
    const jump = { event: "FSDJump", timestamp: "2016-09-20T12:00:00Z", StarSystem: "Sol", StarPos: [0, 0, 0] };
    const early = { ...jump, JumpDist: 10, FuelUsed: 9, FuelLevel: 60 };
    const route = foldTrailByName({ ...unknownRoute, trail: [jumpOf(2, { shipId: 2 })] }, early, 1);
    const outfit = { shipId: 2 } as OutfitTopic;
    expect(ownJumpsOf({ route, outfit }).map(({ FuelUsed }) => FuelUsed)).toEqual([2]);
    expect(ownJumpsOf({ route }).map(({ FuelUsed }) => FuelUsed)).toEqual([2, 9]);
  });

  it("use the last five jumps", () => {
    const trail = [jumpOf(9), ...Array.from({ length: 5 }, () => jumpOf(2))];
    expect(estimate(trail, 10.5)).toEqual({ jumps: 5, fuelPerJump: 2, basis: 5 });
  });
});

const starsOf = (classes: string): readonly RouteStar[] =>
  classes.split("").map((StarClass, at) => ({
    StarSystem: `S${at}`,
    SystemAddress: at,
    StarPos: [at * 3, at * 4, 0],
    StarClass,
  }));

describe("route progress", () => {
  const progress = (stars: readonly RouteStar[] | undefined, address?: number | bigint) => {
    const here = address === undefined ? undefined : { name: "S", address, position: undefined };
    return routeProgressOf({ route: { ...unknownRoute, stars }, system: { ...unknownSystem, here } });
  };

  it("is undefined without a route", () => {
    expect(progress(undefined)).toBeUndefined();
    expect(progress([])).toBeUndefined();
  });

  it("starts at the position of the ship", () => {
    const measured = progress(starsOf("MTNKT"), 1);
    expect(measured).toMatchObject({ isOnRoute: true, jumpsLeft: 3, distanceLeftLy: 15, jumpsToScoop: 2 });
    expect(measured?.stops.map(({ aheadLy }) => aheadLy)).toEqual([undefined, 0, 5, 10, 15]);
    expect(measured?.stops.map(({ isPast, isHere }) => `${isPast} ${isHere}`)).toEqual([
      "true false",
      "false true",
      "false false",
      "false false",
      "false false",
    ]);
  });

  it("counts the whole route for a ship that is not on it", () => {
    expect(progress(starsOf("TTT"), 77)).toMatchObject({ isOnRoute: false, jumpsLeft: 2, jumpsToScoop: undefined });
    expect(progress(starsOf("MT"))).toMatchObject({ isOnRoute: false, jumpsLeft: 1, jumpsToScoop: 0 });
  });

  it("adds up for any position of the ship", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."OBAFGKMLTYN".split("")), minLength: 1, maxLength: 30 }),
        fc.nat(40),
        (classes, at) => {
          const stars = starsOf(classes);
          const measured = progress(stars, at);
          const jumps = stars.length - 1 - (at < stars.length ? at : 0);
          expect(measured?.jumpsLeft).toBe(jumps);
          expect(measured?.distanceLeftLy).toBeCloseTo(5 * jumps);
          expect(measured?.stops.filter(({ isPast }) => !isPast)).toHaveLength(jumps + 1);
        },
      ),
    );
  });

  it.each(["K", "G", "B", "F", "O", "A", "M", "M_RedGiant", "K_OrangeGiant", "A_BlueWhiteSuperGiant"])(
    "counts class %s as scoopable",
    (starClass) => expect(isScoopable(starClass)).toBe(true),
  );
  it.each(["N", "DA", "H", "L", "T", "Y", "TTS", "AeBe", "W", "C", "MS", "", "SupermassiveBlackHole"])(
    "does not count class %j as scoopable",
    (starClass) => expect(isScoopable(starClass)).toBe(false),
  );
});

describe("the power budget", () => {
  it("adds up by priority, in the order modules are powered", () => {
    const module = (Slot: string, Power?: number, Priority?: number) => ({
      Slot,
      Item: "x",
      ...(Power === undefined ? {} : { Power }),
      ...(Priority === undefined ? {} : { Priority }),
    });
    const budget = powerBudgetOf([
      module("a", 2, 1),
      module("b", 1, 0),
      module("c", 3, 1),
      module("d"),
      module("e", 0.5, 4),
    ]);
    expect(budget.map(({ priority, draw, cumulativeDraw }) => [priority, draw, cumulativeDraw])).toEqual([
      [undefined, 0, 0],
      [0, 1, 1],
      [1, 5, 6],
      [4, 0.5, 6.5],
    ]);
    expect(budget[2]?.modules.map(({ Slot }) => Slot)).toEqual(["c", "a"]);
  });
});

describe("lines per second", () => {
  it("are averaged over the last seconds", () => {
    const pace = [
      { second: 80, lines: 100 },
      { second: 91, lines: 5 },
      { second: 100, lines: 15 },
    ];
    expect(linesPerSecond({ ...unknownHealth, pace }, 100_900)).toBe(2);
    expect(linesPerSecond(unknownHealth, 0)).toBe(0);
  });
});
