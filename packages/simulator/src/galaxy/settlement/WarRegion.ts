import { below, shareAt, type Key } from "../../chance/Key.ts";
import { lyBetween } from "../lyBetween.ts";
import type { StarPosition } from "../StarSystem.ts";

/** The region of the Thargoid war: a sphere at the edge of inhabited space. */
export interface WarRegion {
  readonly centre: StarPosition;
}

/** The zones of the war, from the centre outwards; only the front is inhabited. */
export type WarZone = "stronghold" | "lost" | "front";

const fromOriginLy = 150;
const reaches = { stronghold: 8, lost: 30, front: 65 };

/** How far from the centre the Thargoids hold systems. */
export const lostReachLy = reaches.lost;

/** Returns the war region of a seed. */
export function warRegionOf(key: Key): WarRegion {
  const own = below(key, "war region");
  // A direction: the first point of the sequence inside the unit sphere and not too near its centre.
  for (let at = 0; ; at += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => 2 * shareAt(own, at + axis) - 1) as [number, number, number];
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length > 0.2 && length <= 1) {
      const scale = fromOriginLy / length;
      return { centre: [x * scale, y * scale, z * scale] };
    }
  }
}

/** Returns the war zone of a position; undefined outside the region. */
export function warZoneAt({ centre }: WarRegion, position: StarPosition): WarZone | undefined {
  const awayLy = lyBetween(centre, position);
  if (awayLy < reaches.stronghold) return "stronghold";
  if (awayLy < reaches.lost) return "lost";
  return awayLy < reaches.front ? "front" : undefined;
}
