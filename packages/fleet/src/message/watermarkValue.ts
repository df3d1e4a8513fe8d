import type { FileOffset } from "./FileOffset.ts";

/** Prints the value of a watermark. Its key has the commander and the file. */
export function printWatermark({ generation, offset }: Omit<FileOffset, "file">): string {
  return `${generation} ${offset}`;
}

/** Parses the value of a watermark; undefined if it is malformed. */
export function parseWatermark(text: string): Omit<FileOffset, "file"> | undefined {
  const [, generation, offset] = /^(\d{1,15}) (\d{1,16})$/.exec(text) ?? [];
  return generation === undefined ? undefined : { generation: Number(generation), offset: Number(offset) };
}
