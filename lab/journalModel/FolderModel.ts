import { lookAt, unknown, type Expected, type Known } from "./FileModel.ts";

/** A file as it is on disk, what its reader knows of it, and the half line its writer has still to finish. */
export interface ModelFile {
  bytes: Buffer | undefined;
  known: Known;
  half: Buffer;
}

const empty = Buffer.alloc(0);

/** A folder of journals, its writers and its one consumer, in the simplest form that can be right. */
export class FolderModel {
  readonly files = new Map<string, ModelFile>();
  /** Entries delivered since the consumer last saved, by file. */
  fresh = new Map<string, Expected[]>();
  /** What the consumer knows by its last save. */
  readonly #saved = new Map<string, Known>();
  #sessions = 0;
  #lines = 0;

  /** The name of a new session's first part; some sessions are of a beta. */
  nextSession(isBeta: boolean): string {
    const minute = String(this.#sessions++).padStart(4, "0");
    return `Journal${isBeta ? "Beta" : ""}.2025-01-02T${minute}00.01.log`;
  }

  /** A number no line had before. */
  nextLine(): number {
    return this.#lines++;
  }

  /** Names of all files there ever were, in their order, that are such as is asked. */
  names(fits: (file: ModelFile) => boolean): readonly string[] {
    const found = [...this.files].filter(([, file]) => fits(file)).map(([name]) => name);
    return found.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  }

  file(name: string): ModelFile {
    const file = this.files.get(name) ?? { bytes: undefined, known: unknown, half: empty };
    this.files.set(name, file);
    return file;
  }

  append(name: string, bytes: Buffer): void {
    const file = this.file(name);
    file.bytes = Buffer.concat([file.bytes ?? empty, bytes]);
  }

  /** What a follower delivers now, by file. */
  look(): ReadonlyMap<string, readonly Expected[]> {
    const found = new Map<string, readonly Expected[]>();
    for (const [name, file] of this.files) {
      const look = lookAt(name, file.bytes, file.known);
      file.known = look.known;
      found.set(name, look.found);
      this.fresh.set(name, [...(this.fresh.get(name) ?? []), ...look.found]);
    }
    return found;
  }

  /** The consumer saves its work as far as the next entry of this file. */
  save(name: string): Expected | undefined {
    const [next, ...rest] = this.fresh.get(name) ?? [];
    this.fresh.set(name, rest);
    if (next !== undefined) this.#saved.set(name, next.behind);
    return next;
  }

  /** The consumer forgets what it has not saved. */
  crash(): void {
    this.fresh = new Map();
    for (const [name, file] of this.files) file.known = this.#saved.get(name) ?? unknown;
  }
}

/** Sessions of all channels follow each other by their stamps. */
export function orderOf(name: string): string {
  return name.replace("Beta", "");
}
