import { picture } from "../chart/Picture.ts";
import { timeStrip } from "../chart/timeStrip.ts";
import { markup } from "../Markup.ts";
import { day, decimalNumber, grouped, place } from "../numbers.ts";
import type { Section } from "../Section.ts";
import { binOf, binStart } from "../seriesByDay.ts";
import { figures } from "../figures.ts";

type Row = { start: number; used: number; low: number; high: number };

/** What the tank held after jumps, from the emptiest to the fullest of each day. */
export const fuel: Section = {
  id: "fuel",
  title: "Fuel",
  async draw(log, span) {
    const bin = binOf(span);
    const rows = await log.ask<Row>(
      `SELECT ${binStart(bin)} AS start, sum(FuelUsed) AS used, min(FuelLevel) AS low, max(FuelLevel) AS high
       FROM jumps WHERE FuelUsed IS NOT NULL AND FuelLevel IS NOT NULL GROUP BY start ORDER BY start`,
    );
    if (rows.length === 0) return undefined;
    const total = rows.reduce((sum, { used }) => sum + used, 0);
    const emptiest = rows.reduce((one, other) => (other.low < one.low ? other : one));
    const words = {
      title: `Fuel in the tank after jumps, each ${bin.word}`,
      description: `${grouped(total)} tonnes used; the tank was emptiest around ${day(emptiest.start)} with ${decimalNumber(emptiest.low, 2)} tonnes.`,
    };
    const { x, y, frame } = timeStrip(span, 24, 170, Math.max(...rows.map(({ high }) => high)));
    const width = place(Math.max(1.4, Math.min(10, x(bin.seconds) - x(0) - 0.8)));
    const ranges = rows.map(({ start, low, high }) => {
      const [at, top] = [place(x(start)), place(y(high))];
      return markup`<rect class="range" x="${at}" y="${top}" width="${width}" height="${Math.max(1.5, place(y(low) - top))}"><title>${day(start)}: ${decimalNumber(low, 1)} to ${decimalNumber(high, 1)} t</title></rect>
<rect class="low" x="${at}" y="${place(y(low) - 1.5)}" width="${width}" height="1.5"/>`;
    });
    const caption = markup`<text class="caption" x="64" y="14">tonnes after a jump, lowest to highest</text>`;
    return markup`${picture("fuel", 200, words, [frame, caption, ranges])}
${figures(
  [bin.word, "tonnes used", "lowest", "highest"],
  rows.map(({ start, used, low, high }) => [
    day(start),
    decimalNumber(used, 1),
    decimalNumber(low, 1),
    decimalNumber(high, 1),
  ]),
)}`;
  },
};
