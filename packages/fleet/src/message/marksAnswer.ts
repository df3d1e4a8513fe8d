import { decodeFile, encodeFile } from "./header.ts";
import { parseGenerations, printGenerations, type FileMarks, type FileOffset } from "./watermark.ts";

/** A part of the marks of a commander's files. */
export interface MarksAnswer {
  readonly files: readonly FileMarks[];
  /** The first file that is left out, from which to ask on; undefined if none is. */
  readonly next: string | undefined;
}

/** The first line of an answer is this, with the file that follows if it is not all. */
const title = "marks 1";

/** The longest name that is printed, three bytes for each byte of UTF-8. */
const longestNameBytes = 1800;

/**
 * Prints the marks of a commander's files from a name on: one file on each line, its generations newest first. What would be longer than
 * the server takes is left for the next question.
 */
export function printMarks(marks: ReadonlyMap<string, readonly FileOffset[]>, from: string, mostBytes: number): string {
  const lines: string[] = [];
  let bytes = title.length + longestNameBytes;
  for (const file of [...marks.keys()].filter((name) => name >= from).sort()) {
    const name = encodeFile(file);
    const line = `${name} ${printGenerations(marks.get(file) ?? [])}`;
    bytes += line.length + 1;
    if (bytes > mostBytes) return [`${title} ${name}`, ...lines].join("\n");
    lines.push(line);
  }
  return [title, ...lines].join("\n");
}

/** Parses an answer; undefined if it is malformed. */
export function parseMarksAnswer(text: string): MarksAnswer | undefined {
  const [head = "", ...lines] = text.split("\n");
  const next = head.startsWith(`${title} `) ? decodeFile(head.slice(title.length + 1)) : undefined;
  if (head !== title && next === undefined) return undefined;
  const files: FileMarks[] = [];
  for (const line of lines) {
    const [name = "", ...generations] = line.split(" ");
    const file = decodeFile(name);
    const found = file === undefined ? undefined : parseGenerations(file, generations);
    if (found === undefined || found.marks.length === 0) return undefined;
    files.push(found);
  }
  return { files, next };
}
