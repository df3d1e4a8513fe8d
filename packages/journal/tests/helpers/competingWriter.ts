import type { WriteStep } from "@shipslog/contract";
import { JournalError } from "../../src/JournalError.ts";
import type { Disk } from "../../src/machine/Disk.ts";
import { nodeDisk } from "../../src/machine/nodeDisk.ts";
import { JournalWriter } from "../../src/write/JournalWriter.ts";

const linesEach = 5;

/** What a writer achieved. */
export interface WriterResult {
  /** How many lines it wrote without an error. */
  readonly acknowledged: number;
  /** The code of the error that ended it, or `none`. */
  readonly code: string;
}

/** The lines that a writer writes, each with the writer's name. */
export function linesBy(who: string): readonly string[] {
  return Array.from({ length: linesEach }, (_, number) => `{ "timestamp":"", "event":"${who}${number}" }\r\n`);
}

/** Opens a file with a writer of its own and appends the lines one after another. */
export async function writeAs(who: string, folder: string, file: string, disk: Disk = nodeDisk): Promise<WriterResult> {
  const writer = new JournalWriter(folder, { disk });
  const lines = linesBy(who).map((line): WriteStep => {
    return { type: "append", atMs: 0, file, bytes: Buffer.from(line) };
  });
  let acknowledged = 0;
  try {
    await writer.write({ type: "open", atMs: 0, file });
    for (const line of lines) {
      await writer.write(line);
      acknowledged++;
    }
  } catch (error) {
    return { acknowledged, code: error instanceof JournalError ? error.code : String(error) };
  }
  return { acknowledged, code: "none" };
}
