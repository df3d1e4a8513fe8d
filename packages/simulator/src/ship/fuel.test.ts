import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builds, type BuildName } from "./builds.ts";
import { frameShiftDrive } from "./frameShiftDrives.ts";
import {
  burnFuel,
  fillTank,
  fullTankRangeLy,
  jumpFuelT,
  jumpRangeLy,
  massT,
  printableTonnes,
  spendJump,
} from "./fuel.ts";
import { buildShip, loadCargo } from "./SimulatedShip.ts";

const anyBuild = fc.constantFrom(...(Object.keys(builds) as BuildName[]));
const micro = (amountT: number): number => Math.round(amountT * 1e6);

describe("the fuel law", () => {
  it("matches its formula", () => {
    const ship = buildShip("explorer");
    const { linear, power, optimalMassT } = frameShiftDrive(5, "A", 1.55);
    expect([linear, power]).toEqual([0.012, 2.45]);
    const byHand = linear * Math.pow((20 * massT(ship)) / optimalMassT, power);
    expect(jumpFuelT(ship, 20)).toBeCloseTo(byHand, 10);
  });

  it("matches the published range of a stock drive", () => {
    // A 5A drive moves 1050 t over (5.0 / 0.012)^(1 / 2.45) ly.
    const { optimalMassT, fuelPerJumpMaxT, linear, power } = frameShiftDrive(5, "A");
    expect([optimalMassT, fuelPerJumpMaxT]).toEqual([1050, 5]);
    expect(Math.pow(fuelPerJumpMaxT / linear, 1 / power)).toBeCloseTo(11.734, 2);
  });

  it("stays below the maximum fuel per jump within the range", () => {
    fc.assert(
      fc.property(
        anyBuild,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 64 }),
        (name, fill, count) => {
          const ship = buildShip(name);
          ship.fuelMainT = printableTonnes(ship.fuelCapacityT * fill);
          loadCargo(ship.cargo, { type: "gold", name: "Gold", count, missionId: undefined });
          const neededT = jumpFuelT(ship, jumpRangeLy(ship));
          expect(neededT).toBeLessThanOrEqual(Math.min(ship.drive.fuelPerJumpMaxT, ship.fuelMainT));
          expect(neededT).toBeGreaterThan(Math.min(ship.drive.fuelPerJumpMaxT, ship.fuelMainT) * 0.99);
        },
      ),
    );
  });

  it("reaches farther with a boost and less far with cargo", () => {
    const ship = buildShip("trader");
    const plainLy = jumpRangeLy(ship);
    ship.boost = { level: 4, factor: 4 };
    expect(jumpRangeLy(ship)).toBeCloseTo(plainLy * 4, 9);
    ship.boost = undefined;
    loadCargo(ship.cargo, { type: "gold", name: "Gold", count: 500, missionId: undefined });
    expect(jumpRangeLy(ship)).toBeLessThan(plainLy);
  });

  it("plans with a full tank, where the ship is heaviest", () => {
    const ship = buildShip("explorer");
    ship.fuelMainT = 8;
    expect(fullTankRangeLy(ship)).toBeLessThan(jumpRangeLy(ship));
  });
});

describe("the tank", () => {
  it("adds up to the last printed digit over any number of jumps and refuels", () => {
    const acts = fc.array(fc.tuple(fc.boolean(), fc.double({ min: 0.001, max: 1, noNaN: true })), { maxLength: 60 });
    fc.assert(
      fc.property(anyBuild, acts, (name, list) => {
        const ship = buildShip(name);
        for (const [isJump, part] of list) {
          const before = micro(ship.fuelMainT);
          const addedT = isJump ? -spendJump(ship, jumpRangeLy(ship) * part).usedT : fillTank(ship, part * 5);
          expect(before + micro(addedT)).toBe(micro(ship.fuelMainT));
          expect(ship.fuelMainT).toBe(printableTonnes(ship.fuelMainT));
        }
      }),
    );
  });

  it("burns the same in many short intervals as in one long interval", () => {
    fc.assert(
      fc.property(anyBuild, fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 200 }), (name, spans) => {
        const one = buildShip(name);
        const many = buildShip(name);
        for (const span of spans) burnFuel(many, span);
        burnFuel(
          one,
          spans.reduce((sum, span) => sum + span, 0),
        );
        expect([many.fuelMainT, many.reservoirPt]).toEqual([one.fuelMainT, one.reservoirPt]);
      }),
    );
  });
});
