import { drawReportChart } from "../chart/drawReportChart.ts";
import { shortenText } from "../chart/barChart.ts";
import { roundStep, scale, type Scale } from "../chart/Scale.ts";
import { markup, type Markup } from "../Markup.ts";
import { printCount, printInteger, roundPixel } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";

type Jump = { x: number; z: number; system: string };
type Often = Jump & { visits: number };

const size = 760;
const margin = 24;
/** Number of colours of the track, from the oldest part to the newest. */
const ages = 6;

/** A map of all jumps, seen from above the galaxy. */
export const travelSection: ReportSection = {
  id: "travel",
  title: "Travel",
  async draw(data) {
    const jumps = await data.query<Jump>(
      `SELECT StarPos[1] AS x, StarPos[3] AS z, StarSystem AS system FROM jumps
       WHERE len(StarPos) = 3 ORDER BY seconds, position`,
    );
    const often = await data.query<Often>(
      `SELECT arg_max(StarPos[1], (seconds, position)) AS x, arg_max(StarPos[3], (seconds, position)) AS z, arg_max(StarSystem, (seconds, position)) AS system, count(*)::INT AS visits
       FROM jumps WHERE len(StarPos) = 3 GROUP BY system_key ORDER BY visits DESC, system, system_key LIMIT 60`,
    );
    const first = jumps[0];
    const last = jumps.at(-1);
    if (first === undefined || last === undefined) return undefined;
    const frame = frameOf(jumps);
    const words = {
      title: "Travel map in the galaxy plane",
      description: `${printCount(jumps.length, "jump")} from ${first.system} to ${last.system}, seen from above: x to the right, z upwards, rings around the origin every ${printInteger(frame.ring)} light-years.`,
    };
    return drawReportChart(
      "travel",
      size,
      words,
      [
        rings(frame),
        track(jumps, frame),
        ...often.toReversed().map((system) => spot(system, frame)),
        names(often, frame),
        ends(first, last, frame),
        legend(frame),
      ],
      size,
    );
  },
};

interface Frame {
  readonly x: Scale;
  readonly z: Scale;
  readonly perLightYear: number;
  readonly ring: number;
  readonly farthest: number;
}

/** A square around all jumps, with a margin. */
function frameOf(jumps: readonly Jump[]): Frame {
  const xs = rangeOf(jumps.map(({ x }) => x));
  const zs = rangeOf(jumps.map(({ z }) => z));
  const extent = Math.max(xs[1] - xs[0], zs[1] - zs[0], 20) * 1.08;
  const x = (xs[0] + xs[1]) / 2;
  const z = (zs[0] + zs[1]) / 2;
  const half = extent / 2;
  return {
    x: scale([x - half, x + half], [margin, size - margin]),
    z: scale([z - half, z + half], [size - margin, margin]),
    perLightYear: (size - 2 * margin) / extent,
    ring: roundStep(extent / 7),
    farthest: Math.hypot(Math.abs(x) + half, Math.abs(z) + half),
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

function rings({ x, z, perLightYear, ring, farthest }: Frame): Markup {
  const originX = roundPixel(x(0));
  const originZ = roundPixel(z(0));
  const count = Math.min(40, Math.ceil(farthest / ring));
  const circles = Array.from({ length: count }, (_, index) => {
    const radius = roundPixel((index + 1) * ring * perLightYear);
    const label = roundPixel(originZ - radius - 5);
    const text = markup`<text class="ring" x="${originX}" y="${label}">${printInteger((index + 1) * ring)}</text>`;
    return markup`<circle class="grid" cx="${originX}" cy="${originZ}" r="${radius}"/>${label > 12 && label < size ? text : undefined}`;
  });
  const cross = markup`<path class="axis" d="M${originX - 7} ${originZ}h14M${originX} ${originZ - 7}v14"/>`;
  return markup`<g>${circles}${cross}</g>`;
}

/** Draws the track in several colours, by age. */
function track(jumps: readonly Jump[], { x, z }: Frame): Markup {
  const points = jumps.map((jump) => `${roundPixel(x(jump.x))} ${roundPixel(z(jump.z))}`);
  const length = Math.ceil(points.length / ages);
  const parts = Array.from({ length: ages }, (_, age) => points.slice(age * length, (age + 1) * length + 1));
  return markup`<g>${parts.map((part, age) => (part.length > 1 ? markup`<path class="track age-${age}" d="M${part.join("L")}"/>` : undefined))}</g>`;
}

function spot({ x: lightYears, z: height, system, visits }: Often, { x, z }: Frame): Markup {
  const radius = roundPixel(1.6 + Math.sqrt(visits) * 0.9);
  return markup`<circle class="spot" cx="${roundPixel(x(lightYears))}" cy="${roundPixel(z(height))}" r="${radius}"><title>${system}: ${printCount(visits, "visit")}</title></circle>`;
}

/** Labels the most visited systems, as long as labels do not overlap. */
function names(often: readonly Often[], { x, z }: Frame): Markup {
  const taken: (readonly [number, number])[] = [];
  const shown = often.flatMap((system) => {
    const at = [roundPixel(x(system.x)), roundPixel(z(system.z))] as const;
    const isFree = taken.every(([left, top]) => Math.abs(at[1] - top) > 17 || Math.abs(at[0] - left) > 150);
    if (!isFree || taken.length >= 9 || system.visits < 2) return [];
    taken.push(at);
    const isRight = at[0] > size - 170;
    return [
      markup`<text class="${isRight ? "label before" : "label"}" x="${isRight ? at[0] - 9 : at[0] + 9}" y="${at[1] - 6}">${shortenText(system.system, 22)}</text>`,
    ];
  });
  return markup`<g>${shown}</g>`;
}

function ends(first: Jump, last: Jump, { x, z }: Frame): Markup {
  return markup`<circle class="end" cx="${roundPixel(x(first.x))}" cy="${roundPixel(z(first.z))}" r="6"><title>first: ${first.system}</title></circle>
<circle class="end last" cx="${roundPixel(x(last.x))}" cy="${roundPixel(z(last.z))}" r="6"><title>last: ${last.system}</title></circle>`;
}

function legend({ ring }: Frame): Markup {
  const y = size - 16;
  return markup`<g><circle class="end" cx="24" cy="${y - 4}" r="5"/><text class="legend" x="36" y="${y}">first</text>
<circle class="end last" cx="84" cy="${y - 4}" r="5"/><text class="legend" x="96" y="${y}">last</text>
<path class="track age-0" d="M146 ${y - 4}h26"/><path class="track age-5" d="M172 ${y - 4}h26"/><text class="legend" x="206" y="${y}">earlier, later</text>
<text class="legend before" x="${size - 16}" y="${y}">rings every ${printInteger(ring)} ly around the origin</text></g>`;
}
