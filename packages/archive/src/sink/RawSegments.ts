import type { Dialect, DividedLines, RawLine, RawLines } from "@shipslog/contract";
import { LakeError } from "../lake/home/LakeError.ts";
import { unpackedBytesOf, type LakeFile } from "../lake/files/LakeFile.ts";
import type { DividingThread } from "./DividingThread.ts";
import type { OwnedPartition } from "./OwnedPartition.ts";
import type { PendingCommit } from "./PendingCommit.ts";
import { SegmentDivider, type DividedSegments, type DividingTask } from "./SegmentDivider.ts";

/** The most bytes of lines that are divided at once, apart from one segment: their rows are in memory. */
const mostBytes = 64 * 2 ** 20;

/** With fewer lines, a file for each kind costs more than a query saves: they are divided into kinds when files are merged. */
const worthKindTables = 16_384;

/** Runs one piece of work of a sink after the other. */
export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lines that a sink stores as they came, in segments: files that its manifest lists until they are divided into tables. */
export class RawSegments implements RawLines {
  readonly #partition: OwnedPartition;
  readonly #pending: PendingCommit;
  readonly #enqueue: Enqueue;
  readonly #thread: DividingThread | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(partition: OwnedPartition, pending: PendingCommit, enqueue: Enqueue, thread?: DividingThread) {
    this.#partition = partition;
    this.#pending = pending;
    this.#enqueue = enqueue;
    this.#thread = thread;
  }

  get count(): number {
    return this.#segments.reduce((sum, { rows }) => sum + rows, 0);
  }

  get bytes(): number {
    return this.#segments.reduce((sum, each) => sum + unpackedBytesOf(each), 0);
  }

  write(lines: readonly RawLine[], dialect: Dialect): Promise<void> {
    return this.#enqueue(() => this.#pending.commitRaw(lines, dialect));
  }

  divide(
    take: (divided: DividedLines) => void | Promise<void>,
    { withLines = false }: { readonly withLines?: boolean } = {},
  ): Promise<boolean> {
    const turn = this.#last.then(() => this.#divide(take, withLines));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Divides all lines; nobody is told what became of them. */
  async divideAll(): Promise<void> {
    while (await this.divide(() => undefined));
  }

  get #segments(): readonly LakeFile[] {
    return this.#partition.manifest.segments;
  }

  async #divide(take: (divided: DividedLines) => void | Promise<void>, withLines: boolean): Promise<boolean> {
    const segments = firstOf(this.#segments);
    const [first] = segments;
    if (first === undefined) return false;
    const fileName = this.#partition.nameBeside(first);
    const rows = segments.reduce((sum, each) => sum + each.rows, 0);
    const { home, ownMonths, spared } = this.#partition;
    const hasKindTables = rows >= worthKindTables;
    const task = { segments, fileName, ownMonths, hasKindTables, withLines };
    spared.add(fileName);
    try {
      const divided = await (this.#thread === undefined || home.isRemote
        ? divideHere({ ...task, lake: home })
        : this.#thread.divide({ ...task, lake: home.folder }));
      await take(divided);
      await this.#enqueue(() => this.#partition.replaceSegments(segments, divided.files));
    } catch (error) {
      throw error instanceof LakeError ? error : await this.#partition.explain(error);
    } finally {
      spared.delete(fileName);
    }
    return true;
  }
}

/** As many segments as are divided at once. */
function firstOf(segments: readonly LakeFile[]): readonly LakeFile[] {
  let bytes = 0;
  return segments.filter((each, at) => {
    bytes += unpackedBytesOf(each);
    return at === 0 || bytes <= mostBytes;
  });
}

async function divideHere(task: DividingTask): Promise<DividedSegments> {
  const divider = await SegmentDivider.open({ threads: 1 });
  try {
    return await divider.divide(task);
  } finally {
    divider.close();
  }
}
