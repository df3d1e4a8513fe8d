import type { ReadingName } from "../../specification/readings.ts";
import type { SchemaNode } from "../declared.ts";

/** The rules that judge a field by its declaration, and the readings they rest on. */
export interface FieldRules {
  readonly checked: readonly string[];
  readonly readings: readonly ReadingName[];
}

/** Derives the rules of a field: type and requirement, then what its values must be. */
export function fieldRules(node: SchemaNode, isRequired: boolean): FieldRules {
  const value = node.items && !node.items.properties ? node.items : node;
  const own = [valueRules(value), seenRules(value), formRules(value), rangeRules(value), lengthRules(node)];
  return {
    checked: ["wrong-type", ...(isRequired ? ["field-missing"] : []), ...own.flatMap(({ checked }) => checked)],
    readings: own.flatMap(({ readings }) => readings),
  };
}

const none: FieldRules = { checked: [], readings: [] };

function valueRules({ enum: values, const: only }: SchemaNode): FieldRules {
  if (only !== undefined) return { checked: ["value-outside-set"], readings: [] };
  return values === undefined ? none : { checked: ["value-outside-set"], readings: ["closedSets"] };
}

function seenRules({ "x-strength": strength }: SchemaNode): FieldRules {
  return strength === "seen" ? { checked: ["value-unseen"], readings: ["valuesSeen"] } : none;
}

function formRules({ pattern, "x-form": ends, "x-code": code, "x-usual": usual }: SchemaNode): FieldRules {
  if (pattern !== undefined && code !== undefined) {
    return { checked: [code, ...(usual === undefined ? [] : [usual.code])], readings: ["timestamps"] };
  }
  if (pattern !== undefined) return { checked: ["wrong-form"], readings: ["internalForms"] };
  return ends === undefined ? none : { checked: ["unusual-form"], readings: ["usualForms"] };
}

function rangeRules({ minimum, "x-code": code = "out-of-range", "x-strength": strength }: SchemaNode): FieldRules {
  if (minimum === undefined) return none;
  return { checked: [code], readings: strength === "closed" ? ["flagBits"] : [] };
}

function lengthRules({ minItems, maxItems }: SchemaNode): FieldRules {
  return minItems === undefined && maxItems === undefined ? none : { checked: ["wrong-length"], readings: [] };
}
