import { factionsIn } from "../../namedQueries/identities.ts";
import { shortenText } from "../chart/barChart.ts";
import { drawForScreens, type ChartScreen } from "../chart/drawReportChart.ts";
import { scale, type Scale } from "../chart/Scale.ts";
import { markup, type Markup } from "../Markup.ts";
import { printCount, printDecimal, roundPixel } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";

type Row = { faction: string; systems: number; reputation: number | null; allegiance: string | null; factions: number };

const shown = 14;
const top = 28;

/** Where the parts of a row are. On a phone, the reputation is below the name. */
interface FactionRow {
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** The middle of the reputation, and the base of the words, from the top of the row. */
  readonly line: number;
  readonly words: number;
  readonly isNarrow: boolean;
}

function rowFor({ width, isNarrow }: ChartScreen): FactionRow {
  if (isNarrow) return { height: 48, left: 30, right: width - 30, line: 32, words: 18, isNarrow };
  return { height: 30, left: 450, right: width - 130, line: 15, words: 20, isNarrow };
}

/** The minor factions met in most systems, with their reputation. */
export const factionsSection: ReportSection = {
  id: "factions",
  title: "Factions met",
  async draw(data) {
    const rows = await data.query<Row>(
      `WITH met AS (${factionsIn("jumps")})
       SELECT Name AS faction, count(DISTINCT system_key)::INT AS systems,
         arg_max(MyReputation, ("timestamp", position)) AS reputation, arg_max(Allegiance, ("timestamp", position)) AS allegiance,
         count(*) OVER ()::INT AS factions
       FROM met GROUP BY Name ORDER BY systems DESC, abs(reputation) DESC NULLS LAST, faction LIMIT ${shown}`,
    );
    const [first] = rows;
    if (first === undefined) return undefined;
    const liked = rows.filter(({ reputation }) => (reputation ?? 0) > 0).length;
    const words = {
      title: "Factions met in most systems, and their reputation of the commander",
      description: `${printCount(first.factions, "faction")} met. Of the ${rows.length} met in most systems, ${liked} think well of the commander. The scale goes from -100, hostile, to 100, allied.`,
    };
    return drawForScreens("factions", words, (screen) => {
      const row = rowFor(screen);
      const x = scale([-100, 100], [row.left, row.right]);
      const bottom = top + rows.length * row.height;
      const drawn = rows.map((each, index) => drawRow(each, top + index * row.height, x, row));
      return { height: bottom + 8, drawn: [ruler(x, bottom), drawn] };
    });
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

function drawRow({ faction, systems, reputation, allegiance }: Row, y: number, x: Scale, row: FactionRow): Markup {
  const at = roundPixel(x(Math.max(-100, Math.min(100, reputation ?? 0))));
  // Before game 3.3 a faction has no reputation.
  const isKnown = reputation !== null;
  const middle = y + row.line;
  const base = y + row.words;
  const where = printCount(systems, "system");
  const note = row.isNarrow
    ? undefined
    : markup`<text class="note" x="${row.left - 24}" y="${base}">${shortenText(allegiance ?? "", 14)}</text>`;
  return markup`<g><title>${faction}: ${where}${isKnown ? `, reputation ${printDecimal(reputation)}` : ""}</title>
<text class="name" x="0" y="${base}">${shortenText(faction, row.isNarrow ? 32 : 34)}</text>${note}
${isKnown ? markup`<path class="stem" d="M${roundPixel(x(0))} ${middle}H${at}"/><circle class="dot" cx="${at}" cy="${middle}" r="5"/>` : undefined}
<text class="${row.isNarrow ? "value before" : "value"}" x="${row.right + 30}" y="${base}">${where}</text></g>`;
}
