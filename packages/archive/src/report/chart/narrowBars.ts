import { markup, type Markup } from "../Markup.ts";
import { roundPixel } from "../printNumbers.ts";
import { shortenText, type Bar } from "./horizontalBars.ts";

/** The width of a drawing for a phone. */
export const narrowWidth = 360;

const rowHeight = 46;

/** The height of a number of bars. */
export const narrowBarsHeight = (count: number) => count * rowHeight;

/** Draws bars below their names and values, so that both fit on a phone. */
export function narrowBars(bars: readonly Bar[]): Markup {
  const longest = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return markup`${bars.map((bar, index) => drawBar(bar, index * rowHeight, (narrowWidth * Math.abs(bar.value)) / longest))}`;
}

function drawBar({ name, value, words }: Bar, top: number, length: number): Markup {
  return markup`<g><title>${name}: ${words}</title>
<text class="name" x="0" y="${top + 17}">${shortenText(name, 34)}</text>
<text class="value before" x="${narrowWidth}" y="${top + 17}">${words}</text>
<rect class="${value < 0 ? "bar spent" : "bar"}" x="0" y="${top + 25}" width="${Math.max(1, roundPixel(length))}" height="9"/></g>`;
}
