/** A step that turns a part of Ajv's standalone output into the smaller form we ship. */
interface Rewrite {
  readonly from: RegExp;
  readonly to: string;
}

/** One error object of Ajv: where, which rule, and the parameters `keywords.ts` gave it. */
const place = String.raw`\{instancePath(?::instancePath\+([^\n]+?))?,schemaPath:"[^\n"]*",keyword:"[^\n"]*",params:`;

/** How Ajv collects an error: the same seven lines after each. */
const collect = String.raw`\nif\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\nerrors\+\+;`;

const rewrites: readonly Rewrite[] = [
  { from: /^"use strict";\nexport const validate = \w+;\nexport default \w+;\n/, to: "" },
  { from: /^const schema\d+ = .*;\n/m, to: "" },
  {
    from: new RegExp(String.raw`const err\d+ = ${place}\{type: ("\w+")\}\};${collect}`, "g"),
    to: 'add($1,"wrong-type",$2);',
  },
  {
    from: new RegExp(
      String.raw`const err\d+ = ${place}\{code:(.*?),expected:(.*?)(?:,field:(\S+?))?\}\};${collect}`,
      "g",
    ),
    to: "add($1,$2,$3,$4);",
  },
  { from: /add\(,/g, to: 'add("",' },
  { from: /,\);/g, to: ");" },
  {
    from: /function validate\d+\(data, \{.*?\}=\{\}\)\{\nlet vErrors = null;\nlet errors = 0;/,
    to: "export function check(data, add) {",
  },
  { from: /validate\d+\.errors = vErrors;\nreturn errors === 0;\n\}\n?$/, to: "}\n" },
];

/**
 * Shrinks Ajv's output to a third: each error becomes a call of `add(pointer, code, expected, field)`.
 * Fails when the output no longer has the form these rewrites know, so that an update of Ajv cannot pass unseen.
 */
export function compact(source: string): string {
  const result = rewrites.reduce((text, { from, to }) => text.replace(from, to), source);
  const left = /vErrors|schemaPath|instancePath|\berrors\b/.exec(result);
  if (left) throw new Error(`Ajv's output has changed: ${result.slice(left.index - 80, left.index + 80)}`);
  return result;
}
