import { nearestWord } from "@shipslog/contract/internal";
import { parseJson } from "@shipslog/contract/text";

/** A type that JSON Schema names. */
type SchemaType = "object" | "array" | "string" | "number" | "integer" | "boolean";

/** The part of JSON Schema that scenarios and steps need. */
export interface ScenarioSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  /** One type, or several of which a value has one. */
  readonly type: SchemaType | readonly SchemaType[];
  readonly properties?: Readonly<Record<string, ScenarioSchema>>;
  readonly required?: readonly string[];
  /** False where only the named properties are allowed; true where any is. */
  readonly additionalProperties?: boolean;
  readonly items?: ScenarioSchema;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minProperties?: number;
  /** A regular expression for a string, and an example that matches it. */
  readonly pattern?: string;
  readonly examples?: readonly string[];
  /** Alternatives told apart by the value of their property `do`. */
  readonly oneOf?: readonly ScenarioSchema[];
}

/** One problem in a scenario or a script. */
export interface ScenarioProblem {
  /** JSON pointer to the value; empty for the whole document. */
  readonly pointer: string;
  /** One sentence: what is wrong, and what to write instead. */
  readonly message: string;
}

/** A value read from JSON that has no problems, or the list of them. */
type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** Reads the text of a JSON file and judges its value; never throws. */
export function readJson(text: string, judge: (value: unknown) => readonly ScenarioProblem[]): ReadJson {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ pointer: "", message: `This is not JSON: ${reason}.` }] };
  }
  const problems = judge(value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

/** Lists what is wrong with a value, as its schema describes it. */
export function problemsOf(value: unknown, schema: ScenarioSchema): readonly ScenarioProblem[] {
  return [...check(value, schema, "")];
}

function* check(value: unknown, schema: ScenarioSchema, pointer: string): Generator<ScenarioProblem> {
  if (schema.oneOf !== undefined) {
    yield* checkAlternatives(value, schema.oneOf, pointer);
    return;
  }
  const received = typeOf(value);
  const types: readonly string[] = [schema.type].flat();
  const fits = types.includes(received) || (received === "integer" && types.includes("number"));
  if (!fits) {
    yield { pointer, message: `Expected ${types.map(article).join(" or ")}, received ${article(received)}.` };
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) if (schema.items) yield* check(item, schema.items, `${pointer}/${at}`);
  } else if (typeof value === "object" && value !== null) {
    yield* checkObject(value as Record<string, unknown>, schema, pointer);
  } else yield* checkPlain(value, schema, pointer);
}

/** Checks an object against the alternative that its `do` names. */
function* checkAlternatives(
  value: unknown,
  alternatives: readonly ScenarioSchema[],
  pointer: string,
): Generator<ScenarioProblem> {
  const named = typeof value === "object" && value !== null && !Array.isArray(value) && "do" in value;
  if (!named) {
    yield { pointer, message: `Expected an object with "do", received ${article(typeOf(value))}.` };
    return;
  }
  const names = alternatives.flatMap(({ properties }) => properties?.["do"]?.enum ?? []);
  const meant = alternatives[names.indexOf(String(value.do))];
  if (meant !== undefined) {
    yield* check(value, meant, pointer);
    return;
  }
  const name = String(value.do);
  yield { pointer: `${pointer}/do`, message: `There is no step "${name}"${suggest(name, names)}` };
}

function* checkObject(
  value: Record<string, unknown>,
  { properties = {}, required = [], minProperties = 0, additionalProperties = false }: ScenarioSchema,
  pointer: string,
): Generator<ScenarioProblem> {
  for (const name of required.filter((each) => !Object.hasOwn(value, each))) {
    yield { pointer, message: `"${name}" is missing: ${properties[name]?.description ?? "it is required"}` };
  }
  for (const [name, inner] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (schema !== undefined) yield* check(inner, schema, at);
    else if (!additionalProperties) {
      yield { pointer: at, message: `There is no property "${name}"${suggest(name, Object.keys(properties))}` };
    }
  }
  if (Object.keys(value).length < minProperties) yield { pointer, message: "At least one property is required." };
}

function* checkPlain(value: unknown, schema: ScenarioSchema, pointer: string): Generator<ScenarioProblem> {
  if (typeof value === "string") {
    if (schema.enum?.includes(value) === false) {
      yield { pointer, message: `"${value}" is not a known value${suggest(value, schema.enum)}` };
    }
    if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) {
      const examples = (schema.examples ?? []).map((each) => `"${each}"`).join(", ");
      yield { pointer, message: `"${value}" has the wrong form; write for example ${examples}.` };
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
