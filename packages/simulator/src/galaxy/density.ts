import { exp } from "../arithmetic/exponential.ts";

/** Systems in a boxel of each mass code, a to h, in the neighbourhood of the origin. */
const systemsAtOrigin = [0.35, 4.2, 34, 230, 40, 33, 26, 21];

const centre = { x: 25, y: -21, z: 25_900 };
const originRadiusLy = 25_900;
const scaleLengthLy = 9_000;
const scaleHeightLy = 600;
const mostCrowded = 8;

/** How crowded a place is against the origin: a disc that thins outwards and upwards, with a cap towards the core. */
export function crowding(x: number, y: number, z: number): number {
  const acrossX = x - centre.x;
  const acrossZ = z - centre.z;
  const radiusLy = Math.sqrt(acrossX * acrossX + acrossZ * acrossZ);
  const heightLy = Math.abs(y - centre.y) + centre.y;
  return Math.min(mostCrowded, exp((originRadiusLy - radiusLy) / scaleLengthLy - heightLy / scaleHeightLy));
}

/** How many systems to expect in a boxel of a mass code where it is so crowded. */
export function expectedSystems(massCode: number, crowded: number): number {
  return (systemsAtOrigin[massCode] ?? 0) * crowded;
}

const coreRadiusLy = 12_000;

/** The share of old core stars at a place: 1 at the galaxy's centre, 0 in the outer disc. */
export function coreShare(x: number, z: number): number {
  const acrossX = x - centre.x;
  const acrossZ = z - centre.z;
  const radiusLy = Math.sqrt(acrossX * acrossX + acrossZ * acrossZ);
  return Math.max(0, 1 - radiusLy / coreRadiusLy);
}
