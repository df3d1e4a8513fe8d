import type { StarCoordinates } from "./readField.ts";

/** The lower corner of the first sector of the galaxy, in light-years. */
const origin = [-49_985, -40_985, -24_105] as const;
const sectorLy = 1280;
const smallestBoxLy = 10;
/** The low bits of an address say which box it is: at most 3 for its size, 7 for its place on each axis and 20 for the sector. */
const boxBits = 44;

/** The box of space that an address encodes: its lower corner and its edge, in light-years. */
interface AddressBox {
  readonly corner: StarCoordinates;
  readonly edge: number;
}

/** Decodes the box of a SystemAddress (F67). */
export function addressBoxOf(digits: string): AddressBox {
  const address = Number(BigInt.asUintN(boxBits, BigInt(digits)));
  const mass = address % 8;
  const edge = smallestBoxLy * 2 ** mass;
  let rest = Math.floor(address / 8);
  const take = (bits: number): number => {
    const value = rest % 2 ** bits;
    rest = Math.floor(rest / 2 ** bits);
    return value;
  };
  // From the low bit: z, y, x; the sector has 6 bits on the y axis and 7 on the others.
  const axis = (sectorBits: number): number => take(7 - mass) * edge + take(sectorBits) * sectorLy;
  const z = axis(7);
  const y = axis(6);
  const x = axis(7);
  return { corner: [x + origin[0], y + origin[1], z + origin[2]], edge };
}

/** Whether a position is inside a box. */
export function isInBox(place: StarCoordinates, { corner, edge }: AddressBox): boolean {
  return place.every((each, axis) => each >= (corner[axis] ?? 0) && each < (corner[axis] ?? 0) + edge);
}
