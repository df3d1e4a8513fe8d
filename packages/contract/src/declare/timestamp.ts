import Type from "typebox";
import { usualUtcPattern, utcPattern } from "../time/timestamp.ts";

/** A moment in time: "UTC, ISO 8601" (Common fields). Reading: any form of it is allowed, and an unusual one is a note. */
export function timestamp(description: string) {
  return Type.String({
    pattern: utcPattern,
    description,
    "x-expected": "a UTC time such as 2026-05-01T12:00:00Z",
    "x-code": "not-a-timestamp",
    "x-usual": { pattern: usualUtcPattern, code: "unusual-timestamp" },
    "x-section": "Common fields (all events)",
  });
}
