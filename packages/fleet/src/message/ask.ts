import type { FileOffset } from "./FileOffset.ts";

/** Prints what a collector asks for. */
export function printAsk({ file, generation, offset }: FileOffset): string {
  return JSON.stringify({ file, generation, offset });
}

/** Reads what a collector asks for; undefined for what is no ask. */
export function parseAsk(text: string): FileOffset | undefined {
  try {
    const { file, generation, offset } = JSON.parse(text) as Partial<FileOffset>;
    const isPlace = typeof file === "string" && Number.isSafeInteger(generation) && Number.isSafeInteger(offset);
    return isPlace ? ({ file, generation, offset } as FileOffset) : undefined;
  } catch {
    return undefined;
  }
}
