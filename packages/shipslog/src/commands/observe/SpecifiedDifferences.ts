import { contracts, fieldPath, resolvePointer, type IssueCode, type JsonObject, type Kind } from "@shipslog/contract";
import { addedFields, type AddedTypes, type AddedValues, type ObservedAdditions } from "@shipslog/contract/internal";
import type { ObservedDeclaration } from "@shipslog/contract/observed";

/** The issues of the contract that report something it does not know. */
const unknownCodes: ReadonlySet<IssueCode> = new Set([
  "unknown-field",
  "wrong-type",
  "value-unseen",
  "value-outside-set",
]);

/** Collects what the contract of the sixteen kinds does not know; known deviations of the live game are left out. */
export class SpecifiedDifferences {
  readonly #fields = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();
  readonly #values = new Map<string, { kind: string; path: string; values: Map<string, number> }>();

  /** Adds what the contract does not know about an event of a version of the game. */
  add(kind: Kind, event: JsonObject, game: string): void {
    const { issues } = contracts[kind].validate(event, { dialect: "live", place: "journal", game });
    for (const { code, pointer, deviation } of issues) {
      if (deviation !== undefined || !unknownCodes.has(code)) continue;
      const path = fieldPath(pointer);
      if (code === "unknown-field") add(this.#fields, kind, path);
      else if (code === "wrong-type") add(this.#types, kind, path);
      else this.#addValue(kind, path, resolvePointer(event, pointer));
    }
  }

  /** The additions to one kind; `found` is what the journals show of it. */
  additions(found: ObservedDeclaration): Omit<ObservedAdditions, "kinds"> {
    const { kind } = found;
    const unknown = [...(this.#fields.get(kind) ?? [])];
    const isUnknown = (path: string) =>
      unknown.some((field) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[]`));
    const values = [...this.#values.values()].filter((each) => each.kind === kind);
    return {
      fields: addedFields(found, (path) => !isUnknown(path)),
      types: [...(this.#types.get(kind) ?? [])].flatMap((path) => typesAt(found, path)),
      values: values.map(({ path, values: texts }): AddedValues => {
        return { kind, path, values: Object.fromEntries(texts), known: 0 };
      }),
    };
  }

  #addValue(kind: string, path: string, value: unknown): void {
    if (typeof value !== "string") return;
    const key = `${kind} ${path}`;
    const known = this.#values.get(key) ?? { kind, path, values: new Map<string, number>() };
    known.values.set(value, (known.values.get(value) ?? 0) + 1);
    this.#values.set(key, known);
  }
}

function typesAt({ kind, fields }: ObservedDeclaration, path: string): readonly AddedTypes[] {
  const field = fields.find((each) => each.path === path);
  return field === undefined ? [] : [{ kind, path, types: field.types, known: [] }];
}

function add(paths: Map<string, Set<string>>, kind: string, path: string): void {
  paths.set(kind, (paths.get(kind) ?? new Set<string>()).add(path));
}
