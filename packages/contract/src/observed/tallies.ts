import type { JsonObject, JsonValue } from "../text/Json.ts";
import type { ObservedType } from "./ObservedDeclaration.ts";
import { decimalsOf, isWrittenNumber, type WrittenValue } from "./writtenNumbers.ts";

/** Texts beyond this number of different ones are not a list of values, so counting them stops. */
const mostTexts = 200;

/** The types that are counted while reading; whether whole numbers belong to `integer` or `number` is decided at the end. */
type CountedType = Exclude<ObservedType, "number"> | "fraction";

/** Counts what one field holds. */
export class FieldTally {
  /** Objects in which the field was present. */
  seen = 0;
  /** A sum over the numbers of these objects; two fields of one object with equal sums were present in the same ones. */
  presence = 0;
  readonly types = new Map<CountedType, number>();
  /** How often each text was seen; undefined once there are too many different ones. */
  texts: Map<string, number> | undefined = new Map();
  least = Infinity;
  greatest = -Infinity;
  fewestItems = Infinity;
  mostItems = 0;
  readonly decimals = new Set<number>();
  readonly versions = new Set<string>();
  /** What the value holds where it is an object. */
  object: ObjectTally | undefined;
  /** What the items are where it is an array. */
  items: FieldTally | undefined;

  /** Counts one value; `version` is the game's, if known. */
  add(value: JsonValue, version: string | undefined): void {
    this.seen++;
    if (version !== undefined) this.versions.add(version);
    const type = countedType(value);
    this.types.set(type, (this.types.get(type) ?? 0) + 1);
    if (type === "string") this.#addText(value as string);
    else if (type === "integer" || type === "fraction") this.#addNumber(Number(value));
    else if (type === "array") this.#addItems(value as readonly JsonValue[], version);
    else if (type === "object") (this.object ??= new ObjectTally()).add(value as JsonObject, version);
  }

  /** Notes how numbers are written; the value is the same as one that was added. */
  addWritten(value: WrittenValue): void {
    if (isWrittenNumber(value)) {
      const decimals = decimalsOf(value);
      if (decimals !== undefined) this.decimals.add(decimals);
    } else if (Array.isArray(value)) {
      for (const item of value as readonly WrittenValue[]) this.items?.addWritten(item);
    } else if (typeof value === "object" && value !== null) {
      this.object?.addWritten(value as Readonly<Record<string, WrittenValue>>);
    }
  }

  #addText(text: string): void {
    if (this.texts === undefined) return;
    this.texts.set(text, (this.texts.get(text) ?? 0) + 1);
    if (this.texts.size > mostTexts) this.texts = undefined;
  }

  #addNumber(number: number): void {
    this.least = Math.min(this.least, number);
    this.greatest = Math.max(this.greatest, number);
  }

  #addItems(items: readonly JsonValue[], version: string | undefined): void {
    this.items ??= new FieldTally();
    this.fewestItems = Math.min(this.fewestItems, items.length);
    this.mostItems = Math.max(this.mostItems, items.length);
    for (const item of items) this.items.add(item, version);
  }
}

function countedType(value: JsonValue): CountedType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "bigint") return "integer";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return typeof value as "string" | "boolean" | "object";
}

/** A field and the one that is written after it. */
interface OrderedField {
  readonly name: string;
  readonly tally: FieldTally;
  next: OrderedField | undefined;
}

/** Counts what the objects at one place hold. */
export class ObjectTally {
  /** How many objects there were. */
  count = 0;
  readonly #fields = new Map<string, OrderedField>();
  #first: OrderedField | undefined;

  /** The fields in the order in which they are written. */
  get order(): readonly Pick<OrderedField, "name" | "tally">[] {
    const fields: OrderedField[] = [];
    for (let field = this.#first; field !== undefined; field = field.next) fields.push(field);
    return fields;
  }

  /** Counts one object. */
  add(object: JsonObject, version: string | undefined): void {
    this.count++;
    const mark = markOf(this.count);
    let previous: OrderedField | undefined;
    for (const [name, value] of Object.entries(object)) {
      const field = this.#fields.get(name) ?? this.#insert(name, previous);
      field.tally.add(value, version);
      field.tally.presence += mark;
      previous = field;
    }
  }

  /** Notes how the numbers of an object that was added are written. */
  addWritten(object: Readonly<Record<string, WrittenValue>>): void {
    for (const [name, value] of Object.entries(object)) this.#fields.get(name)?.tally.addWritten(value);
  }

  /** A field that is seen for the first time belongs after the field that precedes it. */
  #insert(name: string, previous: OrderedField | undefined): OrderedField {
    const field: OrderedField = { name, tally: new FieldTally(), next: previous ? previous.next : this.#first };
    this.#fields.set(name, field);
    if (previous === undefined) this.#first = field;
    else previous.next = field;
    return field;
  }
}

/** Spreads the number of an object over 32 bits, so that sums of different sets of objects differ. */
function markOf(ordinal: number): number {
  const mixed = Math.imul(ordinal ^ (ordinal >>> 16), 0x45d9f3b);
  return Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) >>> 0;
}
