import { drawForScreens, type ChartScreen } from "../chart/drawReportChart.ts";
import { timeStrip, type TimeSpan, type TimeStrip } from "../chart/timeStrip.ts";
import { markup, type Markup } from "../Markup.ts";
import { printDay, printDecimal, printInteger, roundPixel } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";
import { chooseTimeBin, binStart, type TimeBin } from "../timeBins.ts";
import { figureTable } from "../figureTable.ts";

type Row = { start: number; jumps: number; distance: number; longest: number };

/** Jumps and light-years of each day. */
export const jumpsSection: ReportSection = {
  id: "jumps",
  title: "Jumps and distance",
  async draw(data, span) {
    const bin = chooseTimeBin(span);
    const rows = await data.query<Row>(
      `SELECT ${binStart(bin)} AS start, count(*)::INT AS jumps, sum(JumpDist) AS distance, max(JumpDist) AS longest
       FROM jumps GROUP BY start ORDER BY start`,
    );
    if (rows.length === 0) return undefined;
    const busiest = rows.reduce((one, other) => (other.jumps > one.jumps ? other : one));
    const words = {
      title: `Jumps and light-years of each ${bin.word}`,
      description: `${printInteger(sumOf(rows, "jumps"))} jumps over ${printInteger(sumOf(rows, "distance"))} light-years in ${printInteger(rows.length)} of them; the busiest began on ${printDay(busiest.start)} with ${printInteger(busiest.jumps)} jumps.`,
    };
    return markup`${drawForScreens("jumps", words, (screen) => ({ height: 330, drawn: drawStrips(rows, span, bin, screen) }))}
${figureTable(
  [bin.word, "jumps", "light-years", "longest"],
  rows.map(({ start, jumps: count, distance, longest }) => [
    printDay(start),
    printInteger(count),
    printDecimal(distance),
    printDecimal(longest),
  ]),
)}`;
  },
};

function drawStrips(rows: readonly Row[], span: TimeSpan, bin: TimeBin, screen: ChartScreen): readonly Markup[] {
  const mostOf = (field: "jumps" | "distance") => Math.max(...rows.map((row) => row[field]));
  const above = timeStrip(span, { top: 24, bottom: 140, hasTimes: false }, mostOf("jumps"), screen);
  const below = timeStrip(span, { top: 184, bottom: 300 }, mostOf("distance"), screen);
  return [
    above.frame,
    below.frame,
    caption("jumps", screen.left, 14),
    caption("light-years", screen.left, 174),
    bars(rows, above, bin, "jumps"),
    bars(rows, below, bin, "distance"),
  ];
}

function sumOf(rows: readonly Row[], field: "jumps" | "distance"): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}

function caption(text: string, x: number, y: number): Markup {
  return markup`<text class="caption" x="${x}" y="${y}">${text}</text>`;
}

function bars(rows: readonly Row[], { x, y }: TimeStrip, bin: TimeBin, field: "jumps" | "distance"): Markup {
  const width = roundPixel(Math.max(1, Math.min(24, x(bin.seconds) - x(0) - 0.8)));
  return markup`<g>${rows.map((row) => {
    const top = roundPixel(y(row[field]));
    const height = roundPixel(y(0) - top);
    return markup`<rect class="${field === "jumps" ? "bar" : "bar second"}" x="${roundPixel(x(row.start))}" y="${top}" width="${width}" height="${height}"><title>${printDay(row.start)}: ${printDecimal(row[field], 0)}</title></rect>`;
  })}</g>`;
}
