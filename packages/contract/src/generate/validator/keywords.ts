import { _, type Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import { getProperty, stringify } from "ajv/dist/compile/codegen/index.js";
import type { Clause, Condition } from "../../declare/Condition.ts";
import type { CheckedConditions, CheckedForm, CheckedPattern, CheckedRange } from "./checkedSchema.ts";

/** What an issue is made of: its code, what was expected, what was found, and the field when it is not the value itself. */
interface IssueParams {
  readonly code: string;
  readonly expected: string;
  readonly value?: Code;
  readonly field?: string | Name;
}

const error: NonNullable<CodeKeywordDefinition["error"]> = {
  message: "",
  params: ({ params }) =>
    _`{code:${params["code"]},expected:${params["expected"]},value:${params["value"]},field:${params["field"]}}`,
};

function reportIf(cxt: KeywordCxt, condition: Code, issue: IssueParams): void {
  cxt.gen.if(condition, () => report(cxt, issue));
}

function report(cxt: KeywordCxt, issue: IssueParams): void {
  cxt.setParams({ value: cxt.data, field: _`undefined`, ...issue });
  cxt.error();
}

function setOf(cxt: KeywordCxt, values: readonly (string | number | boolean)[]): Name {
  const key = JSON.stringify(values);
  return cxt.gen.scopeValue("obj", { key, ref: new Set(values), code: _`new Set(${stringify(values)})` });
}

function patternOf(cxt: KeywordCxt, pattern: string): Name {
  return cxt.gen.scopeValue("pattern", { key: pattern, ref: new RegExp(pattern), code: _`new RegExp(${pattern})` });
}

const listed = (values: readonly (string | number | boolean)[]) =>
  values.map((value) => JSON.stringify(value)).join(", ");

function checkMembership(cxt: KeywordCxt, code: string): void {
  const values = cxt.schema as (string | number | boolean)[];
  const isMember = values.length === 1 ? _`${cxt.data} === ${values[0]}` : _`${setOf(cxt, values)}.has(${cxt.data})`;
  // A value of the wrong type or outside its range has its own issue already.
  const isSafe = _`Number.isSafeInteger(${cxt.data})`;
  const isWhole = cxt.it.schema["check-integer"] === true ? isInteger(cxt) : isSafe;
  const isTyped = typeof values[0] === "number" ? isWhole : _`typeof ${cxt.data} == ${typeof values[0]}`;
  const expected = values.length === 1 ? listed(values) : `one of ${listed(values)}`;
  reportIf(cxt, _`${isTyped} && !(${isMember})`, { code, expected });
}

const isInteger = (cxt: KeywordCxt) => _`(Number.isInteger(${cxt.data}) || typeof ${cxt.data} == "bigint")`;

function rangeText({ minimum, maximum }: CheckedRange): string {
  if (minimum === undefined) return `at most ${maximum}`;
  return maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}

function outside(value: Code, { minimum, maximum }: CheckedRange): Code {
  if (minimum === undefined) return _`${value} > ${maximum}`;
  return maximum === undefined ? _`${value} < ${minimum}` : _`(${value} < ${minimum} || ${value} > ${maximum})`;
}

function holds(cxt: KeywordCxt, { field, is }: Clause): Code {
  const value = _`${cxt.data}${getProperty(field)}`;
  if (is === "present") return _`${value} !== undefined`;
  return is === "absent" ? _`${value} === undefined` : _`${value} === ${is.value}`;
}

function clauseText({ field, is }: Clause): string {
  return typeof is === "string" ? `${field} is ${is}` : `${field} is ${JSON.stringify(is.value)}`;
}

function checkCondition(cxt: KeywordCxt, { when, then }: Condition, required: readonly string[]): void {
  const { field, is } = then;
  const value = _`${cxt.data}${getProperty(field)}`;
  const asked = typeof is === "string" ? is : JSON.stringify(is.value);
  const issue = { expected: `${asked}, because ${clauseText(when)}`, value, field };
  cxt.gen.if(holds(cxt, when), () => {
    if (is === "absent") {
      reportIf(cxt, _`${value} !== undefined`, { code: "field-forbidden", ...issue });
      return;
    }
    const mayBeAbsent = typeof is !== "string" && is.orAbsent === true;
    if (!required.includes(field) && !mayBeAbsent) {
      reportIf(cxt, _`${value} === undefined`, { code: "field-needed", ...issue });
    }
    if (is === "present") return;
    reportIf(cxt, _`${isSound(cxt, then)} && ${value} !== ${is.value}`, { code: "condition-broken", ...issue });
  });
}

/** Whether the value of a field breaks no rule of its own; otherwise it has its own issue already. */
function isSound(cxt: KeywordCxt, { field, is }: Clause): Code {
  const value = _`${cxt.data}${getProperty(field)}`;
  const { properties } = cxt.parentSchema as { properties: Record<string, { "check-closed"?: string[] }> };
  const closed = properties[field]?.["check-closed"];
  if (closed) return _`${setOf(cxt, closed)}.has(${value})`;
  const type = typeof is === "string" ? "undefined" : typeof is.value;
  return type === "number"
    ? _`(Number.isInteger(${value}) || typeof ${value} == "bigint")`
    : _`typeof ${value} == ${type}`;
}

const definitions: readonly CodeKeywordDefinition[] = [
  {
    keyword: "check-required",
    type: "object",
    code(cxt) {
      for (const [field, expected] of Object.entries(cxt.schema as Record<string, string>)) {
        const value = _`${cxt.data}${getProperty(field)}`;
        reportIf(cxt, _`${value} === undefined`, { code: "field-missing", expected, value, field });
      }
    },
  },
  {
    keyword: "check-known",
    type: "object",
    code(cxt) {
      const { gen, data } = cxt;
      const names = cxt.schema as string[];
      const order = gen.scopeValue("obj", { key: names.join(), ref: names, code: _`${stringify(names)}` });
      // Keys are mostly in written order: following that order avoids most searches.
      const next = gen.let("next", _`0`);
      gen.forIn("key", data, (field) => {
        gen.if(_`${field} === ${order}[${next}]`);
        gen.code(_`${next}++`);
        gen.elseIf(_`(${next} = ${order}.indexOf(${field}) + 1) === 0`);
        report(cxt, {
          code: "unknown-field",
          expected: "a field the specification names",
          value: _`${data}[${field}]`,
          field,
        });
        gen.endIf();
      });
    },
  },
  {
    keyword: "check-conditions",
    type: "object",
    code(cxt) {
      const { conditions, required } = cxt.schema as CheckedConditions;
      for (const condition of conditions) checkCondition(cxt, condition, required);
    },
  },
  {
    keyword: "check-expects-any",
    type: "object",
    code(cxt) {
      const fields = cxt.schema as string[];
      const none = fields.map((field) => holds(cxt, { field, is: "absent" })).reduce((all, one) => _`${all} && ${one}`);
      reportIf(cxt, none, { code: "form-missing", expected: `one of ${fields.join(", ")}` });
    },
  },
  {
    keyword: "check-forbidden",
    code: (cxt) => report(cxt, { code: "field-forbidden", expected: "absent" }),
  },
  { keyword: "check-closed", code: (cxt) => checkMembership(cxt, "value-outside-set") },
  { keyword: "check-seen", code: (cxt) => checkMembership(cxt, "value-unseen") },
  {
    keyword: "check-pattern",
    type: "string",
    code(cxt) {
      const { pattern, expected, code, usual } = cxt.schema as CheckedPattern;
      const mismatch = () => reportIf(cxt, _`!${patternOf(cxt, pattern)}.test(${cxt.data})`, { code, expected });
      if (usual === undefined) {
        mismatch();
        return;
      }
      // Almost every value has the usual form, so the larger pattern is tested only for others.
      cxt.gen.if(_`!${patternOf(cxt, usual.pattern)}.test(${cxt.data})`, () => {
        reportIf(cxt, _`${patternOf(cxt, pattern)}.test(${cxt.data})`, { code: usual.code, expected });
        mismatch();
      });
    },
  },
  {
    keyword: "check-form",
    type: "string",
    code(cxt) {
      const { ends, expected } = cxt.schema as CheckedForm;
      const [start, end] = ends;
      const isFormed = _`${cxt.data}.startsWith(${start}) && ${cxt.data}.endsWith(${end})`;
      reportIf(cxt, _`!(${isFormed})`, { code: "unusual-form", expected });
    },
  },
  {
    keyword: "check-integer",
    code(cxt) {
      const range = cxt.schema as CheckedRange | true;
      cxt.gen.if(_`!${isInteger(cxt)}`);
      report(cxt, { code: "wrong-type", expected: "integer" });
      if (range !== true) {
        cxt.gen.elseIf(outside(cxt.data, range));
        report(cxt, { code: range.code, expected: rangeText(range) });
      }
      cxt.gen.endIf();
    },
  },
  {
    keyword: "check-range",
    type: "number",
    code(cxt) {
      const range = cxt.schema as CheckedRange;
      const { minimum, maximum, code } = range;
      // JSON allows numbers beyond a double: 1e999 parses as Infinity.
      const isBelow = minimum === undefined ? _`${cxt.data} === -Infinity` : _`${cxt.data} < ${minimum}`;
      const isAbove = maximum === undefined ? _`${cxt.data} === Infinity` : _`${cxt.data} > ${maximum}`;
      const isUnbounded = minimum === undefined && maximum === undefined;
      const expected = isUnbounded ? "a number that a double can hold" : rangeText(range);
      reportIf(cxt, _`(${isBelow} || ${isAbove})`, { code, expected });
    },
  },
  {
    keyword: "check-length",
    type: "array",
    code(cxt) {
      const range = cxt.schema as CheckedRange;
      reportIf(cxt, outside(_`${cxt.data}.length`, range), {
        code: range.code,
        expected: `${rangeText(range)} elements`,
      });
    },
  },
];

/** Teaches Ajv the keywords of the checked schema. */
export function addKeywords(ajv: Ajv): void {
  for (const definition of definitions) ajv.addKeyword({ ...definition, error });
}
