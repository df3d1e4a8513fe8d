import { unknownState, type CockpitState } from "../state/CockpitState.ts";
import { decodeSnapshot, encodeSnapshot } from "../wire/Snapshot.ts";
import { NumberList } from "./NumberList.ts";
import { RecordFile } from "./RecordFile.ts";

/** A checkpoint is written after this many times its own size in records, so that it adds little to the disk. */
const sparseness = 4;

/** And after this many bytes at least: folding less than that is quicker than reading a checkpoint. */
const leastBytes = 1_000_000;

/** States on disk, so that going back to any moment means folding a few records and not all of them. */
export class Checkpoints {
  readonly #run: string;
  readonly #states: RecordFile;
  readonly #seqs = new NumberList();
  #bytesSince = 0;
  #dueBytes = leastBytes;

  constructor(path: string, run: string) {
    this.#run = run;
    this.#states = new RecordFile(path);
  }

  /** Takes note of a record, and now and then writes the state after it. */
  update(seq: number, state: CockpitState, recordBytes: number): void {
    this.#bytesSince += recordBytes;
    if (this.#bytesSince < this.#dueBytes) return;
    this.#states.append(encodeSnapshot({ run: this.#run, seq, lastSeq: seq, state }));
    this.#seqs.push(seq);
    this.#dueBytes = Math.max(
      leastBytes,
      sparseness * this.#states.bytesOf(this.#states.count - 1, this.#states.count),
    );
    this.#bytesSince = 0;
  }

  /** The last state written that is not later than a record; the state before everything where there is none. */
  before(seq: number): { readonly seq: number; readonly state: CockpitState } {
    let [low, high] = [0, this.#seqs.length];
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
