import { shortenText } from "../chart/barChart.ts";
import { drawForScreens, type ChartScreen } from "../chart/drawReportChart.ts";
import { scale, type Scale } from "../chart/Scale.ts";
import type { TimeSpan } from "../chart/timeStrip.ts";
import { timeTicks } from "../chart/timeTicks.ts";
import { markup, type Markup } from "../Markup.ts";
import { printCount, printDay, roundPixel } from "../printNumbers.ts";
import type { ReportSection } from "../ReportData.ts";

type Step = { engineer: string; seconds: number; progress: string | null; rank: number | null };

const highestRank = 5;

/** Where the parts of a row are. On a phone, the line is below the name and the state. */
interface RowPlace {
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** The middle of the line, and the base of the words beside or above it, from the top of the row. */
  readonly line: number;
  readonly words: number;
}

interface DrawnRow extends RowPlace {
  /** The time at which the last line ends. */
  readonly end: number;
  readonly screen: ChartScreen;
}

const wideRow = ({ width }: ChartScreen): RowPlace => ({
  height: 26,
  left: 210,
  right: width - 70,
  line: 13,
  words: 18,
});
const narrowRow = ({ width }: ChartScreen): RowPlace => ({ height: 46, left: 0, right: width, line: 30, words: 17 });

/** Progress with each engineer over time. */
export const engineersSection: ReportSection = {
  id: "engineers",
  title: "Engineers",
  async draw(data, span) {
    const steps = await data.query<Step>(
      `WITH standing AS (
         SELECT seconds, position, Engineer, Progress, Rank FROM engineering
         UNION ALL SELECT seconds, position, each.Engineer, each.Progress, each.Rank
         FROM (SELECT seconds, position, unnest(Engineers) AS each FROM engineering)),
       steps AS (
         SELECT Engineer AS engineer, seconds, position, Progress AS progress, Rank::INT AS rank,
           lag((Progress, Rank)) OVER (PARTITION BY Engineer ORDER BY seconds, position) AS before
         FROM standing WHERE Engineer IS NOT NULL)
       SELECT engineer, seconds, progress, rank FROM steps
       WHERE before IS NULL OR before IS DISTINCT FROM (progress, rank) ORDER BY engineer, seconds, position`,
    );
    const byEngineer = [...Map.groupBy(steps, ({ engineer }) => engineer)].sort(
      ([, one], [, other]) => rankOf(other.at(-1)) - rankOf(one.at(-1)),
    );
    if (byEngineer.length === 0) return undefined;
    const unlocked = byEngineer.filter(
      ([, history]) => history.at(-1)?.progress === "Unlocked" || rankOf(history.at(-1)) > 0,
    );
    const words = {
      title: "Access to engineers over time",
      description: `${printCount(byEngineer.length, "engineer")} known, ${unlocked.length} of them unlocked${unlocked.map(([name, history]) => `, ${name} at rank ${rankOf(history.at(-1))}`).join("")}.`,
    };
    return drawForScreens("engineers", words, (screen) => {
      const place = screen.isNarrow ? narrowRow(screen) : wideRow(screen);
      const x = scale([span.from, span.to], [place.left, place.right]);
      const height = byEngineer.length * place.height;
      const rows = byEngineer.map(([name, history], index) =>
        drawRow(name, history, index * place.height, x, { ...place, end: span.to, screen }),
      );
      return { height: height + 34, drawn: [times(span, x, height, screen), rows] };
    });
  },
};

function rankOf(step: Step | undefined): number {
  return Math.max(0, Math.min(highestRank, step?.rank ?? 0));
}

function times(span: TimeSpan, x: Scale, bottom: number, { mostTicks }: ChartScreen): Markup {
  const ticks = timeTicks(span.from, span.to, mostTicks).map(({ seconds, label }) => {
    const at = roundPixel(x(seconds));
    return markup`<path class="grid" d="M${at} 0V${bottom + 4}"/><text class="time" x="${at}" y="${bottom + 22}">${label}</text>`;
  });
  return markup`<g>${ticks}</g>`;
}

/** Draws a line that is thicker with higher rank; a thin line means known but not unlocked. */
function drawRow(name: string, history: readonly Step[], top: number, x: Scale, place: DrawnRow): Markup {
  const middle = top + place.line;
  const parts = history.map((step, index) => {
    const from = roundPixel(x(step.seconds));
    const to = roundPixel(x(history[index + 1]?.seconds ?? place.end));
    const rank = rankOf(step);
    const label = rank > 0 ? `rank ${rank}` : (step.progress ?? "known");
    return markup`<path class="standing rank-${rank}" d="M${from} ${middle}H${Math.max(from + 1, to)}"><title>${name}, ${printDay(step.seconds)}: ${label}</title></path>`;
  });
  const last = history.at(-1);
  const state = rankOf(last) > 0 ? `rank ${rankOf(last)}` : (last?.progress ?? "").toLowerCase();
  const { isNarrow } = place.screen;
  return markup`<g><text class="name" x="0" y="${top + place.words}">${shortenText(name, 24)}</text>${parts}
<text class="${isNarrow ? "value before" : "value"}" x="${place.right + (isNarrow ? 0 : 10)}" y="${top + place.words}">${shortenText(state, 9)}</text></g>`;
}
