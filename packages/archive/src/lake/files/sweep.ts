import { basename } from "node:path/posix";
import { homeOf } from "../home/FolderHome.ts";
import type { LakePlace } from "../home/LakeHome.ts";
import { parseDataFileName } from "./dataFileName.ts";
import { filesListedIn, type FileLists } from "./LakeFile.ts";

/** What has to be known to tell files that are not needed. */
interface SweptPartition extends FileLists {
  readonly partition: string;
  readonly epoch: number;
}

/** How files are removed. */
export interface SweepOptions {
  /** Removes a file by its path inside the lake. */
  readonly remove?: (path: string) => Promise<void>;
  /** Whether a file that another program holds is an error, because its rows must be gone. */
  readonly mustRemove?: boolean;
  /** The names of data files that are being written and that no manifest lists yet. */
  readonly spared?: ReadonlySet<string>;
}

/** Windows refuses with these to remove a file that another program has open. */
const heldCodes = ["EBUSY", "EPERM", "EACCES"];

/**
 * Removes the files of a partition that its manifest does not list: left by a crash, written by a stale owner, or replaced by
 * merged files. Keeps files of this epoch and later ones: a commit may be about to list them. A file
 * that another program holds counts for nobody who reads the manifest; it is left for the next sweep.
 */
export async function sweep(lake: LakePlace, manifest: SweptPartition, options: SweepOptions = {}): Promise<void> {
  const { partition, epoch } = manifest;
  const home = homeOf(lake);
  const { remove = (path) => home.remove(path), mustRemove = false, spared = new Set() } = options;
  const listed = new Set(filesListedIn(manifest).map(({ path }) => path));
  const sparedVersions = new Set([...spared].map((name) => parseDataFileName(name)?.version));
  const leftOver = (await home.listPaths()).filter((path) => {
    const name = parseDataFileName(basename(path));
    if (name?.partition !== partition || name.epoch >= epoch) return false;
    return !sparedVersions.has(name.version) && !listed.has(path);
  });
  await Promise.all(
    leftOver.map(async (path) => {
      try {
        await remove(path);
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? "";
        // During a takeover the owner before may remove it too.
        if (code === "ENOENT") return;
        if (mustRemove || !heldCodes.includes(code)) throw error;
      }
    }),
  );
}
