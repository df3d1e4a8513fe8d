import { markup, type Markup } from "../Markup.ts";
import { drawReportChart, type ChartText } from "./drawReportChart.ts";
import { barsHeight, horizontalBars, type Bar } from "./horizontalBars.ts";
import { narrowBars, narrowBarsHeight, narrowWidth } from "./narrowBars.ts";

/** Draws a chart of bars twice, for wide screens and for phones; the style shows one of them. */
export function barChart(name: string, text: ChartText, bars: readonly Bar[]): Markup {
  const narrow = narrowBars(bars);
  return markup`${drawReportChart(name, barsHeight(bars.length), text, horizontalBars(bars))}${drawReportChart(`${name}-narrow`, narrowBarsHeight(bars.length), text, narrow, narrowWidth)}`;
}
