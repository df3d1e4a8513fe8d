/** A number as a line writes it. */
export class WrittenNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value of JSON in which every number is kept as it is written. */
export type WrittenValue =
  | string
  | boolean
  | null
  | WrittenNumber
  | readonly WrittenValue[]
  | { readonly [key: string]: WrittenValue };

/** Parses a line that is known to be JSON, keeping its numbers as text. */
export function parseWritten(line: string): WrittenValue {
  const keep = (_key: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" ? new WrittenNumber(context?.source ?? String(value)) : value;
  return JSON.parse(line, keep) as WrittenValue;
}

/** Tells whether a value is a number as a line writes it. */
export function isWrittenNumber(value: WrittenValue): value is WrittenNumber {
  return value instanceof WrittenNumber;
}

/** The number of decimals; undefined for a number without a point or with an exponent. */
export function decimalsOf({ text }: WrittenNumber): number | undefined {
  const point = text.indexOf(".");
  return point < 0 || /e/i.test(text) ? undefined : text.length - point - 1;
}
