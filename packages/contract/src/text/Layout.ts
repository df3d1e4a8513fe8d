/** A number that the game prints with fixed decimals, and the precision it stores. */
export interface DecimalsLayout {
  readonly decimals: number;
  readonly precision: "single" | "double";
}

/** How the game prints one field: plain, with fixed decimals, or by a nested layout. */
export type FieldLayout =
  | "plain"
  | DecimalsLayout
  | { readonly items: FieldLayout }
  | { readonly fields: ObjectLayout };

/** How the game prints an object: its keys in written order. */
export interface ObjectLayout {
  readonly [key: string]: FieldLayout;
}
