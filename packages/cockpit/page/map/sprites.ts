import { BufferAttribute, CanvasTexture, Color, Points, PointsMaterial } from "three";
import type { MapStar } from "./MapStar.ts";
import { geometryOf, vector } from "./vectors.ts";

/** Shapes drawn at a star; their size on the screen does not depend on the distance. */
export type Shape = "disc" | "ring" | "marker";

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

/** Creates a shape at each star in one buffer, which is drawn at once; the size is in pixels. */
export function spritesAt(
  stars: readonly MapStar[],
  shape: Shape,
  size: number,
  colourOf: (star: MapStar) => string,
): Points {
  const material = new PointsMaterial({
    size,
    sizeAttenuation: false,
    vertexColors: true,
    map: textureOf(shape),
    transparent: true,
    depthTest: shape === "disc",
    alphaTest: 0.2,
  });
  const geometry = geometryOf(stars.map(({ position }) => vector(position)));
  const colours = new Float32Array(stars.flatMap((star) => new Color(colourOf(star)).toArray()));
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  return new Points(geometry, material);
}

const textures = new Map<Shape, CanvasTexture>();

function textureOf(shape: Shape): CanvasTexture {
  const texture = textures.get(shape) ?? new CanvasTexture(paint(shape));
  textures.set(shape, texture);
  return texture;
}

function paint(shape: Shape): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = textureSize;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  context.fillStyle = context.strokeStyle = "#ffffff";
  context.beginPath();
  painters[shape](context);
  return canvas;
}
