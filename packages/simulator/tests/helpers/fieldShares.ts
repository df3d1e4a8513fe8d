import { kinds, type JsonObject, type JsonValue } from "@shipslog/contract";
import { readSchema } from "../../../contract/tests/helpers/publishedSchemas.ts";

interface SchemaNode {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly not?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly "x-strength"?: string;
  readonly "x-values"?: readonly (string | number)[];
}

/** How often the parent of an optional field occurs, and how often without the field. */
export interface FieldShare {
  parents: number;
  absent: number;
}

/** A value whose occurrences are counted: one of a list, true or false, or the side of a limit that a number may exceed. */
type CountedValue = string | number | boolean;

/**
 * Counts, from files alone, the absence of optional fields, the values of closed and seen lists, both values of a boolean, and
 * on which side of a limit a number is that "may exceed" it.
 */
export class FieldShares {
  readonly fields = new Map<string, FieldShare>();
  /** By field: how often each counted value occurs. */
  readonly values = new Map<string, Map<CountedValue, number>>();
  readonly #schemas: ReadonlyMap<string, SchemaNode>;

  constructor() {
    this.#schemas = new Map(kinds.map((kind) => [kind, readSchema(kind) as SchemaNode]));
    for (const [kind, schema] of this.#schemas) this.#declare(schema, kind);
  }

  /** Counts one event or the content of one companion file. */
  see(event: JsonObject): void {
    const kind = event["event"] as string;
    const schema = this.#schemas.get(kind);
    if (schema !== undefined) this.#count(schema, event, kind);
  }

  /** Lists every field and value that a session could contain, so that one that never occurs is counted too. */
  #declare(node: SchemaNode, path: string): void {
    const counted = countedValues(node);
    if (counted.length > 0) this.values.set(path, new Map(counted.map((value) => [value, 0])));
    if (node.items !== undefined) this.#declare(node.items, `${path}[]`);
    for (const [name, inner] of fieldsOf(node)) {
      const at = pathTo(path, name);
      if (!isRequired(node, name)) this.fields.set(at, { parents: 0, absent: 0 });
      this.#declare(inner, at);
    }
  }

  #count(node: SchemaNode, value: JsonValue, path: string): void {
    if (Array.isArray(value)) {
      if (node.items !== undefined) for (const item of value) this.#count(node.items, item as JsonValue, `${path}[]`);
    } else if (typeof value === "object" && value !== null) this.#countFields(node, value as JsonObject, path);
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      const limit = limitOf(node);
      const counted = limit !== undefined && typeof value === "number" ? sideOf(value, limit) : value;
      const counts = this.values.get(path);
      if (counts?.has(counted) === true) counts.set(counted, (counts.get(counted) ?? 0) + 1);
    }
  }

  #countFields(node: SchemaNode, object: JsonObject, path: string): void {
    for (const [name, inner] of fieldsOf(node)) {
      const at = pathTo(path, name);
      const value = object[name];
      const share = this.fields.get(at);
      if (share !== undefined) {
        share.parents += 1;
        if (value === undefined) share.absent += 1;
      }
      if (value !== undefined) this.#count(inner, value, at);
    }
  }
}

/** The fields of an object without those that the schema forbids. */
function fieldsOf(node: SchemaNode): readonly (readonly [name: string, inner: SchemaNode])[] {
  return Object.entries(node.properties ?? {}).filter(([, inner]) => inner.not === undefined);
}

function isRequired({ required }: SchemaNode, name: string): boolean {
  return required?.includes(name) === true;
}

/** The number that the values of a field "may exceed"; undefined for most fields. */
function limitOf({ description = "" }: SchemaNode): number | undefined {
  const [, limit] = /may exceed ([\d.]+)/.exec(description) ?? [];
  return limit === undefined ? undefined : Number.parseFloat(limit);
}

const sideOf = (value: number, limit: number): string => (value > limit ? `above ${limit}` : `up to ${limit}`);

function countedValues(node: SchemaNode): readonly CountedValue[] {
  const limit = limitOf(node);
  if (limit !== undefined) return [sideOf(limit, limit), sideOf(limit + 1, limit)];
  if (node.type === "boolean") return node.const === undefined ? [true, false] : [node.const as boolean];
  if (node["x-strength"] === "closed") return node.enum ?? [];
  return node["x-strength"] === "seen" ? (node["x-values"] ?? []) : [];
}

function pathTo(path: string, name: string): string {
  return path.includes(" ") ? `${path}.${name}` : `${path} ${name}`;
}
