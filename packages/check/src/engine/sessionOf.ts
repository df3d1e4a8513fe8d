import { parseJournalName } from "@shipslog/contract";

/** The session that a file belongs to; sessions can be checked independently. */
export function sessionOf(file: string): string {
  return parseJournalName(file)?.session ?? file;
}
