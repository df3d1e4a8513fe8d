import type { LakeSink, MemorySink } from "@shipslog/archive";
import { JournalIntake } from "../openFolder/JournalIntake.ts";
import type { SourceFolder } from "../openFolder/findSources.ts";
import type { JournalsToStore, StoredFolder } from "./storeFolder.ts";
import { storeSources } from "./storeSources.ts";

/** Stores the journals of sources, and refuses when none of them can be read or is of the commander. */
export async function takeIn(
  sink: LakeSink | MemorySink,
  sources: readonly SourceFolder[],
  options: JournalsToStore,
): Promise<Omit<StoredFolder, "lake">> {
  const { commander, defaultCommander, signal, onProgress } = options;
  const intake = new JournalIntake(sources, options.onUnreadable);
  const { onCommander, onUnreadable } = intake;
  const delivered = { commander, defaultCommander, signal, onCommander, onUnreadable };
  const stored = await storeSources(sink, sources, delivered, onProgress);
  if (signal?.aborted !== true) intake.judge(commander);
  const { commanders, unreadable } = intake;
  return { ...stored, commanders, unreadable };
}
