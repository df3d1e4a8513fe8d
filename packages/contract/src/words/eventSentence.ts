import type { JsonObject, JsonValue } from "../text/Json.ts";
import { fillFirst } from "./fillTemplate.ts";
import { capitalised, displayName, splitWords } from "./plainName.ts";
import { sentences } from "./sentences.ts";

/** What an event tells in one sentence: that of its kind, or its first fields where the kind is not known. */
export function eventSentence(kind: string, event: JsonObject): string {
  const templates = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined;
  return (templates && fillFirst(templates, event)) ?? firstFields(kind, event);
}

/** How the sentence of a kind reads, with the names of fields in angle brackets; undefined for a kind that is not known. */
export function sentenceForms(kind: string): readonly string[] | undefined {
  const templates = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined;
  return templates?.map(({ says }) => says.replaceAll(/\{([\w.]*)[^}]*\}/g, "<$1>"));
}

const shownFields = 3;

/** Fields that are shown elsewhere on a line, or are of no use to a reader. */
const hidden = /^(?:timestamp|event)$|(?:_Localised|ID|Address)$/;

/** The first fields with a plain value in words, after the kind in words where there are none. */
function firstFields(kind: string, event: JsonObject): string {
  const told = Object.entries(event)
    .filter(([key, value]) => !hidden.test(key) && isShown(value))
    .slice(0, shownFields)
    .map(([key, value]) => `${splitWords(key)} ${valueWords(value, event[`${key}_Localised`])}`.trim());
  return capitalised(told.length === 0 ? splitWords(kind) : told.join(", "));
}

function valueWords(value: JsonValue, localised: JsonValue | undefined): string {
  if (typeof value === "string") return displayName(value, typeof localised === "string" ? localised : undefined);
  return typeof value === "number" || typeof value === "bigint" ? String(value) : "";
}

const isShown = (value: JsonValue) => value !== "" && value !== null && value !== false && typeof value !== "object";
