/** How the game prints one field: as it is, with fixed decimals, or by the layout of what it holds. */
export type FieldLayout =
  | "plain"
  | { readonly decimals: number; readonly precision: "single" | "double" }
  | { readonly items: FieldLayout }
  | { readonly fields: ObjectLayout };

/** How the game prints an object: its keys in written order. */
export interface ObjectLayout {
  readonly [key: string]: FieldLayout;
}
