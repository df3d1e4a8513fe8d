import { numberOption, required, textOption, type OptionShapes } from "@shipslog/contract/internal";
import { hasShape, readJson } from "../jsonShape.ts";
import type { FileOffset } from "./watermark.ts";

type Ask = Pick<FileOffset, "file" | "generation" | "offset">;

const wholeNumber = required(
  numberOption({ isWhole: true, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
);
const shapes: OptionShapes<Ask> = { file: required(textOption), generation: wholeNumber, offset: wholeNumber };

/** Prints an ask: the offset from which a collector wants lines again. */
export function printAsk({ file, generation, offset }: FileOffset): string {
  return JSON.stringify({ file, generation, offset });
}

/** Parses an ask; undefined if it is malformed. */
export function parseAsk(text: string): Ask | undefined {
  const value = readJson(text);
  if (!hasShape(value, shapes)) return undefined;
  const { file, generation, offset } = value;
  return { file, generation, offset };
}
