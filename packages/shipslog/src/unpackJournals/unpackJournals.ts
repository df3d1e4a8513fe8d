import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, posix } from "node:path";
import { gunzipSync } from "node:zlib";
import { JournalError } from "@shipslog/journal";
import { UsageError } from "../failure/errors.ts";
import { expandGlob, isGlob } from "../openFolder/expandGlob.ts";
import { hasJournals, isFolder, listFolder, statPath, subfoldersOf } from "../openFolder/listFolder.ts";
import { isGzip, isZipName, journalNameOf, packedJournalName } from "./packedName.ts";
import { readZip } from "./readZip.ts";

/** More than a player writes in ten years: what unpacks to more is an attack, or a mistake. */
const mostBytes = 2_000_000_000;

/** Paths that lead to journals only, and what is gone when they are read. */
export interface UnpackedPaths {
  /** The paths, with folders of unpacked journals in place of packed ones. */
  readonly paths: readonly string[];
  /** The folders of unpacked journals, each with the folder that it was packed in; undefined for one from a zip. */
  readonly origins: ReadonlyMap<string, string | undefined>;
  /** What is packed and cannot be read. */
  readonly unreadable: readonly JournalError[];
  /** Removes the unpacked journals. */
  close(): Promise<void>;
}

/**
 * Unpacks the journals of zips and of `.gz` files into a folder of their own, and copies those with the name of a copy, as `Journal….01(1).log`,
 * so that each has the name of a journal: those that paths name, and those in folders that paths name. Nothing else is touched.
 */
export async function unpackJournals(paths: readonly string[]): Promise<UnpackedPaths> {
  const shelf = new Shelf();
  try {
    const left: string[] = [];
    for (const path of paths) if (await keepsPath(path, shelf)) left.push(path);
    return {
      paths: [...left, ...shelf.origins.keys()],
      origins: shelf.origins,
      unreadable: shelf.unreadable,
      close: () => shelf.close(),
    };
  } catch (error) {
    await shelf.close();
    throw error;
  }
}

/** Unpacks what a path leads to; returns whether it leads to something else too, or to nothing. */
async function keepsPath(path: string, shelf: Shelf): Promise<boolean> {
  const stats = await statPath(path);
  if (stats === undefined) return isGlob(path) ? await keepsPattern(path, shelf) : true;
  if (stats.type === "folder") return await keepsFolder(path, shelf);
  const name = basename(path);
  if (stats.type !== "file") return true;
  if (isZipName(name)) await shelf.addZip(path);
  else if (packedJournalName(name) !== undefined) await shelf.addFile(path);
  else return true;
  return false;
}

/** A pattern may match packed journals and others. */
async function keepsPattern(pattern: string, shelf: Shelf): Promise<boolean> {
  const matches = await expandGlob(pattern);
  const kept: boolean[] = [];
  for (const match of matches) kept.push(await keepsPath(match, shelf));
  return matches.length === 0 || kept.includes(true);
}

/** Zips in a folder are left alone: they may hold anything. A folder of folders stands for those. */
async function keepsFolder(folder: string, shelf: Shelf): Promise<boolean> {
  const packed = await packedIn(folder);
  for (const name of packed) await shelf.addFile(join(folder, name));
  if (await hasJournals(folder)) return true;
  if (packed.length > 0) return false;
  let isPacked = false;
  let hasOthers = false;
  for (const subfolder of await subfoldersOf(folder)) {
    const names = await packedIn(subfolder).catch(() => []);
    for (const name of names) await shelf.addFile(join(subfolder, name));
    isPacked ||= names.length > 0;
    hasOthers ||= await hasJournals(subfolder).catch(() => false);
  }
  return hasOthers || !isPacked;
}

async function packedIn(folder: string): Promise<readonly string[]> {
  const names = (await listFolder(folder)).filter((name) => packedJournalName(name) !== undefined);
  const found = await Promise.all(names.map((name) => isFolder(join(folder, name)).catch(() => false)));
  return names.filter((_, at) => found[at] === false);
}

/** A temporary folder with unpacked journals. */
class Shelf {
  readonly origins = new Map<string, string | undefined>();
  readonly unreadable: JournalError[] = [];
  /** The folders for each origin, each with its names: two journals of one name need two folders. */
  readonly #folders = new Map<string, Map<string, Set<string>>>();
  #root: Promise<string> | undefined;
  #byteLength = 0;

  /** Unpacks or copies one journal. */
  async addFile(path: string): Promise<void> {
    const name = journalNameOf(basename(path)) ?? "";
    await this.#unlessUnreadable(path, async () => {
      const content = isGzip(path) ? this.#unzipped(path, await readFile(path)) : undefined;
      const place = join(await this.#folderFor(dirname(path), dirname(path), name), name);
      await (content === undefined ? copyFile(path, place) : writeFile(place, content));
    });
  }

  /** Unpacks the journals of a zip, each folder of it by itself. */
  async addZip(path: string): Promise<void> {
    await this.#unlessUnreadable(path, () =>
      readZip(path, async (entries) => {
        const journals = entries.filter((entry) => journalNameOf(posix.basename(entry.path)) !== undefined);
        if (journals.length === 0) {
          throw new UsageError(`no journals in ${path}: journals are named Journal.DATE.PART.log`);
        }
        for (const entry of journals) {
          await this.#unlessUnreadable(`${path}/${entry.path}`, async () => {
            this.#count(path, entry.byteLength);
            const packed = await entry.read();
            const content = isGzip(entry.path) ? this.#unzipped(path, packed) : packed;
            const name = journalNameOf(posix.basename(entry.path)) ?? "";
            const folder = await this.#folderFor(`${path}/${posix.dirname(entry.path)}`, undefined, name);
            await writeFile(join(folder, name), content);
          });
        }
      }),
    );
  }

  async close(): Promise<void> {
    const root = await this.#root;
    if (root !== undefined) await rm(root, { recursive: true, force: true });
  }

  #unzipped(path: string, packed: Buffer): Buffer {
    const content = gunzipSync(packed, { maxOutputLength: mostBytes - this.#byteLength + 1 });
    this.#count(path, content.length);
    return content;
  }

  #count(path: string, byteLength: number): void {
    this.#byteLength += byteLength;
    if (this.#byteLength > mostBytes) {
      throw new UsageError(`${path} unpacks to more than 2 GB of journals; unpack it, and name the folder`);
    }
  }

  /** A folder for journals of one origin that has no journal of this name yet; its name ends as that of the origin, for messages. */
  async #folderFor(group: string, origin: string | undefined, name: string): Promise<string> {
    const folders = this.#folders.get(group) ?? new Map<string, Set<string>>();
    this.#folders.set(group, folders);
    for (const [folder, names] of folders) {
      if (names.has(name)) continue;
      names.add(name);
      return folder;
    }
    this.#root ??= mkdtemp(join(tmpdir(), "shipslog-unpacked-"));
    const folder = join(await this.#root, String(this.origins.size + 1), basename(group));
    await mkdir(folder, { recursive: true });
    folders.set(folder, new Set([name]));
    this.origins.set(folder, origin);
    return folder;
  }

  async #unlessUnreadable(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof UsageError) throw error;
      this.unreadable.push(new JournalError("unreadable", path, error));
    }
  }
}
