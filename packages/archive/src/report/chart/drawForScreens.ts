import { markup, type Inside, type Markup } from "../Markup.ts";
import { chartWidth, drawReportChart, type ChartText } from "./drawReportChart.ts";
import { narrowWidth } from "./narrowBars.ts";

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
  const [wide, narrow] = [draw(wideScreen), draw(narrowScreen)];
  return markup`${drawReportChart(name, wide.height, text, wide.drawn)}${drawReportChart(`${name}-narrow`, narrow.height, text, narrow.drawn, narrowWidth)}`;
}
