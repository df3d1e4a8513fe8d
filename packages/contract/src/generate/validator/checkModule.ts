import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { deviations } from "../../dialects/deviations.ts";
import type { Effect } from "../../dialects/Dialect.ts";
import type { SchemaNode } from "../declared.ts";
import { checkedSchema } from "./checkedSchema.ts";
import { addKeywords } from "./keywords.ts";

/**
 * The standalone module that checks one kind: plain code that needs no schema and no library at run time. What dialect `live` lets pass
 * is a condition in this code, so that nothing is reported and dropped again.
 */
export function checkModule(kind: string, node: SchemaNode): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    code: { source: true, esm: true, lines: true },
  });
  addKeywords(ajv);
  return compact(standalone.default(ajv, ajv.compile(checkedSchema(node))), passingInLive(kind));
}

/** The effects of `live` that let an issue of this kind pass, as far as no effect before them changes it. */
function passingInLive(kind: string): readonly Effect[] {
  const effects = deviations.filter((deviation) => deviation.kind === kind).flatMap((deviation) => deviation.effects);
  return effects.filter(({ path, code, becomes }, at) => {
    const before = effects.slice(0, at).filter((each) => each.path === path && each.code === code);
    return becomes === "none" && before.every((each) => each.becomes === "none");
  });
}

/** The field path of a schema path: `#/properties/Factions/items/properties/Name` is `Factions[].Name`. */
function fieldPathOf(schemaPath: string): string {
  return schemaPath
    .replace(/^#/, "")
    .replace(/\/check-[a-z-]+$|\/type$/, "")
    .replaceAll("/properties/", ".")
    .replaceAll("/items", "[]")
    .replace(/^\./, "");
}

/** One error of Ajv: where it is, which rule it broke, and the parameters `keywords.ts` gave it. */
const place = String.raw`\{instancePath(?::instancePath\+(?<pointer>[^\n]+?))?,schemaPath:"(?<schemaPath>[^\n"]*)",keyword:"[^\n"]*",params:`;
const typeParams = String.raw`\{type: (?<type>"\w+")\}`;
const ownParams = String.raw`\{code:(?<code>"[a-z-]+"),expected:(?<expected>"(?:[^"\\\n]|\\.)*"),value:(?<value>[^\n]*?),field:(?<field>[^\n]*?)\}`;

/** How Ajv collects an error: the same lines follow each error. */
const collect = String.raw`\nif\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\nerrors\+\+;`;

const anyError = new RegExp(String.raw`const err\d+ = ${place}(?:${typeParams}|${ownParams})\};${collect}`, "g");

function callOfAdd(found: Readonly<Record<string, string | undefined>>, passing: readonly Effect[]): string {
  const { pointer = '""', schemaPath = "", type, code = '"wrong-type"', expected = type, value, field } = found;
  const path = fieldPathOf(schemaPath);
  const more = value === undefined ? "" : field === "undefined" ? `,${value}` : `,${value},${field}`;
  const call = `add(${pointer},${JSON.stringify(path)},${code},${expected}${more});`;
  const conditions = passing.flatMap((effect) => passes(effect, path, { code, value, field }) ?? []);
  if (conditions.length === 0) return call;
  return conditions.includes("") ? `if(!live){${call}}` : `if(!(live && (${conditions.join(" || ")}))){${call}}`;
}

/** The condition under which an effect lets an issue pass in `live`: empty for always, undefined for never. */
function passes(
  { path, code, values }: Effect,
  around: string,
  issue: { readonly code: string; readonly value: string | undefined; readonly field: string | undefined },
): string | undefined {
  const { value = "undefined", field = "undefined" } = issue;
  if (JSON.stringify(code) !== issue.code) return undefined;
  const received = values === undefined ? "" : `${JSON.stringify(values)}.includes(${value})`;
  if (field === "undefined") return path === around ? received : undefined;
  const name = around === "" ? path : path.startsWith(`${around}.`) ? path.slice(around.length + 1) : undefined;
  if (name === undefined || /[.[]/.test(name)) return undefined;
  // The field is written as a text where the rule is about one, and as a variable where it is about any.
  if (field.startsWith('"')) return field === JSON.stringify(name) ? received : undefined;
  return [`${field} === ${JSON.stringify(name)}`, received].filter((part) => part !== "").join(" && ");
}

/** Lists that the code searches become sets, made once. */
function listsToSets(source: string): string {
  const lists = new Map<string, string>();
  const text = source.replaceAll(
    /(\[(?:"(?:[^"\\\n]|\\.)*"|-?\d+)(?:,[^\]\n]*)?\])\.includes\(/g,
    (_, list: string) => {
      const name = lists.get(list) ?? `live${lists.size}`;
      lists.set(list, name);
      return `${name}.has(`;
    },
  );
  return [...lists].map(([list, name]) => `const ${name} = new Set(${list});\n`).join("") + text;
}

const frame: readonly (readonly [RegExp, string])[] = [
  [/^"use strict";\nexport const validate = \w+;\nexport default \w+;\n/, ""],
  [/^const schema\d+ = .*;\n/m, ""],
  [
    /function validate\d+\(data, \{.*?\}=\{\}\)\{\nlet vErrors = null;\nlet errors = 0;/,
    "export function check(data, add, live) {",
  ],
  [/validate\d+\.errors = vErrors;\nreturn errors === 0;\n\}\n?$/, "}\n"],
];

/** Loads each field once into a constant; the output of Ajv reads it again for every rule. */
function loadFieldsOnce(source: string): string {
  const fields = new Set([...source.matchAll(/^if\((data\d*\.\w+) !== undefined\)\{$/gm)].map((match) => match[1]!));
  return [...fields].reduce((text, field, index) => {
    const guard = `if(${field} !== undefined){`;
    const [before, ...after] = text.split(guard);
    const rest = after.join(guard).replaceAll(new RegExp(`\\b${field.replace(".", "\\.")}\\b`, "g"), `f${index}`);
    return `${before}const f${index} = ${field};\nif(f${index} !== undefined){${rest}`;
  }, source);
}

/**
 * Shrinks Ajv's output to a third: each error becomes a call of `add(pointer, path, code, expected, value, field)`.
 * Fails when the output no longer has the form these rewrites know, so that an update of Ajv cannot pass unseen.
 */
function compact(source: string, passing: readonly Effect[]): string {
  const called = source.replace(anyError, (...match) => {
    return callOfAdd(match.at(-1) as Record<string, string | undefined>, passing);
  });
  const result = frame.reduce((text, [from, to]) => text.replace(from, to), called);
  const left = /vErrors|schemaPath|instancePath|\berrors\b/.exec(result);
  if (left) throw new Error(`Ajv's output has changed: ${result.slice(left.index - 80, left.index + 80)}`);
  return listsToSets(loadFieldsOnce(result));
}
