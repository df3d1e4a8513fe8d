import { appendFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseRegister, printEntry, type Register, type RegisterEntry } from "./Register.ts";
import { readIfPresent, secretMode } from "./secretFiles.ts";
import { FleetError } from "../FleetError.ts";
import { isCommanderName, isRole } from "../commanderName.ts";

/** The register of a fleet on disk. Several processes may read it and append to it at the same time. */
export class RegisterFile {
  readonly #path: string;
  readonly #firstPath: string;
  #last: { readonly bytes: number; readonly register: Register } | undefined;

  constructor(folder: string) {
    this.#path = join(folder, "register.jsonl");
    // Fleets of the first version have their first entries in another file.
    this.#firstPath = join(folder, "register.json");
  }

  /** Reads who was invited and what was revoked, also by other processes. */
  async read(): Promise<Register> {
    // Entries are only appended: a file of the same size is the same. Many guesses must not cost many readings.
    const bytes = await stat(this.#path).then(
      ({ size }) => size,
      () => 0,
    );
    if (this.#last?.bytes === bytes) return this.#last.register;
    const before = await readIfPresent(this.#firstPath);
    const first = before === undefined ? undefined : { path: this.#firstPath, text: before };
    const text = (await readIfPresent(this.#path)) ?? "";
    const register = parseRegister({ path: this.#path, text }, first);
    this.#last = { bytes: Buffer.byteLength(text), register };
    return register;
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
    if (invited[name] === undefined) throw new FleetError("odd-name", name);
  }
}
