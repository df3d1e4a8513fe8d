import type { JsonObject, JsonValue } from "../text/Json.ts";
import { Evidence, type Origin } from "./Evidence.ts";
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
  /** The game versions that wrote values of each type. */
  readonly typeVersions = new Map<CountedType, Set<string>>();
  /** How often each text was seen; undefined once there are too many different ones. */
  texts: Map<string, number> | undefined = new Map();
  least = Infinity;
  greatest = -Infinity;
  fewestItems = Infinity;
  mostItems = 0;
  readonly decimals = new Set<number>();
  /** Who showed the field, by version. */
  readonly evidence = new Evidence();
  /** What the value holds where it is an object. */
  object: ObjectTally | undefined;
  /** What the items are where it is an array. */
  items: FieldTally | undefined;
  readonly #journal: number;

  /** `journal` is the number of the journal that is counted. */
  constructor(journal: number) {
    this.#journal = journal;
  }

  /** Counts one value. */
  add(value: JsonValue): void {
    this.seen++;
    const type = countedType(value);
    increase(this.types, type, 1);
    if (type === "string") this.#addText(value as string, 1);
    else if (type === "integer" || type === "fraction") this.#addNumber(Number(value));
    else if (type === "array") this.#addItems(value as readonly JsonValue[]);
    else if (type === "object") (this.object ??= new ObjectTally(this.#journal)).add(value as JsonObject);
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

  /** Adds what another tally counted: of one journal, whose origin is given, or of many. */
  absorb(other: FieldTally, origin?: Origin): void {
    this.seen += other.seen;
    this.presence += other.presence;
    for (const [type, count] of other.types) {
      increase(this.types, type, count);
      this.#addTypeVersions(type, other.typeVersions.get(type) ?? []);
      if (origin?.version !== undefined) this.#addTypeVersions(type, [origin.version]);
    }
    if (other.texts === undefined) this.texts = undefined;
    else for (const [text, count] of other.texts) this.#addText(text, count);
    this.least = Math.min(this.least, other.least);
    this.greatest = Math.max(this.greatest, other.greatest);
    this.fewestItems = Math.min(this.fewestItems, other.fewestItems);
    this.mostItems = Math.max(this.mostItems, other.mostItems);
    for (const decimals of other.decimals) this.decimals.add(decimals);
    this.evidence.absorb(other.evidence);
    if (origin !== undefined) this.evidence.add(origin, other.seen);
    if (other.object !== undefined) (this.object ??= new ObjectTally(this.#journal)).absorb(other.object, origin);
    if (other.items !== undefined) (this.items ??= new FieldTally(this.#journal)).absorb(other.items, origin);
  }

  #addTypeVersions(type: CountedType, versions: Iterable<string>): void {
    const known = this.typeVersions.get(type) ?? new Set();
    for (const version of versions) known.add(version);
    this.typeVersions.set(type, known);
  }

  #addText(text: string, count: number): void {
    if (this.texts === undefined) return;
    increase(this.texts, text, count);
    if (this.texts.size > mostTexts) this.texts = undefined;
  }

  #addNumber(number: number): void {
    this.least = Math.min(this.least, number);
    this.greatest = Math.max(this.greatest, number);
  }

  #addItems(items: readonly JsonValue[]): void {
    this.items ??= new FieldTally(this.#journal);
    this.fewestItems = Math.min(this.fewestItems, items.length);
    this.mostItems = Math.max(this.mostItems, items.length);
    for (const item of items) this.items.add(item);
  }
}

function increase<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
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
  /** Who showed such objects, by version. */
  readonly evidence = new Evidence();
  readonly #journal: number;
  readonly #fields = new Map<string, OrderedField>();
  #first: OrderedField | undefined;

  /** `journal` is the number of the journal that is counted. */
  constructor(journal: number) {
    this.#journal = journal;
  }

  /** The fields in the order in which they are written. */
  get order(): readonly Pick<OrderedField, "name" | "tally">[] {
    const fields: OrderedField[] = [];
    for (let field = this.#first; field !== undefined; field = field.next) fields.push(field);
    return fields;
  }

  /** What is counted about a field. */
  of(name: string): FieldTally | undefined {
    return this.#fields.get(name)?.tally;
  }

  /** Counts one object. */
  add(object: JsonObject): void {
    this.count++;
    const mark = markOf(this.#journal, this.count);
    let previous: OrderedField | undefined;
    for (const [name, value] of Object.entries(object)) {
      const field = this.#fields.get(name) ?? this.#insert(name, previous);
      field.tally.add(value);
      field.tally.presence += mark;
      previous = field;
    }
  }

  /** Notes how the numbers of an object that was added are written. */
  addWritten(object: Readonly<Record<string, WrittenValue>>): void {
    for (const [name, value] of Object.entries(object)) this.of(name)?.addWritten(value);
  }

  /** Adds what another tally counted: of one journal, whose origin is given, or of many. */
  absorb(other: ObjectTally, origin?: Origin): void {
    this.count += other.count;
    this.evidence.absorb(other.evidence);
    if (origin !== undefined) this.evidence.add(origin, other.count);
    let previous: OrderedField | undefined;
    for (const { name, tally } of other.order) {
      const field = this.#fields.get(name) ?? this.#insert(name, previous);
      field.tally.absorb(tally, origin);
      previous = field;
    }
  }

  /** A field that is seen for the first time belongs after the field that precedes it. */
  #insert(name: string, previous: OrderedField | undefined): OrderedField {
    const field: OrderedField = {
      name,
      tally: new FieldTally(this.#journal),
      next: previous ? previous.next : this.#first,
    };
    this.#fields.set(name, field);
    if (previous === undefined) this.#first = field;
    else previous.next = field;
    return field;
  }
}

/** Spreads the number of an object of a journal over 32 bits, so that sums of different sets of objects differ. */
function markOf(journal: number, ordinal: number): number {
  const number = Math.imul(journal, 0x9e3779b1) ^ ordinal;
  const mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  return Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) >>> 0;
}
