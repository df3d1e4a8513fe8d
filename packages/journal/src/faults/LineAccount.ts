import type { Position } from "@shipslog/contract";
import type { WriteStep } from "../write/WriteStep.ts";

const newline = "\n".charCodeAt(0);

/** What is known of one journal: where each of its lines begins, how long it is, and how often it was cut. */
interface FileAccount {
  /** Offsets of the lines that have begun. */
  starts: number[];
  byteLength: number;
  generation: number;
  isInLine: boolean;
}

/** Walks write steps and knows where every line comes to stand. */
export class LineAccount {
  readonly #files = new Map<string, FileAccount>();

  /** Follows a step; gives where the line stands that its bytes begin or go on with, or the cut it makes. */
  take(step: WriteStep): Position | undefined {
    if (step.type === "replace") return undefined;
    const account = this.#accountOf(step.file);
    if (step.type === "append") return this.#append(step.file, account, step.bytes);
    if (step.type === "truncate") return this.#truncate(step.file, account, step.byteLength);
    return undefined;
  }

  /** How often a file was cut so far. */
  generationOf(file: string): number {
    return this.#files.get(file)?.generation ?? 0;
  }

  #accountOf(file: string): FileAccount {
    const known = this.#files.get(file) ?? { starts: [], byteLength: 0, generation: 0, isInLine: false };
    this.#files.set(file, known);
    return known;
  }

  #append(file: string, account: FileAccount, bytes: Uint8Array): Position {
    const line = account.starts.length + (account.isInLine ? 0 : 1);
    for (let at = 0; at < bytes.length;) {
      if (!account.isInLine) account.starts.push(account.byteLength + at);
      const end = bytes.indexOf(newline, at);
      account.isInLine = end === -1;
      at = end === -1 ? bytes.length : end + 1;
    }
    account.byteLength += bytes.length;
    const offset = account.starts[line - 1] ?? account.byteLength;
    return { file, offset, line, generation: account.generation };
  }

  /** A reader that is told of a cut counts no line yet, so that the cut differs from the first line. */
  #truncate(file: string, account: FileAccount, byteLength: number): Position {
    account.starts = account.starts.filter((start) => start < byteLength);
    account.isInLine = byteLength > 0 && account.isInLine;
    account.byteLength = byteLength;
    account.generation++;
    return { file, offset: 0, line: 0, generation: account.generation };
  }
}
