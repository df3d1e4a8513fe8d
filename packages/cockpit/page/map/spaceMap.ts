import { Group, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import { aimCamera } from "./aimCamera.ts";
import { release, sceneryOf, type Colours } from "./scenery.ts";
import type { MapStar } from "./MapStar.ts";
import { createMapControls } from "./mapControls.ts";
import { onScreen, vector, type Spot } from "./vectors.ts";

/** The map in space: give it stars, let it go at the end. */
export interface SpaceMap {
  show(stars: readonly MapStar[]): void;
  /** Takes the colours of the page again, after the theme changed. */
  repaint(): void;
  close(): void;
}

/** Is told where all stars stand whenever they moved; undefined for one behind the camera. */
export type PlaceLabels = (spots: readonly (Spot | undefined)[]) => void;

/** Draws the map into a canvas, only when something moved; throws where WebGL is not to be had. */
export function openSpaceMap(canvas: HTMLCanvasElement, placeLabels: PlaceLabels): SpaceMap {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio));
  const scene = new Scene();
  const camera = new PerspectiveCamera(45, 2, 0.1, 200_000);
  const { controls, end } = createMapControls(camera, canvas);
  let stars: readonly MapStar[] = [];
  let scenery = new Group();

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
    release(scenery);
    scene.remove(scenery);
    scenery = sceneryOf(stars, coloursOf(canvas));
    scene.add(scenery);
    draw();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  controls.addEventListener("change", draw);
  fit();

  return {
    show(next) {
      const isFirst = stars.length === 0;
      stars = next;
      aimCamera(camera, controls, stars, isFirst);
      rebuild();
    },
    repaint: rebuild,
    close() {
      observer.disconnect();
      end();
      release(scenery);
      renderer.dispose();
      // A browser has few of these, and the next visit to the panel takes another.
      renderer.forceContextLoss();
    },
  };
}

function coloursOf(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  // The property itself holds the colours of both themes; as the colour of something it is the one in force.
  const read = (name: string): string => {
    canvas.style.color = `var(${name})`;
    return style.color;
  };
  return { ink: read("--ink"), soft: read("--ink-faint"), line: read("--line-strong"), accent: read("--accent") };
}
