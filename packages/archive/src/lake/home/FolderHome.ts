import { mkdirSync, readdirSync } from "node:fs";
import { readdir, readFile, stat, unlink } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { either, objectOption, required, requireOption, textOption } from "@shipslog/contract/internal";
import { createFile, sealFile, syncFolder, writeDurably } from "./durableFile.ts";
import type { LakeHome, LakePlace } from "./LakeHome.ts";

/** A lake in a folder of a local disk. */
class FolderHome implements LakeHome {
  readonly name: string;
  readonly folder: string;
  readonly isRemote = false;

  constructor(folder: string) {
    this.name = folder;
    this.folder = folder;
  }

  async listNames(): Promise<readonly string[]> {
    const { folder } = this;
    return await Promise.resolve()
      .then(() => readdirSync(folder))
      .catch(unlessMissing([]));
  }

  async listPaths(): Promise<readonly string[]> {
    const found = await readdir(this.folder, { recursive: true });
    return found.map((path) => path.split(sep).join("/"));
  }

  async sizesOf(paths: readonly string[]): Promise<readonly (number | undefined)[]> {
    const sizeOf = async (path: string) => (await stat(join(this.folder, path)).catch(() => undefined))?.size;
    return await Promise.all(paths.map(sizeOf));
  }

  async readText(path: string): Promise<string | undefined> {
    return await readFile(join(this.folder, path), "utf8").catch(unlessMissing(undefined));
  }

  async createText(path: string, text: string): Promise<boolean> {
    mkdirSync(this.folder, { recursive: true });
    return await createFile(join(this.folder, path), text);
  }

  async write(path: string, content: Uint8Array): Promise<string> {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    // The name is in its folder when the first of these begins to wait.
    const [digest] = await Promise.all([writeDurably(join(this.folder, path), content), this.#syncFolders([path])]);
    return digest;
  }

  async seal(paths: readonly string[]): Promise<readonly string[]> {
    const digests = await Promise.all(paths.map((path) => sealFile(join(this.folder, path))));
    await this.#syncFolders(paths);
    return digests;
  }

  async remove(path: string): Promise<void> {
    await unlink(join(this.folder, path));
  }

  async bring(): Promise<void> {
    // It is there.
  }

  bringAgain(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async tidyCopies(): Promise<void> {
    // There are none.
  }

  /** Makes the names of files durable, also those of new folders. */
  async #syncFolders(paths: readonly string[]): Promise<void> {
    const folders = new Set(paths.map((path) => dirname(join(this.folder, path))));
    await Promise.all([...new Set([...folders, ...[...folders].map(dirname), this.folder])].map(syncFolder));
  }
}

/** The home of a lake: a text is its folder. */
export function homeOf(place: LakePlace): LakeHome {
  return typeof place === "string" ? new FolderHome(place) : place;
}

/** Throws unless a value can be a place of a lake. */
export function requirePlace(lake: unknown): void {
  requireOption("lake", lake, required(either(textOption, objectOption)));
}

function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return value;
    throw error;
  };
}
