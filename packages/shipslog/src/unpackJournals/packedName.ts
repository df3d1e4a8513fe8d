import { parseJournalName } from "@shipslog/contract";

/** How a browser, Windows or macOS names the copy of a file: `(1)`, ` - Copy`, ` copy 2`. */
const copyMark = /(?: ?\(\d+\)| - [^.()]+(?: \(\d+\))?| copy(?: \d+)?)\.log$/;
const gzEnding = /\.gz$/i;

/** Whether a file is called a zip. */
export function isZipName(name: string): boolean {
  return /\.zip$/i.test(name);
}

/** Whether a file is called a gzip. */
export function isGzip(name: string): boolean {
  return gzEnding.test(name);
}

/** The name of the journal that a file is a packed form or a copy of, by its name; undefined for a journal itself and for any other file. */
export function packedJournalName(name: string): string | undefined {
  const journal = journalNameOf(name);
  return journal === name ? undefined : journal;
}

/** The name of the journal that a file is, or is a packed form or a copy of; undefined for any other file. */
export function journalNameOf(name: string): string | undefined {
  return parseJournalName(name.replace(gzEnding, "").replace(copyMark, ".log"))?.file;
}
