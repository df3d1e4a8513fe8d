import { markup, type Markup } from "../Markup.ts";
import { chartWidth, drawReportChart, narrowWidth, type ChartText } from "./drawReportChart.ts";
import { roundPixel } from "../printNumbers.ts";
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
const narrowRowHeight = 46;
const nameEnd = 420;
const valueRoom = 110;

/** Draws a chart of bars twice, for wide screens and for phones; the style shows one of them. */
export function barChart(name: string, text: ChartText, bars: readonly Bar[]): Markup {
  const wide = drawReportChart(name, bars.length * rowHeight + 6, text, wideBars(bars));
  const height = bars.length * narrowRowHeight;
  return markup`${wide}${drawReportChart(`${name}-narrow`, height, text, narrowBars(bars), narrowWidth)}`;
}

/** Draws horizontal bars with names at the left; negative bars go to the left in another colour. */
function wideBars(bars: readonly Bar[]): Markup {
  const low = Math.min(0, ...bars.map(({ value }) => value));
  const high = Math.max(0, ...bars.map(({ value }) => value));
  const x = scale([low, high === low ? low + 1 : high], [nameEnd + (low < 0 ? valueRoom : 0), chartWidth - valueRoom]);
  return markup`${bars.map((bar, index) => drawWideBar(bar, index * rowHeight, x))}
<path class="axis" d="M${roundPixel(x(0))} 0V${bars.length * rowHeight}"/>`;
}

function drawWideBar({ name, note, value, words }: Bar, top: number, x: (value: number) => number): Markup {
  const start = roundPixel(Math.min(x(0), x(value)));
  const end = roundPixel(Math.max(x(0), x(value)));
  const isNegative = value < 0;
  const baseline = top + 21;
  return markup`<g><title>${name}: ${words}</title>
<text class="name" x="0" y="${baseline}">${shortenText(name, 30)}</text>
<text class="note" x="${nameEnd - 14}" y="${baseline}">${shortenText(note, 24)}</text>
<rect class="${isNegative ? "bar spent" : "bar"}" x="${start}" y="${top + 9}" width="${Math.max(1, roundPixel(end - start))}" height="15"/>
<text class="${isNegative ? "value before" : "value"}" x="${isNegative ? start - 8 : end + 8}" y="${baseline}">${words}</text></g>`;
}

/** Draws bars below their names and values, so that both fit on a phone. */
function narrowBars(bars: readonly Bar[]): Markup {
  const longest = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return markup`${bars.map((bar, index) => drawNarrowBar(bar, index * narrowRowHeight, (narrowWidth * Math.abs(bar.value)) / longest))}`;
}

function drawNarrowBar({ name, value, words }: Bar, top: number, length: number): Markup {
  return markup`<g><title>${name}: ${words}</title>
<text class="name" x="0" y="${top + 17}">${shortenText(name, 34)}</text>
<text class="value before" x="${narrowWidth}" y="${top + 17}">${words}</text>
<rect class="${value < 0 ? "bar spent" : "bar"}" x="0" y="${top + 25}" width="${Math.max(1, roundPixel(length))}" height="9"/></g>`;
}

/** Shortens a text that would overlap its neighbour. */
export function shortenText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : text;
}
