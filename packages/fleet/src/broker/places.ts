import type { Place } from "../protocol/Sender.ts";

/** Prints the value of a watermark, whose key names commander and file. */
export function printMark({ generation, offset }: Omit<Place, "file">): string {
  return `${generation} ${offset}`;
}

/** Reads the value of a watermark; undefined for what is none. */
export function parseMark(text: string): Omit<Place, "file"> | undefined {
  const [, generation, offset] = /^(\d{1,15}) (\d{1,16})$/.exec(text) ?? [];
  return generation === undefined ? undefined : { generation: Number(generation), offset: Number(offset) };
}

/** Prints what a collector asks for. */
export function printAsk({ file, generation, offset }: Place): string {
  return JSON.stringify({ file, generation, offset });
}

/** Reads what a collector asks for; undefined for what is no ask. */
export function parseAsk(text: string): Place | undefined {
  try {
    const { file, generation, offset } = JSON.parse(text) as Partial<Place>;
    const isPlace = typeof file === "string" && Number.isSafeInteger(generation) && Number.isSafeInteger(offset);
    return isPlace ? ({ file, generation, offset } as Place) : undefined;
  } catch {
    return undefined;
  }
}
