import type { CompanionFile, JsonObject } from "@shipslog/contract";
import { CRLF, printCompanion, printLine } from "@shipslog/contract/text";
import type { DamagedAppend, DamagedReplace } from "../../src/damage/StepFault.ts";

const encoder = new TextEncoder();
const timestampOf = (atMs: number): string => `${new Date(atMs).toISOString().slice(0, 19)}Z`;

/** An undamaged line of an event. */
export function line(atMs: number, event: JsonObject, file = "Journal.2026-05-01T120000.01.log"): DamagedAppend {
  const bytes = encoder.encode(printLine({ timestamp: timestampOf(atMs), ...event }) + CRLF);
  return { step: { type: "append", atMs, file, bytes }, damages: [], isTaken: false };
}

/** A line that cannot be read. */
export function unreadable(atMs: number): DamagedAppend {
  return { ...line(atMs, { event: "NavRoute" }), isUnreadable: true };
}

/** A write of a companion file with the timestamp of its time. */
function written(atMs: number, file: CompanionFile, event: JsonObject): DamagedReplace {
  const bytes = encoder.encode(printCompanion({ timestamp: timestampOf(atMs), ...event }));
  return { step: { type: "replace", atMs, file, bytes, mode: "in-place" }, damages: [], isTaken: false };
}

/** A write of NavRoute.json with stars of these addresses. */
export function route(atMs: number, ...addresses: readonly number[]): DamagedReplace {
  const Route = addresses.map((SystemAddress) => ({ StarSystem: "", SystemAddress, StarPos: [0, 0, 0] }));
  return written(atMs, "NavRoute.json", { event: "NavRoute", Route });
}

/** A jump to a system. */
export function jump(atMs: number, SystemAddress: number, file?: string): DamagedAppend {
  return line(atMs, { event: "FSDJump", SystemAddress }, file);
}
