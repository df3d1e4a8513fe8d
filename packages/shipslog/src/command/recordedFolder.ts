import { escapeControls } from "@shipslog/contract/internal";
import { resolve } from "node:path";
import { parseJournalName, type JournalName } from "@shipslog/contract";
import type { Host } from "./Host.ts";
import { findSources } from "../openFolder/findSources.ts";
import { markFile } from "../simulateFolder/folderMark.ts";
import { listFolder } from "../openFolder/listFolder.ts";
import { UsageError } from "../failure/errors.ts";

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

/**
 * Lists the folder to read, or some of its journals, and notes what is not a file; throws when there are no journals, or when
 * it is also the folder to write.
 */
export async function readRecordedFolder(
  args: { readonly positionals: readonly string[]; required(option: "out"): string },
  command: string,
  { err }: Pick<Host, "err">,
): Promise<RecordedFolder> {
  if (args.positionals.length === 0) {
    throw new UsageError(`expected one folder; usage: shipslog ${command} DIR --out DIR`);
  }
  const out = args.required("out");
  for (const path of args.positionals) refuseSame(path, out);
  const sources = await findSources(args.positionals);
  const [source, ...more] = sources;
  if (source === undefined || more.length > 0) {
    const folders = sources.map(({ folder }) => folder).join(", ");
    throw new UsageError(`journals are in several folders: ${folders}; run it for each, because --out is one folder`);
  }
  const { folder, hasCompanions, skipped } = source;
  for (const text of skipped) err.write(`shipslog: ${escapeControls(text)}; skipped\n`);
  refuseSame(folder, out);
  const journals = source.journals.flatMap(({ file }) => parseJournalName(file) ?? []);
  const beside = (hasCompanions ? await listFolder(folder) : []).filter((name) => parseJournalName(name) === undefined);
  const companions = beside.filter((name) => name.endsWith(".json"));
  const others = beside.filter((name) => !companions.includes(name) && name !== markFile);
  return { folder, out, journals, companions, others };
}

/** Throws if the folder to write is also read. */
export function refuseSame(folder: string, out: string): void {
  if (resolve(folder) === resolve(out)) throw new UsageError(`--out must be a different folder than ${folder}`);
}
