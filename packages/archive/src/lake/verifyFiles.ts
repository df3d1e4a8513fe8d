import { damageOf, type DamagedFile } from "./files/damage.ts";
import type { LakeHome } from "./home/LakeHome.ts";
import { lakeVersion, readManifests } from "./lake.ts";
import { filesListedIn } from "./files/LakeFile.ts";

/** The result of comparing the files of a lake with its manifests. */
export interface FileVerification {
  readonly files: number;
  readonly bytes: number;
  /** Files without a checksum, of which only the size was compared. */
  readonly withoutChecksum: number;
  readonly damaged: readonly DamagedFile[];
}

/** Compares the size and the checksum of every file with the manifests. */
export async function verifyFiles(home: LakeHome): Promise<FileVerification> {
  for (;;) {
    const version = await lakeVersion(home);
    const manifests: DamagedFile[] = [];
    const found = await readManifests(home, (path) => manifests.push({ path, problem: "is not complete" }));
    const files = found.flatMap(filesListedIn);
    const damaged: DamagedFile[] = [];
    for (const file of files) {
      // A copy says nothing about the file.
      await home.bringAgain(file);
      const damage = await damageOf(home, file);
      if (damage !== undefined) damaged.push(damage);
    }
    // Another owner may have replaced the files meanwhile.
    if (damaged.length > 0 && (await lakeVersion(home)) !== version) continue;
    return {
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      withoutChecksum: files.filter(({ sha256 }) => sha256 === undefined).length,
      damaged: [...manifests, ...damaged],
    };
  }
}
