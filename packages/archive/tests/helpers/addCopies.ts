import { basename } from "node:path";
import type { LakeSink } from "@shipslog/archive";
import { corpusFiles } from "../../../../tests/helpers/corpus.ts";

/** The journals of each copy are divided among so many commanders. */
const commandersOfCopy = 20;
/** The most journals of one commit, fewer than there are real ones. */
const journalsOfCommit = 250;
/** About how many lines a real journal has. */
const linesOfJournal = 700;

/** Adds copies of real journals to a lake until it has some lines more. Each copy has commanders of its own. */
export async function addCopies(sink: LakeSink, lines: number, firstCopy: number): Promise<void> {
  const real = corpusFiles({ everyNthFile: 1 });
  const wanted = linesIn(sink) + lines;
  let added = 0;
  for (let missing = lines; missing > 0; missing = wanted - linesIn(sink)) {
    const first = added;
    const count = Math.min(journalsOfCommit, Math.ceil(missing / linesOfJournal));
    const journals = Array.from({ length: count }, (_, at) => {
      const number = first + at;
      const { path = "", name = "" } = real[number % real.length] ?? {};
      const commander = copiedCommander(firstCopy + Math.floor(number / real.length), number % real.length);
      return { path, commander, file: basename(name), generation: 0 };
    });
    await sink.addJournals(journals);
    await sink.commit();
    added += count;
  }
}

/** The lines that a lake has stored. */
export function linesIn({ manifest }: Pick<LakeSink, "manifest">): number {
  return manifest.files.reduce((sum, { table, rows }) => (table === "events" ? sum + rows : sum), 0);
}

/** The commander of a journal in a copy. */
export function copiedCommander(copy: number, journal: number): string {
  return `F${String(copy).padStart(4, "0")}${String(journal % commandersOfCopy).padStart(2, "0")}`;
}
