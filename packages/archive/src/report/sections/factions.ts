import { shortenText } from "../chart/horizontalBars.ts";
import { drawReportChart, chartWidth } from "../chart/drawReportChart.ts";
import { scale, type Scale } from "../chart/Scale.ts";
import { markup, type Markup } from "../Markup.ts";
import { printCount, printDecimal, roundPixel } from "../printNumbers.ts";
import type { ReportSection } from "../ReportSection.ts";

type Row = { faction: string; systems: number; reputation: number | null; allegiance: string | null; factions: number };

const shown = 14;
const rowHeight = 30;
const top = 28;
const [left, right] = [450, chartWidth - 130];

/** The minor factions met in most systems, with their reputation. */
export const factionsSection: ReportSection = {
  id: "factions",
  title: "Factions met",
  async draw(data) {
    const rows = await data.query<Row>(
      `WITH met AS (SELECT seconds, SystemAddress, unnest(Factions) AS faction FROM jumps)
       SELECT faction.Name AS faction, count(DISTINCT SystemAddress)::INT AS systems,
         arg_max(faction.MyReputation, seconds) AS reputation, arg_max(faction.Allegiance, seconds) AS allegiance,
         count(*) OVER ()::INT AS factions
       FROM met GROUP BY faction.Name ORDER BY systems DESC, abs(reputation) DESC NULLS LAST, faction LIMIT ${shown}`,
    );
    const [first] = rows;
    if (first === undefined) return undefined;
    const liked = rows.filter(({ reputation }) => (reputation ?? 0) > 0).length;
    const words = {
      title: "Factions met in most systems, and their reputation of the commander",
      description: `${printCount(first.factions, "faction")} met. Of the ${rows.length} met in most systems, ${liked} think well of the commander. The scale goes from -100, hostile, to 100, allied.`,
    };
    const x = scale([-100, 100], [left, right]);
    return drawReportChart("factions", top + rows.length * rowHeight + 8, words, [
      ruler(x, top + rows.length * rowHeight),
      rows.map((row, index) => drawRow(row, top + index * rowHeight, x)),
    ]);
  },
};

function ruler(x: Scale, bottom: number): Markup {
  const ticks = [-100, -50, 0, 50, 100].map((value) => {
    const at = roundPixel(x(value));
    return markup`<path class="${value === 0 ? "axis" : "grid"}" d="M${at} ${top - 6}V${bottom}"/>
<text class="time" x="${at}" y="${top - 14}">${value === -100 ? "hostile" : value === 100 ? "allied" : value}</text>`;
  });
  return markup`<g>${ticks}</g>`;
}

function drawRow({ faction, systems, reputation, allegiance }: Row, y: number, x: Scale): Markup {
  const [at, middle] = [roundPixel(x(Math.max(-100, Math.min(100, reputation ?? 0)))), y + rowHeight / 2];
  const where = printCount(systems, "system");
  return markup`<g><title>${faction}: ${where}, reputation ${printDecimal(reputation ?? 0)}</title>
<text class="name" x="0" y="${middle + 5}">${shortenText(faction, 34)}</text>
<text class="note" x="${left - 24}" y="${middle + 5}">${shortenText(allegiance ?? "", 14)}</text>
<path class="stem" d="M${roundPixel(x(0))} ${middle}H${at}"/><circle class="dot" cx="${at}" cy="${middle}" r="5"/>
<text class="value" x="${right + 30}" y="${middle + 5}">${where}</text></g>`;
}
