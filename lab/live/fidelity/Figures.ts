import type { JsonObject, JsonValue } from "@shipslog/contract";

/** The presence of a field in percent of its parent objects, and the median of its numbers or list lengths. */
export interface FieldFigures {
  readonly presence: number;
  readonly median: number | undefined;
}

/** The figures of one kind: its number of lines, and its fields by path, as `Factions[].Name`. */
export interface KindFigures {
  readonly lines: number;
  readonly fields: ReadonlyMap<string, FieldFigures>;
}

/** Returns the path of the parent of a field; empty for the event itself. */
export function holderOf(path: string): string {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? "" : path.slice(0, dot);
}

/** Counts the fields of the events of one kind. */
export class FieldCounter {
  #lines = 0;
  readonly #seen = new Map<string, number>();
  readonly #numbers = new Map<string, number[]>();

  add(event: JsonObject): void {
    this.#lines += 1;
    this.#object(event, "");
  }

  #object(object: JsonObject, around: string): void {
    for (const [key, value] of Object.entries(object)) {
      this.#value(value, around === "" ? key : `${around}.${key}`);
    }
  }

  #value(value: JsonValue, path: string): void {
    this.#seen.set(path, (this.#seen.get(path) ?? 0) + 1);
    if (typeof value === "number" || typeof value === "bigint") this.#number(path, Number(value));
    else if (Array.isArray(value)) {
      this.#number(path, value.length);
      for (const item of value as readonly JsonValue[]) this.#value(item, `${path}[]`);
    } else if (typeof value === "object" && value !== null) this.#object(value as JsonObject, path);
  }

  #number(path: string, value: number): void {
    const numbers = this.#numbers.get(path);
    if (numbers === undefined) this.#numbers.set(path, [value]);
    else numbers.push(value);
  }

  figures(): KindFigures {
    const fields = [...this.#seen]
      .filter(([path]) => !path.endsWith("[]"))
      .map(([path, seen]): [string, FieldFigures] => {
        const holder = holderOf(path);
        const possible = holder === "" ? this.#lines : (this.#seen.get(holder) ?? seen);
        return [path, { presence: (100 * seen) / possible, median: medianOf(this.#numbers.get(path) ?? []) }];
      });
    return { lines: this.#lines, fields: new Map(fields) };
  }
}

function medianOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
