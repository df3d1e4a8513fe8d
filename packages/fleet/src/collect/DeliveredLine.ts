import type { RawLine } from "@shipslog/contract";
import { endOf, senderDefects, type Envelope } from "../message/Envelope.ts";

/** The verdict on a line that grew after it was stored. */
const grown: RawLine["rejected"] = {
  type: "rejected",
  kind: undefined,
  code: "grown",
  reason: "the line was stored when it had no line end, and has grown since",
};

/** A line in a message. Its text is decoded when somebody asks for it: most lines are stored without. */
export class DeliveredLine implements RawLine {
  readonly commander: string;
  readonly kind: string;
  readonly position: RawLine["position"];
  readonly byteLength: number;
  readonly after: number;
  readonly bytes: Uint8Array;
  readonly rejected: RawLine["rejected"];

  /** Of a line that overlaps the last stored one, the rest counts. */
  constructor(envelope: Envelope, after: number, bytes: Uint8Array, { isOverlap }: { readonly isOverlap: boolean }) {
    const { commander, kind, position, byteLength } = envelope;
    this.commander = commander;
    this.kind = kind;
    this.position = isOverlap ? { ...position, offset: after } : position;
    this.byteLength = isOverlap ? endOf(envelope) - after : byteLength;
    this.after = after;
    this.bytes = bytes;
    this.rejected = isOverlap ? grown : rejectionOf(envelope);
  }

  get raw(): string {
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length).toString();
  }
}

function rejectionOf({ kind, defect }: Envelope): RawLine["rejected"] {
  return defect === undefined ? undefined : { type: "rejected", kind, code: defect, reason: senderDefects[defect] };
}
