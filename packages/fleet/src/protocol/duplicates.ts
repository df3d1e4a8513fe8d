import { endOf, type Envelope } from "../message/Envelope.ts";

/**
 * The relation of a received line to how far its journal is stored: the next line, a duplicate of what is stored, after a gap, or
 * grown since it was stored.
 */
export type Placement = "next" | "duplicate" | "gap" | "overlap";

/**
 * Places a line in its journal, which is stored up to an offset. A duplicate is dropped. The sender states with `after` that it had
 * nothing to send between there and the line, so a line follows exactly when everything up to its `after` is stored.
 */
export function placeLine(line: Pick<Envelope, "position" | "byteLength" | "after">, stored: number): Placement {
  if (endOf(line) <= stored) return "duplicate";
  if (line.after > stored) return "gap";
  return line.position.offset < stored ? "overlap" : "next";
}
