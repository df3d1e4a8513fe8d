import { appendFile, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { RegisterReading, printEntry, type Register, type RegisterEntry } from "./Register.ts";
import { readIfPresent, secretMode } from "./secretFiles.ts";
import { FleetError } from "../FleetError.ts";
import { isCommanderName, isRole } from "../commanderName.ts";

/** How far the file was read, and which file it was. */
interface Progress {
  readonly inode: number;
  readonly bytes: number;
  readonly reading: RegisterReading;
  readonly register: Register;
}

/** The register of a fleet on disk. Several processes may read it and append to it at the same time. */
export class RegisterFile {
  readonly #path: string;
  readonly #firstPath: string;
  #last: Progress | undefined;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#path = join(folder, "register.jsonl");
    // Fleets of the first version have their first entries in another file.
    this.#firstPath = join(folder, "register.json");
  }

  /** Reads who was invited and what was revoked, also by other processes. Of a file that has grown only the new entries are read. */
  async read(): Promise<Register> {
    // One after the other: two readings at once would add the same entries twice.
    const reading = this.#reading.then(() => this.#readOn());
    this.#reading = reading.catch(() => undefined);
    return await reading;
  }

  async #readOn(): Promise<Register> {
    const found = await stat(this.#path).catch(() => undefined);
    const { size = 0, ino = 0 } = found ?? {};
    const isSame = this.#last?.inode === ino && this.#last.bytes <= size;
    const before = isSame ? this.#last : undefined;
    // Entries are only appended: a file of the same size is the same. Many guesses must not cost many readings.
    if (before?.bytes === size) return before.register;
    const reading = before?.reading ?? (await this.#begin());
    const text = await this.#readFrom(before?.bytes ?? 0, size);
    // An entry counts when its line has ended. The rest is read again with what follows.
    const end = text.lastIndexOf(lineEnd) + 1;
    reading.addText(text.subarray(0, end).toString("utf8"));
    const bytes = (before?.bytes ?? 0) + end;
    // A file whose last line was cut off is read again each time, from that line on.
    const register = end === 0 && before !== undefined ? before.register : reading.register;
    this.#last = { inode: ino, bytes, reading, register };
    return register;
  }

  async #begin(): Promise<RegisterReading> {
    const text = await readIfPresent(this.#firstPath);
    return new RegisterReading(this.#path, text === undefined ? undefined : { path: this.#firstPath, text });
  }

  async #readFrom(offset: number, end: number): Promise<Buffer> {
    if (end === offset) return Buffer.alloc(0);
    const file = await open(this.#path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - offset), 0, end - offset, offset);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /** Appends an entry, and returns when it is on the disk. */
  async append(entry: RegisterEntry): Promise<void> {
    await appendFile(this.#path, printEntry(entry), { mode: secretMode, flush: true });
  }

  /** Throws a FleetError unless a commander can be invited under a name. Who was invited before names had a rule keeps the name. */
  async requireName(name: string): Promise<void> {
    if (isRole(name)) throw new FleetError("reserved-name", name);
    if (isCommanderName(name)) return;
    const { invited } = await this.read();
    if (!invited.has(name)) throw new FleetError("odd-name", name);
  }
}

const lineEnd = 0x0a;
