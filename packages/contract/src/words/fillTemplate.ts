import { rankNames, type RankedCareer } from "../observed/rankNames.ts";
import { Flags } from "../status/Flags.ts";
import { formatCount, groupDigits } from "../text/countWords.ts";
import type { JsonObject, JsonValue } from "../text/Json.ts";
import { blueprintName, localisedWords, shipName } from "./moduleName.ts";
import { flagNames, musicNames, serviceNames, signalNames, stationNames, wordTables } from "./names.ts";
import { displayName, nameIn, splitWords, suitName } from "./plainName.ts";

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
  const filled = text.replaceAll(/\{([\w.]*)(?::([^}]+))?\}/g, (_, path: string, format = "text") => {
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

const oneDecimal = (value: number | bigint) => Number(value).toFixed(1);

/** Formats that look a word up in a table. */
const worded = Object.fromEntries(
  Object.entries(wordTables).map(([name, table]) => [name, named((text) => nameIn(table, text) ?? splitWords(text))]),
);

const formats: Readonly<Record<string, SlotFormat>> = {
  text: textOf,
  /** What a person typed or is called stays as it is. */
  as: named((text) => text),
  words: (holder, name) => splitWords(textOf(holder, name)),
  cr: measured((value) => `${groupDigits(wholeOf(value))} Cr`),
  t: measured((value) => `${oneDecimal(value)} t`),
  ly: measured((value) => `${oneDecimal(value)} ly`),
  ls: measured((value) => `${groupDigits(wholeOf(value))} ls`),
  share: measured((value) => `${Math.round(Number(value) * 100)} %`),
  percent: measured((value) => `${Math.round(Number(value))} %`),
  whole: measured((value) => groupDigits(wholeOf(value))),
  span: measured((seconds) => `${Math.max(1, Math.round(Number(seconds) / 60))} min`),
  flags: measured((bits) =>
    Flags.decode(Number(bits) >>> 0)
      .names.map((bit) => flagNames[bit])
      .join(", "),
  ),
  rank: (holder, name, career) => rankOf(holder[name], career as RankedCareer),
  clock: named((text) => /T(\d\d:\d\d)/.exec(text)?.[1] ?? ""),
  star: named((text) => text.replaceAll("_", " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2")),
  ship: named((text, localised) => (isText(localised) ? displayName(localised) : shipName(text))),
  suit: named((text, localised) => (isText(localised) ? localised : (suitName(text) ?? displayName(text)))),
  weapon: named((text, localised) => displayName(text.toLowerCase(), localised)),
  module: named((text, localised) =>
    /^(?:null|wear)$/i.test(text) ? repairWord(text) : localisedWords(text, localised),
  ),
  blueprint: named(blueprintName),
  effect: (holder, name) => displayName(...texts(holder, name)).replace(/^Special /, ""),
  mission: named((text) => displayName(`$${text.replace(/_name$/i, "").replace(/(?:_(?:MB|BS|\d+))+$/, "")};`)),
  service: named((text) => nameIn(serviceNames, text) ?? splitWords(text)),
  station: named((text) => nameIn(stationNames, text) ?? splitWords(text)),
  signal: named((text) => nameIn(signalNames, text) ?? splitWords(text)),
  music: named((text) => nameIn(musicNames, text) ?? splitWords(text)),
  ...worded,
  count: countOf,
  some: (holder, name) => (isEmpty(holder[name]) ? "" : countOf(holder, name, "")),
  each: eachOf,
  sum: sumOf,
  list: (holder, name) => listOf(holder[name], (text) => text),
  parts: (holder, name) => listOf(holder[name], (text) => formats["module"]?.({ text }, "text", "") ?? text),
  modules: (holder, name) =>
    itemsOf(holder[name])
      .map((item) => localisedWords(...texts(item, "Name")))
      .join(", "),
};

/** What a repair calls the parts that are no modules. */
const repairWord = (text: string) => (text.toLowerCase() === "wear" ? "wear" : "");

function named(print: (text: string, localised: string | undefined) => string): SlotFormat {
  return (holder, name) => {
    const [text, localised] = texts(holder, name);
    return text === "" ? "" : print(text, localised);
  };
}

/** The internal and the display text of a field. */
function texts(holder: JsonObject, name: string): [text: string, localised: string | undefined] {
  const value = holder[name];
  const localised = holder[`${name}_Localised`];
  return [typeof value === "string" ? value.trim() : "", typeof localised === "string" ? localised : undefined];
}

/** Whether a display text is one, and not a symbol that the game left unresolved (deviation D22). */
const isText = (localised: string | undefined): localised is string =>
  localised !== undefined && localised !== "" && !localised.startsWith("$");

/** A number, or the display text of a field, or its internal name in words. */
function textOf(holder: JsonObject, name: string): string {
  const value = holder[name];
  if (isNumber(value)) return Number.isInteger(Number(value)) ? groupDigits(value) : oneDecimal(value);
  const [text, localised] = texts(holder, name);
  const known = Object.hasOwn(directions, text) ? directions[text] : undefined;
  return known ?? displayName(text, localised);
}

/** Where cargo was moved. */
const directions: Readonly<Record<string, string>> = {
  toship: "to the ship",
  tocarrier: "to the carrier",
  tosrv: "to the SRV",
};

function rankOf(value: JsonValue | undefined, career: RankedCareer): string {
  if (!isNumber(value)) return "";
  return rankNames[career][Number(value)] ?? `rank ${value}`;
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

/** The items that a sentence names; the others are counted. */
const mostNamed = 6;

/** The same fields of each item, each in a format if it has one: `3 Biological, 2 Geological`. */
function eachOf(holder: JsonObject, name: string, words: string): string {
  const items = itemsOf(holder[name]);
  const fields = words.split(" ").map((field) => field.split(":"));
  const told = items.map((item) =>
    fields.map(([field = "", format = "text"]) => formatSlot(item, field, format)).filter((text) => text !== ""),
  );
  return joinNamed(told.filter((parts) => parts.length > 0).map((parts) => parts.join(" ")));
}

function listOf(value: JsonValue | undefined, print: (text: string) => string): string {
  const list = Array.isArray(value) ? (value as readonly JsonValue[]) : [];
  return joinNamed(list.filter((text) => typeof text === "string").map((text) => print(text)));
}

function joinNamed(words: readonly string[]): string {
  const shown = words.filter((word) => word !== "");
  const more = shown.length - mostNamed;
  return more > 0 ? `${shown.slice(0, mostNamed).join(", ")} and ${more} more` : shown.join(", ");
}

/** The sum of fields over all items, in credits. */
function sumOf(holder: JsonObject, name: string, words: string): string {
  const items = itemsOf(holder[name]);
  if (items.length === 0) return "";
  const values = items.flatMap((item) => words.split(" ").map((field) => item[field]));
  const total = values.filter(isNumber).reduce<bigint>((sum, value) => sum + BigInt(wholeOf(value)), 0n);
  return `${groupDigits(total)} Cr`;
}

function itemsOf(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]).filter(isObject) : [];
}

const wholeOf = (value: number | bigint) => (typeof value === "bigint" ? value : Math.round(value));

const isNumber = (value: JsonValue | undefined): value is number | bigint =>
  typeof value === "bigint" || (typeof value === "number" && Number.isFinite(value));

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isEmpty(value: JsonValue | undefined): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false || value === 0;
}
