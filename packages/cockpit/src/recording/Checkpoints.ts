import { unknownState, type CockpitState } from "../state/CockpitState.ts";
import { decodeSnapshot, encodeSnapshot } from "../wire/Snapshot.ts";
import { NumberList } from "./NumberList.ts";
import type { RecordStore } from "./RecordStore.ts";

/** Record bytes between two checkpoints per byte of the last one: checkpoints add about a quarter to the recording at most. */
const recordBytesPerCheckpointByte = 4;

/** The smallest distance between two checkpoints: folding fewer records is faster than reading a checkpoint. */
const minBytes = 1_000_000;

/** States that are kept, so that the state at any record needs a few records to be folded instead of all. */
export class Checkpoints {
  readonly #run: string;
  readonly #states: RecordStore;
  readonly #seqs = new NumberList();
  #bytesSince = 0;
  #dueBytes = minBytes;

  constructor(states: RecordStore, run: string) {
    this.#run = run;
    this.#states = states;
  }

  /** Counts a record and writes the state after it when a checkpoint is due. */
  update(seq: number, state: CockpitState, recordBytes: number): void {
    this.#bytesSince += recordBytes;
    if (this.#bytesSince < this.#dueBytes) return;
    this.#states.append(encodeSnapshot({ run: this.#run, seq, lastSeq: seq, state }));
    this.#seqs.push(seq);
    this.#dueBytes = Math.max(
      minBytes,
      recordBytesPerCheckpointByte * this.#states.bytesOf(this.#states.count - 1, this.#states.count),
    );
    this.#bytesSince = 0;
  }

  /** The last checkpoint at or before a record; the unknown state when there is none. */
  before(seq: number): { readonly seq: number; readonly state: CockpitState } {
    let low = 0;
    let high = this.#seqs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#seqs.at(middle) <= seq) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return { seq: 0, state: unknownState };
    const [text = ""] = this.#states.readTexts(low - 1, low);
    return decodeSnapshot(text);
  }

  close(): void {
    this.#states.close();
  }
}
