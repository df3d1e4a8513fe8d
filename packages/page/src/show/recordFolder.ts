import { Recorder, RecordMemory } from "@shipslog/cockpit/recording";
import type { CockpitObservation } from "@shipslog/cockpit";
import { listJournals, type Clock, type Disk, type Notice } from "@shipslog/journal/browser";
import { detectDialect } from "../sources/detectDialect.ts";
import { earlierArrivals } from "./earlierArrivals.ts";
import { observeFolder } from "./observeFolder.ts";
import { startPosition } from "./startingPoints.ts";

/** A folder to record in memory, and how. */
export interface FolderToRecord {
  /** The name of the folder, as the disk knows it. */
  readonly folder: string;
  readonly disk: Disk;
  readonly clock: Clock;
  /** A unique name for this recording. */
  readonly run: string;
  /** Called for what cannot be read. */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
  /** Ends the recording. */
  readonly signal: AbortSignal;
}

/** A recording that grows with its folder. */
export interface FolderRecording {
  readonly recorder: Recorder;
  /** Resolves when the recording has ended. */
  readonly ended: Promise<void>;
}

/** Records the latest sessions of a folder with their findings, and what is written from now on; of earlier journals the arrivals. */
export async function recordFolder(given: FolderToRecord): Promise<FolderRecording> {
  const { folder, disk, clock, run, onNotice, signal } = given;
  const { journals = [] } = (await listJournals(folder, disk)) ?? {};
  const { dialect } = await detectDialect({ folder, journals: journals.slice(-newestJournals) }, disk);
  const from = await startPosition("recent", folder, disk);
  const recorder = new Recorder({
    records: new RecordMemory(),
    states: new RecordMemory(),
    run,
    nowMs: () => clock.nowMs(),
    source: folder,
  });
  const streams = observeFolder({ folder, disk, from, dialect, clock, signal, onNotice });
  const observing = streams.map((stream) => observe(recorder, stream));
  if (from !== undefined) {
    const earlier = earlierArrivals(folder, from, { disk, clock, signal });
    recorder.readEarlier(earlier).catch(() => undefined);
  }
  return { recorder, ended: Promise.all(observing).then(() => recorder.close()) };
}

/** The dialect is that of the journals that are shown first; looking at thousands takes seconds. */
const newestJournals = 20;

async function observe(recorder: Recorder, stream: AsyncIterable<CockpitObservation>): Promise<void> {
  for await (const observation of stream) recorder.observe(observation);
}
