import { appendKey, fieldPath, kinds, type JsonObject, type JsonValue } from "@shipslog/contract";

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

/** Finds every display text of an event. */
export function localisedTextsIn(event: JsonObject): readonly LocalisedText[] {
  return textsIn(event, "");
}

function textsIn(value: JsonValue | undefined, around: string): readonly LocalisedText[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as JsonObject).flatMap(([key, inner]) => {
    const pointer = appendKey(around, key);
    if (typeof inner === "object") return textsIn(inner, pointer);
    if (typeof inner !== "string" || !key.endsWith(ending)) return [];
    const plain = (value as JsonObject)[key.slice(0, -ending.length)];
    const internal = typeof plain === "string" ? plain : undefined;
    return [{ text: inner, internal, pointer, path: fieldPath(pointer) }];
  });
}
