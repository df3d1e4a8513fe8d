/** Characters without a width: accents, joiners, variation selectors. */
const withoutWidth = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Characters that take two columns: the East Asian wide ranges and emoji. */
const double =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u;

const plain = /^[\u0020-\u007E]*$/;
const segmenter = new Intl.Segmenter();

/** The number of terminal columns that a text without control characters takes. */
export function displayWidth(text: string): number {
  if (plain.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += segmentWidth(segment);
  return width;
}

function segmentWidth(segment: string): number {
  if (withoutWidth.test(segment)) return 0;
  return double.test(segment) ? 2 : 1;
}

/** Fills a text with spaces to a number of columns. */
export function padColumns(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - displayWidth(text)));
}

/** Cuts a text to a number of columns; a cut text ends with an ellipsis. */
export function truncate(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let kept = "";
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    width += segmentWidth(segment);
    if (width >= columns) break;
    kept += segment;
  }
  return columns > 0 ? `${kept}…` : "";
}
