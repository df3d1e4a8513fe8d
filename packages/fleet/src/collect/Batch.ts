import type { Msg } from "@nats-io/transport-node";
import { type RawLine, type Watermark, fingerprintOf } from "@shipslog/contract";
import { hash } from "node:crypto";
import { journalKey } from "../message/watermark.ts";

/** Lines for the next write to the sink, with what to send once they are stored. */
export interface Batch {
  readonly lines: RawLine[];
  /** Watermarks to send again, because an uplink has sent stored lines again. */
  readonly resentWatermarks: Map<string, Watermark>;
  /** The last message that was read in order. Acknowledging it acknowledges all earlier ones. */
  last: Msg | undefined;
  /** The bytes of all payloads. */
  bytes: number;
  /** When the batch was started. */
  readonly firstMs: number;
  /** The reply subject of the first message that was read in order, which contains the time of receipt at the broker. */
  firstReply: string | undefined;
}

/** Starts an empty batch. */
export function newBatch(firstMs: number): Batch {
  const resentWatermarks = new Map<string, Watermark>();
  return { lines: [], resentWatermarks, last: undefined, bytes: 0, firstMs, firstReply: undefined };
}

/** Whether a batch has nothing to store or to acknowledge. */
export function isEmpty({ last, lines }: Batch): boolean {
  return last === undefined && lines.length === 0;
}

/** A collector spends at most a quarter of the time on commits, unless batches become this old, are full, or are the rest of many. */
const restFactor = 3;
const oldestMs = 5000;

/**
 * How old a batch becomes before it is written: at least `batchMs`, and three times as long as the last write took. Most of a commit costs the same for
 * one line and for a thousand, so a collector that is short of processor time makes fewer and larger commits.
 */
export function batchAge(batchMs: number, lastWriteMs: number): number {
  return Math.max(batchMs, Math.min(oldestMs, restFactor * lastWriteMs));
}

/** Adds to each watermark the line that it ends with, as the manifest has it after the lines are stored. */
export function withLastLines(moved: readonly Watermark[], lines: readonly RawLine[]): readonly Watermark[] {
  const last = new Map<string, RawLine>();
  for (const [at, line] of lines.entries()) {
    // Of a run of lines of one journal only the last one can be the last of all.
    if (isSameJournal(line, lines[at + 1])) continue;
    const { commander, position } = line;
    last.set(journalKey({ commander, file: position.file, generation: position.generation }), line);
  }
  return moved.map((watermark) => {
    const line = last.get(journalKey(watermark));
    if (line === undefined) return watermark;
    const { position, raw } = line;
    return { ...watermark, lastOffset: position.offset, fingerprint: fingerprintOf(raw, hash) };
  });
}

function isSameJournal({ commander, position: { file, generation } }: RawLine, other: RawLine | undefined): boolean {
  return other?.position.file === file && other.commander === commander && other.position.generation === generation;
}
