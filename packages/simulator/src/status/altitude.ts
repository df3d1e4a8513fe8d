import { groundM, type SurfacePosition } from "../world/SurfacePosition.ts";

/** Above this height Altitude is measured from the average radius, below it from the ground (Flags bit 29). */
const averageRadiusAboveM = 10_000;

/** Whether Altitude is measured from the average radius. */
export function isOverAverageRadius({ heightM, isOnGround }: SurfacePosition): boolean {
  return !isOnGround && heightM > averageRadiusAboveM;
}

/** Returns the altitude as Status reports it, in metres. */
export function altitudeM(surface: SurfacePosition): number {
  if (surface.isOnGround) return 0;
  return isOverAverageRadius(surface) ? surface.heightM : Math.max(0, surface.heightM - groundM(surface));
}
