import { markup, type Markup } from "../Markup.ts";
import { printCompact, roundPixel } from "../printNumbers.ts";
import type { ChartScreen } from "./drawReportChart.ts";
import { roundTicks, scale, type Scale } from "./Scale.ts";
import { timeTicks } from "./timeTicks.ts";

/** A span of time in seconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The frame of a time series: a time axis below and a value axis at the left, with their scales. */
export interface TimeStrip {
  readonly x: Scale;
  readonly y: Scale;
  readonly frame: Markup;
}

/** Where a strip is in a chart, and whether its times are written below it. */
export interface StripPlace {
  readonly top: number;
  readonly bottom: number;
  readonly hasTimes?: boolean;
}

/** Makes the frame of a strip; the value axis goes up to `most`. */
export function timeStrip(span: TimeSpan, place: StripPlace, most: number, screen: ChartScreen): TimeStrip {
  const { top, bottom, hasTimes = true } = place;
  const { left } = screen;
  const right = screen.width - 4;
  const ticks = roundTicks(0, Math.max(most, 1), 3);
  const x = scale([span.from, span.to], [left, right]);
  const y = scale([0, ticks.at(-1) ?? 1], [bottom, top]);
  const lines = ticks.map(
    (value) => markup`<path class="${value === 0 ? "axis" : "grid"}" d="M${left} ${roundPixel(y(value))}H${right}"/>
<text class="measure" x="${left - 10}" y="${roundPixel(y(value) + 4)}">${printCompact(value)}</text>`,
  );
  const times = timeTicks(span.from, span.to, screen.mostTicks).map(({ seconds, label }) => {
    const at = roundPixel(x(seconds));
    const text = hasTimes ? markup`<text class="time" x="${at}" y="${bottom + 20}">${label}</text>` : undefined;
    return markup`<path class="tick" d="M${at} ${bottom}v5"/>${text}`;
  });
  return { x, y, frame: markup`<g>${lines}${times}</g>` };
}
