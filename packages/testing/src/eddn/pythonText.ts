import type { JsonValue } from "@shipslog/contract";

/** Longer texts are cut: a market has hundreds of goods. */
const longestText = 400;

/** A value as Python prints it, in which the messages of the real gateway are written. */
export function pythonText(value: JsonValue | undefined): string {
  const text = printed(value);
  return text.length <= longestText ? text : `${text.slice(0, longestText)}…`;
}

function printed(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quoted(value.slice(0, longestText));
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).slice(0, longestText).map(printed).join(", ")}]`;
  return `{${Object.entries(value)
    .slice(0, longestText)
    .map(([name, each]) => `${quoted(name)}: ${printed(each)}`)
    .join(", ")}}`;
}

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `${quote}${quote === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped}${quote}`;
}
