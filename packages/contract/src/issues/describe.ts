import { copySlice } from "../text/copySlice.ts";

const longest = 60;

/** Describes a value in a few words, for `received`. */
export function describe(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === "object") return "object";
  return typeof value === "string" ? describeText(value) : `${value as number | bigint | boolean}`;
}

function describeText(value: string): string {
  const shown = value.length > longest ? `${copySlice(value, 0, longest)}…` : value;
  return JSON.stringify(shown);
}
