import type { Condition } from "../../src/declare/Condition.ts";
import { isForbidden, type SchemaNode } from "../../src/generate/declared.ts";
import type { IssueCode } from "../../src/issues/Issue.ts";
import { appendKey } from "../../src/text/pointer.ts";
import { holds, type Draft } from "./eventArbitrary.ts";

/** One way to break one stated rule of an event, and the issue it must give. */
export interface Mutation {
  readonly code: IssueCode;
  readonly pointer: string;
  /** Breaks the rule in a copy of the event. */
  apply(): void;
}

/** Lists every way to break a rule in this event; applying one changes the event in place. */
export function mutationsOf(node: SchemaNode, object: Draft, pointer = ""): Mutation[] {
  const own = Object.entries(node.properties!).flatMap(([name, field]) =>
    fieldMutations(node, object, name, field, pointer),
  );
  const conditional = (node["x-conditions"] ?? []).flatMap((condition) =>
    conditionMutations(node, object, condition, pointer),
  );
  // A value bound by another field breaks two rules at once when it is also unseen or large.
  const bound = (node["x-conditions"] ?? []).filter(
    ({ when, then }) => typeof then.is === "object" && holds(object, when),
  );
  const isSingle = ({ code, pointer: at }: Mutation) =>
    !["value-unseen", "large-quantity"].includes(code) ||
    !bound.some(({ then }) => at === appendKey(pointer, then.field));
  const unknown = mutate("unknown-field", appendKey(pointer, "Nonsense/~"), () => (object["Nonsense/~"] = 1));
  return [...own.filter(isSingle), ...conditional, unknown];
}

const mutate = (code: IssueCode, pointer: string, apply: () => void): Mutation => ({ code, pointer, apply });

function fieldMutations(node: SchemaNode, object: Draft, name: string, field: SchemaNode, around: string): Mutation[] {
  const pointer = appendKey(around, name);
  const set = (code: IssueCode, value: unknown) => mutate(code, pointer, () => (object[name] = value));
  if (isForbidden(field)) return [set("field-forbidden", 1)];
  if (!(name in object)) return [];
  // The event's name chooses the contract: without it there is none to break.
  if (name === "event") return [set("unknown-kind", "Nonsense")];
  const missing = node.required?.includes(name) ? [mutate("field-missing", pointer, () => delete object[name])] : [];
  return [...missing, ...valueMutations(field, object[name], pointer, set)];
}

type Set = (code: IssueCode, value: unknown) => Mutation;

function valueMutations(node: SchemaNode, value: unknown, pointer: string, set: Set): Mutation[] {
  const wrong = [set("wrong-type", node.type === "boolean" ? "true" : true), set("wrong-type", null)];
  if (node.properties) return [...wrong, ...mutationsOf(node, value as Draft, pointer)];
  if (node.items) return [...wrong, ...arrayMutations(node, value as unknown[], pointer, set)];
  return [...wrong, ...scalarMutations(node, set)];
}

function arrayMutations(node: SchemaNode, array: unknown[], pointer: string, set: Set): Mutation[] {
  const { minItems = 0, maxItems, items } = node;
  const short = minItems > 0 ? [set("wrong-length", array.slice(0, minItems - 1))] : [];
  const long = maxItems !== undefined ? [set("wrong-length", [...array, array[0]])] : [];
  const inside = array.flatMap((element, index) => {
    const place = `${pointer}/${index}`;
    return valueMutations(items!, element, place, (code, value) => mutate(code, place, () => (array[index] = value)));
  });
  return [...short, ...long, ...inside];
}

function scalarMutations(node: SchemaNode, set: Set): Mutation[] {
  const found: Mutation[] = [];
  if (node.const === true) found.push(set("value-outside-set", false));
  if (node.enum) found.push(set("value-outside-set", node.type === "integer" ? 1000 : "Nonsense"));
  if (node["x-strength"] === "seen") found.push(set("value-unseen", node.type === "integer" ? 33 : "Nonsense"));
  if (node.pattern !== undefined) found.push(set(node["x-code"] ?? "wrong-form", "Nonsense"));
  if (node["x-usual"] !== undefined) found.push(set(node["x-usual"].code, "20260501T120000Z"));
  if (node["x-form"] !== undefined) found.push(set("unusual-form", "Nonsense"));
  if (node.type === "integer") found.push(set("wrong-type", 0.5), ...(node.enum ? [] : rangeMutations(node, set)));
  if (node.type === "integer" && isQuantity(node)) {
    found.push(...[2 ** 53, 2n ** 53n, -(2n ** 64n)].map((value) => set("large-quantity", value)));
  }
  // What 1e999 is read as.
  const infinite = [Infinity, -Infinity].map((value) => set("out-of-range", value));
  if (node.type === "number") found.push(...infinite, ...rangeMutations(node, set));
  return found;
}

const isQuantity = (node: SchemaNode): boolean =>
  node["x-bigint"] === undefined && node.enum === undefined && node.minimum === undefined;

function rangeMutations({ minimum, maximum, "x-code": code = "out-of-range", type }: SchemaNode, set: Set): Mutation[] {
  if (minimum === undefined || maximum === undefined) return [];
  const beyond = type === "integer" ? BigInt(maximum) + 1n : maximum + 0.000001;
  return [set(code, type === "integer" ? minimum - 2 : minimum - 0.000001), set(code, beyond)];
}

/** Breaks a condition where its first half holds already, so that nothing else changes. */
function conditionMutations(node: SchemaNode, object: Draft, { when, then }: Condition, around: string): Mutation[] {
  if (!holds(object, when)) return [];
  const { field, is } = then;
  const pointer = appendKey(around, field);
  const allowed = validFor(node.properties![field]!);
  if (is === "absent") {
    // A field that needs a third one would break that condition too.
    const needsMore = node["x-conditions"]!.some((other) => other.when.field === field && !holds(object, other.then));
    return needsMore ? [] : [mutate("field-forbidden", pointer, () => (object[field] = allowed))];
  }
  const mayBeAbsent = typeof is !== "string" && is.orAbsent === true;
  const isRequired = node.required?.includes(field) ?? false;
  const absent = isRequired || mayBeAbsent ? [] : [mutate("field-needed", pointer, () => delete object[field])];
  if (is === "present") return absent;
  const other = otherValue(is.value);
  return [...absent, mutate("condition-broken", pointer, () => (object[field] = other))];
}

function otherValue(value: string | number | boolean): string | number | boolean {
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? 50 : "Contested";
}

function validFor(node: SchemaNode): unknown {
  const value = node["x-values"]?.[0];
  return node.type === "integer" ? 1 : (value ?? "x");
}
