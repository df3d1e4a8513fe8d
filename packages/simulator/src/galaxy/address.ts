import type { StarPosition } from "./StarSystem.ts";

/** A cube of space that holds systems of one mass code, by its indices from the lower corner of the galaxy. */
export interface Boxel {
  /** 0 for a, up to 7 for h. */
  readonly massCode: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The parts of a SystemAddress: the boxel and the number of the system in it. */
export interface AddressParts extends Boxel {
  readonly number: number;
}

// F67: edge 10 * 2^m ly, sector 1280 ly, the grid's lower corner, 7, 6 and 7 bits for the sector.
const edges = [10, 20, 40, 80, 160, 320, 640, 1280] as const;
const boxelsAcrossSector = [128, 64, 32, 16, 8, 4, 2, 1] as const;
const corner = { x: -49_985, y: -40_985, z: -24_105 };
const sectors = { x: 128, y: 64, z: 128 };

/** Mass codes from a to h. */
export const massCodes = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Returns the edge length of boxels of a mass code. */
export function edgeLy(massCode: number): number {
  return edges[massCode] ?? Number.NaN;
}

/** Returns the number of boxels of a mass code along the edge of a sector. */
export function acrossSector(massCode: number): number {
  return boxelsAcrossSector[massCode] ?? Number.NaN;
}

/** Returns the corner of a boxel with the smallest coordinates. */
export function lowerCorner({ massCode, x, y, z }: Boxel): StarPosition {
  const edge = edgeLy(massCode);
  return [x * edge + corner.x, y * edge + corner.y, z * edge + corner.z];
}

/** Returns the index of a coordinate on the grid of a mass code. */
export function boxelIndex(axis: "x" | "y" | "z", ly: number, massCode: number): number {
  return Math.floor((ly - corner[axis]) / edgeLy(massCode));
}

/** Returns the boxel of a mass code that contains a position. */
export function boxelAt([x, y, z]: StarPosition, massCode: number): Boxel {
  return {
    massCode,
    x: boxelIndex("x", x, massCode),
    y: boxelIndex("y", y, massCode),
    z: boxelIndex("z", z, massCode),
  };
}

/** Whether a SystemAddress has enough bits to encode a boxel. */
export function isOnGrid({ massCode, x, y, z }: Boxel): boolean {
  const across = acrossSector(massCode);
  return x >= 0 && y >= 0 && z >= 0 && x < sectors.x * across && y < sectors.y * across && z < sectors.z * across;
}

/** Encodes a SystemAddress by the bit layout of F67, with arithmetic because shifts are limited to 32 bits. */
export function encodeAddress({ massCode, x, y, z }: Boxel, number: number): number {
  const across = acrossSector(massCode);
  const alongX = number * sectors.x * across + x;
  const alongY = alongX * sectors.y * across + y;
  return (alongY * sectors.z * across + z) * 8 + massCode;
}

/** Decodes a SystemAddress by the bit layout of F67. */
export function decodeAddress(address: number): AddressParts {
  const massCode = address % 8;
  const across = acrossSector(massCode);
  const [aboveZ, z] = split((address - massCode) / 8, sectors.z * across);
  const [aboveY, y] = split(aboveZ, sectors.y * across);
  const [number, x] = split(aboveY, sectors.x * across);
  return { massCode, x, y, z, number };
}

function split(value: number, size: number): readonly [above: number, rest: number] {
  const rest = value % size;
  return [(value - rest) / size, rest];
}
