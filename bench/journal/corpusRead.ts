import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Journal } from "@kayahr/ed-journal";
import { readJournal } from "@shipslog/journal";
import { corpusFiles } from "../../tests/helpers/corpus.ts";

/** The everyday corpus, 146 MB: its folders, and its files one by one. */
export interface Corpus {
  readonly folders: readonly string[];
  readonly paths: readonly string[];
  readonly megabytes: number;
}

/** Finds the everyday corpus on this machine. */
export function findCorpus(): Corpus {
  const paths = corpusFiles({ archives: ["journals"], everyNthFile: 1 }).map(({ path }) => path);
  const megabytes = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
  return { folders: [...new Set(paths.map((path) => dirname(path)))], paths, megabytes };
}

/** Reads all entries with our reader, or those of some kinds. */
export async function readOurs({ folders }: Corpus, kinds?: readonly string[]): Promise<void> {
  let events = 0;
  for (const folder of folders) {
    for await (const entry of readJournal(folder, { kinds })) if (entry.type === "event") events++;
  }
  if (events === 0) throw new Error("no event was read");
}

/** The least code that reads all lines: reads whole files, splits and parses them. */
export async function readBare({ paths }: Corpus): Promise<void> {
  for (const path of paths) {
    for (const line of (await readFile(path, "utf8")).split("\n")) if (line !== "") JSON.parse(line);
  }
}

/** The same with the journal reader on npm. */
export async function readKayahr({ folders }: Corpus): Promise<void> {
  for (const directory of folders) {
    const journal = await Journal.open({ directory });
    try {
      for await (const event of journal) if (event.event === undefined) throw new Error("a line without a name");
    } finally {
      await journal.close();
    }
  }
}
