import { objectShape, readShape, textShape, valueShape } from "@shipslog/contract/internal";
import type { FileOffset } from "./watermark.ts";

type Ask = Pick<FileOffset, "file" | "generation" | "offset">;

const wholeNumberShape = valueShape<number>({ allowed: "a whole number", accepts: Number.isSafeInteger });
const askShape = objectShape<Ask>({ file: textShape, generation: wholeNumberShape, offset: wholeNumberShape });

/** Prints an ask: the offset from which a collector wants lines again. */
export function printAsk({ file, generation, offset }: FileOffset): string {
  return JSON.stringify({ file, generation, offset });
}

/** Parses an ask; undefined if it is malformed. */
export function parseAsk(text: string): Ask | undefined {
  const ask = readShape(text, askShape);
  if (ask === undefined) return undefined;
  const { file, generation, offset } = ask;
  return { file, generation, offset };
}

/** The text of an ask for every line that is not stored, of all files. Uplinks of version 0.1.0 ignore it. */
export const askForAllText = "all";
