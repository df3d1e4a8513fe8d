import {
  isKind,
  validate,
  type EventEntry,
  type JsonObject,
  type JournalEvent,
  type JsonValue,
} from "@shipslog/contract";
import { printLine } from "@shipslog/contract/text";
import { sentences } from "./sentences.ts";

/** What an event says in a few words: its kind's sentence, or its first fields where there is none. */
export function describeEvent({ kind, event }: Pick<EventEntry, "kind" | "event">): string {
  if (!isKind(kind)) return firstFields(event);
  const { ok, event: valid, issues } = validate(event, { dialect: "live" });
  if (ok) return (sentences[valid.event] as (event: JournalEvent) => string)(valid);
  const [worst] = issues.filter(({ severity }) => severity === "error");
  return `${firstFields(event)} (breaks the contract: ${worst?.code} at ${worst?.pointer || "/"})`;
}

const shownFields = 3;

/** Fields that stand elsewhere on the line, or tell a person nothing. */
const silent = /^(?:timestamp|event)$|(?:_Localised|ID|Address)$/;

/** The first fields with a plain value, in the display language where there is one. */
function firstFields(event: JsonObject): string {
  return Object.entries(event)
    .filter(([key, value]) => !silent.test(key) && isShown(value))
    .slice(0, shownFields)
    .map(([key, value]) => `${key} ${sayValue(event[`${key}_Localised`] ?? value)}`)
    .join(", ");
}

const sayValue = (value: JsonValue) => (typeof value === "string" ? value : printLine({ value }).slice(10, -2));

const isShown = (value: JsonValue) => value !== "" && value !== null && value !== false && typeof value !== "object";
