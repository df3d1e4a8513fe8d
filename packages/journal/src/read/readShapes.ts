import { kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import {
  arrayOf,
  dialectOption,
  flagOption,
  functionOption,
  numberOption,
  objectOption,
  oneOf,
  required,
  signalOption,
  type OptionShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { Bookmark } from "../resume/Bookmark.ts";
import type { EventOptions } from "./eventBatches.ts";
import type { ReadFileOptions, ReadOptions } from "./ReadOptions.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => objectOption.accepts(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isPosition(value: unknown): boolean {
  if (!isObject(value) || typeof value["file"] !== "string") return false;
  return [value["offset"], value["line"], value["generation"]].every(isCount);
}

/** Where reading may start. */
export const startOption: OptionShape = {
  allowed: "a Bookmark or the position of an entry",
  accepts: (value) => value instanceof Bookmark || isPosition(value),
};

/**
 * Names of kinds, known or not: a journal may have any. An iterator, as `keys` of a Map returns, is refused: it can be read once, and would have
 * no kind left for the reader.
 */
const kindNames: OptionShape = {
  allowed: "an array or a Set of names of kinds",
  accepts: (value) => {
    const isList = typeof value === "object" && value !== null && Symbol.iterator in value && !("next" in value);
    return isList && [...(value as Iterable<unknown>)].every((name) => typeof name === "string");
  },
};

/** Kinds that have a type. */
export const typedKinds: OptionShape = required(arrayOf(oneOf([...kinds, ...observedKinds])));

/** What the options of reading a file may be. */
export const readFileShapes: OptionShapes<ReadFileOptions> = {
  kinds: kindNames,
  longestLineBytes: numberOption({ isWhole: true, min: 1, unit: "bytes" }),
  chunkBytes: numberOption({ isWhole: true, min: 1, unit: "bytes" }),
  signal: signalOption,
  disk: objectOption,
  sleep: functionOption,
};

/** What the options of reading a folder may be. */
export const readShapes: OptionShapes<ReadOptions> = {
  ...readFileShapes,
  from: startOption,
  onNotice: functionOption,
};

/** What the options of typed events may be. */
export const eventShapes: OptionShapes<EventOptions> = {
  anyGame: flagOption,
  dialect: dialectOption,
  onSkipped: functionOption,
};
