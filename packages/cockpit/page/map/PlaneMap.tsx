import type { MapStar } from "./MapStar.ts";
import { unbrokenPaths } from "../derived/mapStars.ts";
import { starStyleOf } from "./starStyles.ts";
import { displayCount } from "../display/numbers.ts";

interface PlaneMapProps {
  readonly stars: readonly MapStar[];
}

const size = 1000;
const margin = 90;

/** The route seen from above the galactic plane; also for browsers without WebGL. */
export function PlaneMap({ stars }: PlaneMapProps) {
  const project = projection(stars);
  const points = stars.map((star) => ({ star, ...project(star) }));
  const line = (path: readonly MapStar[]) =>
    path
      .map(project)
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(" ");
  const past = stars.filter(({ role }) => role === "past" || role === "here");
  return (
    <svg class="plane-map" viewBox={`0 0 ${size} ${size / 2}`} role="img" aria-label={mapSummary(stars)}>
      {unbrokenPaths(past).map((path, index) => (
        <polyline key={index} class="trail" points={line(path)} />
      ))}
      <polyline class="route" points={line(stars.filter(({ role }) => role !== "past"))} />
      {points.map(({ star, x, y }, index) => (
        <Star key={index} star={star} x={x} y={y} />
      ))}
    </svg>
  );
}

function Star({ star, x, y }: { readonly star: MapStar; readonly x: number; readonly y: number }) {
  const { isScoopable } = starStyleOf(star.starClass);
  const isNamed = star.role === "here" || star.role === "destination";
  return (
    <g class={`star ${star.role}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle class="body" r={star.role === "past" ? 4 : 8} fill={starStyleOf(star.starClass).colour} />
      {isScoopable && star.role !== "past" && <circle class="scoop" r={14} />}
      {star.role === "here" && <path class="craft" d="M0 -30l9 14h-18z" />}
      {isNamed && (
        <text y={36} x={0}>
          {star.name}
        </text>
      )}
    </g>
  );
}

/** Scales all stars to the drawing, x to the right and z up, with the same scale for both. */
function projection(stars: readonly MapStar[]): (star: MapStar) => { readonly x: number; readonly y: number } {
  const xs = stars.map(({ position }) => position[0]);
  const zs = stars.map(({ position }) => position[2]);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const bottom = Math.min(...zs);
  const top = Math.max(...zs);
  const scale = Math.min(
    (size - 2 * margin) / Math.max(1, right - left),
    (size / 2 - 2 * margin) / Math.max(1, top - bottom),
  );
  return ({ position: [x, , z] }) => ({
    x: size / 2 + (x - (left + right) / 2) * scale,
    y: size / 4 - (z - (bottom + top) / 2) * scale,
  });
}

/** Describes the map in one sentence, for screen readers. */
export function mapSummary(stars: readonly MapStar[]): string {
  const ahead = stars.filter(({ role }) => role === "ahead" || role === "destination").length;
  const here = stars.find(({ role }) => role === "here");
  return `Star map: ${here === undefined ? "position not known yet" : `at ${here.name}`}, ${displayCount(ahead, "star")} ahead`;
}
