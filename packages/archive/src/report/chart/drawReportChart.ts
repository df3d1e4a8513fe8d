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

/** The width of a drawing for a phone. */
export const narrowWidth = 360;

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

/** The measures of a chart for one kind of screen. */
export interface ChartScreen {
  readonly width: number;
  /** Room for the numbers of a value axis. */
  readonly left: number;
  /** The most labels that fit on a time axis. */
  readonly mostTicks: number;
  readonly isNarrow: boolean;
}

/** A chart for a wide screen. */
const wideScreen: ChartScreen = { width: chartWidth, left: 64, mostTicks: 13, isNarrow: false };
const narrowScreen: ChartScreen = { width: narrowWidth, left: 54, mostTicks: 6, isNarrow: true };

/** Draws a chart twice, for wide screens and for phones; the style shows one of them. */
export function drawForScreens(
  name: string,
  text: ChartText,
  draw: (screen: ChartScreen) => { readonly height: number; readonly drawn: Inside },
): Markup {
  const wide = draw(wideScreen);
  const narrow = draw(narrowScreen);
  return markup`${drawReportChart(name, wide.height, text, wide.drawn)}${drawReportChart(`${name}-narrow`, narrow.height, text, narrow.drawn, narrowWidth)}`;
}
