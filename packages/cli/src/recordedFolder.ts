import { resolve } from "node:path";
import type { JournalName } from "@shipslog/contract";
import { listJournals, nodeDisk } from "@shipslog/journal";
import type { Arguments } from "./Command.ts";
import { EnvironmentError } from "./EnvironmentError.ts";
import { UsageError } from "./UsageError.ts";

/** A folder of recorded journals, and the folder to write. */
export interface RecordedFolder {
  readonly folder: string;
  readonly out: string;
  /** In order of time. */
  readonly journals: readonly JournalName[];
  /** The JSON files beside the journals: companion files, and others that the game writes. */
  readonly companions: readonly string[];
  /** All other files. */
  readonly others: readonly string[];
}

/** Lists the folder to read; throws when it is missing, has no journals, or is also the folder to write. */
export async function readRecordedFolder(args: Arguments, command: string): Promise<RecordedFolder> {
  const [folder, ...more] = args.positionals;
  if (folder === undefined || more.length > 0) {
    throw new UsageError(`expected one folder; usage: shipslog ${command} DIR --out DIR`);
  }
  const out = args.required("out");
  if (resolve(out) === resolve(folder)) throw new UsageError(`--out must be a different folder than ${folder}`);
  const names = (await nodeDisk.list(folder)) ?? [];
  const list = await listJournals(folder, nodeDisk);
  if (list === undefined) throw new EnvironmentError(`${folder} does not exist`);
  const { journals } = list;
  if (journals.length === 0) {
    throw new EnvironmentError(`${folder} has no journals; run shipslog doctor to find the game's folder`);
  }
  const companions = names.filter((name) => name.endsWith(".json")).toSorted();
  const known = new Set([...companions, ...journals.map(({ file }) => file)]);
  return { folder, out, journals, companions, others: names.filter((name) => !known.has(name)) };
}
