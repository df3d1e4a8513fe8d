import {
  announcingEvents,
  companionFilesOf,
  type CompanionFile,
  type Dialect,
  type EventEntry,
} from "@shipslog/contract";
import { listInLineOf } from "@shipslog/contract/internal";
import type { OnLine, RuleVerdicts } from "../../declare/Rule.ts";

/** The companion files of a dialect that a line announces (F38, F39, F69 and F70); none announces Status.json. */
export function announcedFiles(dialect: Dialect): readonly CompanionFile[] {
  return companionFilesOf(dialect).filter((file) => announcingEvents[file].length > 0);
}

/** Handles every line that announces a companion file; a Cargo line with its own list announces none. */
export function onAnnouncement(
  files: readonly CompanionFile[],
  handle: (file: CompanionFile, entry: EventEntry) => RuleVerdicts,
): Readonly<Record<string, OnLine>> {
  const handlers = files.flatMap((file) => {
    const list = listInLineOf(file);
    const onLine: OnLine = (entry) =>
      list !== undefined && entry.event[list] !== undefined ? undefined : handle(file, entry);
    return announcingEvents[file].map((name) => [name, onLine] as const);
  });
  return Object.fromEntries(handlers);
}

/**
 * How far Status.json may be behind the journal. The specification says "every few seconds" without the exact period, so
 * only what no reading of these words allows is reported.
 */
export const statusPeriodMs = 60_000;
