import { absorb, shareAt, wordAt, type Key } from "../chance/Key.ts";
import { boxelAt, edgeLy, lowerCorner, type Boxel } from "./address.ts";
import { coreShare, expectedSystems } from "./density.ts";
import { starClasses, type StarClass } from "./starClasses.ts";
import { starClassIndex } from "./starMix.ts";

/** Numbers per system in a scattering: x, y and z. */
export const scatterStride = 3;

/** The positions of the systems of a boxel, `scatterStride` numbers each, ordered by the number in their id. */
export type Scattering = readonly number[];

const gridPerLy = 32;
const twoTo32 = 4_294_967_296;
const firstDraw = 3;
const drawsPerSystem = 5;
const originBoxel = boxelAt([0, 0, 0], 3);

function keyOfBoxel(key: Key, { massCode, x, y, z }: Boxel): Key {
  return absorb(absorb(absorb(absorb(key, massCode), x), y), z);
}

/** Places the systems of a boxel: their number depends on the density, their positions on the seed. */
export function scatter(key: Key, boxel: Boxel, crowded: number): Scattering {
  const [left, bottom, near] = lowerCorner(boxel);
  const edge = edgeLy(boxel.massCode);
  const own = keyOfBoxel(key, boxel);
  const count = countOf(own, expectedSystems(boxel.massCode, crowded));
  const places: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const at = firstDraw + number * drawsPerSystem;
    places.push(left + onGrid(wordAt(own, at), edge));
    places.push(bottom + onGrid(wordAt(own, at + 1), edge));
    places.push(near + onGrid(wordAt(own, at + 2), edge));
  }
  // The origin system is the first of its boxel.
  return isOriginBoxel(boxel) ? [0, 0, 0, ...places.slice(scatterStride)] : places;
}

/** Draws a count around the expectation; a fraction is the probability of one more. */
function countOf(own: Key, expected: number): number {
  return Math.floor(expected * (shareAt(own, 0) + shareAt(own, 1)) + shareAt(own, 2));
}

function onGrid(word: number, edge: number): number {
  return Math.floor((word * edge * gridPerLy) / twoTo32) / gridPerLy;
}

function isOriginBoxel({ massCode, x, y, z }: Boxel): boolean {
  return massCode === 3 && x === originBoxel.x && y === originBoxel.y && z === originBoxel.z;
}

/** Draws the class of a main star by mass code and distance from the core; the origin has a G star. */
export function starClassAt(key: Key, boxel: Boxel, number: number): StarClass {
  if (number === 0 && isOriginBoxel(boxel)) return "G";
  const [left, , near] = lowerCorner(boxel);
  const half = edgeLy(boxel.massCode) / 2;
  const core = coreShare(left + half, near + half);
  const own = keyOfBoxel(key, boxel);
  const at = firstDraw + number * drawsPerSystem;
  const isCore = core > 0 && shareAt(own, at + 4) < core;
  return starClasses[starClassIndex(boxel.massCode, shareAt(own, at + 3), isCore)] ?? "M";
}
