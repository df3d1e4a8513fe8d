import type { Severity } from "@shipslog/contract";

/** The styles of a text report; each function returns its text styled, with the same width. */
export interface ReportPaint extends Readonly<Record<Severity, (text: string) => string>> {
  /** Text to find first, such as a file name. */
  readonly strong: (text: string) => string;
  /** Frames and secondary text. */
  readonly faint: (text: string) => string;
  /** Success. */
  readonly good: (text: string) => string;
}

const plain = (text: string): string => text;

/** No colours. */
export const plainPaint: ReportPaint = {
  error: plain,
  warning: plain,
  note: plain,
  strong: plain,
  faint: plain,
  good: plain,
};

/** Sets one of the terminal's colours or weights and resets only that. */
const sgr =
  (on: number, off: number) =>
  (text: string): string =>
    text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`;

/** Colours of the terminal's palette, which suit light and dark themes. */
export const terminalPaint: ReportPaint = {
  error: sgr(31, 39),
  warning: sgr(33, 39),
  note: sgr(36, 39),
  strong: sgr(1, 22),
  faint: sgr(2, 22),
  good: sgr(32, 39),
};
