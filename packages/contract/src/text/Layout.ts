/** A number the game prints with fixed decimals, from the precision it holds it in. */
export interface DecimalsLayout {
  readonly decimals: number;
  readonly precision: "single" | "double";
}

/** How the game prints one field: as it is, with fixed decimals, or by the layout of what it holds. */
export type FieldLayout =
  | "plain"
  | DecimalsLayout
  | { readonly items: FieldLayout }
  | { readonly fields: ObjectLayout };

/** How the game prints an object: its keys in written order. */
export interface ObjectLayout {
  readonly [key: string]: FieldLayout;
}
