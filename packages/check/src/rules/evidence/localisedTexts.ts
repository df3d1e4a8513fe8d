import { fieldPath, kinds, type JsonObject, type JsonValue } from "@shipslog/contract";
import { localisedSuffix } from "@shipslog/contract/internal";
import { PlacedValue } from "./valuesAt.ts";

/** A display text of an event, with the value it stands for. */
export class LocalisedText {
  /** The name of the field. */
  readonly field: string;
  readonly text: string;
  /** The value of the field without `_Localised`; undefined when it is absent or no text. */
  readonly internal: string | undefined;
  readonly #around: PlacedValue;

  constructor(field: string, text: string, internal: string | undefined, around: PlacedValue) {
    this.field = field;
    this.text = text;
    this.internal = internal;
    this.#around = around;
  }

  get pointer(): string {
    return new PlacedValue(this.text, this.#around, this.field).pointer;
  }

  /** The field, as `Items[].Name_Localised`. */
  get path(): string {
    return fieldPath(this.pointer);
  }
}

/** The names of fields without the suffix; a name that is already a key finds its value faster than one that was cut off just now. */
const cutNames = new Map<string, string>();
const mostCutNames = 1000;

function withoutEnding(field: string): string {
  const known = cutNames.get(field);
  if (known !== undefined) return known;
  const name = field.slice(0, -localisedSuffix.length);
  if (cutNames.size < mostCutNames) cutNames.set(field, name);
  return name;
}

/** The kinds whose display texts are judged: of one the document itself says that its texts are meaningless. */
export const kindsWithTexts = kinds.filter((kind) => kind !== "MultiSellExplorationData");

/** Whether a text has the internal form, `$name;`. */
export function isInternalForm(text: string): boolean {
  return text.startsWith("$") && /^\$[^ ]+;$/.test(text);
}

/** The texts of the last event: several rules ask about the same one. */
let last: { readonly event: JsonObject; readonly texts: readonly LocalisedText[] } | undefined;

/** Finds every display text of an event. */
export function localisedTextsIn(event: JsonObject): readonly LocalisedText[] {
  if (last?.event === event) return last.texts;
  const texts: LocalisedText[] = [];
  collect(new PlacedValue(event), texts);
  last = { event, texts };
  return texts;
}

function collect(around: PlacedValue, texts: LocalisedText[]): void {
  const held = around.value;
  if (Array.isArray(held)) {
    for (const [index, inner] of (held as readonly JsonValue[]).entries()) {
      if (typeof inner === "object") collect(new PlacedValue(inner, around, index), texts);
    }
  } else if (typeof held === "object" && held !== null) collectMembers(held as JsonObject, around, texts);
}

function collectMembers(held: JsonObject, around: PlacedValue, texts: LocalisedText[]): void {
  for (const key of Object.keys(held)) {
    const inner = held[key];
    if (typeof inner === "object") collect(new PlacedValue(inner, around, key), texts);
    if (typeof inner !== "string" || !key.endsWith(localisedSuffix)) continue;
    const internal = held[withoutEnding(key)];
    texts.push(new LocalisedText(key, inner, typeof internal === "string" ? internal : undefined, around));
  }
}
