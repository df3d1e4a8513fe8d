import type { FileOffset } from "./watermark.ts";

/** Prints an ask: the offset from which a collector wants lines again. */
export function printAsk({ file, generation, offset }: FileOffset): string {
  return JSON.stringify({ file, generation, offset });
}

/** Parses an ask; undefined if it is malformed. */
export function parseAsk(text: string): FileOffset | undefined {
  try {
    const { file, generation, offset } = JSON.parse(text) as Partial<FileOffset>;
    const isOffset = typeof file === "string" && Number.isSafeInteger(generation) && Number.isSafeInteger(offset);
    return isOffset ? ({ file, generation, offset } as FileOffset) : undefined;
  } catch {
    return undefined;
  }
}
