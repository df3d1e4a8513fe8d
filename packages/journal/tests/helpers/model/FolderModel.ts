import { expectLook, nothingKnown, type ExpectedEntry, type KnownFile } from "./FileModel.ts";

/** A file on disk, what its reader knows, and the rest of a line that its writer has still to write. */
export interface ModelFile {
  bytes: Buffer | undefined;
  known: KnownFile;
  half: Buffer;
}

const empty = Buffer.alloc(0);

/** The simplest correct model of a folder of journals, its writers and its one consumer. */
export class FolderModel {
  readonly files = new Map<string, ModelFile>();
  /** Entries delivered since the consumer last saved, by file. */
  fresh = new Map<string, ExpectedEntry[]>();
  /** What the consumer knew at its last save. */
  readonly #saved = new Map<string, KnownFile>();
  #sessions = 0;
  #lines = 0;

  /** The name of the first part of a new session, in the live or beta channel. */
  nextSession(isBeta: boolean): string {
    const minute = String(this.#sessions++).padStart(4, "0");
    return `Journal${isBeta ? "Beta" : ""}.2025-01-02T${minute}00.01.log`;
  }

  /** A number that no line has yet. */
  nextLine(): number {
    return this.#lines++;
  }

  /** The names of all files ever written that match, in order. */
  names(fits: (file: ModelFile) => boolean): readonly string[] {
    const found = [...this.files].filter(([, file]) => fits(file)).map(([name]) => name);
    return found.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  }

  file(name: string): ModelFile {
    const file = this.files.get(name) ?? { bytes: undefined, known: nothingKnown, half: empty };
    this.files.set(name, file);
    return file;
  }

  append(name: string, bytes: Buffer): void {
    const file = this.file(name);
    file.bytes = Buffer.concat([file.bytes ?? empty, bytes]);
  }

  /** What a follower must deliver now, by file. */
  look(): ReadonlyMap<string, readonly ExpectedEntry[]> {
    const found = new Map<string, readonly ExpectedEntry[]>();
    for (const [name, file] of this.files) {
      const look = expectLook(name, file.bytes, file.known);
      file.known = look.known;
      found.set(name, look.found);
      this.fresh.set(name, [...(this.fresh.get(name) ?? []), ...look.found]);
    }
    return found;
  }

  /** Saves the results of the consumer up to the next entry of this file. */
  save(name: string): ExpectedEntry | undefined {
    const [next, ...rest] = this.fresh.get(name) ?? [];
    this.fresh.set(name, rest);
    if (next !== undefined) this.#saved.set(name, next.after);
    return next;
  }

  /** Makes the consumer forget what it has not saved. */
  crash(): void {
    this.fresh = new Map();
    for (const [name, file] of this.files) file.known = this.#saved.get(name) ?? nothingKnown;
  }
}

/** The sort key of a file: sessions of all channels are ordered by their stamps. */
export function orderOf(name: string): string {
  return name.replace("Beta", "");
}
