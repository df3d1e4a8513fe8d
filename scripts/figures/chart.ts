import type { BenchmarkResult } from "../../lab/bench/Benchmark.ts";

const [width, left, right, rowHeight, top] = [760, 190, 70, 34, 48];

/** One row of the chart: our figure relative to its goal, where 1 is the goal and more is better. */
interface Bar {
  readonly name: string;
  readonly share: number;
  readonly label: string;
}

/** Draws each figure relative to its goal: the line is the goal, a bar beyond it is better. */
export function drawChart(results: readonly BenchmarkResult[]): string {
  const bars = results.map(barOf);
  const scale = (width - left - right) / Math.max(2, ...bars.map(({ share }) => Math.min(share, 3)));
  const height = top + bars.length * rowHeight + 16;
  const goalX = left + scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Each benchmark beside its goal: ${escape(bars.map(({ name, share }) => `${name} ${share.toFixed(2)}`).join(", "))}</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #1f2328; stroke: #ffffff; stroke-width: 5px; paint-order: stroke }
.met { fill: #2f6f6a } .missed { fill: #b35900 } .goal { stroke: #1f2328; stroke-dasharray: 3 3 }
rect.ground { fill: #ffffff }
</style>
<rect class="ground" width="${width}" height="${height}"/>
<text x="${goalX}" y="24" text-anchor="middle">goal</text>
<line class="goal" x1="${goalX}" x2="${goalX}" y1="32" y2="${height - 12}"/>
${bars.map((bar, row) => drawBar(bar, top + row * rowHeight, scale)).join("\n")}
</svg>
`;
}

function drawBar({ name, share, label }: Bar, y: number, scale: number): string {
  const length = Math.min(share, 3) * scale;
  return `<text x="${left - 10}" y="${y + 15}" text-anchor="end">${escape(name)}</text>
<rect class="${share >= 1 ? "met" : "missed"}" x="${left}" y="${y}" width="${length.toFixed(1)}" height="20" rx="2"/>
<text x="${(left + length + 6).toFixed(1)}" y="${y + 15}">${escape(label)}</text>`;
}

function barOf({ name, ours, ratio, goal }: BenchmarkResult): Bar {
  const bound = Number(/[\d.]+/.exec(goal)?.[0]);
  const figure = goal.includes("limit") ? (ratio ?? Number.NaN) : ours;
  const share = goal.startsWith("<=") ? bound / figure : figure / bound;
  return { name, share, label: `${share.toFixed(2)}${share > 3 ? " (cut)" : ""}` };
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
