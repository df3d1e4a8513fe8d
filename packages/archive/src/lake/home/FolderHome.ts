import { mkdir, readdir, readFile, stat, unlink } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { either, objectOption, required, requireOption, textOption } from "@shipslog/contract/internal";
import { createFile, sealFile, syncFolder } from "./durableFile.ts";
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
    return await readdir(this.folder).catch(unlessMissing([]));
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
    await mkdir(this.folder, { recursive: true });
    return await createFile(join(this.folder, path), text);
  }

  async seal(paths: readonly string[]): Promise<readonly string[]> {
    const digests = await Promise.all(paths.map((path) => sealFile(join(this.folder, path))));
    const folders = new Set(paths.map((path) => dirname(join(this.folder, path))));
    await Promise.all([...new Set([...folders, ...[...folders].map(dirname), this.folder])].map(syncFolder));
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
