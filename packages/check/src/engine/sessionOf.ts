import { parseJournalName } from "@shipslog/contract";

/** Names the session a file belongs to: what can be checked apart from other sessions. */
export function sessionOf(file: string): string {
  return parseJournalName(file)?.session ?? file;
}
