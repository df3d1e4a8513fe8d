import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { SchemaNode } from "../declared.ts";
import { checkedSchema } from "./checkedSchema.ts";
import { addKeywords } from "./keywords.ts";

/** The standalone module that checks one kind: plain code that needs no schema and no library at run time. */
export function checkModule(node: SchemaNode): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    code: { source: true, esm: true, lines: true },
  });
  addKeywords(ajv);
  return compact(standalone.default(ajv, ajv.compile(checkedSchema(node))));
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

function callOfAdd(found: Readonly<Record<string, string | undefined>>): string {
  const { pointer = '""', schemaPath = "", type, code = '"wrong-type"', expected = type, value, field } = found;
  const path = JSON.stringify(fieldPathOf(schemaPath));
  const more = value === undefined ? "" : field === "undefined" ? `,${value}` : `,${value},${field}`;
  return `add(${pointer},${path},${code},${expected}${more});`;
}

const frame: readonly (readonly [RegExp, string])[] = [
  [/^"use strict";\nexport const validate = \w+;\nexport default \w+;\n/, ""],
  [/^const schema\d+ = .*;\n/m, ""],
  [
    /function validate\d+\(data, \{.*?\}=\{\}\)\{\nlet vErrors = null;\nlet errors = 0;/,
    "export function check(data, add) {",
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
function compact(source: string): string {
  const called = source.replace(anyError, (...match) => callOfAdd(match.at(-1) as Record<string, string | undefined>));
  const result = frame.reduce((text, [from, to]) => text.replace(from, to), called);
  const left = /vErrors|schemaPath|instancePath|\berrors\b/.exec(result);
  if (left) throw new Error(`Ajv's output has changed: ${result.slice(left.index - 80, left.index + 80)}`);
  return loadFieldsOnce(result);
}
