import { join } from "node:path";
import { sessionOf } from "@shipslog/check";
import type { ChosenDialect } from "../../journalSources/detectDialect.ts";
import type { SourceFolder } from "../../journalSources/SourceFolder.ts";
import type { SessionJob } from "./SessionJob.ts";

/** A folder to check: its sessions in order, and the dialect to check them against. */
export interface FolderToCheck extends ChosenDialect {
  readonly source: SourceFolder;
  readonly jobs: readonly SessionJob[];
}

/** Divides the journals of a folder into sessions; its companion files belong to the last one. */
export function folderToCheck(source: SourceFolder, { dialect, reason }: ChosenDialect): FolderToCheck {
  const { folder, journals, hasCompanions } = source;
  const found = [...Map.groupBy(journals, ({ file }) => sessionOf(file)).values()];
  // Companion files without a journal are checked on their own.
  const sessions = found.length === 0 ? [[]] : found;
  const jobs = sessions.map((files, at) => ({
    paths: files.map(({ file }) => join(folder, file)),
    dialect,
    byteLength: files.reduce((sum, { byteLength }) => sum + byteLength, 0),
    companionsIn: hasCompanions && at === sessions.length - 1 ? folder : undefined,
  }));
  return { source, jobs, dialect, reason };
}
