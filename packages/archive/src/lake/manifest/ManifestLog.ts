import { homeOf } from "../home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../home/LakeHome.ts";
import { LakeError, StaleOwnerError } from "../home/LakeError.ts";
import { manifestOf, parseManifest, printManifest, type Manifest, type ManifestRecord } from "./Manifest.ts";
import { manifestName, parseManifestName, parseUnfinishedName, type ManifestName } from "./manifestName.ts";

/** How many manifests are kept with their checkpoints, for readers that have just listed the folder. */
const keptVersions = 2;

/**
 * The manifests of one partition. Each is a file that never changes; the one with the highest version is current, together with
 * the checkpoint that it is based on.
 */
export class ManifestLog {
  readonly #home: LakeHome;
  readonly #partition: string;
  /** The checkpoints of the newest manifests. */
  #bases: readonly number[] = [];

  constructor(lake: LakePlace, partition: string) {
    this.#home = homeOf(lake);
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
        const manifest = await this.#read(newest);
        // Else it was removed after the manifests were listed: list again.
        if (manifest !== undefined) return manifest;
      } catch (error) {
        if (!isDamage(error)) throw error;
        onDamaged(error, newest.name);
        damaged.set(newest.name, error);
      }
    }
  }

  /** Reads a manifest together with the checkpoint that it is based on; undefined if it was removed. */
  async #read({ name }: ManifestName): Promise<Manifest | undefined> {
    const record = await this.#parse(name);
    if (record?.base === undefined) return record === undefined ? undefined : manifestOf(record);
    const checkpoint = manifestName(this.#partition, record.base);
    const base = await this.#parse(checkpoint);
    if (base !== undefined) return manifestOf(base, record);
    const newest = (await this.#versions()).slice(-keptVersions);
    // The checkpoints of the newest manifests are kept; that of an older one may have been removed since they were listed.
    if (newest.every((each) => each.name !== name)) return undefined;
    throw new LakeError("damaged", `${this.#placeOf(checkpoint)} is missing`);
  }

  async #parse(name: string): Promise<ManifestRecord | undefined> {
    const text = await this.#home.readText(name);
    return text === undefined ? undefined : parseManifest(text, this.#placeOf(name));
  }

  #placeOf(name: string): string {
    return `${this.#home.name}/${name}`;
  }

  /**
   * Makes a manifest the current one. Throws a StaleOwnerError if its version or a higher one exists.
   */
  async commit(manifest: ManifestRecord): Promise<void> {
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
      const name = manifestName(this.#partition, manifest.version);
      return await this.#home.createText(name, printManifest(manifest));
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
    const left = (await this.#home.listNames()).filter((name) => {
      const unfinished = parseUnfinishedName(name);
      // One with a higher version may belong to a commit in progress.
      return unfinished?.partition === this.#partition && unfinished.version <= newest;
    });
    const bases = this.#bases.slice(0, kept);
    const old = versions
      .slice(0, -kept)
      .filter(({ version }) => !bases.includes(version))
      .map(({ name }) => name);
    await Promise.all([...left, ...old].map((name) => this.#remove(name)));
  }

  async #versions(): Promise<ManifestName[]> {
    const versions = (await listManifests(this.#home)).filter(({ partition }) => partition === this.#partition);
    return versions.sort((one, other) => one.version - other.version);
  }

  async #remove(name: string): Promise<void> {
    try {
      await this.#home.remove(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

/** Lists the manifests of all partitions and versions in a lake. */
export async function listManifests(home: LakeHome): Promise<ManifestName[]> {
  return (await home.listNames()).flatMap((name) => parseManifestName(name) ?? []);
}

/** The error about damaged manifests, with the newest version that is whole. */
function withWholeVersion(error: LakeError, names: readonly string[], { version, files }: Manifest): LakeError {
  const rows = files.reduce((sum, file) => sum + (file.table === "events" ? file.rows : 0), 0);
  const whole = `version ${version} before it is whole and has ${rows} lines`;
  const back = `remove ${names.join(" and ")} to go back to version ${version}, and archive the journals again`;
  const advice = `restore it from a backup, or ${back}`;
  return new LakeError("damaged", `${error.detail}; ${whole}`, error, advice);
}

function isDamage(error: unknown): error is LakeError {
  return error instanceof LakeError && error.code === "damaged";
}
