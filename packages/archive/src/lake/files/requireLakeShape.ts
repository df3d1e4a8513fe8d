import type { JsonShape } from "@shipslog/contract/internal";
import { LakeError } from "../home/LakeError.ts";

/** A value of a file as its type; throws a LakeError with the path, the field and what to do if it does not fit. */
export function requireLakeShape<Value>(value: unknown, shape: JsonShape<Value>, path: string, advice?: string): Value {
  const misfit = shape(value, "");
  if (misfit === undefined) return value as Value;
  const { field, allowed, received } = misfit;
  const where = field === "" ? path : `${field} in ${path}`;
  throw new LakeError("damaged", `${where} must be ${allowed}, received ${wordsFor(received)}`, undefined, advice);
}

/** Parses the JSON of a file; throws a LakeError if it is cut off or does not fit. */
export function parseLakeJson<Value>(text: string, shape: JsonShape<Value>, path: string, advice?: string): Value {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new LakeError("damaged", `${path} is not complete`, error, advice);
  }
  return requireLakeShape(value, shape, path, advice);
}

function wordsFor(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value);
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}
