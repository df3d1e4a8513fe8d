import { mkdir, readdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { createFile } from "../files/durableFile.ts";
import { LakeError, StaleOwnerError } from "../files/LakeError.ts";
import { manifestOf, parseManifest, printManifest, type Manifest, type ManifestRecord } from "./Manifest.ts";
import { manifestName, parseManifestName, parseUnfinishedName, type ManifestName } from "./manifestName.ts";

/** How many manifests are kept with their checkpoints, for readers that have just listed the folder. */
const keptVersions = 2;

/**
 * The manifests of one partition. Each is a file that never changes; the one with the highest version is current, together with
 * the checkpoint that it is based on.
 */
export class ManifestLog {
  readonly #lake: string;
  readonly #partition: string;
  /** The checkpoints of the newest manifests. */
  #bases: readonly number[] = [];

  constructor(lake: string, partition: string) {
    this.#lake = lake;
    this.#partition = partition;
  }

  /**
   * Reads the current manifest; undefined if there is none yet. Throws if it is damaged: a reader would answer from an older one
   * without what was added since, and an owner that continued from it would remove the files of the damaged one.
   */
  async current(): Promise<Manifest | undefined> {
    const damaged = new Map<string, LakeError>();
    const manifest = await this.#newest((error, name) => damaged.set(name, error));
    const [first] = damaged.values();
    if (first !== undefined && manifest !== undefined) throw withWholeVersion(first, [...damaged.keys()], manifest);
    if (manifest !== undefined) this.#bases = [manifest.base];
    return manifest;
  }

  /** Reads the newest manifest that is not damaged; `onDamaged` gets the name of each newer one. */
  async newestReadable(onDamaged: (name: string) => void): Promise<Manifest | undefined> {
    return await this.#newest((_, name) => onDamaged(name));
  }

  async #newest(onDamaged: (error: LakeError, name: string) => void): Promise<Manifest | undefined> {
    const damaged = new Map<string, LakeError>();
    for (;;) {
      const newest = (await this.#versions()).filter(({ name }) => !damaged.has(name)).at(-1);
      const [first] = damaged.values();
      if (newest === undefined && first !== undefined) throw first;
      if (newest === undefined) return undefined;
      try {
        return await this.#read(newest);
      } catch (error) {
        if (isDamage(error)) {
          onDamaged(error, newest.name);
          damaged.set(newest.name, error);
          continue;
        }
        // It was removed after the folder was listed: list again.
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      }
    }
  }

  /** Reads a manifest together with the checkpoint that it is based on. */
  async #read({ name }: ManifestName): Promise<Manifest> {
    const record = await this.#parse(name);
    if (record.base === undefined) return manifestOf(record);
    const checkpoint = manifestName(this.#partition, record.base);
    try {
      return manifestOf(await this.#parse(checkpoint), record);
    } catch (error) {
      const newest = (await this.#versions()).slice(-keptVersions);
      // The checkpoints of the newest manifests are kept; that of an older one may have been removed since the folder was listed.
      const isRemoved =
        (error as NodeJS.ErrnoException).code === "ENOENT" && newest.every((each) => each.name !== name);
      if (isRemoved) throw error;
      const problem = `${join(this.#lake, checkpoint)} is missing or not complete`;
      throw isDamage(error) ? error : new LakeError("damaged", problem, error);
    }
  }

  async #parse(name: string): Promise<ManifestRecord> {
    const path = join(this.#lake, name);
    return parseManifest(await readFile(path, "utf8"), path);
  }

  /**
   * Makes a manifest the current one. Throws a StaleOwnerError if its version or a higher one exists.
   */
  async commit(manifest: ManifestRecord): Promise<void> {
    await mkdir(this.#lake, { recursive: true });
    if (!(await this.#create(manifest))) {
      throw new StaleOwnerError(`version ${manifest.version} of ${this.#partition} was written by another owner`);
    }
    const newest = (await this.#versions()).at(-1);
    // The version may have been free because another owner had already gone past it and removed it.
    if (newest !== undefined && newest.version > manifest.version) {
      throw new StaleOwnerError(
        `${this.#partition} is at version ${newest.version}, this commit is ${manifest.version}`,
      );
    }
    this.#bases = [manifest.base ?? manifest.version, ...this.#bases].slice(0, keptVersions);
  }

  /** Creates the file of a manifest; returns false if another owner has written this version or a higher one. */
  async #create(manifest: ManifestRecord): Promise<boolean> {
    try {
      const path = join(this.#lake, manifestName(this.#partition, manifest.version));
      return await createFile(path, printManifest(manifest));
    } catch (error) {
      // An owner that is ahead has removed the unfinished file.
      const newest = (await this.#versions()).at(-1)?.version ?? 0;
      if ((error as NodeJS.ErrnoException).code === "ENOENT" && newest >= manifest.version) return false;
      throw error;
    }
  }

  /** Removes old manifests that no newer one is based on, but for some, and temporary files of owners that ended during a commit. */
  async removeOld(kept = keptVersions): Promise<void> {
    const versions = await this.#versions();
    const newest = versions.at(-1)?.version ?? 0;
    const left = (await readdir(this.#lake)).filter((name) => {
      const unfinished = parseUnfinishedName(name);
      // One with a higher version may belong to a commit in progress.
      return unfinished?.partition === this.#partition && unfinished.version <= newest;
    });
    const bases = this.#bases.slice(0, kept);
    const old = versions
      .slice(0, -kept)
      .filter(({ version }) => !bases.includes(version))
      .map(({ name }) => name);
    await Promise.all([...left, ...old].map((name) => remove(join(this.#lake, name))));
  }

  async #versions(): Promise<ManifestName[]> {
    const versions = (await listManifests(this.#lake)).filter(({ partition }) => partition === this.#partition);
    return versions.sort((one, other) => one.version - other.version);
  }
}

/** Lists the manifests of all partitions and versions in a lake. */
export async function listManifests(lake: string): Promise<ManifestName[]> {
  try {
    return (await readdir(lake)).flatMap((name) => parseManifestName(name) ?? []);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The error about damaged manifests, with the newest version that is whole. */
function withWholeVersion(error: LakeError, names: readonly string[], { version, files }: Manifest): LakeError {
  const rows = files.reduce((sum, file) => sum + (file.table === "events" ? file.rows : 0), 0);
  const whole = `version ${version} before it is whole and has ${rows} lines`;
  const back = `remove ${names.join(" and ")} to go back to version ${version}, and archive the journals again`;
  const advice = `restore it from a backup, or ${back}`;
  return new LakeError("damaged", `${error.detail}; ${whole}`, error, advice);
}

async function remove(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function isDamage(error: unknown): error is LakeError {
  return error instanceof LakeError && error.code === "damaged";
}
