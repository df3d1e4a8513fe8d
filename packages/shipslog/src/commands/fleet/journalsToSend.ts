import { escapeControls } from "@shipslog/contract/internal";
import { findSources } from "../../journalSources/findSources.ts";
import { hasJournals } from "../../journalSources/listFolder.ts";
import { statPath } from "../../journalSources/statPath.ts";
import { UsageError } from "../../UsageError.ts";

/** Throws a UsageError if a folder has no journals that could be sent now. Those of subfolders are not sent. */
export async function requireJournals(folder: string): Promise<void> {
  const sources = await findSources([folder]);
  if ((await statPath(folder))?.type !== "folder" || (await hasJournals(folder))) return;
  throw new UsageError(`journals are in ${sources.map((each) => each.folder).join(", ")}; name one of them`);
}

/** Says what an uplink does that follows a folder: it may run before the game has written anything. */
export async function describeFollowing(folder: string): Promise<string> {
  const stats = await statPath(folder);
  const shown = escapeControls(folder);
  if (stats === undefined) return `waits for ${shown}, which does not exist yet`;
  if (stats.type === "folder" && !(await hasJournals(folder))) return `waits for the first journal in ${shown}`;
  return `sends ${shown} as it grows`;
}
