import {
  Box3,
  Group,
  Line,
  LineBasicMaterial,
  LineSegments,
  Vector3,
  type BufferGeometry,
  type Material,
  type Points,
} from "three";
import { unbrokenPaths } from "../derived/mapStars.ts";
import { spritesAt } from "./sprites.ts";
import type { MapStar } from "./MapStar.ts";
import { starStyleOf } from "./starStyles.ts";
import { geometryOf, vector } from "./vectors.ts";

/** The colours of the page that the map uses. */
export interface Colours {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
}

const dotSizes = { past: 9, here: 22, ahead: 15, destination: 20 } as const;
const ringMargin = 16;
/** Rings mark where the fuel can come from next; on a long route, rings at every star would hide it. */
const ringedStars = 12;
const markerSize = 64;

/** All objects of the map: stars, the lines between them, and a grid that shows depth. */
export function sceneryOf(stars: readonly MapStar[], colours: Colours): Group {
  const past = stars.filter(({ role }) => role === "past" || role === "here");
  const ahead = stars.filter(({ role }) => role !== "past");
  const scoopable = ahead.slice(0, ringedStars).filter(({ starClass }) => starStyleOf(starClass).isScoopable);
  const here = stars.filter(({ role }) => role === "here");
  return new Group().add(
    ...unbrokenPaths(past).map((path) => pathOf(path, colours.soft)),
    pathOf(ahead, colours.accent),
    stalks(stars, colours.line),
    plane(stars, colours.line),
    ...byRole(stars, (group, size) => spritesAt(group, "disc", size, ({ starClass }) => starStyleOf(starClass).colour)),
    ...byRole(scoopable, (group, size) => spritesAt(group, "ring", size + ringMargin, () => colours.accent)),
    ...(here.length === 0 ? [] : [spritesAt(here, "marker", markerSize, () => colours.ink)]),
  );
}

/** Stars of one role have one size, so that a thousand of them are a few objects. */
function byRole(
  stars: readonly MapStar[],
  create: (group: readonly MapStar[], size: number) => Points,
): readonly Points[] {
  return [...Map.groupBy(stars, ({ role }) => role)].map(([role, group]) => create(group, dotSizes[role]));
}

/** Releases the graphics memory of the objects. */
export function release(scenery: Group): void {
  for (const each of scenery.children) {
    const { geometry, material } = each as Line<BufferGeometry, Material>;
    geometry.dispose();
    material.dispose();
  }
}

function pathOf(stars: readonly MapStar[], colour: string): Line {
  return new Line(geometryOf(stars.map(({ position }) => vector(position))), new LineBasicMaterial({ color: colour }));
}

/** The height of the grid below the stars. */
function floorOf(stars: readonly MapStar[]): number {
  return Math.min(...stars.map(({ position }) => position[1])) - 2;
}

/** The grid; its lines are a power of ten light-years apart. */
function plane(stars: readonly MapStar[], colour: string): LineSegments {
  const { min, max } = new Box3().setFromPoints(stars.map(({ position }) => vector(position)));
  const step = 10 ** Math.round(Math.log10(Math.max(10, max.x - min.x, max.z - min.z) / 6));
  const before = (at: number): number => Math.floor(at / step - 1) * step;
  const after = (at: number): number => Math.ceil(at / step + 1) * step;
  const left = before(min.x);
  const back = before(min.z);
  const right = after(max.x);
  const front = after(max.z);
  const y = floorOf(stars);
  const ends: Vector3[] = [];
  for (let x = left; x <= right; x += step) ends.push(new Vector3(x, y, back), new Vector3(x, y, front));
  for (let z = back; z <= front; z += step) ends.push(new Vector3(left, y, z), new Vector3(right, y, z));
  return faint(ends, colour, 0.22);
}

/** Thin lines from the stars to the grid, which show how far away a star is. */
function stalks(stars: readonly MapStar[], colour: string): LineSegments {
  const floor = floorOf(stars);
  const ends = stars.map(({ position }) => vector(position)).flatMap((top) => [top, top.clone().setY(floor)]);
  return faint(ends, colour, 0.35);
}

function faint(ends: readonly Vector3[], colour: string, opacity: number): LineSegments {
  return new LineSegments(geometryOf(ends), new LineBasicMaterial({ color: colour, transparent: true, opacity }));
}
