import { companionKinds, type CompanionFile } from "@shipslog/contract";

/** The one table of companion files: which journal lines announce that a file was written. */
export const announcingEvents: Readonly<Record<CompanionFile, readonly string[]>> = {
  // Status lives in its file only; no line announces it.
  "Status.json": [],
  "ModulesInfo.json": [companionKinds["ModulesInfo.json"]],
  // The game writes and announces the cleared route under a name of its own (deviation D21).
  "NavRoute.json": [companionKinds["NavRoute.json"], "NavRouteClear"],
};

/** The companion files, in the order of the table. */
export const companionFiles = Object.keys(announcingEvents) as readonly CompanionFile[];

/** Names the companion file that a journal line of this name announces; undefined for every other line. */
export function announcedFile(eventName: unknown): CompanionFile | undefined {
  return companionFiles.find((file) => announcingEvents[file].some((name) => name === eventName));
}
