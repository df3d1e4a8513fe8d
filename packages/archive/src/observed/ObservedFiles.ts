import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { countShape, listShape, objectShape, textShape } from "@shipslog/contract/internal";
import { copyTo } from "../engine/copyTo.ts";
import { openEngine, type EngineOptions } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";
import { observedTables } from "../generated/observedTables.ts";
import { sealFile, syncFolder } from "../lake/home/durableFile.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import { relationOf } from "../lake/files/relationOf.ts";
import { parseLakeJson } from "../lake/files/requireLakeShape.ts";
import { VerifiedFiles } from "../lake/files/VerifiedFiles.ts";
import { observedQuery } from "./observedQuery.ts";

/** A folder of the caller where something is kept between openings of a lake. It can be removed at any time. */
export interface LakeCache {
  readonly folder: string;
  /** Letters and digits that differ for any two processes. */
  readonly writer: string;
}

/** The description beside a typed file. */
interface Description {
  /** The digests of the files of `events` whose lines of the kind it has. */
  readonly lines: readonly string[];
  readonly bytes: number;
  readonly sha256: string;
}

const descriptionShape = objectShape<Description>({
  lines: listShape(textShape),
  bytes: countShape,
  sha256: textShape,
});

/** A typed file as far as the lake still has its lines. */
export interface TypedFile {
  readonly path: string;
  /** The digests of the files of `events` that its rows may come from; undefined if all its rows count. */
  readonly from: readonly string[] | undefined;
  /** The files of `events` whose lines it does not have. */
  readonly rest: readonly LakeFile[];
}

/** A typed file in one of the folders. */
interface FoundFile extends Description {
  readonly folder: string;
  readonly name: string;
}

/** The folder of a lake for the typed files that its owner makes. */
export function observedFolder(lake: string): string {
  return join(lake, "observed");
}

/** The column of a typed file with the digest of the file of `events` that a row comes from. No field has a space in its name. */
const origin = `"lines of"`;

/** A new file is made when the lines that are in none are more than this part of those in the best one. */
const mostRest = 1 / 4;

/** Where typed files are read from, and written to. */
export interface ObservedFolders {
  readonly read: readonly string[];
  readonly write?: LakeCache | undefined;
  /** Where it is remembered which of them are whole. */
  readonly memory?: LakeCache | undefined;
}

/**
 * The lines of observed kinds as typed Parquet files, made from the files of `events`. Everything in them can be made again: a row
 * whose line is in a file that the lake no longer has does not count, and a damaged file is not used.
 */
export class ObservedFiles {
  readonly #lake: string;
  /** The files of `events`, by digest. */
  readonly #lines: ReadonlyMap<string, LakeFile>;
  /** Files of an early lake, which have no digest. */
  readonly #unsealed: readonly LakeFile[];
  readonly #folders: ObservedFolders;
  /** The names of typed files, by folder. */
  readonly #names: ReadonlyMap<string, readonly string[]>;
  readonly #engine: EngineOptions;
  readonly #known = new Map<string, TypedFile | undefined>();

  private constructor(
    lake: string,
    events: readonly LakeFile[],
    folders: ObservedFolders,
    names: ReadonlyMap<string, readonly string[]>,
    engine: EngineOptions,
  ) {
    this.#lake = lake;
    this.#lines = new Map(events.flatMap((file) => (file.sha256 === undefined ? [] : [[file.sha256, file]])));
    this.#unsealed = events.filter(({ sha256 }) => sha256 === undefined);
    this.#folders = folders;
    this.#names = names;
    this.#engine = engine;
  }

  /** Lists the typed files in the folders. `events` are the files of that table. */
  static async open(
    lake: string,
    events: readonly LakeFile[],
    folders: ObservedFolders,
    engine: EngineOptions = {},
  ): Promise<ObservedFiles> {
    const names = new Map<string, readonly string[]>();
    for (const folder of new Set([...folders.read, ...(folders.write === undefined ? [] : [folders.write.folder])])) {
      const found = await readdir(folder).catch(() => []);
      names.set(
        folder,
        found.filter((name) => typedName.test(name)),
      );
    }
    return new ObservedFiles(lake, events, folders, names, engine);
  }

  /** Every file that a query may read: those that exist, and those that may be made. */
  get paths(): readonly string[] {
    const { write } = this.#folders;
    const made =
      write === undefined
        ? []
        : Object.keys(observedTables).map((kind) => join(write.folder, this.#nameOf(kind, write)));
    return [...[...this.#names].flatMap(([folder, names]) => names.map((name) => join(folder, name))), ...made];
  }

  /** The typed file of a kind, which is made if there is none that has most lines; undefined if it cannot be. */
  async find(kind: string): Promise<TypedFile | undefined> {
    if (!this.#known.has(kind)) this.#known.set(kind, await this.#findOrMake(kind));
    return this.#known.get(kind);
  }

  /** Makes the typed file of a kind if there is none that has most lines. */
  async renew(kind: string): Promise<void> {
    const best = await this.#findBest(kind);
    if (best === undefined || !this.#isEnough(best)) await this.#make(kind);
  }

  /** Makes the typed file of a kind; undefined if there is no folder or no line for it. */
  async #make(kind: string): Promise<TypedFile | undefined> {
    const { write } = this.#folders;
    if (write === undefined || this.#lines.size === 0) return undefined;
    const name = this.#nameOf(kind, write);
    const path = join(write.folder, name);
    const unfinished = `${path}.tmp`;
    await mkdir(write.folder, { recursive: true });
    const engine = await openEngine(this.#engine);
    try {
      const rows = observedQuery(kind, new Set(), { lines: this.#linesWithOrigin(), also: origin });
      const { bytes } = await copyTo(engine.connection, rows, unfinished);
      const description: Description = { lines: [...this.#lines.keys()], bytes, sha256: await sealFile(unfinished) };
      await rename(unfinished, path);
      await writeFile(`${unfinished}.json`, JSON.stringify(description));
      await rename(`${unfinished}.json`, describedBy(path));
      await syncFolder(write.folder);
    } finally {
      engine.close();
      await rm(unfinished, { force: true });
    }
    await this.#removeOthers(write.folder, kind);
    return { path, from: undefined, rest: this.#unsealed };
  }

  async #findOrMake(kind: string): Promise<TypedFile | undefined> {
    const best = await this.#findBest(kind);
    if (best !== undefined && this.#isEnough(best)) return best;
    // Without space or permission the lines are read as they are.
    return (await this.#make(kind).catch(() => undefined)) ?? best;
  }

  #isEnough({ rest }: TypedFile): boolean {
    return rowsIn(rest) <= mostRest * (rowsIn([...this.#lines.values(), ...this.#unsealed]) - rowsIn(rest));
  }

  /** The SQL of the lines of all files with a digest, each with the digest of its file. */
  #linesWithOrigin(): string {
    const files = [...this.#lines.values()];
    const digests = files.map(
      ({ path, sha256 = "" }) => `(${literal(resolve(join(this.#lake, path)))}, ${literal(sha256)})`,
    );
    const named = relationOf(this.#lake, files, "filename = true");
    return `(FROM ${named} JOIN (VALUES ${digests.join(", ")}) AS sealed(filename, ${origin}) USING (filename))`;
  }

  /** The whole typed file with the most lines of the lake. */
  async #findBest(kind: string): Promise<TypedFile | undefined> {
    const coveredBy = ({ lines }: Description) => lines.flatMap((digest) => this.#lines.get(digest) ?? []);
    const found = (await this.#described(kind))
      .map((file) => ({ file, covered: coveredBy(file) }))
      .filter(({ covered }) => covered.length > 0)
      .toSorted((one, other) => rowsIn(other.covered) - rowsIn(one.covered));
    for (const { file, covered } of found) {
      const verified = await this.#verified(file.folder);
      const compared = { path: file.name, table: kind, bytes: file.bytes, sha256: file.sha256 };
      if ((await verified.damageOf(compared)) !== undefined) continue;
      await verified.remember((this.#names.get(file.folder) ?? []).map((path) => ({ path })));
      const rest = [...this.#lines.values()].filter((each) => !covered.includes(each));
      return {
        path: join(file.folder, file.name),
        from: covered.length === file.lines.length ? undefined : covered.map(({ sha256 = "" }) => sha256),
        rest: [...rest, ...this.#unsealed],
      };
    }
    return undefined;
  }

  /** The typed files of a kind. */
  async #described(kind: string): Promise<readonly FoundFile[]> {
    const found: FoundFile[] = [];
    for (const [folder, names] of this.#names) {
      for (const name of names.filter((each) => each.startsWith(`${kind}.`))) {
        const description = await readDescription(join(folder, name));
        if (description === undefined || keyOf(kind, description.lines) !== typedName.exec(name)?.[1]) continue;
        found.push({ ...description, folder, name });
      }
    }
    return found;
  }

  /** What is remembered of the typed files of a folder. */
  async #verified(folder: string): Promise<VerifiedFiles> {
    const { memory } = this.#folders;
    if (memory === undefined) return await VerifiedFiles.open(folder, undefined);
    const of = folder === memory.folder ? "here" : "lake";
    return await VerifiedFiles.open(folder, { path: join(memory.folder, `typed-${of}.txt`), writer: memory.writer });
  }

  /** Removes the files of a kind that have other lines. Another process may have made one of the same lines, and reads it. */
  async #removeOthers(folder: string, kind: string): Promise<void> {
    const key = keyOf(kind, [...this.#lines.keys()]);
    for (const name of this.#names.get(folder) ?? []) {
      if (!name.startsWith(`${kind}.`) || typedName.exec(name)?.[1] === key) continue;
      for (const path of [join(folder, name), describedBy(join(folder, name))]) {
        // On Windows another process may hold it; it is removed later.
        await rm(path, { force: true }).catch(() => undefined);
      }
    }
  }

  #nameOf(kind: string, { writer }: LakeCache): string {
    return `${kind}.${keyOf(kind, [...this.#lines.keys()])}.${writer}.parquet`;
  }
}

const typedName = /^\w+\.([\da-f]{32})\.\w+\.parquet$/;

/** A hash of what a typed file is made from: the lines, and how they are read. */
function keyOf(kind: string, lines: readonly string[]): string {
  const hash = createHash("sha256").update(observedQuery(kind));
  for (const digest of lines.toSorted()) hash.update(` ${digest}`);
  return hash.digest("hex").slice(0, 32);
}

function describedBy(path: string): string {
  return path.replace(/\.parquet$/, ".json");
}

/** The description of a typed file; undefined if it is missing or damaged. */
async function readDescription(path: string): Promise<Description | undefined> {
  try {
    return parseLakeJson(await readFile(describedBy(path), "utf8"), descriptionShape, path);
  } catch {
    return undefined;
  }
}

function rowsIn(files: readonly LakeFile[]): number {
  return files.reduce((sum, { rows }) => sum + rows, 0);
}

/** The SQL of the rows in a typed file. */
export function typedRelation({ path, from }: TypedFile): string {
  const rows = `SELECT * EXCLUDE (${origin}) FROM read_parquet(${literal(path)}, hive_partitioning = false)`;
  return from === undefined ? `(${rows})` : `(${rows} WHERE ${origin} IN (${from.map(literal).join(", ")}))`;
}
