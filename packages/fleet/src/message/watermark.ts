import type { Watermark } from "@shipslog/contract";

/** An offset in one generation of a journal file: a watermark without its commander. */
export type FileOffset = Omit<Watermark, "commander">;

/** The watermarks of all generations of a file, as a collector reports them. */
export interface FileMarks {
  readonly file: string;
  /** The newest generation first; empty if nothing of the file is stored. */
  readonly marks: readonly FileOffset[];
  /** Whether these are all generations. A collector of the first version reports only the newest. */
  readonly isComplete: boolean;
}

/** Prints the value of a watermark. Its key has the commander and the file. */
export function printWatermark({ generation, offset }: Omit<FileOffset, "file">): string {
  return `${generation} ${offset}`;
}

/** Parses the value of a watermark; undefined if it is malformed. */
export function parseWatermark(text: string): Omit<FileOffset, "file"> | undefined {
  const [, generation, offset] = /^(\d{1,15}) (\d{1,16})$/.exec(text) ?? [];
  return generation === undefined ? undefined : { generation: Number(generation), offset: Number(offset) };
}

/** The header with all generations of a file. The value has only the newest, which the first version of uplinks reads. */
export const generationsHeader = "Generations";

/** The most generations that are reported; older ones are left out. */
const mostGenerations = 32;

/** Prints the generations of a file, newest first. */
export function printGenerations(marks: readonly FileOffset[]): string {
  return marks
    .map(({ generation, offset, lastOffset, fingerprint }) =>
      fingerprint === undefined || lastOffset === undefined
        ? `${generation}:${offset}`
        : `${generation}:${offset}:${lastOffset}:${fingerprint}`,
    )
    .join(" ");
}

const oneGeneration = /^(\d{1,15}):(\d{1,16})(?::(\d{1,16}):([0-9a-f]{16}))?$/;

/** Parses the value and the header of a watermark; undefined if one is malformed. */
export function parseMarks(file: string, value: string, header: string): FileMarks | undefined {
  const newest = parseWatermark(value);
  if (newest === undefined) return undefined;
  if (header === "") return { file, marks: [{ file, ...newest }], isComplete: false };
  return parseGenerations(file, header.split(" ", mostGenerations + 1));
}

/** Parses the generations of a file, each as it is printed; undefined if one is malformed. */
export function parseGenerations(file: string, texts: readonly string[]): FileMarks | undefined {
  const marks: FileOffset[] = [];
  for (const text of texts) {
    const [, generation, offset, lastOffset, fingerprint] = oneGeneration.exec(text) ?? [];
    if (generation === undefined || offset === undefined) return undefined;
    const last = fingerprint === undefined ? {} : { lastOffset: Number(lastOffset), fingerprint };
    marks.push({ file, generation: Number(generation), offset: Number(offset), ...last });
  }
  return { file, marks, isComplete: marks.length < mostGenerations };
}

/** Adds the mark of a generation to those of a file; the newest come first, and the oldest are left out. */
export function withMark(marks: readonly FileOffset[], mark: FileOffset): readonly FileOffset[] {
  const others = marks.filter(({ generation }) => generation !== mark.generation);
  return [...others, mark].sort((one, other) => other.generation - one.generation).slice(0, mostGenerations);
}

/** The key of a journal in a map: one generation of a file of a commander. */
export function journalKey({
  commander,
  file,
  generation,
}: Pick<Watermark, "commander" | "file" | "generation">): string {
  return `${commander}/${generation}/${file}`;
}

/** The key of a watermark in its bucket. The file name is encoded, because keys allow few characters and a dot separates tokens. */
export function watermarkKey(commander: string, file: string): string {
  return `${commander}.${Buffer.from(file).toString("base64url")}`;
}

/** Parses the key of a watermark; undefined if it is malformed. */
export function parseWatermarkKey(key: string): { readonly commander: string; readonly file: string } | undefined {
  const [commander, encoded, ...more] = key.split(".");
  if (commander === undefined || encoded === undefined || more.length > 0) return undefined;
  return { commander, file: Buffer.from(encoded, "base64url").toString() };
}
