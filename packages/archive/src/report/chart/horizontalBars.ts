import { markup, type Markup } from "../Markup.ts";
import { place } from "../numbers.ts";
import { pictureWidth } from "./Picture.ts";
import { scale } from "./Scale.ts";

/** One bar: its name, a note in a softer tone, its value and the value in words. */
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

/** The height that so many bars take. */
export const barsHeight = (count: number) => count * rowHeight + 6;

/** Draws bars one below the other, names to their left; negative ones go the other way in another tone. */
export function horizontalBars(bars: readonly Bar[]): Markup {
  const low = Math.min(0, ...bars.map(({ value }) => value));
  const high = Math.max(0, ...bars.map(({ value }) => value));
  const x = scale(
    [low, high === low ? low + 1 : high],
    [nameEnd + (low < 0 ? valueRoom : 0), pictureWidth - valueRoom],
  );
  return markup`${bars.map((bar, index) => drawBar(bar, index * rowHeight, x))}
<path class="axis" d="M${place(x(0))} 0V${bars.length * rowHeight}"/>`;
}

function drawBar({ name, note, value, words }: Bar, top: number, x: (value: number) => number): Markup {
  const [start, end] = [place(Math.min(x(0), x(value))), place(Math.max(x(0), x(value)))];
  const isNegative = value < 0;
  const baseline = top + 21;
  return markup`<g><title>${name}: ${words}</title>
<text class="name" x="0" y="${baseline}">${cut(name, 30)}</text>
<text class="note" x="${nameEnd - 14}" y="${baseline}">${cut(note, 24)}</text>
<rect class="${isNegative ? "bar spent" : "bar"}" x="${start}" y="${top + 9}" width="${Math.max(1, place(end - start))}" height="15"/>
<text class="${isNegative ? "value before" : "value"}" x="${isNegative ? start - 8 : end + 8}" y="${baseline}">${words}</text></g>`;
}

/** Cuts a text that would run into what stands beside it. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : text;
}
