const maxLength = 60;

/** Describes a wrong option in a few words; never throws, whatever the value is. */
export function receivedText(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "symbol" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return clip(JSON.stringify(value) ?? "undefined");
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "an invalid Date" : "a Date";
  return Array.isArray(value) ? clip(arrayText(value)) : objectText(value);
}

/** The items of an array as far as they are shown; an object inside is only named. */
function arrayText(items: readonly unknown[]): string {
  const shown = items.slice(0, maxLength).map((item) => (Array.isArray(item) ? "an array" : receivedText(item)));
  return `[${shown.join(", ")}]`;
}

function objectText(value: object): string {
  const name: unknown = (Object.getPrototypeOf(value) as { constructor?: { name?: unknown } } | null)?.constructor
    ?.name;
  return typeof name === "string" && name !== "Object" && name !== "" ? `an object of class ${name}` : "an object";
}

function clip(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
}
