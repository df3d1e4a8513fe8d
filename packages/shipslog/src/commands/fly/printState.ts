/** `JSON.rawJSON`, which the type library does not declare yet. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

/** Prints what is true in a game as JSON; the id of a mission may exceed 53 bits. */
export function printState(value: object, indent?: number): string {
  const keepWhole = (_: string, each: unknown) => (typeof each === "bigint" ? rawJSON(each.toString()) : each);
  return JSON.stringify(value, keepWhole, indent);
}
