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

/** The values and their strength in a note. */
export type Values = Pick<SpecRow, "strength" | "values">;

/** The words that decide the strength of values, in order of precedence. */
const wordings: readonly (readonly [RegExp, NonNullable<SpecRow["strength"]>])[] = [
  [/values seen include (?<list>.+)/, "example"],
  [/values seen:? (?<list>.+)/, "seen"],
  [/\be\.g\. (?<list>.+)/, "example"],
  [/\bone of (?!the)(?<list>.+)/, "closed"],
  [/\bvalues:? (?<list>(?!below).+)/, "closed"],
  [/see (?:service values below|\w+ table)/, "closed"],
  [/\bwar states?\b/, "closed"],
];

/** Reads strength and values from a note of the specification. */
export function valuesOf(note: string): Values {
  for (const [wording, strength] of wordings) {
    const match = wording.exec(note);
    if (match) return { strength, values: listOf(match.groups?.["list"]) };
  }
  return { strength: null, values: null };
}

/** The items of a list in running text: `a, b, empty string`, or the quoted ones where any are. */
export function listOf(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const quoted = [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
  if (quoted.length > 0) return quoted;
  const items = text
    .split(";")[0]!
    .split(",")
    .map((item) => item.trim());
  return items.map((item) => (item === "empty string" ? "" : item));
}
