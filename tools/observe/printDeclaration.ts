import type { KindHistory, ReviewedValues } from "@shipslog/contract/internal";
import type { ObservedDeclaration } from "@shipslog/contract/observed";

/** Prints declarations in order of name, with one field in each line, so that a change shows as one line. */
export function printDeclarations(declarations: readonly ObservedDeclaration[]): string {
  const sorted = declarations.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  return `[\n${sorted.map(printDeclaration).join(",\n")}\n]\n`;
}

function printDeclaration({ fields, together, ...head }: ObservedDeclaration): string {
  const lines = fields.map((field) => JSON.stringify(field));
  return `${JSON.stringify(head).slice(0, -1)},"fields":[\n${lines.join(",\n")}],"together":${JSON.stringify(together)}}`;
}

/** Prints values for review, one field in each line. */
export function printValues(values: ReviewedValues): string {
  const lines = Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, texts]) => `  ${JSON.stringify(field)}: ${JSON.stringify(texts)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Prints histories with one field in each line. */
export function printHistories(histories: readonly KindHistory[]): string {
  const print = ({ fields, ...head }: KindHistory) => {
    const lines = fields.map((field) => `\n${JSON.stringify(field)}`);
    return `${JSON.stringify(head).slice(0, -1)},"fields":[${lines.join(",")}]}`;
  };
  return `[\n${histories.map(print).join(",\n")}\n]\n`;
}
