import { isKind, validate, type Dialect, type Verdict } from "@shipslog/contract";
import { lineDefects, parseLine } from "@shipslog/contract/text";
import { senderDefects, type Envelope } from "../message/Envelope.ts";

/** The verdict on a line that grew after it was stored. */
export const grownVerdict: Verdict = {
  type: "rejected",
  kind: undefined,
  code: "grown",
  reason: "the line was stored when it had no line end, and has grown since",
};

/** Validates a line against the contract of its kind in a dialect. */
export function judgeLine({ kind, defect }: Pick<Envelope, "kind" | "defect">, raw: string, dialect: Dialect): Verdict {
  if (defect !== undefined) return { type: "rejected", kind, code: defect, reason: senderDefects[defect] };
  const line = parseLine(raw);
  if (!line.ok) return { type: "rejected", kind, code: line.defect, reason: lineDefects[line.defect] };
  if (line.kind !== kind) {
    return { type: "rejected", kind: line.kind, code: "wrong-subject", reason: `was sent as ${kind}` };
  }
  // Other kinds have no contract. They are sent only if the operator has allowed them.
  if (!isKind(kind)) return { type: "stored", kind, event: line.event };
  // The header of a journal is not sent: what some game wrote is accepted, whichever wrote this.
  const { ok, issues } = validate(line.event, { dialect, place: "journal", game: "unknown" });
  if (ok) return { type: "stored", kind, event: line.event };
  const [first] = issues.filter(({ severity }) => severity === "error");
  return {
    type: "rejected",
    kind,
    code: first?.code ?? "invalid",
    reason: first?.message ?? "",
  };
}
