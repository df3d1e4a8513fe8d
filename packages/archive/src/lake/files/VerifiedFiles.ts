import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { homeOf } from "../home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../home/LakeHome.ts";
import { damageOf, type ComparedFile, type DamagedFile } from "./damage.ts";
import type { LakeFile } from "./LakeFile.ts";

/** Where it is remembered which files were compared, and how a file of that memory gets a name of its own. */
export interface VerifiedMemory {
  readonly path: string;
  /** Different for any two processes. */
  readonly writer: string;
}

/**
 * Compares files of a lake with their digests, each once: a file that has the size, time and inode with which it was found whole
 * is not read again.
 */
export class VerifiedFiles {
  readonly #home: LakeHome;
  readonly #memory: VerifiedMemory | undefined;
  /** By path: how the file looked when it was whole. */
  readonly #whole: Map<string, string>;
  #isNew = false;

  private constructor(home: LakeHome, memory: VerifiedMemory | undefined, whole: Map<string, string>) {
    this.#home = home;
    this.#memory = memory;
    this.#whole = whole;
  }

  /** Reads what is remembered. A memory that cannot be read is empty. */
  static async open(lake: LakePlace, memory: VerifiedMemory | undefined): Promise<VerifiedFiles> {
    const text = memory === undefined ? "" : await readFile(memory.path, "utf8").catch(() => "");
    return new VerifiedFiles(homeOf(lake), memory, parseMemory(text));
  }

  /** What is wrong with a file; undefined if nothing is. */
  async damageOf(file: ComparedFile): Promise<DamagedFile | undefined> {
    const look = await this.#lookOf(file);
    if (look !== undefined && this.#whole.get(file.path) === look) return undefined;
    const damage = await damageOf(this.#home, file);
    // The file may have been brought meanwhile.
    const compared = this.#home.isRemote ? await this.#lookOf(file) : look;
    if (damage === undefined && compared !== undefined) {
      this.#whole.set(file.path, compared);
      this.#isNew = true;
    }
    return damage;
  }

  /** Remembers which of the files that the lake has were found whole. A memory that cannot be written costs time and no answer. */
  async remember(files: readonly Pick<LakeFile, "path">[]): Promise<void> {
    if (this.#memory === undefined || !this.#isNew) return;
    const { path, writer } = this.#memory;
    const known = files.flatMap(({ path: file }) => {
      const look = this.#whole.get(file);
      return look === undefined ? [] : [`${look} ${file}\n`];
    });
    const written = `${path}.${writer}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(written, known.join(""));
      await rename(written, path);
      this.#isNew = false;
    } catch {
      // The next process compares them again.
    }
  }

  /** How a file looks without reading it, beside the digest that it should have; undefined if it is missing. */
  async #lookOf({ path, sha256 = "-" }: ComparedFile): Promise<string | undefined> {
    const found = await stat(join(this.#home.folder, path), { bigint: true }).catch(() => undefined);
    return found === undefined ? undefined : `${found.size} ${found.mtimeNs} ${found.ino} ${sha256}`;
  }
}

const remembered = /^(\d+ \d+ \d+ \S+) (.+)$/gm;

function parseMemory(text: string): Map<string, string> {
  return new Map([...text.matchAll(remembered)].map(([, look = "", path = ""]) => [path, look]));
}
