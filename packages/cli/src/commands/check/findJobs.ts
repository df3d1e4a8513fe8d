import { basename, dirname, join } from "node:path";
import { sessionOf } from "@shipslog/check";
import { listJournals, nodeDisk } from "@shipslog/journal";
import { EnvironmentError } from "../../EnvironmentError.ts";
import type { SessionJob } from "./SessionJob.ts";

/** A journal file under a path of the command line. */
interface Found {
  readonly path: string;
  readonly byteLength: number;
  /** Whether the path is its folder, so that companion files are checked too. */
  readonly isFromFolder: boolean;
}

/** Finds the sessions under paths, in the order of the paths and of file names. */
export async function findJobs(paths: readonly string[]): Promise<readonly SessionJob[]> {
  const found = (await Promise.all(paths.map(find))).flat();
  const sessions = [...Map.groupBy(found, ({ path }) => join(dirname(path), sessionOf(basename(path)))).values()];
  return sessions.map((files, index) => {
    const folder = dirname(files[0]?.path ?? "");
    const next = sessions[index + 1]?.[0]?.path;
    const isLast = next === undefined || dirname(next) !== folder;
    return {
      paths: files.map(({ path }) => path),
      byteLength: files.reduce((sum, { byteLength }) => sum + byteLength, 0),
      companionsIn: isLast && files.some(({ isFromFolder }) => isFromFolder) ? folder : undefined,
    };
  });
}

async function find(path: string): Promise<readonly Found[]> {
  const list = await listJournals(path, nodeDisk).catch(() => undefined);
  if (list !== undefined) return await Promise.all(list.journals.map(({ file }) => measure(join(path, file), true)));
  return [await measure(path, false)];
}

async function measure(path: string, isFromFolder: boolean): Promise<Found> {
  const stat = await nodeDisk.stat(path);
  if (stat === undefined) throw new EnvironmentError(`${path} does not exist`);
  return { path, byteLength: stat.size, isFromFolder };
}
