/**
 * The real journals in `../shared/corpus`, for tests, benchmarks and proofs. Each archive is unpacked once into the
 * temporary folder of the machine; none of it belongs to this repository.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../tools/workspace.ts";

/** The folder of the archives, relative to the root of the project. */
export const corpusFolder = "../shared/corpus";

/** The archives by name: the everyday set, the large one for thorough runs, and the journals of earlier games. */
export const corpusArchives = {
  journals: "journals.tar.xz",
  more: "journals-more.tar.xz",
  old: "journals-old.tar.xz",
} as const;

/** The name of an archive. */
export type CorpusArchive = keyof typeof corpusArchives;

/** Whether all archives exist. */
export const corpusAvailable = Object.values(corpusArchives).every((file) =>
  existsSync(join(root, corpusFolder, file)),
);

/** Whether the environment asks for every file rather than a sample. */
export const fullCorpus = process.env["SHIPSLOG_FULL"] === "1";

/** One journal file of the corpus. */
export interface CorpusFile {
  readonly archive: CorpusArchive;
  /** Path inside the archive, such as `2023/Journal.2023-01-31T175606.01.log`. */
  readonly name: string;
  /** Path on this machine. */
  readonly path: string;
}

/** One line of the corpus, without its line end. */
export interface CorpusLine {
  readonly file: CorpusFile;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Which part of the corpus to read; by default a sample of the two archives of today, or all of both with SHIPSLOG_FULL=1. */
export interface CorpusSelection {
  readonly archives?: readonly CorpusArchive[];
  /** 1 takes every file, 10 every tenth in order of name. */
  readonly everyNthFile?: number;
}

const sampleEveryNthFile = 5;

/** Unpacks an archive unless an earlier run has; the size of the archive tells one version from another. */
function unpack(archive: CorpusArchive): string {
  const source = join(root, corpusFolder, corpusArchives[archive]);
  const parent = join(tmpdir(), "shipslog-corpus");
  const folder = join(parent, `${archive}-${statSync(source).size}`);
  if (existsSync(folder)) return folder;
  mkdirSync(parent, { recursive: true });
  const fresh = mkdtempSync(join(parent, `${archive}-unpacking-`));
  execFileSync("tar", ["xJf", source, "-C", fresh]);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another process was quicker: its copy is as good.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Lists the journal files of a selection, in order of name. */
export function corpusFiles(selection: CorpusSelection = {}): readonly CorpusFile[] {
  const { archives = ["journals", "more"], everyNthFile = fullCorpus ? 1 : sampleEveryNthFile } = selection;
  return archives.flatMap((archive) => {
    const folder = unpack(archive);
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => basename(name).startsWith("Journal") && name.endsWith(".log"))
      .toSorted()
      .filter((_, index) => index % everyNthFile === 0)
      .map((name) => ({ archive, name, path: join(folder, name) }));
  });
}

/** Reads every line of a selection that is not empty, file after file. */
export async function* corpusLines(selection: CorpusSelection = {}): AsyncGenerator<CorpusLine> {
  for (const file of corpusFiles(selection)) {
    const text = await readFile(file.path, "utf8");
    let line = 0;
    for (const raw of text.split("\n")) {
      line++;
      if (raw !== "" && raw !== "\r") yield { file, line, text: raw.endsWith("\r") ? raw.slice(0, -1) : raw };
    }
  }
}
