import { parseJson } from "@shipslog/contract/text";
import type { ScenarioSchema } from "@shipslog/simulator";
import { suggest } from "../../text/suggest.ts";
import { UsageError } from "../../failure/errors.ts";
import { promptCommands, stepTable, type StepRow } from "./stepTable.ts";

/** A step as an object; whether it is a valid one is decided by the director. */
export type TypedStep = Readonly<Record<string, unknown>> & { readonly do: string };

/**
 * Reads a step as it is typed: `jump`, `jump nearest inhabited`, `jump distance=42 expect={"Wanted":true}`, or as JSON. Words without
 * a field belong to the main field of the step. Throws a UsageError for an unknown step or field.
 */
export function parseStepLine(line: string): TypedStep {
  if (line.startsWith("{")) return parseStep(line);
  const [name = "", ...words] = line.match(/[^\s=]+=(?:"[^"]*"|\S+)|"[^"]*"|\S+/g) ?? [];
  const row = stepTable.get(name);
  if (row === undefined) throw new UsageError(`unknown step ${name}; ${suggestStep(name)}`);
  const pairs = words.flatMap((word) => pairOf(word, row));
  const plain = words.filter((word) => pairOf(word, row).length === 0).map(unquoted);
  if (plain.length > 0 && row.argument === undefined) {
    throw new UsageError(`${name} takes no ${plain.join(" ")}; type help ${name}`);
  }
  const argument =
    plain.length === 0 ? [] : [[row.argument ?? "", valueOf(plain.join(" "), row.fields[row.argument ?? ""])]];
  return { do: name, ...(Object.fromEntries([...argument, ...pairs]) as object) };
}

function suggestStep(name: string): string {
  return suggest(name, [...stepTable.keys(), ...promptCommands], "type help for the list");
}

function parseStep(line: string): TypedStep {
  try {
    return parseJson(line) as unknown as TypedStep;
  } catch (error) {
    throw new UsageError(`this is not JSON: ${(error as Error).message}`);
  }
}

/** A word `field=value` as an entry; none if it is another word. */
function pairOf(word: string, { name, fields }: StepRow): readonly (readonly [string, unknown])[] {
  const [, field = "", text = ""] = /^(\w+)=(.*)$/s.exec(word) ?? [];
  if (field === "") return [];
  const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (schema !== undefined) return [[field, valueOf(unquoted(text), schema)]];
  const known = Object.keys(fields).map((each) => `${each}=`);
  throw new UsageError(`${name} has no field ${field}; ${suggest(`${field}=`, known, `it has ${known.join(", ")}`)}`);
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/s, "$1");

/** Converts a text to the type of its field; a text that does not fit stays, and the director says what it expects. */
function valueOf(text: string, schema: ScenarioSchema | undefined): unknown {
  if (schema?.type === "string" || schema === undefined) return text;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
