/** The words of a language. */
export interface Translations {
  /** By the internal name, for what has no English text beside it. */
  readonly byName: ReadonlyMap<string, string>;
  /** By the English text. */
  readonly byText: ReadonlyMap<string, string>;
}
