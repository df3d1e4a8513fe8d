import { markup, type Markup } from "../Markup.ts";
import { roundPixel } from "../printNumbers.ts";
import { chartWidth } from "./drawReportChart.ts";
import { scale } from "./Scale.ts";

/** One bar: its name, a secondary note, its value and the value as text. */
export interface Bar {
  readonly name: string;
  readonly note: string;
  readonly value: number;
  readonly words: string;
}

const segmenter = new Intl.Segmenter();
const rowHeight = 34;
const nameEnd = 420;
const valueRoom = 110;

/** The height of a number of bars. */
export const barsHeight = (count: number) => count * rowHeight + 6;

/** Draws horizontal bars with names at the left; negative bars go to the left in another colour. */
export function horizontalBars(bars: readonly Bar[]): Markup {
  const low = Math.min(0, ...bars.map(({ value }) => value));
  const high = Math.max(0, ...bars.map(({ value }) => value));
  const x = scale([low, high === low ? low + 1 : high], [nameEnd + (low < 0 ? valueRoom : 0), chartWidth - valueRoom]);
  return markup`${bars.map((bar, index) => drawBar(bar, index * rowHeight, x))}
<path class="axis" d="M${roundPixel(x(0))} 0V${bars.length * rowHeight}"/>`;
}

function drawBar({ name, note, value, words }: Bar, top: number, x: (value: number) => number): Markup {
  const [start, end] = [roundPixel(Math.min(x(0), x(value))), roundPixel(Math.max(x(0), x(value)))];
  const isNegative = value < 0;
  const baseline = top + 21;
  return markup`<g><title>${name}: ${words}</title>
<text class="name" x="0" y="${baseline}">${shortenText(name, 30)}</text>
<text class="note" x="${nameEnd - 14}" y="${baseline}">${shortenText(note, 24)}</text>
<rect class="${isNegative ? "bar spent" : "bar"}" x="${start}" y="${top + 9}" width="${Math.max(1, roundPixel(end - start))}" height="15"/>
<text class="${isNegative ? "value before" : "value"}" x="${isNegative ? start - 8 : end + 8}" y="${baseline}">${words}</text></g>`;
}

/** Shortens a text that would overlap its neighbour. */
export function shortenText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : text;
}
