import { appendKey, fieldPath, kinds, type JsonObject } from "@shipslog/contract";

/** A display text of an event, with the value it stands for. */
export interface LocalisedText {
  readonly text: string;
  /** The value of the field without `_Localised`; undefined when it is absent or no text. */
  readonly internal: string | undefined;
  readonly pointer: string;
  /** The field, as `Items[].Name_Localised`. */
  readonly path: string;
}

const ending = "_Localised";

/** The kinds whose display texts are judged: of one the document itself says that its texts are meaningless. */
export const kindsWithTexts = kinds.filter((kind) => kind !== "MultiSellExplorationData");

/** Whether a text has the internal form, `$name;`. */
export function isInternalForm(text: string): boolean {
  return /^\$[^ ]+;$/.test(text);
}

/** The texts of the last event: several rules ask about the same one. */
let last: { readonly event: JsonObject; readonly texts: readonly LocalisedText[] } | undefined;

/** Finds every display text of an event. */
export function localisedTextsIn(event: JsonObject): readonly LocalisedText[] {
  if (last?.event === event) return last.texts;
  const texts: LocalisedText[] = [];
  collect(event, "", texts);
  last = { event, texts };
  return texts;
}

function collect(held: JsonObject, around: string, texts: LocalisedText[]): void {
  for (const key of Object.keys(held)) {
    const inner = held[key];
    if (typeof inner === "object" && inner !== null) collect(inner as JsonObject, appendKey(around, key), texts);
    if (typeof inner !== "string" || !key.endsWith(ending)) continue;
    const plain = held[key.slice(0, -ending.length)];
    const pointer = appendKey(around, key);
    const internal = typeof plain === "string" ? plain : undefined;
    texts.push({ text: inner, internal, pointer, path: fieldPath(pointer) });
  }
}
