import {
  contracts,
  isKind,
  type EventEntry,
  type EventOfAnyGame,
  type JsonObject,
  type JsonValue,
} from "@shipslog/contract";
import { escapeControls, truncate } from "@shipslog/contract/internal";
import { isObservedKind } from "@shipslog/contract/observed";
import { printLine } from "@shipslog/contract/text";
import { fillFirst } from "./fillTemplate.ts";
import { observedSentences } from "./observedSentences.ts";
import { sentences } from "./sentences.ts";

/** Describes an event in a few words: the sentence of its kind, or its first fields where there is none. */
export function describeEvent({ kind, event }: Pick<EventEntry, "kind" | "event">): string {
  if (!isKind(kind)) return describeOther(kind, event);
  // What any game wrote can be told, whichever wrote this.
  const { ok, event: valid, issues } = contracts[kind].validate(event, { dialect: "live", game: "unknown" });
  if (ok) return (sentences[valid.event] as (event: EventOfAnyGame) => string)(valid);
  const [worst] = issues.filter(({ severity }) => severity === "error");
  return `${firstFields(event)} (invalid: ${worst?.code} at ${worst?.pointer || "/"})`;
}

/** The longest sentence of an observed kind, in columns; a message or a list may be of any length. */
export const sentenceColumns = 110;

/** The sentence of an observed kind if there is one for it, or its first fields. */
function describeOther(kind: string, event: JsonObject): string {
  const templates = isObservedKind(kind) ? observedSentences[kind] : undefined;
  const sentence = templates && fillFirst(templates, event);
  return truncate(escapeControls(sentence ?? firstFields(event)), sentenceColumns);
}

const shownFields = 3;

/** Fields that are shown elsewhere on the line, or are of no use to a reader. */
const hidden = /^(?:timestamp|event)$|(?:_Localised|ID|Address)$/;

/** The first fields with a plain value, localised where possible. */
function firstFields(event: JsonObject): string {
  return Object.entries(event)
    .filter(([key, value]) => !hidden.test(key) && isShown(value))
    .slice(0, shownFields)
    .map(([key, value]) => `${key} ${formatField(event[`${key}_Localised`] ?? value)}`)
    .join(", ");
}

const formatField = (value: JsonValue) => (typeof value === "string" ? value : printLine({ value }).slice(10, -2));

const isShown = (value: JsonValue) => value !== "" && value !== null && value !== false && typeof value !== "object";
