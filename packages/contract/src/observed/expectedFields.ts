import { compareGameVersions } from "../journal/gameVersion.ts";
import type { ObservedDeclaration, ObservedField, ObservedType } from "./ObservedDeclaration.ts";
import { proveField, type FieldProof, type LineOrigin } from "./proveField.ts";

/** What is expected at one place of an event. */
export interface Expected {
  readonly field: ObservedField | undefined;
  readonly proof: FieldProof;
  /** The bits of the types that a value may have. */
  readonly allowed: number;
  readonly fields: Map<string, Expected>;
  /** The fields that an object must have. */
  readonly required: Map<string, Expected>;
  /** Whether every object had the field until an earlier version: whatever has it now is of a former form. */
  readonly isFormer: boolean;
  items: Expected | undefined;
}

/** A bit for each type. */
export const typeBits: Readonly<Record<ObservedType, number>> = {
  string: 1,
  integer: 2,
  number: 4,
  boolean: 8,
  object: 16,
  array: 32,
  null: 64,
};

const anyType = 127;
const anyNumber = typeBits.integer | typeBits.number;

/** Numbers that are never fractions; in other fields, whole numbers prove nothing about fractions. */
const wholeNumber = /(ID|Id|Address|Count)(\[\])?$/;

function allowedBits({ path, types, former }: ObservedField, { version }: LineOrigin): number {
  const isOver = (until: string | undefined) =>
    until !== undefined && version !== undefined && compareGameVersions(version, until) > 0;
  const written = (Object.keys(types) as ObservedType[]).filter((type) => !isOver(former?.[type]));
  const seen = written.reduce((bits, type) => bits | typeBits[type], 0);
  if ((seen & anyNumber) === 0) return seen;
  return types.number === undefined && wholeNumber.test(path) ? seen : seen | anyNumber;
}

/** What is expected of the events of a kind that come from one origin: a tree that judges and expressions of text are made from. */
export function expectedOf(declaration: ObservedDeclaration, origin: LineOrigin): Expected {
  const top = nodeOf(undefined, nothingProven, typeBits.object);
  const byPath = new Map<string, Expected>([["", top]]);
  for (const field of declaration.fields) {
    const { path, elsewhere } = field;
    const allowed = allowedBits(field, origin);
    const node = {
      ...nodeOf(field, proveField(field, declaration, origin), allowed),
      isFormer: isFormer(field, origin),
    };
    byPath.set(path, node);
    for (const name of elsewhere?.present ?? []) node.fields.set(name, nodeOf(undefined, nothingProven, anyType));
    const dot = path.lastIndexOf(".");
    const holder = byPath.get(path.endsWith("[]") ? path.slice(0, -2) : path.slice(0, Math.max(dot, 0)));
    if (holder === undefined) continue;
    if (path.endsWith("[]")) holder.items = node;
    else place(node, path.slice(dot + 1), holder);
  }
  return top;
}

function isFormer({ always, until }: ObservedField, { version }: LineOrigin): boolean {
  return (
    always !== undefined && until !== undefined && version !== undefined && compareGameVersions(version, until) > 0
  );
}

function place(node: Expected, name: string, holder: Expected): void {
  holder.fields.set(name, node);
  const isAbsentElsewhere = holder.field?.elsewhere?.absent?.includes(name) === true;
  if (node.proof.presence !== "open" && !isAbsentElsewhere) holder.required.set(name, node);
}

const nothingProven: FieldProof = { presence: "open", types: "open" };

function nodeOf(field: ObservedField | undefined, proof: FieldProof, allowed: number): Expected {
  return { field, proof, allowed, fields: new Map(), required: new Map(), isFormer: false, items: undefined };
}
