import { validate } from "@shipslog/contract";
import { leavingOf } from "@shipslog/fleet";
import { readJournal } from "@shipslog/journal";

/** One line of a journal on disk, as all that was made of it is held against it. */
export interface Line {
  readonly file: string;
  readonly offset: number;
  readonly raw: string;
  readonly isEvent: boolean;
  /** What a fleet must do with it. */
  readonly fate: "stored" | "rejected" | "withheld";
}

/** Reads a folder from its first line to its last. */
export async function readLines(folder: string, longestBytes: number): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const entry of readJournal(folder)) {
    if (entry.type === "truncated") throw new Error(`${entry.position.file} was begun again, which nobody asked for`);
    const { file, offset } = entry.position;
    const isLeaving = leavingOf(entry, { longestBytes }) !== undefined;
    const isValid = entry.type === "event" && validate(entry.event, { dialect: "spec", place: "journal" }).ok;
    const raw = entry.type === "oversize" ? entry.excerpt : entry.raw;
    const fate = isLeaving ? (isValid ? "stored" : "rejected") : "withheld";
    lines.push({ file, offset, raw, isEvent: entry.type === "event", fate });
  }
  return lines;
}

/** Names a line by where it stands. */
export const keyOf = ({ file, offset }: { readonly file: string; readonly offset: number }): string =>
  `${file}@${offset}`;
