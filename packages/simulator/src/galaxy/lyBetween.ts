import type { StarPosition } from "./StarSystem.ts";

/** Returns the distance between two positions in light-years. */
export function lyBetween(from: StarPosition, to: StarPosition): number {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const z = to[2] - from[2];
  return Math.sqrt(x * x + y * y + z * z);
}
