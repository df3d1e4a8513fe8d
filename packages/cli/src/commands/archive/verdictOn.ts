import { isKind, type Entry, type TextEntry, type Verdict } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";

/** A line as reading gives it; that a file was begun again is no line. */
export type LineEntry = Exclude<Entry, { type: "truncated" }> | TextEntry;

/** Says what becomes of a line: whatever can be read is stored, whether or not it keeps to the contract. */
export function verdictOn(entry: LineEntry): Verdict {
  switch (entry.type) {
    case "event":
      return { type: "stored", kind: entry.kind, event: isKind(entry.kind) ? entry.event : undefined };
    case "text":
      return { type: "stored", kind: entry.kind };
    case "bad":
      return { type: "rejected", kind: undefined, code: entry.defect, reason: lineDefects[entry.defect] };
    default:
      return { type: "rejected", kind: undefined, code: "oversize", reason: "is longer than any line is held" };
  }
}
