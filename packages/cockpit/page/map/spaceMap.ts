import { Group, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import { aimCamera } from "./aimCamera.ts";
import { release, sceneryOf, type Colours } from "./scenery.ts";
import type { MapStar } from "./MapStar.ts";
import { createMapControls } from "./mapControls.ts";
import { onScreen, vector, type Spot } from "./vectors.ts";

/** The 3D map; call `close` to release its graphics memory. */
export interface SpaceMap {
  show(stars: readonly MapStar[]): void;
  /** Reads the colours of the page again after a theme change. */
  repaint(): void;
  close(): void;
}

/** Called with the screen positions of all stars after each move; undefined for a star behind the camera. */
export type PlaceLabels = (spots: readonly (Spot | undefined)[]) => void;

/** Draws the map on a canvas, only when something changes; throws when WebGL is not available. */
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
      // Browsers limit the number of WebGL contexts, and each visit to the panel creates one.
      renderer.forceContextLoss();
    },
  };
}

function coloursOf(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  // The custom property contains both themes; as a computed colour it resolves to the active one.
  const read = (name: string): string => {
    canvas.style.color = `var(${name})`;
    return style.color;
  };
  return { ink: read("--ink"), soft: read("--ink-faint"), line: read("--line-strong"), accent: read("--accent") };
}
