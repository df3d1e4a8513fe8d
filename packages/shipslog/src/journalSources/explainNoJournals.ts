import { formatCount } from "@shipslog/contract/internal";
import { listFolder, subfoldersOf } from "./listFolder.ts";

const maxNames = 3;

/** The message for a folder without journals: where was searched, what is there instead, and what to do. */
export async function explainNoJournals(folder: string): Promise<string> {
  const names = await listFolder(folder);
  const folders = await subfoldersOf(folder);
  const files = names.length - folders.length;
  const inside =
    names.length === 0
      ? "it is empty"
      : `it has ${listed(names)}${files === names.length ? "" : insideOf(folders.length)}`;
  return `no journals in ${folder}: ${inside}; ${noJournalsAdvice}`;
}

/** What to do when there are no journals. */
export const noJournalsAdvice =
  "journals are named Journal.DATE.PART.log; shipslog doctor finds the game's folder, shipslog simulate --out DIR writes one";

const insideOf = (folders: number) =>
  `; its ${formatCount(folders, "subfolder")} ${folders === 1 ? "has" : "have"} no journals either (deeper folders are not searched)`;

function listed(names: readonly string[]): string {
  const more = names.length - maxNames;
  return more <= 0 ? names.join(", ") : `${names.slice(0, maxNames).join(", ")} and ${more} more`;
}
