import { escapeControls } from "@shipslog/contract/internal";
import type { ReportContext, ReportedFolder } from "./Report.ts";

const maxFolders = 10;

/** Says which dialect each folder was checked against and why, and what was skipped; no line when there are no folders. */
export function folderLines({ folders = [] }: Pick<ReportContext, "folders">): readonly string[] {
  return [
    ...dialectLines(folders),
    ...folders.flatMap(({ skipped }) => skipped.map((text) => `skipped: ${escapeControls(text)}`)),
  ];
}

function dialectLines(folders: readonly ReportedFolder[]): readonly string[] {
  const [first] = folders;
  if (first === undefined) return [];
  const hasOneDialect = folders.every(({ dialect }) => dialect === first.dialect);
  const hasOneReason = folders.every(({ reason }) => reason === first.reason);
  if (hasOneDialect) return [`dialect ${first.dialect}: ${hasOneReason ? first.reason : "detected in each folder"}`];
  const lines = folders.map(({ path, dialect, reason }) => `- ${escapeControls(path)}: dialect ${dialect}: ${reason}`);
  const more = lines.length - maxFolders;
  return ["dialect by folder:", ...lines.slice(0, maxFolders), ...(more > 0 ? [`- and ${more} more`] : [])];
}
