import { cos, sin } from "../arithmetic/trigonometry.ts";
import type { Planet } from "../galaxy/Body.ts";

/** Where something is over a planet, and how it moves. */
export interface SurfacePosition {
  readonly planet: Planet;
  latitude: number;
  longitude: number;
  /** Degrees from 0 to 360. */
  headingDeg: number;
  turnDegPerS: number;
  speedMps: number;
  /** Metres above the planet's average radius; ignored on the ground. */
  heightM: number;
  climbMps: number;
  isOnGround: boolean;
  /** The course computed last, reused while the heading stays the same. */
  course: Course;
}

interface Course {
  readonly headingDeg: number;
  readonly north: number;
  readonly east: number;
}

/** The initial course, which forces a computation. */
export const noCourse: Course = { headingDeg: Number.NaN, north: 0, east: 0 };

const radians = Math.PI / 180;

/** Returns the height of the ground over the average radius: hills of at most a few hundred metres. */
export function groundM({ planet, latitude, longitude }: SurfacePosition): number {
  const phase = planet.id * 1.7;
  return (
    260 * sin(latitude * 0.9 + phase) * cos(longitude * 0.7 + phase) +
    90 * sin(latitude * 4.1 - phase) +
    60 * cos(longitude * 5.3 + phase)
  );
}

/** Returns the height above the planet's average radius. */
export function heightOf(surface: SurfacePosition): number {
  return surface.isOnGround ? groundM(surface) : surface.heightM;
}

/** Degrees per second at a speed and height. */
function degreesPerSecond({ planet, heightM, speedMps }: SurfacePosition): number {
  return speedMps / ((planet.radiusM + heightM) * radians);
}

/** Courses turn back before the poles, where longitude changes too fast. */
const latitudeMax = 80;

function courseOf(surface: SurfacePosition): Course {
  const { headingDeg, course } = surface;
  if (course.headingDeg === headingDeg) return course;
  const angle = headingDeg * radians;
  surface.course = { headingDeg, north: cos(angle), east: sin(angle) };
  return surface.course;
}

/** Moves along the course, in small steps that keep the path smooth. */
export function moveOver(surface: SurfacePosition, seconds: number): void {
  surface.heightM += surface.climbMps * seconds;
  if (surface.speedMps === 0) return;
  if (surface.turnDegPerS !== 0) {
    surface.headingDeg = (surface.headingDeg + surface.turnDegPerS * seconds + 360) % 360;
  }
  const wayDeg = degreesPerSecond(surface) * seconds;
  const { north, east } = courseOf(surface);
  surface.latitude += wayDeg * north;
  if (Math.abs(surface.latitude) > latitudeMax) {
    surface.latitude = Math.sign(surface.latitude) * latitudeMax;
    surface.headingDeg = (surface.headingDeg + 90) % 360;
  }
  const longitude = surface.longitude + (wayDeg * east) / cos(surface.latitude * radians);
  surface.longitude = longitude >= 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
}

/** Stops on the ground. */
export function settleOnGround(surface: SurfacePosition): void {
  surface.isOnGround = true;
  surface.heightM = 0;
  rest(surface);
}

/** Leaves the ground, starting at its height. */
export function leaveGround(surface: SurfacePosition): void {
  surface.heightM = groundM(surface);
  surface.isOnGround = false;
}

/** Stops all motion. */
function rest(surface: SurfacePosition): void {
  surface.speedMps = 0;
  surface.climbMps = 0;
  surface.turnDegPerS = 0;
}
