import type { Position } from "@shipslog/contract";

/** What travels beside a raw line: who sent it, where it stands, and where the line sent before it ended. */
export interface Envelope {
  /** The commander's pseudonym: hexadecimal, so that it is one token of a subject. */
  readonly commander: string;
  /** The event name the line carries, or begins to carry where it is damaged. */
  readonly kind: string;
  readonly position: Position;
  /** Length of the line in the file in bytes, including its line end. */
  readonly byteLength: number;
  /** Where the previous line that was sent of the same file and generation ended; 0 for the first. */
  readonly after: number;
  /** What only the sender could see: bytes that were no UTF-8, or a line too long to send whole. */
  readonly defect: SenderDefect | undefined;
}

/** Defects that a receiver cannot see in the text of a line. */
export const senderDefects = {
  encoding: "the file holds bytes there that are not UTF-8",
  oversize: "the line is too long to be sent; only its beginning was",
} as const satisfies Record<string, string>;

/** A defect that travels with the line. */
export type SenderDefect = keyof typeof senderDefects;

/** Where a line ends in its file: the offset at which the next begins. */
export function endOf({ position, byteLength }: Pick<Envelope, "position" | "byteLength">): number {
  return position.offset + byteLength;
}
