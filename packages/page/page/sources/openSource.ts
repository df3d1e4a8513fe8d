import {
  JournalWriter,
  browserClock,
  filesDisk,
  folderDisk,
  type Disk,
  type ObserverClass,
} from "@shipslog/journal/browser";
import { isZip, openZip } from "./openZip.ts";
import { playWish } from "../simulate/playWish.ts";
import { nameOfSource, type ChosenJournals } from "./ChosenJournals.ts";

/** A source that is open: its files as a folder of a disk. */
export interface OpenSource {
  readonly folder: string;
  readonly disk: Disk;
  /** Whether it is a folder, and not some files of one. */
  readonly isWhole: boolean;
}

/** Chromium reports changes of a folder; other browsers have no such class. */
const observer = (globalThis as { readonly FileSystemObserver?: ObserverClass }).FileSystemObserver;

/** Opens a source. A simulated session plays into memory until the signal. */
export async function openSource(
  source: ChosenJournals,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<OpenSource> {
  const folder = nameOfSource(source);
  if (source.type === "folder") return { folder, disk: folderDisk(source.handle, observer), isWhole: true };
  if (source.type === "files") return { folder, disk: filesDisk(await unpacked(source.files)), isWhole: false };
  const disk = filesDisk();
  const writer = new JournalWriter(folder, { disk, sleep: browserClock.sleep });
  playWish(source.wish, { writer, clock: browserClock, signal }).catch(onFailure);
  return { folder, disk, isWhole: true };
}

/** The files, with those of an archive in its place. */
async function unpacked(files: readonly File[]): Promise<readonly File[]> {
  const parts = await Promise.all(files.map(async (file) => (isZip(file.name) ? await openZip(file) : [file])));
  return parts.flat();
}
