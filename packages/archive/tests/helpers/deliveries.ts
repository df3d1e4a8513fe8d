import { isKind, type Delivery } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";

/** Makes the deliveries of one journal from its lines, starting at an offset. */
export function deliveriesOf(
  lines: readonly string[],
  { commander = "F1", file = "Journal.2026-01-02T030405.01.log", generation = 0, from = 0, line = 1 } = {},
): Delivery[] {
  let offset = from;
  return lines.map((raw, index) => {
    const byteLength = Buffer.byteLength(raw) + 2;
    const position = { file, offset, line: line + index, generation };
    const delivery = { commander, position, byteLength, after: offset, raw, verdict: verdictOn(raw) };
    offset += byteLength;
    return delivery;
  });
}

function verdictOn(raw: string): Delivery["verdict"] {
  const parsed = parseLine(raw);
  if (!parsed.ok) return { type: "rejected", kind: undefined, code: parsed.defect, reason: "not an event" };
  const { kind, event } = parsed;
  return { type: "stored", kind, event: isKind(kind) ? event : undefined };
}
