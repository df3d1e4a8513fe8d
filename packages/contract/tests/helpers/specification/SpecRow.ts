/** One field as the specification lists it. */
export interface SpecRow {
  readonly kind: string;
  /** Field path, as `Factions[].Influence`. */
  readonly path: string;
  /** `string`, `integer`, `number`, `boolean`, `object`, `array`, or `array<…>` of one of them. */
  readonly type: string;
  readonly required: boolean;
  /** The strength of the listed values; null when none are listed. */
  readonly strength: "closed" | "seen" | "example" | null;
  /** The listed values, as the specification writes them; null where none are listed. */
  readonly values: readonly string[] | null;
}
