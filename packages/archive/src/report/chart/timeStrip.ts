import { markup, type Markup } from "../Markup.ts";
import { compactNumber, place } from "../numbers.ts";
import { pictureWidth } from "./Picture.ts";
import { roundTicks, scale, type Scale } from "./Scale.ts";
import { timeTicks } from "./timeTicks.ts";

const left = 64;
const right = pictureWidth - 4;

/** The span of time a strip shows, in seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A strip of a recorder: a frame with a time axis below and a measure at its left. */
export interface Strip {
  readonly x: Scale;
  readonly y: Scale;
  readonly frame: Markup;
}

/** Makes a strip between two heights of a picture; the largest value gives its measure. */
export function timeStrip(span: Span, top: number, bottom: number, most: number, hasTimes = true): Strip {
  const ticks = roundTicks(0, Math.max(most, 1), 3);
  const x = scale([span.from, span.to], [left, right]);
  const y = scale([0, ticks.at(-1) ?? 1], [bottom, top]);
  const lines = ticks.map(
    (value) => markup`<path class="${value === 0 ? "axis" : "grid"}" d="M${left} ${place(y(value))}H${right}"/>
<text class="measure" x="${left - 10}" y="${place(y(value) + 4)}">${compactNumber(value)}</text>`,
  );
  const times = timeTicks(span.from, span.to).map(({ seconds, label }) => {
    const at = place(x(seconds));
    const text = hasTimes ? markup`<text class="time" x="${at}" y="${bottom + 20}">${label}</text>` : undefined;
    return markup`<path class="tick" d="M${at} ${bottom}v5"/>${text}`;
  });
  return { x, y, frame: markup`<g>${lines}${times}</g>` };
}
