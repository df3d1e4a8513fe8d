import { Box3, Vector3, type PerspectiveCamera } from "three";
import type { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { MapStar } from "./MapStar.ts";
import { vector } from "./vectors.ts";

/** Points the camera at the centre of the stars; the first time from above and the side, later from the direction the user chose. */
export function aimCamera(
  camera: PerspectiveCamera,
  controls: OrbitControls,
  stars: readonly MapStar[],
  isFirst: boolean,
): void {
  if (stars.length === 0) return;
  const points = stars.map(({ position }) => vector(position));
  const middle = new Box3().setFromPoints(points).getCenter(new Vector3());
  const radius = Math.max(5, ...points.map((point) => point.distanceTo(middle)));
  const direction = isFirst ? sideOf(points) : camera.position.clone().sub(controls.target);
  controls.target.copy(middle);
  camera.near = radius / 500;
  camera.far = radius * 50;
  camera.updateProjectionMatrix();
  // Moves away until all stars are in view.
  for (let distance = radius; distance < radius * 8; distance *= 1.06) {
    camera.position.copy(middle).add(direction.setLength(distance));
    camera.lookAt(middle);
    camera.updateMatrixWorld();
    if (points.every((point) => isWithin(point.clone().project(camera)))) break;
  }
  controls.update();
}

/** A direction from which the line from the first to the last star runs across the view. */
function sideOf(points: readonly Vector3[]): Vector3 {
  const first = points[0];
  const last = points.at(-1);
  const along = first === undefined || last === undefined ? new Vector3() : last.clone().sub(first);
  const isLong = Math.hypot(along.x, along.z) > 1;
  return isLong ? new Vector3(-along.z, 0, along.x).normalize().setY(0.7) : new Vector3(0.15, 0.75, 1);
}

/** Leaves room for labels at the edges. */
function isWithin({ x, y }: Vector3): boolean {
  return Math.abs(x) < 0.78 && Math.abs(y) < 0.7;
}
