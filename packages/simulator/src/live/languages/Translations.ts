/** The display texts of a language. */
export interface Translations {
  /** By internal name, for values that have no English `_Localised` text. */
  readonly byName: ReadonlyMap<string, string>;
  /** By English text. */
  readonly byText: ReadonlyMap<string, string>;
  /** By the beginning of an English text that ends with a name. */
  readonly byBeginning: ReadonlyMap<string, string>;
}
