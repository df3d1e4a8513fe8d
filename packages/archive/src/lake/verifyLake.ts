import { join } from "node:path";
import { required, requireOption, textOption } from "@shipslog/contract/internal";
import { verifyPublished, type PublishedVerification } from "../iceberg/verifyPublished.ts";
import type { LakeFile } from "./Manifest.ts";
import { lakeVersion, readManifests } from "./readManifests.ts";
import { fileChecksum } from "./sync.ts";
import { wrongSizeOf, type DamagedFile } from "./wrongSizes.ts";

/** The result of comparing the files of a lake with its manifests. */
export interface LakeVerification {
  readonly files: number;
  readonly bytes: number;
  /** Files without a checksum, of which only the size was compared. */
  readonly withoutChecksum: number;
  readonly damaged: readonly DamagedFile[];
  readonly published: PublishedVerification;
}

/** Compares the size and the checksum of every file with the manifests, and the sizes of published files with their metadata. */
export async function verifyLake(lake: string): Promise<LakeVerification> {
  requireOption("lake", lake, required(textOption));
  for (;;) {
    const version = await lakeVersion(lake);
    const manifests: DamagedFile[] = [];
    const found = await readManifests(lake, (path) => manifests.push({ path, problem: "is not complete" }));
    const files = found.flatMap((manifest) => [...manifest.files, ...manifest.watermarkFiles]);
    const damaged: DamagedFile[] = [];
    for (const file of files) damaged.push(...(await damageOf(lake, file)));
    // Another owner may have replaced the files meanwhile.
    if (damaged.length > 0 && (await lakeVersion(lake)) !== version) continue;
    return {
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      withoutChecksum: files.filter(({ sha256 }) => sha256 === undefined).length,
      damaged: [...manifests, ...damaged],
      published: await verifyPublished(lake),
    };
  }
}

async function damageOf(lake: string, file: LakeFile): Promise<readonly DamagedFile[]> {
  const wrongSize = await wrongSizeOf(lake, file);
  if (wrongSize !== undefined || file.sha256 === undefined) return wrongSize === undefined ? [] : [wrongSize];
  if ((await fileChecksum(join(lake, file.path)).catch(() => "")) === file.sha256) return [];
  return [{ path: file.path, table: file.table, problem: "does not have the content that was written" }];
}
