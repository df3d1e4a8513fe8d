import { cut } from "../chart/horizontalBars.ts";
import { picture, pictureWidth } from "../chart/Picture.ts";
import { scale, type Scale } from "../chart/Scale.ts";
import type { Span } from "../chart/timeStrip.ts";
import { timeTicks } from "../chart/timeTicks.ts";
import { markup, type Markup } from "../Markup.ts";
import { counted, day, place } from "../numbers.ts";
import type { Section } from "../Section.ts";

type Step = { engineer: string; seconds: number; progress: string | null; rank: number | null };

const rowHeight = 26;
const [left, right] = [210, pictureWidth - 70];
const highestRank = 5;

/** How the standing with each engineer grew. */
export const engineersSection: Section = {
  id: "engineers",
  title: "Engineers",
  async draw(log, span) {
    const steps = await log.ask<Step>(
      `WITH standing AS (
         SELECT seconds, position, Engineer, Progress, Rank FROM engineering
         UNION ALL SELECT seconds, position, each.Engineer, each.Progress, each.Rank
         FROM (SELECT seconds, position, unnest(Engineers) AS each FROM engineering)),
       told AS (
         SELECT Engineer AS engineer, seconds, Progress AS progress, Rank::INT AS rank,
           lag((Progress, Rank)) OVER (PARTITION BY Engineer ORDER BY seconds, position) AS before
         FROM standing WHERE Engineer IS NOT NULL)
       SELECT engineer, seconds, progress, rank FROM told
       WHERE before IS NULL OR before IS DISTINCT FROM (progress, rank) ORDER BY engineer, seconds`,
    );
    const byEngineer = [...Map.groupBy(steps, ({ engineer }) => engineer)].sort(
      ([, one], [, other]) => rankOf(other.at(-1)) - rankOf(one.at(-1)),
    );
    if (byEngineer.length === 0) return undefined;
    const unlocked = byEngineer.filter(([, told]) => told.at(-1)?.progress === "Unlocked" || rankOf(told.at(-1)) > 0);
    const words = {
      title: "Access to engineers over time",
      description: `${counted(byEngineer.length, "engineer")} known, ${unlocked.length} of them unlocked${unlocked.map(([name, told]) => `, ${name} at rank ${rankOf(told.at(-1))}`).join("")}.`,
    };
    const x = scale([span.from, span.to], [left, right]);
    const height = byEngineer.length * rowHeight;
    return picture("engineers", height + 34, words, [
      times(span, x, height),
      byEngineer.map(([name, told], index) => drawRow(name, told, index * rowHeight, x, span.to)),
    ]);
  },
};

function rankOf(step: Step | undefined): number {
  return Math.max(0, Math.min(highestRank, step?.rank ?? 0));
}

function times(span: Span, x: Scale, bottom: number): Markup {
  const ticks = timeTicks(span.from, span.to).map(({ seconds, label }) => {
    const at = place(x(seconds));
    return markup`<path class="grid" d="M${at} 0V${bottom + 4}"/><text class="time" x="${at}" y="${bottom + 22}">${label}</text>`;
  });
  return markup`<g>${ticks}</g>`;
}

/** A row is a line that grows thicker with the rank; a thin one means known, not unlocked. */
function drawRow(name: string, told: readonly Step[], top: number, x: Scale, end: number): Markup {
  const middle = top + rowHeight / 2;
  const parts = told.map((step, index) => {
    const [from, to] = [place(x(step.seconds)), place(x(told[index + 1]?.seconds ?? end))];
    const rank = rankOf(step);
    const says = rank > 0 ? `rank ${rank}` : (step.progress ?? "known");
    return markup`<path class="standing rank-${rank}" d="M${from} ${middle}H${Math.max(from + 1, to)}"><title>${name}, ${day(step.seconds)}: ${says}</title></path>`;
  });
  const last = told.at(-1);
  const state = rankOf(last) > 0 ? `rank ${rankOf(last)}` : (last?.progress ?? "").toLowerCase();
  return markup`<g><text class="name" x="0" y="${middle + 5}">${cut(name, 24)}</text>${parts}
<text class="value" x="${right + 10}" y="${middle + 5}">${cut(state, 9)}</text></g>`;
}
