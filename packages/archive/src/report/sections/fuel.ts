import { drawForScreens, type ChartScreen } from "../chart/drawReportChart.ts";
import { timeStrip, type TimeSpan } from "../chart/timeStrip.ts";
import { markup, type Inside } from "../Markup.ts";
import { printDay, printDecimal, printInteger, roundPixel } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";
import { chooseTimeBin, binStart, type TimeBin } from "../timeBins.ts";
import { figureTable } from "../figureTable.ts";

type Row = { start: number; used: number; low: number; high: number };

/** The lowest and highest fuel level after jumps, for each day. */
export const fuelSection: ReportSection = {
  id: "fuel",
  title: "Fuel",
  async draw(data, span) {
    const bin = chooseTimeBin(span);
    const rows = await data.query<Row>(
      `SELECT ${binStart(bin)} AS start, sum(FuelUsed) AS used, min(FuelLevel) AS low, max(FuelLevel) AS high
       FROM jumps WHERE FuelUsed IS NOT NULL AND FuelLevel IS NOT NULL GROUP BY start ORDER BY start`,
    );
    if (rows.length === 0) return undefined;
    const total = rows.reduce((sum, { used }) => sum + used, 0);
    const emptiest = rows.reduce((one, other) => (other.low < one.low ? other : one));
    const words = {
      title: `Fuel in the tank after jumps, each ${bin.word}`,
      description: `${printInteger(total)} tonnes used; the tank was emptiest around ${printDay(emptiest.start)} with ${printDecimal(emptiest.low, 2)} tonnes.`,
    };
    return markup`${drawForScreens("fuel", words, (screen) => ({ height: 200, drawn: drawLevels(rows, span, bin, screen) }))}
${figureTable(
  [bin.word, "tonnes used", "lowest", "highest"],
  rows.map(({ start, used, low, high }) => [
    printDay(start),
    printDecimal(used, 1),
    printDecimal(low, 1),
    printDecimal(high, 1),
  ]),
)}`;
  },
};

function drawLevels(rows: readonly Row[], span: TimeSpan, bin: TimeBin, screen: ChartScreen): Inside {
  const { x, y, frame } = timeStrip(span, { top: 24, bottom: 170 }, Math.max(...rows.map(({ high }) => high)), screen);
  const width = roundPixel(Math.max(1.4, Math.min(10, x(bin.seconds) - x(0) - 0.8)));
  const ranges = rows.map(({ start, low, high }) => {
    const at = roundPixel(x(start));
    const top = roundPixel(y(high));
    return markup`<rect class="range" x="${at}" y="${top}" width="${width}" height="${Math.max(1.5, roundPixel(y(low) - top))}"><title>${printDay(start)}: ${printDecimal(low, 1)} to ${printDecimal(high, 1)} t</title></rect>
<rect class="low" x="${at}" y="${roundPixel(y(low) - 1.5)}" width="${width}" height="1.5"/>`;
  });
  const caption = markup`<text class="caption" x="${screen.left}" y="14">tonnes after a jump, lowest to highest</text>`;
  return [frame, caption, ranges];
}
