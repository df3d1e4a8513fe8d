import { below, shareAt, type Key } from "../../chance/Key.ts";
import type { StarClass } from "../starClasses.ts";
import type { StarPosition } from "../StarSystem.ts";
import { warZoneAt, type WarRegion } from "./WarRegion.ts";

/** The radius of inhabited space around the origin. */
export const bubbleRadiusLy = 250;

const denseRadiusLy = 120;
const denseShare = 0.3;
/** Systems of higher mass codes are never settled. */
const heaviestMassCode = 3;

/** Returns the share of settled systems at a distance from the origin: constant near it, falling to 0 at the edge. */
export function settledShare(fromOriginLy: number): number {
  if (fromOriginLy >= bubbleRadiusLy) return 0;
  if (fromOriginLy <= denseRadiusLy) return denseShare;
  const left = (bubbleRadiusLy - fromOriginLy) / (bubbleRadiusLy - denseRadiusLy);
  return denseShare * left * left;
}

/** How likely a system is settled by class of star, relative to the average. */
const appeal: Readonly<Partial<Record<StarClass, number>>> = {
  F: 1.6,
  G: 1.8,
  K: 1.5,
  M: 0.9,
  A: 1.2,
  L: 0.3,
  T: 0.25,
  Y: 0.2,
  TTS: 0.5,
};
const littleAppeal = 0.2;

const mostAppeal = 1.8;

/** What is known of a system before it is decided whether it is settled. */
export interface SettlementCandidate {
  readonly address: number;
  readonly massCode: number;
  readonly position: StarPosition;
}

/**
 * Decides whether a system is settled: always at the origin, never in the lost zones of the war. The star class is computed
 * last, because most systems are excluded before.
 */
export function isSettled(
  key: Key,
  war: WarRegion,
  { address, massCode, position: [x, y, z] }: SettlementCandidate,
  starClassOf: () => StarClass,
): boolean {
  const fromOriginLy = Math.sqrt(x * x + y * y + z * z);
  if (fromOriginLy === 0) return true;
  if (massCode > heaviestMassCode) return false;
  const share = settledShare(fromOriginLy);
  if (share === 0) return false;
  const draw = shareAt(below(key, address), 0);
  if (draw >= share * mostAppeal || draw >= share * (appeal[starClassOf()] ?? littleAppeal)) return false;
  const zone = warZoneAt(war, [x, y, z]);
  return zone === undefined || zone === "front";
}
