import {
  announcedFile,
  announcingEvents,
  companionFilesOf,
  type CompanionFile,
  type Dialect,
} from "@shipslog/contract";
import type { OnEvent, RuleVerdicts } from "../../declare/Rule.ts";

/** The companion files of a dialect that a line announces (F38, F39, F69 and F70); none announces Status.json. */
export function announcedFiles(dialect: Dialect): readonly CompanionFile[] {
  return companionFilesOf(dialect).filter((file) => announcingEvents[file].length > 0);
}

/** Handles every line that announces a companion file; a Cargo line with its own list announces none. */
export function onAnnouncement(
  files: readonly CompanionFile[],
  handle: (file: CompanionFile, ...given: Parameters<OnEvent>) => RuleVerdicts,
): Readonly<Record<string, OnEvent>> {
  const handlers = files.flatMap((file) =>
    announcingEvents[file].map((name): [string, OnEvent] => [
      name,
      (event, entry) => (announcedFile(name, event) === undefined ? undefined : handle(file, event, entry)),
    ]),
  );
  return Object.fromEntries(handlers);
}

/**
 * How far Status.json may be behind the journal. The specification says "every few seconds" without the exact period, so
 * only what no reading of these words allows is reported.
 */
export const statusPeriodMs = 60_000;
