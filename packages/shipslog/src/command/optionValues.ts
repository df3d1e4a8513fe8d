import type { Speed } from "@shipslog/journal";
import type { Option, OptionType } from "./Command.ts";

const unitsMs: ReadonlyMap<string, number> = new Map([
  ["s", 1000],
  ["m", 60_000],
  ["h", 3_600_000],
  ["d", 86_400_000],
]);

/** Reads a whole number; undefined when the text is not one, or is outside the limits of the option. */
export function parseInteger(
  text: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: Limits = {},
): number | undefined {
  const number = text.trim() === "" ? NaN : Number(text);
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
}

type Limits = Pick<Option, "min" | "max">;

/** Reads a duration such as `90s`, `45m`, `2h` or `1.5d`; undefined for any other text. */
export function parseDurationMs(text: string): number | undefined {
  const [, amount = "", unit = ""] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text) ?? [];
  const durationMs = Number(amount) * (unitsMs.get(unit) ?? 0);
  return durationMs > 0 ? durationMs : undefined;
}

/** Reads a speed, as a multiple of real time or `max`; undefined for any other text. */
export function parseSpeed(text: string): Speed | undefined {
  if (text === "max") return text;
  const speed = Number(text);
  return speed > 0 && speed < Infinity ? speed : undefined;
}

/** Reads a point in time, in milliseconds since 1970; undefined for any other text. */
export function parseTimeMs(text: string): number | undefined {
  const timeMs = Date.parse(text);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

const parsers: Readonly<Record<OptionType, (text: string, option: Option) => unknown>> = {
  boolean: (text) => text,
  string: (text) => text,
  integer: parseInteger,
  duration: parseDurationMs,
  speed: parseSpeed,
  time: parseTimeMs,
};

/** Whether an option takes a value. */
export function accepts(option: Option, text: string): boolean {
  if (option.choices !== undefined) return option.choices.includes(text);
  return parsers[option.type](text, option) !== undefined;
}

/** What an option takes, for the message about a value that it does not take. */
export function expectedBy({ type, choices, min = 0, max }: Option): string {
  if (choices !== undefined) return `one of ${choices.join(", ")}`;
  switch (type) {
    case "integer":
      if (max !== undefined) return `a whole number from ${min} to ${max}`;
      return min > 0 ? `a whole number, ${min} or more` : "a whole number";
    case "duration":
      return "a duration such as 90s, 45m, 2h or 1d";
    case "speed":
      return "a number above 0, or max";
    case "time":
      return "a time such as 2026-05-01T12:00:00Z";
    default:
      return "text";
  }
}
