/** A number that the game prints with fixed decimals, and the precision it stores. */
export interface DecimalsLayout {
  readonly decimals: number;
  readonly precision: "single" | "double";
}

/** A number that the game prints with a number of significant digits, and with an exponent where it is shorter: `5.8795e+08`. */
export interface DigitsLayout {
  readonly digits: number;
}

/** How the game prints one field: plain, without spaces, with fixed decimals or digits, or by a nested layout. */
export type FieldLayout =
  | "plain"
  | "compact"
  | DecimalsLayout
  | DigitsLayout
  | { readonly items: FieldLayout }
  | { readonly fields: ObjectLayout };

/** How the game prints an object: its keys in written order. */
export interface ObjectLayout {
  readonly [key: string]: FieldLayout;
}
