import fc from "fast-check";
import { expect, it } from "vitest";
import { addressBoxOf, isInBox } from "./addressBox.ts";

const bits = (count: number) => fc.bigInt({ min: 0n, max: (1n << BigInt(count)) - 1n });
/** The parts of an address, from the low bit; what is above the sector of x numbers the system in its box. */
const parts = fc.integer({ min: 0, max: 7 }).chain((mass) => {
  const box = bits(7 - mass);
  return fc.record({
    mass: fc.constant(BigInt(mass)),
    z: box,
    zSector: bits(7),
    y: box,
    ySector: bits(6),
    x: box,
    xSector: bits(7),
    system: bits(8),
  });
});

it("decodes the box of an address, whatever the number of the system in it (F67)", () => {
  fc.assert(
    fc.property(parts, ({ mass, z, zSector, y, ySector, x, xSector, system }) => {
      const fields = [
        [xSector, 7n],
        [x, 7n - mass],
        [ySector, 6n],
        [y, 7n - mass],
        [zSector, 7n],
        [z, 7n - mass],
        [mass, 3n],
      ] as const;
      const address = fields.reduce((higher, [value, size]) => (higher << size) | value, system);
      const edge = 10 * 2 ** Number(mass);
      const corner = [
        Number(x) * edge + Number(xSector) * 1280 - 49_985,
        Number(y) * edge + Number(ySector) * 1280 - 40_985,
        Number(z) * edge + Number(zSector) * 1280 - 24_105,
      ] as const;
      const box = addressBoxOf(String(address));
      expect(box).toEqual({ corner, edge });
      expect(isInBox(corner, box)).toBe(true);
      expect(isInBox([corner[0] + edge, corner[1], corner[2]], box)).toBe(false);
    }),
  );
});
