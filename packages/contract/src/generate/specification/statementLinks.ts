/** The links from a page to statements, as `[4.2](../specification.md#4.2)`. */
export function statementLinks(numbers: readonly string[], folder: string): string {
  return numbers.map((number) => `[${number}](${folder}specification.md#${number})`).join(", ");
}
