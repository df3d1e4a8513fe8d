import { formatCount, groupDigits } from "@shipslog/contract/internal";
import type { JsonObject, JsonValue } from "@shipslog/contract";
import { oneDecimal } from "../../text/numbers.ts";

/**
 * A sentence with slots: `{Field}` is the text of a field, localised where possible, `{Field:t}` its value in a format, and a part in
 * brackets is left out when one of its slots is empty. `when` names a field that must hold something.
 */
export interface SentenceTemplate {
  readonly when?: string;
  readonly says: string;
}

/** The sentence of the first template that fits an event; undefined when none does. */
export function fillFirst(templates: readonly SentenceTemplate[], event: JsonObject): string | undefined {
  for (const { when, says } of templates) {
    if (when !== undefined && isEmpty(event[when])) continue;
    const sentence = fillTemplate(says, event);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** Fills the slots of a template; undefined when a slot outside of brackets stays empty. */
export function fillTemplate(template: string, event: JsonObject): string | undefined {
  const parts = template.split(/(\[[^\]]*\])/).map((part) => {
    return part.startsWith("[") ? (fillSlots(part.slice(1, -1), event) ?? "") : fillSlots(part, event);
  });
  return parts.includes(undefined) ? undefined : parts.join("");
}

function fillSlots(text: string, event: JsonObject): string | undefined {
  let isFilled = true;
  const filled = text.replaceAll(/\{([\w.]+)(?::([^}]+))?\}/g, (_, path: string, format = "text") => {
    const value = formatSlot(event, path, format as string);
    if (value === "") isFilled = false;
    return value;
  });
  return isFilled ? filled : undefined;
}

/** The value of a slot as text; empty when the field is absent or of another type. */
function formatSlot(event: JsonObject, path: string, format: string): string {
  const steps = path.split(".");
  const name = steps.pop() ?? "";
  const holder = steps.reduce<JsonValue | undefined>(
    (value, step) => (isObject(value) ? value[step] : undefined),
    event,
  );
  if (!isObject(holder)) return "";
  const [how = "", ...words] = format.split(" ");
  return formats[how]?.(holder, name, words.join(" ")) ?? "";
}

type SlotFormat = (holder: JsonObject, name: string, words: string) => string;

const formats: Readonly<Record<string, SlotFormat>> = {
  text: textOf,
  words: (holder, name) => splitWords(textOf(holder, name)),
  cr: measured((value) => `${groupDigits(wholeOf(value))} cr`),
  t: measured((value) => `${oneDecimal(value)} t`),
  ly: measured((value) => `${oneDecimal(value)} ly`),
  ls: measured((value) => `${groupDigits(wholeOf(value))} ls`),
  share: measured((value) => `${Math.round(Number(value) * 100)} %`),
  whole: measured((value) => groupDigits(wholeOf(value))),
  count: countOf,
  each: eachOf,
};

/** A number, or the localised text of a field; the internal name without its signs when the game left it unresolved. */
function textOf(holder: JsonObject, name: string): string {
  const value = holder[name];
  const localised = holder[`${name}_Localised`];
  if (isNumber(value)) return Number.isInteger(Number(value)) ? groupDigits(value) : oneDecimal(value);
  if (typeof value !== "string") return "";
  return readable(displayed(typeof localised === "string" ? localised : undefined, value));
}

/** `$MULTIPLAYER_SCENARIO42_TITLE;` as `MULTIPLAYER SCENARIO42 TITLE`, and `$npc_name_decorate:#name=Foo;` as `Foo`. */
function readable(text: string): string {
  if (!text.startsWith("$")) return text;
  const given = /#name=([^;]+)/.exec(text)?.[1];
  return (
    given ??
    text
      .slice(1)
      .replace(/[:;].*$/, "")
      .replaceAll("_", " ")
      .trim()
  );
}

/** `HighTechCabin` and `CAPITAL_Ship` as words in lower case. */
function splitWords(text: string): string {
  return text
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}

function measured(print: (value: number | bigint) => string): SlotFormat {
  return (holder, name) => {
    const value = holder[name];
    return isNumber(value) ? print(value) : "";
  };
}

/** The number, or the length of the list, with a noun as `body` or `body|bodies`. */
function countOf(holder: JsonObject, name: string, words: string): string {
  const value = holder[name];
  const count = Array.isArray(value) ? value.length : isNumber(value) ? Number(value) : undefined;
  if (count === undefined) return "";
  const [one = "", many] = words.split("|");
  return one === "" ? groupDigits(count) : formatCount(count, one, many);
}

/** The same fields of each item, as `3 Biological, 2 Geological`. */
function eachOf(holder: JsonObject, name: string, words: string): string {
  const value = holder[name];
  if (!Array.isArray(value)) return "";
  const items = (value as readonly JsonValue[]).filter(isObject);
  return items
    .map((item) => words.split(" ").map((field) => textOf(item, field)))
    .filter((texts) => !texts.includes(""))
    .map((texts) => texts.join(" "))
    .join(", ");
}

const wholeOf = (value: number | bigint) => (typeof value === "bigint" ? value : Math.round(value));

const isNumber = (value: JsonValue | undefined): value is number | bigint =>
  typeof value === "bigint" || (typeof value === "number" && Number.isFinite(value));

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isEmpty(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === "" || value === false || value === 0;
}

/** The localised text; the internal name when the game left a symbol unresolved (deviation D22) or empty. */
export function displayed(localised: string | undefined, internal: string): string {
  return localised === undefined || localised === "" || localised.startsWith("$") ? internal : localised;
}
