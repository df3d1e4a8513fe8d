import { resolve } from "node:path";
import type { JournalName } from "@shipslog/contract";
import { listJournals, nodeDisk } from "@shipslog/journal";
import type { Arguments } from "./Command.ts";
import { EnvironmentError } from "./EnvironmentError.ts";
import { UsageError } from "./UsageError.ts";

/** A folder of finished journals, and the folder something is to be made of it. */
export interface RecordedFolder {
  readonly folder: string;
  readonly out: string;
  /** In the order they were begun. */
  readonly journals: readonly JournalName[];
  /** The JSON files beside them: companion files, and what else the game keeps there. */
  readonly companions: readonly string[];
  /** Everything else that lies there. */
  readonly others: readonly string[];
}

/** Lists what a command that turns one folder into another was given; the two may not be the same. */
export async function recordedFolderOf(args: Arguments, command: string): Promise<RecordedFolder> {
  const [folder, ...more] = args.positionals;
  if (folder === undefined || more.length > 0) {
    throw new UsageError(`name one folder: shipslog ${command} DIR --out DIR`);
  }
  const out = args.required("out");
  if (resolve(out) === resolve(folder)) throw new UsageError(`--out must be another folder than ${folder}`);
  const names = (await nodeDisk.list(folder)) ?? [];
  const list = await listJournals(folder, nodeDisk);
  if (list === undefined) throw new EnvironmentError(`there is no folder ${folder}`);
  const { journals } = list;
  if (journals.length === 0) throw new EnvironmentError(`${folder} holds no journals; shipslog doctor looks for some`);
  const companions = names.filter((name) => name.endsWith(".json")).toSorted();
  const known = new Set([...companions, ...journals.map(({ file }) => file)]);
  return { folder, out, journals, companions, others: names.filter((name) => !known.has(name)) };
}
