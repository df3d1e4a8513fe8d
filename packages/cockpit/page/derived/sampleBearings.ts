import type { TracePoint } from "../../src/state/flight.ts";
import { distanceMetres } from "../../src/state/observed/exobiology.ts";

/** Where a sample lies, seen from the commander. */
export interface SampleBearing {
  /** The number of the sample, from 1. */
  readonly number: number;
  readonly metres: number;
  /** Degrees from north, clockwise. */
  readonly bearing: number;
}

/** How far and in which direction the samples lie. */
export function sampleBearings(
  here: TracePoint,
  spots: readonly TracePoint[],
  radiusMetres: number,
): readonly SampleBearing[] {
  return spots.map((spot, at) => ({
    number: at + 1,
    metres: distanceMetres(here, spot, radiusMetres),
    bearing: bearingOf(here, spot),
  }));
}

/** The direction of the shortest way from one point of a sphere to another. */
function bearingOf(from: TracePoint, to: TracePoint): number {
  const radians = Math.PI / 180;
  const east = (to.longitude - from.longitude) * radians;
  const fromNorth = from.latitude * radians;
  const toNorth = to.latitude * radians;
  const x = Math.sin(east) * Math.cos(toNorth);
  const y = Math.cos(fromNorth) * Math.sin(toNorth) - Math.sin(fromNorth) * Math.cos(toNorth) * Math.cos(east);
  return (Math.atan2(x, y) / radians + 360) % 360;
}
