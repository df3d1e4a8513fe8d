import { markup, type Inside, type Markup } from "../Markup.ts";

/** The text of a chart, for screen readers. */
export interface ChartText {
  /** What it is. */
  readonly title: string;
  /** What it shows, in a sentence or two. */
  readonly description: string;
}

/** The width of the drawing; the page scales it. */
export const chartWidth = 1000;

/** Draws an SVG chart with its title and description. */
export function drawReportChart(
  name: string,
  height: number,
  text: ChartText,
  drawn: Inside,
  width = chartWidth,
): Markup {
  return markup`<svg class="picture ${name}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${name}-title ${name}-words">
<title id="${name}-title">${text.title}</title>
<desc id="${name}-words">${text.description}</desc>
${drawn}
</svg>`;
}
