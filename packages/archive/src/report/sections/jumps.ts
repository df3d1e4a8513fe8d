import { picture } from "../chart/Picture.ts";
import { timeStrip, type Span, type Strip } from "../chart/timeStrip.ts";
import { markup, type Markup } from "../Markup.ts";
import { day, decimalNumber, grouped, place } from "../numbers.ts";
import type { Section } from "../Section.ts";
import { binOf, binStart, type Bin } from "../seriesByDay.ts";
import { figures } from "../figures.ts";

type Row = { start: number; jumps: number; distance: number; longest: number };

/** Jumps and light-years, day by day. */
export const jumps: Section = {
  id: "jumps",
  title: "Jumps and distance",
  async draw(log, span) {
    const bin = binOf(span);
    const rows = await log.ask<Row>(
      `SELECT ${binStart(bin)} AS start, count(*)::INT AS jumps, sum(JumpDist) AS distance, max(JumpDist) AS longest
       FROM jumps GROUP BY start ORDER BY start`,
    );
    if (rows.length === 0) return undefined;
    const busiest = rows.reduce((one, other) => (other.jumps > one.jumps ? other : one));
    const words = {
      title: `Jumps and light-years of each ${bin.word}`,
      description: `${grouped(sumOf(rows, "jumps"))} jumps over ${grouped(sumOf(rows, "distance"))} light-years in ${grouped(rows.length)} of them; the busiest began on ${day(busiest.start)} with ${grouped(busiest.jumps)} jumps.`,
    };
    const [above, below] = strips(rows, span);
    return markup`${picture("jumps", 330, words, [
      above.frame,
      below.frame,
      caption("jumps", 14),
      caption("light-years", 174),
      bars(rows, above, bin, "jumps"),
      bars(rows, below, bin, "distance"),
    ])}
${figures(
  [bin.word, "jumps", "light-years", "longest"],
  rows.map(({ start, jumps: count, distance, longest }) => [
    day(start),
    grouped(count),
    decimalNumber(distance),
    decimalNumber(longest),
  ]),
)}`;
  },
};

function strips(rows: readonly Row[], span: Span): readonly [Strip, Strip] {
  const mostOf = (field: "jumps" | "distance") => Math.max(...rows.map((row) => row[field]));
  return [timeStrip(span, 24, 140, mostOf("jumps"), false), timeStrip(span, 184, 300, mostOf("distance"))];
}

function sumOf(rows: readonly Row[], field: "jumps" | "distance"): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}

function caption(text: string, y: number): Markup {
  return markup`<text class="caption" x="64" y="${y}">${text}</text>`;
}

function bars(rows: readonly Row[], { x, y }: Strip, bin: Bin, field: "jumps" | "distance"): Markup {
  const width = place(Math.max(1, Math.min(24, x(bin.seconds) - x(0) - 0.8)));
  return markup`<g>${rows.map((row) => {
    const top = place(y(row[field]));
    const height = place(y(0) - top);
    return markup`<rect class="${field === "jumps" ? "bar" : "bar second"}" x="${place(x(row.start))}" y="${top}" width="${width}" height="${height}"><title>${day(row.start)}: ${decimalNumber(row[field], 0)}</title></rect>`;
  })}</g>`;
}
