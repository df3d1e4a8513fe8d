import type { PerspectiveCamera } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

/** Keys that work while the map has the focus. */
const turns: Readonly<Record<string, (controls: OrbitControls) => void>> = {
  ArrowLeft: (controls) => controls.rotateLeft(0.12),
  ArrowRight: (controls) => controls.rotateLeft(-0.12),
  ArrowUp: (controls) => controls.rotateUp(0.12),
  ArrowDown: (controls) => controls.rotateUp(-0.12),
  "+": (controls) => controls.dollyIn(0.9),
  "-": (controls) => controls.dollyOut(0.9),
};

/** Camera controls and a function that removes them. */
export interface MapControls {
  readonly controls: OrbitControls;
  readonly end: () => void;
}

/**
 * Lets mouse, touch and keys rotate the map without blocking page scrolling: the wheel zooms only while the map has the focus,
 * and touch rotates only horizontally.
 */
export function createMapControls(camera: PerspectiveCamera, canvas: HTMLCanvasElement): MapControls {
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.enableZoom = false;
  canvas.style.touchAction = "pan-y";
  const ending = new AbortController();
  const { signal } = ending;
  const setZoom = (): void => {
    controls.enableZoom = document.activeElement === canvas;
  };
  canvas.addEventListener("focus", setZoom, { signal });
  canvas.addEventListener("blur", setZoom, { signal });
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (!Object.hasOwn(turns, event.key)) return;
      turns[event.key]?.(controls);
      event.preventDefault();
    },
    { signal },
  );
  const end = (): void => {
    ending.abort();
    controls.dispose();
  };
  return { controls, end };
}
