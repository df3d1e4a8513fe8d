import { validate } from "@shipslog/contract";
import { outboundLineOf } from "@shipslog/fleet/uplink";
import { readJournal } from "@shipslog/journal";

/** One line of a journal on disk, with which all outputs are compared. */
export interface JournalLine {
  readonly file: string;
  readonly offset: number;
  readonly raw: string;
  readonly isEvent: boolean;
  /** The expected outcome in a fleet. */
  readonly fate: "stored" | "rejected" | "withheld";
}

/** Reads all lines of a folder. */
export async function readJournalLines(folder: string, longestBytes: number): Promise<readonly JournalLine[]> {
  const lines: JournalLine[] = [];
  for await (const entry of readJournal(folder)) {
    if (entry.type === "truncated") throw new Error(`${entry.position.file} was truncated unexpectedly`);
    const { file, offset } = entry.position;
    const isLeaving = outboundLineOf(entry, { longestBytes }) !== undefined;
    const isValid = entry.type === "event" && validate(entry.event, { dialect: "spec", place: "journal" }).ok;
    const raw = entry.type === "oversize" ? entry.excerpt : entry.raw;
    const fate = isLeaving ? (isValid ? "stored" : "rejected") : "withheld";
    lines.push({ file, offset, raw, isEvent: entry.type === "event", fate });
  }
  return lines;
}

/** The key of a line: its file and offset. */
export const lineKey = ({ file, offset }: { readonly file: string; readonly offset: number }): string =>
  `${file}@${offset}`;
