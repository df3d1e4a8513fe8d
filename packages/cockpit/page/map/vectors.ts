import { BufferAttribute, BufferGeometry, Vector3, type PerspectiveCamera } from "three";
import type { MapStar } from "./MapStar.ts";

/** A position on the canvas, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Converts a game position to WebGL: in the game's galaxy map z points away from the viewer, in WebGL towards. */
export function vector([x, y, z]: MapStar["position"]): Vector3 {
  return new Vector3(x, y, -z);
}

/** Creates a geometry from points. */
export function geometryOf(points: readonly Vector3[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const numbers = new Float32Array(points.flatMap(({ x, y, z }) => [x, y, z]));
  geometry.setAttribute("position", new BufferAttribute(numbers, 3));
  return geometry;
}

/** The screen position of a point; undefined when it is behind the camera. */
export function onScreen(point: Vector3, camera: PerspectiveCamera, canvas: HTMLCanvasElement): Spot | undefined {
  const { x, y, z } = point.project(camera);
  if (z > 1) return undefined;
  return { x: ((x + 1) / 2) * canvas.clientWidth, y: ((1 - y) / 2) * canvas.clientHeight };
}
