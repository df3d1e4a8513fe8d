import type { Position } from "@shipslog/contract";

/** What is sent with a raw line: its commander, its position, and the end of the line sent before it. */
export interface Envelope {
  /** The commander's pseudonym. It is hexadecimal and so a single token of a subject. */
  readonly commander: string;
  /** The event name of the line; of a damaged line, the name at its start. */
  readonly kind: string;
  readonly position: Position;
  /** Length of the line in the file in bytes, including its line end. */
  readonly byteLength: number;
  /** The end of the line sent before it, of the same file and generation; 0 for the first. */
  readonly after: number;
  /** A defect that only the sender can see: bytes that are not UTF-8, or a line too long to send. */
  readonly defect: SenderDefect | undefined;
}

/** Defects that the receiver cannot see in the text of a line, with their reasons. */
export const senderDefects = {
  encoding: "the line contains bytes that are not UTF-8",
  oversize: "the line is too long; only its start was sent",
} as const satisfies Record<string, string>;

/** A defect that the sender reports with the line. */
export type SenderDefect = keyof typeof senderDefects;

/** The offset in the file after a line, at which the next line starts. */
export function endOf({ position, byteLength }: Pick<Envelope, "position" | "byteLength">): number {
  return position.offset + byteLength;
}
