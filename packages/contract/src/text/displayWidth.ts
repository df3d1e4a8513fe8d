/** Characters without a width: accents, joiners, variation selectors. */
const withoutWidth = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Characters that take two columns: the East Asian wide ranges and emoji. */
const double =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{17000}-\u{1B2FF}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u;

const plain = /^[\u0020-\u007E]*$/;

/** Made with the first text that needs it: it takes some milliseconds, and almost every text is plain. */
let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
}

/** What a terminal shows as one character, such as a letter with its accents, a flag or a family, and the columns it takes. */
export interface DisplayedCharacter {
  readonly text: string;
  readonly columns: number;
}

/** Divides a text without control characters into what a terminal shows as one character. */
export function* displayedCharacters(text: string): Generator<DisplayedCharacter> {
  for (const { segment } of segmentsOf(text)) yield { text: segment, columns: columnsOf(segment) };
}

/** The number of terminal columns that a text without control characters takes. */
export function displayWidth(text: string): number {
  if (plain.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmentsOf(text)) width += columnsOf(segment);
  return width;
}

function columnsOf(segment: string): number {
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
  for (const character of displayedCharacters(text)) {
    width += character.columns;
    if (width >= columns) break;
    kept += character.text;
  }
  return columns > 0 ? `${kept}…` : "";
}
