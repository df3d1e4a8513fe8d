import { companionKinds, type CompanionFile } from "./CompanionEntry.ts";

/** The journal lines that announce that a companion file was written. */
export const announcingEvents: Readonly<Record<CompanionFile, readonly string[]>> = {
  // No line announces Status.json.
  "Status.json": [],
  "ModulesInfo.json": [companionKinds["ModulesInfo.json"]],
  // The game announces a cleared route under a name of its own (deviation D21).
  "NavRoute.json": [companionKinds["NavRoute.json"], "NavRouteClear"],
};

/** The names of the companion files. */
export const companionFiles = Object.keys(announcingEvents) as readonly CompanionFile[];

/** Returns the companion file that an event of this name announces; undefined for any other event. */
export function announcedFile(eventName: unknown): CompanionFile | undefined {
  return companionFiles.find((file) => announcingEvents[file].some((name) => name === eventName));
}
