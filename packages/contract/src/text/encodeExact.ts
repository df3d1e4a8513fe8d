/** `JSON.rawJSON`, which the type library does not declare yet. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

/** Prints integers beyond 2^53 with all digits, and doubles of that size in exponential form, so that they stay doubles. */
function exact(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return rawJSON(value.toString());
  const isLarge = typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return isLarge && Number.isFinite(value) ? rawJSON(value.toExponential()) : value;
}

/** Encodes a value as JSON without losing a digit of an integer; `parseJson` reads it back. */
export function encodeExact(value: object, indent?: number): string {
  return JSON.stringify(value, exact, indent);
}
