import type { Severity } from "@shipslog/contract";

/** How the parts of a text report look; each function gets text and returns it painted, of the same width. */
export interface ReportPaint extends Readonly<Record<Severity, (text: string) => string>> {
  /** What a reader looks for first, such as the name of a file. */
  readonly strong: (text: string) => string;
  /** What holds the report together and should not be in the way. */
  readonly faint: (text: string) => string;
  /** That all is well. */
  readonly good: (text: string) => string;
}

const plain = (text: string): string => text;

/** No colour at all. */
export const plainPaint: ReportPaint = {
  error: plain,
  warning: plain,
  note: plain,
  strong: plain,
  faint: plain,
  good: plain,
};

/** Paints by one of the terminal's own colours or weights, and undoes just that. */
const sgr =
  (on: number, off: number) =>
  (text: string): string =>
    text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`;

/** The colours of the terminal's own palette, so that they suit light and dark alike. */
export const terminalPaint: ReportPaint = {
  error: sgr(31, 39),
  warning: sgr(33, 39),
  note: sgr(36, 39),
  strong: sgr(1, 22),
  faint: sgr(2, 22),
  good: sgr(32, 39),
};
