import { copyFile, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  functionOption,
  required,
  requireOption,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { LakeError } from "./home/LakeError.ts";
import type { Manifest } from "./manifest/Manifest.ts";
import { ManifestLog } from "./manifest/ManifestLog.ts";
import { lakeVersion, listPartitions, readManifests } from "./lake.ts";
import { sweep } from "./files/sweep.ts";
import { sealFile, syncFolder } from "./home/durableFile.ts";
import { filesListedIn, type LakeFile } from "./files/LakeFile.ts";

/** The result of copying a lake. */
export interface LakeCopy {
  /** All files of the copy, and their bytes. */
  readonly files: number;
  readonly bytes: number;
  /** The files that the folder did not have before. */
  readonly newFiles: number;
}

/** How files are copied. */
export interface CopyOptions {
  /** Copies one file. Default: `copyFile` of Node. */
  readonly copyOne?: ((from: string, to: string) => Promise<void>) | undefined;
}

const copyShapes: OptionShapes<CopyOptions> = { copyOne: functionOption };

/**
 * Copies a lake while others write to it. The copy is the lake at one commit of each partition, and every file in it has the checksum
 * of its manifest. Into a folder with an earlier copy only new files are copied, and files that the lake has no more are removed.
 */
export async function copyLake(
  lake: string,
  target: string,
  { copyOne = copyFile, ...others }: CopyOptions = {},
): Promise<LakeCopy> {
  requireOption("lake", lake, required(textOption));
  requireOption("target", target, required(textOption));
  requireOptions({ copyOne, ...others }, copyShapes);
  const before = await filesIn(target);
  await mkdir(target, { recursive: true, mode: 0o700 });
  let newFiles = 0;
  for (;;) {
    const version = await lakeVersion(lake);
    const manifests = await readManifests(lake);
    const files = manifests.flatMap(filesListedIn);
    try {
      // Small files first: they are the next to be merged, and then removed.
      for (const file of files.toSorted((one, other) => one.bytes - other.bytes)) {
        if (await isThere(target, file, before)) continue;
        await copyDurably(copyOne, lake, target, file);
        before.set(file.path, file);
        newFiles += 1;
      }
    } catch (error) {
      // A file was replaced since its manifest was read: continue with the next manifest. What is copied stays.
      if (isMissing(error) && (await lakeVersion(lake)) !== version) continue;
      throw isMissing(error) ? new LakeError("damaged", lake, error) : error;
    }
    for (const manifest of manifests) await commitCopy(target, manifest);
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), newFiles };
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The files of a lake by path; none if the folder is not a lake yet. */
async function filesIn(lake: string): Promise<Map<string, LakeFile>> {
  const manifests = (await listPartitions(lake)).length === 0 ? [] : await readManifests(lake);
  const files = manifests.flatMap(filesListedIn);
  return new Map(files.map((file) => [file.path, file]));
}

const pathsIn = ({ files, segments }: Pick<Manifest, "files" | "segments">) =>
  JSON.stringify([...files, ...segments].map(({ path }) => path).toSorted());

function otherLakeError(target: string): LakeError {
  return new LakeError("unwritable", `${target} has a copy of another lake`, undefined, "copy to a new folder");
}

/** Whether an earlier copy has a file. Throws if it has another file of this name: a restored lake may use a name again. */
async function isThere(target: string, file: LakeFile, before: ReadonlyMap<string, LakeFile>): Promise<boolean> {
  const known = before.get(file.path);
  if (known === undefined) return false;
  if (known.sha256 !== file.sha256 || known.bytes !== file.bytes) {
    throw otherLakeError(target);
  }
  const found = await stat(join(target, file.path)).catch(() => undefined);
  return found?.size === file.bytes;
}

async function copyDurably(
  copyOne: NonNullable<CopyOptions["copyOne"]>,
  lake: string,
  target: string,
  { path, sha256 }: LakeFile,
): Promise<void> {
  const place = join(target, path);
  await mkdir(dirname(place), { recursive: true });
  await copyOne(join(lake, path), place);
  const found = await sealFile(place);
  if (sha256 !== undefined && found !== sha256) {
    throw new LakeError("damaged", `${join(lake, path)} does not have the content that was written`);
  }
  await syncFolder(dirname(place));
}

/** Makes the copied files of a partition the current ones, with a manifest that needs no other. */
async function commitCopy(target: string, manifest: Manifest): Promise<void> {
  const { partition, version, epoch, owner, files, watermarks, watermarkFiles, segments } = manifest;
  const log = new ManifestLog(target, partition);
  const current = await log.current();
  if (current !== undefined && current.version > version) {
    throw new LakeError("unwritable", `${target} has a later copy`, undefined, "copy to a new folder");
  }
  if (current?.version === version) {
    // After a restore, a lake may reach the version of the copy again with other lines.
    if (pathsIn(current) !== pathsIn(manifest)) throw otherLakeError(target);
    return;
  }
  await log.commit({ partition, version, epoch, owner, files, watermarks, watermarkFiles, segments });
  await log.removeOld();
  await sweep(target, { ...manifest, epoch: epoch + 1 });
}
