import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  Line,
  LineBasicMaterial,
  LineSegments,
  PerspectiveCamera,
  Points,
  PointsMaterial,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { sortOf, type MapStar } from "./stars.ts";

/** The map in space: give it stars, let it go at the end. */
export interface SpaceMap {
  show(stars: readonly MapStar[]): void;
  /** Takes the colours of the page again, after the theme changed. */
  repaint(): void;
  close(): void;
}

/** Where a star stands on the canvas, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Is told where all stars stand whenever they moved; undefined for one behind the camera. */
export type PlaceLabels = (spots: readonly (Spot | undefined)[]) => void;

/** What keys do while the map has the focus. */
const turns: Readonly<Record<string, (controls: OrbitControls) => void>> = {
  ArrowLeft: (controls) => controls.rotateLeft(0.12),
  ArrowRight: (controls) => controls.rotateLeft(-0.12),
  ArrowUp: (controls) => controls.rotateUp(0.12),
  ArrowDown: (controls) => controls.rotateUp(-0.12),
  "+": (controls) => controls.dollyIn(0.9),
  "-": (controls) => controls.dollyOut(0.9),
};

const dotSize = { past: 9, here: 22, ahead: 15, destination: 20 } as const;

/** Draws the map into a canvas, only when something moved; throws where WebGL is not to be had. */
export function openSpaceMap(canvas: HTMLCanvasElement, placeLabels: PlaceLabels): SpaceMap {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio));
  const scene = new Scene();
  const camera = new PerspectiveCamera(45, 2, 0.1, 200_000);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  // The map must not keep the page from being scrolled: the wheel is its own only after it was clicked, and of a finger's
  // ways only the one across.
  controls.enableZoom = false;
  canvas.style.touchAction = "pan-y";
  const setZoom = (): void => {
    controls.enableZoom = document.activeElement === canvas;
  };
  canvas.addEventListener("focus", setZoom);
  canvas.addEventListener("blur", setZoom);
  let stars: readonly MapStar[] = [];
  let content = new Group();

  const draw = (): void => {
    renderer.render(scene, camera);
    placeLabels(stars.map(({ position }) => onScreen(vector(position), camera, canvas)));
  };
  const fit = (): void => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    draw();
  };
  const rebuild = (): void => {
    release(content);
    scene.remove(content);
    content = buildContent(stars, coloursOf(canvas));
    scene.add(content);
    draw();
  };
  const turn = (event: KeyboardEvent): void => {
    if (!Object.hasOwn(turns, event.key)) return;
    turns[event.key]?.(controls);
    event.preventDefault();
  };
  canvas.addEventListener("keydown", turn);
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  controls.addEventListener("change", draw);
  fit();

  return {
    show(next) {
      const isFirst = stars.length === 0;
      stars = next;
      aim(camera, controls, stars, isFirst);
      rebuild();
    },
    repaint: rebuild,
    close() {
      observer.disconnect();
      canvas.removeEventListener("keydown", turn);
      canvas.removeEventListener("focus", setZoom);
      canvas.removeEventListener("blur", setZoom);
      controls.dispose();
      release(content);
      renderer.dispose();
    },
  };
}

/** Looks at the middle of the route from above and aside; later routes keep the direction the person chose. */
function aim(camera: PerspectiveCamera, controls: OrbitControls, stars: readonly MapStar[], isFirst: boolean): void {
  if (stars.length === 0) return;
  const points = stars.map(({ position }) => vector(position));
  const box = new Box3().setFromPoints(points);
  const middle = box.getCenter(new Vector3());
  const radius = Math.max(5, ...points.map((point) => point.distanceTo(middle)));
  const direction = isFirst ? sideOf(points) : camera.position.clone().sub(controls.target);
  controls.target.copy(middle);
  camera.near = radius / 500;
  camera.far = radius * 50;
  camera.updateProjectionMatrix();
  for (let distance = radius; distance < radius * 8; distance *= 1.06) {
    camera.position.copy(middle).add(direction.setLength(distance));
    camera.lookAt(middle);
    camera.updateMatrixWorld();
    if (points.every((point) => isWithin(point.clone().project(camera)))) break;
  }
  controls.update();
}

/** A direction from which the way from the first star to the last lies across the picture. */
function sideOf(points: readonly Vector3[]): Vector3 {
  const [first, last] = [points[0], points.at(-1)];
  const along = first === undefined || last === undefined ? new Vector3() : last.clone().sub(first);
  const isLong = Math.hypot(along.x, along.z) > 1;
  return isLong ? new Vector3(-along.z, 0, along.x).normalize().setY(0.7) : new Vector3(0.15, 0.75, 1);
}

/** Leaves room at the edges for names. */
function isWithin({ x, y }: Vector3): boolean {
  return Math.abs(x) < 0.78 && Math.abs(y) < 0.7;
}

interface Colours {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
}

function coloursOf(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return { ink: read("--ink"), soft: read("--ink-faint"), line: read("--line-strong"), accent: read("--accent") };
}

function buildContent(stars: readonly MapStar[], colours: Colours): Group {
  const group = new Group();
  const past = stars.filter(({ role }) => role === "past" || role === "here");
  const ahead = stars.filter(({ role }) => role !== "past");
  group.add(
    polyline(past, colours.soft),
    polyline(ahead, colours.accent),
    stalks(stars, colours.line),
    plane(stars, colours.line),
  );
  for (const star of stars) group.add(dot(star));
  const scoopable = ahead.filter(({ starClass }) => sortOf(starClass).isScoopable);
  for (const star of scoopable) group.add(ring(star, colours.accent));
  for (const star of stars.filter(({ role }) => role === "here")) group.add(craft(star, colours.ink));
  return group;
}

function polyline(stars: readonly MapStar[], colour: string): Line {
  return new Line(geometryOf(stars.map(({ position }) => vector(position))), new LineBasicMaterial({ color: colour }));
}

/** Where the plane lies under the stars. */
function floorOf(stars: readonly MapStar[]): number {
  return Math.min(...stars.map(({ position }) => position[1])) - 2;
}

/** A grid to stand on; its lines are a round number of light-years apart. */
function plane(stars: readonly MapStar[], colour: string): LineSegments {
  const box = new Box3().setFromPoints(stars.map(({ position }) => vector(position)));
  const size = Math.max(10, box.max.x - box.min.x, box.max.z - box.min.z);
  const step = 10 ** Math.round(Math.log10(size / 6));
  const [left, back] = [box.min.x, box.min.z].map((at) => Math.floor(at / step - 1) * step) as [number, number];
  const [right, front] = [box.max.x, box.max.z].map((at) => Math.ceil(at / step + 1) * step) as [number, number];
  const y = floorOf(stars);
  const ends: Vector3[] = [];
  for (let x = left; x <= right; x += step) ends.push(new Vector3(x, y, back), new Vector3(x, y, front));
  for (let z = back; z <= front; z += step) ends.push(new Vector3(left, y, z), new Vector3(right, y, z));
  return new LineSegments(geometryOf(ends), new LineBasicMaterial({ color: colour, transparent: true, opacity: 0.22 }));
}

/** Thin lines down to one plane: without them nobody can tell near from far. */
function stalks(stars: readonly MapStar[], colour: string): LineSegments {
  const floor = floorOf(stars);
  const ends = stars.flatMap(({ position: [x, y, z] }) => [new Vector3(x, y, -z), new Vector3(x, floor, -z)]);
  return new LineSegments(geometryOf(ends), new LineBasicMaterial({ color: colour, transparent: true, opacity: 0.35 }));
}

function dot({ position, starClass, role }: MapStar): Points {
  return sprite(position, dotSize[role], sortOf(starClass).colour, "disc");
}

function ring({ position, role }: MapStar, colour: string): Points {
  return sprite(position, dotSize[role] + 16, colour, "ring");
}

function craft({ position }: MapStar, colour: string): Points {
  return sprite(position, 64, colour, "marker");
}

function sprite(position: MapStar["position"], size: number, colour: string, shape: Shape): Points {
  const material = new PointsMaterial({
    size,
    sizeAttenuation: false,
    color: new Color(colour),
    map: textureOf(shape),
    transparent: true,
    depthTest: shape === "disc",
    alphaTest: 0.2,
  });
  return new Points(geometryOf([vector(position)]), material);
}

type Shape = "disc" | "ring" | "marker";
const textures = new Map<Shape, CanvasTexture>();
const textureSize = 64;
const painters: Readonly<Record<Shape, (context: CanvasRenderingContext2D) => void>> = {
  disc: (context) => {
    context.arc(32, 32, 28, 0, Math.PI * 2);
    context.fill();
  },
  ring: (context) => {
    context.lineWidth = 5;
    context.arc(32, 32, 27, 0, Math.PI * 2);
    context.stroke();
  },
  marker: (context) => {
    context.moveTo(32, 18);
    context.lineTo(24, 4);
    context.lineTo(40, 4);
    context.fill();
  },
};

function textureOf(shape: Shape): CanvasTexture {
  const known = textures.get(shape);
  if (known !== undefined) return known;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = textureSize;
  const context = canvas.getContext("2d");
  if (context !== null) {
    context.fillStyle = context.strokeStyle = "#ffffff";
    context.beginPath();
    painters[shape](context);
  }
  const texture = new CanvasTexture(canvas);
  textures.set(shape, texture);
  return texture;
}

function geometryOf(points: readonly Vector3[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new BufferAttribute(new Float32Array(points.flatMap(({ x, y, z }) => [x, y, z])), 3),
  );
  return geometry;
}

/** The game's z points away from the viewer of its galaxy map, WebGL's towards. */
function vector([x, y, z]: MapStar["position"]): Vector3 {
  return new Vector3(x, y, -z);
}

function onScreen(point: Vector3, camera: PerspectiveCamera, canvas: HTMLCanvasElement): Spot | undefined {
  const { x, y, z } = point.project(camera);
  if (z > 1) return undefined;
  return { x: ((x + 1) / 2) * canvas.clientWidth, y: ((1 - y) / 2) * canvas.clientHeight };
}

function release(group: Group): void {
  for (const each of group.children) {
    const { geometry, material } = each as Points<BufferGeometry, PointsMaterial>;
    geometry.dispose();
    material.dispose();
  }
}
