import { exp } from "../arithmetic/exponential.ts";

/** Systems per boxel of each mass code, a to h, near the origin. */
const systemsAtOrigin = [0.35, 4.2, 34, 230, 40, 33, 26, 21];

const centre = { x: 25, y: -21, z: 25_900 };
const originRadiusLy = 25_900;
const scaleLengthLy = 9_000;
const scaleHeightLy = 600;
const mostCrowded = 8;

/** Computes the density relative to the origin: a disc that thins outwards and upwards, capped towards the core. */
export function crowding(x: number, y: number, z: number): number {
  const acrossX = x - centre.x;
  const acrossZ = z - centre.z;
  const radiusLy = Math.sqrt(acrossX * acrossX + acrossZ * acrossZ);
  const heightLy = Math.abs(y - centre.y) + centre.y;
  return Math.min(mostCrowded, exp((originRadiusLy - radiusLy) / scaleLengthLy - heightLy / scaleHeightLy));
}

/** Returns the expected number of systems in a boxel at a density. */
export function expectedSystems(massCode: number, crowded: number): number {
  return (systemsAtOrigin[massCode] ?? 0) * crowded;
}

const coreRadiusLy = 12_000;

/** Returns the share of old core stars at a position: 1 at the centre of the galaxy, 0 in the outer disc. */
export function coreShare(x: number, z: number): number {
  const acrossX = x - centre.x;
  const acrossZ = z - centre.z;
  const radiusLy = Math.sqrt(acrossX * acrossX + acrossZ * acrossZ);
  return Math.max(0, 1 - radiusLy / coreRadiusLy);
}
