import type { Watermark } from "@shipslog/contract";

/** The key of a journal in a map: one generation of a file of a commander. */
export function journalKey({
  commander,
  file,
  generation,
}: Pick<Watermark, "commander" | "file" | "generation">): string {
  return `${commander}/${generation}/${file}`;
}
