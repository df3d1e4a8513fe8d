import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { SchemaNode } from "../SchemaNode.ts";
import { checkedSchema } from "./checkedSchema.ts";
import { compact } from "./compact.ts";
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
