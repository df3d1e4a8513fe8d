import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { LakeError } from "./LakeError.ts";
import type { HomeFile, LakeHome } from "./LakeHome.ts";
import { ObjectStore, type ObjectStoreAccess } from "./ObjectStore.ts";

/** How a lake in an object store is reached, and where the copies of its files are. */
export interface ObjectHomeOptions extends ObjectStoreAccess {
  /** A folder for the copies of files that queries and merging read. It can be removed at any time. */
  readonly copies: string;
  /** Letters and digits that differ for any two processes. */
  readonly writer: string;
}

const address = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/;
/** How many objects are read or written at once. */
const atOnce = 8;
/** A copy that nobody lists may belong to a commit in progress, until it is this old. */
const progressMs = 24 * 3600_000;

/** Whether a text is the address of a lake in an object store. */
export function isObjectAddress(text: string): boolean {
  return text.startsWith("s3://");
}

/** The home of a lake under a prefix of an object store: `s3://bucket/lake`. */
export function objectHome(lake: string, options: ObjectHomeOptions): LakeHome {
  const [, bucket, path = ""] = address.exec(lake) ?? [];
  if (bucket === undefined) {
    throw new LakeError("not-a-lake", `${lake} is no address of a bucket`, undefined, "write it as s3://bucket/lake");
  }
  const inside = path.replace(/\/+$/, "");
  const name = inside === "" ? `s3://${bucket}` : `s3://${bucket}/${inside}`;
  return new ObjectHome(name, inside === "" ? "" : `${inside}/`, new ObjectStore(bucket, options), options);
}

/**
 * A lake in an object store. DuckDB reads and writes copies of its files in a folder; a commit is a PUT on the condition that there
 * is no object of its name.
 */
class ObjectHome implements LakeHome {
  readonly name: string;
  readonly folder: string;
  readonly isRemote = true;
  readonly #prefix: string;
  readonly #store: ObjectStore;
  readonly #options: ObjectHomeOptions;
  #created = 0;

  constructor(name: string, prefix: string, store: ObjectStore, options: ObjectHomeOptions) {
    this.name = name;
    this.folder = options.copies;
    this.#prefix = prefix;
    this.#store = store;
    this.#options = options;
  }

  async listNames(): Promise<readonly string[]> {
    return (await this.#store.list(this.#prefix, false)).map(({ key }) => this.#pathOf(key));
  }

  async listPaths(): Promise<readonly string[]> {
    return (await this.#store.list(this.#prefix, true)).map(({ key }) => this.#pathOf(key));
  }

  async sizesOf(paths: readonly string[]): Promise<readonly (number | undefined)[]> {
    const listed = await this.#store.list(this.#prefix, true);
    const sizes = new Map(listed.map(({ key, bytes }) => [this.#pathOf(key), bytes]));
    return paths.map((path) => sizes.get(path));
  }

  async readText(path: string): Promise<string | undefined> {
    const found = await this.#store.read(this.#prefix + path);
    return found === undefined ? undefined : Buffer.from(found.body).toString("utf8");
  }

  async createText(path: string, text: string): Promise<boolean> {
    this.#created += 1;
    return await this.#store.create(this.#prefix + path, Buffer.from(text), `${this.#options.writer}-${this.#created}`);
  }

  async write(path: string, content: Uint8Array): Promise<string> {
    const place = join(this.folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
    const [digest = ""] = await this.seal([path]);
    return digest;
  }

  async seal(paths: readonly string[]): Promise<readonly string[]> {
    const digests = new Map<string, string>();
    await forEach(paths, async (path) => {
      const body = await readFile(join(this.folder, path));
      await this.#store.write(this.#prefix + path, body);
      digests.set(path, createHash("sha256").update(body).digest("hex"));
    });
    return paths.map((path) => digests.get(path) ?? "");
  }

  async remove(path: string): Promise<void> {
    await this.#store.remove(this.#prefix + path);
    await rm(join(this.folder, path), { force: true });
  }

  async bring(file: HomeFile): Promise<void> {
    const copy = await stat(join(this.folder, file.path)).catch(() => undefined);
    if (copy?.size !== file.bytes) await this.bringAgain(file);
  }

  async bringAgain({ path }: HomeFile): Promise<boolean> {
    const place = join(this.folder, path);
    const found = await this.#store.read(this.#prefix + path);
    if (found === undefined) {
      await rm(place, { force: true });
      return true;
    }
    const unfinished = `${place}.${this.#options.writer}.tmp`;
    await mkdir(dirname(place), { recursive: true });
    await writeFile(unfinished, found.body);
    await rename(unfinished, place);
    return true;
  }

  async tidyCopies(paths: ReadonlySet<string>): Promise<void> {
    const found = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of found) {
      const place = join(entry.parentPath, entry.name);
      const path = place
        .slice(this.folder.length + 1)
        .split(sep)
        .join("/");
      if (!entry.isFile() || paths.has(path)) continue;
      const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (this.#options.machine.nowMs() - mtimeMs > progressMs) await rm(place, { force: true });
    }
  }

  #pathOf(key: string): string {
    return key.slice(this.#prefix.length);
  }
}

/** Works on some items at once, and waits for all before it throws. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  for (const each of ended) if (each.status === "rejected") throw each.reason;
}
