import type { Speed } from "@shipslog/journal";
import { UsageError } from "./UsageError.ts";

/** Reads a speed: times real time, or `max`. */
export function parseSpeed(text: string): Speed {
  if (text === "max") return text;
  const speed = Number(text);
  if (!(speed > 0 && speed < Infinity)) throw new UsageError(`${text} is no speed; write 1, 60 or max`);
  return speed;
}
