import { BufferAttribute, BufferGeometry, Vector3, type PerspectiveCamera } from "three";
import type { MapStar } from "./MapStar.ts";

/** Where a star stands on the canvas, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place of the game as WebGL has it: the game's z points away from the viewer of its galaxy map, WebGL's towards. */
export function vector([x, y, z]: MapStar["position"]): Vector3 {
  return new Vector3(x, y, -z);
}

/** Points as the graphics card takes them. */
export function geometryOf(points: readonly Vector3[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const numbers = new Float32Array(points.flatMap(({ x, y, z }) => [x, y, z]));
  geometry.setAttribute("position", new BufferAttribute(numbers, 3));
  return geometry;
}

/** Where a point is seen; undefined for one behind the camera. */
export function onScreen(point: Vector3, camera: PerspectiveCamera, canvas: HTMLCanvasElement): Spot | undefined {
  const { x, y, z } = point.project(camera);
  if (z > 1) return undefined;
  return { x: ((x + 1) / 2) * canvas.clientWidth, y: ((1 - y) / 2) * canvas.clientHeight };
}
