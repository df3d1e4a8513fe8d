import type { Watermark } from "@shipslog/contract";

/** An offset in one generation of a journal file: a watermark without its commander. */
export type FileOffset = Omit<Watermark, "commander">;
