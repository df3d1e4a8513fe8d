import type { PerspectiveCamera } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

/** What keys do while the map has the focus. */
const turns: Readonly<Record<string, (controls: OrbitControls) => void>> = {
  ArrowLeft: (controls) => controls.rotateLeft(0.12),
  ArrowRight: (controls) => controls.rotateLeft(-0.12),
  ArrowUp: (controls) => controls.rotateUp(0.12),
  ArrowDown: (controls) => controls.rotateUp(-0.12),
  "+": (controls) => controls.dollyIn(0.9),
  "-": (controls) => controls.dollyOut(0.9),
};

/** The hand on the map, and a way to take it off. */
export interface MapControls {
  readonly controls: OrbitControls;
  readonly end: () => void;
}

/**
 * Lets mouse, finger and keys turn a map without keeping the page from being scrolled: the wheel is the map's own only after it was
 * clicked, and of a finger's ways only the one across.
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
