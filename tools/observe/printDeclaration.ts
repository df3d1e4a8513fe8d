import type { ObservedDeclaration, ReviewedValues } from "@shipslog/contract/observed";

/** Prints a declaration with one field in each line, so that a change shows as one line. */
export function printDeclaration({ fields, together, ...head }: ObservedDeclaration): string {
  const lines = [
    ...Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    `  "fields": ${listOf(fields)}`,
    `  "together": ${listOf(together)}`,
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Prints values for review, one field in each line. */
export function printValues(values: ReviewedValues): string {
  const lines = Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, texts]) => `  ${JSON.stringify(field)}: ${JSON.stringify(texts)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

const listOf = (values: readonly unknown[]) =>
  values.length === 0 ? "[]" : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(",\n")}\n  ]`;
