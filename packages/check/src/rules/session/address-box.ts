import type { JsonObject } from "@shipslog/contract";
import type { Rule, Verdict } from "../../Rule.ts";
import { idIn, objectsIn, placeIn } from "../readField.ts";
import { sampleEvents } from "../sampleEvents.ts";
import { damage } from "../damages.ts";

const { FSDJump } = sampleEvents;
/** Lower corner of the galaxy's first sector, in light-years. */
const origin = [-49_985, -40_985, -24_105] as const;
const sectorLy = 1280;
const boxLy = 10;

/** The box an address names: its lower corner and its edge, in light-years (format-facts 5, SystemAddress). */
function boxOf(address: bigint): { readonly corner: readonly number[]; readonly edge: number } {
  const mass = Number(address & 7n);
  const inSector = 7 - mass;
  const edge = boxLy * 2 ** mass;
  let rest = address >> 3n;
  const take = (bits: number): number => {
    const value = Number(rest & ((1n << BigInt(bits)) - 1n));
    rest >>= BigInt(bits);
    return value;
  };
  // From the low bit: z, y, x; the sector has 6 bits on the y axis and 7 on the others.
  const axis = (sectorBits: number): number => take(inSector) * edge + take(sectorBits) * sectorLy;
  const [z, y, x] = [axis(7), axis(6), axis(7)];
  return { corner: [x + origin[0], y + origin[1], z + origin[2]], edge };
}

const isWithin = (distance: number, edge: number): boolean => distance >= 0 && distance < edge;

/** The box encoded in a SystemAddress against StarPos. */
export const addressBox: Rule = {
  id: "address-box",
  group: "session",
  severity: { spec: "warning", live: "warning" },
  what: "StarPos lies in the box of space that SystemAddress encodes.",
  why: "Tools work out where a system is from its address alone.",
  restsOn: "format-facts 5 and 8 (SystemAddress box contains StarPos, 6,815 of 6,815)",
  evidence: "One event or star with SystemAddress and StarPos.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ StarPos: [2000, 0, 0] }) }],
  damages: [
    damage("NavRoute.json", "the end of the route moved", (event, draw) => {
      const index = (event.Route ?? []).length - 1;
      const star = event.Route?.[index];
      if (star === undefined || index < 1) return undefined;
      const axis = draw(3);
      star.StarPos = star.StarPos.map((each, at) => (at === axis ? each + 5000 : each));
      return `/Route/${index}/StarPos`;
    }),
  ],
  start: () => {
    const judge = (event: JsonObject, around = ""): Verdict => {
      const [address, place] = [idIn(event, "SystemAddress"), placeIn(event)];
      if (address === undefined || place === undefined) return "undecided";
      const { corner, edge } = boxOf(BigInt.asUintN(64, BigInt(address)));
      if (place.every((each, axis) => isWithin(each - (corner[axis] ?? Number.NaN), edge))) return "holds";
      const expected = `inside ${edge} ly from [${corner.join(", ")}]`;
      return { pointer: `${around}/StarPos`, expected, received: JSON.stringify(place) };
    };
    return {
      onEvent: { FSDJump: (event) => judge(event) },
      onCompanion: {
        "NavRoute.json": (event) => objectsIn(event, "Route")?.map((star, index) => judge(star, `/Route/${index}`)),
      },
    };
  },
};
