import type { CompanionFile, JsonObject } from "@shipslog/contract";
import { CRLF, printCompanion, printLine } from "@shipslog/contract/text";
import { toTimestamp } from "../write/timestamp.ts";
import type { ScarredAppend, ScarredReplace } from "./StepFault.ts";

const encoder = new TextEncoder();

/** A line of an event at a time, without damage. */
export function line(atMs: number, event: JsonObject, file = "Journal.2026-05-01T120000.01.log"): ScarredAppend {
  const bytes = encoder.encode(printLine({ timestamp: toTimestamp(atMs), ...event }) + CRLF);
  return { step: { type: "append", atMs, file, bytes }, scars: [], isTaken: false };
}

/** A line that cannot be read. */
export function gap(atMs: number): ScarredAppend {
  return { ...line(atMs, { event: "NavRoute" }), isGap: true };
}

/** A write of a companion file, which carries its time. */
export function written(atMs: number, file: CompanionFile, event: JsonObject): ScarredReplace {
  const bytes = encoder.encode(printCompanion({ timestamp: toTimestamp(atMs), ...event }));
  return { step: { type: "replace", atMs, file, bytes, mode: "in-place" }, scars: [], isTaken: false };
}

/** NavRoute.json with stars of these addresses. */
export function route(atMs: number, ...addresses: readonly number[]): ScarredReplace {
  const Route = addresses.map((SystemAddress) => ({ StarSystem: "", SystemAddress, StarPos: [0, 0, 0] }));
  return written(atMs, "NavRoute.json", { event: "NavRoute", Route });
}

/** A jump to a system. */
export function jump(atMs: number, SystemAddress: number, file?: string): ScarredAppend {
  return line(atMs, { event: "FSDJump", SystemAddress }, file);
}
