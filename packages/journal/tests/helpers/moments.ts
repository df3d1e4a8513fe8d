import { Flags, Flags2, type CompanionFile, type JsonObject, type Moment, type WriteStep } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";

/** When the sessions in tests start. */
export const startMs = Date.UTC(2026, 4, 1, 12);

/** A Status of a ship near a planet. */
export function flying(latitude: number, longitude: number, rest: JsonObject = {}): JsonObject {
  const flags = Flags.encode(["InMainShip", "HasLatLong"]);
  return { timestamp: "", event: "Status", Flags: flags, Latitude: latitude, Longitude: longitude, ...rest };
}

/** A Status in the SRV. */
export function driving(latitude: number, longitude: number): JsonObject {
  return flying(latitude, longitude, { Flags: Flags.encode(["InSRV", "HasLatLong"]) });
}

/** A Status on foot on a planet. */
export function walking(latitude: number, longitude: number): JsonObject {
  return flying(latitude, longitude, { Flags: Flags.encode(["HasLatLong"]), Flags2: Flags2.encode(["OnFoot"]) });
}

/** A moment some time after the start, with companion files and an optional event. */
export function moment(afterMs: number, companions: Moment["companions"], event?: JsonObject): Moment {
  const timeMs = startMs + afterMs;
  return { timeMs, event: event && { timestamp: printTimestamp(timeMs), ...event }, companions };
}

/** The text of a step's bytes. */
export function textOf(step: WriteStep): string {
  return "bytes" in step ? new TextDecoder().decode(step.bytes) : "";
}

/** The writes of a companion file: time after the start, and text. */
export function replacements(
  steps: Iterable<WriteStep>,
  file: CompanionFile,
): readonly { afterMs: number; text: string }[] {
  return [...steps]
    .filter((step) => step.type === "replace" && step.file === file)
    .map((step) => ({ afterMs: step.atMs - startMs, text: textOf(step) }));
}

/** The final content of each file, by name. */
export function filesAfter(steps: Iterable<WriteStep>): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const step of steps) {
    if (step.type === "truncate") throw new Error("the planner never truncates");
    files[step.file] = step.type === "append" ? (files[step.file] ?? "") + textOf(step) : textOf(step);
  }
  return files;
}
