import type { LakeSink, MemorySink } from "@shipslog/archive";
import type { Arguments } from "../../Command.ts";
import type { Host } from "../../Host.ts";
import { JournalIntake } from "../../journalSources/JournalIntake.ts";
import type { SourceFolder } from "../../journalSources/SourceFolder.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import { storeSources, type StoreResult } from "./storeSources.ts";

/** Stores the journals of sources as the command line says, with a progress bar, and notes what is left out. */
export async function takeIn(
  sink: LakeSink | MemorySink,
  sources: readonly SourceFolder[],
  args: Arguments,
  host: Host,
): Promise<StoreResult> {
  const progress = args.has("quiet") ? undefined : new ProgressBar(host.err, host.clock);
  const intake = new JournalIntake(sources, host);
  const { onCommander, onUnreadable } = intake;
  const commander = args.text("commander");
  const whose = { commander, defaultCommander: args.text("default-commander") };
  const options = { ...whose, signal: host.interrupted, onCommander, onUnreadable };
  const onProgress = (fraction: number, file: string) => progress?.show(fraction, file);
  const stored = await storeSources(sink, sources, options, onProgress).finally(() => progress?.clear());
  if (!host.interrupted.aborted) intake.judge(commander);
  return stored;
}
