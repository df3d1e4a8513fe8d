import { isKind, type Entry, type TextEntry, type Verdict } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";

/** An entry that is a line, unlike `truncated`. */
export type LineEntry = Exclude<Entry, { type: "truncated" }> | TextEntry;

/** The verdict on a line: every line that can be parsed is stored, valid or not. */
export function verdictOn(entry: LineEntry): Verdict {
  switch (entry.type) {
    case "event":
      return { type: "stored", kind: entry.kind, event: isKind(entry.kind) ? entry.event : undefined };
    case "text":
      return { type: "stored", kind: entry.kind };
    case "bad":
      return { type: "rejected", kind: undefined, code: entry.defect, reason: lineDefects[entry.defect] };
    default:
      return { type: "rejected", kind: undefined, code: "oversize", reason: "the line is too long" };
  }
}
