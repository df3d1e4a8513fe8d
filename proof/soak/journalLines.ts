import { validate } from "@shipslog/contract";
import { outboundLineOf } from "@shipslog/fleet/uplink";
import { readJournal } from "@shipslog/journal";

/** One line of a journal on disk, as all that was made of it is held against it. */
export interface JournalLine {
  readonly file: string;
  readonly offset: number;
  readonly raw: string;
  readonly isEvent: boolean;
  /** What a fleet must do with it. */
  readonly fate: "stored" | "rejected" | "withheld";
}

/** Reads a folder from its first line to its last. */
export async function readJournalLines(folder: string, longestBytes: number): Promise<readonly JournalLine[]> {
  const lines: JournalLine[] = [];
  for await (const entry of readJournal(folder)) {
    if (entry.type === "truncated") throw new Error(`${entry.position.file} was begun again, which nobody asked for`);
    const { file, offset } = entry.position;
    const isLeaving = outboundLineOf(entry, { longestBytes }) !== undefined;
    const isValid = entry.type === "event" && validate(entry.event, { dialect: "spec", place: "journal" }).ok;
    const raw = entry.type === "oversize" ? entry.excerpt : entry.raw;
    const fate = isLeaving ? (isValid ? "stored" : "rejected") : "withheld";
    lines.push({ file, offset, raw, isEvent: entry.type === "event", fate });
  }
  return lines;
}

/** Names a line by where it stands. */
export const lineKey = ({ file, offset }: { readonly file: string; readonly offset: number }): string =>
  `${file}@${offset}`;
