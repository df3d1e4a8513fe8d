import { nearestWord } from "./nearestWord.ts";
import type { Scenario } from "./Scenario.ts";
import { scenarioSchema, type ScenarioSchema } from "./scenarioSchema.ts";

/** One problem in a scenario. */
export interface ScenarioProblem {
  /** JSON pointer to the value; empty for the whole document. */
  readonly pointer: string;
  /** One sentence: what is wrong, and what to write instead. */
  readonly message: string;
}

/** A scenario read from JSON, or the list of its problems. */
export type ParsedScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** Parses and validates the text of a JSON scenario file; never throws. */
export function parseScenario(text: string): ParsedScenario {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ pointer: "", message: `This is not JSON: ${reason}.` }] };
  }
  const problems = problemsOfScenario(value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario: value as Scenario };
}

/** Lists what is wrong with a value that should be a scenario. */
export function problemsOfScenario(value: unknown): readonly ScenarioProblem[] {
  return [...check(value, scenarioSchema, "")];
}

function* check(value: unknown, schema: ScenarioSchema, pointer: string): Generator<ScenarioProblem> {
  const received = typeOf(value);
  const fits = received === schema.type || (received === "integer" && schema.type === "number");
  if (!fits) {
    yield { pointer, message: `Expected ${article(schema.type)}, received ${article(received)}.` };
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) if (schema.items) yield* check(item, schema.items, `${pointer}/${at}`);
  } else if (typeof value === "object" && value !== null) {
    yield* checkObject(value as Record<string, unknown>, schema, pointer);
  } else yield* checkPlain(value, schema, pointer);
}

function* checkObject(
  value: Record<string, unknown>,
  { properties = {}, required = [], minProperties = 0 }: ScenarioSchema,
  pointer: string,
): Generator<ScenarioProblem> {
  for (const name of required.filter((each) => !Object.hasOwn(value, each))) {
    yield { pointer, message: `"${name}" is missing: ${properties[name]?.description ?? "it is required"}` };
  }
  for (const [name, inner] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (schema !== undefined) yield* check(inner, schema, at);
    else yield { pointer: at, message: `There is no property "${name}"${suggest(name, Object.keys(properties))}` };
  }
  if (Object.keys(value).length < minProperties) yield { pointer, message: "At least one property is required." };
}

function* checkPlain(value: unknown, schema: ScenarioSchema, pointer: string): Generator<ScenarioProblem> {
  if (typeof value === "string") {
    if (schema.enum?.includes(value) === false) {
      yield { pointer, message: `"${value}" is not a known value${suggest(value, schema.enum)}` };
    }
    if (value.length < (schema.minLength ?? 0)) yield { pointer, message: "The text must not be empty." };
  }
  if (typeof value !== "number") return;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (value < minimum) yield { pointer, message: `Expected at least ${minimum}, received ${value}.` };
  if (value > maximum) yield { pointer, message: `Expected at most ${maximum}, received ${value}.` };
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function article(type: string): string {
  if (type === "null") return type;
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** Ends a message with the nearest known word, or with all of them when there are few. */
function suggest(word: string, known: readonly string[]): string {
  const meant = nearestWord(word, known);
  if (meant !== undefined) return `; did you mean "${meant}"?`;
  return known.length <= 8 ? `; expected one of ${known.map((each) => `"${each}"`).join(", ")}.` : ".";
}
