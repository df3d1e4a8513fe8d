import type { TracePoint } from "../../src/state/flight.ts";
import { displayLength } from "../display/numbers.ts";

interface PlanetChartProps {
  readonly here: TracePoint | undefined;
  readonly heading: number | undefined;
  /** Past positions, oldest first, without `here`. */
  readonly trace: readonly TracePoint[];
  readonly radiusMetres: number | undefined;
}

const half = 100;
/** The chart is scaled to this many latest points; older ones may be outside. */
const recent = 40;
const scaleSteps = [1, 2, 5];

/** The trace over the planet's surface, north up, centred on the commander, with a scale bar and a small globe. */
export function PlanetChart({ here, heading, trace, radiusMetres }: PlanetChartProps) {
  if (here === undefined) return <EmptyChart />;
  const points = trace.map((point) => offset(point, here, radiusMetres));
  const farthest = Math.max(1, ...points.slice(-recent).map(({ x, y }) => Math.hypot(x, y)));
  const scale = (half * 0.85) / farthest;
  const path = [...points, { x: 0, y: 0 }].map(({ x, y }) => `${(x * scale).toFixed(1)},${(-y * scale).toFixed(1)}`);
  const bar = scaleBar(farthest);
  return (
    <svg class="chart" viewBox="-100 -100 200 200" role="img" aria-label={positionLabel(here)}>
      <path class="cross" d="M-100 0H100M0 -100V100" />
      <polyline class="trace" points={path.join(" ")} />
      <path class="craft" d="M0 -9L6 7L0 3L-6 7Z" transform={`rotate(${heading ?? 0})`} />
      {radiusMetres !== undefined && points.length > 1 && (
        <g class="scale">
          <path d={`M-92 88v4h${(bar * scale).toFixed(1)}v-4`} />
          <text x={-92} y={84}>
            {Object.values(displayLength(bar) ?? {}).join(" ")}
          </text>
        </g>
      )}
      <text class="north" x={0} y={-88}>
        N
      </text>
      <Globe here={here} />
    </svg>
  );
}

function EmptyChart() {
  return (
    <svg class="chart unknown" viewBox="-100 -100 200 200" role="img" aria-label="Position on a planet: not known yet">
      <path class="cross" d="M-100 0H100M0 -100V100" />
      <text x={0} y={-8}>
        no position
      </text>
    </svg>
  );
}

/** Metres east and north of `here`; degrees when the radius is unknown, which keeps the shape. */
function offset(
  point: TracePoint,
  here: TracePoint,
  radiusMetres: number | undefined,
): { readonly x: number; readonly y: number } {
  const perDegree = radiusMetres === undefined ? 1 : (radiusMetres * Math.PI) / 180;
  const east = ((point.longitude - here.longitude + 540) % 360) - 180;
  return {
    x: east * Math.cos((here.latitude * Math.PI) / 180) * perDegree,
    y: (point.latitude - here.latitude) * perDegree,
  };
}

/** The largest round length that is at most half of the chart's range. */
function scaleBar(farthest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, farthest / 2)));
  return Math.max(...scaleSteps.map((step) => step * magnitude).filter((each) => each <= Math.max(1, farthest / 2)));
}

/** A globe with the current position. */
function Globe({ here }: { readonly here: TracePoint }) {
  const radius = 20;
  const longitude = (((here.longitude % 360) + 540) % 360) - 180;
  const y = -Math.sin((here.latitude * Math.PI) / 180) * radius;
  const x = Math.sin((longitude * Math.PI) / 360) * Math.cos((here.latitude * Math.PI) / 180) * radius;
  return (
    <g class="globe" transform="translate(74 -74)">
      <circle r={radius} />
      <path d={`M${-radius} 0H${radius}M-17.3 -10H17.3M-17.3 10H17.3`} />
      <circle class="here" cx={x} cy={y} r={2.5} />
    </g>
  );
}

function positionLabel({ latitude, longitude }: TracePoint): string {
  return `Position: latitude ${latitude.toFixed(4)}, longitude ${longitude.toFixed(4)}`;
}
