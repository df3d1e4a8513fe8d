import { absorb, shareAt, wordAt, type Key } from "../chance/Key.ts";
import { boxelAt, edgeLy, lowerCorner, type Boxel } from "./address.ts";
import { coreShare, crowding, expectedSystems } from "./density.ts";
import { starClasses } from "./starClasses.ts";
import { starClassIndex } from "./starMix.ts";

/** How many numbers a system takes in a scattering: x, y, z and the index of its star class. */
export const scatterStride = 4;

/** The systems of a boxel in a row, `scatterStride` numbers each; a system's place in the row is the number in its id. */
export type Scattering = readonly number[];

const gridPerLy = 32;
const twoTo32 = 4_294_967_296;
const drawsPerSystem = 5;
const originBoxel = boxelAt([0, 0, 0], 3);

/** Scatters systems through a boxel: how many depends on the place, where and what they are on the seed. */
export function scatter(key: Key, boxel: Boxel): Scattering {
  const { massCode } = boxel;
  const [left, bottom, near] = lowerCorner(boxel);
  const edge = edgeLy(massCode);
  const [x, y, z] = [left + edge / 2, bottom + edge / 2, near + edge / 2];
  const own = absorb(absorb(absorb(absorb(key, massCode), boxel.x), boxel.y), boxel.z);
  const count = countOf(own, expectedSystems(massCode, crowding(x, y, z)));
  const core = coreShare(x, z);
  const places: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const at = 3 + number * drawsPerSystem;
    places.push(left + onGrid(wordAt(own, at), edge));
    places.push(bottom + onGrid(wordAt(own, at + 1), edge));
    places.push(near + onGrid(wordAt(own, at + 2), edge));
    places.push(starClassIndex(massCode, shareAt(own, at + 3), core > 0 && shareAt(own, at + 4) < core));
  }
  return isOriginBoxel(boxel) ? withOrigin(places) : places;
}

/** A count around what is expected: boxels of equal place differ, and a fraction is a chance of one more. */
function countOf(own: Key, expected: number): number {
  return Math.floor(expected * (shareAt(own, 0) + shareAt(own, 1)) + shareAt(own, 2));
}

function onGrid(word: number, edge: number): number {
  return Math.floor((word * edge * gridPerLy) / twoTo32) / gridPerLy;
}

function isOriginBoxel({ massCode, x, y, z }: Boxel): boolean {
  return massCode === 3 && x === originBoxel.x && y === originBoxel.y && z === originBoxel.z;
}

/** The origin system lies at [0, 0, 0] and is the first of its boxel, a yellow star. */
function withOrigin(places: readonly number[]): Scattering {
  return [0, 0, 0, starClasses.indexOf("G"), ...places.slice(scatterStride)];
}
